#include "drawing/language/lexicon.h"

#include <algorithm>

#include "base/embedded.h"
#include "drawing/language/lexicon_loader.h"

namespace drawing::language {

bool is_being(const LexiconEntry& entry) {
  return entry.has_face && entry.support != Support::sky;
}

bool is_person(const LexiconEntry& entry) {
  return is_being(entry) && !entry.is_animal;
}

bool is_landmark(const LexiconEntry& entry) {
  if (entry.has_face || entry.is_animal) return false;
  return (entry.support == Support::sky && entry.size >= SizeClass::large) ||
         (entry.support == Support::ground && entry.size >= SizeClass::huge);
}

const Lexicon& Lexicon::embedded() {
  static const Lexicon lexicon(base::resource("lexicon.tsv"));
  return lexicon;
}

Lexicon::Lexicon(std::string_view text) {
  LexiconLoader(*this).load(text);
}

const LexiconEntry* Lexicon::find(std::string_view motif) const {
  const auto found =
      std::lower_bound(entries_.begin(), entries_.end(), motif,
                       [](const LexiconEntry& entry, std::string_view id) { return entry.motif < id; });
  return found != entries_.end() && found->motif == motif ? &*found : nullptr;
}

const LexiconEntry* Lexicon::find_sequence(std::string_view motif) const {
  for (;;) {
    if (const LexiconEntry* entry = find(motif)) return entry;
    const std::size_t joint = motif.rfind("-200d-");
    if (joint == std::string_view::npos) return nullptr;
    motif = motif.substr(0, joint);
  }
}

std::optional<FormRecord> Lexicon::look_up(std::string_view key) const {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t slot = hash_key(key) & mask; slots_[slot] != 0; slot = (slot + 1) & mask) {
    const std::size_t index = slots_[slot] - 1;
    if (forms_[index].view() == key) return form(index);
  }
  return std::nullopt;
}

FormRecord Lexicon::form(std::size_t index) const {
  const StoredForm& stored = forms_[index];
  const auto slot = [&](std::size_t i) -> Form {
    if (stored.words[i] == 0) return {};
    return {&words_[stored.words[i] - 1U], static_cast<GrammaticalNumber>(stored.numbers[i] & 7U),
            (stored.numbers[i] & derived_bit) != 0};
  };
  return {stored.view(), slot(0), slot(1), slot(2), slot(3)};
}

const DeedEntry* Lexicon::deed_of(const Word& word) const {
  return word.deed < 0 ? nullptr : &deeds_[static_cast<std::size_t>(word.deed)];
}

const DeedEntry* Lexicon::find_deed(std::string_view infinitive) const {
  const auto own = [&](const DeedEntry& deed) {
    // Those of nouns have no base, "Rad fahren" another verb; "steigen lassen" is one itself.
    const bool is_phrase = !deed.parts.empty() && deed.verb.find(' ') == std::string_view::npos;
    return deed.verb == infinitive && !deed.base.empty() && !is_phrase;
  };
  const auto found = std::find_if(deeds_.begin(), deeds_.end(), own);
  return found == deeds_.end() ? nullptr : &*found;
}

const DeedEntry* Lexicon::deed_of_noun(std::string_view key) const {
  const auto found =
      std::lower_bound(deed_nouns_.begin(), deed_nouns_.end(), key,
                       [](const auto& noun, std::string_view wanted) { return noun.first < wanted; });
  return found != deed_nouns_.end() && found->first == key ? &deeds_[found->second] : nullptr;
}

bool Lexicon::starts_phrase(std::string_view key) const {
  return std::binary_search(phrase_starts_.begin(), phrase_starts_.end(), key);
}

std::span<const Lemma> Lexicon::lemmas(char letter) const {
  const auto before = [](const Lemma& lemma, char c) { return lemma.key.front() < c; };
  const auto first = std::lower_bound(lemmas_.begin(), lemmas_.end(), letter, before);
  const auto last = std::lower_bound(first, lemmas_.end(), static_cast<char>(letter + 1), before);
  return {first, last};
}

}  // namespace drawing::language
