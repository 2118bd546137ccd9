#include "drawing/language/noun_phrase.h"

#include "drawing/language/articles.h"

namespace drawing::language {

namespace {

// Whether the noun only says whose something is. "Mein Kind" is the one that the page is for.
bool names_owner(const Determiners& determiners, const Reading& reading, std::span<const Token> tokens) {
  const Word& word = *reading.word;
  if (word.special == "relative" && is_first_person(determiners.article)) return true;
  return is_family_word(word.role) && is_genitive_of_owner(determiners, reading, tokens);
}

// Whether a noun that looks the same in both numbers is one of several when nothing stands before it.
bool is_plural_likely(const Lexicon& lexicon, const NounContext& context, const Reading& reading,
                      std::span<const Token> tokens) {
  const LexiconEntry& entry = lexicon.entries()[static_cast<std::size_t>(reading.word->entry)];
  const bool after_verb = context.verb != nullptr && context.verb->role != WordRole::single_object;
  return after_verb || (entry.has_face && plural_verb_follows(lexicon, tokens));
}

// "sechs große und kleine Fische" are six together.
void share_noun(NounPhrase& phrase, const Determiners& first, const Reading& reading) {
  const auto all = first.count;
  const bool shared = all && phrase.determiners.count == all;
  phrase.other_kind = OtherKind{first, shared ? (*all + 1) / 2 : count_of(first, reading, false)};
  if (shared) phrase.count = *all / 2;
}

}  // namespace

NounPhrase read_noun_phrase(const Lexicon& lexicon, const NounContext& context, const Reading& reading,
                            std::span<const Token> tokens) {
  const Determiners& determiners = context.determiners;
  NounPhrase phrase{.determiners = determiners, .noun = reading};
  phrase.count = count_of(determiners, reading, is_plural_likely(lexicon, context, reading, tokens));
  phrase.names_owner = names_owner(determiners, reading, tokens);
  if (context.first_kind && are_two_kinds(*context.first_kind, determiners))
    share_noun(phrase, *context.first_kind, reading);
  return phrase;
}

}  // namespace drawing::language
