#pragma once

#include <algorithm>
#include <limits>

#include "geometry/point.h"

namespace geometry {

// An axis-parallel rectangle. Default-constructed it is empty, and include() makes it grow.
struct Rect {
  double left = std::numeric_limits<double>::infinity();
  double top = std::numeric_limits<double>::infinity();
  double right = -std::numeric_limits<double>::infinity();
  double bottom = -std::numeric_limits<double>::infinity();

  bool empty() const { return !(left < right && top < bottom); }
  double width() const { return std::max(0.0, right - left); }
  double height() const { return std::max(0.0, bottom - top); }
  double area() const { return width() * height(); }
  Point center() const { return {(left + right) / 2, (top + bottom) / 2}; }
  bool contains(Point p) const { return p.x >= left && p.x <= right && p.y >= top && p.y <= bottom; }

  void include(Point p) {
    left = std::min(left, p.x);
    top = std::min(top, p.y);
    right = std::max(right, p.x);
    bottom = std::max(bottom, p.y);
  }
  void include(const Rect& other) {
    left = std::min(left, other.left);
    top = std::min(top, other.top);
    right = std::max(right, other.right);
    bottom = std::max(bottom, other.bottom);
  }
  Rect moved(Point by) const { return {left + by.x, top + by.y, right + by.x, bottom + by.y}; }
  // Larger by `margin` on every side; smaller for a negative one.
  Rect inflated(double margin) const {
    return {left - margin, top - margin, right + margin, bottom + margin};
  }
  Rect intersection(const Rect& other) const {
    return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
            std::min(bottom, other.bottom)};
  }
  friend bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace geometry
