#include "geometry/path.h"

#include "geometry/flatten.h"

namespace geometry {
namespace {

// The handle length for which four cubics come closest to a circle: 4/3 (sqrt 2 - 1).
constexpr double circle_handle = 0.5522847498307936;

}  // namespace

void Path::move_to(Point to) {
  verbs_.push_back(Verb::move);
  points_.push_back(to);
}

void Path::line_to(Point to) {
  verbs_.push_back(Verb::line);
  points_.push_back(to);
}

void Path::cubic_to(Point control1, Point control2, Point to) {
  verbs_.push_back(Verb::cubic);
  points_.insert(points_.end(), {control1, control2, to});
}

void Path::close() {
  verbs_.push_back(Verb::close);
}

void Path::add_ellipse(Point c, double rx, double ry) {
  const double hx = rx * circle_handle, hy = ry * circle_handle;
  move_to({c.x + rx, c.y});
  cubic_to({c.x + rx, c.y + hy}, {c.x + hx, c.y + ry}, {c.x, c.y + ry});
  cubic_to({c.x - hx, c.y + ry}, {c.x - rx, c.y + hy}, {c.x - rx, c.y});
  cubic_to({c.x - rx, c.y - hy}, {c.x - hx, c.y - ry}, {c.x, c.y - ry});
  cubic_to({c.x + hx, c.y - ry}, {c.x + rx, c.y - hy}, {c.x + rx, c.y});
  close();
}

void Path::add_rect(const Rect& r) {
  add_polygon({{r.left, r.top}, {r.right, r.top}, {r.right, r.bottom}, {r.left, r.bottom}});
}

void Path::add_rounded_rect(const Rect& r, double radius) {
  const double q = std::min({radius, r.width() / 2, r.height() / 2});
  const double h = q * (1 - circle_handle);
  move_to({r.left + q, r.top});
  line_to({r.right - q, r.top});
  cubic_to({r.right - h, r.top}, {r.right, r.top + h}, {r.right, r.top + q});
  line_to({r.right, r.bottom - q});
  cubic_to({r.right, r.bottom - h}, {r.right - h, r.bottom}, {r.right - q, r.bottom});
  line_to({r.left + q, r.bottom});
  cubic_to({r.left + h, r.bottom}, {r.left, r.bottom - h}, {r.left, r.bottom - q});
  line_to({r.left, r.top + q});
  cubic_to({r.left, r.top + h}, {r.left + h, r.top}, {r.left + q, r.top});
  close();
}

void Path::add_polygon(const std::vector<Point>& points) {
  if (points.empty()) return;
  move_to(points.front());
  for (std::size_t i = 1; i < points.size(); ++i) line_to(points[i]);
  close();
}

void Path::add_smooth_closed(const std::vector<Point>& p) {
  const std::size_t n = p.size();
  if (n < 3) return add_polygon(p);
  move_to(p[0]);
  for (std::size_t i = 0; i < n; ++i) {
    const Point before = p[(i + n - 1) % n], from = p[i], to = p[(i + 1) % n], after = p[(i + 2) % n];
    cubic_to(from + (to - before) * (1.0 / 6), to - (after - from) * (1.0 / 6), to);
  }
  close();
}

void Path::add_smooth_open(const std::vector<Point>& p) {
  if (p.empty()) return;
  if (points_.empty() || !(points_.back() == p.front())) move_to(p[0]);
  for (std::size_t i = 0; i + 1 < p.size(); ++i) {
    const Point before = p[i == 0 ? 0 : i - 1], from = p[i], to = p[i + 1],
                after = p[std::min(i + 2, p.size() - 1)];
    cubic_to(from + (to - before) * (1.0 / 6), to - (after - from) * (1.0 / 6), to);
  }
}

void Path::append(const Path& other) {
  verbs_.insert(verbs_.end(), other.verbs_.begin(), other.verbs_.end());
  points_.insert(points_.end(), other.points_.begin(), other.points_.end());
}

void Path::send_to(PathSink& sink) const {
  std::size_t i = 0;
  for (const Verb verb : verbs_) {
    switch (verb) {
      case Verb::move:
        sink.move_to(points_[i++]);
        break;
      case Verb::line:
        sink.line_to(points_[i++]);
        break;
      case Verb::cubic:
        sink.cubic_to(points_[i], points_[i + 1], points_[i + 2]);
        i += 3;
        break;
      case Verb::close:
        sink.close();
        break;
    }
  }
}

Path Path::transformed(const Affine& map) const {
  Path out = *this;
  for (Point& p : out.points_) p = map(p);
  return out;
}

Rect Path::control_bounds() const {
  Rect box;
  for (const Point p : points_) box.include(p);
  return box;
}

Rect Path::bounds() const {
  Rect box;
  const Rect outer = control_bounds();
  const double tolerance = std::max(outer.width(), outer.height()) * 1e-3;
  for (const Polyline& line : flatten(*this, tolerance)) {
    for (const Point p : line.points) box.include(p);
  }
  return box;
}

}  // namespace geometry
