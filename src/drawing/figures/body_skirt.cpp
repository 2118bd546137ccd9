// Skirts, dresses, coats and gowns below the waist: cloth that lies upon both legs and hangs between them.
#include <algorithm>
#include <array>
#include <cmath>

#include "drawing/figures/body.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using geometry::Field;

// How far cloth that hangs from a bent knee follows the shin backwards, as the sine of the angle to straight
// down.
constexpr double most_backwards = 0.42;
// A knee that is lower kneels: the cloth lies on the shin behind it.
constexpr double kneeling_height = 2.4;

// What reaches farther down the legs' lines lies on the shins of who kneels.
constexpr double long_cloth = 0.6;
// The cosine of the angle between both legs from which on cloth is spread between them.
constexpr double cosine_apart = 0.8;
// A hem that is not lower below the hip, in leg lengths, lies on thighs.
constexpr double tight_drop = 0.3;
// How steep a leg's end is, as a sine, from which on the cloth's corners hang.
constexpr double hanging_cloth = 0.75;
// How steep a leg is, as a sine, round which a skirt is a bell.
constexpr double bell_drop = 0.35;
// The cosine between a leg's end and the way from the hip up to which it counts as straight.
constexpr double straight_leg = 0.78;

// No hem but a gown's is lower, in leg lengths.
constexpr double longest_hem = 0.8;
// How round what is spread over bent legs is at its corners, in units.
constexpr double soft_corner = 5;

// Where a hem that ends along a leg of that direction faces.
Point hem_normal(Point along) {
  return unit(along + Point{0, along.y > 0.2 ? 0.7 : 0});
}

}  // namespace

bool Body::kneels(const LegFields& leg) const {
  return !pose_.in_the_air && !s_.front && leg.limb.joint.y > -(s_.build.leg_width[1] * kneeling_height);
}

std::vector<Point> Body::hanging_line(const LegFields& leg) const {
  Limb hanging = leg.limb;
  const Limb& limb = leg.limb;
  const Point shin = unit(limb.end - limb.joint);
  const double shin_length = geometry::length(limb.end - limb.joint);
  if (s_.front) {
    // Straight down from knees that are apart.
    const double outwards = limb.joint.x < s_.hip.x ? -1 : 1;
    if (shin.x * outwards >= 0 || std::abs(shin.x) < 0.1) return leg.line;
    hanging.end = limb.joint + Point{0, shin_length};
    return hanging.line();
  }
  const bool lies = kneels(leg);
  if (lies || (shin.x > -most_backwards && shin.y > 0)) return leg.line;
  const double x = std::clamp(shin.x, -most_backwards, most_backwards);
  if (shin.x > 0) return leg.line;
  hanging.end = limb.joint + Point{x, std::sqrt(1 - x * x)} * shin_length;
  return hanging.line();
}

double Body::down_legs(double share) const {
  return std::max(share, std::min(longest_hem, share * s_.build.hem));
}

Point Body::hem_middle() const {
  return s_.hip - Point{0, 0.6 * s_.build.trunk};
}

std::vector<Point> Body::hem_line(double length, Point middle, double beyond) const {
  const Point near = part_of(hanging_line(near_leg_), 0, length).back(),
              far = part_of(hanging_line(far_leg_), 0, length).back();
  const Point from = near - middle, to = far - middle;
  const double start = std::atan2(from.y, from.x),
               turn = std::atan2(geometry::cross(from, to), geometry::dot(from, to)),
               more = turn < 0 ? -beyond : beyond;
  const double near_radius = geometry::length(from), far_radius = geometry::length(to);
  std::vector<Point> hem;
  constexpr int steps = 14;
  for (int i = 0; i <= steps; ++i) {
    const double t = static_cast<double>(i) / steps;
    // Beyond both legs with the radius that it has there.
    const double angle = start - more + (turn + 2 * more) * t;
    const double share = turn == 0 ? t : std::clamp((angle - start) / turn, 0.0, 1.0);
    hem.push_back(middle + Point{std::cos(angle), std::sin(angle)} *
                               (near_radius + (far_radius - near_radius) * share));
  }
  return hem;
}

