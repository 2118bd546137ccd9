#pragma once

#include <cmath>
#include <numbers>

#include "geometry/point.h"

namespace geometry {

// One degree in radians.
inline constexpr double degree = std::numbers::pi / 180;

// An affine map in SVG's order: x' = a x + c y + e, y' = b x + d y + f.
struct Affine {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  static Affine translation(double x, double y) { return {1, 0, 0, 1, x, y}; }
  static Affine scaling(double x, double y) { return {x, 0, 0, y, 0, 0}; }
  // Clockwise on the page (y grows downwards) by an angle in radians, around the origin.
  static Affine rotation(double radians) {
    const double cosine = std::cos(radians), sine = std::sin(radians);
    return {cosine, sine, -sine, cosine, 0, 0};
  }

  Point operator()(Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
  double determinant() const { return a * d - b * c; }
  // The map back. The determinant is not 0.
  Affine inverse() const {
    const double det = determinant();
    return {d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det};
  }

  // The map that does `inner` first and then `outer`.
  friend Affine operator*(const Affine& outer, const Affine& inner) {
    return {outer.a * inner.a + outer.c * inner.b,           outer.b * inner.a + outer.d * inner.b,
            outer.a * inner.c + outer.c * inner.d,           outer.b * inner.c + outer.d * inner.d,
            outer.a * inner.e + outer.c * inner.f + outer.e, outer.b * inner.e + outer.d * inner.f + outer.f};
  }
  friend bool operator==(const Affine&, const Affine&) = default;
};

}  // namespace geometry
