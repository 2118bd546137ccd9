#include "photo/sheet.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "photo/ink.h"
#include "photo/lab.h"
#include "photo/label_map.h"

namespace photo {
namespace {

using geometry::cross;
using geometry::Point;

// The lightness that parts the picture into two groups which differ most (Otsu, A threshold selection method
// from gray-level histograms, 1979); 0 where they are too alike to be paper and table.
double light_from(const std::vector<float>& lightness) {
  constexpr int levels = 101;
  constexpr double least_apart = 22;
  std::array<double, levels> counts{};
  for (const float l : lightness) counts[static_cast<std::size_t>(std::clamp(l, 0.0F, 100.0F))] += 1;
  double all = 0, sum = 0;
  for (int i = 0; i < levels; ++i) {
    all += counts[static_cast<std::size_t>(i)];
    sum += i * counts[static_cast<std::size_t>(i)];
  }
  double below = 0, sum_below = 0, best = 0, limit = 0, apart = 0;
  for (int i = 0; i + 1 < levels; ++i) {
    below += counts[static_cast<std::size_t>(i)];
    sum_below += i * counts[static_cast<std::size_t>(i)];
    if (below <= 0 || below >= all) continue;
    const double off = (sum - sum_below) / (all - below) - sum_below / below;
    const double between = below * (all - below) * off * off;
    if (between > best) best = between, limit = i + 1, apart = off;
  }
  return apart >= least_apart ? limit : 0;
}

// What is light, with thin marks on it, and hangs together: the largest such piece.
std::vector<std::uint8_t> largest_light(const Ink& light, double stroke_px) {
  // Closed over strokes: widened, and the rest widened back.
  Ink dark = widened(light, stroke_px);
  for (std::uint8_t& value : dark.set) value = value != 0 ? 0 : 1;
  dark = widened(dark, stroke_px);
  std::vector<std::uint8_t> closed(dark.set.size());
  for (std::size_t i = 0; i < closed.size(); ++i) closed[i] = dark.set[i] != 0 ? 0 : 1;
  std::vector<std::size_t> largest;
  for_each_piece(closed, 1, light.width, [&](const std::vector<std::size_t>& piece) {
    if (piece.size() > largest.size()) largest = piece;
  });
  std::fill(closed.begin(), closed.end(), std::uint8_t{0});
  for (const std::size_t at : largest) closed[at] = 1;
  return closed;
}

bool is_inside(const std::array<Point, 4>& corners, Point p) {
  for (std::size_t k = 0; k < corners.size(); ++k)
    if (cross(corners[(k + 1) % 4] - corners[k], p - corners[k]) < 0) return false;
  return true;
}

}  // namespace

std::optional<Sheet> sheet_in(const Raster& raster) {
  const Lab lab = to_lab(raster);
  const double limit = light_from(lab.channels[0]);
  if (limit <= 0) return {};
  Ink light{raster.width, raster.height, std::vector<std::uint8_t>(raster.pixels(), 0)};
  for (std::size_t i = 0; i < light.set.size(); ++i)
    light.set[i] = static_cast<double>(lab.channels[0][i]) >= limit ? 1 : 0;
  const double stroke_px = std::max(2.0, std::max(raster.width, raster.height) / 100.0);
  const std::vector<std::uint8_t> paper = largest_light(light, stroke_px);
  // The corners lie farthest out along the diagonals.
  std::array<Point, 4> corners;
  std::array<double, 4> farthest{-1e9, -1e9, -1e9, -1e9};
  double all = 0;
  std::size_t i = 0;
  for (int y = 0; y < raster.height; ++y) {
    for (int x = 0; x < raster.width; ++x, ++i) {
      if (paper[i] == 0) continue;
      all += 1;
      const Point p{x + 0.5, y + 0.5};
      const std::array<double, 4> out = {-p.x - p.y, p.x - p.y, p.x + p.y, p.y - p.x};
      for (std::size_t k = 0; k < out.size(); ++k)
        if (out[k] > farthest[k]) farthest[k] = out[k], corners[k] = p;
    }
  }
  double area = 0;
  for (std::size_t k = 0; k < corners.size(); ++k) {
    if (cross(corners[(k + 1) % 4] - corners[k], corners[(k + 2) % 4] - corners[(k + 1) % 4]) <= 0) return {};
    area += cross(corners[k], corners[(k + 1) % 4]) / 2;
  }
  const auto pixels = static_cast<double>(raster.pixels());
  constexpr double least_share = 0.3, most_share = 0.96, least_filled = 0.9, most_beyond = 0.06,
                   most_coloured = 22;
  if (area < least_share * pixels || area > most_share * pixels) return {};
  double inside = 0, chroma = 0;
  i = 0;
  for (int y = 0; y < raster.height; ++y) {
    for (int x = 0; x < raster.width; ++x, ++i) {
      if (paper[i] == 0 || !is_inside(corners, {x + 0.5, y + 0.5})) continue;
      inside += 1;
      chroma += std::hypot(static_cast<double>(lab.channels[1][i]), static_cast<double>(lab.channels[2][i]));
    }
  }
  if (inside < least_filled * area || all - inside > most_beyond * area || chroma > most_coloured * inside)
    return {};
  Sheet sheet;
  for (std::size_t k = 0; k < corners.size(); ++k)
    sheet.corners[k] = {corners[k].x / raster.width, corners[k].y / raster.height};
  return sheet;
}

Raster flattened(const Raster& raster, const Sheet& sheet, int side_px) {
  // A little within, so that nothing of the table is left.
  constexpr double rim = 0.012;
  std::array<Point, 4> at;
  for (std::size_t k = 0; k < at.size(); ++k) {
    const Point middle = (sheet.corners[0] + sheet.corners[1] + sheet.corners[2] + sheet.corners[3]) * 0.25;
    const Point corner = geometry::lerp(sheet.corners[k], middle, 2 * rim);
    at[k] = {corner.x * raster.width, corner.y * raster.height};
  }
  const double wide = geometry::length(at[1] - at[0]) + geometry::length(at[2] - at[3]);
  const double high = geometry::length(at[3] - at[0]) + geometry::length(at[2] - at[1]);
  const double scale = side_px / std::max(wide, high);
  Raster out(std::max(1, static_cast<int>(std::lround(wide * scale))),
             std::max(1, static_cast<int>(std::lround(high * scale))));
  // The square to a quadrangle (Heckbert, Fundamentals of texture mapping and image warping, 1989).
  const Point d1 = at[1] - at[2], d2 = at[3] - at[2], d3 = at[0] - at[1] + at[2] - at[3];
  const double det = cross(d1, d2);
  const double g = cross(d3, d2) / det, h = cross(d1, d3) / det;
  const Point across = at[1] - at[0] + at[1] * g, down = at[3] - at[0] + at[3] * h;
  for (int y = 0; y < out.height; ++y) {
    for (int x = 0; x < out.width; ++x) {
      const double u = (x + 0.5) / out.width, v = (y + 0.5) / out.height, w = g * u + h * v + 1;
      const Point from = (at[0] + across * u + down * v) * (1 / w) - Point{0.5, 0.5};
      const int left = std::clamp(static_cast<int>(std::floor(from.x)), 0, raster.width - 1),
                top = std::clamp(static_cast<int>(std::floor(from.y)), 0, raster.height - 1);
      const int right = std::min(left + 1, raster.width - 1), bottom = std::min(top + 1, raster.height - 1);
      const double p = std::clamp(from.x - left, 0.0, 1.0), q = std::clamp(from.y - top, 0.0, 1.0);
      for (int c = 0; c < 3; ++c) {
        const double upper = raster.at(left, top)[c] * (1 - p) + raster.at(right, top)[c] * p;
        const double lower = raster.at(left, bottom)[c] * (1 - p) + raster.at(right, bottom)[c] * p;
        out.at(x, y)[c] = static_cast<std::uint8_t>(std::lround(upper * (1 - q) + lower * q));
      }
    }
  }
  return out;
}

}  // namespace photo
