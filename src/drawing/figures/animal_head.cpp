#include <array>
#include <cmath>
#include <vector>

#include "drawing/figures/animal.h"
#include "drawing/figures/animal_face.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using Points = std::vector<Point>;

// What a head is made of; heads are drawn in the frame of HeadDrawing.
struct Features {
  double width, height;                              // half of the skull's
  double muzzle_x = 0, muzzle_y = 0, muzzle_at = 0;  // radii and height of the muzzle; 0 without one
  double nose_x = 0, nose_y = 0;                     // half width and height of the nose
  bool cheeks = false;                               // the widest part lies low
  bool whiskers = false;
};

Features features_of(AnimalKind kind) {
  switch (kind) {
    case AnimalKind::cat:
      return {.width = 17.2, .height = 14.6, .nose_x = 2, .nose_y = 1.6, .cheeks = true, .whiskers = true};
    case AnimalKind::dog:
      return {.width = 15.8,
              .height = 15.2,
              .muzzle_x = 8.4,
              .muzzle_y = 6.8,
              .muzzle_at = 6.6,
              .nose_x = 3.4,
              .nose_y = 2.5};
    case AnimalKind::fox:
      return {.width = 17.6, .height = 14, .nose_x = 2.6, .nose_y = 2.1, .cheeks = true};
    case AnimalKind::monkey:
      return {.width = 15.6, .height = 15.4};
    case AnimalKind::mouse:
      return {.width = 14.8,
              .height = 14,
              .muzzle_x = 6.2,
              .muzzle_y = 4.8,
              .muzzle_at = 7.2,
              .nose_x = 2.4,
              .nose_y = 2,
              .whiskers = true};
    case AnimalKind::pig:
      return {.width = 16.4, .height = 15.2, .muzzle_x = 7.2, .muzzle_y = 5.4, .muzzle_at = 4.8};
    case AnimalKind::rabbit:
      return {.width = 15.4, .height = 14.6, .nose_x = 2.3, .nose_y = 1.8, .whiskers = true};
    case AnimalKind::bear:
      break;
  }
  return {.width = 16.8,
          .height = 15.6,
          .muzzle_x = 7.8,
          .muzzle_y = 6.2,
          .muzzle_at = 6.4,
          .nose_x = 3.2,
          .nose_y = 2.4};
}

class AnimalHead {
 public:
  AnimalHead(Canvas& canvas, const AnimalLook& look, const HeadView& view)
      : canvas_(canvas),
        look_(look),
        view_(view),
        f_(features_of(look.kind)),
        face_x_(view.turn * 7),
        muzzle_x_(view.turn * 8.4) {}

  HeadDrawing draw() {
    if (look_.kind != AnimalKind::dog) draw_ears();
    region(PartName::fur, skull());
    draw_mask();
    if (f_.muzzle_x > 0)
      region(PartName::muzzle, geometry::ellipse({muzzle_x_, f_.muzzle_at}, f_.muzzle_x, f_.muzzle_y));
    draw_eyes();
    draw_nose_and_mouth();
    if (f_.whiskers) draw_whiskers();
    if (look_.kind == AnimalKind::dog) draw_hanging_ears();
    return {canvas_.take(), {muzzle_x_, mouth_y() + 1}, {face_x_ / 2, f_.height}};
  }

 private:
  void region(PartName name, geometry::Path path, Layer layer = Layer::head) {
    canvas_.region(name, layer, std::move(path));
  }
  void line(PartName name, const Points& points, double weight = 1) {
    canvas_.line(name, Layer::head,
                 points.size() > 2 ? geometry::curve(points) : geometry::line(points[0], points[1]), weight);
  }

  // Ears come together on the far side and move to the back when the head turns.
  double ear_side(double side) const { return side > 0 ? 1 - 0.22 * view_.turn : -1; }
  Points at_side(double side, Points points) const {
    for (Point& p : points) p.x = ear_side(side) * p.x - view_.turn * 1.6;
    return points;
  }

