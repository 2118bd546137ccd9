#include "drawing/model/natural_colour.h"

#include <charconv>
#include <cstddef>

namespace drawing {
namespace {

constexpr std::size_t length = 7;  // a hash sign and six hexadecimal digits
constexpr int base = 16;

}  // namespace

std::string motif_of(NaturalColour colour) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string motif = "#";
  for (const std::uint8_t value : colour) {
    motif += digits[value / base];
    motif += digits[value % base];
  }
  return motif;
}

std::optional<NaturalColour> natural_colour_of(std::string_view motif) {
  if (motif.size() != length || motif.front() != '#') return std::nullopt;
  NaturalColour colour{};
  for (std::size_t i = 0; i < colour.size(); ++i) {
    const char* begin = motif.data() + 1 + 2 * i;
    const auto [end, error] = std::from_chars(begin, begin + 2, colour[i], base);
    if (error != std::errc{} || end != begin + 2) return std::nullopt;
  }
  return colour;
}

}  // namespace drawing
