#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "drawing/figures/body.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

// Who leans farther shows the bib's front to the ground.
constexpr double most_lean_of_pockets = 35;

// How high trousers with a bib reach round the trunk.
constexpr double waist = 0.16;

}  // namespace

geometry::Field Body::free_of_arms(Field field) const {
  for (const ArmFields* arm : {&near_arm_, &far_arm_}) {
    const bool before = arm->near || s_.front || pose_.far_arm_above;
    if (!before) continue;
    Field covered = arm->sleeve;
    const Point upper = unit(arm->limb.joint - arm->limb.root);
    const double width = s_.build.arm_width[0];
    if (!whole_arms() && geometry::dot(upper, s_.up) < -0.6) {
      // Up over the shoulder in one line with the hanging sleeve, as a seam.
      covered.unite(Field::chain(
          {{arm->limb.root, width + 0.5}, {arm->limb.root - upper * (3 * width), width + 0.5}}, cell_));
    } else {
      // Not from the sleeve's round beginning, which is one with the shirt.
      covered.subtract(Field::chain({{arm->limb.root, width * 1.3}}, cell_));
    }
    // Without a notch between cuff and forearm.
    covered.unite(arm->skin, 1.4);
    field.subtract(covered);
  }
  return field;
}

bool Body::mark(PartName name, const Field& field, double share) {
  const Field seen = free_of_arms(field);
  const double whole = field.area();
  if (whole <= canvas_.least_area() || seen.area() < share * whole) return false;
  canvas_.region(name, Layer::body, seen);
  return true;
}

void Body::decorate() {
  if (clothes_.top == Top::swimsuit) draw_swimsuit();
  if (fish()) draw_tail_scales();
  if (clothes_.bottom == Bottom::tutu) draw_tutu_folds();
  draw_hem();
  draw_ribbing();
  draw_pockets();
  switch (clothes_.decoration) {
    case Decoration::stripes:
      return draw_stripes({0.06, 0.2, 0.34, 0.48, 0.62, 0.76});
    case Decoration::band:
      return draw_stripes({0.36, 0.62});
    case Decoration::dots:
      return draw_dots();
    case Decoration::star:
    case Decoration::heart:
    case Decoration::pocket:
      return draw_badge();
    case Decoration::buttons:
      return draw_buttons();
    case Decoration::dungarees:
      return draw_dungarees();
    case Decoration::apron:
      return draw_apron();
    case Decoration::collar:
      return draw_collar();
    case Decoration::belly:
      return draw_belly();
    case Decoration::uniform:
      return draw_uniform();
    case Decoration::suit:
      return draw_suit();
    case Decoration::armour:
      return draw_armour();
    case Decoration::space_suit:
      return draw_space_suit();
    case Decoration::vest:
      return draw_vest();
    case Decoration::trimmed:
      return draw_trimming();
    case Decoration::emblem:
      return draw_emblem();
    case Decoration::bow_front:
      return draw_bow_front();
    case Decoration::reflectors:
      return draw_reflectors();
    case Decoration::stars:
      return draw_dots();
    case Decoration::coat_stripes:
      return draw_coat_stripes();
    case Decoration::coat_patches:
      return draw_coat_patches();
    case Decoration::pouch:
      draw_belly();
      return draw_pouch();
    case Decoration::breast:
      return draw_belly(0.54, 0.8);
    case Decoration::limbs:
      return draw_coat_limbs();
    case Decoration::plastron:
      return draw_plastron();
    case Decoration::wool:
      return draw_wool();
    case Decoration::spines:
      return draw_spines();
    case Decoration::none:
      return;
  }
}

void Body::draw_stripes(const std::vector<double>& from_to) {
  for (std::size_t i = 0; i + 1 < from_to.size(); i += 2) {
    if (clothes_.belt != Belt::none && from_to[i] < 0.25) continue;
    Field stripe = shirt_;
    stripe.intersect(trunk_);
    stripe.cut_round(s_.spine(from_to[i]), s_.up * -1, 60);
    Field above = stripe;
    above.cut_round(s_.spine(from_to[i + 1]), s_.up * -1, 60);
    stripe.subtract(above);
    mark(PartName::mark, stripe, 0.5);
  }
}

