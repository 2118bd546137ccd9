#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "drawing/language/tokenizer.h"
#include "drawing/model/wish.h"

namespace drawing::language {

// How a text says that somebody looks: "mit Zöpfen und Brille", "ihre langen Haare", "mit Locken". What it
// does not say is as it is.
Looks described_looks(const std::vector<Token>& tokens);

// The id of the garment that the key names: "suit" for "anzug"; empty for none.
std::string_view garment_of(std::string_view key);

// The id of the garment in which somebody plays whom the token at `at` names: "gown" in "Zwei Mädchen spielen
// Prinzessin"; empty for none.
std::string_view garment_of_role(const std::vector<Token>& tokens, std::size_t at);

// Whether the garment at `at` is worn after this preposition: always after "im"; after "mit" only without an
// article, because "mit dem Kleid" somebody plays.
bool says_what_is_worn(std::string_view preposition, const std::vector<Token>& tokens, std::size_t at);

// "verkleidet sich als Pirat", "geht als eine gute Fee": whether "als" stands before the noun at `at`, its
// article and its adjectives, and says whom somebody plays.
bool is_costume_at(const std::vector<Token>& tokens, std::size_t at);

// Of the animal that somebody is dressed up as.
enum class CostumeEars { none, cat, rabbit, bear, feelers };

// The ears of who is dressed up as the animal with this key: "katze"; none for what has no ears to put on.
CostumeEars costume_ears(std::string_view key);
// The ears that somebody in the text puts on: "verkleidet sich als Katze".
CostumeEars described_ears(std::string_view text);

}  // namespace drawing::language
