#include <algorithm>
#include <cmath>

#include "drawing/beasts/head.h"
#include "drawing/figures/animal_face.h"
#include "drawing/figures/skeleton.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::PartName;
using figures::smooth_line;
using figures::tube;
using geometry::Field;
using Points = std::vector<Point>;

// From the front, turned a little to the right.
class FaceHead {
 public:
  FaceHead(const Face& face, const HeadView& view)
      : f_(face),
        view_(view),
        canvas_(view.cell, view.least_area, view.fineness),
        face_x_(view.turn * 6),
        muzzle_x_(view.turn * 6.4) {}

  HeadDrawing draw() {
    HeadDrawing head;
    head.skull = skull();
    skull_ = Field::of(head.skull, view_.cell);
    if (f_.mane) draw_mane();
    if (f_.antlers) draw_antlers();
    if (f_.horns || f_.curved_horns) draw_horns();
    draw_back_ears();
    if (f_.high_eyes) draw_eye_bumps();
    if (f_.tufts) draw_tufts();
    region(PartName::face, head.skull);
    draw_markings();
    draw_muzzle();
    draw_eyes();
    draw_nose_and_mouth();
    if (f_.whiskers) draw_whiskers();
    draw_front_ears();
    head.front = canvas_.take();
    const double low = f_.muzzle.width > 0 ? f_.muzzle.at + f_.muzzle.height : f_.height;
    head.reach = {{muzzle_x_, std::max(low, f_.height * .8) - 1}, f_.height, f_.height, false};
    for (const figures::Part& part : head.front)
      head.reach.low = std::max(head.reach.low, part.shape.path.bounds().bottom);
    if (f_.beard) head.reach.mouth.y = f_.height - 2;
    return head;
  }

 private:
  void region(PartName name, geometry::Path path) { canvas_.region(name, Layer::head, std::move(path)); }
  // What may be left out where the head is small.
  void minor(PartName name, const Points& outline, bool smooth = true) {
    const geometry::Path path = smooth ? geometry::blob(outline) : geometry::rounded(outline, .14);
    double area = 0;
    for (const geometry::Polyline& line : geometry::flatten(path, .2)) area += geometry::signed_area(line);
    if (std::abs(area) >= view_.least_area * 1.8) region(name, path);
  }
  void line(PartName name, const Points& points, double weight = 1) {
    canvas_.line(name, Layer::head,
                 points.size() > 2 ? geometry::curve(points) : geometry::line(points[0], points[1]), weight);
  }
  // A part of the skull's inside.
  void marking(PartName name, const Field& shape) {
    Field field = shape;
    field.intersect(skull_);
    canvas_.region(name, Layer::head, field);
  }
  Field chain(const Chain& discs) const { return Field::chain(discs, view_.cell); }

  // What is on the far side comes nearer to the middle when the head turns.
  double squeeze(double side) const { return side > 0 ? 1 - .2 * view_.turn : 1; }
  Points sided(double side, Points points, double shift = 1.2) const {
    for (Point& p : points) p.x = side * squeeze(side) * p.x - view_.turn * shift;
    return points;
  }

  geometry::Path skull() const {
    const double x = f_.width, y = f_.height;
    switch (f_.shape) {
      case Face::Shape::cheeks:
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
      case Face::Shape::narrow:
        return geometry::blob({{0, -y},
                               {x * .72, -y * .74},
                               {x * .94, -y * .1},
                               {x * .74, y * .66},
                               {0, y},
                               {-x * .74, y * .66},
                               {-x * .94, -y * .1},
                               {-x * .72, -y * .74}});
      case Face::Shape::round:
        break;
    }
    return geometry::blob({{0, -y},
                           {x * .68, -y * .78},
                           {x, -y * .02},
                           {x * .76, y * .72},
                           {0, y},
                           {-x * .76, y * .72},
                           {-x, -y * .02},
                           {-x * .68, -y * .78}});
  }

  // Locks all around the face.
  void draw_mane() {
    Points ring;
    constexpr int locks = 13;
    for (int i = 0; i < locks; ++i)
      ring.push_back(Point{-.8, -.5} + geometry::polar({0, 0}, 19.4, 2 * 3.14159265 * (i + .5) / locks));
    region(PartName::mane, geometry::scallops(ring, .42));
  }

  void draw_antlers() {
    for (const double side : {-1.0, 1.0}) {
      Field horn(view_.cell);
      const auto add = [&](const Points& points, double from, double to) {
        horn.unite(chain(tube(smooth_line(sided(side, points)), {from, to})), .8);
      };
      add({{5.4, -9}, {8.4, -18}, {7.6, -26}, {12.6, -34}}, 2.5, 2.1);
      add({{8.2, -19}, {14.6, -22.6}, {17, -28}}, 2.2, 2);
      add({{7.8, -25}, {3.6, -29}, {3.2, -34}}, 2.1, 2);
      canvas_.region(PartName::horn, Layer::head, horn);
    }
  }

