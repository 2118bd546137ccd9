#include "geometry/flatten.h"

#include <algorithm>

namespace geometry {
namespace {

class Flattener final : public PathSink {
 public:
  explicit Flattener(double tolerance) : tolerance_(std::max(tolerance, 1e-9)) {}

  void move_to(Point to) override {
    lines_.push_back({});
    lines_.back().points.push_back(to);
  }
  void line_to(Point to) override { current().push_back(to); }

  void cubic_to(Point c1, Point c2, Point to) override {
    auto& points = current();
    const Point from = points.back();
    // A cubic cut into n equal parameter steps is within (sqrt 3 / 18) |d| / n^2 of its chords' hull, where d
    // bounds the second difference (Wang's formula, as in Sederberg, Computer Aided Geometric Design, 10.6).
    const Point d1 = from - c1 * 2 + c2, d2 = c1 - c2 * 2 + to;
    const double second = 6 * std::sqrt(std::max(dot(d1, d1), dot(d2, d2)));
    // As a polynomial in t, by Horner's rule.
    const Point cubic = to - from + (c1 - c2) * 3, square = d1 * 3, linear = (c1 - from) * 3;
    const int steps = static_cast<int>(std::min(std::sqrt(second / (8 * tolerance_)), 255.0)) + 1;
    const double step = 1.0 / steps;
    for (int i = 1; i < steps; ++i) {
      const double t = i * step;
      points.push_back(((cubic * t + square) * t + linear) * t + from);
    }
    points.push_back(to);
  }
  void close() override {
    if (lines_.empty()) return;
    Polyline& line = lines_.back();
    line.closed = true;
    if (line.points.size() > 1 && length(line.points.back() - line.points.front()) < tolerance_ * 1e-3) {
      line.points.pop_back();
    }
  }

  std::vector<Polyline> take() { return std::move(lines_); }

 private:
  // The points to go on with: SVG lets a path draw on after a close, from where the closed subpath began.
  std::vector<Point>& current() {
    if (lines_.empty()) move_to({0, 0});
    if (lines_.back().closed) move_to(lines_.back().points.front());
    return lines_.back().points;
  }

  double tolerance_;
  std::vector<Polyline> lines_;
};

}  // namespace

std::vector<Polyline> flatten(const Path& path, double tolerance) {
  Flattener flattener(tolerance);
  path.send_to(flattener);
  return flattener.take();
}

double signed_area(const Polyline& line) {
  double twice = 0;
  for (std::size_t i = 0, n = line.points.size(); i < n; ++i) {
    twice += cross(line.points[i], line.points[(i + 1) % n]);
  }
  return twice / 2;
}

}  // namespace geometry
