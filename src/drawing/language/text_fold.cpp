#include "drawing/language/text_fold.h"

#include <algorithm>
#include <array>

#include "base/utf8.h"

namespace drawing::language {

namespace {

constexpr std::string_view ascii = "0123456789abcdefghijklmnopqrstuvwxyz";

struct Accented {
  char32_t letter;
  std::string_view plain;
};

// Sorted by letter.
constexpr std::array<Accented, 36> accented = {{
    {U'ß', "ss"}, {U'à', "a"},  {U'á', "a"}, {U'â', "a"},  {U'ã', "a"},  {U'ä', "ae"},
    {U'å', "a"},  {U'æ', "ae"}, {U'ç', "c"}, {U'è', "e"},  {U'é', "e"},  {U'ê', "e"},
    {U'ë', "e"},  {U'ì', "i"},  {U'í', "i"}, {U'î', "i"},  {U'ï', "i"},  {U'ñ', "n"},
    {U'ò', "o"},  {U'ó', "o"},  {U'ô', "o"}, {U'õ', "o"},  {U'ö', "oe"}, {U'ø', "o"},
    {U'ù', "u"},  {U'ú', "u"},  {U'û', "u"}, {U'ü', "ue"}, {U'ý', "y"},  {U'ÿ', "y"},
    {U'č', "c"},  {U'ğ', "g"},  {U'ł', "l"}, {U'ő', "o"},  {U'œ', "oe"}, {U'š', "s"},
}};

}  // namespace

std::string_view fold_letter(char32_t c) {
  const char32_t lower = base::to_lower(c);
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
