#include "drawing/language/text_fold.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/utf8.h"

namespace drawing::language {

namespace {

constexpr std::string_view ascii = "0123456789abcdefghijklmnopqrstuvwxyz";

struct Accented {
  char32_t letter;
  std::string_view plain;
};

// Sorted by letter.
constexpr std::array<Accented, 94> accented = {{
    {U'ß', "ss"}, {U'à', "a"}, {U'á', "a"},  {U'â', "a"}, {U'ã', "a"}, {U'ä', "ae"}, {U'å', "a"},
    {U'æ', "ae"}, {U'ç', "c"}, {U'è', "e"},  {U'é', "e"}, {U'ê', "e"}, {U'ë', "e"},  {U'ì', "i"},
    {U'í', "i"},  {U'î', "i"}, {U'ï', "i"},  {U'ð', "d"}, {U'ñ', "n"}, {U'ò', "o"},  {U'ó', "o"},
    {U'ô', "o"},  {U'õ', "o"}, {U'ö', "oe"}, {U'ø', "o"}, {U'ù', "u"}, {U'ú', "u"},  {U'û', "u"},
    {U'ü', "ue"}, {U'ý', "y"}, {U'ÿ', "y"},  {U'ā', "a"}, {U'ă', "a"}, {U'ą', "a"},  {U'ć', "c"},
    {U'ĉ', "c"},  {U'ċ', "c"}, {U'č', "c"},  {U'ď', "d"}, {U'đ', "d"}, {U'ē', "e"},  {U'ĕ', "e"},
    {U'ė', "e"},  {U'ę', "e"}, {U'ě', "e"},  {U'ĝ', "g"}, {U'ğ', "g"}, {U'ġ', "g"},  {U'ģ', "g"},
    {U'ĥ', "h"},  {U'ħ', "h"}, {U'ĩ', "i"},  {U'ī', "i"}, {U'ĭ', "i"}, {U'į', "i"},  {U'ı', "i"},
    {U'ĵ', "j"},  {U'ķ', "k"}, {U'ĺ', "l"},  {U'ļ', "l"}, {U'ľ', "l"}, {U'ŀ', "l"},  {U'ł', "l"},
    {U'ń', "n"},  {U'ņ', "n"}, {U'ň', "n"},  {U'ŋ', "n"}, {U'ō', "o"}, {U'ŏ', "o"},  {U'ő', "o"},
    {U'œ', "oe"}, {U'ŕ', "r"}, {U'ŗ', "r"},  {U'ř', "r"}, {U'ś', "s"}, {U'ŝ', "s"},  {U'ş', "s"},
    {U'š', "s"},  {U'ţ', "t"}, {U'ť', "t"},  {U'ŧ', "t"}, {U'ũ', "u"}, {U'ū', "u"},  {U'ŭ', "u"},
    {U'ů', "u"},  {U'ű', "u"}, {U'ų', "u"},  {U'ŵ', "w"}, {U'ŷ', "y"}, {U'ź', "z"},  {U'ż', "z"},
    {U'ž', "z"},  {U'ș', "s"}, {U'ț', "t"},
}};

// The letters with two marks that Unicode keeps in one row each (U+1EA0 to U+1EF9); empty for others.
std::string_view vietnamese(char32_t c) {
  constexpr char32_t first = 0x1ea0;
  constexpr std::array<std::pair<char32_t, std::string_view>, 6> rows = {
      {{0x1eb7, "a"}, {0x1ec7, "e"}, {0x1ecb, "i"}, {0x1ee3, "o"}, {0x1ef1, "u"}, {0x1ef9, "y"}}};
  if (c < first || c > rows.back().first) return {};
  return std::find_if(rows.begin(), rows.end(), [c](const auto& row) { return c <= row.first; })->second;
}

}  // namespace

std::string_view fold_letter(char32_t c) {
  if (const std::string_view plain = vietnamese(c); !plain.empty()) return plain;
  const char32_t lower = base::to_lower(c == U'Ș' || c == U'Ț' ? c + 1 : c);
  if (lower >= U'0' && lower <= U'9') return ascii.substr(lower - U'0', 1);
  if (lower >= U'a' && lower <= U'z') return ascii.substr(10 + lower - U'a', 1);
  const auto* found = std::lower_bound(accented.begin(), accented.end(), lower,
                                       [](const Accented& a, char32_t letter) { return a.letter < letter; });
  if (found != accented.end() && found->letter == lower) return found->plain;
  return {};
}

std::string fold(std::u32string_view word) {
  std::string key;
  key.reserve(word.size() + 4);
  for (const char32_t c : word) key += fold_letter(c);
  return key;
}

std::u32string compose(std::u32string_view text) {
  constexpr char32_t diaeresis = 0x308;
  std::u32string out;
  out.reserve(text.size());
  for (const char32_t c : text) {
    if (c == diaeresis && !out.empty()) {
      constexpr std::u32string_view from = U"aouAOU";
      constexpr std::u32string_view to = U"äöüÄÖÜ";
      const std::size_t letter = from.find(out.back());
      if (letter != std::u32string_view::npos) out.back() = to[letter];
    } else if ((c < 0x300 || c > 0x36f) && c != 0xad && c != 0x200b && c != 0x2060 && c != 0xfeff) {
      // Other combining marks only decorate; soft hyphens and spaces of no width are not seen.
      out.push_back(c);
    }
  }
  return out;
}

}  // namespace drawing::language
