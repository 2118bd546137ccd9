#include "drawing/figures/animal.h"

#include <cmath>
#include <numbers>
#include <vector>

#include "drawing/figures/animal_shapes.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using geometry::Field;

// Short legs, a wide trunk, arms that reach past the head.
Build build_of(Physique physique) {
  Build build{.leg = {12.4, 12},
              .arm = {13, 12.6},
              .ankle = 4.6,
              .trunk = 24,
              .round = {9, 8.8, 7.6},
              .flat = 2.2,
              .shoulder = 8.6,
              .hip = 4.6,
              .leg_width = {6.4, 5.6, 5},
              .arm_width = {4.8, 4.2, 3.8},
              .head = 1.12,
              .head_up = 15.4,
              .hand = 1.08,
              .foot = 1.04,
              .stride = 1.4};
  switch (physique) {
    case Physique::stout:
      build.round = {10.6, 10.8, 8.6};
      build.arm_width = {5.4, 4.8, 4.4};
      build.leg_width = {7.2, 6.4, 5.8};
      break;
    case Physique::long_arms:
      build.arm = {14.6, 14};
      break;
    case Physique::long_neck:
      build.head_up = 29;
      break;
    case Physique::bird:
    case Physique::wader:
      build.round = {12.4, 12.4, 9};
      build.leg_width = {4.2, 2.4, 2.1};
      build.arm_width = {5, 5, 4};
      build.ankle = 5.6;
      build.hip = 5.6;
      if (physique == Physique::wader) build.head_up = 29;
      break;
    case Physique::usual:
      break;
  }
  return build;
}

HandKind hands_of(AnimalKind kind) {
  switch (kind) {
    case AnimalKind::owl:
    case AnimalKind::duck:
    case AnimalKind::chicken:
    case AnimalKind::rooster:
    case AnimalKind::penguin:
    case AnimalKind::bird:
    case AnimalKind::parrot:
    case AnimalKind::stork:
      return HandKind::wing;
    case AnimalKind::monkey:
    case AnimalKind::frog:
    case AnimalKind::alien:
    case AnimalKind::robot:
    case AnimalKind::monster:
    case AnimalKind::snowman:
      return HandKind::fingers;
    default:
      return HandKind::paw;
  }
}

// Feathers side by side, the line's own in the middle, turned round the hip.
void draw_fan(Canvas& canvas, Point hip, const std::vector<Point>& line, const Tail& shape,
              const Field& feather) {
  std::vector<Field> outer;
  for (const double side : {-1.0, 1.0}) {
    std::vector<Point> points = line;
    for (Point& p : points) p = hip + turned(p - hip, side * shape.fan) * (side > 0 ? 0.92 : 0.86);
    outer.push_back(Field::chain(tube(points, shape.radii), canvas.cell()));
    outer.back().cut({0, 0}, {0, 1});
  }
  for (const Field& field : outer) canvas.region(PartName::tail, Layer::behind, field);
  canvas.region(PartName::tail, Layer::behind, feather);
}

void draw_tail(Canvas& canvas, const Skeleton& s, const Tail& shape) {
  // From the front only what stands out at the side is seen.
  if (shape.line.empty() || (s.front && !shape.from_front)) return;
  std::vector<Point> points = shape.line;
  const double degrees = s.lean < 60 && s.lean > -40 ? s.lean * 0.5 : s.lean * 0.8;
  for (Point& p : points) p = s.hip + turned(p, degrees);
  const std::vector<Point> line = geometry::flatten(geometry::curve(points), 0.1).front().points;
  Field field = Field::chain(tube(line, shape.radii), canvas.cell());
  field.cut({0, 0}, {0, 1});
  if (shape.fan > 0) return draw_fan(canvas, s.hip, line, shape, field);
  canvas.region(PartName::tail, Layer::behind, field);
  if (shape.tip <= 0) return;
  const std::vector<Point> tip = part_of(line, 1 - shape.tip, 1);
  field.cut_round(tip.front(), unit(tip.front() - tip[tip.size() / 2]), 14);
  canvas.region(PartName::tail, Layer::behind, field);
}

// Points around the trunk: from the front around its middle, from the side at the back.
std::vector<Point> around_trunk(const Skeleton& s, const std::vector<Point>& points) {
  std::vector<Point> out;
  const Point middle = s.spine(0.46) - s.across * (s.front ? 0 : s.build.round[1] * 0.75);
  const double wide = s.front ? s.build.shoulder + 3.4 * s.build.arm_width[0] : s.build.round[1] + 5;
  const double high = s.build.trunk * 0.7;
  for (const Point p : points) out.push_back(middle + s.across * (p.x * wide) - s.up * (p.y * high));
  return out;
}

std::vector<Point> ring(int corners, double inner) {
  std::vector<Point> points;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2 * std::numbers::pi * i / corners, radius = i % 2 != 0 ? inner : 1;
    points.push_back({radius * std::sin(angle), -radius * std::cos(angle)});
  }
  return points;
}

// Behind the figure, as far as it is above the ground.
void put_behind(Canvas& canvas, const geometry::Path& path) {
  Field field = Field::of(path, canvas.cell());
  field.cut({0, 0}, {0, 1});
  canvas.region(PartName::tail, Layer::behind, field);
}

