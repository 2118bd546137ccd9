#include "drawing/special/ornament.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "geometry/flatten.h"
#include "geometry/outlines.h"

namespace drawing::special {
namespace {

using geometry::Affine;
using geometry::Path;
using geometry::Point;
using page::Sketch;

// Of radius 1 around the origin, pointing up.
Path unit_drop() {
  Path path;
  path.move_to({0, -1});
  path.cubic_to({0.1, -0.62}, {0.66, -0.12}, {0.66, 0.36});
  path.cubic_to({0.66, 0.74}, {0.36, 1}, {0, 1});
  path.cubic_to({-0.36, 1}, {-0.66, 0.74}, {-0.66, 0.36});
  path.cubic_to({-0.66, -0.12}, {-0.1, -0.62}, {0, -1});
  path.close();
  return path;
}

Path unit_heart() {
  Path path;
  path.move_to({0, 0.94});
  path.cubic_to({-0.3, 0.56}, {-0.94, 0.2}, {-0.94, -0.3});
  path.cubic_to({-0.94, -0.86}, {-0.2, -0.98}, {0, -0.42});
  path.cubic_to({0.2, -0.98}, {0.94, -0.86}, {0.94, -0.3});
  path.cubic_to({0.94, 0.2}, {0.3, 0.56}, {0, 0.94});
  path.close();
  return path;
}

Path unit_flower(int petals) {
  std::vector<Point> ring;
  for (int i = 0; i < petals; ++i) ring.push_back(spoke(0.66, 2 * std::numbers::pi * (i + 0.5) / petals));
  return geometry::scallops(ring, 0.42);
}

// The radius, in smallest dots, from which a kind can be coloured.
double needed(Ornament kind) {
  switch (kind) {
    case Ornament::dot:
      return 1;
    case Ornament::heart:
      return 1.6;
    case Ornament::drop:
    case Ornament::leaf:
    case Ornament::diamond:
      return 1.9;
    case Ornament::star:
      return 2.2;
    case Ornament::ring:
      return 2.4;
    case Ornament::flower:
      return 3.2;
  }
  return 1;
}

}  // namespace

Grain grain_of(const page::Stage& stage) {
  Grain grain;
  if (stage.age == Age::years_3_5) grain = {3.6, 3.2};
  if (stage.age == Age::years_9_up) grain = {1.75, 1.2};
  const double scale = std::clamp(stage.scale, 0.8, 1.0);
  return {grain.gap_mm * scale, grain.least_mm * scale};
}

void add_ornament(Sketch& sketch, Ornament kind, Point center, double radius, double turn,
                  const Grain& grain) {
  if (radius < needed(kind) * grain.least_mm) kind = Ornament::dot;
  const Affine map =
      Affine::translation(center.x, center.y) * Affine::rotation(turn) * Affine::scaling(radius, radius);
  const auto region = [&](const Path& unit) { sketch.region(unit.transformed(map), 0.9); };
  switch (kind) {
    case Ornament::dot:
      return region(geometry::circle({}, 1));
    case Ornament::ring:
      region(geometry::circle({}, 1));
      return region(geometry::circle({}, std::min(0.55, 1 - grain.gap_mm / radius)));
    case Ornament::drop:
      return region(unit_drop());
    case Ornament::leaf:
      region(geometry::leaf({0, 1}, {0, -1}, 1.0));
      if (radius > 3.5 * grain.least_mm)
        sketch.detail(geometry::line({0, 1}, {0, -0.35}).transformed(map), 0.8);
      return;
    case Ornament::heart:
      region(unit_heart());
      if (radius > 4 * grain.least_mm) region(unit_heart().transformed(Affine::scaling(0.55, 0.55)));
      return;
    case Ornament::star:
      return region(geometry::star({}, 1, 0.5, 5, 0));
    case Ornament::diamond:
      return region(geometry::rounded({{0, -1}, {0.68, 0}, {0, 1}, {-0.68, 0}}, 0.08));
    case Ornament::flower: {
      region(unit_flower(radius > 5.5 * grain.least_mm ? 8 : 6));
      const double eye = 0.34;
      region(geometry::circle({}, eye));
      return;
    }
  }
}

void Obstacles::add(const Path& path) {
  for (const geometry::Polyline& line : geometry::flatten(path, 0.04)) {
    const std::size_t n = line.points.size();
    for (std::size_t i = 0; i + 1 < n; ++i) edges_.push_back({line.points[i], line.points[i + 1]});
    if (line.closed && n > 1) edges_.push_back({line.points[n - 1], line.points[0]});
  }
}

double Obstacles::distance(Point p) const {
  double best = std::numeric_limits<double>::infinity();
  for (const Edge& edge : edges_) {
    const Point along = edge.to - edge.from;
    const double size = dot(along, along);
    const double t = size > 0 ? std::clamp(dot(p - edge.from, along) / size, 0.0, 1.0) : 0;
    const Point off = p - lerp(edge.from, edge.to, t);
    best = std::min(best, dot(off, off));
  }
  return std::sqrt(best);
}

bool Obstacles::inside(Point p) const {
  bool odd = false;
  for (const Edge& edge : edges_) {
    if ((edge.from.y > p.y) == (edge.to.y > p.y)) continue;
    const double t = (p.y - edge.from.y) / (edge.to.y - edge.from.y);
    if (p.x < edge.from.x + t * (edge.to.x - edge.from.x)) odd = !odd;
  }
  return odd;
}

Clearing largest_clearing(const Obstacles& obstacles, double angle, double low, double high, double gap) {
  constexpr int steps = 48;
  Clearing best;
  for (int i = 1; i < steps; ++i) {
    const double at = low + (high - low) * i / steps;
    const double radius = std::min({obstacles.distance(spoke(at, angle)), at - low, high - at}) - gap;
    if (radius > best.radius) best = {at, radius};
  }
  return best;
}

Point spoke(double radius, double angle) {
  return {radius * std::sin(angle), -radius * std::cos(angle)};
}

}  // namespace drawing::special
