#include "drawing/special/lobe.h"

#include <cmath>
#include <vector>

#include "drawing/special/ornament.h"

namespace drawing::special {
namespace {

using geometry::Affine;
using geometry::Path;
using geometry::Point;

// The left side from foot to tip as cubic curves: two control points and an end each. Control points
// lie within the wedge, hence so does the curve; those of a belly do not, but its widest point is at 0.8 of
// it.
std::vector<Point> left_side(LobeKind kind, double a, double foot, double tip) {
  const double h = tip - foot;
  const double reach = std::abs(spoke(foot, a).x);
  const auto at = [&](double share, double angle) { return spoke(foot + share * h, -a * angle); };
  const Point top = spoke(tip, 0);
  switch (kind) {
    case LobeKind::round:
      return {at(0.55, 0.93), {-reach * 0.62, top.y}, top};
    case LobeKind::pointed:
      return {at(0.5, 0.92), at(0.78, 0.4), top};
    case LobeKind::ogee: {
      const Point waist = at(0.66, 0.42);
      return {at(0.36, 0.95), at(0.54, 0.72), waist, at(0.78, 0.13), at(0.88, 0.03), top};
    }
    case LobeKind::heart: {
      const Point shoulder = at(0.98, 0.36), notch = at(0.82, 0);
      return {at(0.5, 0.92), at(0.94, 0.72), shoulder, at(1.02, 0.12), at(0.94, 0.01), notch};
    }
    case LobeKind::triangle:
      return {at(0.33, 0.72), at(0.66, 0.37), top};
    case LobeKind::belly:
      return {at(0.28, 1.12), at(0.74, 0.84), top};
  }
  return {};
}

}  // namespace

Path lobe(LobeKind kind, double half_angle, double foot, double tip) {
  const double stand = kind == LobeKind::belly ? half_angle * 0.3 : half_angle;
  const std::vector<Point> side = left_side(kind, half_angle, foot, tip);
  const auto mirrored = [](Point p) { return Point{-p.x, p.y}; };
  Path path;
  path.move_to(spoke(foot, -stand));
  for (std::size_t i = 0; i + 2 < side.size(); i += 3) path.cubic_to(side[i], side[i + 1], side[i + 2]);
  for (std::size_t i = side.size(); i >= 3; i -= 3) {
    const Point end = i > 3 ? side[i - 4] : spoke(foot, -stand);
    path.cubic_to(mirrored(side[i - 2]), mirrored(side[i - 3]), mirrored(end));
  }
  path.close();
  return path;
}

Path inner_lobe(const Path& outer, double half_angle, double foot, double gap) {
  // Scaled around the middle of its foot, so that it stands where the larger one stands.
  const double half_width = foot * std::sin(half_angle);
  const double height = -outer.bounds().top - foot;
  const double scale = 1 - gap / std::min(half_width * 0.86, height);
  if (scale < 0.25) return {};
  return outer.transformed(Affine::translation(0, -foot) * Affine::scaling(scale, scale) *
                           Affine::translation(0, foot));
}

}  // namespace drawing::special