void draw_wings(Canvas& canvas, const Skeleton& s, const std::vector<Point>& wing, bool pointed) {
  const auto put = [&](double side, double degrees) {
    std::vector<Point> points;
    const Point root = s.spine(0.74) + s.across * (s.front ? side * 3 : -s.build.round[2] * 0.6);
    for (const Point p : wing) {
      const Point q = turned(p, degrees);
      points.push_back(root + s.across * (side * q.x) - s.up * q.y);
    }
    put_behind(canvas, pointed ? geometry::rounded(points, 0.1) : geometry::blob(points));
  };
  put(-1, s.front ? 0 : -22);
  put(s.front ? 1 : -1, s.front ? 0 : 4);
}

// A dome round the back, with a rim and the seams of its plates: what stands out beside the body is seen.
void draw_shell(Canvas& canvas, const Skeleton& s) {
  const Point middle = s.spine(0.46) - s.across * (s.front ? 0 : s.build.round[1] * 0.5);
  const double wide = s.front ? s.build.round[1] + s.build.flat + 9 : s.build.round[1] + 9,
               high = s.build.trunk * 0.72;
  const auto at = [&](double degrees, double share) {
    const double angle = degrees * std::numbers::pi / 180;
    return middle + s.across * (std::cos(angle) * wide * share) + s.up * (std::sin(angle) * high * share);
  };
  std::vector<Point> outline;
  for (int i = 0; i < 16; ++i) outline.push_back(at(22.5 * i, 1));
  put_behind(canvas, geometry::blob(outline));
  for (int i = 0; i < 10; ++i) {
    const Point from = at(36 * i + 18, 0.5), to = at(36 * i + 18, 1);
    if (std::max(from.y, to.y) < -2)
      canvas.line(PartName::shell, Layer::behind, geometry::line(from, to), 0.9);
  }
}

void draw_back(Canvas& canvas, const Skeleton& s, BackPiece piece) {
  switch (piece) {
    case BackPiece::none:
      return;
    case BackPiece::shell:
      return draw_shell(canvas, s);
    case BackPiece::wing_cases:
      put_behind(canvas, geometry::blob(around_trunk(s, ring(12, 1))));
      return put_behind(canvas, geometry::blob(around_trunk(s, [] {
                          std::vector<Point> points = ring(12, 1);
                          for (Point& p : points) p = p * 0.8;
                          return points;
                        }())));
    case BackPiece::spines:
      return put_behind(canvas, geometry::rounded(around_trunk(s, ring(30, 0.82)), 0.1));
    case BackPiece::hump:
      if (s.front) return;
      return put_behind(canvas, geometry::circle(s.spine(0.62) - s.across * (s.build.round[1] * 0.8), 8.6));
    case BackPiece::bat_wings:
      return draw_wings(
          canvas, s,
          {{0, 2}, {8, -14}, {22, -25}, {33, -17}, {31, -8}, {24, -7}, {23, 2}, {15, 1}, {12, 9}, {4, 8}},
          true);
    case BackPiece::insect_wings:
      return draw_wings(canvas, s, {{0, 0}, {7, -13}, {18, -21}, {28, -18}, {28, -7}, {18, 1}, {7, 4}},
                        false);
  }
}

Decoration decoration_of(Coat coat) {
  switch (coat) {
    case Coat::belly:
      break;
    case Coat::plain:
    case Coat::sheet:
      return Decoration::none;
    case Coat::stripes:
      return Decoration::coat_stripes;
    case Coat::patches:
      return Decoration::coat_patches;
    case Coat::pouch:
      return Decoration::pouch;
    case Coat::wool:
      return Decoration::wool;
    case Coat::breast:
      return Decoration::breast;
    case Coat::plastron:
      return Decoration::plastron;
    case Coat::limbs:
      return Decoration::limbs;
    case Coat::spines:
      return Decoration::spines;
    case Coat::panel:
      return Decoration::space_suit;
    case Coat::buttons:
    case Coat::snow:
      return Decoration::buttons;
  }
  return Decoration::belly;
}

// What the look says and the kind's own coat under it.
Clothes coat_of(const AnimalLook& look) {
  Clothes clothes = look.clothes;
  if (clothes.top != Top::fur) return clothes;
  const Coat coat = animal_shape(look.kind).coat;
  if (clothes.decoration == Decoration::belly) clothes.decoration = decoration_of(coat);
  if (coat == Coat::sheet) clothes.bottom = Bottom::sheet;
  if (coat == Coat::snow) clothes.bottom = Bottom::ball;
  if (coat == Coat::snow && clothes.neckwear == Neckwear::none) clothes.neckwear = Neckwear::scarf;
  return clothes;
}

}  // namespace

bool has_legs(AnimalKind kind) {
  const Coat coat = animal_shape(kind).coat;
  return coat != Coat::sheet && coat != Coat::snow;
}

PosedFigure draw_upright_animal(const AnimalLook& look, const Pose& pose, const Goals& goals,
                                const Held& held, const Drawn& drawn) {
  const AnimalShape& shape = animal_shape(look.kind);
  Build build = build_of(shape.physique);
  build.hands = hands_of(look.kind);
  const Character character{build, coat_of(look),
                            [&](const HeadView& view) { return draw_animal_head(look, view); },
                            [&](Canvas& canvas, const Skeleton& s) {
                              draw_back(canvas, s, shape.back);
                              draw_tail(canvas, s, shape.tail);
                            }};
  return assemble(character, pose, goals, held, drawn);
}

}  // namespace drawing::figures
