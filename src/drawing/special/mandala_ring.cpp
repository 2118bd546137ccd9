#include "drawing/special/mandala_ring.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "geometry/outlines.h"

namespace drawing::special {
namespace {

using geometry::Affine;
using geometry::Path;
using geometry::Point;
using page::Figure;
using page::Sketch;
using std::numbers::pi;

// Sharp tips end on the circle; round ones would nearly touch it, so they stay away.
double tip_of(const Ring& ring, const Grain& grain) {
  const bool sharp =
      ring.kind != RingKind::petals &&
      (ring.lobe == LobeKind::pointed || ring.lobe == LobeKind::triangle || ring.lobe == LobeKind::ogee);
  return ring.rim == Rim::open || sharp ? ring.outer : ring.outer - grain.gap_mm;
}

// Draws the cells of one ring, all of them alike.
class RingPainter {
 public:
  RingPainter(const Ring& ring, const Grain& grain)
      : ring_(ring), grain_(grain), half_(pi / ring.count), sketch_("Kranz") {}

  Figure paint() {
    if (ring_.rim == Rim::circle) sketch_.region(geometry::circle({}, ring_.outer));
    switch (ring_.kind) {
      case RingKind::crown:
        paint_crown();
        break;
      case RingKind::lotus:
        paint_lotus();
        break;
      case RingKind::petals:
        paint_petals();
        break;
      case RingKind::beads:
        paint_beads();
        break;
      case RingKind::zigzag:
        paint_zigzag();
        break;
      case RingKind::almonds:
        paint_almonds();
        break;
    }
    return sketch_.take();
  }

 private:
  double height() const { return ring_.outer - ring_.inner; }

  void repeat(Sketch& cell, double phase = 0) {
    sketch_.add(around(cell.take(), ring_.count, phase + ring_.phase), {});
  }

  // What stands within a petal: smaller petals as long as there is room, then an ornament on a stem.
  void fill_lobe(Sketch& cell, const Path& outline, double half_angle) {
    if (!ring_.filled) return;
    Path inside = outline;
    const double roomy = ring_.kind == RingKind::petals ? 7 : 9;
    const double width = 2 * ring_.inner * std::sin(half_angle);
    if (width > roomy * grain_.gap_mm) {
      const Path inner = inner_lobe(outline, half_angle, ring_.inner, grain_.gap_mm * 1.15);
      if (!inner.empty()) {
        cell.region(inner);
        inside = inner;
      }
    }
    Obstacles walls;
    walls.add(inside);
    const double top = -inside.bounds().top;
    const Clearing clearing = largest_clearing(walls, 0, ring_.inner, top, grain_.gap_mm * 0.85);
    if (clearing.radius < grain_.least_mm) return;
    // Tall petals carry their ornament high, on a stem.
    Clearing place = clearing;
    const bool tall = top - ring_.inner > 3.2 * clearing.radius;
    if (tall) {
      const Clearing high =
          largest_clearing(walls, 0, ring_.inner + (top - ring_.inner) * 0.45, top, grain_.gap_mm * 0.85);
      if (high.radius > clearing.radius * 0.7 && high.radius >= grain_.least_mm) place = high;
    }
    const double radius = std::min(place.radius, height() * 0.3);
    add_ornament(cell, ring_.ornament, spoke(place.at, 0), radius, 0, grain_);
    const double below = place.at - radius - ring_.inner;
    if (tall && below > grain_.gap_mm * 1.6) {
      const Clearing low = largest_clearing(walls, 0, ring_.inner, place.at - radius, grain_.gap_mm * 0.85);
      if (low.radius >= grain_.least_mm * 1.2) {
        add_ornament(cell, Ornament::drop, spoke(low.at, 0), std::min(low.radius, radius * 0.9), 0, grain_);
      } else {
        cell.detail(geometry::line(spoke(ring_.inner * 0.98, 0), spoke(place.at - radius, 0)), 0.85);
      }
    }
  }

  // An ornament between two petals, beyond the radius `low`. `phase` is the angle from a petal to the gap.
  void fill_gap(const Path& outline, double low, double phase) {
    if (!ring_.gaps_filled) return;
    Obstacles walls;
    for (const double side : {-1.0, 1.0}) walls.add(outline.transformed(Affine::rotation(side * half_)));
    const Clearing clearing = largest_clearing(walls, 0, low, ring_.outer, grain_.gap_mm * 0.85);
    if (clearing.radius < grain_.least_mm) return;
    Sketch cell("");
    add_ornament(cell, ring_.between, spoke(clearing.at, 0), std::min(clearing.radius, height() * 0.17), pi,
                 grain_);
    repeat(cell, phase);
  }

