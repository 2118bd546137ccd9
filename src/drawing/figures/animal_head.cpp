#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "drawing/figures/animal.h"
#include "drawing/figures/animal_face.h"
#include "drawing/figures/animal_shapes.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using Points = std::vector<Point>;

// How far features go to the side when the face turns; the muzzle lies before them.
constexpr double face_depth = 7, muzzle_depth = 8.4;

bool has_beak(const AnimalShape& shape) {
  return shape.mouth == MouthForm::beak || shape.mouth == MouthForm::flat_beak ||
         shape.mouth == MouthForm::hooked_beak;
}

class AnimalHead {
 public:
  AnimalHead(Canvas& canvas, const AnimalLook& look, const HeadView& view)
      : canvas_(canvas),
        look_(look),
        view_(view),
        f_(animal_shape(look.kind)),
        face_x_(view.turn * face_depth),
        muzzle_x_(view.turn * (f_.skull == SkullForm::snout ? 11 : muzzle_depth)) {}

  HeadDrawing draw() {
    pieces(f_.behind, Layer::behind);
    // A ghost's head is one with its sheet.
    if (f_.skull != SkullForm::none) region(PartName::fur, skull());
    pieces(f_.mask, Layer::head);
    if (look_.kind == AnimalKind::dog && look_.spots)
      region(PartName::mark, geometry::turned_ellipse({face_x_ - 6.4, -2.4}, 5.6, 6.4, 0.25));
    if (f_.muzzle_x > 0)
      region(PartName::muzzle, geometry::ellipse({muzzle_x_, f_.muzzle_at}, f_.muzzle_x, f_.muzzle_y));
    draw_eyes();
    draw_nose();
    draw_mouth();
    if (f_.whiskers) draw_whiskers();
    pieces(f_.front, Layer::head);
    return {canvas_.take(), {muzzle_x_, f_.mouth_at + 1}, {face_x_ / 2, f_.height}};
  }

 private:
  void region(PartName name, geometry::Path path, Layer layer = Layer::head) {
    canvas_.region(name, layer, std::move(path));
  }
  void line(PartName name, const Points& points, double weight = 1) {
    canvas_.line(name, Layer::head,
                 points.size() > 2 ? geometry::curve(points) : geometry::line(points[0], points[1]), weight);
  }

  // Those of a pair come together on the far side of a turned head.
  void pieces(const std::vector<HeadPiece>& list, Layer layer) {
    for (const HeadPiece& piece : list) {
      for (const double side : {-1.0, 1.0}) {
        if (piece.sides == Sides::one && side < 0) continue;
        const double squeeze = piece.sides == Sides::one || side < 0 ? 1 : 1 - 0.22 * view_.turn;
        Points points = piece.points;
        for (Point& p : points)
          p.x = p.x * (piece.sides == Sides::one ? 1 : side) * squeeze + piece.depth * view_.turn;
        put(piece, points, layer);
      }
    }
  }

  void put(const HeadPiece& piece, const Points& points, Layer layer) {
    switch (piece.form) {
      case PieceForm::line:
        canvas_.line(piece.name, layer,
                     points.size() > 2 ? geometry::curve(points) : geometry::line(points[0], points[1]),
                     piece.weight);
        return;
      case PieceForm::solid:
        return canvas_.solid(piece.name, layer, geometry::blob(points));
      case PieceForm::wool:
        return on_skull(piece, geometry::scallops(clockwise(points), 0.34), layer);
      case PieceForm::rounded:
        return on_skull(piece, geometry::rounded(points, 0.13), layer);
      case PieceForm::blob:
        return on_skull(piece, geometry::blob(points), layer);
    }
  }

  void on_skull(const HeadPiece& piece, geometry::Path path, Layer layer) {
    if (piece.extent == Extent::whole) return canvas_.region(piece.name, layer, std::move(path));
    const geometry::Field head = geometry::Field::of(skull(), canvas_.cell());
    geometry::Field field = geometry::Field::of(path, canvas_.cell());
    field.intersect(head);
    field.swallow_strips(head, 1.2);
    canvas_.region(piece.name, layer, field);
  }

