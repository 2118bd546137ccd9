#include "drawing/beasts/mane.h"

#include "drawing/figures/tube.h"
#include "geometry/field.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::PartName;
using Points = std::vector<Point>;

void draw_stiff(figures::Canvas& canvas, const Frame& f, double r) {
  Points outline{f.face({-r * .5, -r * 1.2})};
  for (const double t : {.98, .8, .62, .46, .3}) outline.push_back(f.on_neck(t, 1.46));
  outline.push_back(f.on_neck(.18, 1.06));
  for (const double t : {.3, .46, .62, .8, .98}) outline.push_back(f.on_neck(t, .84));
  outline.push_back(f.face({-r * .6, -r * .7}));
  canvas.region(PartName::mane, Layer::head, geometry::blob(outline));
}

// Locks that fall over the near side of the neck, and one between the ears.
void draw_falling(figures::Canvas& canvas, const Frame& f, double r, bool curly) {
  Points outline;
  // The forelock; curly hair leaves its place to a horn.
  if (!curly) outline = {f.face({r * .62, -r * .5}), f.face({r * .3, -r * 1.02})};
  outline.push_back(f.face({-r * .3, -r * 1.22}));
  const std::initializer_list<double> crest{.96, .8, .62, .46};
  bool wave = false;
  for (const double t : crest) {
    outline.push_back(f.on_neck(t, curly && wave ? 1.6 : 1.3));
    wave = !wave;
  }
  outline.push_back(f.on_neck(.28, 1.12));
  // Tips on the neck's side, and the notches between them.
  outline.push_back(f.on_neck(.24, .5));
  for (const double t : {.4, .6, .8}) {
    outline.push_back(f.on_neck(t - .04, curly ? -.34 : -.2));
    outline.push_back(f.on_neck(t + .05, .3));
  }
  outline.push_back(f.on_neck(.96, .1));
  outline.push_back(f.face({-r * .2, -r * .36}));
  if (!curly) outline.push_back(f.face({r * .2, -r * .6}));
  canvas.region(PartName::mane, Layer::head, geometry::blob(outline));
}

void draw_crest(figures::Canvas& canvas, const Frame& f) {
  Points outline;
  constexpr int spikes = 3;
  for (int i = 0; i <= 2 * spikes; ++i)
    outline.push_back(f.on_neck(.9 - .5 * i / (2 * spikes), i % 2 == 0 ? 1 : 1.75));
  for (int i = 0; i <= 4; ++i) outline.push_back(f.on_neck(.4 + .5 * i / 4, .8));
  canvas.region(PartName::mane, Layer::head, geometry::rounded(outline, .14));
}

}  // namespace

void draw_mane(figures::Canvas& canvas, const Anatomy& anatomy, const Frame& frame, double skull) {
  switch (anatomy.mane) {
    case Mane::stiff:
      return draw_stiff(canvas, frame, skull);
    case Mane::falling:
    case Mane::curly:
      return draw_falling(canvas, frame, skull, anatomy.mane == Mane::curly);
    case Mane::crest:
      return draw_crest(canvas, frame);
    case Mane::none:
      break;
  }
}

}  // namespace drawing::beasts
