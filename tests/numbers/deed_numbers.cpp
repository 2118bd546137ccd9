// Draws the sentences of tests/sentences and says which pages miss what of them.
//
//   deed_numbers [--all] [FILE]      the sentences of a text file instead, one a line;
//                                    without --all one page a sentence, with it three ages and two
//                                    orientations
//
// A line with "~" says what nobody has a limb on, one with "#" who hides whom by which percentage.

#include <array>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "support/copy_laws.h"
#include "support/deed_laws.h"
#include "support/touch_laws.h"

namespace {

// So much of somebody hidden is seen at once.
constexpr double much_hidden = 0.33;

// For whom and how a sentence is drawn, as draw's options say it.
std::string named(const drawing::Options& options) {
  static constexpr std::array<const char*, 3> ages{"3-5", "6-8", "9+"};
  const bool wide = options.orientation == drawing::Orientation::landscape;
  return std::string(ages.at(static_cast<std::size_t>(options.age))) + (wide ? ", landscape" : "");
}

// Sentences of which nobody has said what has to be seen.
std::vector<test_support::DeedSentence> lines_of(const char* file) {
  std::vector<test_support::DeedSentence> sentences;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (!line.empty()) sentences.push_back({.text = line, .by = {}, .see = {}, .place = {}, .deeds = {}});
  }
  return sentences;
}

}  // namespace

int main(int argc, char** argv) {
  const bool all = argc > 1 && std::strcmp(argv[1], "--all") == 0;
  const int file = all ? 2 : 1;
  const std::vector<test_support::DeedSentence> sentences =
      argc > file ? lines_of(argv[file]) : test_support::deed_sentences();
  int pages = 0, good = 0, contacts = 0, open = 0, nouns = 0, unseen = 0, hidden_deeds = 0, faces = 0,
      copies = 0, untouched = 0, hidden = 0, hidden_faces = 0, hidden_hands = 0;
  for (const test_support::DeedSentence& sentence : sentences) {
    for (int variant = 0; variant < (all ? 6 : 1); ++variant) {
      drawing::Options options;
      options.seed = 1;
      options.age = static_cast<drawing::Age>((variant + 1) % 3);
      if (variant >= 3) options.orientation = drawing::Orientation::landscape;
      const drawing::Drawing page = drawing::draw(sentence.text, options);
      const test_support::DeedFindings findings = test_support::check_deeds(sentence, page);
      const test_support::Copies twice = test_support::copies_of(page);
      for (const auto* list : {&twice.things, &twice.furniture}) {
        copies += static_cast<int>(list->size());
        for (const std::string& name : *list)
          std::printf("%s (%s): 2x %s\n", sentence.text.c_str(), named(options).c_str(), name.c_str());
      }
      for (const test_support::Untouched& one : test_support::untouched_on(page)) {
        ++untouched;
        std::printf("~ %s (%s): %s - %s %.1f mm\n", sentence.text.c_str(), named(options).c_str(),
                    one.who.c_str(), one.what.c_str(), one.gap_mm);
      }
      for (const test_support::Hidden& one : test_support::hidden_on(page)) {
        if (one.share >= much_hidden) ++hidden;
        if (one.face) ++hidden_faces;
        hidden_hands += one.hands;
        std::printf("# %3.0f%%%s%s %s by %s%s | %s (%s)\n", 100 * one.share, one.face ? " face" : "",
                    one.hands > 0 ? " hand" : "", one.of.c_str(), one.by.c_str(),
                    one.by_scenery ? " (place)" : "", sentence.text.c_str(), named(options).c_str());
      }
      ++pages;
      contacts += findings.contacts;
      open += static_cast<int>(findings.open.size());
      nouns += static_cast<int>(sentence.see.size());
      unseen += static_cast<int>(findings.unseen.size());
      faces += static_cast<int>(findings.covered_faces.size());
      hidden_deeds += findings.not_shown.empty() ? 0 : 1;
      if (findings.none()) {
        ++good;
        continue;
      }
      std::printf("%s (%s):", sentence.text.c_str(), named(options).c_str());
      for (const std::string& text : findings.unseen) std::printf(" -%s", text.c_str());
      for (const std::string& text : findings.not_shown) std::printf(" !%s", text.c_str());
      for (const std::string& text : findings.open) std::printf(" [%s]", text.c_str());
      for (const std::string& text : findings.covered_faces) std::printf(" (Gesicht: %s)", text.c_str());
      std::printf("\n");
    }
  }
  std::printf(
      "%d of %d pages keep all laws; %d of %d nouns unseen, %d of %d contacts open, %d pages with a deed "
      "that is not shown, %d faces covered, %d things too many\n",
      good, pages, unseen, nouns, open, contacts, hidden_deeds, faces, copies);
  std::printf("%d things or doers untouched, %d hidden by a third, %d faces and %d hands behind something\n",
              untouched, hidden, hidden_faces, hidden_hands);
}
