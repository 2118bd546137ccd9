#include "drawing/beasts/fish.h"

#include <algorithm>
#include <cmath>

#include "drawing/beasts/pieces.h"
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
using figures::turned;
using geometry::Field;
using Points = std::vector<Point>;

using geometry::degree;

FishAnatomy grown_fish(const BeastLook& look) {
  FishAnatomy a;
  switch (look.species) {
    case Species::shark:
      a.scale = 1.5;
      a.length = 86;
      a.radii = {2.6, 6, 11, 14, 13, 10, 4};
      a.tail = FishAnatomy::Tail::crescent;
      a.dorsal = FishAnatomy::Dorsal::triangle;
      a.belly = -.36;
      a.gill = false;
      a.gill_slits = a.big_mouth = true;
      a.fin = 1.3;
      a.eye = .87;
      a.stripes = look.coat == 0 ? 0 : 3;
      break;
    case Species::dolphin:
      a.scale = 1;
      a.length = 82;
      a.radii = {3, 6, 11.6, 15.8, 16.4, 15, 11.4};
      a.tail = FishAnatomy::Tail::flukes;
      a.dorsal = FishAnatomy::Dorsal::sickle;
      a.belly = -.16;
      a.gill = false;
      a.beak = true;
      a.fin = 1.1;
      a.eye = .92;
      a.eye_up = .16;
      a.eye_size = 1.24;
      if (look.coat != 0) a.belly = -.02;
      break;
    case Species::whale:
      a.scale = 2.1;
      a.length = 78;
      a.radii = {3, 6, 14, 22, 25, 24, 17};
      a.tail = FishAnatomy::Tail::flukes;
      a.dorsal = FishAnatomy::Dorsal::none;
      a.belly = -.26;
      a.gill = false;
      a.fin_up = -.66;
      a.spout = look.coat == 0;
      a.big_mouth = true;
      a.fin = 1.1;
      a.eye = .86;
      a.eye_up = .14;
      break;
    case Species::seal:
      a.length = 78;
      a.radii = {2.6, 6, 12, 16, 15, 12, 11};
      a.tail = FishAnatomy::Tail::flukes;
      a.dorsal = FishAnatomy::Dorsal::none;
      a.gill = false;
      a.whiskers = true;
      a.fin = 1.1;
      a.eye = .95;
      a.eye_up = .36;
      if (look.coat != 0) a.radii[2] = 14, a.radii[3] = 18;
      break;
    default:
      a.scale = .5;
      a.stripes = look.coat == 0 ? 0 : 2;
      if (look.coat == 2) {
        a.length = 48;
        a.radii = {4, 12, 20, 22, 17, 8};
        a.tail = FishAnatomy::Tail::crescent;
      }
      break;
  }
  return a;
}

class FishPen {
 public:
  FishPen(const FishAnatomy& anatomy, const Finned& pose, const Expression& expression, const Fine& fine)
      : a_(anatomy),
        fine_(fine),
        expression_(expression),
        canvas_(fine.cell, fine.least_area, fine.fineness) {
    bend_spine(pose);
    geometry::Chain trunk;
    for (std::size_t i = 0; i < spine_.size(); ++i)
      trunk.push_back(
          {spine_[i], radius_at(static_cast<double>(i) / static_cast<double>(spine_.size() - 1))});
    body_ = Field::chain(trunk, fine.cell);
    if (a_.beak) {
      const Point nose = at(1, 0), way = along(1), down{-way.y, way.x};
      body_.unite(
          Field::chain({{nose + way * 4 + down * 3.4, 6}, {nose + way * 16.4 + down * 5, 3.8}}, fine.cell),
          2.4);
    }
    if (pose.leaps) return;
    // It swims just above the ground.
    move({0, -2 - lowest()});
  }

