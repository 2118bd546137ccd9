#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

#include "drawing/places/pieces.h"
#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using geometry::Affine;
using geometry::Rect;
using std::numbers::pi;

// A short wave that is drawn on water.
Path ripple(Point middle, double half, double rise) {
  return curve({middle + Point{-half, 0}, middle + Point{-half * 0.45, -rise}, middle + Point{half * 0.1, 0},
                middle + Point{half * 0.55, -rise}, middle + Point{half, -rise * 0.1}});
}

// The course of a brook: where its middle is and how wide it is, from far (0) to near (1).
struct Course {
  Point far, near;
  double bow = 0;
  double narrow = 0, wide = 0;

  Point at(double t) const {
    return {std::lerp(far.x, near.x, t) + bow * std::sin(t * 2 * pi) * (1 - 0.3 * t),
            std::lerp(far.y, near.y, t)};
  }
  double half(double t) const { return std::lerp(narrow, wide, std::pow(t, 1.3)); }
};

Path course_area(const Course& course) {
  std::vector<Point> left, right;
  for (int i = 0; i <= 8; ++i) {
    const double t = i / 8.0;
    left.push_back(course.at(t) + Point{-course.half(t), 0});
    right.push_back(course.at(t) + Point{course.half(t), 0});
  }
  std::reverse(right.begin(), right.end());
  Path path = curve(left);
  path.line_to(right.front());
  path.add_smooth_open(right);
  path.close();
  return path;
}

void add_stepping_stones(Set& set, const Course& course, double depth) {
  for (const double t : {0.3, 0.42, 0.55}) {
    const double size = course.half(t) * 0.42;
    set.place(props::stone(set.random(), size)
                  .transformed(Affine::translation(
                      course.at(t).x + set.random().uniform(-0.2, 0.2) * course.half(t), course.at(t).y)),
              depth + t, set.stage().pens.middle);
  }
}

}  // namespace

Ridge level(Set& set, double y, double depth) {
  const Rect& frame = set.stage().frame;
  Ridge ridge;
  ridge.depth = depth;
  for (int i = 0; i < 4; ++i) ridge.points.push_back({frame.left - 8 + (frame.width() + 16) * i / 3, y});
  return ridge;
}

void add_brook(Set& set, const Ridge& ground, const Brook& brook) {
  const Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const double side = set.free_side();
  Course course;
  course.far.x = frame.center().x + side * frame.width() * random.uniform(0.16, 0.34);
  course.far.y = ground.at(course.far.x) + 0.3;
  course.near = {frame.center().x + side * frame.width() * random.uniform(0.1, 0.34), frame.bottom + 8};
  course.bow = side * frame.width() * random.uniform(0.07, 0.12);
  course.narrow = set.mm(6 * brook.scale);
  course.wide = set.mm(random.uniform(30, 38) * brook.scale);
  const Crossing crossing = brook.crossing;
  Sketch sketch(brook.name);
  const Path area = course_area(course);
  sketch.region(area);
  const int waves = set.stage().age == Age::years_3_5 ? 3 : 6;
  for (int i = 0; i < waves; ++i) {
    const double t = 0.3 + 0.62 * i / waves, half = course.half(t);
    sketch.detail(
        ripple(course.at(t) + Point{(i % 2 == 0 ? -0.25 : 0.25) * half, 0}, half * 0.42, half * 0.1), 0.8);
  }
  set.backdrop(sketch.take(), ground.depth + 0.02, set.stage().pens.middle);
  set.keep_free(area);
  if (crossing == Crossing::stones) add_stepping_stones(set, course, ground.depth + 0.3);
  if (crossing != Crossing::bridge) return;
  for (const double t : {0.3, 0.42}) {
    const double height = std::max(set.mm(24), course.half(t) * 1.35);
    const Point at = course.at(t) + Point{0, height * 0.22};
    if (set.place(props::drawn("footbridge", random, height).transformed(Affine::translation(at.x, at.y)),
                  ground.depth + 0.6, set.stage().pens.middle, 0.55))
      return;
  }
}

namespace {

// How far down a pond may reach between two x, so that nobody stands in it: to the feet of those who stand on
// its near side. To `otherwise` where nobody does, or where somebody swims or skates on it.
double shore_before(const Set& set, Water water, double left, double right, double otherwise) {
  double shore = otherwise;
  if (water == Water::ice) return shore;
  for (const layout::Placement& placed : set.layout().placements) {
    if (placed.afloat) return otherwise;
    if (placed.on_ground && placed.bounds.right > left && placed.bounds.left < right)
      shore = std::min(shore, placed.rear_foot_mm - set.mm(4) - 0.1 * placed.bounds.height());
  }
  return shore;
}

}  // namespace

