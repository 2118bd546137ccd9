#include "drawing/beasts/bird.h"

#include <algorithm>
#include <cmath>

#include "drawing/beasts/pieces.h"
#include "drawing/beasts/water.h"
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
using geometry::Affine;
using geometry::Chain;
using geometry::Field;
using Points = std::vector<Point>;

using geometry::degree;

// A fan of feathers in a frame of its own: the root is the origin, `tips` run from the leading edge to the
// last feather. Between neighbours the edge is a bow outwards.
geometry::Path fan(const Affine& map, const Points& tips, double bow) {
  geometry::Path path;
  const Point lead = tips.front(), last = tips.back();
  path.move_to(map({2, 2}));
  path.cubic_to(map(Point{6, -2}), map(lead * .6 + Point{6, 2}), map(lead));
  for (std::size_t i = 1; i < tips.size(); ++i) {
    const Point a = tips[i - 1], b = tips[i], way = b - a, out{way.y * -bow, way.x * bow};
    path.cubic_to(map(a + way * .1 + out), map(b - way * .1 + out), map(b));
  }
  path.cubic_to(map(last * .5), map(Point{-2, 4}), map({2, 2}));
  path.close();
  return path;
}

class BirdPen {
 public:
  BirdPen(const BirdAnatomy& anatomy, const Winged& pose, const Expression& expression, const Fine& fine)
      : a_(anatomy),
        pose_(pose),
        expression_(expression),
        fine_(fine),
        canvas_(fine.cell, fine.least_area, fine.fineness) {
    pitch_ = a_.upright && pose.pitch > 0 && !pose.beak_down && pose.lift == 0 ? *a_.upright : pose.pitch;
    if (a_.upright && pose.in_water) pitch_ = 20;
    if (a_.upright && pose.beak_down) pitch_ = 34;
    stands_ = pose.legs && !pose.sits && !pose.in_water && !pose.clings;
    const double leg = stands_ ? a_.leg : 0;
    center_ = pose.in_water ? Point{0, -a_.breast * .62}
                            : Point{0, -(leg + a_.breast * .86 + pose.lift * a_.breast)};
    if (a_.upright && !pose.in_water && !pose.sits) {
      // An upright trunk reaches lower than the breast.
      const double low = a_.length * std::sin(pitch_ * degree) + a_.breast * .42;
      center_.y -= std::max(0.0, low - a_.breast * .86);
    }
  }

  PosedBeast draw(const std::optional<Point>& mouth) {
    place_head(mouth);
    // Wide enough for the tail and the bill.
    if (pose_.in_water) water_ = water(center_.x - 3 * a_.length - 40, center_.x + 90, fine_.cell);
    make_body();
    if (pose_.wing != Wing::folded) draw_open_wing(true);
    draw_tail();
    if (stands_) draw_legs();
    if (pose_.clings) draw_clinging_feet();
    if (slides()) draw_trailing_feet();
    draw_beak();
    if (a_.comb) draw_comb();
    if (a_.owl_face && !a_.plain_head) grow_ear_tufts();
    if (a_.talons && !stands_ && pose_.lift > 0) draw_talons();
    canvas_.region(PartName::fur, Layer::body, body_.path(fine_.least_area));
    draw_plumage();
    draw_face();
    if (pose_.wing == Wing::folded) {
      draw_folded_wing();
    } else {
      draw_open_wing(false);
    }
    if (pose_.in_water) draw_ripples(canvas_, body_);
    PosedBeast beast;
    beast.parts = canvas_.take();
    std::stable_sort(beast.parts.begin(), beast.parts.end(),
                     [](const figures::Part& a, const figures::Part& b) { return a.layer < b.layer; });
    beast.contacts = contacts();
    return beast;
  }

 private:
  Field chain(const Chain& discs) const { return Field::chain(discs, fine_.cell); }
  // From the trunk's frame and from the head's.
  Point trunk(Point p) const { return center_ + turned(p, -pitch_); }
  Point head(Point p) const { return head_ + turned(p, head_angle_); }
  Points on_head(Points points) const {
    for (Point& p : points) p = head(p * a_.head);
    return points;
  }

