#include "books/lessons/known_pictures.h"

namespace books::lessons {

using drawing::language::Lexicon;
using drawing::language::LexiconEntry;
using drawing::language::Word;

std::vector<const LexiconEntry*> known_pictures() {
  std::vector<const LexiconEntry*> known;
  for (const LexiconEntry& entry : Lexicon::embedded().entries()) {
    if (!entry.shown_as.empty()) known.push_back(&entry);
  }
  return known;
}

std::vector<std::string> names_of_motif(std::string_view motif) {
  const Lexicon& lexicon = Lexicon::embedded();
  const LexiconEntry* entry = lexicon.find(motif);
  if (entry == nullptr) return {};
  std::vector<std::string> names = {entry->singular};
  for (const Word& word : lexicon.words()) {
    if (word.kind == drawing::language::WordKind::motif && word.entry >= 0 &&
        &lexicon.entries()[static_cast<std::size_t>(word.entry)] == entry && word.name != entry->singular) {
      names.emplace_back(word.name);
    }
  }
  return names;
}

}  // namespace books::lessons
