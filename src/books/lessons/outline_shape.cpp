#include "books/lessons/outline_shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "geometry/flatten.h"

namespace books::lessons {
namespace {

using geometry::Point;

// Parts of the mean: how much a form of its own varies, how little two of a kind differ on average.
constexpr double least_variation = 0.11, most_difference = 0.07;
constexpr int fewest_points = 4, most_points = 9;
constexpr double least_depth = 1.35;  // of a star: of its points to its notches

// The centre of gravity of what the line encloses.
Point middle_of(const geometry::Polyline& line, double area) {
  Point sum;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const Point a = line.points[i], b = line.points[(i + 1) % line.points.size()];
    sum = sum + (a + b) * cross(a, b);
  }
  return sum * (1 / (6 * area));
}

}  // namespace

std::optional<OutlineShape> OutlineShape::of(const geometry::Path& path) {
  const geometry::Rect box = path.bounds();
  if (path.empty() || box.empty()) return std::nullopt;
  const std::vector<geometry::Polyline> lines =
      geometry::flatten(path, std::max(box.width(), box.height()) * 0.005);
  const auto largest = std::max_element(lines.begin(), lines.end(), [](const auto& a, const auto& b) {
    return std::abs(geometry::signed_area(a)) < std::abs(geometry::signed_area(b));
  });
  const double area = geometry::signed_area(*largest);
  if (std::abs(area) < 1e-6) return std::nullopt;
  const Point middle = middle_of(*largest, area);
  OutlineShape shape;
  for (std::size_t i = 0; i < directions; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / directions;
    const Point ray{std::cos(angle), std::sin(angle)};
    for (std::size_t k = 0; k < largest->points.size(); ++k) {
      const Point a = largest->points[k] - middle;
      const Point along = largest->points[(k + 1) % largest->points.size()] - middle - a;
      const double turn = cross(ray, along);
      if (std::abs(turn) < 1e-12) continue;
      const double far = cross(a, along) / turn, share = cross(a, ray) / turn;
      if (share >= 0 && share <= 1) shape.reach_[i] = std::max(shape.reach_[i], far);
    }
  }
  double mean = 0;
  for (const double reach : shape.reach_) mean += reach / directions;
  if (mean <= 0) return std::nullopt;
  for (double& reach : shape.reach_) {
    reach /= mean;
    shape.variation_ += std::abs(reach - 1) / directions;
  }
  return shape;
}

bool OutlineShape::is_distinctive() const {
  return variation_ >= least_variation;
}

int OutlineShape::points() const {
  const auto [notch, point] = std::minmax_element(reach_.begin(), reach_.end());
  if (*point < least_depth * *notch) return 0;
  const double middle = (*notch + *point) / 2;
  int count = 0;
  for (std::size_t i = 0; i < directions; ++i) {
    if (reach_[i] < middle && reach_[(i + 1) % directions] >= middle) ++count;
  }
  return count >= fewest_points && count <= most_points ? count : 0;
}

bool OutlineShape::resembles(const OutlineShape& other) const {
  if (points() > 0 && other.points() > 0) return true;
  // Two differ by at least as much as their variations do.
  if (std::abs(variation_ - other.variation_) >= most_difference) return false;
  for (const bool mirrored : {false, true}) {
    for (std::size_t turn = 0; turn < directions; ++turn) {
      double sum = 0;
      for (std::size_t i = 0; i < directions; ++i) {
        const std::size_t at = mirrored ? (turn + directions - i) % directions : (turn + i) % directions;
        sum += std::abs(reach_[i] - other.reach_[at]);
      }
      if (sum / directions < most_difference) return true;
    }
  }
  return false;
}

}  // namespace books::lessons
