#include "drawing/beasts/tail.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "drawing/figures/skeleton.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::PartName;
using figures::smooth_line;
using figures::tube;
using figures::turned;
using geometry::Field;
using Points = std::vector<Point>;

class TailPen {
 public:
  TailPen(const Anatomy& anatomy, const FourLegged& pose, const Frame& frame, double cell, double least_area)
      : a_(anatomy), pose_(pose), canvas_(cell, least_area, figures::Fineness::all), cell_(cell) {
    const Point rump = frame.spine[2];
    root_ = rump - frame.front * (a_.round[0] * .72) + frame.up * (a_.round[0] * .4);
    const double angle = pose.tail + (pose.sits || pose.pitch ? 0 : frame.pitch * .4);
    out_ = turned({-1, 0}, angle);
    up_ = {-out_.y, out_.x};
    rests_ = pose.sits || pose.lies;
    low_ = pose.in_water ? 1000 : 0;
  }

  TailDrawing draw() {
    tail_.shape = Field(cell_);
    draw_kind();
    tail_.details = canvas_.take();
    return std::move(tail_);
  }

 private:
  void draw_kind() {
    switch (a_.tail) {
      case Tail::wagging:
        return slim({{-4, 0}, {6, 2}, {13, 7}, {15.4, 16}}, {3.9, 3.4, 2.5});
      case Tail::ring:
        return slim({{-2, 0}, {5, 6}, {5, 14}, {-2, 18}, {-8, 14}, {-6, 9}}, {4.6, 4.4, 2.6});
      case Tail::slim:
        return slim(rests_ ? Points{{-3, -2}, {8, -8}, {17, -8}, {22, 2}, {18, 11}}
                           : Points{{-3, 0}, {8, 0}, {15, 6}, {16, 17}, {21, 25}},
                    {3.5, 3.1, 3});
      case Tail::fluffy:
        return slim(rests_ ? Points{{-3, -2}, {9, -7}, {20, -5}, {25, 6}}
                           : Points{{-3, 0}, {9, 1}, {16, 10}, {18, 24}},
                    {3.6, 6.6, 7.4, 2.4});
      case Tail::fox:
        return bushy({{-4, 0}, {5, -2}, {15, -3}, {26, 2}, {35, 9}}, 2.6, 7, true);
      case Tail::hanging:
        return bushy(rests_ ? Points{{-4, 0}, {6, -1}, {15, 0}, {24, 5}, {30, 13}}
                            : Points{{-4, 0}, {5, -4}, {13, -12}, {17, -22}, {19, -29}},
                     3.2, 6.4, false);
      case Tail::tuft:
        return tufted(rests_ ? Points{{-3, -2}, {8, -8}, {17, -7}, {23, 3}}
                             : Points{{-3, 0}, {7, 0}, {14, -6}, {21, -5}, {25, 4}});
      case Tail::cow:
      case Tail::rope:
        return hanging_rope();
      case Tail::horse:
        return horse_tail();
      case Tail::curl:
        return slim({{-3, 0}, {3, 1}, {7, 5}, {4, 9}, {.4, 6}, {5, 1}, {12, 3}}, {1.9, 1.8, 1.7});
      case Tail::stub:
        return slim({{-3, 0}, {5.4, 1}}, {4.2, 3.4});
      case Tail::puff: {
        Points ring;
        for (int i = 0; i < 8; ++i)
          ring.push_back(geometry::polar(at({2, -2}), 4.6, 2 * std::numbers::pi * i / 8));
        tail_.shape = Field::of(geometry::scallops(ring, .34), cell_);
        tail_.end = at({5, -2});
        return;
      }
      case Tail::thin:
        return slim(rests_ ? Points{{-3, -3}, {8, -7}, {17, -5}, {26, -9}}
                           : Points{{-3, -2}, {6, -4}, {14, -1}, {18, 8}, {14, 16}, {18, 24}},
                    {2.3, 1.9, 1.7});
      case Tail::lizard:
        tail_.outline.push_back(
            tube(line({{-12, -4}, {2, -4}, {13, -8}, {24, -8}, {34, -1}}), {12, 8.4, 5, 2}));
        return;
      case Tail::squirrel:
        return curled_brush();
      case Tail::arrow:
        return arrow();
      case Tail::paddle:
        return paddle();
      case Tail::none:
        break;
    }
    tail_.end = root_;
  }