void Body::draw_dots() {
  const bool stars = clothes_.decoration == Decoration::stars;
  const Field free = free_of_arms(trunk_);
  const double usual = (stars ? 3 : 1.8) * std::max(1.0, s_.build.trunk / 24),
               radius = std::max(usual, (stars ? 0.9 : 0.65) * strip_);
  // On a small figure they would be blots, or too few.
  if (radius > 1.5 * usual) return;
  const double gap = (stars ? 3.4 : 2.8) * radius;
  const bool down = clothes_.top == Top::dress || clothes_.top == Top::long_dress ||
                    clothes_.top == Top::overall || clothes_.top == Top::robe;
  const double lowest = down ? -2 : 0;
  std::vector<Point> dots;
  int row = 0;
  for (double share = 0.76; share > lowest; share -= 0.86 * gap / s_.build.trunk, ++row) {
    for (int column = -4; column <= 4; ++column) {
      const Point p = s_.spine(share) + s_.across * ((column + (row % 2 != 0 ? 0.5 : 0)) * gap);
      // Whole dots only, away from every edge.
      if (free.at(p) < -radius - 0.9) dots.push_back(p);
    }
  }
  // Few of them look like specks.
  if (dots.size() < 5) return;
  for (const Point p : dots)
    canvas_.region(PartName::mark, Layer::body,
                   stars ? geometry::star(p, radius, radius * 0.5, 5, 0) : geometry::circle(p, radius));
}

void Body::draw_badge() {
  const double size = s_.build.trunk / 23;
  const Point middle = chest(0.52);
  geometry::Path path;
  if (clothes_.decoration == Decoration::star) {
    path = geometry::star(middle, 5 * size, 2.5 * size, 5, s_.lean * std::numbers::pi / 180);
  } else if (clothes_.decoration == Decoration::heart) {
    path.move_to({0, 4.4});
    path.cubic_to({-6.4, -0.4}, {-4.6, -5.6}, {0, -2.4});
    path.cubic_to({4.6, -5.6}, {6.4, -0.4}, {0, 4.4});
    path.close();
    path = path.transformed(geometry::Affine::translation(middle.x, middle.y) *
                            geometry::Affine::rotation(s_.lean * std::numbers::pi / 180) *
                            geometry::Affine::scaling(size, size));
  } else {
    path = geometry::rounded({{-3.6, -3}, {3.6, -3}, {3.4, 2.6}, {0, 4.6}, {-3.4, 2.6}}, 0.14);
    const Point at = chest(0.58, s_.front ? s_.build.round[2] * 0.6 : 0);
    path = path.transformed(geometry::Affine::translation(at.x, at.y) *
                            geometry::Affine::rotation(s_.lean * std::numbers::pi / 180) *
                            geometry::Affine::scaling(size, size));
  }
  // A small one is a blot.
  if (size * 5 > strip_) mark(PartName::mark, Field::of(path, cell_), 0.96);
}

void Body::draw_buttons() {
  const Field free = free_of_arms(trunk_);
  // The front's edge, down to the hem.
  std::vector<Point> edge;
  for (double share = 0.9; share > -1.6; share -= 0.05) {
    const Point p = chest(share);
    if (free.at(p) > -0.6) {
      if (edge.size() > 3) break;
      edge.clear();
      continue;
    }
    edge.push_back(p);
  }
  if (clothes_.top == Top::coat && edge.size() > 5) canvas_.line(PartName::shirt, Layer::body, edge, 0.9);
  std::vector<Point> buttons;
  for (const double share : {0.2, 0.42, 0.64}) {
    const Point p = chest(share, clothes_.top == Top::coat ? 2.6 : 0);
    if (free.at(p) < -2.2) buttons.push_back(p);
  }
  // One alone looks like a speck.
  if (buttons.size() < 2) return;
  for (const Point p : buttons) canvas_.solid(PartName::button, Layer::body, geometry::circle(p, 1.05));
}

