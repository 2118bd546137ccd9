#include "books/german/initial_sound.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/utf8.h"

namespace books::german {
namespace {

// Spellings of a sound that has several letters.
constexpr std::array<std::string_view, 8> written_together = {"Sch", "St", "Sp", "Pf",
                                                              "Ei",  "Eu", "Au", "Qu"};

// Beginnings whose sound is not that of their letters, or not for everybody: whole words where others that
// begin like them are sure.
constexpr std::array<std::string_view, 53> unsure = {
    "C",      "V",      "X",       "Y",     "Ph",      "Ps",    "Pn",        "Ai",       "Ay",
    "Ey",     "Äu",     "Oi",      "Ou",    "Dsch",    "Tsch",  "Sc",        "Sf",       "Sh",
    "Sk",     "Sl",     "Sm",      "Sn",    "Sw",      "Wh",    "Wr",        "Gh",       "Aubergine",
    "Garage", "Gelee",  "Gendarm", "Genie", "Gin",     "Giro",  "Ingenieur", "Jalousie", "Jazz",
    "Jeans",  "Jeep",   "Jet",     "Job",   "Jogg",    "Joker", "Jongleur",  "Journal",  "Joystick",
    "Jumbo",  "Selfie", "Server",  "Steak", "Steward", "Story", "Surf",      "Zombie"};

// Sounds that are alike though neither is written like the other's beginning.
constexpr std::array<std::array<std::string_view, 2>, 12> near = {{{"A", "Ä"},
                                                                   {"E", "Ä"},
                                                                   {"O", "Ö"},
                                                                   {"U", "Ü"},
                                                                   {"I", "Ü"},
                                                                   {"B", "P"},
                                                                   {"D", "T"},
                                                                   {"G", "K"},
                                                                   {"K", "Qu"},
                                                                   {"F", "Pf"},
                                                                   {"F", "W"},
                                                                   {"S", "Z"}}};

// What the letters of unsure beginnings are spoken as.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> spoken = {{{"V", "F"},
                                                                                   {"V", "W"},
                                                                                   {"C", "K"},
                                                                                   {"C", "Z"},
                                                                                   {"C", "Sch"},
                                                                                   {"X", "K"},
                                                                                   {"Y", "J"},
                                                                                   {"Y", "I"},
                                                                                   {"Y", "Ü"},
                                                                                   {"P", "F"},
                                                                                   {"J", "D"},
                                                                                   {"J", "Sch"},
                                                                                   {"G", "Sch"},
                                                                                   {"A", "O"}}};

bool written_like(std::string_view one, std::string_view other) {
  return base::decode_utf8(one)[0] == base::decode_utf8(other)[0];
}

}  // namespace

std::string capitalised(std::string_view word) {
  std::u32string letters = base::decode_utf8(word);
  if (letters.empty()) return {};
  char32_t& c = letters[0];
  const bool small_latin = (c >= U'a' && c <= U'z') || (c >= U'à' && c <= U'þ' && c != U'÷');
  if (small_latin) c -= 32;
  return base::encode_utf8(letters);
}

std::optional<std::string> initial_sound(std::string_view noun) {
  const std::string word = capitalised(noun);
  const auto begins = [&word](std::string_view beginning) { return word.starts_with(beginning); };
  // Before the rest, as other words in Sc are foreign.
  if (begins("Sch")) return "Sch";
  if (std::any_of(unsure.begin(), unsure.end(), begins)) return std::nullopt;
  const auto found = std::find_if(written_together.begin(), written_together.end(), begins);
  if (found != written_together.end()) return std::string(*found);
  const std::u32string letters = base::decode_utf8(word);
  if (letters.empty()) return std::nullopt;
  const bool known = (letters[0] >= U'A' && letters[0] <= U'Z') || letters[0] == U'Ä' || letters[0] == U'Ö' ||
                     letters[0] == U'Ü';
  if (!known) return std::nullopt;
  return base::encode_utf8(letters.substr(0, 1));
}

bool sounds_alike(std::string_view sound, std::string_view other) {
  if (sound.empty() || other.empty()) return false;
  if (written_like(sound, other)) return true;
  return std::any_of(near.begin(), near.end(), [&](const auto& pair) {
    return (pair[0] == sound && pair[1] == other) || (pair[0] == other && pair[1] == sound);
  });
}

bool may_begin_with(std::string_view noun, std::string_view sound) {
  if (noun.empty() || sound.empty()) return false;
  if (const std::optional<std::string> own = initial_sound(noun)) return sounds_alike(*own, sound);
  const std::string first = base::encode_utf8(base::decode_utf8(capitalised(noun)).substr(0, 1));
  if (sounds_alike(first, sound)) return true;
  return std::any_of(spoken.begin(), spoken.end(), [&](const auto& pair) {
    return pair.first == first && sounds_alike(pair.second, sound);
  });
}

}  // namespace books::german
