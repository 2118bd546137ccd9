#pragma once

#include <cmath>

namespace geometry {

// A point or a vector in the plane; y grows downwards.
struct Point {
  double x = 0;
  double y = 0;

  friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend Point operator*(Point p, double factor) { return {p.x * factor, p.y * factor}; }
  friend bool operator==(Point, Point) = default;
};

inline double dot(Point a, Point b) {
  return a.x * b.x + a.y * b.y;
}
inline double cross(Point a, Point b) {
  return a.x * b.y - a.y * b.x;
}
inline double length(Point p) {
  return std::sqrt(p.x * p.x + p.y * p.y);
}
// Of length 1; to the right where the vector has no length.
inline Point unit(Point p) {
  const double size = length(p);
  return size > 0 ? p * (1 / size) : Point{1, 0};
}
inline Point lerp(Point a, Point b, double t) {
  return a + (b - a) * t;
}

}  // namespace geometry