  // A penguin's, stiff and narrow.
  bool has_flippers() const { return a_.white_front; }
  bool slides() const { return a_.upright && pose_.sits && pitch_ <= 0; }
  double beak_length() const {
    switch (a_.beak) {
      case Beak::long_cone:
        return 3.5;
      case Beak::short_cone:
        return 1.5;
      case Beak::owl:
        return .2;
      default:
        return 1.9;
    }
  }
  Point beak_tip() const {
    return head(a_.beak == Beak::owl
                    ? Point{2, 5}
                    : Point{beak_length() * a_.head, a_.head * (a_.beak == Beak::long_cone ? .5 : .16)});
  }

  void aim(double angle, double length, double head_angle) {
    neck_way_ = turned({1, 0}, -angle);
    neck_end_ = neck_base_ + neck_way_ * length;
    head_ = neck_end_ + neck_way_ * (a_.head * .5);
    head_angle_ = head_angle;
  }

  void place_head(const std::optional<Point>& mouth) {
    neck_base_ = trunk({a_.breast * .52, -a_.breast * .3});
    if (a_.upright && pitch_ > 40) neck_base_ = trunk({a_.breast * .6, 0});
    // Upright ones carry their head above them, but for those who slide on their belly.
    const double start = a_.neck.angle + (a_.upright && !slides() ? 0 : pose_.neck);
    aim(start, a_.neck.length, pose_.head);
    if (!mouth && !pose_.beak_down) return;
    const double goal = mouth ? mouth->y : -.8;
    const auto bent = [&](double angle) {
      return pose_.head + std::clamp((start - angle) * (a_.owl_face ? .1 : .55), -20.0, 56.0);
    };
    double low = -80, high = 88, angle = start;
    for (int i = 0; i < 30; ++i) {
      angle = (low + high) / 2;
      aim(angle, a_.neck.length, bent(angle));
      (beak_tip().y < goal ? high : low) = angle;
    }
    const bool down = neck_way_.y > 0;
    double shortest = a_.neck.length * .2, longest = a_.neck.length * 3;
    for (int i = 0; i < 30 && std::abs(beak_tip().y - goal) > .1; ++i) {
      const double middle = (shortest + longest) / 2;
      aim(angle, middle, bent(angle));
      ((beak_tip().y < goal) == down ? shortest : longest) = middle;
    }
    if (!mouth) return;
    const double aside = mouth->x - beak_tip().x;
    for (Point* p : {&center_, &neck_base_, &neck_end_, &head_}) p->x += aside;
  }

  void make_body() {
    const double r = a_.breast;
    const bool up = a_.tail_up > 0;
    body_ = chain(tube(
        smooth_line(
            {trunk({r * .3, 0}), trunk({-a_.length * .45, 0}), trunk({-a_.length, -r * (up ? .34 : .1)})}, 5),
        {r, r * .88, r * (up ? .3 : .42)}));
    const double wide = std::max(a_.neck.width, std::min(r * .8, a_.neck.width * 1.25));
    if (a_.curved_neck) {
      const Point way = neck_end_ - neck_base_, side{way.y, -way.x};
      body_.unite(chain(tube(smooth_line({trunk({r * .2, 0}), neck_base_ + way * .1 - side * .14,
                                          neck_base_ + way * .5 - side * .02,
                                          neck_base_ + way * .84 + side * .16, head_}),
                             {wide * 1.4, wide * 1.1, a_.neck.width, a_.neck.width * .94, a_.neck.width})),
                  4);
    } else {
      body_.unite(chain(tube({neck_base_, geometry::lerp(neck_base_, neck_end_, .5), neck_end_},
                             {wide, a_.neck.width, a_.neck.width * .94})),
                  4);
    }
    body_.unite(chain({{head_, a_.head}}), 4);
    if (pose_.sits) body_.cut({0, 0}, {0, 1});
    if (pose_.in_water) body_.subtract(water_);
  }

  // What is cut out of the body's inside.
  void mark(PartName name, Field field, Layer layer = Layer::body) {
    field.intersect(body_);
    canvas_.region(name, layer, colourable(field, field, fine_).path(1));
  }