  static Points clockwise(Points points) {
    double area = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
      area += geometry::cross(points[i], points[(i + 1) % points.size()]);
    if (area < 0) std::reverse(points.begin(), points.end());
    return points;
  }

  geometry::Path skull() const {
    const double x = f_.width, y = f_.height;
    // Half widths at heights, from the crown to the chin.
    std::vector<Point> half;
    switch (f_.skull) {
      case SkullForm::cheeks:
        half = {{.62, -.82}, {.95, -.1}, {1.02, .42}, {.62, .86}};
        break;
      case SkullForm::long_face:
        half = {{.72, -.8}, {1, -.36}, {.92, .16}, {.72, .62}, {.5, .9}};
        break;
      case SkullForm::snout:
        half = {{.58, -.84}, {.64, -.42}, {.74, -.02}, {1, .38}, {1.02, .68}, {.72, .95}};
        break;
      case SkullForm::box:
        return geometry::rounded_box(-x, -y, x, y, 5);
      case SkullForm::none:
      case SkullForm::round:
        half = {{.68, -.78}, {1, -.02}, {.76, .72}};
        break;
    }
    Points points{{0, -y}};
    for (const Point p : half) points.push_back({p.x * x, p.y * y});
    points.push_back({0, y});
    for (std::size_t i = half.size(); i-- > 0;) points.push_back({-half[i].x * x, half[i].y * y});
    // A long face turns with its chin.
    const double reach = f_.skull == SkullForm::long_face ? 5 : f_.skull == SkullForm::snout ? 12 : 0;
    for (Point& p : points) p.x += view_.turn * std::max(0.0, (p.y + 3) / y) * reach;
    return geometry::blob(points);
  }

  void draw_eyes() {
    const double y = f_.eye_y;
    for (const double side : {-1.0, 1.0}) {
      const double f = side > 0 ? 1 - 0.2 * view_.turn : 1,
                   x = face_x_ * (f_.eye_y < -9 ? 0.6 : 1) +
                       side * f_.eye_x * (side > 0 ? 1 - 0.18 * view_.turn : 1);
      if (view_.mood == Mood::sleepy || view_.mood == Mood::crying) {
        line(PartName::eye, {{x - 2.9, y + .2}, {x, y + 2.2}, {x + 2.9, y + .2}}, 1.15);
      } else if (has_wide_eyes(view_.mood)) {
        draw_wide_animal_eye(canvas_, {x, y}, f, view_.turn);
      } else {
        draw_animal_eye(canvas_, {x, y}, {2.5 * f, 3.3}, false);
      }
      draw_animal_brow(canvas_, {x, y}, side, view_.mood);
      if (view_.mood == Mood::crying) draw_tear({x + side * 3, y + 2.8});
    }
  }

  void draw_tear(Point p) {
    region(PartName::tear, geometry::blob({p,
                                           {p.x + 1.9, p.y + 3.2},
                                           {p.x + 1.3, p.y + 5},
                                           {p.x, p.y + 5.6},
                                           {p.x - 1.3, p.y + 5},
                                           {p.x - 1.9, p.y + 3.2}}));
  }

  void draw_nose() {
    const double a = f_.nose_x, b = f_.nose_y, n = f_.nose_at;
    const double x = muzzle_x_;
    switch (f_.nose) {
      case NoseForm::none:
        return;
      case NoseForm::triangle:
        return canvas_.solid(PartName::nose, Layer::head,
                             geometry::blob({{x - a, n - b * .4},
                                             {x, n - b * .75},
                                             {x + a, n - b * .4},
                                             {x + a * .5, n + b * .6},
                                             {x, n + b},
                                             {x - a * .5, n + b * .6}}));
      case NoseForm::broad:
        return region(PartName::nose, geometry::ellipse({x, n}, a, b));
      case NoseForm::nostrils:
      case NoseForm::pig:
      case NoseForm::specks: {
        const double apart = f_.nose == NoseForm::pig ? 2.6 : f_.nose == NoseForm::specks ? 1.3 : a;
        const double rx = f_.nose == NoseForm::specks ? .7 : 1,
                     ry = f_.nose == NoseForm::pig ? 1.6 : rx * 1.1;
        for (const double side : {-1.0, 1.0})
          canvas_.solid(PartName::nose, Layer::head, geometry::ellipse({x + side * apart, n}, rx, ry));
        return;
      }
    }
  }

