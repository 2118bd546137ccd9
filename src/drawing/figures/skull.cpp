#include "drawing/figures/skull.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

// The heights at which a skull's half widths are given, in parts of its height.
constexpr std::array<double, 6> heights{-0.82, -0.5, -0.05, 0.38, 0.7, 0.91};

struct Measures {
  std::array<double, 6> widths;
  double width, height;
};

Measures measures_of(Skull kind) {
  switch (kind) {
    case Skull::oval:
      return {{.6, .87, .97, .93, .74, .46}, 15.4, 16.4};
    case Skull::square:
      return {{.66, .9, .97, .96, .88, .62}, 15.6, 15.8};
    case Skull::heart:
      return {{.64, .92, 1, .92, .68, .38}, 16.2, 15.6};
    case Skull::pear:
      return {{.54, .82, .96, 1.04, .91, .58}, 16, 15.4};
    case Skull::long_face:
      return {{.62, .86, .92, .91, .78, .5}, 15.6, 17.2};
    case Skull::baby:
      return {{.62, .88, .98, 1.06, .9, .56}, 16.2, 14.6};
    case Skull::round:
      break;
  }
  return {{.62, .89, 1, .97, .78, .48}, 16, 15.4};
}

}  // namespace

TurnedSkull::TurnedSkull(Skull kind, double turn) : turn_(turn) {
  const Measures m = measures_of(kind);
  width_ = m.width;
  height_ = m.height;
  levels_.assign(m.widths.begin(), m.widths.end());
  constexpr std::array<double, 6> far_in{0, .02, .09, .02, 0, 0}, near_out{.06, .07, .03, -.05, -.17, -.26};
  const auto shift = [&](double y) { return turn * (y > 0 ? y * 2.6 : y * 1.2); };
  std::vector<Point> points{{0, -height_}};
  for (std::size_t i = 0; i < heights.size(); ++i)
    points.push_back(
        {levels_[i] * width_ * (1 - turn * far_in[i]) + shift(heights[i]), heights[i] * height_});
  points.push_back({shift(1), height_});
  for (std::size_t i = heights.size(); i-- > 0;)
    points.push_back(
        {-levels_[i] * width_ * (1 + turn * near_out[i]) + shift(heights[i]), heights[i] * height_});
  outline_ = geometry::blob(points);
}

double TurnedSkull::width_at(double y) const {
  const double q = std::clamp(y / height_, -0.97, 0.95);
  double from = -1, from_width = 0.15;
  for (std::size_t i = 0; i < heights.size(); ++i) {
    if (q <= heights[i])
      return width_ * (from_width + (levels_[i] - from_width) * (q - from) / (heights[i] - from));
    from = heights[i];
    from_width = levels_[i];
  }
  return width_ * (from_width + (0.2 - from_width) * (q - from) / (1 - from));
}

double TurnedSkull::turned_longitude(double longitude) const {
  return std::clamp(longitude + turn_ * (30 + 50 * std::min(1.0, std::abs(longitude) / 90)), -90.0, 90.0);
}

Point TurnedSkull::at(double longitude, double y) const {
  const double angle = turned_longitude(longitude) * std::numbers::pi / 180;
  return {width_at(y) * std::sin(angle) + turn_ * (y > 0 ? std::min(1.0, y / height_) * 1.6 : 0), y};
}

std::vector<Point> TurnedSkull::at(const std::vector<Point>& points) const {
  std::vector<Point> out;
  for (const Point p : points) out.push_back(at(p.x, p.y));
  return out;
}

}  // namespace drawing::figures