  geometry::Path skull() const {
    const double x = f_.width, y = f_.height;
    if (f_.cheeks)
      return geometry::blob({{0, -y},
                             {x * .62, -y * .82},
                             {x * .95, -y * .1},
                             {x * 1.02, y * .42},
                             {x * .62, y * .86},
                             {0, y},
                             {-x * .62, y * .86},
                             {-x * 1.02, y * .42},
                             {-x * .95, -y * .1},
                             {-x * .62, -y * .82}});
    return geometry::blob({{0, -y},
                           {x * .68, -y * .78},
                           {x, -y * .02},
                           {x * .76, y * .72},
                           {0, y},
                           {-x * .76, y * .72},
                           {-x, -y * .02},
                           {-x * .68, -y * .78}});
  }

  void draw_ears() {
    for (const double side : {-1.0, 1.0}) {
      const auto outer = [&](geometry::Path path) { region(PartName::ear, std::move(path), Layer::behind); };
      switch (look_.kind) {
        case AnimalKind::bear:
          outer(geometry::circle(at_side(side, {{12.4, -12.2}}).front(), 6));
          outer(geometry::circle(at_side(side, {{12.6, -11.8}}).front(), 3.2));
          break;
        case AnimalKind::mouse:
          outer(geometry::circle(at_side(side, {{14.6, -12}}).front(), 9.8));
          outer(geometry::circle(at_side(side, {{14.8, -11.6}}).front(), 6));
          break;
        case AnimalKind::monkey:
          outer(geometry::circle(at_side(side, {{17.2, 0}}).front(), 6.2));
          outer(geometry::circle(at_side(side, {{17.8, 0.2}}).front(), 3.3));
          break;
        case AnimalKind::cat:
        case AnimalKind::fox:
          outer(geometry::rounded(at_side(side, {{1.6, -11}, {13.6, -26}, {17.6, -3}}), 0.13));
          outer(geometry::rounded(at_side(side, {{6.8, -11.6}, {12.8, -20.4}, {14.8, -8.4}}), 0.1));
          break;
        case AnimalKind::rabbit:
          outer(geometry::blob(
              at_side(side, {{5, -8}, {2.6, -18}, {5.2, -31}, {10, -36}, {14, -31}, {14.2, -18}, {10, -8}})));
          outer(geometry::blob(at_side(
              side, {{6.8, -9}, {5.6, -18}, {7.4, -28}, {9.8, -31.4}, {11.4, -28}, {11.2, -18}, {8.8, -9}})));
          break;
        case AnimalKind::pig:
          outer(geometry::rounded(at_side(side, {{4, -11}, {15.4, -22}, {17.4, -5}}), 0.16));
          break;
        case AnimalKind::dog:
          break;
      }
    }
  }

  void draw_hanging_ears() {
    for (const double side : {-1.0, 1.0}) {
      const double squeeze = side > 0 ? 1 - 0.3 * view_.turn : 1;
      Points ear{{9, -14}, {15, -14.6}, {20, -8}, {20.6, 2}, {17.4, 8.6}, {13.4, 5}, {13, -4}};
      for (Point& p : ear) p = {side * (9 + (p.x - 9) * squeeze) - view_.turn * (side > 0 ? 0.4 : 1.8), p.y};
      region(PartName::ear, geometry::blob(ear));
    }
  }