// Its pieces without slivers: what an arm leaves of a bib is a bib or nothing.
geometry::Field Body::broad_pieces(const Field& field) const {
  Field broad(cell_);
  for (const geometry::Polyline& outline : field.outlines(6 * canvas_.least_area())) {
    double around = 0, area = 0;
    for (std::size_t i = 0; i < outline.points.size(); ++i) {
      const Point a = outline.points[i], b = outline.points[(i + 1) % outline.points.size()];
      around += geometry::length(b - a);
      area += geometry::cross(a, b) / 2;
    }
    if (2 * std::abs(area) > 0.9 * strip_ * around) broad.unite(Field::polygon(outline.points, cell_));
  }
  broad.intersect(field);
  return broad;
}

void Body::draw_dungarees() {
  const double unit = s_.build.trunk / 23, wide = (s_.build.round[1] + s_.build.flat * pose_.view) / 9.4;
  const auto place = [&](std::vector<Point> points) {
    for (Point& p : points) p = chest(0.3) + s_.across * (p.x * wide) + s_.up * (-p.y * unit);
    return points;
  };
  Field bib =
      Field::of(geometry::rounded(place({{-5.4, -6}, {5.4, -6}, {6.4, 12}, {-6.4, 12}}), 0.12), cell_);
  bib.intersect(trunk_);
  Field seen = broad_pieces(free_of_arms(bib));
  const double share = seen.area() / std::max(1.0, bib.area());
  if (share < 0.4) return;
  for (const double side : {-1.0, 1.0}) {
    Field strap = Field::polygon(
        place({{side * 5.6, -5}, {side * 3.2, -5}, {side * 4.2, -17}, {side * 7.2, -17}}), cell_);
    const double whole = strap.area();
    strap.intersect(trunk_);
    // A strap is seen from the bib up to the shoulder, or the arm lies on it.
    const Field free = free_of_arms(strap);
    const bool sewn_on = seen.at(place({{side * 4.4, -4.5}}).front()) < 0.3;
    if (sewn_on && free.area() > 0.7 * whole) seen.unite(free, 1);
  }
  // One with the trousers, whose seam then comes once more.
  const bool worn_with_legs = clothes_.bottom != Bottom::none && !one_piece();
  if (worn_with_legs) {
    Field trousers = lower_;
    // A waist goes straight round.
    trousers.cut_round(s_.spine(waist), s_.up, 60, 1.6 * s_.build.trunk);
    trousers.unite(strip(-1, waist));
    trousers = free_of_arms(trousers);
    trousers.unite(seen);
    // What is left of the waist behind an arm that props is no piece of its own.
    canvas_.region(PartName::trousers, Layer::body, broad_pieces(trousers));
    if (s_.front && !near_leg_.trouser.empty()) draw_inseam();
  } else {
    canvas_.region(PartName::trousers, Layer::body, seen);
  }
  // Beside half a bib a pocket would hover.
  if (share < 0.7 || std::abs(s_.lean) > most_lean_of_pockets) return;
  const Field pocket =
      Field::of(geometry::rounded(place({{-3, -2}, {3, -2}, {3, 2.6}, {-3, 2.6}}), 0.16), cell_);
  mark(PartName::trousers, pocket, 0.95);
}

void Body::draw_apron() {
  const double unit = s_.build.trunk / 33, wide = (s_.build.round[1] + s_.build.flat * pose_.view) / 11.4;
  std::vector<Point> points{{-6, -9},   {6, -9},     {6.6, 4},   {10.4, 7},
                            {10.8, 34}, {-10.8, 34}, {-10.4, 7}, {-6.6, 4}};
  for (Point& p : points) p = chest(0.42) + s_.across * (p.x * wide) + s_.up * (-p.y * unit);
  Field apron = Field::of(geometry::rounded(points, 0.12), cell_);
  // Lies on what is worn, however that is bent.
  Field worn = trunk_;
  worn.unite(lower_);
  apron.intersect(worn);
  const Field seen = broad_pieces(free_of_arms(apron));
  if (seen.area() > 0.5 * apron.area()) canvas_.region(PartName::apron, Layer::body, seen);
}

