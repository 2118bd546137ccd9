// What is worn over a garment and makes a role known: belts, armour, what hangs at neck and back.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/figures/body.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using geometry::Field;

// A trunk of this length and half width has decorations in their own size.
constexpr double usual_trunk = 23, usual_width = 9.4;
// What is wider than tall on the page when the trunk leans more lies or crawls.
constexpr double upright_lean = 55;

}  // namespace

Field Body::strip(double from, double to) const {
  Field band = shirt_;
  band.intersect(trunk_);
  band.cut_round(s_.spine(from), s_.up * -1, 60);
  Field above = band;
  above.cut_round(s_.spine(to), s_.up * -1, 60);
  band.subtract(above);
  // A skirt over thighs that are raised reaches as high as the belt does, and has none.
  if (from >= 0) {
    const double wide = trunk_radius(from) + s_.build.flat * pose_.view + 2;
    band.intersect(Field::chain({{s_.spine(from), wide}, {s_.spine(to), wide}}, cell_));
  }
  return band;
}

std::vector<Point> Body::on_chest(double share, std::vector<Point> points) const {
  const double size = s_.build.trunk / usual_trunk;
  const double wide = (s_.build.round[1] + s_.build.flat * pose_.view) / usual_width;
  for (Point& p : points) p = chest(share) + s_.across * (p.x * wide) - s_.up * (p.y * size);
  return points;
}

void Body::draw_uniform() {
  const Field free = free_of_arms(trunk_);
  std::vector<Point> front;
  for (double share = 0.86; share > 0; share -= 0.05) {
    if (free.at(chest(share)) < -0.6) front.push_back(chest(share));
  }
  if (front.size() > 6) canvas_.line(PartName::shirt, Layer::body, front, 0.9);
  draw_collar();
  const std::vector<Point> pocket{{-2.6, -2}, {2.6, -2}, {2.6, 2.2}, {0, 3}, {-2.6, 2.2}};
  for (const double side : {-1.0, 1.0}) {
    std::vector<Point> points = pocket;
    for (Point& p : points) p.x += side * 5.4;
    if (s_.front) {
      mark(PartName::mark, Field::of(geometry::rounded(on_chest(0.6, points), 0.14), cell_), 0.95);
    }
  }
  std::vector<Point> buttons;
  for (const double share : {0.3, 0.48, 0.66}) {
    const Point p = chest(share, 2.2);
    if (free.at(p) < -2) buttons.push_back(p);
  }
  if (buttons.size() < 2) return;
  for (const Point p : buttons) canvas_.solid(PartName::button, Layer::body, geometry::circle(p, 0.95));
}

// A jacket's lapels with a shirt between them.
void Body::draw_suit() {
  const Field shirt =
      Field::of(geometry::rounded(on_chest(0.72, {{-4.6, -8}, {4.6, -8}, {0, 7}}), 0.08), cell_);
  Field seen = shirt;
  seen.intersect(trunk_);
  // From the side, lapels and a tube round the neck would be one dark knot.
  if (s_.front || clothes_.neckwear != Neckwear::stethoscope) {
    mark(PartName::collar, seen, 0.6);
    for (const double side : {-1.0, 1.0}) {
      Field lapel = Field::of(
          geometry::rounded(on_chest(0.72, {{side * 4.2, -8}, {side * 8, -3.4}, {side * 5.6, -1.4}, {0, 7}}),
                            0.06),
          cell_);
      lapel.intersect(trunk_);
      mark(PartName::collar, lapel, 0.6);
    }
  }
  const Field free = free_of_arms(trunk_);
  std::vector<Point> front;
  for (double share = 0.4; share > -1; share -= 0.04) {
    if (free.at(chest(share)) > -0.6) break;
    front.push_back(chest(share));
  }
  if (front.size() > 5) canvas_.line(PartName::shirt, Layer::body, front, 0.9);
}