  void draw_tail() {
    const double r = a_.breast;
    const Point root{-a_.length * .86, a_.tail_up > 0 ? -r * .2 : 0};
    Field tail(fine_.cell);
    if (a_.plumes) {
      for (const double lift : {70.0, 44.0, 18.0, -8.0}) {
        const Points line =
            smooth_line({root + Point{4, 0}, root + turned({-10, 0}, lift),
                         root + turned({-19, 0}, lift - 14), root + turned({-25, 0}, lift - 44)});
        Points at = line;
        for (Point& p : at) p = trunk(p);
        tail = chain(tube(at, {3, 4.2, 4.2, 1.8}));
        canvas_.region(PartName::tail, Layer::far_leg, clipped(tail));
      }
      return;
    }
    // Three feathers.
    const bool long_tail = a_.tail.x > 20;
    for (const double side : {-1.0, 0.0, 1.0}) {
      const double width = a_.tail.y * .34, reach = a_.tail.x * (long_tail ? .86 - .16 * side : 1);
      const Point end = root + turned({-reach, side * a_.tail.y * .42}, a_.tail_up);
      tail.unite(chain({{trunk(root + Point{3, 0}), width}, {trunk(end), width * (long_tail ? .7 : 1)}}), .8);
    }
    tail = clipped(tail);
    tail.subtract(body_, -1);
    canvas_.region(PartName::tail, Layer::far_leg, tail.path(fine_.least_area * 2));
    tail_end_ = trunk(root + turned({-a_.tail.x, 0}, a_.tail_up));
  }
  Field clipped(Field field) const {
    if (pose_.lift <= 0) field.cut({0, 0}, {0, 1});
    if (pose_.in_water) field.subtract(water_);
    return field;
  }

  void draw_legs() {
    // Thin legs are black, thick ones can be coloured. Those of an owl are so short that only its toes are
    // seen.
    const double w = a_.owl_face ? std::max({a_.leg_width, 1.9 * fine_.line, 2.0}) : a_.leg_width;
    const bool thin = w < 1.8 || 2 * w < 3.4 * fine_.line;
    for (const bool far : {true, false}) {
      const double x = trunk({far ? 3.6 : -2.8, 0}).x + (a_.upright ? (far ? 3 : -1) : 0),
                   top = center_.y + a_.breast * .5, width = thin ? std::min(w, fine_.line * .9) : w,
                   sole = -width;
      const double knee = a_.leg > 20 ? -1.6 : 0;
      const bool drawn_up = far && pose_.one_leg;
      const Point foot = drawn_up ? Point{x - a_.leg * .16, -a_.leg * .42} : Point{x + .6, sole};
      const Point joint = drawn_up ? Point{x + a_.leg * .34, -a_.leg * .6 - 1}
                                   : Point{x + knee, std::min(sole, -a_.leg * .5 - 1)};
      Field leg = chain({{{x, std::min(sole, top)}, width}, {joint, width}, {foot, width}});
      if (!drawn_up)
        leg.unite(a_.leg > 7.5 && !has_flippers() ? toes(foot, width) : flat_foot(foot, width), .6);
      if (thin) {
        canvas_.solid(PartName::skin, Layer::far_leg, leg.path(.5));
      } else {
        leg.subtract(body_, -1);
        canvas_.region(PartName::skin, Layer::far_leg, leg.path(fine_.least_area * .5));
      }
      foot_ = {x, 0};
    }
  }

  // Toes to the front and to the back, on a line.
  Field flat_foot(Point foot, double width) const {
    const double k = a_.upright ? 1.2 : 1, back = foot.x - .6;
    Field toes = chain({{foot, width}, {{back + 6 * k, foot.y}, width}});
    toes.unite(chain({{foot, width}, {{back - 3.4 * k, foot.y}, width}}));
    return toes;
  }
  // Who stands on legs that are seen has three toes, spread.
  Field toes(Point foot, double width) const {
    Field toes(fine_.cell);
    const double high = std::min(2.6, a_.leg * .3), long_toe = a_.leg > 20 ? 1.2 : 1;
    for (const double toe : {-5.0, 1.0, 6.6})
      toes.unite(chain({{foot - Point{0, high}, width * .9}, {{foot.x + toe * long_toe, foot.y}, width}}),
                 .3);
    return toes;
  }

  // Grasping feet before the breast: their toes end at the trunk that the beak pecks.
  void draw_clinging_feet() {
    const double w = std::max(a_.leg_width, fine_.line * .9), r = a_.breast, reach = r * 1.5;
    for (const double down : {.2, .9}) {
      const Point root = trunk({-r * down * .9, r * .5}), end{root.x + reach * .8, root.y - 1};
      Field foot = chain({{root, w}, {end, w}});
      for (const double toe : {-3.4, 3.4}) foot.unite(chain({{end, w}, {end + Point{2.4, toe}, w}}), .6);
      foot.subtract(body_, -1);
      canvas_.region(PartName::skin, Layer::far_leg, foot.path(1));
    }
  }

