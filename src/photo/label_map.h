#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "geometry/path.h"

namespace photo {

// A picture cut into numbered parts: each pixel has the number of its own, from 0 to count - 1.
struct LabelMap {
  int width = 0;
  int height = 0;
  int count = 0;
  std::vector<int> labels;

  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
  }
  // Of the pixel under a point, or of the nearest one beyond the edge.
  std::size_t index_under(geometry::Point p) const {
    return index(std::clamp(static_cast<int>(p.x), 0, width - 1),
                 std::clamp(static_cast<int>(p.y), 0, height - 1));
  }
  int at(int x, int y) const { return labels[index(x, y)]; }
};

// Where a brush said "more exactly": 1 for each pixel under it. Empty where no brush was used.
using FineMask = std::vector<std::uint8_t>;

// Calls `visit` with the index of each of the four neighbours that a pixel has.
template <class Visit>
void for_neighbours(std::size_t at, int width, std::size_t pixels, const Visit& visit) {
  const auto w = static_cast<std::size_t>(width);
  const std::size_t x = at % w;
  if (x > 0) visit(at - 1);
  if (x + 1 < w) visit(at + 1);
  if (at >= w) visit(at - w);
  if (at + w < pixels) visit(at + w);
}

// Which pixels hang together: those with a side in common, or those with a corner too.
enum class Touch : std::uint8_t { side, corner };

// Calls `visit` with the index of each of the eight neighbours that a pixel has, row by row.
template <class Visit>
void for_eight_neighbours(std::size_t at, int width, std::size_t pixels, const Visit& visit) {
  const auto w = static_cast<std::size_t>(width);
  const std::size_t x = at % w, left = x > 0 ? 1 : 0, right = x + 1 < w ? 1 : 0;
  if (at >= w) {
    for (std::size_t k = at - w - left; k <= at - w + right; ++k) visit(k);
  }
  if (left > 0) visit(at - 1);
  if (right > 0) visit(at + 1);
  if (at + w < pixels) {
    for (std::size_t k = at + w - left; k <= at + w + right; ++k) visit(k);
  }
}

// Fills `piece` with the pixels that hang together with `start`, `start` first, nearer ones before farther
// ones: those for which `belongs` is true and that are not yet in `seen`, which gets them. `start` belongs.
template <Touch touch = Touch::side, class Belongs>
void fill_from(std::size_t start, int width, std::vector<std::uint8_t>& seen, std::vector<std::size_t>& piece,
               const Belongs& belongs) {
  piece.assign(1, start);
  seen[start] = 1;
  const auto take = [&](std::size_t beside) {
    if (seen[beside] != 0 || !belongs(beside)) return;
    seen[beside] = 1;
    piece.push_back(beside);
  };
  for (std::size_t k = 0; k < piece.size(); ++k) {
    if constexpr (touch == Touch::corner) {
      for_eight_neighbours(piece[k], width, seen.size(), take);
    } else {
      for_neighbours(piece[k], width, seen.size(), take);
    }
  }
}

// Calls `visit` with the pixels of each connected piece of those that have a value, in the order of their
// first pixels. It may change them.
template <Touch touch = Touch::side, class Visit>
void for_each_piece(const std::vector<std::uint8_t>& set, std::uint8_t value, int width, const Visit& visit) {
  std::vector<std::uint8_t> seen(set.size(), 0);
  std::vector<std::size_t> piece;
  for (std::size_t start = 0; start < set.size(); ++start) {
    if (seen[start] != 0 || set[start] != value) continue;
    fill_from<touch>(start, width, seen, piece, [&](std::size_t at) { return set[at] == value; });
    visit(std::as_const(piece));
  }
}

// Numbers the parts anew so that each is connected (four neighbours), in the order of their first pixels.
void split_into_connected(LabelMap& map);

// Each pixel takes the label that most pixels round it have, within `radius` (1 under the brush), which
// rounds borders and removes hairs.
void round_borders(LabelMap& map, int radius, const FineMask& fine);

// For each pixel about how far it is from the border of its part or of the picture, in pixels; 0.5 beside it.
// Chamfer distances (Borgefors, Distance transformations in digital images, 1986).
std::vector<float> inner_distance(const LabelMap& map);

// Gives every pixel that has no part (-1) that of the nearest one that has, counted in steps along the grid.
// At least one pixel has a part.
void grow_into_free(LabelMap& map);

// The basins of a gradient: each local minimum gets a label and grows uphill until it meets another (Vincent
// and Soille, Watersheds in digital spaces, 1991, with a bucket for each of 256 heights). `step` is the
// height of a bucket.
LabelMap watershed(const std::vector<float>& gradient, int width, int height, double step);

// Gives every pixel that has no part (-1) that of the part which reaches it over the lowest gradient, so that
// parts meet where it is highest (watershed from markers: Meyer and Beucher, Morphological segmentation,
// 1990). At least one pixel has a part; `gradient` has one value a pixel, `step` is the height of a bucket.
void grow_uphill(LabelMap& map, const std::vector<float>& gradient, double step);

}  // namespace photo
