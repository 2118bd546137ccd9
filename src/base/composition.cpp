#include "base/composition.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "base/utf8.h"

namespace base {
namespace {

// What a mark makes of letters: `from` and `to` are as long as each other.
struct MarkedLetters {
  char32_t mark;
  std::u32string_view from, to;
};

constexpr std::array<MarkedLetters, 14> marks = {{
    {0x300, U"AEIOUaeiouNnWwYy", U"ÀÈÌÒÙàèìòùǸǹẀẁỲỳ"},
    {0x301, U"AEIOUYaeiouyCcLlNnRrSsZzGgKkMmWw", U"ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǴǵḰḱḾḿẂẃ"},
    {0x302, U"AEIOUaeiouCcGgHhJjSsWwYyZz", U"ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷẐẑ"},
    {0x303, U"ANOanoIiUuEeYy", U"ÃÑÕãñõĨĩŨũẼẽỸỹ"},
    {0x304, U"AaEeIiOoUuYy", U"ĀāĒēĪīŌōŪūȲȳ"},
    {0x306, U"AaEeGgIiOoUu", U"ĂăĔĕĞğĬĭŎŏŬŭ"},
    {0x307, U"CcEeGgIZz", U"ĊċĖėĠġİŻż"},
    {0x308, U"AEIOUaeiouyYWw", U"ÄËÏÖÜäëïöüÿŸẄẅ"},
    {0x30a, U"AaUu", U"ÅåŮů"},
    {0x30b, U"OoUu", U"ŐőŰű"},
    {0x30c, U"CcDdEeNnRrSsTtZzLlAaIiOoUuGgKkHh", U"ČčĎďĚěŇňŘřŠšŤťŽžĽľǍǎǏǐǑǒǓǔǦǧǨǩȞȟ"},
    {0x326, U"SsTt", U"ȘșȚț"},
    {0x327, U"CcGKkLlNnRrSsTt", U"ÇçĢĶķĻļŅņŖŗŞşŢţ"},
    {0x328, U"AaEeIiUu", U"ĄąĘęĮįŲų"},
}};

constexpr bool as_long_as_each_other() {
  for (const MarkedLetters& each : marks)
    if (each.from.size() != each.to.size()) return false;
  return true;
}
static_assert(as_long_as_each_other());

// The letter with the mark, or 0 where there is none as one code point.
char32_t with_mark(char32_t letter, char32_t mark) {
  const auto row =
      std::find_if(marks.begin(), marks.end(), [&](const MarkedLetters& each) { return each.mark == mark; });
  if (row == marks.end()) return 0;
  const std::size_t at = row->from.find(letter);
  return at == std::u32string_view::npos ? 0 : row->to[at];
}

// Marks that stand apart begin with one of two bytes (U+0300 to U+036F); few texts have any.
bool has_marks(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char byte) { return byte == '\xcc' || byte == '\xcd'; });
}

}  // namespace

std::string composed(std::string_view text) {
  if (!has_marks(text)) return std::string(text);
  std::u32string out;
  for (const char32_t c : decode_utf8(text)) {
    const char32_t one = out.empty() ? 0 : with_mark(out.back(), c);
    if (one != 0) {
      out.back() = one;
    } else {
      out.push_back(c);
    }
  }
  return encode_utf8(out);
}

}  // namespace base