  // Two feet behind who slides on the belly, their soles up.
  void draw_trailing_feet() {
    for (const double up : {.34, .1}) {
      const Point root{trunk({-a_.length, 0}).x, -a_.breast * up - a_.leg_width};
      Field foot = chain({{root + Point{6, 0}, a_.leg_width}, {root + Point{-8, -1.5}, a_.leg_width * 1.3}});
      foot.subtract(body_, -1);
      canvas_.region(PartName::skin, Layer::far_leg, foot.path(fine_.least_area * .5));
    }
  }

  // Two feet with long claws, ready to seize.
  void draw_talons() {
    const double w = a_.leg_width, r = a_.breast;
    for (const bool far : {true, false}) {
      const Point root = trunk({far ? -r * .1 : -r * .7, r * .7}), end = root + Point{2.4, r * .8};
      Field foot = chain({{root, w * 1.5}, {end, w}});
      for (const double toe : {-5.4, .6, 6.0})
        foot.unite(chain({{end, w}, {end + Point{toe, 3.4}, w * .86}, {end + Point{toe * .7, 7.4}, w * .4}}),
                   .5);
      foot.subtract(body_, -1);
      canvas_.region(PartName::skin, Layer::far_leg, foot.path(1));
      foot_ = end + Point{0, 5};
    }
  }

  void draw_beak() {
    const double open = pose_.beak_open ? 12 : 0;
    const auto half = [&](Points points, double by, double share) {
      for (Point& p : points) p = turned(p, by);
      canvas_.region(PartName::beak, Layer::body, geometry::rounded(on_head(points), share));
    };
    switch (a_.beak) {
      case Beak::cone:
        if (open > 0) half({{.5, .02}, {1.6, .34}, {.5, .8}}, open * 1.4, .1);
        return half({{.5, -.5}, {1.9, .16}, {.5, open > 0 ? .34 : .66}}, -open, .1);
      case Beak::short_cone:
        if (open > 0) half({{.6, .1}, {1.4, .3}, {.6, .66}}, open * 1.4, .1);
        return half({{.6, -.3}, {1.5, .16}, {.6, open > 0 ? .34 : .6}}, -open, .1);
      case Beak::flat:
        if (open > 0) half({{.5, .3}, {1.7, .4}, {1.6, .7}, {.5, .8}}, open, .25);
        half({{.5, -.34},
              {1.06, -.06},
              {1.6, .02},
              {2.02, -.04},
              {2.1, .3},
              {1.7, .56},
              {1.1, .62},
              {.5, .62}},
             -open * .5, .3);
        return;
      case Beak::long_cone:
        if (open > 0) half({{.5, .1}, {3, .6}, {.5, .6}}, open * .8, .05);
        return half({{.5, -.42}, {3.5, .5}, {.5, .56}}, -open * .4, .05);
      case Beak::hooked:
        if (open > 0) half({{.5, .2}, {1.3, .5}, {.5, .8}}, open, .2);
        return half({{.4, -.62}, {1, -.66}, {1.56, -.4}, {1.86, .2}, {1.7, 1.02}, {1.36, .46}, {.5, .54}},
                    -open * .5, .24);
      case Beak::owl:
        break;
    }
  }

  void draw_comb() {
    // On a small hen it is larger for its size, so that it is a comb that can be coloured.
    const double grow = std::clamp(2.7 * std::sqrt(fine_.least_area) / a_.head, 1.0, 1.36);
    const auto grown = [&](Points points, Point root) {
      for (Point& p : points) p = root + (p - root) * grow;
      return geometry::blob(on_head(points));
    };
    const Points comb{{-.66, -.6}, {-.72, -1.24}, {-.44, -1.6}, {-.16, -1.24}, {.1, -1.72},
                      {.42, -1.6}, {.5, -1.2},    {.86, -1.36}, {1, -.9},      {.7, -.5}};
    canvas_.region(PartName::comb, Layer::body, grown(comb, {.1, -.6}));
    canvas_.region(PartName::comb, Layer::body,
                   grown({{.46, .5}, {.96, .6}, {1.12, 1.2}, {.8, 1.8}, {.4, 1.4}}, {.6, .6}));
  }