  double tip() const { return tip_of(ring_, grain_); }

  void paint_crown() {
    const Path outline = crown_lobe(ring_, grain_);
    Sketch cell("");
    cell.region(outline);
    fill_lobe(cell, outline, half_);
    repeat(cell);
    fill_gap(outline, ring_.inner, half_);
  }

  void paint_lotus() {
    // Those behind stand half a step aside, so that the middles of those in front hide where they meet.
    const double front_tip = ring_.inner + height() * 0.72;
    const Path behind = lobe(ring_.lobe, half_, ring_.inner, tip());
    Sketch back("");
    back.region(behind);
    const Path within = inner_lobe(behind, half_, ring_.inner, grain_.gap_mm * 1.3);
    if (!within.empty() && height() * 0.28 > 3.4 * grain_.gap_mm) back.region(within);
    repeat(back, half_);
    fill_gap(behind, front_tip, 0);
    const Path outline = lobe(ring_.lobe, half_, ring_.inner, front_tip);
    Sketch front("");
    front.region(outline);
    fill_lobe(front, outline, half_);
    repeat(front);
  }

  void paint_petals() {
    const Path outline = lobe(LobeKind::belly, half_, ring_.inner, tip());
    Sketch cell("");
    cell.region(outline);
    fill_lobe(cell, outline, half_ * 0.7);
    repeat(cell);
    fill_gap(outline, ring_.inner, half_);
  }

  void paint_beads() {
    const double radius = height() / 2 - grain_.gap_mm * 0.85;
    if (radius < grain_.least_mm * 0.8) return;
    Sketch cell("");
    add_ornament(cell, ring_.ornament, spoke((ring_.inner + ring_.outer) / 2, 0), radius, 0, grain_);
    repeat(cell);
  }

  void paint_zigzag() {
    std::vector<Point> corners;
    for (int i = 0; i < ring_.count; ++i) {
      corners.push_back(spoke(ring_.outer, ring_.phase + 2 * i * half_));
      corners.push_back(spoke(ring_.inner, ring_.phase + (2 * i + 1) * half_));
    }
    sketch_.region(geometry::polygon(corners));
    const Path triangle =
        geometry::polygon({spoke(ring_.outer, 0), spoke(ring_.inner, half_), spoke(ring_.inner, -half_)});
    Obstacles walls;
    walls.add(triangle);
    const Clearing clearing = largest_clearing(walls, 0, ring_.inner, ring_.outer, grain_.gap_mm * 0.7);
    if (clearing.radius < grain_.least_mm * 0.85) return;
    Sketch cell("");
    add_ornament(cell, Ornament::dot, spoke(clearing.at, 0), clearing.radius, 0, grain_);
    repeat(cell);
  }

  void paint_almonds() {
    const double middle = (ring_.inner + ring_.outer) / 2;
    const Point left = spoke(middle, -half_), right = spoke(middle, half_);
    const double top = -(ring_.outer - grain_.gap_mm * 0.9), bottom = -(ring_.inner + grain_.gap_mm * 0.9);
    const auto curve_to = [&](Path& path, Point from, Point to, double extreme) {
      // A cubic's middle lies at three quarters of its handles.
      const double y = (extreme - 0.25 * from.y) / 0.75;
      path.cubic_to({from.x * 0.55, y}, {to.x * 0.55, y}, to);
    };
    Path almond;
    almond.move_to(left);
    curve_to(almond, left, right, top);
    curve_to(almond, right, left, bottom);
    almond.close();
    Sketch cell("");
    cell.region(almond);
    Obstacles walls;
    walls.add(almond);
    const Clearing clearing = largest_clearing(walls, 0, -bottom, -top, grain_.gap_mm * 0.8);
    if (clearing.radius >= grain_.least_mm * 0.85)
      add_ornament(cell, ring_.ornament, spoke(clearing.at, 0), clearing.radius, 0, grain_);
    repeat(cell);
  }

  const Ring& ring_;
  const Grain& grain_;
  double half_;
  Sketch sketch_;
};

}  // namespace

Figure draw_ring(const Ring& ring, const Grain& grain) {
  return RingPainter(ring, grain).paint();
}

Path crown_lobe(const Ring& ring, const Grain& grain) {
  return lobe(ring.lobe, pi / ring.count, ring.inner, tip_of(ring, grain));
}

Figure around(const Figure& cell, int count, double phase) {
  Sketch sketch("");
  for (int i = 0; i < count; ++i) sketch.add(cell, Affine::rotation(phase + 2 * pi * i / count));
  Figure figure = sketch.take();
  figure.name = cell.name;
  figure.motif = cell.motif;
  return figure;
}

}  // namespace drawing::special