void Body::draw_belly(double high, double wide) {
  const Build& b = s_.build;
  Field belly = Field::of(
      geometry::turned_ellipse(chest(0.42), b.trunk * high, (b.round[1] + b.flat * pose_.view) * wide,
                               (s_.lean - 90) * std::numbers::pi / 180),
      cell_);
  belly.intersect(trunk_);
  mark(PartName::belly, belly, 0.7);
}

// The lower half of a shell, with the seams of its plates.
void Body::draw_plastron() {
  draw_belly(0.5, 0.76);
  const Field free = free_of_arms(trunk_);
  const double wide = (s_.build.round[1] + s_.build.flat * pose_.view) * 0.7;
  for (const double share : {0.24, 0.44, 0.64}) {
    const double reach = wide * std::sqrt(1 - std::pow((share - 0.42) / 0.5, 2));
    const std::vector<Point> seam{chest(share) - s_.across * reach, chest(share - 0.025),
                                  chest(share) + s_.across * reach};
    if (std::all_of(seam.begin(), seam.end(), [&](Point p) { return free.at(p) < -0.6; }))
      canvas_.line(PartName::belly, Layer::body, geometry::curve(seam), 0.9);
  }
}

// Wedges that come from both sides of the coat.
void Body::draw_coat_stripes() {
  const double reach = trunk_radius(0.4) + s_.build.flat * pose_.view;
  for (const double share : {0.16, 0.42, 0.68}) {
    for (const double side : {-1.0, 1.0}) {
      std::vector<Point> wedge{{1.4, -0.13}, {1.4, 0.05}, {0.3, 0}};
      for (Point& p : wedge)
        p = s_.spine(share) + s_.across * (side * p.x * reach) - s_.up * (p.y * s_.build.trunk);
      Field field = Field::of(geometry::rounded(wedge, 0.1), cell_);
      field.intersect(trunk_);
      mark(PartName::mark, field, 0.5);
    }
  }
}

void Body::draw_pouch() {
  const double wide = (s_.build.round[1] + s_.build.flat * pose_.view) * 0.52;
  std::vector<Point> rim;
  for (const Point p : {Point{-1, 0.34}, {-0.5, 0.25}, {0, 0.22}, {0.5, 0.25}, {1, 0.34}})
    rim.push_back(chest(p.y) + s_.across * (p.x * wide));
  const Field free = free_of_arms(trunk_);
  if (std::all_of(rim.begin(), rim.end(), [&](Point p) { return free.at(p) < -0.6; }))
    canvas_.line(PartName::belly, Layer::body, geometry::curve(rim), 1);
}

// Curls of wool, as open lines.
void Body::draw_wool() {
  const Field free = free_of_arms(trunk_);
  const double reach = trunk_radius(0.4) + s_.build.flat * pose_.view;
  for (const Point at : {Point{-0.4, 0.62}, {0.36, 0.66}, {0, 0.4}, {-0.5, 0.2}, {0.5, 0.22}}) {
    std::vector<Point> curl;
    for (const Point p : {Point{-2.6, -1}, {-1.4, 1.6}, {1, 1.8}, {2.2, -0.2}, {0.6, -1.4}})
      curl.push_back(s_.spine(at.y) + s_.across * (at.x * reach + p.x) - s_.up * p.y);
    if (std::all_of(curl.begin(), curl.end(), [&](Point p) { return free.at(p) < -0.8; }))
      canvas_.line(PartName::mark, Layer::body, geometry::curve(curl), 0.9);
  }
}

