#include "drawing/figures/animal.h"

#include <vector>

#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using geometry::Field;

// Short legs, a wide trunk, arms that reach past the head.
Build build_of(AnimalKind kind) {
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
              .head = 1.02,
              .head_up = 14.6,
              .hand = 1.08,
              .foot = 1.04};
  if (kind == AnimalKind::bear || kind == AnimalKind::pig) {
    build.round = {10.6, 10.8, 8.6};
    build.arm_width = {5.4, 4.8, 4.4};
    build.leg_width = {7.2, 6.4, 5.8};
  } else if (kind == AnimalKind::monkey) {
    build.arm = {14.6, 14};
  }
  return build;
}

// A tail as points from the hip (x to the front, y down, in figure units) with its radii; most hang out to
// the back.
struct Tail {
  std::vector<Point> line;
  std::vector<double> radii;
};

Tail tail_of(AnimalKind kind) {
  switch (kind) {
    case AnimalKind::cat:
      return {{{-4, 3}, {-14, 6}, {-21, 0}, {-21, -10}, {-17, -18}, {-20, -24}},
              {2.6, 2.5, 2.4, 2.4, 2.5, 2.7}};
    case AnimalKind::dog:
      return {{{-4, 2}, {-12, 0}, {-18, -6}, {-20, -14}}, {3.2, 2.9, 2.6, 2.2}};
    case AnimalKind::fox:
      return {{{-4, 3}, {-13, 8}, {-22, 6}, {-28, -4}, {-27, -14}}, {2.6, 4.4, 6.6, 6, 1.6}};
    case AnimalKind::monkey:
      return {{{-4, 3}, {-15, 7}, {-23, 1}, {-24, -10}, {-17, -15}, {-13, -9}}, {2.2, 2.1, 2, 2, 2, 2}};
    case AnimalKind::mouse:
      return {{{-4, 4}, {-14, 8}, {-21, 3}, {-25, -5}, {-32, -6}}, {1.9, 1.7, 1.6, 1.5, 1.3}};
    case AnimalKind::rabbit:
      return {{{-11, 1}, {-12, 0}}, {5, 5}};
    case AnimalKind::pig:
      return {{{-7, 0}, {-13, -1}, {-16, -6}, {-12, -9}, {-10, -5}, {-16, -2}, {-20, -6}},
              {1.3, 1.3, 1.2, 1.2, 1.2, 1.1, 1}};
    case AnimalKind::bear:
      break;
  }
  return {{{-11, 2}, {-12, 1}}, {4.2, 4.2}};
}

void draw_tail(Canvas& canvas, const Skeleton& s, AnimalKind kind) {
  // From the front only what stands out at the side is seen.
  const bool stub = kind == AnimalKind::bear || kind == AnimalKind::rabbit;
  if (s.front && stub) return;
  Tail tail = tail_of(kind);
  const double degrees = s.lean < 60 && s.lean > -40 ? s.lean * 0.5 : s.lean * 0.8;
  for (Point& p : tail.line) p = s.hip + turned(p, degrees);
  const std::vector<Point> line = geometry::flatten(geometry::curve(tail.line), 0.1).front().points;
  const Field field = Field::chain(tube(line, tail.radii), canvas.cell());
  canvas.region(PartName::tail, Layer::behind, field);
  if (kind == AnimalKind::fox) {
    // The white tip.
    const std::vector<Point> tip = part_of(line, 0.74, 1);
    Field white = field;
    white.cut_round(tip.front(), unit(tip.front() - tip[tip.size() / 2]), 14);
    canvas.region(PartName::tail, Layer::behind, white);
  }
}

}  // namespace

PosedFigure draw_upright_animal(const AnimalLook& look, const Pose& pose, const Goals& goals,
                                const Held& held, const Drawn& drawn) {
  const Character character{build_of(look.kind), look.clothes,
                            [&](const HeadView& view) { return draw_animal_head(look, view); },
                            [&](Canvas& canvas, const Skeleton& s) { draw_tail(canvas, s, look.kind); }};
  return assemble(character, pose, goals, held, drawn);
}

}  // namespace drawing::figures
