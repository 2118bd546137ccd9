#include "geometry/curve_fit.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace geometry {
namespace {

struct Cubic {
  Point p0, p1, p2, p3;

  Point at(double t) const {
    const double s = 1 - t;
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t);
  }
  Point first(double t) const {
    const double s = 1 - t;
    return ((p1 - p0) * (s * s) + (p2 - p1) * (2 * s * t) + (p3 - p2) * (t * t)) * 3;
  }
  Point second(double t) const { return ((p2 - p1 * 2 + p0) * (1 - t) + (p3 - p2 * 2 + p1) * t) * 6; }
};

// Points between two corners, fitted by one curve or, where that is too far off, by two.
class Stretch {
 public:
  Stretch(Path& path, const std::vector<Point>& points, const CurveFit& fit)
      : path_(path), points_(points), fit_(fit), along_(points.size()) {
    for (std::size_t i = 1; i < points.size(); ++i)
      along_[i] = along_[i - 1] + length(points[i] - points[i - 1]);
    parameters_.resize(points.size());
  }

  // The directions at both ends point into the stretch.
  void fit(Point from_direction, Point to_direction) {
    fit(0, points_.size() - 1, from_direction, to_direction);
  }

  // One-sided, from a parabola through three points; the line may begin with a corner.
  Point direction_at_start() const { return one_sided(0, 1); }
  Point direction_at_end() const { return one_sided(points_.size() - 1, -1); }

 private:
  static constexpr std::size_t reach = 4;

  Point one_sided(std::size_t at, int way) const {
    const std::size_t last = points_.size() - 1;
    const std::size_t near = std::min(reach, std::max<std::size_t>(1, last / 2)),
                      away = std::min(2 * near, last);
    const auto point = [&](std::size_t steps) { return points_[way > 0 ? at + steps : at - steps]; };
    const Point a = point(0), b = point(near), c = point(away);
    if (away < 2 || away == near) return unit(b - a);
    return unit((b - a) * 4 - (c - a));
  }
  Point direction_at(std::size_t i) const {
    const std::size_t n = std::min({reach, i, points_.size() - 1 - i});
    return unit(points_[i + n] - points_[i - n]);
  }

  void fit(std::size_t first, std::size_t last, Point from, Point to) {
    const Point a = points_[first], b = points_[last];
    if (last - first < 2) {
      path_.cubic_to(a + from * (length(b - a) / 3), b + to * (length(b - a) / 3), b);
      return;
    }
    const double whole = along_[last] - along_[first];
    for (std::size_t i = first; i <= last; ++i) parameters_[i] = (along_[i] - along_[first]) / whole;
    constexpr int rounds = 3;
    std::size_t worst = (first + last) / 2;
    for (int round = 0; round < rounds; ++round) {
      const Cubic cubic = least_squares(first, last, from, to);
      const double error = farthest(cubic, first, last, worst);
      if (error <= fit_.tolerance) {
        path_.cubic_to(cubic.p1, cubic.p2, cubic.p3);
        return;
      }
      if (error > 6 * fit_.tolerance) break;
      improve(cubic, first, last);
    }
    // Not too near to an end, where the next curve would be a crumb.
    const std::size_t margin = std::min<std::size_t>(4, (last - first) / 3);
    const std::size_t split =
        std::clamp(worst, first + std::max<std::size_t>(1, margin), last - std::max<std::size_t>(1, margin));
    const Point direction = direction_at(split);
    fit(first, split, from, direction * -1);
    fit(split, last, direction, to);
  }

  Cubic least_squares(std::size_t first, std::size_t last, Point from, Point to) const {
    const Point a = points_[first], b = points_[last];
    double c00 = 0, c01 = 0, c11 = 0, x0 = 0, x1 = 0;
    for (std::size_t i = first; i <= last; ++i) {
      const double t = parameters_[i], s = 1 - t;
      const double b0 = s * s * (s + 3 * t), b1 = 3 * s * s * t, b2 = 3 * s * t * t, b3 = t * t * (t + 3 * s);
      const Point u = from * b1, v = to * b2;
      const Point rest = points_[i] - (a * b0 + b * b3);
      c00 += dot(u, u), c01 += dot(u, v), c11 += dot(v, v);
      x0 += dot(u, rest), x1 += dot(v, rest);
    }
    const double chord = length(b - a), determinant = c00 * c11 - c01 * c01;
    double p = 0, q = 0;
    if (std::abs(determinant) > 1e-12 * (c00 + c11)) {
      p = (x0 * c11 - x1 * c01) / determinant;
      q = (c00 * x1 - c01 * x0) / determinant;
    }
    const double whole = along_[last] - along_[first];
    const bool wild = p < 1e-3 * whole || q < 1e-3 * whole || p > 2 * whole || q > 2 * whole;
    if (wild) p = q = chord / 3;
    return {a, a + from * p, b + to * q, b};
  }

  double farthest(const Cubic& cubic, std::size_t first, std::size_t last, std::size_t& worst) const {
    double most = 0;
    for (std::size_t i = first + 1; i < last; ++i) {
      const Point off = cubic.at(parameters_[i]) - points_[i];
      const double square = dot(off, off);
      if (square > most) most = square, worst = i;
    }
    return std::sqrt(most);
  }

