#pragma once

#include "geometry/point.h"

namespace geometry {

// Receives a path's segments in order. SVG, PNG and PDF writers are sinks.
class PathSink {
 public:
  virtual ~PathSink() = default;
  virtual void move_to(Point to) = 0;
  virtual void line_to(Point to) = 0;
  virtual void cubic_to(Point control1, Point control2, Point to) = 0;
  virtual void close() = 0;
};

}  // namespace geometry