void add_lake(Set& set, const Ridge& ground, Water water) {
  const Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const double first = set.free_side();
  const double top = ground.lowest() + set.mm(5), room = frame.bottom - top;
  const double wished_high = std::min(set.mm(random.uniform(26, 34)), room * 0.3),
               half = set.mm(random.uniform(66, 84));
  const double aside = random.uniform(0.16, 0.28);
  // Its shore runs past heads, on the other side or farther aside if need be.
  const auto behind_heads = [&](double x) {
    return set.is_behind_head({x - half, top, x + half, top + 2 * wished_high});
  };
  double middle = frame.center().x + first * frame.width() * aside;
  for (const auto& [to, share] : {std::pair{-first, aside}, {first, 0.42}, {-first, 0.42}}) {
    if (!behind_heads(middle)) break;
    const double x = frame.center().x + to * frame.width() * share;
    if (!behind_heads(x)) middle = x;
  }
  const double shore_y = shore_before(set, water, middle - half, middle + half, frame.bottom);
  const double high = std::min(wished_high, (shore_y - top) / 2);
  // A mere puddle is no pond.
  if (high < set.mm(12)) return;
  const Point center = {middle, top + high};
  std::vector<Point> shore = uneven_ring(random, center, half, high, 10, 0, 2 * pi);
  Sketch sketch(water == Water::ice ? "Eisfläche" : "See");
  const Path outer = blob(shore);
  sketch.region(outer);
  for (Point& p : shore) p = center + Point{(p.x - center.x) * 0.92, (p.y - center.y) * 0.84 + high * 0.04};
  sketch.region(blob(shore), 0.85);
  const auto inside = [&](double x, double y) { return center + Point{x * half, y * high}; };
  if (water == Water::ice) {
    sketch.detail(curve({inside(-0.5, -0.1), inside(-0.2, -0.3), inside(0.1, 0.1), inside(0.45, -0.2)}), 0.8);
    sketch.detail(curve({inside(-0.3, 0.35), inside(0, 0.15), inside(0.3, 0.42), inside(0.55, 0.2)}), 0.8);
  } else {
    for (const Point at : {Point{-0.55, -0.2}, {-0.1, 0.4}, {0.4, -0.25}, {0.62, 0.2}, {-0.5, 0.42}})
      sketch.detail(ripple(inside(at.x, at.y), half * 0.1, high * 0.07), 0.8);
  }
  set.backdrop(sketch.take(), ground.depth + 0.02, set.stage().pens.middle);
  if (water == Water::lilies) {
    for (const Point at : {Point{-0.6, 0.12}, {0.5, 0.4}, {0.1, -0.4}, {-0.2, 0.52}}) {
      const Point p = inside(at.x, at.y);
      set.place(
          props::lily_pad(random, set.mm(random.uniform(12, 16))).transformed(Affine::translation(p.x, p.y)),
          ground.depth + 0.4 + at.y * 0.1, set.stage().pens.middle, 0.2);
    }
  }
  if (water == Water::reeds || water == Water::lilies) {
    for (const double x : {-1.0, 1.0, -0.86}) {
      const Point p = inside(x * 0.97, 0.3);
      const double height = set.mm(random.uniform(34, 46)) * (std::abs(x) < 1 ? 0.75 : 1);
      set.place(props::reeds(random, height).transformed(Affine::translation(p.x, p.y)),
                ground.depth + 0.7 + x * 0.01, set.stage().pens.middle, 0.3);
    }
  }
  set.keep_free(outer);
}

Ridge add_open_water(Set& set, double y, double depth, const std::string& name) {
  Ridge edge = level(set, y, depth);
  set.hill(edge, name, set.stage().pens.far);
  const Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  Sketch sketch("Wellen");
  const int rows = set.stage().age == Age::years_3_5 ? 4 : 7;
  for (int row = 0; row < rows; ++row) {
    const double t = (row + 0.7) / rows, at = std::lerp(y, frame.bottom, t);
    const double half = set.mm(std::lerp(6, 15, t)), gap = half * random.uniform(4.4, 6);
    for (double x = frame.left + random.uniform(0, 1) * gap; x < frame.right; x += gap)
      sketch.detail(ripple({x, at + set.mm(random.uniform(-2, 2))}, half, half * 0.2), 0.85);
  }
  set.backdrop(sketch.take(), depth + 0.01, set.stage().pens.middle);
  return edge;
}