  void draw_horns() {
    for (const double side : {-1.0, 1.0}) {
      if (f_.curved_horns) {
        const Points line =
            smooth_line(sided(side, {{5, -10}, {8, -20}, {13.4, -24}, {18.4, -23}, {21, -18.6}}));
        canvas_.region(PartName::horn, Layer::head, chain(tube(line, {3.6, 3.2, 2.4, 1.2})));
      } else {
        const Points line = smooth_line(sided(side, {{7, -10}, {12, -14}, {15.4, -19}, {14.6, -25}}));
        canvas_.region(PartName::horn, Layer::head, chain(tube(line, {4.2, 3.6, 2.6, 1.1})));
      }
    }
  }

  void draw_back_ears() {
    const double w = f_.width;
    for (const double side : {-1.0, 1.0}) {
      const auto ear = [&](const Points& p, bool smooth) {
        const Points at = sided(side, p);
        region(PartName::ear, smooth ? geometry::blob(at) : geometry::rounded(at, .13));
      };
      const auto inner = [&](const Points& p, bool smooth) { minor(PartName::skin, sided(side, p), smooth); };
      switch (f_.ears) {
        case Ears::round: {
          const Point at = sided(side, {f_.ear}).front();
          region(PartName::ear, geometry::circle(at, f_.ear_size));
          const double r = f_.ear_size * .58;
          if (r * r * 3.14 >= view_.least_area * 1.8)
            region(PartName::skin, geometry::circle(at + Point{side * .3, .6}, r));
          break;
        }
        case Ears::pointed: {
          const double e = f_.ear_size / 12.4;
          ear({{1.6, -9}, {13.4, -10 - 13 * e}, {w * 1.02, -2}}, false);
          inner({{6.6, -9.4}, {12.2, -10 - 8 * e}, {w * .88, -6.2}}, false);
          // A squirrel's brush of hair.
          if (f_.ear_tufts) ear({{10.6, -9 - 11 * e}, {13.2, -14.6 - 13 * e}, {14.6, -8 - 11 * e}}, false);
          break;
        }
        case Ears::hare:
          ear({{5, -7}, {2.4, -17}, {4.6, -29}, {9, -34.4}, {13.2, -29}, {13.6, -17}, {10, -7}}, true);
          inner({{6.6, -9}, {5.4, -17}, {6.8, -27}, {9, -30}, {10.8, -27}, {10.8, -17}, {8.8, -9}}, true);
          break;
        case Ears::leaf:
          ear({{w * .66, -4}, {w * 1, -9.6}, {w * 1.58, -11}, {w * 1.92, -7}, {w * 1.5, -1}, {w * .9, .6}},
              true);
          inner({{w * 1.02, -4.6}, {w * 1.4, -7.8}, {w * 1.66, -6.6}, {w * 1.4, -3.2}}, true);
          break;
        case Ears::flopped:
          ear({{3, -10}, {14.8, -21.4}, {17.6, -4}}, false);
          break;
        default:
          break;
      }
    }
  }

  // Ears that hang over the face.
  void draw_front_ears() {
    if (f_.ears != Ears::hanging && f_.ears != Ears::folded) return;
    const double k = f_.width / 15.6;
    for (const double side : {-1.0, 1.0}) {
      const Points shape =
          f_.ears == Ears::hanging
              ? Points{{8, -13.6}, {14.2, -13}, {19.8, -5}, {20.8, 6}, {17, 11.4}, {13.2, 6}, {12, -3}}
              : Points{{5, -13.2}, {13, -16.6}, {19.6, -5.4}, {12.6, -4}};
      Points at;
      for (const Point p : shape)
        at.push_back({side * p.x * k * (side > 0 ? 1 - .04 * view_.turn : 1) + .4, p.y * f_.height / 14.6});
      region(PartName::ear, f_.ears == Ears::hanging ? geometry::blob(at) : geometry::rounded(at, .2));
    }
  }

  // A frog's eyes stand out above its head.
  void draw_eye_bumps() {
    for (const double side : {-1.0, 1.0})
      region(PartName::face, geometry::circle(sided(side, {{8.4, -10}}).front(), 6.2));
  }

  void draw_tufts() {
    const double w = f_.width;
    for (const double side : {-1.0, 1.0}) {
      Points p{{4, 2},          {w * 1.34, 1.8},           {w * 1.14, 7}, {w * 1.2, 12.4},
               {w * .86, 13.4}, {w * .6, f_.height + 3.6}, {0, f_.height}};
      for (Point& q : p) q.x *= side * (side > 0 ? 1 - .08 * view_.turn : 1);
      region(PartName::fur, geometry::rounded(p, .12));
    }
  }

