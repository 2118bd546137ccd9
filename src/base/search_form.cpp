#include "base/search_form.h"

#include "base/utf8.h"

namespace base {
namespace {

// The plain letters of one that has a mark, or the letter itself.
std::u32string_view plain(char32_t& c) {
  switch (c) {
    case U'ä':
    case U'á':
    case U'à':
    case U'â':
    case U'ã':
    case U'å':
    case U'æ':
      return U"a";
    case U'ö':
    case U'ó':
    case U'ò':
    case U'ô':
    case U'õ':
    case U'ø':
    case U'œ':
      return U"o";
    case U'ü':
    case U'ú':
    case U'ù':
    case U'û':
      return U"u";
    case U'é':
    case U'è':
    case U'ê':
    case U'ë':
      return U"e";
    case U'í':
    case U'ì':
    case U'î':
    case U'ï':
    case U'ı':
      return U"i";
    case U'ß':
      return U"ss";
    case U'ç':
    case U'ć':
    case U'č':
      return U"c";
    case U'ğ':
      return U"g";
    case U'ł':
      return U"l";
    case U'ñ':
    case U'ń':
      return U"n";
    case U'ş':
    case U'š':
    case U'ś':
      return U"s";
    case U'ž':
    case U'ź':
    case U'ż':
      return U"z";
    default:
      return {&c, 1};
  }
}

}  // namespace

std::string search_form(std::string_view text) {
  std::u32string form;
  for (const char32_t letter : decode_utf8(text)) {
    char32_t lower = to_lower(letter);
    for (const char32_t c : plain(lower)) {
      // "ae", "oe" and "ue" are how an umlaut is written without one.
      const bool writes_umlaut =
          c == U'e' && !form.empty() && (form.back() == U'a' || form.back() == U'o' || form.back() == U'u');
      if (!writes_umlaut) form.push_back(c);
    }
  }
  return encode_utf8(form);
}

}  // namespace base
