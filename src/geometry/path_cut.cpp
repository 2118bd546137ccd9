#include "geometry/path_cut.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace geometry {
namespace {

struct Segment {
  Point from, control1, control2, to;
  bool curved = false;

  Point at(double t) const {
    if (!curved) return lerp(from, to, t);
    const double s = 1 - t;
    return from * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + to * (t * t * t);
  }
  double size() const {
    return curved ? length(control1 - from) + length(control2 - control1) + length(to - control2)
                  : length(to - from);
  }
  Rect box() const {
    Rect box;
    for (const Point p : {from, to}) box.include(p);
    if (curved) {
      for (const Point p : {control1, control2}) box.include(p);
    }
    return box;
  }
  // The part between two parameters, by de Casteljau's construction twice.
  Segment part(double begin, double end) const {
    if (!curved) return {at(begin), {}, {}, at(end), false};
    const Segment tail = begin > 0 ? after(begin) : *this;
    return end < 1 ? tail.before((end - begin) / (1 - begin)) : tail;
  }

 private:
  Segment before(double t) const {
    const Point a = lerp(from, control1, t), b = lerp(control1, control2, t), c = lerp(control2, to, t);
    const Point d = lerp(a, b, t), e = lerp(b, c, t);
    return {from, a, d, lerp(d, e, t), true};
  }
  Segment after(double t) const {
    const Point a = lerp(from, control1, t), b = lerp(control1, control2, t), c = lerp(control2, to, t);
    const Point d = lerp(a, b, t), e = lerp(b, c, t);
    return {lerp(d, e, t), e, c, to, true};
  }
};

// Takes a path apart into segments; what closes a subpath becomes a straight one.
class Segments final : public PathSink {
 public:
  void move_to(Point to) override { start_ = current_ = to; }
  void line_to(Point to) override { add({current_, {}, {}, to, false}); }
  void cubic_to(Point c1, Point c2, Point to) override { add({current_, c1, c2, to, true}); }
  void close() override {
    if (length(start_ - current_) > 1e-6) line_to(start_);
    current_ = start_;
  }
  const std::vector<Segment>& list() const { return list_; }

 private:
  void add(const Segment& segment) {
    list_.push_back(segment);
    current_ = segment.to;
  }
  std::vector<Segment> list_;
  Point start_, current_;
};

// Puts segments that follow each other together into pieces.
class Pieces {
 public:
  void add(const Segment& part) {
    if (pieces_.empty() || length(part.from - pieces_.back().end) > 1e-6) {
      pieces_.push_back({});
      pieces_.back().path.move_to(part.from);
    }
    Piece& piece = pieces_.back();
    if (part.curved) {
      piece.path.cubic_to(part.control1, part.control2, part.to);
    } else {
      piece.path.line_to(part.to);
    }
    piece.end = part.to;
    piece.size += part.size();
  }
  Path longer_than(double shortest) const {
    Path path;
    for (const Piece& piece : pieces_) {
      if (piece.size >= shortest) path.append(piece.path);
    }
    return path;
  }

 private:
  struct Piece {
    Path path;
    Point end;
    double size = 0;
  };
  std::vector<Piece> pieces_;
};

}  // namespace

Path without(const Path& path, const Rect& where, const std::function<bool(Point)>& leave_out, double step,
             double shortest) {
  Segments segments;
  path.send_to(segments);
  Pieces pieces;
  bool cut = false;
  const auto touches = [&where](const Rect& box) {
    return box.left <= where.right && box.right >= where.left && box.top <= where.bottom &&
           box.bottom >= where.top;
  };
  for (const Segment& segment : segments.list()) {
    double begin = 0;
    if (touches(segment.box())) {
      const int steps = std::clamp(static_cast<int>(std::ceil(segment.size() / step)), 1, 4000);
      for (int i = 0; i < steps; ++i) {
        const Point at = segment.at((i + 0.5) / steps);
        if (!where.contains(at) || !leave_out(at)) continue;
        cut = true;
        const double end = static_cast<double>(i) / steps;
        if (end > begin) pieces.add(segment.part(begin, end));
        begin = (i + 1.0) / steps;
      }
    }
    if (begin < 1) pieces.add(segment.part(begin, 1));
  }
  return cut ? pieces.longer_than(shortest) : path;
}

}  // namespace geometry
