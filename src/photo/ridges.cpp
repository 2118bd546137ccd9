#include "photo/ridges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "photo/ink.h"
#include "photo/texture.h"

namespace photo {
namespace {

using geometry::Point;

// At half the size: what is narrower than two pixels is no line to draw.
constexpr int ridge_shrink = 2;

// How much the light bends across a line there; `dark` for valleys and not for crests.
std::vector<float> bend_of(const Plane& light, bool dark) {
  const auto w = static_cast<std::size_t>(light.width), h = static_cast<std::size_t>(light.height);
  std::vector<float> bend(light.values.size(), 0.0F);
  const float sign = dark ? 1 : -1;
  constexpr std::size_t reach = 2;  // between the places that are compared
  for (std::size_t y = reach; y + reach < h; ++y) {
    for (std::size_t x = reach; x + reach < w; ++x) {
      const float* p = light.values.data() + y * w + x;
      const float own = 2 * *p;
      const float xx = sign * (p[reach] + *(p - reach) - own),
                  yy = sign * (p[reach * w] + *(p - reach * w) - own);
      const float xy = sign *
                       (p[reach * w + reach] + *(p - reach * w - reach) - *(p - reach * w + reach) -
                        p[reach * w - reach]) /
                       4;
      // The eigenvalues of the second derivatives.
      const float mean = (xx + yy) / 2, off = std::sqrt((xx - yy) * (xx - yy) / 4 + xy * xy);
      const float across = mean + off, along = std::abs(mean - off);
      bend[y * w + x] = std::max(0.0F, across - along) / 2;
    }
  }
  return bend;
}

// Both sides of a dark line bend as a light line does, only less; both sides of an edge bend alike.
bool is_side_or_edge(const std::vector<float>& other, float own, std::size_t at, const Plane& light) {
  constexpr int reach = 3;
  constexpr float as_strong = 0.96F;
  const int x = static_cast<int>(at) % light.width, y = static_cast<int>(at) / light.width;
  for (int v = std::max(0, y - reach); v <= std::min(light.height - 1, y + reach); ++v) {
    const float* row = other.data() + static_cast<std::size_t>(v) * static_cast<std::size_t>(light.width);
    const float* from = row + std::max(0, x - reach);
    const float* to = row + std::min(light.width, x + reach + 1);
    if (std::any_of(from, to, [own](float value) { return value > as_strong * own; })) return true;
  }
  return false;
}

}  // namespace

std::vector<Ridge> ridges_of(const Lab& lab, double least_px) {
  Plane light = halved(lab, 0);
  light.values = surroundings_of(light.values, light.width, light.height, 1);
  constexpr float weak = 2.2F, strong = 5, inhibition = 2;
  std::vector<Ridge> ridges;
  const std::array<std::vector<float>, 2> both = {bend_of(light, true), bend_of(light, false)};
  for (const std::size_t way : {0U, 1U}) {
    const std::vector<float>& own = both[way];
    const std::vector<float> clutter = clutter_of(own, light.width, light.height);
    std::vector<float> bend(own.size(), 0.0F);
    for (std::size_t i = 0; i < bend.size(); ++i) {
      const float left = own[i] - inhibition * clutter[i];
      if (left > weak && !is_side_or_edge(both[1 - way], own[i], i, light)) bend[i] = left;
    }
    const Ink lines = thinned(ink_of(bend, light.width, light.height, weak, strong));
    for (const auto& stroke : strokes_of(lines, static_cast<std::size_t>(least_px / ridge_shrink))) {
      ridges.push_back(ridge_along_halved(stroke, [&](Point p) {
        return static_cast<double>(bend[lines.index(static_cast<int>(p.x), static_cast<int>(p.y))]);
      }));
    }
  }
  return ridges;
}

}  // namespace photo
