// What the public sentences ask for is there, visible, no more often than they say, and touches what it has
// to touch. deed_numbers prints what each page misses.
#include <algorithm>
#include <future>
#include <thread>

#include <gtest/gtest.h>

#include "support/copy_laws.h"
#include "support/deed_laws.h"
#include "support/touch_laws.h"

namespace {

using test_support::DeedFindings;
using test_support::DeedSentence;

// Ages and orientations take turns; deed_numbers --all draws each sentence at all of them.
drawing::Options options_for(std::size_t index) {
  drawing::Options options;
  options.seed = 1;
  options.age = static_cast<drawing::Age>(index % 3);
  if (index % 2 == 1) options.orientation = drawing::Orientation::landscape;
  return options;
}

// What is counted on the pages of all public sentences, which are drawn once for all laws.
struct Counted {
  double pages = 0, nouns = 0, unseen = 0, contacts = 0, open = 0, all_shown = 0, covered_faces = 0,
         untouched = 0, hidden = 0, copied_things = 0, copied_furniture = 0;
  std::string copies;

  void add(const Counted& more) {
    for (double Counted::*count :
         {&Counted::pages, &Counted::nouns, &Counted::unseen, &Counted::contacts, &Counted::open,
          &Counted::all_shown, &Counted::covered_faces, &Counted::untouched, &Counted::hidden,
          &Counted::copied_things, &Counted::copied_furniture})
      this->*count += more.*count;
    copies += more.copies;
  }
};

void count_page(const DeedSentence& sentence, const drawing::Drawing& page, Counted& counted) {
  ++counted.pages;
  const DeedFindings findings = test_support::check_deeds(sentence, page);
  counted.nouns += static_cast<double>(sentence.see.size());
  counted.unseen += static_cast<double>(findings.unseen.size());
  counted.contacts += findings.contacts;
  counted.open += static_cast<double>(findings.open.size());
  counted.covered_faces += static_cast<double>(findings.covered_faces.size());
  counted.all_shown += findings.not_shown.empty() ? 1 : 0;
  counted.untouched += static_cast<double>(test_support::untouched_on(page).size());
  for (const test_support::Hidden& one : test_support::hidden_on(page))
    counted.hidden += one.share >= 0.33 || one.face ? 1 : 0;
  const test_support::Copies copies = test_support::copies_of(page);
  counted.copied_furniture += static_cast<double>(copies.furniture.size());
  counted.copied_things += static_cast<double>(copies.things.size());
  for (const auto* names : {&copies.furniture, &copies.things})
    for (const std::string& name : *names) counted.copies += sentence.text + ": " + name + "\n";
}

// The limits are what was reached; to be tightened with every gain.
class DeedLaws : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    counted = {};
    const std::vector<DeedSentence> sentences = test_support::deed_sentences();
    ASSERT_GE(sentences.size(), 300U);
    // Every core takes its turn; sums do not depend on how many there are.
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::future<Counted>> shares;
    for (std::size_t core = 0; core < cores; ++core) {
      shares.push_back(std::async(std::launch::async, [&sentences, core, cores] {
        Counted share;
        for (std::size_t i = core; i < sentences.size(); i += cores)
          count_page(sentences[i], drawing::draw(sentences[i].text, options_for(i)), share);
        return share;
      }));
    }
    for (std::future<Counted>& share : shares) counted.add(share.get());
  }

  static inline Counted counted;
};

TEST_F(DeedLaws, WhatIsAskedForIsSeen) {
  EXPECT_LE(counted.unseen / counted.nouns, 0.015);
  EXPECT_LE(counted.covered_faces / counted.pages, 0.015);
  EXPECT_LE(counted.hidden / counted.pages, 0.05);
}

TEST_F(DeedLaws, DeedsAreShownAndTouchWhatTheyAreAbout) {
  EXPECT_GE(counted.all_shown / counted.pages, 0.98);
  EXPECT_LE(counted.open / counted.contacts, 0.003);
  EXPECT_LE(counted.untouched / counted.pages, 0.08);
}

TEST_F(DeedLaws, OneMeaningIsOneCount) {
  EXPECT_LE(counted.copied_furniture / counted.pages, 0.01) << counted.copies;
  EXPECT_LE(counted.copied_things / counted.pages, 0.01) << counted.copies;
}

}  // namespace