  void draw_open_mouth(double x, double y, double half) {
    const double deep = half * 1.04;
    geometry::Path path;
    path.move_to({x - half, y});
    path.cubic_to({x - half * .33, y + .9}, {x + half * .33, y + .9}, {x + half, y});
    path.cubic_to({x + half * .9, y + deep * .7}, {x + half * .5, y + deep}, {x, y + deep});
    path.cubic_to({x - half * .5, y + deep}, {x - half * .9, y + deep * .7}, {x - half, y});
    path.close();
    region(PartName::mouth, std::move(path));
  }

  void draw_mouth() {
    if (has_beak(f_)) return draw_beak();
    const double y = f_.mouth_at;
    const double x = f_.nose == NoseForm::specks && f_.mouth == MouthForm::smile ? face_x_ : muzzle_x_;
    const bool open = view_.mood == Mood::laughing || view_.mood == Mood::shouting;
    const bool down = view_.mood == Mood::sad || view_.mood == Mood::angry || view_.mood == Mood::crying ||
                      view_.mood == Mood::afraid;
    if (view_.mood == Mood::blowing || view_.mood == Mood::kissing)
      return region(PartName::mouth, geometry::ellipse({x, y + .8}, 2.5, 3));
    const bool split = f_.mouth == MouthForm::cat || f_.mouth == MouthForm::teeth;
    if (split && f_.nose == NoseForm::triangle) line(PartName::mouth, {{x, f_.nose_at}, {x, y - .6}});
    const double half = f_.skull == SkullForm::snout ? 11 : f_.mouth == MouthForm::wide ? 8.4 : 4.6;
    if (open && f_.skull == SkullForm::snout) return draw_jaws(x, y);
    // Jaws do not open as wide as they are long.
    if (open) return draw_open_mouth(x, split ? y - .6 : y - .4, f_.mouth == MouthForm::wide ? 5.6 : half);
    if (down)
      return line(PartName::mouth, {{x - half * .82, y + 1.8}, {x, y + .2}, {x + half * .82, y + 1.8}}, 1.05);
    if (f_.mouth == MouthForm::teeth) {
      region(PartName::mouth, geometry::rounded_box(x - 2.5, y + .2, x + 2.5, y + 4.6, 1.2));
      line(PartName::mouth, {{x, y + .4}, {x, y + 4.4}}, 0.85);
    }
    if (split) {
      line(PartName::mouth,
           {{x - 5, y - .8}, {x - 3.9, y + .6}, {x - 2.4, y + .9}, {x - .8, y + .4}, {x, y - .8}});
      return line(PartName::mouth,
                  {{x, y - .8}, {x + .8, y + .4}, {x + 2.4, y + .9}, {x + 3.9, y + .6}, {x + 5, y - .8}});
    }
    const double dip = f_.mouth == MouthForm::wide ? 2.8 : 2.3;
    line(PartName::mouth,
         {{x - half, y - .2},
          {x - half * .5, y + dip * .75},
          {x, y + dip},
          {x + half * .5, y + dip * .75},
          {x + half, y - .2}},
         1.05);
  }

