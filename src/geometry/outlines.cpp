#include "geometry/outlines.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace geometry {
namespace {

using std::numbers::pi;

}  // namespace

Point polar(Point center, double radius, double angle) {
  return {center.x + radius * std::cos(angle), center.y + radius * std::sin(angle)};
}

Path circle(Point center, double radius) {
  return ellipse(center, radius, radius);
}

Path ellipse(Point center, double radius_x, double radius_y) {
  Path path;
  path.add_ellipse(center, radius_x, radius_y);
  return path;
}

Path turned_ellipse(Point center, double radius_x, double radius_y, double angle) {
  return ellipse({0, 0}, radius_x, radius_y)
      .transformed(Affine::translation(center.x, center.y) * Affine::rotation(angle));
}

Path box(double left, double top, double right, double bottom) {
  Path path;
  path.add_rect({left, top, right, bottom});
  return path;
}

Path rounded_box(double left, double top, double right, double bottom, double radius) {
  Path path;
  path.add_rounded_rect({left, top, right, bottom}, radius);
  return path;
}

Path polygon(const std::vector<Point>& points) {
  Path path;
  path.add_polygon(points);
  return path;
}

Path blob(const std::vector<Point>& points) {
  Path path;
  path.add_smooth_closed(points);
  return path;
}

Path curve(const std::vector<Point>& points) {
  Path path;
  path.add_smooth_open(points);
  return path;
}

Path line(Point from, Point to) {
  Path path;
  path.move_to(from);
  path.line_to(to);
  return path;
}

Path arc(Point center, double radius_x, double radius_y, double from, double to) {
  Path path;
  const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / (pi / 2) - 1e-9)));
  const double step = (to - from) / pieces, handle = 4.0 / 3 * std::tan(step / 4);
  const auto at = [&](double a) {
    return Point{center.x + radius_x * std::cos(a), center.y + radius_y * std::sin(a)};
  };
  const auto along = [&](double a) {
    return Point{-radius_x * std::sin(a), radius_y * std::cos(a)} * handle;
  };
  path.move_to(at(from));
  for (int i = 0; i < pieces; ++i) {
    const double a = from + i * step, b = a + step;
    path.cubic_to(at(a) + along(a), at(b) - along(b), at(b));
  }
  return path;
}

Path ribbon(const std::vector<Point>& points, const std::vector<double>& half_widths, Ends ends) {
  std::vector<Point> left, right;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point before = points[i == 0 ? 0 : i - 1], after = points[std::min(i + 1, points.size() - 1)];
    const Point along = unit(after - before);
    const Point across = Point{along.y, -along.x} * half_widths[i];
    left.push_back(points[i] + across);
    right.push_back(points[i] - across);
  }
  std::reverse(right.begin(), right.end());
  Path path;
  path.add_smooth_open(left);
  if (ends == Ends::round) {
    const Point out = unit(points.back() - points[points.size() - 2]) * (half_widths.back() * 4 / 3);
    path.cubic_to(left.back() + out, right.front() + out, right.front());
  } else {
    path.line_to(right.front());
  }
  path.add_smooth_open(right);
  path.close();
  return path;
}

Path leaf(Point base, Point tip, double width, double bend) {
  const Point along = tip - base;
  const Point across = unit(Point{-along.y, along.x});
  const Point middle = lerp(base, tip, 0.5) + across * bend;
  Path path;
  path.move_to(base);
  path.cubic_to(lerp(base, middle, 0.5) + across * (width * 0.62),
                lerp(middle, tip, 0.35) + across * (width * 0.62), tip);
  path.cubic_to(lerp(middle, tip, 0.35) - across * (width * 0.62),
                lerp(base, middle, 0.5) - across * (width * 0.62), base);
  path.close();
  return path;
}

Path scallops(const std::vector<Point>& points, double bulge) {
  Path path;
  if (points.empty()) return path;
  path.move_to(points.front());
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point from = points[i], to = points[(i + 1) % points.size()];
    const Point along = to - from;
    const Point out = Point{along.y, -along.x} * (bulge * 4 / 3);
    // Handles lean outwards, so that bumps are rounder than half circles and meet in sharp notches.
    path.cubic_to(from + out - along * 0.12, to + out + along * 0.12, to);
  }
  path.close();
  return path;
}

std::vector<Point> uneven_ring(base::Random& random, Point center, double radius_x, double radius_y,
                               int count, double from, double to) {
  std::vector<double> steps;
  double sum = 0;
  const bool whole = to - from > 2 * pi - 1e-6;
  const int gaps = whole ? count : count - 1;
  for (int i = 0; i < gaps; ++i) {
    steps.push_back(random.uniform(0.75, 1.3));
    sum += steps.back();
  }
  std::vector<Point> ring;
  double angle = from;
  for (int i = 0; i < count; ++i) {
    const double radius = random.uniform(0.95, 1.05);
    ring.push_back(
        {center.x + radius_x * radius * std::cos(angle), center.y + radius_y * radius * std::sin(angle)});
    if (i < gaps) angle += (to - from) * steps[static_cast<std::size_t>(i)] / sum;
  }
  return ring;
}

Path star(Point center, double radius, double inner, int points, double turn) {
  std::vector<Point> corners;
  for (int i = 0; i < 2 * points; ++i) {
    corners.push_back(polar(center, i % 2 == 0 ? radius : inner, turn - pi / 2 + i * pi / points));
  }
  return rounded(corners, 0.15);
}

Path rounded(const std::vector<Point>& corners, double share) {
  Path path;
  const std::size_t n = corners.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Point to_before = corners[(i + n - 1) % n] - corners[i],
                to_after = corners[(i + 1) % n] - corners[i];
    const double reach = share * std::min(length(to_before), length(to_after));
    const Point before = corners[i] + unit(to_before) * reach, after = corners[i] + unit(to_after) * reach;
    if (i == 0) {
      path.move_to(before);
    } else {
      path.line_to(before);
    }
    path.cubic_to(lerp(before, corners[i], 0.75), lerp(after, corners[i], 0.75), after);
  }
  path.close();
  return path;
}

}  // namespace geometry
