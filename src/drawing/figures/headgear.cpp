#include "drawing/figures/headgear.h"

#include <numbers>
#include <vector>

#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using geometry::Field;
using Points = std::vector<Point>;

// Points of a hat from the front, moved by the turn; `depth` 0 at the rim of the head, more for what lies
// before it.
Points moved(Points points, double turn, double depth) {
  for (Point& p : points) p.x += turn * depth;
  return points;
}

// A band between two lines.
geometry::Path band(const Points& upper, const Points& lower) {
  Points all = geometry::flatten(geometry::curve(upper), 0.1).front().points;
  const Points back = geometry::flatten(geometry::curve(lower), 0.1).front().points;
  all.insert(all.end(), back.rbegin(), back.rend());
  return geometry::polygon(all);
}

// The height of a hat's brim; nothing of the hair shows above it.
double brim_of(Headgear headgear) {
  switch (headgear) {
    case Headgear::beanie:
      return -4;
    case Headgear::helmet:
      return -5;
    case Headgear::crown:
    case Headgear::none:
      return -99;
    default:
      return -6;
  }
}

void draw_cap(Canvas& canvas, double turn) {
  canvas.region(
      PartName::hat, Layer::head,
      geometry::blob(moved(
          {{-17.4, -6}, {-16, -15}, {-8.4, -21}, {0, -22.4}, {8.4, -21}, {16, -15}, {17.4, -6}, {0, -5}},
          turn, 1)));
  canvas.line(PartName::hat, Layer::head,
              geometry::curve({{-1 + turn * 4, -10}, {-.6 + turn * 3, -16}, {turn, -21.4}}), 0.9);
  const Points peak = turn > 0.2
                          ? Points{{3, -7.4}, {12, -8.6}, {22, -7}, {26.4, -4}, {20, -2.8}, {10, -4}}
                          : Points{{-14, -6.6}, {0, -10}, {14, -6.6}, {12.4, -3.2}, {0, -1.6}, {-12.4, -3.2}};
  canvas.region(PartName::hat, Layer::head, geometry::blob(moved(peak, turn, 1)));
}

void draw_beanie(Canvas& canvas, double turn) {
  canvas.region(PartName::hat, Layer::head, geometry::circle({turn * 0.6, -25.6}, 4.4));
  canvas.region(
      PartName::hat, Layer::head,
      geometry::blob(moved(
          {{-16, -8}, {-14.4, -16.6}, {-7, -22.6}, {0, -23.8}, {7, -22.6}, {14.4, -16.6}, {16, -8}, {0, -7}},
          turn, 0.6)));
  canvas.region(PartName::hat, Layer::head,
                band(moved({{-17.4, -11.4}, {0, -13.4}, {17.4, -11.4}}, turn, 0.6),
                     moved({{-17.8, -3.8}, {0, -5.6}, {17.8, -3.8}}, turn, 0.6)));
}

void draw_straw_hat(Canvas& canvas, double turn) {
  canvas.region(
      PartName::hat, Layer::head,
      geometry::blob(moved(
          {{-12.6, -9}, {-11.6, -18}, {-6, -23.4}, {0, -24.4}, {6, -23.4}, {11.6, -18}, {12.6, -9}, {0, -7}},
          turn, 1)));
  canvas.region(PartName::ribbon, Layer::head,
                band(moved({{-12.6, -13}, {0, -10.6}, {12.6, -13}}, turn, 1),
                     moved({{-13, -8}, {0, -5.4}, {13, -8}}, turn, 1)));
  canvas.region(PartName::hat, Layer::head,
                geometry::blob(moved({{-25, -6.4},
                                      {-14, -10},
                                      {-12.6, -8.4},
                                      {0, -6},
                                      {12.6, -8.4},
                                      {14, -10},
                                      {25, -6.4},
                                      {14, -3},
                                      {0, -1.8},
                                      {-14, -3}},
                                     turn, 1)));
}

