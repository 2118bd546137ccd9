#include "books/file_name.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "base/utf8.h"

namespace books {
namespace {

constexpr std::size_t max_stem_bytes = 116;

bool is_forbidden(char32_t c) {
  constexpr std::u32string_view reserved = U"/\\:*?\"<>|";
  return c < 0x20 || (c >= 0x7f && c <= 0x9f) || c == 0xfffd || c == 0xfeff || (c >= 0x200e && c <= 0x200f) ||
         (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) ||
         reserved.find(c) != std::u32string_view::npos;
}

// CON, PRN, AUX, NUL, COM1-9 and LPT1-9 are devices on Windows, also with an ending.
bool is_device(std::string_view stem) {
  std::string name(stem.substr(0, stem.find('.')));
  for (char& c : name) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  constexpr std::array<std::string_view, 4> devices = {"CON", "PRN", "AUX", "NUL"};
  if (std::find(devices.begin(), devices.end(), name) != devices.end()) return true;
  return name.size() == 4 && (name.starts_with("COM") || name.starts_with("LPT")) && name[3] >= '1' &&
         name[3] <= '9';
}

}  // namespace

std::string file_name(std::string_view title) {
  std::string stem;
  bool gap = false;
  for (const char32_t c : base::decode_utf8(title)) {
    if (is_forbidden(c) || c == ' ' || c == 0xa0) {
      gap = !stem.empty();
      continue;
    }
    if (c == '.' && stem.empty()) continue;  // no hidden files
    std::string next = gap ? " " : "";
    base::append_utf8(next, c);
    if (stem.size() + next.size() > max_stem_bytes) break;
    stem += next;
    gap = false;
  }
  while (!stem.empty() && (stem.back() == '.' || stem.back() == ' ')) stem.pop_back();
  if (stem.empty()) return "malbuch.pdf";
  if (is_device(stem)) stem = "Malbuch " + stem;
  return stem + ".pdf";
}

}  // namespace books
