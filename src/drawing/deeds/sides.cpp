#include "drawing/deeds/sides.h"

#include <algorithm>
#include <cmath>

#include "geometry/flatten.h"

namespace drawing::deeds {
namespace {

using geometry::Point;

constexpr int level_count = 16;
// Hands take a thing at two thirds of its height, but no higher than a child's chest; figure units.
constexpr double usual_share = 0.66, chest = 42;
// So far inside of the outline the middle of a hand is, in figure units.
constexpr double hold_inside = 2;

}  // namespace

Sides::Sides(const page::Figure& whole) {
  const geometry::Rect box = whole.exact_bounds();
  if (box.empty()) return;
  levels_.assign(level_count, {box.right, box.left});
  std::vector<bool> met(level_count, false);
  const auto meet = [&](const Point& at) {
    const double share = std::clamp(-at.y, 0.0, 1.0);
    const auto level = static_cast<std::size_t>(std::min(share * level_count, level_count - 1.0));
    levels_[level].left = std::min(levels_[level].left, at.x);
    levels_[level].right = std::max(levels_[level].right, at.x);
    met[level] = true;
  };
  for (const Shape& shape : whole.shapes) {
    for (const geometry::Polyline& line : geometry::flatten(shape.path, 0.01)) {
      for (std::size_t i = 0; i < line.points.size(); ++i) {
        if (i + 1 == line.points.size() && !line.closed) break;
        const Point a = line.points[i], b = line.points[(i + 1) % line.points.size()];
        const int steps = 1 + static_cast<int>(std::abs(a.y - b.y) * level_count * 2);
        for (int k = 0; k <= steps; ++k) meet(a + (b - a) * (static_cast<double>(k) / steps));
      }
    }
  }
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    if (!met[i]) levels_[i] = {box.left, box.right};
  }
}

std::optional<figures::Contact> Sides::point(std::string_view side, double height) const {
  if (levels_.empty() || height <= 0) return std::nullopt;
  const double up = std::min(usual_share * height, chest);
  const auto index = static_cast<std::size_t>(std::min(up / height * level_count, level_count - 1.0));
  const Level& level = levels_[index];
  const double inside = std::min(hold_inside, (level.right - level.left) * height / 2);
  if (side == left_side) return figures::Contact{{level.left * height + inside, -up}, 180};
  return figures::Contact{{level.right * height - inside, -up}, 0};
}

}  // namespace drawing::deeds