// Plates over chest, shoulders and knees.
void Body::draw_armour() {
  const Build& b = s_.build;
  mark(PartName::mark, strip(-0.2, 0.16), 0.5);
  mark(PartName::mark,
       Field::of(geometry::rounded(on_chest(0.5, {{-5, -5}, {5, -5}, {5, 1}, {0, 6.6}, {-5, 1}}), 0.16),
                 cell_),
       0.95);
  for (const ArmFields* arm : {&near_arm_, &far_arm_}) {
    if (!arm->near && !s_.front) continue;
    const Point root = arm->limb.root;
    const double side = arm->near ? -1 : 1;
    const Point out = s_.front ? s_.across * side : Point{0, 0};
    Field plate = Field::of(
        geometry::ellipse(root + out * 0.8 - s_.up * 1.2, b.arm_width[0] * 1.5, b.arm_width[0] * 1.35),
        cell_);
    canvas_.region(PartName::mark, Layer::body, plate);
  }
  for (const LegFields* leg : {&far_leg_, &near_leg_}) {
    const Layer layer = leg == &far_leg_ && !s_.front ? Layer::far_leg : Layer::body;
    if (layer == Layer::body)
      canvas_.region(PartName::mark, layer,
                     geometry::circle(part_of(leg->line, 0, 0.5).back(), b.leg_width[1] * 1.05));
  }
}

void Body::draw_space_suit() {
  mark(PartName::mark, strip(0.06, 0.2), 0.5);
  const bool panel = mark(
      PartName::mark,
      Field::of(geometry::rounded(on_chest(0.5, {{-6, -4}, {6, -4}, {6, 4}, {-6, 4}}), 0.18), cell_), 0.95);
  if (!panel) return;
  const Field free = free_of_arms(trunk_);
  for (const double side : {-3.0, 0.0, 3.0}) {
    const Point p = on_chest(0.5, {{side, 0}}).front();
    if (free.at(p) < -1.6) canvas_.solid(PartName::button, Layer::body, geometry::circle(p, 1));
  }
}

// An open vest over the shirt, with a strip that shines in the dark.
void Body::draw_vest() {
  mark(PartName::mark, strip(0.2, 0.36), 0.5);
  Field gap = Field::polygon(
      on_chest(0.5, {{-5.4, -14}, {5.4, -14}, {1.7, 2}, {1.7, 30}, {-1.7, 30}, {-1.7, 2}}), cell_);
  Field whole = shirt_;
  whole.intersect(trunk_);
  gap.intersect(whole);
  mark(PartName::shirt, gap, 0.5);
}

// A fire coat's shining strips.
void Body::draw_reflectors() {
  for (const double from : {0.34, -0.5}) mark(PartName::mark, strip(from, from + 0.15), 0.5);
  draw_collar();
}

// Fur along hem and front.
void Body::draw_trimming() {
  const double lowest = clothes_.top == Top::coat || clothes_.top == Top::robe ? -0.6 : -0.02;
  Field front = Field::polygon(on_chest(0.5, {{-2, -12}, {2, -12}, {2, 40}, {-2, 40}}), cell_);
  Field whole = shirt_;
  whole.intersect(trunk_);
  front.intersect(whole);
  mark(PartName::mark, front, 0.5);
  if (lowest > -0.1) mark(PartName::mark, strip(lowest, lowest + 0.16), 0.5);
}

void Body::draw_emblem() {
  const double size = s_.build.trunk / usual_trunk;
  const Point middle = chest(0.52);
  mark(PartName::mark, Field::chain({{middle, 6.6 * size}}, cell_), 0.9);
  mark(PartName::mark,
       Field::of(geometry::star(middle, 5 * size, 2.5 * size, 5, s_.lean * std::numbers::pi / 180), cell_),
       0.95);
}

// A bow at the chest with its two ribbons.
void Body::draw_bow_front() {
  for (const double side : {-1.0, 1.0}) {
    mark(PartName::ribbon,
         Field::of(geometry::rounded(on_chest(0.66, {{0, 0}, {side * 6, -3.6}, {side * 6.4, 3.6}}), 0.2),
                   cell_),
         0.9);
  }
  mark(PartName::ribbon, Field::chain({{chest(0.66), 1.9}}, cell_), 0.95);
}

void Body::draw_swimsuit() {
  if (fish()) {
    mark(PartName::shirt, strip(0.4, 0.68), 0.4);
    return;
  }
  Field suit = trunk_;
  suit.cut_round(s_.spine(0.66), s_.up, 40);
  for (const double side : {-1.0, 1.0}) {
    Field strap = Field::polygon(
        on_chest(0.6, {{side * 3, 2}, {side * 6, 2}, {side * 6.4, -14}, {side * 3.6, -14}}), cell_);
    strap.intersect(trunk_);
    suit.unite(strap, 1.5);
  }
  suit.unite(lower_, 1);
  suit.swallow_strips(trunk_, strip_ * 0.6);
  canvas_.region(PartName::shirt, Layer::body, free_of_arms(suit));
}

