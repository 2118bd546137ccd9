#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/places/pieces.h"
#include "geometry/outlines.h"

// What people built or cut, from side to side of the page: kerbs, rails, roofs, curtains, and the rock of a
// cave.
namespace drawing::places {
namespace {

using geometry::Rect;
using std::numbers::pi;

// Small children get fewer and larger parts.
double step_for(const Set& set, double mm_young, double mm_else) {
  return set.mm(set.stage().age == Age::years_3_5 ? mm_young : mm_else);
}

// One drape from the top of the page to `foot`, `wide` at its foot; `side` is where it hangs.
void add_drape(Set& set, Sketch& sketch, double side, double wide, double foot) {
  const Rect& frame = set.stage().frame;
  const double outer = side > 0 ? frame.right + 8 : frame.left - 8;
  const double edge = side > 0 ? frame.right : frame.left;
  // Tied together at two thirds of its height.
  const double tie = std::lerp(frame.top, foot, 0.62);
  const auto x = [&](double share) { return edge - side * wide * share; };
  Path drape;
  drape.move_to({outer, frame.top - 8});
  drape.line_to({x(1.25), frame.top - 8});
  drape.cubic_to({x(1.3), std::lerp(frame.top, tie, 0.6)}, {x(0.9), std::lerp(frame.top, tie, 0.9)},
                 {x(0.55), tie});
  drape.cubic_to({x(0.7), std::lerp(tie, foot, 0.4)}, {x(0.9), std::lerp(tie, foot, 0.7)}, {x(0.95), foot});
  drape.line_to({outer, foot});
  drape.close();
  sketch.region(drape);
  for (const double share : {0.36, 0.74}) {
    Path fold;
    fold.move_to({x(share * 1.2), frame.top - 8});
    fold.cubic_to({x(share * 1.2), std::lerp(frame.top, tie, 0.6)},
                  {x(share * 0.8), std::lerp(frame.top, tie, 0.9)}, {x(share * 0.5), tie - set.mm(4)});
    sketch.detail(fold, 0.9);
    Path lower;
    lower.move_to({x(share * 0.5), tie + set.mm(4)});
    lower.cubic_to({x(share * 0.62), std::lerp(tie, foot, 0.4)}, {x(share * 0.85), std::lerp(tie, foot, 0.7)},
                   {x(share * 0.9), foot});
    sketch.detail(lower, 0.9);
  }
  const double left = std::min(outer, x(0.66)), right = std::max(outer, x(0.66));
  sketch.region(rounded_box(left, tie - set.mm(4), right, tie + set.mm(4), set.mm(3)), 0.95);
}

}  // namespace

void add_band(Set& set, const Band& band) {
  const Rect& frame = set.stage().frame;
  const double left = frame.left - 8, right = frame.right + 8, foot = band.top + band.height;
  Sketch sketch(band.name);
  sketch.region(box(left, band.top, right, foot), 0.95);
  if (band.step > 0) {
    const double step = band.step * (set.stage().age == Age::years_3_5 ? 1.4 : 1);
    for (double x = frame.left + set.random().uniform(0.2, 0.8) * step; x < frame.right; x += step)
      sketch.detail(line({x, band.top}, {x, foot}), 0.9);
  }
  set.backdrop(sketch.take(), band.depth, set.stage().pens.middle);
}

void add_rails(Set& set, double y) {
  const Rect& frame = set.stage().frame;
  const double left = frame.left - 8, right = frame.right + 8, high = set.mm(17),
               step = step_for(set, 26, 19);
  Sketch sketch("Gleise");
  sketch.region(box(left, y, right, y + high));
  for (double x = frame.left + set.random().uniform(0, step); x < frame.right + step; x += step) {
    sketch.region(polygon({{x - set.mm(2.6), y + set.mm(2)},
                           {x + set.mm(2.6), y + set.mm(2)},
                           {x + set.mm(3.4), y + high - set.mm(1.6)},
                           {x - set.mm(3.4), y + high - set.mm(1.6)}}),
                  0.9);
  }
  for (const double at : {0.3, 0.68})
    sketch.region(box(left, y + high * at, right, y + high * at + set.mm(2.2)), 0.95);
  set.backdrop(sketch.take(), depth_of(Layer::front), set.stage().pens.middle);
}

void add_roof_tiles(Set& set, const Ridge& ground) {
  const Rect& frame = set.stage().frame;
  Sketch sketch("Dachziegel");
  const double top = ground.lowest() + set.mm(9), grow = 1.13;
  double high = step_for(set, 20, 14);
  int row = 0;
  for (double y = top; y < frame.bottom + high; y += high, high *= grow, ++row) {
    const double wide = high * 1.45;
    Path tiles;
    double x = frame.left - wide * (row % 2 == 0 ? 1 : 1.5);
    tiles.move_to({x, y});
    for (; x < frame.right + wide; x += wide)
      tiles.cubic_to({x + wide * 0.08, y + high * 0.5}, {x + wide * 0.92, y + high * 0.5}, {x + wide, y});
    sketch.detail(tiles, 0.95);
    const double shift = row % 2 == 0 ? 0.5 : 0;
    for (double joint = frame.left - wide * (1 - shift); row > 0 && joint < frame.right + wide; joint += wide)
      sketch.detail(line({joint, y - high / grow + set.mm(5.5) * high / set.mm(14)}, {joint, y}), 0.85);
  }
  set.backdrop(sketch.take(), ground.depth + 0.02, set.stage().pens.far);
}

void add_curtain(Set& set, double floor_y) {
  const Rect& frame = set.stage().frame;
  const double wide = frame.width() * (set.stage().landscape() ? 0.13 : 0.16), foot = floor_y + set.mm(12);
  Sketch drapes("Vorhang");
  for (const double side : {-1.0, 1.0}) add_drape(set, drapes, side, wide, foot);
  set.scenery(drapes.take(), 8.4, set.stage().pens.middle);
  const int swags = (set.stage().landscape() ? 7 : 5) - (set.stage().age == Age::years_3_5 ? 1 : 0);
  const double width = frame.width() / swags, high = set.mm(20);
  Sketch valance("Bühnenvorhang");
  for (int i = 0; i < swags; ++i) {
    const double left = frame.left + i * width, right = left + width, top = frame.top - 8;
    Path swag;
    swag.move_to({left - (i == 0 ? 8 : 0), top});
    swag.line_to({right + (i + 1 == swags ? 8 : 0), top});
    swag.line_to({right + (i + 1 == swags ? 8 : 0), frame.top + high * 0.6});
    swag.cubic_to({right - width * 0.1, frame.top + high * 1.3}, {left + width * 0.1, frame.top + high * 1.3},
                  {left - (i == 0 ? 8 : 0), frame.top + high * 0.6});
    swag.close();
    valance.region(swag);
  }
  set.scenery(valance.take(), 8.5, set.stage().pens.middle);
}

void add_cave(Set& set, double floor_y) {
  const Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const double side = set.free_side();
  const double half = frame.width() * random.uniform(0.25, 0.31);
  const Point middle = {frame.center().x + side * frame.width() * random.uniform(0.06, 0.14), floor_y};
  const double high = (floor_y - frame.top) * random.uniform(0.66, 0.74);
  // The mouth, from its left foot over its top to the right one.
  std::vector<Point> mouth;
  for (int i = 0; i <= 6; ++i) {
    const double angle = pi + pi * i / 6, off = i == 0 || i == 6 ? 1 : random.uniform(0.92, 1.06);
    mouth.push_back(middle + Point{std::cos(angle) * half * off, std::sin(angle) * high * off});
  }
  mouth.front().y = mouth.back().y = floor_y + set.mm(14);
  Path rock;
  rock.move_to({frame.left - 8, floor_y + set.mm(14)});
  rock.line_to(mouth.front());
  rock.add_smooth_open(mouth);
  rock.line_to({frame.right + 8, floor_y + set.mm(14)});
  rock.line_to({frame.right + 8, frame.top - 8});
  rock.line_to({frame.left - 8, frame.top - 8});
  rock.close();
  Sketch sketch("Höhle");
  sketch.region(rock);
  set.backdrop(sketch.take(), depth_of(Layer::front), set.stage().pens.middle);
  set.keep_free(rock);
  // A ceiling of rock with stalactites of different widths, longer at the sides.
  Sketch teeth("Tropfsteine");
  const double step = step_for(set, 30, 24), low = set.mm(7);
  Path ceiling;
  ceiling.move_to({frame.left - 8, frame.top - 8});
  ceiling.line_to({frame.left - 8, frame.top + low});
  for (double x = frame.left - 8; x < frame.right;) {
    const double wide = step * random.uniform(0.45, 0.8), gap = step * random.uniform(0.3, 0.6);
    const double off = std::abs(2 * (x + wide / 2 - frame.left) / frame.width() - 1);
    const double tip = frame.top + low + set.mm(std::lerp(9, 34, off) * random.uniform(0.7, 1.2));
    const double top = frame.top + low;
    ceiling.cubic_to({x + wide * 0.25, top + (tip - top) * 0.15}, {x + wide * 0.36, tip - set.mm(1.5)},
                     {x + wide * 0.5, tip});
    ceiling.cubic_to({x + wide * 0.64, tip - set.mm(1.5)}, {x + wide * 0.75, top + (tip - top) * 0.15},
                     {x + wide, top});
    ceiling.cubic_to({x + wide + gap * 0.3, top - low * 0.5}, {x + wide + gap * 0.7, top - low * 0.5},
                     {x + wide + gap, top});
    x += wide + gap;
  }
  ceiling.line_to({frame.right + step * 2, frame.top - 8});
  ceiling.close();
  teeth.region(ceiling);
  set.scenery(teeth.take(), 8.2, set.stage().pens.middle);
}

void add_skate_marks(Set& set, const Ridge& ground) {
  const Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  Sketch sketch("Kufenspuren");
  const double top = ground.lowest();
  for (int i = 0; i < set.counted(4); ++i) {
    const double t = 0.12 + 0.76 * i / set.counted(4), y = std::lerp(top, frame.bottom, t);
    const double x = set.stage().x(random.uniform(0.12, 0.5)),
                 wide = frame.width() * random.uniform(0.25, 0.42);
    const double bow = set.mm(random.uniform(5, 9)) * (random.chance(0.5) ? 1 : -1);
    sketch.detail(
        curve(
            {{x, y}, {x + wide * 0.35, y + bow}, {x + wide * 0.7, y - bow * 0.2}, {x + wide, y + bow * 0.6}}),
        0.9);
  }
  set.backdrop(sketch.take(), ground.depth + 0.02, set.stage().pens.far);
}

}  // namespace drawing::places