  // What lies on the face below eyes and nose.
  void draw_mask() {
    const double x = face_x_;
    if (look_.kind == AnimalKind::monkey) {
      geometry::Field mask = geometry::Field::ellipse({x - 5.2, -2.2}, 6.8, 7.2, canvas_.cell());
      mask.unite(geometry::Field::ellipse({x + 5.2, -2.2}, 6.8 - view_.turn, 7.2, canvas_.cell()), 1);
      mask.unite(geometry::Field::ellipse({x, 6.4}, 9.6, 6.8, canvas_.cell()), 2);
      canvas_.region(PartName::muzzle, Layer::head, mask);
    } else if (look_.kind == AnimalKind::fox) {
      // White cheeks: below a line that rises from the nose to both sides.
      geometry::Field cheeks = geometry::Field::of(skull(), canvas_.cell());
      Points brow;
      for (const Point p :
           Points{{-20, -4}, {-14, 1.6}, {-8, 2.8}, {-3, 1}, {0, -1}, {3, 1}, {8, 2.8}, {14, 1.6}, {20, -4}})
        brow.push_back({p.x + x * (1 - std::abs(p.x) / 22), p.y});
      Points low = geometry::flatten(geometry::curve(brow), 0.1).front().points;
      low.insert(low.end(), {{30, -4}, {30, 30}, {-30, 30}, {-30, -4}});
      cheeks.intersect(geometry::Field::polygon(low, canvas_.cell()));
      canvas_.region(PartName::muzzle, Layer::head, cheeks);
    } else if (look_.kind == AnimalKind::dog && look_.spots) {
      region(PartName::mark, geometry::turned_ellipse({x - 6.4, -2.4}, 5.6, 6.4, 0.25));
    } else if (look_.kind == AnimalKind::cat) {
      for (const double s : {-3.8, 0.0, 3.8})
        line(PartName::mark,
             {{x * .8 + s, -12.4 + std::abs(s) * .2}, {x * .8 + s * .9, s == 0 ? -7.4 : -8.4}}, 1.3);
    }
  }

  void draw_eyes() {
    const double y = look_.kind == AnimalKind::pig ? -2.6 : -1.6;
    draw_animal_eyes(canvas_, {face_x_, y}, 6.6, view_.turn, view_.mood);
  }

  double nose_at() const { return f_.muzzle_x > 0 ? f_.muzzle_at - f_.muzzle_y * 0.5 : 3; }
  double mouth_y() const {
    if (look_.kind == AnimalKind::pig) return 12;
    if (look_.kind == AnimalKind::monkey) return 8;
    return nose_at() + f_.nose_y * 1.2 + 2;
  }

  void draw_nose_and_mouth() {
    const double x = muzzle_x_, y = mouth_y(), n = nose_at();
    const bool open = view_.mood == Mood::laughing;
    const bool down = view_.mood == Mood::sad || view_.mood == Mood::angry || view_.mood == Mood::crying;
    if (look_.kind == AnimalKind::pig) {
      for (const double side : {-1.0, 1.0})
        canvas_.solid(PartName::nose, Layer::head,
                      geometry::ellipse({x + side * 2.6, f_.muzzle_at - .2}, 1, 1.6));
      if (open) return draw_open_mouth(canvas_, {x, 10.6});
    } else if (look_.kind == AnimalKind::monkey) {
      for (const double side : {-1.0, 1.0})
        canvas_.solid(PartName::nose, Layer::head, geometry::circle({face_x_ + side * 1.2, 3.4}, .7));
      if (open) return draw_open_mouth(canvas_, {face_x_, 6.8});
    } else {
      line(PartName::mouth, {{x, n}, {x, y - .6}});
      if (open) {
        draw_open_mouth(canvas_, {x, y - .6});
      } else if (!down) {
        if (look_.kind == AnimalKind::rabbit) {
          region(PartName::mouth, geometry::rounded_box(x - 2.9, y + .2, x + 2.9, y + 5.4, 1.2));
          line(PartName::mouth, {{x, y + .4}, {x, y + 5.2}}, 0.85);
        }
        draw_animal_smile(canvas_, {x, y - .8});
      }
      draw_animal_nose(canvas_, {x, n}, {f_.nose_x, f_.nose_y});
      if (!down || open) return;
    }
    const double mx = look_.kind == AnimalKind::monkey ? face_x_ : x;
    if (down) return line(PartName::mouth, {{mx - 3.8, y + 1.8}, {mx, y + .2}, {mx + 3.8, y + 1.8}}, 1.05);
    line(PartName::mouth,
         {{mx - 4.6, y - .2}, {mx - 2.4, y + 1.6}, {mx, y + 2.1}, {mx + 2.4, y + 1.6}, {mx + 4.6, y - .2}},
         1.05);
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
  Features f_;
  double face_x_, muzzle_x_;
};

}  // namespace

HeadDrawing draw_animal_head(const AnimalLook& look, const HeadView& view) {
  Canvas canvas(view.cell, view.least_area, view.fineness);
  return AnimalHead(canvas, look, view).draw();
}

}  // namespace drawing::figures
