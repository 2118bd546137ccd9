#include "drawing/figures/animal_face.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

void draw_tear(Canvas& canvas, Point p) {
  canvas.region(PartName::tear, Layer::head,
                geometry::blob({p,
                                {p.x + 1.9, p.y + 3.2},
                                {p.x + 1.3, p.y + 5},
                                {p.x, p.y + 5.6},
                                {p.x - 1.3, p.y + 5},
                                {p.x - 1.9, p.y + 3.2}}));
}

// A pupil with a round light at its upper rim: black alone looks dead where the head is large. The light
// opens to the face, so that it is no region of its own.
geometry::Path pupil_with_light(Point at, Point half_size) {
  const Point light{half_size.x * .44, -half_size.y * .56};
  const double radius = half_size.x * .42;
  constexpr int steps = 40;
  std::vector<Point> rim, bite;
  // The way around begins in the middle of the light.
  const double start = std::atan2(light.y / half_size.y, light.x / half_size.x);
  for (int i = 0; i < steps; ++i) {
    const double angle = start + 2 * std::numbers::pi * i / steps;
    const Point p{half_size.x * std::cos(angle), half_size.y * std::sin(angle)};
    if (std::hypot(p.x - light.x, p.y - light.y) > radius) rim.push_back(at + p);
  }
  const double outwards = std::atan2(light.y, light.x);
  for (int i = 0; i < steps / 2; ++i) {
    const double angle = outwards - 2 * std::numbers::pi * i / (steps / 2.0);
    const Point p = light + Point{radius * std::cos(angle), radius * std::sin(angle)};
    if (std::hypot(p.x / half_size.x, p.y / half_size.y) < 1) bite.push_back(at + p);
  }
  geometry::Path path = geometry::curve(rim);
  for (const Point& p : bite) path.line_to(p);
  path.close();
  return path;
}

}  // namespace

void draw_animal_eye(Canvas& canvas, Point at, Point half_size, bool closed) {
  if (closed) {
    canvas.line(PartName::eye, Layer::head,
                geometry::arc({at.x, at.y - .2}, 2.9, 2.4, .08 * std::numbers::pi, .92 * std::numbers::pi),
                1.15);
  } else if (canvas.fineness() == Fineness::few_lines) {
    canvas.solid(PartName::eye, Layer::head, geometry::ellipse(at, half_size.x, half_size.y));
  } else {
    canvas.solid(PartName::eye, Layer::head, pupil_with_light(at, half_size));
  }
}

void draw_wide_animal_eye(Canvas& canvas, Point at, double narrowing, double turn) {
  // White around a small pupil stares out of the page: it is the size that is afraid.
  draw_animal_eye(canvas, {at.x + turn * .4, at.y - .2}, {3 * narrowing, 4}, false);
}

void draw_animal_brow(Canvas& canvas, Point eye, double side, Mood mood) {
  if (mood != Mood::angry && mood != Mood::sad && mood != Mood::crying && mood != Mood::afraid) return;
  const double inner = mood == Mood::angry ? 1.6 : -1.6;
  const double above = eye.y - (mood == Mood::afraid ? 7.4 : 5.4);
  canvas.line(PartName::brow, Layer::head,
              geometry::line({eye.x - side * 2.6, above + inner}, {eye.x + side * 2.6, above - inner * .6}),
              1.1);
}

bool has_wide_eyes(Mood mood) {
  return mood == Mood::surprised || mood == Mood::afraid;
}

void draw_animal_eyes(Canvas& canvas, Point middle, double apart, double turn, Mood mood) {
  const double y = middle.y;
  for (const double side : {-1.0, 1.0}) {
    const double f = side > 0 ? 1 - 0.2 * turn : 1,
                 x = middle.x + side * apart * (side > 0 ? 1 - 0.18 * turn : 1);
    if (has_wide_eyes(mood)) {
      draw_wide_animal_eye(canvas, {x, y}, f, turn);
    } else {
      draw_animal_eye(canvas, {x, y}, {2.4 * f, 3.1}, mood == Mood::sleepy || mood == Mood::crying);
    }
    draw_animal_brow(canvas, {x, y}, side, mood);
    if (mood == Mood::crying) draw_tear(canvas, {x + side * 3, y + 2.8});
  }
}

void draw_animal_nose(Canvas& canvas, Point at, Point half_size) {
  const double a = half_size.x, b = half_size.y;
  canvas.solid(PartName::nose, Layer::head,
               geometry::blob({{at.x - a, at.y - b * .4},
                               {at.x, at.y - b * .75},
                               {at.x + a, at.y - b * .4},
                               {at.x + a * .5, at.y + b * .6},
                               {at.x, at.y + b},
                               {at.x - a * .5, at.y + b * .6}}));
}

void draw_animal_smile(Canvas& canvas, Point at, double width) {
  for (const double side : {-1.0, 1.0}) {
    const double w = side * width;
    std::vector<Point> bow{at,
                           {at.x + w * .8, at.y + 1.2},
                           {at.x + w * 2.4, at.y + 1.7},
                           {at.x + w * 3.9, at.y + 1.4},
                           {at.x + w * 5, at.y}};
    if (side < 0) std::reverse(bow.begin(), bow.end());
    canvas.line(PartName::mouth, Layer::head, geometry::curve(bow), 1);
  }
}

void draw_open_mouth(Canvas& canvas, Point at, double size) {
  const double x = at.x, y = at.y, w = size, h = size * size;
  geometry::Path path;
  path.move_to({x - 4.6 * w, y});
  path.cubic_to({x - 1.5 * w, y + .9}, {x + 1.5 * w, y + .9}, {x + 4.6 * w, y});
  path.cubic_to({x + 4.2 * w, y + 3.4 * h}, {x + 2.4 * w, y + 4.8 * h}, {x, y + 4.8 * h});
  path.cubic_to({x - 2.4 * w, y + 4.8 * h}, {x - 4.2 * w, y + 3.4 * h}, {x - 4.6 * w, y});
  path.close();
  canvas.region(PartName::mouth, Layer::head, std::move(path));
}

}  // namespace drawing::figures