// Half the width of a fish tail's fluke, in feet.
constexpr double fluke_half = 19.4;

// Between both legs, and down to where the lower foot is.
std::vector<Point> Body::fish_tail_line() const {
  const auto &near = near_leg_.line, &far = far_leg_.line;
  const double down = std::abs(near.back().y - far.back().y) / 2;
  std::vector<Point> line;
  for (std::size_t i = 0; i < near.size(); ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(near.size() - 1);
    line.push_back(geometry::lerp(near[i], far[i], 0.5) + Point{0, down * share * share});
  }
  if (std::abs(s_.lean) > upright_lean) return line;
  // Of who sits it goes on beyond the feet and rises: a fluke that lies on the ground is cut to a stump.
  const Point way = unit(line.back() - line.front());
  const double lies = std::clamp((std::abs(way.x) - 0.4) / 0.3, 0.0, 1.0);
  const double rise = std::max(0.0, line.back().y + fluke_half * s_.build.foot + 1) * lies;
  const double beyond = (way.x < 0 ? -0.3 : 0.3) * s_.build.leg_length() * lies;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(line.size() - 1);
    const double t = std::clamp((share - 0.3) / 0.7, 0.0, 1.0);
    line[i] = line[i] + Point{beyond * t, -rise * t * t * (3 - 2 * t)};
  }
  return line;
}

Field Body::fish_tail_field() const {
  const std::vector<Point> line = fish_tail_line();
  const double wide = s_.build.leg_width[0] + s_.build.hip * pose_.view;
  Field tail = Field::chain(tube(line, {wide * 1.05, wide * 0.95, wide * 0.66, wide * 0.36}), cell_);
  const Point end = line.back(), along = unit(end - line[line.size() - 4]);
  const double size = s_.build.foot;
  std::vector<Point> fluke{{-10, -3.4}, {-5, -6}, {-3, -13}, {2, -fluke_half}, {4.6, -18},
                           {3.6, -9},   {1.6, 0}, {3.6, 9},  {4.6, 18},        {2, fluke_half},
                           {-3, 13},    {-5, 6},  {-10, 3.4}};
  for (Point& p : fluke) p = end + along * (p.x * size) + perpendicular(along) * (p.y * size);
  tail.unite(Field::of(geometry::blob(fluke), cell_), 2);
  tail.cut({0, 0}, {0, 1});
  return tail;
}

// A sheet that hangs to the ground with waves along its hem.
Field Body::sheet_field() const {
  Field sheet = skirt_field(1, 3);
  const Point middle = geometry::lerp(near_leg_.limb.end, far_leg_.limb.end, 0.5);
  const double half = s_.build.hip + s_.build.leg_width[0] + 5,
               ground = std::max(near_leg_.limb.end.y, far_leg_.limb.end.y) + s_.build.ankle + 0.4;
  sheet.unite(Field::of(geometry::rounded({s_.hip - s_.across * half * 0.7,
                                           s_.hip + s_.across * half * 0.7,
                                           {middle.x + half, ground},
                                           {middle.x - half, ground}},
                                          0.1),
                        cell_),
              3);
  // Only where it hangs straight.
  const bool straight =
      std::abs(middle.x - s_.hip.x) < 4 && std::abs(near_leg_.limb.end.y - far_leg_.limb.end.y) < 3;
  if (!straight) return sheet;
  for (const double x : {-0.66, 0.0, 0.66})
    sheet.subtract(Field::ellipse({middle.x + x * half, ground}, half * 0.17, 3.4, cell_));
  return sheet;
}

Field Body::ball_field() const {
  const Point middle = geometry::lerp(near_leg_.limb.end, far_leg_.limb.end, 0.5);
  const double radius = s_.build.hip_height() * 0.6;
  const double ground = std::max(near_leg_.limb.end.y, far_leg_.limb.end.y) + s_.build.ankle;
  const double x = geometry::lerp(s_.hip, middle, 0.42).x;
  return Field::chain({{{x, ground - radius}, radius}}, cell_);
}

namespace {

// A ruffle of the tutu, from its middle: how far to the side and how far down.
constexpr double ruffle_step = 8.4;
constexpr int ruffles_each_side = 3;
Point ruffle(double i) {
  return {i * ruffle_step, 5.4 - 0.42 * i * i};
}

}  // namespace

