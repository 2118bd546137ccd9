#include "drawing/figures/hair.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/figures/headgear.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using geometry::Field;

// Hair has volume to the back of the head.
double flop(double x, double turn) {
  return x - turn * 1.6;
}

std::vector<Point> smooth(const std::vector<Point>& points, double tolerance) {
  return geometry::flatten(geometry::curve(points), tolerance).front().points;
}

// The outline from the front, turned: flatter at the far temple.
std::vector<Point> turned_outline(const std::vector<Point>& outline, double turn) {
  std::vector<Point> out;
  for (Point p : outline) {
    p = {flop(p.x, turn) - turn * 0.1 * std::max(0.0, p.y), p.y};
    if (turn > three_quarter && p.x > 8) p.x -= turn * 1.6 * std::min(1.0, (p.x - 8) / 8);
    out.push_back(p);
  }
  return out;
}

// What is cut out of the hair's outline so that the face is free.
std::vector<Point> face_opening(const HairShape& shape, const TurnedSkull& skull, double cell) {
  const double turn = skull.turn();
  const bool turned = turn > three_quarter;
  std::vector<Point> line;
  bool cut_short = false;
  for (const Point p : shape.hairline) {
    // The far side of a turned head: hair ends at the temple.
    if (turned && p.x > 0 && (skull.turned_longitude(p.x) >= 84 || (shape.over_ears && p.x >= 58))) {
      const Point end = skull.at(p.x, std::min(p.y, -2.5));
      line.push_back({end.x + 0.4, end.y});
      cut_short = true;
      break;
    }
    // Seen from so far aside, tips of a hairline are only crumbs.
    if (turned && p.x > 0 && skull.turned_longitude(p.x) > 68) continue;
    line.push_back(p.y > 24 ? Point{skull.at(p.x, 14).x, p.y} : skull.at(p.x, p.y));
  }
  std::vector<Point> opening;
  if (!shape.over_ears) {
    if (turned) {
      opening = {{-40, 13}, {skull.at(-130, 9).x - 1, 10.4}, skull.at(-100, 7)};
    } else {
      opening = {{-40, line.front().y + 1}};
    }
  }
  const std::vector<Point> edge = shape.jagged ? line : smooth(line, cell / 4);
  opening.insert(opening.end(), edge.begin(), edge.end());
  const Point end = edge.back();
  if (cut_short) {
    // It comes down to the temple along the skull: cut level it would stand out like a visor.
    opening.insert(opening.end(),
                   {{end.x + 1.2, end.y - 3.2}, {end.x + 3.4, end.y - 7}, {40, end.y - 12}, {40, 50}});
    if (!shape.over_ears) opening.push_back({-40, 50});
  } else if (!shape.over_ears) {
    opening.insert(opening.end(), {{40, end.y + 1}, {40, 50}, {-40, 50}});
  }
  return opening;
}

// Curls are discs along the rim and the hairline.
Field curls(const HeadLook& look, const HairShape& shape, const TurnedSkull& skull, double cell) {
  const double turn = skull.turn();
  const bool afro = look.hair == HairStyle::afro;
  const int count = afro ? 17 : 13;
  Field field(cell);
  for (int i = 0; i < count; ++i) {
    const double angle = (200 - 220 * (i + 0.5) / count + (i % 2 != 0 ? 0 : 2)) * std::numbers::pi / 180;
    const Point p{flop(0, turn) + std::cos(angle) * (afro ? 20.4 : 14.6),
                  (afro ? -6.4 : -3.6) - std::sin(angle) * (afro ? 19.4 : 15.6)};
    if (turn > three_quarter && !afro && p.x > 6 && p.y > -6.4) continue;
    field.unite(Field::chain({{p, shape.curls + (i % 3 == 1 ? 0.7 : 0)}}, cell));
  }
  const double over = afro ? 1.4 : 2.4;
  constexpr int along = 7;
  for (int i = 0; i <= along; ++i) {
    const double share = static_cast<double>(i) / along, longitude = -70 + 140 * share;
    const Point p = skull.at(longitude, -5 - 4.4 * std::sin(std::numbers::pi * share) - over);
    if (std::abs(p.x) < 15 && std::abs(skull.turned_longitude(longitude)) < 72)
      field.unite(Field::chain({{p, 3.8}}, cell));
  }
  return field;
}

std::vector<Point> moved(std::vector<Point> points, Point by, double mirror = 1) {
  for (Point& p : points) p = {p.x * mirror + by.x, p.y + by.y};
  return points;
}

void tie(Canvas& canvas, Point at, double degrees) {
  const geometry::Affine map = geometry::Affine::translation(at.x, at.y) *
                               geometry::Affine::rotation(degrees * std::numbers::pi / 180);
  canvas.region(PartName::ribbon, Layer::behind,
                geometry::rounded_box(-2.7, -2.4, 2.7, 2.4, 1.6).transformed(map));
}