  void draw_markings() {
    const double x = face_x_, w = f_.width, h = f_.height;
    if (f_.mask) {
      // The coat comes down to the nose and leaves the cheeks white.
      Points low{{-w * 1.3, 8},  {-w * .96, 5},  {x - 8, 3.4}, {x - 3.6, 4.2}, {x, 6},
                 {x + 3.6, 4.2}, {x + 7.4, 3.6}, {w * .96, 5}, {w * 1.3, 8}};
      low = smooth_line(low);
      low.insert(low.end(), {{w * 1.5, 30}, {-w * 1.5, 30}});
      marking(PartName::muzzle, Field::polygon(low, view_.cell));
    }
    if (f_.blaze) {
      const Points line = smooth_line({{x * .8, -h - 4}, {x * .9, -4}, {muzzle_x_, 6}});
      marking(PartName::mark, chain(tube(line, {2.4, 2.8, 4.2})));
    }
    if (f_.patch) marking(PartName::mark, chain({{{x - 9.4, -5.4}, 8.8}}));
    if (f_.spots) {
      for (const Point p : {Point{-5.4, -9.4}, Point{1.2, -10.4}, Point{7, -8.6}})
        marking(PartName::mark, chain({{Point{x * .7, 0} + p, 1.9}}));
    }
    if (f_.eye_patches) {
      for (const double side : {-1.0, 1.0}) {
        const Point c{x + side * 6.8 * squeeze(side), -1};
        marking(PartName::mark, chain({{c, 4.4}, {c + Point{side * 2, 3.2}, 3.6}}));
      }
    }
    if (f_.dark_muzzle && f_.muzzle.width <= 0)
      marking(PartName::muzzle, chain({{{muzzle_x_ - 2.6, 7}, 6.4}, {{muzzle_x_ + 2.6, 7}, 6.4}}));
    if (f_.stripes) {
      for (const double s : {-3.8, 0.0, 3.8}) {
        const double top = -h + 2.2 + std::abs(s) * .25;
        line(PartName::mark, {{x * .7 + s, top}, {x * .7 + s * .9, top + (s == 0 ? 5 : 4)}}, 1.3);
      }
    }
    if (f_.cheek_stripes) {
      for (const double side : {-1.0, 1.0}) {
        for (const double y : {2.2, 6.2})
          line(PartName::mark,
               {{side * w * (.97 - y * .012), y - .8}, {side * w * .84, y}, {side * w * .74, y + .2}}, 1.3);
      }
    }
  }

  void draw_muzzle() {
    const double x = muzzle_x_;
    if (f_.muzzle.width > 0)
      region(PartName::muzzle, geometry::ellipse({x, f_.muzzle.at}, f_.muzzle.width, f_.muzzle.height));
    if (f_.broad_muzzle) {
      const double y = f_.height * .66;
      region(PartName::muzzle, geometry::ellipse({x, y}, 10.4, 7.2));
      for (const double side : {-1.0, 1.0})
        canvas_.solid(PartName::nose, Layer::head,
                      geometry::turned_ellipse({x + side * 4.2, y - 1.8}, 1.2, 1.7, side * .3));
      line(PartName::mouth, {{x - 4.6, y + 2.6}, {x, y + 4.4}, {x + 4.6, y + 2.6}});
    }
    if (f_.snout) {
      region(PartName::muzzle, geometry::ellipse({x, 4.8}, 7.2, 5.4));
      for (const double side : {-1.0, 1.0})
        canvas_.solid(PartName::nose, Layer::head, geometry::ellipse({x + side * 2.6, 4.6}, 1, 1.6));
      line(PartName::mouth, {{x - 4.6, 11.4}, {x, 13}, {x + 4.6, 11.4}});
    }
  }

  void draw_eyes() {
    if (f_.high_eyes) return;
    const double y = f_.snout          ? -2.8
                     : f_.broad_muzzle ? -3
                                       : -1.8,
                 apart = 6.5 * std::min(1.0, f_.width / 13.4);
    // In a dark patch an eye is white with a pupil.
    if (f_.eye_patches && !view_.closed_eyes) {
      for (const double side : {-1.0, 1.0}) {
        const Point c{face_x_ + side * apart * squeeze(side), y};
        region(PartName::eye, geometry::ellipse(c, 2.7, 3.1));
        canvas_.solid(PartName::eye, Layer::head, geometry::ellipse(c + Point{.5, .2}, 1.7, 2.1));
      }
      return;
    }
    const figures::Mood mood = view_.closed_eyes ? figures::Mood::sleepy
                               : view_.sad   ? (view_.jaw_open ? figures::Mood::afraid : figures::Mood::sad)
                               : view_.angry ? figures::Mood::angry
                                             : figures::Mood::happy;
    figures::draw_animal_eyes(canvas_, {face_x_, y}, apart, view_.turn, mood);
    if (f_.wool) {
      Points ring;
      for (int i = 0; i < 7; ++i)
        ring.push_back(geometry::polar({-.4, -f_.height * .8}, 1, 2 * 3.14159265 * i / 7));
      for (Point& p : ring) p = {-.4 + (p.x + .4) * 8.4, -f_.height * .92 + (p.y + f_.height * .8) * 4.2};
      region(PartName::fur, geometry::scallops(ring, .4));
    }
  }

