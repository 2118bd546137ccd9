#include "drawing/beasts/mane.h"

#include <array>

#include "geometry/field.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::PartName;
using Points = std::vector<Point>;

void draw_stiff(figures::Canvas& canvas, const Frame& f, double r) {
  Points outline{f.face({-r * .5, -r * 1.2})};
  for (const double t : {.98, .8, .62, .48}) outline.push_back(f.on_neck(t, 1.46));
  // It ends blunt, above the withers: a tip would lie across the back.
  for (const Point p : {Point{.38, 1.38}, {.33, 1.14}, {.36, .9}}) outline.push_back(f.on_neck(p.x, p.y));
  for (const double t : {.48, .62, .8, .98}) outline.push_back(f.on_neck(t, .84));
  outline.push_back(f.face({-r * .6, -r * .7}));
  canvas.region(PartName::mane, Layer::head, geometry::blob(outline));
}

// Hair that falls over the near side of the neck in four locks, and one lock over the brow.
void draw_falling(figures::Canvas& canvas, const Frame& f, double r, bool curly) {
  const double full = curly ? 1.5 : 1.28, low = curly ? -.34 : -.2;
  constexpr std::array<double, 4> partings{.99, .81, .62, .43};
  Points outline{f.face({-r * .5, -r * 1.02})};
  for (const double t : {.92, .8, .66, .52, .38, .28}) outline.push_back(f.on_neck(t, full));
  outline.push_back(f.on_neck(.2, 1.12));
  outline.push_back(f.on_neck(.17, .6));
  // Upwards along the locks' tips.
  for (std::size_t i = partings.size(); i-- > 0;) {
    const double t = partings[i];
    outline.push_back(f.on_neck(t - .19, low * .4));
    outline.push_back(f.on_neck(t - .12, low));
    outline.push_back(f.on_neck(t - .04, low * .2));
    outline.push_back(f.on_neck(t, .34));
  }
  canvas.region(PartName::mane, Layer::head, geometry::blob(outline));
  for (std::size_t i = 1; i + 1 < partings.size(); ++i)
    canvas.line(PartName::mane, Layer::head,
                geometry::curve({f.on_neck(partings[i], .34), f.on_neck(partings[i] + .05, .66),
                                 f.on_neck(partings[i] + .07, .92)}),
                .85);
  canvas.region(PartName::mane, Layer::head,
                curly ? geometry::blob({f.face({-r * .74, -r * .8}), f.face({-r * .5, -r * 1.36}),
                                        f.face({r * .1, -r * 1.32}), f.face({r * .3, -r * .9}),
                                        f.face({-r * .1, -r * .56}), f.face({-r * .5, -r * .3})})
                      : geometry::blob({f.face({-r * .7, -r * .7}), f.face({-r * .3, -r * 1.3}),
                                        f.face({r * .4, -r * 1.16}), f.face({r * .86, -r * .5}),
                                        f.face({r * .3, -r * .62}), f.face({-r * .3, -r * .4})}));
}

}  // namespace

void draw_mane(figures::Canvas& canvas, const Anatomy& anatomy, const Frame& frame, double skull) {
  switch (anatomy.mane) {
    case Mane::stiff:
      return draw_stiff(canvas, frame, skull);
    case Mane::falling:
    case Mane::curly:
      return draw_falling(canvas, frame, skull, anatomy.mane == Mane::curly);
    case Mane::crest:  // the plates of the back go on
    case Mane::none:
      break;
  }
}

}  // namespace drawing::beasts