void draw_pony(Canvas& canvas, double turn) {
  if (turn < three_quarter) {
    canvas.region(
        PartName::hair, Layer::behind,
        geometry::blob(
            {{2, -18}, {8, -25}, {17, -24}, {22.6, -14}, {22, -2}, {18, 4}, {17, -5}, {14, -12}, {8, -15}}));
    return;
  }
  canvas.region(PartName::hair, Layer::behind,
                geometry::blob({{-11, -15},
                                {-17, -20.4},
                                {-26, -17},
                                {-30, -7},
                                {-28.4, 5},
                                {-24, 12},
                                {-22.6, 3},
                                {-20.6, -4},
                                {-14, -9}}));
  canvas.line(PartName::hair, Layer::behind,
              geometry::curve({{-19, -14.6}, {-24, -11}, {-25.6, -3}, {-25, 4}}), 0.8);
  tie(canvas, {-14.8, -13.6}, 40);
}

void draw_tails(Canvas& canvas, double turn) {
  for (const double side : {-1.0, 1.0}) {
    const double x = side > 0 ? 16.4 - 3.9 * turn * 2 * 0.5 : -16.4 + turn;
    std::vector<Point> tail{{0, -4}, {5, -7.6}, {11, -3}, {12.4, 7}, {8.6, 17}, {5, 21}, {3.4, 14}, {-.6, 4}};
    for (Point& p : tail) p = {x + side * p.x * (side > 0 ? 1 - turn * 0.2 : 1), p.y - 4};
    canvas.region(PartName::hair, Layer::behind, geometry::blob(tail));
    tie(canvas, {x + side * 0.8, -6}, side * -30);
  }
}

// A plait of knots, its ribbon and its tuft, from behind the ear.
void draw_plait(Canvas& canvas, Layer layer, Point at, double side) {
  const std::vector<Point> knot{{-4.4, -3.6}, {0, -4.6}, {4.4, -3.6}, {3.4, 2.6}, {0, 4.6}, {-3.4, 2.6}};
  const auto put = [&](PartName name, const std::vector<Point>& points, Point by) {
    canvas.region(name, layer, geometry::blob(moved(points, {at.x + side * by.x, at.y + by.y}, side)));
  };
  put(PartName::hair, {{-2, -1}, {2, -1}, {3.6, 6}, {0, 8.4}, {-3.6, 6}}, {2.8, 20});
  put(PartName::hair, knot, {2.8, 14});
  put(PartName::hair, knot, {2.2, 7});
  put(PartName::hair, knot, {1, 0});
  canvas.region(
      PartName::ribbon, layer,
      geometry::rounded_box(at.x + side * 2.8 - 3.8, at.y + 16.4, at.x + side * 2.8 + 3.8, at.y + 20.8, 1.4));
}

Point plait_root(double side, double turn) {
  return {side > 0 ? 15.4 : -16 + turn * 2.4, 6};
}

// Clouds of hair at both sides.
Field clown_tufts(const TurnedSkull& skull, double cell) {
  Field tufts(cell);
  for (const double side : {-1.0, 1.0}) {
    if (side * skull.turn() > 0.35) continue;
    const double x = skull.at(side * 86, -2).x;
    for (const geometry::Disc disc :
         {geometry::Disc{{1, -11}, 5}, {{5.6, -6.6}, 5.4}, {{7, 0}, 5}, {{4.6, 5.4}, 4.6}, {{2, -2}, 5}})
      tufts.unite(Field::chain({{{x + side * disc.center.x, disc.center.y}, disc.radius}}, cell), 0.6);
  }
  return tufts;
}

}  // namespace

bool ears_seen(const HeadLook& look) {
  const HairShape* shape = hair_shape(look.hair);
  if (hooded(look) || look.hair == HairStyle::clown_tufts || look.headgear == Headgear::headphones)
    return false;
  return shape == nullptr || (!shape->over_ears && look.hair != HairStyle::mop);
}