  // From the tail's frame: outwards, upwards. Nothing hangs below the ground.
  Point at(Point p) const {
    const Point q = root_ + out_ * p.x + up_ * p.y;
    constexpr double lowest = -3.4, soft = 6;
    if (q.y < lowest - soft || low_ > 0) return q;
    return {q.x, lowest - soft * std::exp(-(q.y - lowest + soft) / soft)};
  }
  Points line(Points points) {
    for (Point& p : points) p = at(p);
    Points smooth = smooth_line(points, 5);
    note_end(smooth);
    return smooth;
  }
  void note_end(const Points& points) {
    tail_.end = points.back();
    const Point way = points.back() - points[points.size() - 2];
    tail_.angle = std::atan2(way.y, way.x) * 180 / std::numbers::pi;
  }

  void slim(const Points& points, std::initializer_list<double> radii) {
    tail_.shape = Field::chain(tube(line(points), radii), cell_);
  }

  // Thin at the root, thick in its last third.
  void bushy(const Points& points, double thin, double thick, bool white_tip) {
    const Points smooth = line(points);
    Chain chain;
    const double last = static_cast<double>(smooth.size()) - 1;
    for (std::size_t i = 0; i < smooth.size(); ++i) {
      const double t = static_cast<double>(i) / last;
      chain.push_back(
          {smooth[i], thin + (thick - thin * .6) *
                                 std::pow(std::sin(std::numbers::pi * std::min(1.0, .03 + t * .9)), 1.2)});
    }
    tail_.shape = Field::chain(chain, cell_);
    if (a_.ruff) {
      for (const auto& [from, side] : {std::pair{.5, 1.0}, {.72, -1.0}, {.76, 1.0}, {.94, -.5}}) {
        const auto i = static_cast<std::size_t>(from * last);
        const Point way = geometry::unit(smooth[std::min(i + 1, smooth.size() - 1)] - smooth[i - 1]);
        const Point root = smooth[i] + Point{-way.y, way.x} * (side * thick * .4);
        tail_.shape.unite(
            Field::chain({{root, thick * .5},
                          {root + way * (thick * 1.3) + Point{-way.y, way.x} * (side * thick * .7), .4}},
                         cell_));
      }
    }
    if (!white_tip) return;
    Field tip = tail_.shape;
    const Points end = figures::part_of(smooth, .68, 1);
    tip.cut_round(end.front(), geometry::unit(end.front() - end[end.size() / 2]), 12);
    canvas_.region(PartName::tail, Layer::far_leg, tip);
  }

  // Broad and flat, with the mesh of its scales.
  void paddle() {
    Points rim;
    for (const Point p : {Point{-3, 3}, Point{8, 5}, Point{22, 7}, Point{31, 2}, Point{31, -4}, Point{22, -8},
                          Point{8, -5}, Point{-3, -3}})
      rim.push_back(at(p));
    note_end({at({22, 0}), at({31, 0})});
    tail_.shape = Field::of(geometry::blob(rim), cell_);
    for (const double x : {12.0, 18.0, 24.0})
      canvas_.line(PartName::tail, Layer::far_leg, geometry::line(at({x, 4.4}), at({x + 3, -4.4})), .85);
  }

  // Up along the back, and its tip rolled outwards.
  void curled_brush() {
    const Points smooth =
        line(rests_ ? Points{{-5, -3}, {8, -4}, {16, 5}, {14, 19}, {12, 31}, {19, 39}, {28, 36}, {28, 28}}
                    : Points{{-5, -2}, {8, 1}, {15, 10}, {13, 24}, {11, 35}, {18, 43}, {27, 40}, {27, 32}});
    tail_.shape = Field::chain(tube(smooth, {3.4, 7.4, 9.6, 10, 9.4, 8, 6.4, 4.6}), cell_);
    canvas_.line(PartName::tail, Layer::far_leg, geometry::curve(figures::part_of(smooth, .3, .62)), .9);
    const Points tip = figures::part_of(smooth, .7, 1);
    canvas_.line(PartName::tail, Layer::far_leg, geometry::curve(tip), .9);
  }

  // A lock of hair at the end of what has been drawn.
  void lock(const Points& smooth, double size) {
    const Point end = smooth.back(), way = geometry::unit(end - smooth[smooth.size() - 3]);
    Points p{{-2, 0}, {1, 4}, {7, 3.8}, {13, 0}, {7, -3.8}, {1, -4}};
    for (Point& q : p) q = end + way * (q.x * size) + Point{-way.y, way.x} * (q.y * size);
    if (!pose_.in_water)
      for (Point& q : p) q.y = std::min(q.y, -.8);
    canvas_.region(PartName::mane, Layer::far_leg, geometry::blob(p));
  }

  void tufted(const Points& points) {
    const Points smooth = line(points);
    tail_.shape = Field::chain(tube(smooth, {2.5, 2.1}), cell_);
    lock(smooth, 1);
  }