  // They grow out of the head: with lines at their feet it would be a bowl between two horns.
  void grow_ear_tufts() {
    const double h = a_.head;
    for (const double s : {-1.0, 1.0})
      body_.unite(chain({{head({s * .6 * h, -.68 * h}), h * .32}, {head({s * .94 * h, -1.3 * h}), h * .05}}),
                  1);
  }

  void draw_plumage() {
    const double r = a_.breast;
    if (a_.red_breast)
      mark(PartName::belly,
           chain(tube({head({a_.head * .5, a_.head * .8}), trunk({r * .9, r * .1}), trunk({r * .5, r * .9})},
                      {4.6, 6.6, 4})));
    if (a_.neck_ring) {
      const Point at = neck_base_ + neck_way_ * (a_.neck.length * .6), side{neck_way_.y, -neck_way_.x};
      mark(PartName::mark, chain({{at + side * 13, 2.4}, {at - side * 13, 2.4}}));
    }
    if (a_.belly) {
      const double x = a_.owl_face ? .1 : .5;
      mark(PartName::belly, chain({{trunk({r * .34, r * x}), r * (a_.owl_face ? .6 : .72)},
                                   {trunk({-a_.length * .5, r * x}), r * .66}}));
    }
    if (a_.white_front) draw_white_front();
    if (a_.crest)
      canvas_.region(PartName::spines, Layer::head,
                     geometry::blob(on_head(
                         {{-.1, -.9}, {-.5, -1.4}, {-1.1, -1.5}, {-.8, -1.1}, {-1.1, -.8}, {-.6, -.7}})));
  }

  // The cheek round the eye, and the front from the throat to the feet.
  void draw_white_front() {
    const double r = a_.breast, h = a_.head;
    mark(PartName::belly, chain(tube(smooth_line({neck_base_ + neck_way_ * (a_.neck.length * .5) +
                                                      turned({h * .7, 0}, head_angle_),
                                                  trunk({r * .6, r * .62}), trunk({-a_.length * .1, r * .7}),
                                                  trunk({-a_.length * .7, r * .4})}),
                                     {h * .5, r * .74, r * .74, r * .4})));
    mark(PartName::face, chain({{head({h * .46, -h * .08}), h * .5}, {head({h * .5, h * .34}), h * .42}}));
  }

  void draw_face() {
    const bool closed = expression_.closed_eyes;
    if (a_.owl_face) {
      for (const double s : {-1.0, 1.0}) {
        const Point at = head({s * 5.8 + 1, -1.6});
        canvas_.region(PartName::face, Layer::head, geometry::circle(at, 5.8));
        figures::draw_animal_eye(canvas_, at + Point{.4, 0}, {2.4, 2.9}, closed);
      }
      canvas_.region(PartName::beak, Layer::head,
                     geometry::rounded({head({-3, 1.2}), head({5, 1.2}), head({1, 9.4})}, .12));
      return;
    }
    const Point eye = head({a_.head * .34, -a_.head * .2});
    const Point half = a_.beak == Beak::flat ? Point{2.2, 3} : Point{1.9, 2.5};
    figures::draw_animal_eye(canvas_, eye, half, closed);
    // The stern look of a bird of prey.
    if (a_.talons || expression_.angry)
      canvas_.line(PartName::brow, Layer::head, geometry::line(eye + Point{-3, -4}, eye + Point{3.2, -2.2}),
                   1.2);
    if (expression_.sad)
      canvas_.line(PartName::brow, Layer::head, geometry::line(eye + Point{-2.6, -3.6}, eye + Point{2.2, -5}),
                   1);
    if (a_.beak == Beak::flat && !pose_.beak_open)
      canvas_.line(PartName::beak, Layer::head,
                   geometry::curve(on_head({{1.04, .3}, {1.4, .36}, {1.7, .26}})), .9);
  }

  Affine wing_frame(Point root, double angle, double size) const {
    return Affine::translation(root.x, root.y) * Affine::rotation((angle - pitch_) * degree) *
           Affine::scaling(size, size);
  }

