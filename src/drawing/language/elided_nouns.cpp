#include "drawing/language/elided_nouns.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "drawing/language/reading.h"

namespace drawing::language {

namespace {

// Somebody of whom there can be one more.
const Reading* somebody(const Lexicon& lexicon, const Phrase& phrase) {
  const auto* noun = std::get_if<NounPhrase>(&phrase);
  const auto* reading = noun == nullptr ? nullptr : std::get_if<Reading>(&noun->noun);
  const bool one_more = reading != nullptr && reading->word->kind == WordKind::motif &&
                        !is_family_word(reading->word->role) && reading->word->special != "relative" &&
                        lexicon.entries()[static_cast<std::size_t>(reading->word->entry)].has_face;
  return one_more ? reading : nullptr;
}

// The gender that the ending of "anderer", "andere", "anderes" says; nothing for all other words.
std::optional<Gender> gender_of_another(const std::vector<Token>& tokens, std::size_t at) {
  static constexpr std::array<std::string_view, 4> words = {"ander", "zweit", "dritt", "weiter"};
  if (at < 2 || !tokens[at - 2].key.starts_with("ein")) return std::nullopt;
  const std::string_view key = tokens[at - 1].key;
  for (const std::string_view word : words) {
    if (!key.starts_with(word)) continue;
    const std::string_view ending = key.substr(word.size());
    if (ending == "er") return Gender::masculine;
    if (ending == "e") return Gender::feminine;
    if (ending == "es") return Gender::neuter;
  }
  return std::nullopt;
}

// "Drei Kinder sitzen auf der Bank und eines liest": where all sit or lie, one of them does it there.
bool are_all_there(const std::vector<Phrase>& phrases) {
  static constexpr std::array<std::string_view, 4> postures = {"sitzen", "liegen", "stehen", "hocken"};
  return std::any_of(phrases.begin(), phrases.end(), [](const Phrase& phrase) {
    const auto* verb = std::get_if<VerbPhrase>(&phrase);
    return verb != nullptr && std::find(postures.begin(), postures.end(), verb->word->name) != postures.end();
  });
}

NounPhrase so_many(const Reading& reading, long count) {
  NounPhrase others{.noun = reading};
  others.count = count;
  others.determiners.count = count;
  return others;
}

}  // namespace

std::optional<NounPhrase> elided_noun(const Lexicon& lexicon, const Determiners& determiners,
                                      const std::vector<Phrase>& phrases, const std::vector<Token>& tokens,
                                      std::size_t at) {
  if (const auto gender = gender_of_another(tokens, at)) {
    const auto last = std::find_if(phrases.rbegin(), phrases.rend(), [&](const Phrase& phrase) {
      const Reading* reading = somebody(lexicon, phrase);
      return reading != nullptr && reading->word->gender == *gender;
    });
    if (last == phrases.rend()) return std::nullopt;
    return so_many(*somebody(lexicon, *last), 1);
  }
  const std::optional<long> more = more_of_them(determiners, tokens, at);
  if (!more || (*more == 1 && are_all_there(phrases))) return std::nullopt;
  const auto first = std::find_if(phrases.begin(), phrases.end(), [](const Phrase& phrase) {
    return std::holds_alternative<NounPhrase>(phrase);
  });
  const Reading* reading = first == phrases.end() ? nullptr : somebody(lexicon, *first);
  if (reading == nullptr) return std::nullopt;
  // "Zwei Jungen spielen, einer steht im Tor": one of them.
  if (*more == 1 && std::get<NounPhrase>(*first).count > 1) return std::nullopt;
  return so_many(*reading, *more);
}

}  // namespace drawing::language
