#include "books/printable_text.h"

#include <algorithm>
#include <string>

#include "base/composition.h"
#include "base/utf8.h"

namespace books {
namespace {

bool is_combining(char32_t c) {
  return c >= 0x300 && c <= 0x36f;
}

// Invisible: joiners, direction marks, variation selectors, soft hyphen, byte-order mark.
bool is_format(char32_t c) {
  return c == 0xad || (c >= 0x200b && c <= 0x200f) || (c >= 0x202a && c <= 0x202e) ||
         (c >= 0x2060 && c <= 0x206f) || (c >= 0xfe00 && c <= 0xfe0f) || c == 0xfeff;
}

bool is_break(char32_t c) {
  return c == '\n' || c == 0x0b || c == 0x0c || c == 0x85 || c == 0x2028 || c == 0x2029;
}

bool is_blank(char32_t c) {
  return c <= ' ' || (c >= 0x7f && c <= 0x9f) || (c >= 0x2000 && c <= 0x200a) || c == 0x1680 || c == 0x205f ||
         c == 0x3000;
}

// Characters that have a plain relative, for typefaces without them.
char32_t plain_form(char32_t c) {
  switch (c) {
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2212:
      return '-';
    case 0x2015:
      return 0x2013;
    case 0x202f:
      return 0xa0;
    default:
      return c;
  }
}

void put_space(std::u32string& out) {
  if (!out.empty() && out.back() != ' ' && out.back() != '\n') out.push_back(' ');
}

void put_break(std::u32string& out) {
  if (!out.empty() && out.back() == ' ') out.pop_back();
  if (!out.empty() && out.back() != '\n') out.push_back('\n');
}

// Takes a text apart into what is printed, and tells what is not.
template <class LeaveOut>
std::string print(std::string_view text, Face face, const TextMeasure& measure, LeaveOut leave_out) {
  std::u32string out;
  for (const char32_t raw : base::decode_utf8(base::composed(text))) {
    if (is_break(raw)) {
      put_break(out);
    } else if (is_blank(raw)) {
      put_space(out);
    } else if (is_combining(raw)) {
      leave_out(out.empty() ? std::u32string() : out.substr(out.size() - 1), raw);
    } else if (raw == 0xfffd) {
      leave_out(std::u32string(), raw);
    } else if (!is_format(raw)) {
      const char32_t c = measure.has_glyph(face, raw) ? raw : plain_form(raw);
      if (measure.has_glyph(face, c)) {
        out.push_back(c);
      } else {
        leave_out(std::u32string(), raw);
      }
    }
  }
  while (!out.empty() && (out.back() == ' ' || out.back() == '\n')) out.pop_back();
  return base::encode_utf8(out);
}

}  // namespace

std::string printable_text(std::string_view text, Face face, const TextMeasure& measure) {
  return print(text, face, measure, [](const std::u32string&, char32_t) {});
}

std::string printable_line(std::string_view text, Face face, const TextMeasure& measure) {
  std::string line = printable_text(text, face, measure);
  std::replace(line.begin(), line.end(), '\n', ' ');
  return line;
}

std::vector<std::string> unprintable_characters(std::string_view text, Face face,
                                                const TextMeasure& measure) {
  std::vector<std::string> characters;
  print(text, face, measure, [&](std::u32string letter, char32_t raw) {
    letter.push_back(raw);
    const std::string character = base::encode_utf8(letter);
    if (std::find(characters.begin(), characters.end(), character) == characters.end()) {
      characters.push_back(character);
    }
  });
  return characters;
}

}  // namespace books
