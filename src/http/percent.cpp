#include "http/percent.h"

#include "base/utf8.h"

namespace http {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::optional<std::string> decode_segment(std::string_view raw) {
  std::string out;
  out.reserve(raw.size());
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] != '%') {
      out.push_back(raw[i]);
      continue;
    }
    if (i + 2 >= raw.size()) return std::nullopt;
    const int high = hex_digit(raw[i + 1]);
    const int low = hex_digit(raw[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    const auto byte = static_cast<unsigned char>(high * 16 + low);
    if (byte < 0x20 || byte == 0x7f || byte == '/' || byte == '\\') return std::nullopt;
    out.push_back(static_cast<char>(byte));
    i += 2;
  }
  if (!base::is_valid_utf8(out)) return std::nullopt;
  return out;
}

}  // namespace http
