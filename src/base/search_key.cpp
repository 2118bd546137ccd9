#include "base/search_key.h"

#include <utility>

#include "base/composition.h"
#include "base/utf8.h"

namespace base {
namespace {

constexpr std::pair<std::u32string_view, char32_t> marked_letters[] = {
    {U"àáâãäåāăą", U'a'},  {U"çćĉċč", U'c'},     {U"ďđð", U'd'}, {U"èéêëēĕėęě", U'e'}, {U"ĝğġģ", U'g'},
    {U"ĥħ", U'h'},         {U"ìíîïĩīĭįı", U'i'}, {U"ĵ", U'j'},   {U"ķ", U'k'},         {U"ĺļľŀł", U'l'},
    {U"ñńņňŋ", U'n'},      {U"òóôõöøōŏő", U'o'}, {U"ŕŗř", U'r'}, {U"śŝşš", U's'},      {U"ţťŧ", U't'},
    {U"ùúûüũūŭůűų", U'u'}, {U"ŵ", U'w'},         {U"ýÿŷ", U'y'}, {U"źżž", U'z'},
};

char32_t without_mark(char32_t c) {
  for (const auto& [letters, plain] : marked_letters)
    if (letters.find(c) != std::u32string_view::npos) return plain;
  return c;
}

// Letters that stand for two, of which a search finds either form.
std::u32string_view spelled_out(char32_t c) {
  switch (c) {
    case U'ß':
      return U"ss";
    case U'æ':
      return U"a";
    case U'œ':
      return U"o";
    default:
      return {};
  }
}

}  // namespace

std::string search_key(std::string_view text) {
  std::u32string key;
  for (const char32_t c : decode_utf8(composed(text))) {
    const char32_t lower = to_lower(c);
    if (const auto letters = spelled_out(lower); !letters.empty()) {
      key += letters;
      continue;
    }
    // An e after a, o or u makes an umlaut of it, which has no mark here.
    const bool follows_vowel =
        !key.empty() && (key.back() == U'a' || key.back() == U'o' || key.back() == U'u');
    if (lower == U'e' && follows_vowel) continue;
    key += without_mark(lower);
  }
  return encode_utf8(key);
}

}  // namespace base