  void draw_wide_mouth() {
    for (const double side : {-1.0, 1.0}) {
      const Point at = sided(side, {{8.4, -11.6}}).front() + Point{.4, 0};
      figures::draw_animal_eye(canvas_, at, {2.2, 2.8}, view_.closed_eyes);
      canvas_.solid(PartName::nose, Layer::head, geometry::circle({muzzle_x_ + side * 1.6, -.6}, .7));
    }
    const double x = face_x_ * .6, w = f_.width * .74, up = view_.sad ? 5.4 : view_.closed_eyes ? 3.6 : 1.8;
    line(PartName::mouth, {{x - w, up}, {x - w * .56, 4.2}, {x, 5.2}, {x + w * .56, 4.2}, {x + w, up}});
  }

  void draw_nose_and_mouth() {
    if (f_.high_eyes) return draw_wide_mouth();
    if (f_.nose.x <= 0) return;
    const double x = muzzle_x_, n = f_.muzzle.width > 0   ? f_.muzzle.at - f_.muzzle.height * .5
                                    : f_.wool || f_.beard ? 5
                                                          : 3.4;
    const double y = n + 3.6, w = f_.shape == Face::Shape::narrow ? .74
                                  : f_.muzzle.width > 0           ? f_.muzzle.width / 8.4
                                                                  : 1;
    if (f_.beard)
      region(PartName::beard, geometry::blob({{x - 3.6, f_.height * .94},
                                              {x - 2.8, f_.height + 4},
                                              {x - .4, f_.height + 7},
                                              {x + 2.8, f_.height + 4},
                                              {x + 3.6, f_.height * .92},
                                              {x, f_.height * .86}}));
    if (view_.closed_eyes) {
      line(PartName::mouth, {{x - 3 * w, y + .4}, {x, y + 1.4}, {x + 3 * w, y + .4}});
    } else if (view_.sad && !view_.jaw_open) {
      line(PartName::mouth, {{x - 3.6 * w, y + 2.2}, {x, y + .6}, {x + 3.6 * w, y + 2.2}});
    } else if (view_.sad) {
      // A cry of fear.
      region(PartName::mouth, geometry::ellipse({x, y + 2.6}, 2.7 * std::max(w, .8), 2.3));
    } else if (view_.jaw_open) {
      figures::draw_open_mouth(canvas_, {x, y}, f_.mane ? 1.4 : 1.2);
    } else {
      figures::draw_animal_smile(canvas_, {x, y}, w);
      if (f_.teeth)
        minor(PartName::mouth, {{x - 2.2, y + .8}, {x + 2.2, y + .8}, {x + 2, y + 5}, {x - 2, y + 5}}, false);
    }
    line(PartName::mouth, {{x, n}, {x, y + (view_.sad ? .6 : 0)}});
    figures::draw_animal_nose(canvas_, {x, n}, f_.nose);
  }

  void draw_whiskers() {
    // From a muzzle they begin at its rim.
    const bool muzzle = f_.muzzle.width > 0;
    const double middle = muzzle ? muzzle_x_ : face_x_ * .9, from = muzzle ? f_.muzzle.width + 1.2 : 8.6;
    for (const double side : {-1.0, 1.0}) {
      const double far = side > 0 ? f_.width - 1 - view_.turn * 2 : f_.width;
      if (std::abs(face_x_ * .3 + side * far - middle - side * from) < 2.4) continue;
      for (const double row : {0.0, 1.0})
        line(PartName::mouth,
             {{middle + side * from, 5 + row * 2.7}, {face_x_ * .3 + side * far, 4.2 + row * 4}}, .85);
    }
  }

  const Face& f_;
  const HeadView& view_;
  figures::Canvas canvas_;
  Field skull_{1};
  double face_x_, muzzle_x_;
};

}  // namespace

HeadDrawing draw_face(const Face& face, const HeadView& view) {
  return FaceHead(face, view).draw();
}

}  // namespace drawing::beasts
