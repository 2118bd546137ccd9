// Draws the sentences of tests/sentences/deeds.toml and says which pages miss what of them.
//
//   deed_numbers [--all]      without --all one page a sentence, with it three ages and two orientations

#include <array>
#include <cstdio>
#include <cstring>
#include <string>

#include "support/copy_laws.h"
#include "support/deed_laws.h"

namespace {

// For whom and how a sentence is drawn, as draw's options say it.
std::string named(const drawing::Options& options) {
  static constexpr std::array<const char*, 3> ages{"3-5", "6-8", "9+"};
  const bool wide = options.orientation == drawing::Orientation::landscape;
  return std::string(ages.at(static_cast<std::size_t>(options.age))) + (wide ? ", landscape" : "");
}

}  // namespace

int main(int argc, char** argv) {
  const bool all = argc > 1 && std::strcmp(argv[1], "--all") == 0;
  int pages = 0, good = 0, contacts = 0, open = 0, nouns = 0, unseen = 0, hidden_deeds = 0, faces = 0,
      copies = 0;
  for (const test_support::DeedSentence& sentence : test_support::deed_sentences()) {
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
}
