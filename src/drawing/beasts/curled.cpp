#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/beasts/four_legged.h"
#include "drawing/beasts/head.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::PartName;
using figures::smooth_line;
using figures::tube;
using geometry::Field;

class CurledPen {
 public:
  CurledPen(const Anatomy& anatomy, const Fine& fine)
      : a_(anatomy),
        fine_(fine),
        canvas_(fine.cell, fine.least_area, fine.fineness),
        high_(std::max(10.0, anatomy.round[0] * 1.42)),
        half_(anatomy.length * .5) {}

  PosedBeast draw() {
    draw_body();
    draw_tail();
    PosedBeast beast;
    draw_head(beast);
    beast.parts = canvas_.take();
    beast.contacts.back = {{0, -2 * high_}, 0};
    beast.contacts.near_forefoot = {{half_, 0}, 0};
    return beast;
  }

 private:
  Field chain(const Chain& discs) const { return Field::chain(discs, fine_.cell); }

  void draw_body() {
    const double w = half_, r = high_;
    body_ = chain(tube(
        smooth_line({{-w, -r * .9}, {-w * .5, -r * 1.12}, {0, -r * 1.16}, {w * .6, -r}, {w, -r * .8}}, 5),
        {r * .9, r * .98, r, r * .9, r * .78}));
    body_.cut({0, 0}, {0, 1});
    canvas_.region(PartName::fur, Layer::body, body_.path(fine_.least_area));
    const auto mark = [&](const Chain& discs) {
      Field field = chain(discs);
      field.intersect(body_);
      canvas_.region(PartName::mark, Layer::body, field);
    };
    if (a_.pattern == Pattern::stripes || a_.pattern == Pattern::tabby) {
      for (const double x : {-.9, -.3, .3})
        mark(tube({{w * x - 2, -r * 2.3}, {w * x, -r * 1.3}}, {3.2, 1.4}));
    } else if (a_.pattern == Pattern::spots) {
      for (const Point p : {Point{-.8, -1.6}, Point{.1, -1.66}, Point{-.4, -1.1}})
        mark({{{w * p.x, r * p.y}, 3.4}});
    } else if (a_.pattern == Pattern::patches || a_.pattern == Pattern::large_patches) {
      mark(tube({{-w * .6, -r * 2}, {-w * .1, -r * 1.5}}, {6, 5}));
    } else if (a_.pattern == Pattern::rosettes) {
      // Apart from the thigh's line.
      for (const Point p : {Point{.05, -1.6}, Point{.14, -.9}, Point{-.75, -.95}})
        mark({{{w * p.x, r * p.y}, 3}});
    } else if (a_.saddle) {
      mark(tube({{-w, -r * 1.9}, {w, -r * 1.9}}, {6, 6}));
    }
    // The thigh.
    canvas_.line(PartName::fur, Layer::body,
                 geometry::arc({-w * .62, -r * .74}, r * .8, r * .76, 1.36 * std::numbers::pi,
                               2.02 * std::numbers::pi),
                 1);
  }

  void draw_tail() {
    if (a_.tail == Tail::stub || a_.tail == Tail::none) return;
    const double w = half_, r = high_;
    if (a_.tail == Tail::puff) {
      std::vector<Point> ring;
      for (int i = 0; i < 8; ++i)
        ring.push_back(geometry::polar({-w - r * .86, -r * .7}, 4.6, 2 * std::numbers::pi * i / 8));
      canvas_.region(PartName::tail, Layer::body, geometry::scallops(ring, .34));
      return;
    }
    const bool bushy = a_.tail == Tail::fox || a_.tail == Tail::hanging || a_.tail == Tail::squirrel;
    const double fat = a_.tail == Tail::fox || a_.tail == Tail::squirrel ? 6.6
                       : bushy || a_.tail == Tail::fluffy                ? 5.2
                       : a_.tail == Tail::thin                           ? 2
                                                                         : 3.2;
    const std::vector<Point> line =
        smooth_line({{-w - r * .62, -r * .62}, {-w - r * .5, -fat - 1}, {-w * .4, -fat}, {w * .5, -fat}});
    Chain discs;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const double t = static_cast<double>(i) / static_cast<double>(line.size() - 1);
      discs.push_back(
          {line[i], bushy ? fat * (.5 + .5 * std::sin(std::numbers::pi * std::min(1.0, .1 + t * .8))) : fat});
    }
    const Field tail = chain(discs);
    canvas_.region(PartName::tail, Layer::body, tail);
    if (a_.tail == Tail::fox) {
      Field tip = tail;
      tip.cut({w * .02, 0}, {-1, 0});
      canvas_.region(PartName::tail, Layer::body, tip);
    }
    if (a_.tail == Tail::tuft)
      canvas_.region(PartName::mane, Layer::body,
                     geometry::blob({{w * .5, -fat - 2.4},
                                     {w * .6 + 4, -fat - 3.4},
                                     {w * .6 + 9, -3},
                                     {w * .6 + 4, -.6},
                                     {w * .5, -1}}));
  }

  void draw_head(PosedBeast& beast) {
    HeadView view;
    view.closed_eyes = true;
    view.turn = .4;
    view.cell = fine_.cell / a_.head;
    view.least_area = fine_.least_area / (a_.head * a_.head);
    view.fineness = fine_.fineness;
    const HeadDrawing head = draw_face(*a_.face, view);
    // It rests on the ground.
    const auto placed = [&](Point at) {
      return geometry::Affine::translation(at.x, at.y) * geometry::Affine::rotation(.14) *
             geometry::Affine::scaling(a_.head, a_.head);
    };
    Point at{half_ + high_ * .42, 0};
    for (const figures::Part& part : head.front)
      at.y = std::min(at.y, -part.shape.path.transformed(placed({at.x, 0})).bounds().bottom);
    const geometry::Affine face = placed(at);
    canvas_.add(head.front, face);
    beast.contacts.mouth = {face(head.reach.mouth), 8};
    beast.contacts.head = beast.contacts.ears = {at, 8};
    beast.contacts.tail = {{half_ * .5, -4}, 0};
  }

  const Anatomy& a_;
  const Fine& fine_;
  figures::Canvas canvas_;
  double high_, half_;
  Field body_{1};
};

}  // namespace

PosedBeast draw_curled(const Anatomy& anatomy, const Fine& fine) {
  return CurledPen(anatomy, fine).draw();
}

}  // namespace drawing::beasts