  // Newton's step towards the nearest point of the curve.
  void improve(const Cubic& cubic, std::size_t first, std::size_t last) {
    for (std::size_t i = first + 1; i < last; ++i) {
      const double t = parameters_[i];
      const Point off = cubic.at(t) - points_[i], speed = cubic.first(t);
      const double slope = dot(speed, speed) + dot(off, cubic.second(t));
      if (slope != 0) parameters_[i] = std::clamp(t - dot(off, speed) / slope, 0.0, 1.0);
    }
  }

  Path& path_;
  const std::vector<Point>& points_;
  CurveFit fit_;
  std::vector<double> along_;
  std::vector<double> parameters_;
};

void fit_stretch(Path& path, const std::vector<Point>& points, const CurveFit& fit) {
  Stretch stretch(path, points, fit);
  stretch.fit(stretch.direction_at_start(), stretch.direction_at_end());
}

// How much a closed line turns at a point, between the chords over so many points to both sides.
double turning(const std::vector<Point>& points, std::size_t i, std::size_t reach) {
  const std::size_t n = points.size();
  const Point in = points[i] - points[(i + n - reach) % n], out = points[(i + reach) % n] - points[i];
  return std::abs(std::atan2(cross(in, out), dot(in, out)));
}

// Where a closed line has corners. There it turns nearly as much within few points as within twice as many;
// in a bend of small radius half as much.
std::vector<std::size_t> corners_of(const std::vector<Point>& points, const CurveFit& fit) {
  const std::size_t n = points.size();
  constexpr std::size_t reach = 4;
  constexpr double concentrated = 0.67;
  std::vector<std::size_t> corners;
  if (n < 6 * reach) return corners;
  std::vector<double> turn(n);
  for (std::size_t i = 0; i < n; ++i) turn[i] = turning(points, i, reach);
  for (std::size_t i = 0; i < n; ++i) {
    if (turn[i] < fit.corner) continue;
    bool peak = true;
    for (std::size_t k = 1; k <= reach && peak; ++k)
      peak = turn[i] > turn[(i + k) % n] && turn[i] >= turn[(i + n - k) % n];
    if (peak && turning(points, i, reach / 2) > concentrated * turn[i]) corners.push_back(i);
  }
  return corners;
}

// The lattice cuts a corner off by up to half a step: puts it back to where the lines before and behind it
// meet.
Point sharpened(const std::vector<Point>& points, std::size_t corner, double step) {
  const std::size_t n = points.size();
  const auto point = [&](int offset) {
    return points[(corner + n + static_cast<std::size_t>(static_cast<std::ptrdiff_t>(n) + offset)) % n];
  };
  const Point a = point(-4), b = point(-2), c = point(2), d = point(4);
  const Point in = b - a, out = c - d;
  const double turned = cross(in, out);
  if (std::abs(turned) < 0.3 * length(in) * length(out)) return points[corner];
  const Point meet = b + in * (cross(c - b, out) / turned);
  return length(meet - points[corner]) < 1.5 * step ? meet : points[corner];
}

}  // namespace

void fit_closed(Path& path, const std::vector<Point>& points, const CurveFit& fit) {
  const std::size_t n = points.size();
  if (n < 8) return path.add_polygon(points);
  const std::vector<std::size_t> corners = corners_of(points, fit);
  if (corners.empty()) {
    // A closed curve without a beginning: both halves share their directions.
    const auto direction = [&](std::size_t i) { return unit(points[(i + 3) % n] - points[(i + n - 3) % n]); };
    std::size_t middle = n / 2;
    std::vector<Point> half(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(middle) + 1);
    path.move_to(points.front());
    Stretch(path, half, fit).fit(direction(0), direction(middle) * -1);
    half.assign(points.begin() + static_cast<std::ptrdiff_t>(middle), points.end());
    half.push_back(points.front());
    Stretch(path, half, fit).fit(direction(middle), direction(0) * -1);
    return path.close();
  }
  std::vector<Point> tips;
  for (const std::size_t corner : corners) tips.push_back(sharpened(points, corner, fit.step));
  path.move_to(tips.front());
  for (std::size_t c = 0; c < corners.size(); ++c) {
    const std::size_t next = (c + 1) % corners.size();
    std::vector<Point> stretch{tips[c]};
    // The neighbours of a corner lie on the cut that the lattice makes.
    const std::size_t between = (corners[next] + n - corners[c] - 1) % n + 1;
    for (std::size_t i = 2; i + 1 < between; ++i) stretch.push_back(points[(corners[c] + i) % n]);
    stretch.push_back(tips[next]);
    fit_stretch(path, stretch, fit);
  }
  path.close();
}

void fit_open(Path& path, const std::vector<Point>& points, const CurveFit& fit) {
  if (points.size() < 2) return;
  if (path.points().empty() || !(path.points().back() == points.front())) path.move_to(points.front());
  if (points.size() < 5) {
    for (std::size_t i = 1; i < points.size(); ++i) path.line_to(points[i]);
    return;
  }
  fit_stretch(path, points, fit);
}

}  // namespace geometry