  PosedBeast draw(const std::optional<Point>& mouth) {
    if (mouth) move(*mouth - snout());
    draw_tail();
    draw_dorsal();
    canvas_.region(PartName::fur, Layer::body, body_.path(fine_.least_area));
    draw_markings();
    draw_near_fin();
    draw_face();
    if (a_.spout) draw_spout();
    PosedBeast beast;
    beast.parts = canvas_.take();
    std::stable_sort(beast.parts.begin(), beast.parts.end(),
                     [](const figures::Part& a, const figures::Part& b) { return a.layer < b.layer; });
    const double angle = std::atan2(along(.9).y, along(.9).x) / degree;
    beast.contacts.mouth = {snout(), angle};
    beast.contacts.back = {at(.5, 1), std::atan2(along(.5).y, along(.5).x) / degree};
    beast.contacts.head = beast.contacts.ears = {at(a_.eye, 0), angle};
    beast.contacts.near_forefoot = {at(.56, -1), angle};
    beast.contacts.tail = {at(0, 0), angle + 180};
    return beast;
  }

 private:
  // An arc from tail to snout, its middle pitched.
  void bend_spine(const Finned& pose) {
    constexpr int steps = 24;
    Point p;
    for (int i = 0; i <= steps; ++i) {
      spine_.push_back(p);
      const double angle = pose.pitch - pose.bend * (2.0 * i / steps - 1);
      p = p + turned({a_.length / steps, 0}, -angle);
    }
    const Point middle = spine_[steps / 2];
    const double lift = pose.leaps ? a_.length * .8 : 0;
    for (Point& q : spine_) q = q - middle - Point{0, lift};
  }
  double lowest() const {
    double low = -1000;
    for (const geometry::Polyline& line : body_.outlines(1)) {
      for (const Point p : line.points) low = std::max(low, p.y);
    }
    return low;
  }
  void move(Point by) {
    for (Point& p : spine_) p = p + by;
    Field moved(fine_.cell);
    for (const geometry::Polyline& line : body_.outlines(1)) {
      Points points = line.points;
      for (Point& p : points) p = p + by;
      moved.unite(Field::polygon(points, fine_.cell));
    }
    body_ = std::move(moved);
  }

  double radius_at(double share) const {
    Points profile;
    for (std::size_t i = 0; i < a_.radii.size(); ++i)
      profile.push_back({static_cast<double>(i), a_.radii[i]});
    constexpr int steps = 8;
    const Points smooth = smooth_line(profile, steps);
    const double place = share * static_cast<double>(smooth.size() - 1);
    const std::size_t i = std::min(smooth.size() - 2, static_cast<std::size_t>(place));
    return smooth[i].y + (smooth[i + 1].y - smooth[i].y) * (place - static_cast<double>(i));
  }

  // Along the body from tail to snout, and across in radii upwards.
  Point along(double share) const {
    const std::size_t last = spine_.size() - 1;
    const std::size_t i = std::min(last - 1, static_cast<std::size_t>(share * static_cast<double>(last)));
    return geometry::unit(spine_[i + 1] - spine_[i]);
  }
  Point at(double share, double up) const {
    const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(spine_.size() - 1);
    const std::size_t i = std::min(spine_.size() - 2, static_cast<std::size_t>(place));
    const Point way = along(share);
    return geometry::lerp(spine_[i], spine_[i + 1], place - static_cast<double>(i)) +
           Point{way.y, -way.x} * (up * radius_at(std::clamp(share, 0.0, 1.0)));
  }
  Point snout() const {
    if (a_.beak) return at(1, 0) + along(1) * 19 + Point{-along(1).y, along(1).x} * 5;
    return at(1, 0) + along(1) * a_.radii.back();
  }
  // From a frame at a point of the spine: x along the body to the snout, y downwards.
  Points framed(double share, double up, Points points, double size = 1) const {
    const Point origin = at(share, up), way = along(share), down{-way.y, way.x};
    for (Point& p : points) p = origin + way * (p.x * size) + down * (p.y * size);
    return points;
  }
  void region(PartName name, Layer layer, const Points& points) {
    canvas_.region(name, layer, geometry::blob(points));
  }