// Stiff net that stands off round the hip, with a wavy hem.
Field Body::tutu_field() const {
  const double unit_length = s_.build.trunk / 24;
  const Point middle = s_.spine(0.06);
  const auto at = [&](Point p) { return middle + (s_.across * p.x - s_.up * p.y) * unit_length; };
  Field field =
      Field::of(geometry::rounded(
                    {at({-26, -1}), at({-9, -6}), at({9, -6}), at({26, -1}), at({14, 6}), at({-14, 6})}, 0.2),
                cell_);
  for (int i = -ruffles_each_side; i <= ruffles_each_side; ++i)
    field.unite(Field::chain({{at(ruffle(i)), 5.2 * unit_length}}, cell_), 0.4);
  return field;
}

void Body::draw_tutu_folds() {
  const double unit_length = s_.build.trunk / 24;
  const Point middle = s_.spine(0.06);
  const Field free = free_of_arms(lower_);
  for (int i = -ruffles_each_side; i < ruffles_each_side; ++i) {
    const Point hem = ruffle(i + 0.5);
    std::vector<Point> fold;
    for (double share = 0.3; share <= 1.01; share += 0.07) {
      const Point p{hem.x * share, -3 + (hem.y + 5) * share};
      const Point on_page = middle + (s_.across * p.x - s_.up * p.y) * unit_length;
      if (free.at(on_page) < -0.8 && trunk_.at(on_page) > 0.8) fold.push_back(on_page);
    }
    if (fold.size() > 4) canvas_.line(PartName::skirt, Layer::body, fold, 0.9);
  }
}

// What ties a ballet shoe, crossed over the ankle.
void Body::draw_ribbons(const LegFields& leg, Layer layer) {
  for (const double from : {0.78, 0.88}) {
    const std::vector<Point> part = part_of(leg.line, from - 0.03, from + 0.03);
    const Point side = perpendicular(unit(part.back() - part.front())) * (s_.build.leg_width[1] * 0.94);
    if (leg.skin.at(part.front() + side * 0.5) > 0) continue;
    canvas_.line(PartName::shoe, layer, std::vector<Point>{part.front() - side, part.back() + side}, 0.9);
  }
}

// Rows of scales, as open curves.
void Body::draw_tail_scales() {
  mark(PartName::mark, strip(-0.02, 0.1), 0.4);
  const double gap = 5.4;
  const std::vector<Point> line = fish_tail_line();
  for (int row = 0; row < 3; ++row) {
    const std::vector<Point> part = part_of(line, 0.2 + row * 0.16, 0.24 + row * 0.16);
    const Point along = unit(part.back() - part.front()), side = perpendicular(along);
    for (int column = -2; column <= 2; ++column) {
      const Point p = part.front() + side * ((column + (row % 2 != 0 ? 0.5 : 0)) * gap);
      std::vector<Point> scale;
      for (const Point q : {Point{-0.6, -2.2}, {1.6, -1.2}, {2, 0}, {1.6, 1.2}, {-0.6, 2.2}})
        scale.push_back(p + along * q.x + side * q.y);
      if (std::all_of(scale.begin(), scale.end(), [&](Point q) { return lower_.at(q) < -1; }))
        canvas_.line(PartName::mark, Layer::body, geometry::curve(scale), 0.9);
    }
  }
}

// Behind

void Body::draw_back() {
  if (clothes_.back == Back::cape) draw_cape();
  if (clothes_.back == Back::fairy_wings || clothes_.back == Back::feathered_wings) draw_wings();
}

void Body::draw_cape() {
  const Build& b = s_.build;
  const bool upright = std::abs(s_.lean) < upright_lean;
  // Hangs down, and after whoever leans forward.
  const Point down = upright ? unit(Point{s_.front ? 0 : -0.2, 1} - s_.up * 0.4) : s_.up * -1;
  const Point side = s_.front ? s_.across : unit(perpendicular(down) * -1);
  const double half = s_.front ? b.shoulder + b.arm_width[0] : b.round[2] + 2;
  const double length = b.trunk + b.hip_height() * 0.7;
  const double back = -half - 10, forth = s_.front ? half + 10 : half * 0.4;
  const auto at = [&](double x, double y) { return s_.neck + side * x + down * y; };
  std::vector<Point> points{at(-half * 0.5, -1.5), at(s_.front ? half * 0.5 : half * 0.2, -1.5),
                            at(s_.front ? half * 1.08 : half * 0.6, 4), at(forth, length)};
  // Three waves along the hem.
  constexpr int waves = 6;
  for (int i = 1; i < waves; ++i)
    points.push_back(at(forth + (back - forth) * i / waves, length + (i % 2 != 0 ? 2.2 : -0.6)));
  points.push_back(at(back, length - (s_.front ? 0 : 3)));
  points.push_back(at(-half * (s_.front ? 1.08 : 1.2), 5));
  Field cape = Field::of(geometry::blob(points), cell_);
  cape.cut({0, -1}, {0, 1});
  canvas_.region(PartName::ribbon, Layer::behind, cape);
  if (clothes_.neckwear == Neckwear::high_collar) draw_high_collar();
}