  void draw_folded_wing() {
    const double r = a_.breast, size = a_.wing * (a_.upright ? 1 : .9);
    const Point root = trunk(a_.owl_face  ? Point{-r * .1, -r * .66}
                             : a_.upright ? Point{r * .1, -r * .34}
                                          : Point{r * .1, -r * .14});
    Points shape{{7, 0},     {3.6, -7},    {-6, -7.6},  {-16, -3},   {-24, 4},
                 {-17, 4.6}, {-15.4, 7.4}, {-9.4, 6.6}, {-6.4, 8.6}, {2, 6.6}};
    if (has_flippers()) shape = {{5, -2}, {3, -6}, {-8, -6}, {-20, -2}, {-27, 4}, {-20, 5}, {-8, 3}, {2, 3}};
    const Affine map = wing_frame(root, a_.owl_face ? 0 : has_flippers() ? -12 : 11, size);
    for (Point& p : shape) {
      p = map(p);
      if (pose_.lift <= 0) p.y = std::min(p.y, pose_.in_water ? -1.6 - wave_height : -1.0);
    }
    canvas_.region(PartName::wing, Layer::body, geometry::blob(shape));
  }

  void draw_open_wing(bool far) {
    const double r = a_.breast;
    const Point root = trunk(far ? Point{r * .3, -r * .55} : Point{-r * .1, -r * .2});
    double angle = far ? 30 : -6;
    if (pose_.wing == Wing::spread) angle = far ? 52 : -34;
    if (pose_.wing == Wing::lowered) angle = far ? 150 : -120;
    // Stretched out behind who slides on the belly.
    if (slides()) angle = far ? -38 : -66;
    // Who looks out of the page spreads one to each side.
    const bool mirrored = far && a_.owl_face && pose_.lift > 0;
    const Affine map = mirrored ? Affine::translation(center_.x + r * .8, root.y + 2) *
                                      Affine::rotation(16 * degree) * Affine::scaling(-a_.wing, a_.wing)
                                : wing_frame(root, angle, a_.wing * (far ? .86 : 1));
    const Layer layer = far ? Layer::far_leg : Layer::body;
    if (has_flippers()) {
      canvas_.region(PartName::wing, layer,
                     geometry::blob({map({5, 0}), map({4, -14}), map({-2, -27}), map({-7, -20}),
                                     map({-7, -6}), map({-3, 3})}));
      return;
    }
    if (a_.talons) {
      // Long and narrow, with quills that part at their tips.
      const geometry::Path quills = fan(map,
                                        {{9, -46},
                                         {1, -50},
                                         {-5, -44},
                                         {-11, -45},
                                         {-14, -37},
                                         {-19, -36},
                                         {-20, -27},
                                         {-24, -24},
                                         {-22, -15},
                                         {-20, -7}},
                                        .34),
                           coverts = fan(map, {{5, -27}, {-3, -27}, {-9, -21}, {-13, -13}, {-11, -4}}, .3);
      canvas_.region(PartName::wing, layer, Field::of(quills, fine_.cell));
      canvas_.region(PartName::wing, layer, Field::of(coverts, fine_.cell));
      return;
    }
    canvas_.region(
        PartName::wing, layer,
        fan(map, {{-3, -36}, {-10.4, -34}, {-16.4, -28}, {-20, -20.6}, {-21.4, -12.6}, {-18, -4.6}}, .42));
    // Of a far wing's coverts only a splinter would be seen.
    if (far && !mirrored) return;
    canvas_.region(PartName::wing, layer,
                   fan(map, {{1, -23}, {-5, -21}, {-9.6, -16}, {-11.4, -9}, {-9.4, -2}}, .36));
  }

  BeastContacts contacts() const {
    BeastContacts c;
    c.mouth = {beak_tip(), head_angle_};
    c.back = {trunk({-a_.length * .3, -a_.breast * .94}), -pitch_};
    c.head = {head_, head_angle_};
    c.near_forefoot = {foot_, 0};
    c.tail = {tail_end_, 180};
    c.ears = {head({0, -a_.head}), head_angle_};
    return c;
  }

  const BirdAnatomy& a_;
  const Winged& pose_;
  const Expression& expression_;
  const Fine& fine_;
  figures::Canvas canvas_;
  double pitch_ = 0;
  bool stands_ = true;
  Point center_, neck_base_, neck_end_, neck_way_, head_, foot_, tail_end_;
  double head_angle_ = 0;
  Field body_{1}, water_{1};
};

}  // namespace

PosedBeast draw_bird(const BirdAnatomy& anatomy, const Winged& pose, const Expression& expression,
                     const std::optional<Point>& mouth, const Fine& fine) {
  return BirdPen(anatomy, pose, expression, fine).draw(mouth);
}

}  // namespace drawing::beasts
