#pragma once

#include <cstdint>
#include <vector>

#include "geometry/affine.h"
#include "geometry/path_sink.h"
#include "geometry/rect.h"

namespace geometry {

enum class Verb : std::uint8_t { move, line, cubic, close };

// A sequence of subpaths of straight lines and cubic Bezier curves. A value; also a sink, so that one path
// can be drawn into another.
class Path final : public PathSink {
 public:
  void move_to(Point to) override;
  void line_to(Point to) override;
  void cubic_to(Point control1, Point control2, Point to) override;
  void close() override;

  // Whole figures, each a closed subpath.
  void add_ellipse(Point center, double radius_x, double radius_y);
  void add_rect(const Rect& rect);
  void add_rounded_rect(const Rect& rect, double radius);
  void add_polygon(const std::vector<Point>& points);
  // A smooth closed curve through all points (Catmull-Rom, turned into cubics).
  void add_smooth_closed(const std::vector<Point>& points);
  // The same, open, going on from the current point if `points` starts there, else from points[0].
  void add_smooth_open(const std::vector<Point>& points);
  void append(const Path& other);

  bool empty() const { return verbs_.empty(); }
  const std::vector<Verb>& verbs() const { return verbs_; }
  // Each move and line has one point, each cubic three, close none.
  const std::vector<Point>& points() const { return points_; }

  void send_to(PathSink& sink) const;
  Path transformed(const Affine& map) const;
  // The box around all points and control points: never smaller than the curve's own.
  Rect control_bounds() const;
  // The box around the curve itself.
  Rect bounds() const;

  friend bool operator==(const Path& a, const Path& b) {
    return a.verbs_ == b.verbs_ && a.points_ == b.points_;
  }

 private:
  std::vector<Verb> verbs_;
  std::vector<Point> points_;
};

}  // namespace geometry
