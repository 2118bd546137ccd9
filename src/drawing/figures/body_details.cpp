// What there is to colour on plain clothes: soles, pockets, turn-ups, ribbed cuffs and hems.
#include <algorithm>
#include <array>
#include <cmath>

#include "drawing/figures/body.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using geometry::Field;

// Where along the leg and the arm turn-ups and cuffs begin that reach down to `trouser_length` and the wrist.
constexpr double turn_up = 0.83, boot_edge = 0.75, cuff_edge = 0.78;
// How high above the hip, in trunks, a ribbed hem ends.
constexpr double ribbed = 0.075;
// What a hem's inner edge is nearer to the middle of the bell than its outer one.
constexpr double hem_share = 0.9;

// Garments on which somebody has sewn nothing else.
bool is_plain(Decoration decoration) {
  using enum Decoration;
  return decoration == none || decoration == star || decoration == heart || decoration == pocket ||
         decoration == buttons || decoration == collar;
}

}  // namespace

void Body::draw_shoe_details(const LegFields& leg, Layer layer) {
  if (clothes_.shoes == Shoes::boots) {
    Field edge = leg.shoe;
    const std::vector<Point> top = part_of(leg.line, 0.5, boot_edge);
    edge.intersect(Field::chain(tube(top, {3 * s_.build.leg_width[1], 3 * s_.build.leg_width[1]}), cell_));
    edge.cut(top.back(), unit(top.back() - top[top.size() - 2]));
    if ((boot_edge - 0.66) * s_.build.leg_length() > strip_) canvas_.region(PartName::shoe, layer, edge);
  }
  if (clothes_.shoes != Shoes::shoes && clothes_.shoes != Shoes::boots) return;
  const geometry::Affine map = foot_frame(leg.limb, &leg == &near_leg_ ? pose_.near_foot : pose_.far_foot);
  canvas_.line(PartName::shoe, layer, geometry::line({-4, 2.6}, {10.6, 2.5}).transformed(map), 0.85);
  if (clothes_.shoes == Shoes::boots) return;
  canvas_.line(PartName::shoe, layer, geometry::line({5, -2.2}, {3.2, -0.2}).transformed(map), 0.8);
  canvas_.line(PartName::shoe, layer, geometry::line({7.4, -1.7}, {5.8, 0.3}).transformed(map), 0.8);
}

// The turned-up end of long trousers.
void Body::draw_turn_up(const LegFields& leg, Layer layer) {
  if (clothes_.bottom != Bottom::trousers || clothes_.shoes == Shoes::boots || one_piece()) return;
  if (!is_plain(clothes_.decoration) && clothes_.decoration != Decoration::dungarees) return;
  // Creased knees would put it beside the hem.
  if (geometry::length(leg.limb.end - leg.limb.root) < 0.75 * s_.build.leg_length()) return;
  if ((0.93 - turn_up) * s_.build.leg_length() < strip_) return;
  Field cuff = leg.trouser;
  const std::vector<Point> above = part_of(leg.line, 0, turn_up);
  cuff.cut(above.back(), unit(above[above.size() - 2] - above.back()));
  canvas_.region(PartName::trousers, layer, cuff);
}

// Ribbed ends of the sleeves.
void Body::draw_cuff(const ArmFields& arm, Layer layer) {
  if (clothes_.top != Top::pullover && clothes_.top != Top::coat) return;
  if ((0.9 - cuff_edge) * s_.build.arm_length() < strip_) return;
  // Straight up beside the head, ears and hair would leave crumbs of it.
  if (arm.limb.root.y - arm.limb.end.y > 0.8 * s_.build.arm_length()) return;
  const std::vector<Point> above = part_of(arm.line, 0, cuff_edge), end = part_of(arm.line, cuff_edge, 1);
  Field cuff = arm.sleeve;
  const double wide = 1.7 * s_.build.arm_width[1];
  cuff.intersect(Field::chain(tube(end, {wide, wide}), cell_));
  cuff.cut(above.back(), unit(above[above.size() - 2] - above.back()));
  canvas_.region(sleeve_name(), layer, cuff);
}

// The openings of trouser pockets, as lines.
void Body::draw_pockets() {
  if (clothes_.bottom != Bottom::trousers && clothes_.bottom != Bottom::shorts) return;
  if (one_piece() || near_leg_above() || near_leg_.trouser.empty() ||
      !(is_plain(clothes_.decoration) || clothes_.decoration == Decoration::stripes ||
        clothes_.decoration == Decoration::band))
    return;
  const double r = s_.build.round[0];
  Field free = free_of_arms(lower_);
  free.subtract(shirt_);
  for (const LegFields* leg : {&near_leg_, &far_leg_}) {
    if (!s_.front && leg == &far_leg_) continue;
    const Point down = unit(leg->limb.joint - leg->limb.root);
    // On a thigh that lies it would be a crease.
    if (geometry::dot(down, s_.up) > -0.75) continue;
    const double out = leg == &near_leg_ ? -1 : 1;
    const Point root = leg->limb.root - s_.up * (s_.build.trunk * 0.05);
    const std::vector<Point> seam = smooth_line({root + s_.across * (out * r * 0.12) + down * 0.5,
                                                 root + s_.across * (out * r * 0.32) + down * (r * 0.4),
                                                 root + s_.across * (out * r * 0.72) + down * (r * 0.62)});
    std::vector<Point> seen;
    for (const Point p : seam)
      if (free.at(p) < -0.5) seen.push_back(p);
    if (seen.size() > 5) canvas_.line(PartName::trousers, Layer::body, seen, 0.85);
  }
}

// The ribbed hem of a pullover.
void Body::draw_ribbing() {
  if (clothes_.top != Top::pullover || clothes_.belt != Belt::none || !is_plain(clothes_.decoration)) return;
  if (clothes_.bottom == Bottom::tutu || std::abs(s_.lean) > 30 || (0.06 + ribbed) * s_.build.trunk < strip_)
    return;
  mark(PartName::shirt, strip(-1, ribbed), 0.8);
}

// The border of a skirt that hangs.
void Body::draw_hem() {
  const bool dress = clothes_.top == Top::dress || clothes_.top == Top::long_dress;
  if (!dress && clothes_.bottom != Bottom::skirt) return;
  if (near_leg_above() || clothes_.decoration == Decoration::apron ||
      (dress && clothes_.decoration == Decoration::dots))
    return;
  const double length = down_legs(!dress ? 0.52 : clothes_.top == Top::dress ? 0.56 : 0.84);
  const Point middle = hem_middle();
  std::vector<Point> inner = hem_line(length, middle, 0.7);
  for (const LegFields* leg : {&near_leg_, &far_leg_}) {
    const Point end = part_of(leg->line, 0, length).back();
    if (unit(end - s_.hip).y < 0.6 || unit(leg->limb.joint - leg->limb.root).y < 0.6) return;
  }
  if ((1 - hem_share) * geometry::length(inner[inner.size() / 2] - middle) < strip_) return;
  for (Point& p : inner) p = middle + (p - middle) * hem_share;
  for (const Point p : {inner.back(), inner.front()})
    inner.push_back(middle + Point{p.x < middle.x ? -120.0 : 120.0, -60});
  Field border = dress ? trunk_ : lower_;
  if (!dress) border.subtract(trunk_);
  border.subtract(Field::polygon(inner, cell_));
  mark(dress ? PartName::shirt : PartName::skirt, border, 0.7);
}

}  // namespace drawing::figures