void add_trunks(Set& set, const Ridge& ground) {
  base::Random& random = set.random();
  const Rect& frame = set.stage().frame;
  const double first = set.free_side();
  for (const auto& [side, inset, wide] : {std::tuple{first, 0.07, 30.0},
                                          {-first, 0.04, 26.0},
                                          {first, 0.3, 17.0},
                                          {-first, 0.25, 16.0},
                                          {first, 0.46, 12.0}}) {
    const bool large = wide > 20;
    const double width = set.mm(wide * random.uniform(0.9, 1.15)), off = set.mm(random.uniform(-5, 5));
    const double below = set.mm(large ? random.uniform(26, 44) : random.uniform(3, 9));
    // Its roots, too, keep clear of heads.
    const double reach = width / 2 + set.mm(8);
    for (const double aside : {0.0, -0.05, 0.05, 0.1}) {
      const double from_side = (inset + aside) * frame.width();
      const double x = (side > 0 ? frame.right - from_side : frame.left + from_side) + off;
      const double foot = ground.at(x) + below;
      if (set.is_behind_head({x - reach, frame.top, x + reach, foot})) continue;
      Figure trunk = props::great_trunk(random, foot - frame.top + 12, width);
      if (set.place(trunk.transformed(Affine::translation(x, foot)), ground.depth + (large ? 1.2 : 0.5),
                    large ? set.stage().pens.middle : set.stage().pens.far, 0.6))
        break;
    }
  }
}

void add_canopy(Set& set) {
  const Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const double deep = set.mm(random.uniform(26, 36)), thin = set.mm(12);
  std::vector<Point> rim;
  const auto edge = [&](double x) {
    const double off = std::abs(2 * (x - frame.left) / frame.width() - 1);
    return frame.top + std::lerp(thin, deep, std::pow(std::clamp(off, 0.0, 1.2), 1.7));
  };
  double x = frame.right + set.mm(random.uniform(4, 14));
  while (x > frame.left - set.mm(6)) {
    rim.push_back({x, edge(x) + set.mm(random.uniform(-3, 3))});
    x -= set.mm(random.uniform(18, 27));
  }
  rim.push_back({x, edge(x)});
  Path path;
  path.move_to({rim.front().x, frame.top - 8});
  path.line_to(rim.front());
  for (std::size_t i = 0; i + 1 < rim.size(); ++i) {
    const Point along = rim[i + 1] - rim[i], out = Point{along.y, -along.x} * 0.5;
    path.cubic_to(rim[i] + out - along * 0.12, rim[i + 1] + out + along * 0.12, rim[i + 1]);
  }
  path.line_to({rim.back().x, frame.top - 8});
  path.close();
  Sketch sketch("Blätterdach");
  sketch.region(path);
  for (std::size_t i = 0; i + 1 < rim.size(); i += 2) {
    const Point at = lerp(rim[i], rim[i + 1], 0.5) + Point{0, -set.mm(7)};
    if (at.y > frame.top + set.mm(6)) sketch.detail(arc(at, set.mm(7), set.mm(6), pi * 0.1, pi * 0.9), 0.8);
  }
  set.place(sketch.take(), 12, set.stage().pens.middle, 1);
}

void add_vines(Set& set, int count) {
  const Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  for (int i = 0; i < count; ++i) {
    const double t = (i + random.uniform(0.2, 0.8)) / count;
    const double reach = set.mm(random.uniform(44, 90)) * (0.55 + std::abs(2 * t - 1) * 0.75);
    set.place(props::vine(random, reach)
                  .transformed(Affine::translation(std::lerp(frame.left, frame.right, t), frame.top)),
              11, set.stage().pens.middle, 0.3);
  }
}

bool hang_main(Set& set, const Prop& prop) {
  base::Random& random = set.random();
  const double wanted = set.mm(random.uniform(prop.low_mm, prop.high_mm)), side = set.free_side();
  for (const double size : {1.0, 0.84, 0.7, 0.58}) {
    for (const double y : {0.44, 0.32, 0.56, 0.2}) {
      for (const double x : {0.58, 0.7, 0.42, 0.8, 0.28}) {
        const Point at = {set.stage().x((side > 0 ? x : 1 - x) + random.uniform(-0.03, 0.03)),
                          set.stage().y(y + random.uniform(-0.03, 0.03))};
        if (set.hang(prop, wanted * size, at, 1, set.stage().pens.middle)) return true;
      }
    }
  }
  return false;
}

void add_fields(Set& set, const Ridge& hill, double depth) {
  const Rect& frame = set.stage().frame;
  Sketch sketch("Felder");
  const double vanish_x = frame.center().x + set.random().uniform(-0.25, 0.25) * frame.width();
  const int strips = set.stage().age == Age::years_3_5 ? 3 : 5;
  for (int i = 0; i < strips; ++i) {
    const double x = frame.left + frame.width() * (i + 0.5) / strips;
    const Point from = {std::lerp(vanish_x, x, 0.75), hill.at(std::lerp(vanish_x, x, 0.75))};
    const Point to = {std::lerp(vanish_x, x, 2.2), frame.bottom + 8};
    sketch.detail(curve({from, lerp(from, to, 0.5) + Point{(x - vanish_x) * 0.1, 0}, to}), 1);
  }
  set.backdrop(sketch.take(), depth, set.stage().pens.far);
}

}  // namespace drawing::places