void draw_back_hair(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull) {
  const HairShape* shape = hair_shape(look.hair);
  if (shape == nullptr || hooded(look)) return;
  const double turn = skull.turn();
  const auto fall = [&](std::vector<Point> points) {
    for (Point& p : points) {
      p.x = flop(p.x, turn) * (1 - turn * 0.1);
      // The far cheek hides it down to the jaw.
      if (turn > three_quarter && p.x > 0) p.x -= 3.4 * std::clamp((14 - p.y) / 14, 0.0, 1.0);
    }
    canvas.region(PartName::hair, Layer::behind, geometry::blob(points));
  };
  switch (shape->back) {
    case BackHair::long_fall:
      return fall(
          {{-14, -6}, {-16, 10}, {-15.6, 24}, {-8, 28}, {0, 28.6}, {8, 28}, {15.6, 24}, {16, 10}, {14, -6}});
    case BackHair::wide_fall:
      return fall(
          {{-14, -6}, {-17, 8}, {-15.6, 20}, {-8, 23}, {0, 23.6}, {8, 23}, {15.6, 20}, {17, 8}, {14, -6}});
    case BackHair::bob:
      return fall({{-14, -6},
                   {-16, 5},
                   {-14.6, 10},
                   {-8, 12.4},
                   {0, 12.8},
                   {8, 12.4},
                   {14.6, 10},
                   {16, 5},
                   {14, -6}});
    case BackHair::tails:
      return draw_tails(canvas, turn);
    case BackHair::pony:
      return draw_pony(canvas, turn);
    case BackHair::buns:
      for (const double side : {-1.0, 1.0})
        canvas.region(PartName::hair, Layer::behind,
                      geometry::circle({side * 13.4 - (side > 0 ? turn * 4 : 0), -17.4}, 7.2));
      return;
    case BackHair::bun:
      if (look.headgear == Headgear::none)
        canvas.region(PartName::hair, Layer::behind, geometry::ellipse({-turn * 6, -23.4}, 7.4, 6.8));
      return;
    case BackHair::plaits:
      if (turn > three_quarter) draw_plait(canvas, Layer::behind, plait_root(1, turn), 1);
      return;
    case BackHair::none:
      return;
  }
}

Field hair_field(const HeadLook& look, const TurnedSkull& skull, const Field& face) {
  const double cell = face.cell();
  const HairShape* shape = hair_shape(look.hair);
  if (hooded(look)) return Field(cell);
  if (shape == nullptr) {
    if (look.hair == HairStyle::clown_tufts) return clown_tufts(skull, cell);
    if (look.hair != HairStyle::bald) return Field(cell);
    // Tufts beside a bald head.
    Field tufts(cell);
    for (const double side : {-1.0, 1.0}) {
      if (side * skull.turn() > 0.35) continue;
      const double x = skull.at(side * 86, -2).x, back = side < 0 && skull.turn() > 0 ? -1.4 : 0;
      tufts.unite(Field::chain({{{x + side * 0.6 + back, -8.6}, 3.4}}, cell), 1);
      tufts.unite(Field::chain({{{x + side * 2.4 + back * 1.4, -4}, 4.2}}, cell), 1);
      if (skull.turn() > three_quarter)
        tufts.unite(Field::chain({{{x + side * 2.8 + back * 2, 2.2}, 4}}, cell), 1);
    }
    return tufts;
  }
  const std::vector<Point> outline = turned_outline(shape->outline, skull.turn());
  Field hair = Field::of(shape->pointed ? geometry::rounded(outline, 0.14) : geometry::blob(outline), cell);
  hair.subtract(Field::polygon(face_opening(*shape, skull, cell), cell));
  if (!shape->over_ears && skull.turn() > three_quarter) {
    // The nape behind the near ear.
    Field nape = face;
    nape.grow(2);
    nape.cut({skull.at(-92, 0).x + 1, 0}, {1, 0});
    nape.cut({0, 9.5}, {0.2873, 0.9578});
    hair.unite(nape);
    hair.cut({0, 11}, {0.2873, 0.9578});
  }
  // What hangs lower is hidden by the ears, but for a crumb below them.
  if (ears_seen(look) && skull.turn() <= three_quarter) hair.cut({0, 1.5}, {0, 1});
  if (shape->curls > 0) hair.unite(curls(look, *shape, skull, cell));
  hair.swallow_strips(face, 2.4);
  return hair;
}

void draw_hair(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull, const Field& hair) {
  canvas.region(PartName::hair, Layer::head, hair);
  if (look.headgear != Headgear::none) return;
  const HairShape* shape = hair_shape(look.hair);
  const double turn = skull.turn();
  if (shape == nullptr) {
    if (look.hair != HairStyle::curl) return;
    canvas.line(PartName::hair, Layer::head,
                geometry::curve({{-3, -14.4}, {-1.6, -18.6}, {2.2, -19}, {2.6, -16}, {0.2, -15.6}}), 1);
    canvas.line(PartName::hair, Layer::head, geometry::curve({{1.4, -14.6}, {4, -17.4}, {6, -16.4}}), 1);
    return;
  }
  // A band lies where they would be.
  if (look.ornament == Ornament::hairband) return;
  for (const auto& strand : shape->strands) {
    const std::vector<Point> points = smooth(moved(strand, {turn * 0.8, 0}), canvas.cell() / 4);
    if (std::all_of(points.begin(), points.end(), [&](Point p) { return hair.at(p) < -0.7; }))
      canvas.line(PartName::hair, Layer::head, points, 0.85);
  }
}

void draw_front_plaits(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull) {
  const HairShape* shape = hair_shape(look.hair);
  if (shape == nullptr || shape->back != BackHair::plaits || hooded(look)) return;
  draw_plait(canvas, Layer::head, plait_root(-1, skull.turn()), -1);
  if (skull.turn() <= three_quarter) draw_plait(canvas, Layer::head, plait_root(1, skull.turn()), 1);
}

}  // namespace drawing::figures