  void hanging_rope() {
    const Point b = root_;
    const bool cow = a_.tail == Tail::cow;
    const double down = rests_ ? std::max(2.0, -b.y - 10) : std::min(cow ? 20.0 : 21.0, -b.y - 9);
    Points p =
        cow ? Points{b + Point{2, 1}, b + Point{-4, 1}, b + Point{-8, down * .36}, b + Point{-8.6, down}}
            : Points{b + Point{2, 3}, b + Point{-5, down * .3}, b + Point{-8, down * .7},
                     b + Point{-11, down}};
    if (pose_.tail_flies) p = {b + Point{2, 1}, b + Point{-6, -1}, b + Point{-14, -5}, b + Point{-22, -4}};
    const Points smooth = smooth_line(p, 5);
    note_end(smooth);
    tail_.shape = Field::chain(tube(smooth, {2.5, 2.1}), cell_);
    lock(smooth, cow ? .72 : .56);
  }

  // Long hair, which flies behind a horse that runs: a broad lock and a shorter one below it.
  void horse_tail() {
    const Point b = root_ + Point{1, -1};
    const bool flies = pose_.tail_flies;
    const double k = (rests_ ? .7 : 1) * a_.tail_size, wide = .55 + .45 * a_.tail_size,
                 fall = std::min(1.0, (-b.y - 3) / (33 * k));
    Field long_lock(cell_);
    const auto lock = [&](Points points, std::initializer_list<double> radii, double rounding) {
      for (Point& q : points) {
        q = flies ? Point{b.x + q.x * k, b.y + q.y * k}
                  : Point{b.x + q.x * k, b.y + q.y * k * std::max(.3, fall)};
        q.y = std::min(q.y, low_ - 2.2);
      }
      Points line = smooth_line(points, 5);
      Chain chain = tube(line, radii);
      for (geometry::Disc& disc : chain) disc.radius *= wide;
      long_lock = Field::chain(chain, cell_);
      tail_.shape.unite(long_lock, rounding);
      return line;
    };
    if (flies) {
      lock({{4, 1}, {-9, 0}, {-22, 5}, {-34, 9}}, {3, 4.6, 4.4, .5}, 1);
      note_end(lock({{4, 1}, {-8, -6}, {-21, -7}, {-33, -2}, {-46, -8}}, {3.2, 5, 6, 4.6, .5}, 1.4));
    } else {
      lock({{4, 1}, {-6, 4}, {-8, 16}, {-5, 28}}, {3, 4.8, 4.8, .5}, 1);
      note_end(lock({{4, 1}, {-7, 0}, {-12, 9}, {-12, 21}, {-18, 33}}, {3.2, 4.4, 5.4, 5, .5}, 1.4));
    }
    tail_.name = PartName::mane;
    if (a_.mane == Mane::curly && !rests_) {
      // Of a unicorn each lock can have a colour of its own.
      canvas_.region(PartName::mane, Layer::far_leg, long_lock);
      return;
    }
    Points hair = flies ? Points{{-8, -2}, {-20, -1}, {-30, 2}} : Points{{-7, 4}, {-10, 12}, {-10, 22}};
    for (Point& q : hair) q = b + q * k;
    if (hair.back().y < -6 && a_.tail_size > .8)
      canvas_.line(PartName::mane, Layer::far_leg, geometry::curve(hair), .85);
  }

  void arrow() {
    const Points smooth = line({{-12, -4}, {2, -5}, {14, -9}, {26, -7}, {35, 2}, {37, 12}});
    tail_.outline.push_back(tube(smooth, {11, 8, 5.4, 3.6, 2.4}));
    const Point end = smooth.back(), way = geometry::unit(end - smooth[smooth.size() - 3]);
    Points p{{-2, 0}, {-3, 7}, {11, 0}, {-3, -7}};
    for (Point& q : p) q = end + way * q.x + Point{-way.y, way.x} * q.y;
    canvas_.region(PartName::tail, Layer::far_leg, geometry::rounded(p, .16));
  }

  const Anatomy& a_;
  const FourLegged& pose_;
  figures::Canvas canvas_;
  double cell_;
  Point root_, out_, up_;
  double low_ = 0;
  bool rests_ = false;
  TailDrawing tail_;
};

}  // namespace

TailDrawing draw_tail(const Anatomy& anatomy, const FourLegged& pose, const Frame& frame, double cell,
                      double least_area) {
  return TailPen(anatomy, pose, frame, cell, least_area).draw();
}

}  // namespace drawing::beasts
