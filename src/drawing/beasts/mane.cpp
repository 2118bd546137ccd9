#include "drawing/beasts/mane.h"

#include <algorithm>
#include <array>
#include <cmath>

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
    if (a_.mane == Mane::stiff) {
      grow_stiff();
    } else {
      grow_falling();
    }
    trim(hair_);
    if (hair_.empty()) return;
    canvas.region(PartName::mane, Layer::head, hair_.path(fine_.least_area));
    for (const Points& strand : strands_) {
      const bool inside =
          std::all_of(strand.begin(), strand.end(), [&](Point p) { return hair_.at(p) < -.8 * fine_.line; });
      if (inside) canvas.line(PartName::mane, Layer::head, geometry::curve(strand), .85);
    }
    draw_locks(canvas);
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

  // A band along the crest and broad locks that lie over each other like tiles, one shape with a wavy outline
  // behind the neck; it streams back where the tail flies. On a lowered neck they hang over its near side.
  // One more lies on the brow.
  void grow_falling() {
    const bool curly = a_.mane == Mane::curly;
    const double top = half(.96), deep = half(.4), out = std::clamp(fall_ * 1.4, 0.0, 1.0);
    add({brow(-.5, -.8), on(.94, .74), on(.74, .6), on(.5, .56), on(.2, .7)},
        {top * .54, top * .6, deep * .6, deep * .56, deep * .24}, 0);
    for (const double t : {.24, .56, .88}) {
      const double r = half(t) * (curly ? .62 : .56), away = fall_ < -.2 ? -1.0 : 1.0;
      const Point crest = on(t, 1), out_way = geometry::unit(crest - on(t, 0));
      const Point down = geometry::lerp(f_.neck_way, f_.front, ground_.flies ? .3 : .1);
      // `along` and `flying` from the crest where the neck is upright, in radii of the lock; `hanging` in
      // the neck's radii where it is not.
      const auto at = [&](double along, double hanging, double flying) {
        return geometry::lerp(on(t - along * r * .05 * away, hanging),
                              crest + out_way * (flying * r) - down * (along * r), out);
      };
      const double reach = ground_.flies ? 1.2 : 1;
      const Points line{at(-.5, .7, curly ? -.3 : -.7), at(-.2, .4, -.1),          at(.8 * reach, .1, .35),
                        at(1.9 * reach, -.16, .5),      at(2.9 * reach, -.24, .6), at(3.9 * reach, -.3, 1.3)};
      Field field = Field::chain(tube(smooth_line(line, 4), {r, r, r, r * .84, r * .5, r * .08}), fine_.cell);
      hair_.unite(field, .6);
      locks_.push_back(std::move(field));
      if (!curly && out > .6) strands_.push_back({at(.2, 0, -.5), at(1, 0, -.1), at(2, 0, .2)});
    }
    if (a_.profile.horn) return;
    const double r = ground_.radius * a_.head;
    add({brow(-.5, -.86), brow(-.02, -1.04), brow(.34, -.96), brow(.56, -.72)},
        {r * .3, r * .3, r * .22, r * .04}, 1);
  }

  // Each lock of a unicorn's mane is there to be coloured; the upper ones lie upon those below. Those that
  // hang from a lowered neck would leave crumbs of hair between them.
  void draw_locks(figures::Canvas& canvas) {
    if (a_.mane != Mane::curly || fall_ < .3) return;
    for (std::size_t i = 0; i < locks_.size(); ++i) {
      Field lock = locks_[i], seen = locks_[i];
      trim(lock);
      seen.intersect(lock);
      for (std::size_t k = i + 1; k < locks_.size(); ++k) seen.subtract(locks_[k]);
      if (seen.area() > 6 * fine_.least_area)
        canvas.region(PartName::mane, Layer::head, lock.path(fine_.least_area), .9);
    }
  }

  // Hair stands out from the neck only as far as it is thick, and a head of its own lies upon it.
  void trim(Field& hair) {
    Field near = ground_.body;
    near.grow(a_.mane == Mane::stiff ? 1.9 : ground_.flies ? 13 : 12);
    if (!ground_.skull.empty()) {
      const Field skull = Field::of(ground_.skull.transformed(f_.face), fine_.cell);
      near.unite(Field(skull).grow(1.9));
      hair.intersect(near);
      hair.subtract(skull);
    } else {
      hair.intersect(near);
    }
    hair = colourable(hair, hair, fine_);
  }

  const Anatomy& a_;
  const Frame& f_;
  const ManeGround& ground_;
  const Fine& fine_;
  Field hair_;
  double fall_;
  std::vector<Points> strands_;
  std::vector<Field> locks_;
};

}  // namespace

void draw_mane(figures::Canvas& canvas, const Anatomy& anatomy, const Frame& frame, const ManeGround& ground,
               const Fine& fine) {
  // The plates of the back go on where others have a crest.
  if (anatomy.mane == Mane::none || anatomy.mane == Mane::crest) return;
  ManePen(anatomy, frame, ground, fine).draw(canvas);
}

}  // namespace drawing::beasts