  void draw_tail() {
    switch (a_.tail) {
      case FishAnatomy::Tail::fan:
        return region(PartName::fin, Layer::far_leg,
                      framed(0, 0,
                             {{6, -3},
                              {-6, -9},
                              {-16, -15},
                              {-20, -12},
                              {-16, -5},
                              {-19, 0},
                              {-16, 5},
                              {-20, 12},
                              {-16, 15},
                              {-6, 9},
                              {6, 3}}));
      case FishAnatomy::Tail::crescent:
        return region(PartName::fin, Layer::far_leg,
                      framed(0, 0,
                             {{7, -3},
                              {-3, -9},
                              {-12, -21},
                              {-18, -23},
                              {-15, -10},
                              {-11, 0},
                              {-13, 8},
                              {-16, 16},
                              {-11, 15},
                              {-3, 7},
                              {7, 3}}));
      case FishAnatomy::Tail::flukes: {
        // Seen from above and behind: two lobes that lie flat, the far one foreshortened.
        const double k = a_.length / 76;
        return region(PartName::fin, Layer::far_leg,
                      framed(0, 0,
                             {{8, -2.4},
                              {-1, -4},
                              {-9, -10},
                              {-19, -13},
                              {-27, -11},
                              {-22, -6},
                              {-15.4, -1},
                              {-19, 4.4},
                              {-21, 12},
                              {-19.6, 18},
                              {-10, 12.4},
                              {-2, 5},
                              {8, 2.4}},
                             k));
      }
    }
  }

  void draw_dorsal() {
    const double top = .8;
    switch (a_.dorsal) {
      case FishAnatomy::Dorsal::comb:
        return region(
            PartName::fin, Layer::far_leg,
            framed(.52, top, {{14, 4}, {10, -6}, {3, -11}, {-6, -11}, {-15, -7}, {-18, 0}, {-13, 6}}));
      case FishAnatomy::Dorsal::triangle:
        return canvas_.region(
            PartName::fin, Layer::far_leg,
            geometry::rounded(framed(.54, top, {{14, 5}, {-7, -20}, {-10.4, -19}, {-8, 6}}), .12));
      case FishAnatomy::Dorsal::sickle:
        return region(PartName::fin, Layer::far_leg,
                      framed(.56, top, {{11, 5}, {5, -8}, {-5, -17}, {-11, -16}, {-8, -6}, {-9, 5}}));
      case FishAnatomy::Dorsal::none:
        break;
    }
  }

  void mark(PartName name, Field field) {
    field.intersect(body_);
    canvas_.region(name, Layer::body, colourable(field, field, fine_).path(1));
  }

  void draw_markings() {
    if (a_.belly != 0) {
      // From the underside before the tail up along the side; before a beak down to the throat. Along a thin
      // tail it would be a sliver.
      const double first = a_.beak ? .3 : .16;
      Points low;
      constexpr int steps = 14;
      for (int k = 0; k <= steps; ++k) {
        const double s = first + (1 - first) * k / steps, back = (1 - s) / (1 - first),
                     throat = std::max(0.0, (s - .78) / .22);
        low.push_back(
            at(s, a_.belly - (1.05 + a_.belly) * back * back * back - (a_.beak ? 1.1 * throat * throat : 0)));
      }
      if (!a_.beak) low.push_back(snout() + along(1) * 6);
      for (int k = steps; k >= 0; --k) low.push_back(at(first + (1 - first) * k / steps, -2.4));
      mark(PartName::belly, Field::polygon(low, fine_.cell));
    }
    for (int i = 0; i < a_.stripes; ++i) {
      const double s = .2 + .42 * i / std::max(1, a_.stripes - 1);
      mark(PartName::mark,
           Field::chain(tube({at(s, 1.3), at(s + .02, 0), at(s, -1.3)}, {3.2, 3.8, 3.2}), fine_.cell));
    }
    if (a_.gill) {
      Field head = Field::chain({{at(1.0, 0), a_.length * .285}}, fine_.cell);
      mark(PartName::face, std::move(head));
    }
    if (a_.gill_slits) {
      for (const double s : {.68, .715, .75})
        canvas_.line(PartName::face, Layer::body,
                     geometry::curve({at(s, .36), at(s - .014, .1), at(s, -.06)}), .9);
    }
  }

