#include "drawing/figures/head.h"

#include <algorithm>
#include <cmath>

#include "drawing/figures/face.h"
#include "drawing/figures/hair.h"
#include "drawing/figures/headgear.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

void draw_ear(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull, double side, double eye_y) {
  if (side > 0 && skull.turn() > 0.3) return;
  const double x = skull.at(side * 90, 1).x + (skull.turn() > 0.3 ? -side * 1.5 : side * 1.2);
  const auto place = [&](std::vector<Point> points) {
    for (Point& p : points) p = {x + p.x * side, eye_y + 1 + p.y};
    return points;
  };
  if (look.ears == Ears::pointed) {
    canvas.region(PartName::ear, Layer::head,
                  geometry::rounded(
                      place({{-2.4, -4}, {2, -5.4}, {9.4, -10.4}, {6.4, -1.4}, {2, 4}, {-2.4, 3.4}}), 0.22));
    return;
  }
  canvas.region(
      PartName::ear, Layer::head,
      geometry::blob(place({{-2.2, -3.4}, {1.6, -4.2}, {3.8, -1}, {2.8, 3}, {-.4, 4.2}, {-2.4, 2.4}})));
  canvas.line(PartName::ear, Layer::head,
              geometry::curve(place({{.1, -2}, {1.2, -1.7}, {1.7, -.5}, {1.3, .8}, {.6, 1.6}})), 0.8);
}

}  // namespace

HeadDrawing draw_head(const HeadLook& look, const HeadView& view) {
  const TurnedSkull skull(look.skull, view.turn);
  Canvas canvas(view.cell, view.least_area, view.fineness);
  const geometry::Field face = geometry::Field::of(skull.outline(), view.cell);
  draw_back_hair(canvas, look, skull);
  draw_headgear_behind(canvas, look, skull);
  // Below cheeks and ears: their first knots would look like fists beside the face.
  draw_front_plaits(canvas, look, skull);
  canvas.region(PartName::face, Layer::head, skull.outline());
  geometry::Field hair = hair_field(look, skull, face);
  trim_under_headgear(hair, look, face);
  const FaceFrame frame = draw_face(canvas, look, skull, face, hair, view.mood);
  draw_hair(canvas, look, skull, hair);
  if (ears_seen(look)) {
    for (const double side : {-1.0, 1.0}) draw_ear(canvas, look, skull, side, frame.eye_y);
  }
  draw_feeling(canvas, look, skull, face, hair, view.mood);
  draw_ornament(canvas, look, skull, hair, face);
  draw_headgear(canvas, look, skull);
  return {canvas.take(), frame.mouth, {skull.at(0, 0).x, skull.height()}};
}

}  // namespace drawing::figures