void Body::draw_spines() {
  if (s_.front) return draw_belly(0.44, 0.74);
  const double reach = trunk_radius(0.4) + s_.build.flat * pose_.view;
  const auto at = [&](double share, double x) { return s_.spine(share) + s_.across * (x * reach); };
  // From the nape down along the flank in teeth, and back far behind the trunk.
  std::vector<Point> coat{at(1.2, -3), at(1.2, -0.1)};
  constexpr int teeth = 5;
  for (int i = 0; i < teeth; ++i) {
    const double share = 0.94 - 0.2 * i;
    coat.push_back(at(share, -0.2 - 0.03 * i));
    coat.push_back(at(share - 0.13, 0.3 - 0.09 * i));
  }
  coat.push_back(at(-0.1, -0.5));
  coat.push_back(at(-0.24, -3));
  Field field = Field::of(geometry::rounded(coat, 0.08), cell_);
  field.intersect(trunk_);
  if (!mark(PartName::spines, field, 0.35)) return;
  const Field free = free_of_arms(field);
  for (const Point quill : {Point{-0.62, 0.84}, {-0.56, 0.6}, {-0.74, 0.4}, {-0.56, 0.2}, {-0.8, 0.04}}) {
    const std::vector<Point> line{at(quill.y, quill.x), at(quill.y - 0.09, quill.x - 0.26)};
    if (std::all_of(line.begin(), line.end(), [&](Point p) { return free.at(p) < -1.1; }))
      canvas_.line(PartName::spines, Layer::body, geometry::line(line[0], line[1]), 0.85);
  }
}

void Body::draw_coat_patches() {
  struct Patch {
    double share, x, size;
  };
  for (const Patch patch : {Patch{0.62, -0.45, 0.42}, Patch{0.3, 0.4, 0.46}, Patch{0.02, -0.5, 0.36}}) {
    const double reach = trunk_radius(0.4) + s_.build.flat * pose_.view, radius = patch.size * reach;
    Field field = Field::of(geometry::turned_ellipse(s_.spine(patch.share) + s_.across * (patch.x * reach),
                                                     radius, radius * 0.8, 0.5),
                            cell_);
    field.intersect(trunk_);
    mark(PartName::mark, field, 0.6);
  }
}

void Body::draw_coat_limbs() {
  // The trunk is round into the thigh.
  constexpr double thigh = 0.3;
  for (const LegFields* leg : {&far_leg_, &near_leg_}) {
    const bool is_of_trunk = !near_leg_above() && (s_.front || leg == &near_leg_);
    if (!is_of_trunk) continue;
    Field field = leg->trouser;
    field.subtract(leg_tube(leg->line, leg_start(), thigh, 0, 0));
    field.intersect(trunk_);
    canvas_.region(PartName::mark, Layer::body, free_of_arms(field));
  }
  for (const ArmFields* arm : {&far_arm_, &near_arm_}) {
    if (!s_.front && arm == &far_arm_) continue;
    Field field = arm->sleeve;
    field.intersect(shirt_);
    canvas_.region(PartName::mark, Layer::body, field);
  }
}

void Body::draw_collar() {
  const double size = s_.build.trunk / 30;
  std::vector<Field> leaves;
  for (const double side : {-1.0, 1.0}) {
    std::vector<Point> points{{0, 0}, {side * 6, -5.6}, {side * 8.6, 0.6}, {side * 3, 5}};
    for (Point& p : points)
      p = s_.neck - s_.up * 2.6 + s_.across * (p.x * size + (s_.front ? 0 : 2.4)) + s_.up * (-p.y * size);
    Field leaf = Field::of(geometry::rounded(points, 0.1), cell_);
    leaf.intersect(shirt_);
    // The rest of a leaf before which an arm is would be a scribble, and so would the other one alone.
    constexpr double whole = 0.9;
    if (free_of_arms(leaf).area() < whole * leaf.area()) return;
    leaves.push_back(std::move(leaf));
  }
  for (const Field& leaf : leaves) mark(PartName::collar, leaf, 0.6);
}

}  // namespace drawing::figures
