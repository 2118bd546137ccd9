// What the public sentences ask for is there, visible, and touches what it has to touch. deed_numbers prints
// what each page misses.
#include <gtest/gtest.h>

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

TEST(DeedLaws, HoldOnThePublicSentences) {
  const std::vector<DeedSentence> sentences = test_support::deed_sentences();
  ASSERT_GE(sentences.size(), 300U);
  double nouns = 0, unseen = 0, contacts = 0, open = 0, shown = 0, faces = 0, untouched = 0, hidden = 0;
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    const drawing::Drawing page = drawing::draw(sentences[i].text, options_for(i));
    const DeedFindings findings = test_support::check_deeds(sentences[i], page);
    untouched += static_cast<double>(test_support::untouched_on(page).size());
    for (const test_support::Hidden& one : test_support::hidden_on(page))
      hidden += one.share >= 0.33 || one.face ? 1 : 0;
    nouns += static_cast<double>(sentences[i].see.size());
    unseen += static_cast<double>(findings.unseen.size());
    contacts += findings.contacts;
    open += static_cast<double>(findings.open.size());
    faces += static_cast<double>(findings.covered_faces.size());
    shown += findings.not_shown.empty() ? 1 : 0;
  }
  // What was reached; to be raised with every gain.
  EXPECT_LE(unseen / nouns, 0.015);
  EXPECT_LE(open / contacts, 0.003);
  EXPECT_LE(faces / static_cast<double>(sentences.size()), 0.015);
  EXPECT_LE(untouched / static_cast<double>(sentences.size()), 0.08);
  EXPECT_LE(hidden / static_cast<double>(sentences.size()), 0.05);
  EXPECT_GE(shown / static_cast<double>(sentences.size()), 0.98);
}

}  // namespace
