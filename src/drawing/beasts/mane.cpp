#include "drawing/beasts/mane.h"

#include <algorithm>
#include <array>

#include "drawing/beasts/pieces.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::PartName;
using figures::smooth_line;
using figures::tube;
using geometry::Field;
using Points = std::vector<Point>;

class ManePen {
 public:
  ManePen(const Anatomy& anatomy, const Frame& frame, const ManeGround& ground, const Fine& fine)
      : a_(anatomy),
        f_(frame),
        ground_(ground),
        fine_(fine),
        hair_(fine.cell),
        // Hair falls down: along a raised neck towards the trunk, along a lowered one towards the head.
        fall_(std::clamp(-frame.neck_way.y * 2, -1.0, 1.0)) {}

  void draw(figures::Canvas& canvas) {
    a_.mane == Mane::stiff ? grow_stiff() : grow_falling();
    trim();
    if (hair_.empty()) return;
    canvas.region(PartName::mane, Layer::head, hair_.path(fine_.least_area));
    for (const Points& strand : strands_) {
      const bool inside =
          std::all_of(strand.begin(), strand.end(), [&](Point p) { return hair_.at(p) < -.8 * fine_.line; });
      if (inside) canvas.line(PartName::mane, Layer::head, geometry::curve(strand), .85);
    }
  }

 private:
  Point on(double share, double height) const { return f_.on_neck(share, height); }
  // How thick the neck is there, half.
  double half(double share) const { return geometry::length(on(share, 1) - on(share, 0)); }
  Point brow(double x, double y) const { return f_.face(Point{x, y} * ground_.radius); }

  void add(const Points& line, std::initializer_list<double> radii, double rounding) {
    hair_.unite(Field::chain(tube(smooth_line(line, 4), radii), fine_.cell), rounding);
  }

  void grow_stiff() {
    const double top = half(.98), low = half(.46);
    add({brow(-.62, -.82), on(.94, 1.02), on(.9, 1.06), on(.66, 1.06), on(.42, 1.04)},
        {top * .3, top * .44, top * .44, low * .34, low * .16}, 0);
    for (const double t : {.86, .7, .54}) strands_.push_back({on(t, 1.16), on(t - .02, .84)});
  }

  // A band along the crest, locks that fall from it over the near side of the neck, and one over the brow.
  void grow_falling() {
    const bool curly = a_.mane == Mane::curly;
    const double top = half(.96), deep = half(.4);
    add({brow(-.5, -.8), on(.94, .84), on(.74, .86), on(.54, .82), on(.36, .66)},
        {top * .5, top * .56, deep * .46, deep * .42, deep * .3}, 0);
    struct Lock {
      double share, low, thick;
    };
    const std::array<Lock, 3> locks{{{.9, -.2, .5}, {.66, -.46, .5}, {.4, -.62, .44}}};
    for (const Lock& lock : locks) {
      const double t = lock.share, r = half(t) * lock.thick, away = fall_ * (curly ? .2 : .22);
      const Points line = curly ? Points{on(t, .7), on(t - away * .9, .3), on(t - away * .7, lock.low + .3),
                                         on(t - away * 1.8, lock.low - .16)}
                                : Points{on(t, .7), on(t - away * .3, .3), on(t - away, lock.low)};
      if (curly) {
        add(line, {r, r * 1.06, r * .8, r * .06}, .6);
      } else {
        add(line, {r, r * .9, r * .08}, 1.2);
      }
      strands_.push_back({on(t + .06 * fall_, .92), on(t - away * .2 + .05 * fall_, .46),
                          on(t - away * .62 + .03 * fall_, .1)});
    }
    // A horn leaves no room for one between it and the ears.
    if (a_.profile.horn) return;
    const double r = ground_.radius * a_.head;
    add({brow(-.56, -.84), brow(.04, -.96), brow(.5, -.84), brow(.94, -.5)},
        {r * .3, r * .34, r * .28, r * .06}, 1);
  }

  // Hair stands out from the neck only as far as it is thick, and a head of its own lies upon it.
  void trim() {
    Field near = ground_.body;
    near.grow(a_.mane == Mane::curly ? 2.6 : 1.9);
    if (!ground_.skull.empty()) {
      const Field skull = Field::of(ground_.skull.transformed(f_.face), fine_.cell);
      near.unite(Field(skull).grow(1.9));
      hair_.intersect(near);
      hair_.subtract(skull);
    } else {
      hair_.intersect(near);
    }
    hair_ = colourable(hair_, hair_, fine_);
  }

  const Anatomy& a_;
  const Frame& f_;
  const ManeGround& ground_;
  const Fine& fine_;
  Field hair_;
  double fall_;
  std::vector<Points> strands_;
};

}  // namespace

void draw_mane(figures::Canvas& canvas, const Anatomy& anatomy, const Frame& frame, const ManeGround& ground,
               const Fine& fine) {
  // The plates of the back go on where others have a crest.
  if (anatomy.mane == Mane::none || anatomy.mane == Mane::crest) return;
  ManePen(anatomy, frame, ground, fine).draw(canvas);
}

}  // namespace drawing::beasts