void draw_headscarf(Canvas& canvas, const TurnedSkull& skull) {
  const double turn = skull.turn();
  Points hole{{-11.8, 2}, {-10.8, -6}, {0, -10.4}, {10.8, -6}, {11.8, 2}, {9, 10.4}, {0, 14}, {-9, 10.4}};
  for (Point& p : hole) p.x = p.x * (1 - turn * 0.08) + turn * 4;
  Field scarf = Field::of(geometry::blob(moved({{-17.6, 0},
                                                {-16.6, -10},
                                                {-10, -18},
                                                {0, -20},
                                                {10, -18},
                                                {16.6, -10},
                                                {17.6, 0},
                                                {16, 11},
                                                {15.6, 17},
                                                {17, 24},
                                                {8, 28},
                                                {0, 29},
                                                {-8, 28},
                                                {-17, 24},
                                                {-15.6, 17},
                                                {-16, 11}},
                                               turn, -1.4)),
                          canvas.cell());
  Field head = Field::of(skull.outline(), canvas.cell());
  head.grow(1.6);
  scarf.unite(head, 2);
  scarf.subtract(Field::of(geometry::blob(hole), canvas.cell()));
  canvas.region(PartName::hat, Layer::head, scarf);
  canvas.line(PartName::hat, Layer::head, geometry::curve({{8.6 + turn * 3, 14.6}, {3, 18.8}, {-7, 20.6}}),
              0.9);
  canvas.line(PartName::hat, Layer::head, geometry::curve({{11.4, 18}, {7, 22}, {1, 24}}), 0.9);
}

void draw_helmet(Canvas& canvas, double turn) {
  canvas.region(PartName::hat, Layer::head,
                geometry::blob(moved({{-17.6, -5},
                                      {-17.2, -13},
                                      {-10, -21.6},
                                      {0, -23.6},
                                      {10, -21.6},
                                      {17.2, -13},
                                      {17.6, -5},
                                      {9, -7.4},
                                      {0, -8.4},
                                      {-9, -7.4}},
                                     turn, 0.6)));
  for (const double x : {-7.6, 0.0, 7.6}) {
    canvas.region(
        PartName::hat, Layer::head,
        geometry::blob(moved({{x - 1.8, -11.6}, {x * 0.8, -20}, {x + 1.8, -11.6}, {x, -10.2}}, turn, 0.6)));
  }
}

void draw_crown(Canvas& canvas, double turn) {
  Points points{{-12.4, -13.6}, {-14.4, -26},  {-7.6, -20.6}, {0, -29}, {7.6, -20.6},
                {14.4, -26},    {12.4, -13.6}, {6, -12.4},    {0, -12}, {-6, -12.4}};
  canvas.region(PartName::hat, Layer::head, geometry::rounded(moved(points, turn, 1.2), 0.08));
  canvas.region(PartName::hat, Layer::head, geometry::ellipse({turn * 4.6, -18.4}, 2.6, 2.8));
}

}  // namespace

void trim_under_headgear(Field& hair, const HeadLook& look, const Field& face) {
  const double brim = brim_of(look.headgear);
  if (brim < -90 || hair.empty()) return;
  // Above the brim not more than what the hat covers.
  Field kept = hair;
  kept.cut({0, brim + 1}, {0, -1});
  Field close = face;
  close.grow(1.4);
  hair.intersect(close);
  hair.unite(kept);
}

void draw_headgear(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull) {
  switch (look.headgear) {
    case Headgear::cap:
      return draw_cap(canvas, skull.turn());
    case Headgear::beanie:
      return draw_beanie(canvas, skull.turn());
    case Headgear::straw_hat:
      return draw_straw_hat(canvas, skull.turn());
    case Headgear::headscarf:
      return draw_headscarf(canvas, skull);
    case Headgear::helmet:
      return draw_helmet(canvas, skull.turn());
    case Headgear::crown:
      return draw_crown(canvas, skull.turn());
    case Headgear::none:
      return;
  }
}

void draw_ornament(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull, const Field& hair,
                   const Field& face) {
  if (look.headgear != Headgear::none || look.ornament == Ornament::none || hair.empty()) return;
  const double turn = skull.turn();
  if (look.ornament == Ornament::bow) {
    const geometry::Affine map =
        geometry::Affine::translation(7 - turn * 4, -17) * geometry::Affine::rotation(0.4);
    for (const double side : {-1.0, 1.0}) {
      canvas.region(PartName::ribbon, Layer::head,
                    geometry::rounded({{0, 0}, {side * 7.4, -4.8}, {side * 7.8, 4.6}}, 0.2).transformed(map));
    }
    canvas.region(PartName::ribbon, Layer::head, geometry::circle({0, 0}, 2.5).transformed(map));
    return;
  }
  // A band from ear to ear, over the hair and a little above it.
  Field ring = Field::chain({{{turn * 1.2, 4}, 24.4}}, canvas.cell());
  ring.subtract(Field::chain({{{turn * 1.2, 5}, 20}}, canvas.cell()));
  Field head = face;
  head.grow(3.2);
  Field both = hair;
  both.unite(face);
  head.intersect(both);
  ring.intersect(head);
  ring.cut({0, 0}, {0, 1});
  canvas.region(PartName::ribbon, Layer::head, ring);
}

}  // namespace drawing::figures
