#include "drawing/figures/headgear.h"

#include <vector>

#include "drawing/figures/headgear_shapes.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using geometry::Field;
using Points = std::vector<Point>;

// Hats sit so much higher than they are drawn, so that eyes and glasses are free.
constexpr double raised = 1.6;

Points shifted(Points points, Point by) {
  for (Point& p : points) p = p + by;
  return points;
}

// What lies between two lines.
geometry::Path band(const Points& upper, const Points& lower) {
  geometry::Path path = geometry::curve(upper);
  const Points back(lower.rbegin(), lower.rend());
  path.line_to(back.front());
  path.add_smooth_open(back);
  path.close();
  return path;
}

void draw_pieces(Canvas& canvas, Layer layer, const std::vector<HatPiece>& pieces, double turn, double up) {
  for (const HatPiece& piece : pieces) {
    if (piece.seen == Seen::from_front && turn > three_quarter) continue;
    if (piece.seen == Seen::turned && turn <= three_quarter) continue;
    const Point by{turn * piece.depth, -up};
    const Points points = shifted(piece.points, by);
    switch (piece.form) {
      case Form::blob:
        canvas.region(piece.name, layer, geometry::blob(points));
        break;
      case Form::rounded:
        canvas.region(piece.name, layer, geometry::rounded(points, 0.1));
        break;
      case Form::band:
        canvas.region(piece.name, layer, band(points, shifted(piece.lower, by)));
        break;
      case Form::line:
        canvas.line(piece.name, layer, geometry::curve(points));
        break;
      case Form::solid:
        canvas.solid(piece.name, layer, geometry::blob(points));
        break;
    }
  }
}

void draw_hood(Canvas& canvas, const Hood& hood, const TurnedSkull& skull) {
  const double turn = skull.turn();
  Points hole = hood.hole;
  for (Point& p : hole) p.x = p.x * (1 - turn * 0.08) + turn * 4;
  Field shell = Field::of(geometry::blob(hood.shell), canvas.cell());
  Field head = Field::of(skull.outline(), canvas.cell());
  head.grow(1.6);
  shell.unite(head, 6);
  shell.subtract(Field::of(geometry::blob(hole), canvas.cell()));
  canvas.region(PartName::hat, Layer::head, shell);
}

}  // namespace

bool hooded(const HeadLook& look) {
  const HatShape* shape = hat_shape(look.headgear);
  return shape != nullptr && shape->hood.has_value();
}

bool hides_brows(const HeadLook& look) {
  const HatShape* shape = hat_shape(look.headgear);
  return shape != nullptr && shape->brim > -90;
}

void draw_headgear_behind(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull) {
  if (const HatShape* shape = hat_shape(look.headgear))
    draw_pieces(canvas, Layer::behind, shape->behind, skull.turn(), 0);
}

void trim_under_headgear(Field& hair, const HeadLook& look, const Field& face) {
  const HatShape* shape = hat_shape(look.headgear);
  if (shape == nullptr || shape->brim < -90 || hair.empty()) return;
  // Above the brim not more than what the hat covers.
  Field kept = hair;
  kept.cut({0, shape->brim + 1 - raised}, {0, -1});
  Field close = face;
  close.grow(1.4);
  hair.intersect(close);
  hair.unite(kept);
}

void draw_headgear(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull) {
  const HatShape* shape = hat_shape(look.headgear);
  if (shape == nullptr) return;
  if (shape->hood) draw_hood(canvas, *shape->hood, skull);
  draw_pieces(canvas, Layer::head, shape->pieces, skull.turn(), shape->brim > -90 ? raised : 0);
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
  // One band from ear to ear: hair lies before it and behind it, and it ends where the hair does.
  Field ring = Field::chain({{{turn * 1.2, 3}, 20}}, canvas.cell());
  ring.subtract(Field::chain({{{turn * 1.2, 4.4}, 17}}, canvas.cell()));
  Field head = hair;
  head.unite(face);
  ring.intersect(head);
  ring.cut({0, -1}, {0, 1});
  canvas.region(PartName::ribbon, Layer::head, ring);
}

}  // namespace drawing::figures