geometry::Field Body::skirt_field(double length, double flare) const {
  const Build& b = s_.build;
  const double first = b.leg_width[0] + 0.4, last = b.leg_width[0] + flare;
  struct Side {
    std::vector<Point> line;
    Point end, along;
  };
  std::array<Side, 2> sides;
  bool bell = true;
  for (const LegFields* leg : {&near_leg_, &far_leg_}) {
    Side& side = sides[leg == &near_leg_ ? 0 : 1];
    side.line = part_of(hanging_line(*leg), 0, length);
    side.end = side.line.back();
    side.along = unit(side.end - side.line[side.line.size() - 3]);
    const Point way = unit(side.end - s_.hip);
    bell = bell && way.y > bell_drop && geometry::dot(side.along, way) > straight_leg;
  }
  Field skirt(cell_);
  for (const Side& side : sides) {
    std::vector<Point> line = side.line;
    for (const double more : {4.0, 8.0}) line.push_back(side.end + side.along * more);
    Field cloth = Field::chain(tube(line, {first, last, last}), cell_);
    // Hangs down a little also from a thigh that lies.
    if (!bell) cloth.cut_round(side.end, hem_normal(side.along), 12 * last, 3 * last);
    skirt.unite(cloth, 2);
  }
  // From leg to leg, down to where the hem's own piece begins.
  Chain rungs;
  constexpr int count = 12;
  for (int i = 0; i <= count; ++i) {
    const double share = 0.7 * i / count;
    const Point near = part_of(sides[0].line, 0, share).back(), far = part_of(sides[1].line, 0, share).back();
    rungs.push_back({i % 2 == 0 ? near : far, first * 0.8});
    rungs.push_back({i % 2 == 0 ? far : near, first * 0.8});
  }
  skirt.unite(Field::chain(rungs, cell_));
  std::vector<Point> low = hem_line(length, bell ? hem_middle() : s_.hip, 0);
  for (const Side& side : sides) low.push_back(part_of(side.line, 0, 0.62).back());
  const Point apart[] = {unit(sides[0].end - s_.hip), unit(sides[1].end - s_.hip)};
  const double wide = b.flat * pose_.view;
  if (bell) {
    for (Point& p : low) p = s_.hip + (p - s_.hip) * 1.1;
    // Its sides fall straight from where the trunk is widest: round each thigh alone it would have a waist
    // below that.
    for (const double at : {0.28, 0.0}) {
      for (const double side : {-1.0, 1.0})
        low.push_back(s_.spine(at) + s_.across * (side * (wide + trunk_radius(at))));
    }
  } else if (geometry::dot(apart[0], apart[1]) < cosine_apart) {
    for (const Side& side : sides) {
      if (side.along.y < hanging_cloth) continue;
      const Point hem = perpendicular(hem_normal(side.along));
      for (const double to : {-last, last}) low.push_back(side.end + hem * to);
    }
  }
  skirt.unite(Field::polygon(hull(low), cell_));
  if (bell) {
    // One hem for all of it.
    const Point middle = hem_middle();
    std::vector<Point> keep = hem_line(length, middle, 0.7);
    for (const Point p : {keep.back(), keep.front()})
      keep.push_back(middle + Point{p.x < middle.x ? -120.0 : 120.0, -60});
    skirt.intersect(Field::polygon(keep, cell_));
  }
  for (const double side : {-1.0, 1.0})
    skirt.unite(Field::chain({{s_.spine(0.28) + s_.across * (side * wide), trunk_radius(0.3)},
                              {s_.spine(0) + s_.across * (side * wide), trunk_radius(0)}},
                             cell_),
                3);
  // From the hip down to the heels of who kneels.
  for (const LegFields* leg : {&near_leg_, &far_leg_}) {
    if (length < long_cloth || !kneels(*leg)) continue;
    const Point end = sides[leg == &near_leg_ ? 0 : 1].end;
    skirt.unite(Field::chain({{s_.hip, trunk_radius(0)}, {end, last * 0.8}}, cell_), 3);
  }
  // Cloth over a knee has no corner.
  if (const double by = std::min(soft_corner, (Field::reach_cells - 2) * cell_); !bell)
    skirt.grow(-by).grow(by);
  if (!pose_.in_the_air) skirt.cut({0, 0}, {0, 1});
  return skirt;
}

void Body::draw_folds(PartName name, double length) {
  const std::vector<Point> hem = hem_line(length, hem_middle(), 0);
  const double span = geometry::length(hem.back() - hem.front());
  if (span < 1.9 * s_.build.leg_width[0]) return;
  // Cloth on thighs that lie side by side is tight.
  if (hem.front().y < s_.hip.y + tight_drop * s_.build.leg_length() &&
      hem.back().y < s_.hip.y + tight_drop * s_.build.leg_length())
    return;
  const Field free = free_of_arms(name == PartName::skirt ? lower_ : trunk_);
  for (const double share : {0.25, 0.75}) {
    const Point low = hem[static_cast<std::size_t>(share * static_cast<double>(hem.size() - 1))];
    std::vector<Point> fold;
    for (double t = 0.5; t < 0.93; t += 0.06) {
      const Point p = geometry::lerp(s_.hip, low, t);
      if (free.at(p) < -1.2) fold.push_back(p);
    }
    if (fold.size() > 4) canvas_.line(name, Layer::body, fold, 0.9);
  }
}

}  // namespace drawing::figures