// Stands up behind the head, as vampires have it.
void Body::draw_high_collar() {
  const double size = s_.build.trunk / usual_trunk;
  std::vector<Point> points{{-8, 6}, {-21, 2}, {-24, -13}, {-14, -6}, {14, -6}, {24, -13}, {21, 2}, {8, 6}};
  for (Point& p : points)
    p = s_.neck + s_.across * (p.x * size * (s_.front ? 1 : 0.8) - (s_.front ? 0 : 3)) - s_.up * (p.y * size);
  canvas_.region(PartName::collar, Layer::behind, geometry::rounded(points, 0.12));
}

// Where the cape is fastened.
void Body::draw_clasp() {
  const double size = s_.build.trunk / usual_trunk;
  for (const double side : {-1.0, 1.0}) {
    Field flap = Field::of(
        geometry::rounded(on_chest(0.9, {{0, 0}, {side * 3, -5}, {side * 12, -4}, {side * 9, 2.4}}), 0.14),
        cell_);
    flap.intersect(shirt_);
    canvas_.region(PartName::ribbon, Layer::body, flap);
  }
  canvas_.region(PartName::mark, Layer::body, Field::chain({{chest(0.88), 2.3 * size}}, cell_));
}

void Body::draw_wings() {
  const bool feathered = clothes_.back == Back::feathered_wings;
  const double size = 1.35 * s_.build.trunk / usual_trunk;
  // x away from the back, y down.
  const std::vector<Point> upper =
      feathered ? std::vector<Point>{{0, 2},   {5, -10}, {14, -19}, {24, -22}, {29, -17}, {28, -10},
                                     {27, -3}, {22, 1},  {21, 6},   {15, 8},   {13, 12},  {7, 12}}
                : std::vector<Point>{{0, 0}, {7, -13}, {18, -22}, {27, -20}, {28, -9}, {19, 0}, {8, 3}};
  const std::vector<Point> lower{{0, 0}, {9, 2}, {18, 8}, {19, 16}, {13, 20}, {6, 13}};
  const auto wing = [&](const std::vector<Point>& points, double side, double degrees) {
    std::vector<Point> out;
    const Point root = s_.spine(0.74) + s_.across * (s_.front ? side * 3 : -s_.build.round[2] * 0.6);
    for (const Point p : points) {
      const Point q = turned(p * size, degrees);
      out.push_back(root + s_.across * (side * q.x) - s_.up * q.y);
    }
    return geometry::blob(out);
  };
  const auto put = [&](const geometry::Path& path) {
    Field above_ground = Field::of(path, cell_);
    above_ground.cut({0, 0}, {0, 1});
    canvas_.region(PartName::ribbon, Layer::behind, above_ground);
  };
  const auto both = [&](double side, double degrees) {
    if (!feathered) put(wing(lower, side, degrees));
    put(wing(upper, side, degrees));
  };
  if (s_.front) {
    both(-1, 0);
    both(1, 0);
    return;
  }
  both(-1, -24);
  both(-1, 4);
}

// At waist and neck

void Body::draw_belt() {
  if (clothes_.belt == Belt::none) return;
  const bool skirted = clothes_.top == Top::dress || clothes_.top == Top::long_dress ||
                       clothes_.top == Top::coat || clothes_.top == Top::robe;
  const double from = skirted ? 0.2 : clothes_.top == Top::overall ? 0.04 : -0.2, to = skirted ? 0.36 : 0.18;
  mark(PartName::mark, strip(from, to), 0.45);
  const double share = skirted ? 0.28 : 0.08;
  if (clothes_.belt == Belt::belt) {
    mark(PartName::mark,
         Field::of(geometry::rounded(on_chest(share, {{-3, -2.8}, {3, -2.8}, {3, 2.8}, {-3, 2.8}}), 0.16),
                   cell_),
         0.95);
    return;
  }
  mark(PartName::mark,
       Field::of(geometry::rounded(on_chest(share, {{2, 1}, {6, 1}, {7.4, 11}, {3, 10}}), 0.12), cell_), 0.9);
}