  void draw_near_fin() {
    const double s = a_.gill ? .58 : .6, up = a_.gill                                    ? -.2
                                              : a_.radii.size() == 7 && a_.radii[4] > 20 ? -.66
                                                                                         : -.5;
    const Points shape = a_.gill ? Points{{3, -4}, {-5, -7}, {-13, -4}, {-15, 2}, {-9, 6}, {1, 4}}
                                 : Points{{6, -4}, {0, 6}, {-7, 15}, {-14, 18}, {-13, 8}, {-8, -3}, {0, -6}};
    region(PartName::fin, Layer::body, framed(s, up, shape, a_.fin));
  }

  void draw_face() {
    const Point eye = at(a_.eye, a_.eye_up);
    const double size = a_.eye_size * a_.length / 74;
    figures::draw_animal_eye(canvas_, eye, {2.5 * size, 3.2 * size}, expression_.closed_eyes);
    if (expression_.sad)
      canvas_.line(PartName::brow, Layer::head, geometry::line(eye + Point{-3, -4.4}, eye + Point{2.8, -6}),
                   1.1);
    const double smile = expression_.sad ? -1 : 1;
    if (a_.whiskers) {
      canvas_.solid(PartName::nose, Layer::head, geometry::circle(snout() - along(1) * 1.4, 2.4));
      for (const double y : {1.0, 4.0})
        canvas_.line(PartName::mouth, Layer::head,
                     geometry::line(snout() + Point{-8, 2 + y}, snout() + Point{-15, 1 + y * 1.8}), .85);
    }
    if (a_.beak) {
      const Point tip = snout(), way = along(1), down{-way.y, way.x};
      return canvas_.line(
          PartName::mouth, Layer::head,
          geometry::curve({tip - way * .6 + down * .4, tip - way * 9 + down * 1.6,
                           tip - way * 17 + down * 1.2 * smile, tip - way * 21 - down * 2 * smile}),
          1);
    }
    if (a_.big_mouth)
      return canvas_.line(
          PartName::mouth, Layer::head,
          geometry::curve({at(.98, -.5), at(.92, -.62), at(.84, -.58), at(.77, -.26 * smile)}), 1);
    const Point corner = at(.95, -.34);
    canvas_.line(PartName::mouth, Layer::head,
                 geometry::curve({corner + along(1) * (a_.radii.back() * .92), corner + Point{2, 1.6 * smile},
                                  corner + Point{-3, 1 * smile}, corner + Point{-5, -1.4 * smile}}),
                 1);
  }

  // Two jets that fall to both sides.
  void draw_spout() {
    Field water(fine_.cell);
    for (const double side : {-1.0, 1.0}) {
      const Points jet = smooth_line(
          framed(.8, 1, {{0, 3}, {side * 1, -9}, {side * 8, -16}, {side * 15, -11}, {side * 16, -5}}));
      water.unite(Field::chain(tube(jet, {2, 2.4, 3.2, 3.4, 2.4}), fine_.cell), 1.5);
    }
    // Not a tear: the table of colours tells parts apart, and water is blue.
    canvas_.region(PartName::spines, Layer::far_leg, water);
  }

  const FishAnatomy& a_;
  const Fine& fine_;
  const Expression& expression_;
  figures::Canvas canvas_;
  Points spine_;
  Field body_{1};
};

}  // namespace

FishAnatomy fish_anatomy_of(const BeastLook& look) {
  FishAnatomy a = grown_fish(look);
  if (!look.baby) return a;
  a.scale *= .6;
  a.length *= .82;
  return a;
}

PosedBeast draw_fish(const FishAnatomy& anatomy, const Finned& pose, const Expression& expression,
                     const std::optional<Point>& mouth, const Fine& fine) {
  return FishPen(anatomy, pose, expression, fine).draw(mouth);
}

}  // namespace drawing::beasts
