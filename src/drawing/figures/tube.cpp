#include "drawing/figures/tube.h"

#include <algorithm>
#include <cmath>

namespace drawing::figures {

double eased(std::span<const double> values, double share) {
  const double at = std::clamp(share, 0.0, 0.99999) * static_cast<double>(values.size() - 1);
  const std::size_t i = static_cast<std::size_t>(at);
  if (i + 1 >= values.size()) return values.back();
  const double t = at - static_cast<double>(i);
  return values[i] + (values[i + 1] - values[i]) * t * t * (3 - 2 * t);
}

Chain tube(const std::vector<Point>& line, std::span<const double> radii) {
  Chain chain;
  const double last = std::max<double>(1, static_cast<double>(line.size()) - 1);
  for (std::size_t i = 0; i < line.size(); ++i)
    chain.push_back({line[i], eased(radii, static_cast<double>(i) / last)});
  return chain;
}

Chain tube(const std::vector<Point>& line, std::initializer_list<double> radii) {
  return tube(line, std::span<const double>(radii.begin(), radii.size()));
}

std::vector<Point> smooth_line(const std::vector<Point>& points, int steps) {
  std::vector<Point> line;
  const std::size_t n = points.size();
  for (std::size_t i = 0; i + 1 < n; ++i) {
    const Point a = points[i > 0 ? i - 1 : 0], b = points[i], c = points[i + 1],
                d = points[std::min(i + 2, n - 1)];
    for (int step = 0; step < steps; ++step) {
      const double t = double(step) / steps;
      line.push_back((b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * (t * t) +
                      (b * 3 - a - c * 3 + d) * (t * t * t)) *
                     0.5);
    }
  }
  if (n > 0) line.push_back(points.back());
  return line;
}

std::vector<Point> part_of(const std::vector<Point>& line, double from, double to) {
  const double last = static_cast<double>(line.size()) - 1;
  const auto at = [&](double share) {
    const double f = std::clamp(share * last, 0.0, last - 1e-6);
    const std::size_t i = static_cast<std::size_t>(f);
    return geometry::lerp(line[i], line[i + 1], f - static_cast<double>(i));
  };
  std::vector<Point> part{at(from)};
  for (std::size_t i = static_cast<std::size_t>(std::ceil(from * last + 1e-6));
       static_cast<double>(i) < to * last - 1e-6; ++i)
    part.push_back(line[i]);
  part.push_back(at(to));
  return part;
}

std::vector<Point> hull(std::vector<Point> points) {
  std::sort(points.begin(), points.end(),
            [](Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  const auto half = [](const auto& ordered) {
    std::vector<Point> chain;
    for (const Point p : ordered) {
      while (chain.size() > 1 &&
             geometry::cross(chain.back() - chain[chain.size() - 2], p - chain[chain.size() - 2]) <= 0)
        chain.pop_back();
      chain.push_back(p);
    }
    chain.pop_back();
    return chain;
  };
  std::vector<Point> outline = half(points);
  std::reverse(points.begin(), points.end());
  const std::vector<Point> rest = half(points);
  outline.insert(outline.end(), rest.begin(), rest.end());
  return outline;
}

}  // namespace drawing::figures