  // Wide open, the teeth of both jaws to be seen.
  void draw_jaws(double x, double y) {
    region(PartName::fur, geometry::blob({{x - 11.4, y - .6},
                                          {x - 10.4, y + 6.6},
                                          {x - 5.6, y + 12.6},
                                          {x, y + 14},
                                          {x + 5.6, y + 12.6},
                                          {x + 10.4, y + 6.6},
                                          {x + 11.4, y - .6},
                                          {x, y + 1}}));
    // One region, the teeth of the upper jaw as its edge: small ones of their own would be left out for
    // small children.
    region(PartName::mouth, geometry::rounded({{x - 9, y + .8},
                                               {x - 6.6, y + 4.8},
                                               {x - 4.4, y + 1.4},
                                               {x - 2.2, y + 5.4},
                                               {x, y + 1.6},
                                               {x + 2.2, y + 5.4},
                                               {x + 4.4, y + 1.4},
                                               {x + 6.6, y + 4.8},
                                               {x + 9, y + .8},
                                               {x + 7.6, y + 7},
                                               {x + 4.2, y + 10.6},
                                               {x, y + 11.6},
                                               {x - 4.2, y + 10.6},
                                               {x - 7.6, y + 7}},
                                              0.04));
    if (canvas_.fineness() != Fineness::all) return;
    for (const double side : {-1.0, 1.0}) {
      const double at = x + side * 3.2, lower = y + 11;
      region(PartName::mouth,
             geometry::rounded({{at - 1.8, lower}, {at, lower - 3.4}, {at + 1.8, lower}}, 0.13));
    }
  }

  void draw_beak() {
    const double x = muzzle_x_ + view_.turn * 2, y = f_.mouth_at, a = f_.nose_x;
    const bool open = view_.mood == Mood::laughing || view_.mood == Mood::surprised ||
                      view_.mood == Mood::shouting || view_.mood == Mood::afraid;
    if (f_.mouth == MouthForm::flat_beak) {
      region(PartName::mouth, geometry::ellipse({x, y + (open ? 4.2 : 2.4)}, a * .66, 4));
      region(PartName::nose, geometry::blob({{x, y - 5.6},
                                             {x + a * .5, y - 4},
                                             {x + a * .95, y - 1.6},
                                             {x + a * .94, y + .4},
                                             {x + a * .5, y + 2.8},
                                             {x, y + 3.8},
                                             {x - a * .5, y + 2.8},
                                             {x - a * .94, y + .4},
                                             {x - a * .95, y - 1.6},
                                             {x - a * .5, y - 4}}));
      for (const double side : {-1.0, 1.0})
        canvas_.solid(PartName::nose, Layer::head, geometry::ellipse({x + side * 1.7, y - 3}, .6, .8));
      return;
    }
    const double reach = f_.nose_y;
    // The lower half is round: two points one below the other look like splinters.
    if (open) region(PartName::mouth, geometry::ellipse({x, y + reach * .7}, a * .62, 2.6 + reach * .55));
    if (f_.mouth == MouthForm::hooked_beak)
      return region(PartName::nose, geometry::blob({{x, y - 5},
                                                    {x + a * .8, y - 3},
                                                    {x + a, y + 2},
                                                    {x + a * .62, y + reach * .66},
                                                    {x + view_.turn * 2, y + reach},
                                                    {x - a * .5, y + reach * .62},
                                                    {x - a, y + 2},
                                                    {x - a * .8, y - 3}}));
    region(PartName::nose,
           geometry::rounded({{x - a, y - 1.4}, {x, y - 3.4}, {x + a, y - 1.4}, {x, y + reach}}, 0.14));
  }

  void draw_whiskers() {
    for (const double side : {-1.0, 1.0}) {
      for (const double row : {0.0, 1.0}) {
        const double reach = side > 0 ? 15.6 - view_.turn * 5.6 : 16.2 - view_.turn * 1;
        line(PartName::mouth,
             {{face_x_ + side * 9.2, 5 + row * 2.6}, {face_x_ * .4 + side * reach, 4.4 + row * 3.8}}, 0.85);
      }
    }
  }

  Canvas& canvas_;
  const AnimalLook& look_;
  const HeadView& view_;
  const AnimalShape& f_;
  double face_x_, muzzle_x_;
};

}  // namespace

HeadDrawing draw_animal_head(const AnimalLook& look, const HeadView& view) {
  Canvas canvas(view.cell, view.least_area, view.fineness);
  return AnimalHead(canvas, look, view).draw();
}

}  // namespace drawing::figures
