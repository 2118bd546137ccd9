#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace app {

// A region that somebody has coloured: a place in it, and what with.
struct ColourStroke {
  int x_hundredths_mm = 0;
  int y_hundredths_mm = 0;
  std::string crayon;
  std::string texture = {};  // empty for the plain one

  friend bool operator==(const ColourStroke&, const ColourStroke&) = default;
};

// More than a page has regions, and half of what one call may carry.
inline constexpr std::size_t most_strokes = 600;
inline constexpr int farthest_stroke_hundredths_mm = 100'000;
inline constexpr std::size_t longest_crayon = 20;  // letters

// How strokes are kept: a line each. They must have passed require_valid.
std::string encode_strokes(const std::vector<ColourStroke>& strokes);
// The strokes of such a text; lines that are none are left out.
std::vector<ColourStroke> decode_strokes(std::string_view text);
// Throws invalid for what no colouring makes: crayons with other characters than letters, places off the
// page, too many. Which crayons there are is a matter of the app that draws with them.
void require_valid(const std::vector<ColourStroke>& strokes);

}  // namespace app