void Body::draw_neckwear() {
  if (clothes_.back == Back::cape && clothes_.neckwear == Neckwear::none) draw_clasp();
  switch (clothes_.neckwear) {
    case Neckwear::none:
    case Neckwear::high_collar:
      return;
    case Neckwear::scarf:
      return draw_scarf();
    case Neckwear::tie:
    case Neckwear::bow_tie:
      return draw_tie();
    case Neckwear::ruff:
      return draw_ruff();
    case Neckwear::kerchief:
      mark(PartName::ribbon,
           Field::of(geometry::rounded(on_chest(0.9, {{-9, -4}, {9, -4}, {0, 9}}), 0.14), cell_), 0.5);
      return;
    case Neckwear::stethoscope:
      return draw_stethoscope();
    case Neckwear::medal: {
      const Point at = chest(0.42);
      canvas_.line(PartName::mark, Layer::body,
                   geometry::curve(on_chest(0.96, {{-5, -1}, {-2.6, 6}, {0, 9.6}, {2.6, 6}, {5, -1}})), 1);
      mark(PartName::mark, Field::chain({{at, 3}}, cell_), 0.95);
      return;
    }
  }
}

void Body::draw_scarf() {
  const double size = s_.build.trunk / usual_trunk, half = s_.build.shoulder * (s_.front ? 0.72 : 0.5);
  const Point middle = s_.neck - s_.up * (0.6 * size) + (s_.front ? Point{0, 0} : s_.across * 1.2);
  Field end =
      Field::of(geometry::rounded(on_chest(0.86, {{1, -3}, {6, -3}, {7, 11}, {1.6, 11.6}}), 0.1), cell_);
  mark(PartName::ribbon, end, 0.7);
  Field around =
      Field::chain({{middle - s_.across * half, 3.3 * size}, {middle + s_.across * half, 3.3 * size}}, cell_);
  canvas_.region(PartName::ribbon, Layer::body, around);
}

void Body::draw_tie() {
  if (clothes_.neckwear == Neckwear::tie) {
    mark(PartName::ribbon,
         Field::of(
             geometry::rounded(on_chest(0.86, {{-1.6, 0}, {1.6, 0}, {3, 9.4}, {0, 12.4}, {-3, 9.4}}), 0.1),
             cell_),
         0.9);
    mark(
        PartName::ribbon,
        Field::of(geometry::rounded(on_chest(0.9, {{-2.4, -2.4}, {2.4, -2.4}, {1.6, 1.8}, {-1.6, 1.8}}), 0.1),
                  cell_),
        0.7);
    return;
  }
  for (const double side : {-1.0, 1.0}) {
    mark(PartName::ribbon,
         Field::of(geometry::rounded(on_chest(0.88, {{0, 0}, {side * 6.4, -3.6}, {side * 6.4, 3.6}}), 0.18),
                   cell_),
         0.7);
  }
  mark(PartName::ribbon, Field::chain({{chest(0.88), 1.9}}, cell_), 0.9);
}

void Body::draw_ruff() {
  const double size = s_.build.trunk / usual_trunk;
  const Point middle = s_.neck - s_.up * (0.4 * size);
  std::vector<Point> ring;
  constexpr int folds = 10;
  for (int i = 0; i < folds; ++i) {
    const double angle = 2 * std::numbers::pi * i / folds;
    ring.push_back(middle + s_.across * (std::cos(angle) * (s_.front ? 10.6 : 8.4) * size) +
                   s_.up * (std::sin(angle) * -4.4 * size));
  }
  canvas_.region(PartName::collar, Layer::body, geometry::scallops(ring, 0.36));
}

void Body::draw_stethoscope() {
  canvas_.line(PartName::mark, Layer::body,
               geometry::curve(on_chest(0.94, {{-5, -1}, {-4.4, 5}, {-1, 9.4}, {2.4, 5}, {4.4, -1}})), 1.5);
  canvas_.line(PartName::mark, Layer::body, geometry::curve(on_chest(0.94, {{-1, 9.4}, {0, 11}, {1.4, 12}})),
               1.5);
  mark(PartName::mark, Field::chain({{on_chest(0.94, {{2.8, 13.4}}).front(), 2.4}}, cell_), 0.9);
}

}  // namespace drawing::figures
