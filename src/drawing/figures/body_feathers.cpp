// What makes the body of an upright bird: wings for arms, thin legs and feet with toes.
#include <array>
#include <cmath>

#include "drawing/figures/body.h"
#include "drawing/figures/tube.h"

namespace drawing::figures {

bool Body::feathered() const {
  return s_.build.hands == HandKind::wing;
}

// Long feathers that hang from the arm from the share `from` on, on the side that is below or behind.
void Body::add_feathers(geometry::Field& arm, const Limb& limb, const std::vector<Point>& line,
                        double from) const {
  const Point along = unit(limb.end - limb.root);
  // An arm that is held up has them outside, one that hangs down behind.
  const double outside = limb.root.x < s_.neck.x ? -1 : 1;
  const Point wanted{s_.front ? outside * 0.5 : -0.6, along.y < -0.85 ? 0.0 : 1.0};
  Point side = perpendicular(along);
  if (geometry::dot(side, wanted) < 0) side = side * -1;
  const Point way = unit(side * 0.82 + along * 0.57);
  // Feathers end in a row of wide curves, which large pages show and small ones keep.
  constexpr std::array<double, 3> shares{0.46, 0.72, 0.98}, lengths{8, 10, 8};
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (shares[i] < from) continue;
    const Point root = part_of(line, 0, shares[i]).back();
    arm.unite(Field::chain({{root, s_.build.arm_width[1]}, {root + way * lengths[i], 3.8}}, cell_), 0.5);
  }
  if (!pose_.in_the_air) arm.cut({0, 0}, {0, 1});
}

// A thigh with feathers, which is one with the trunk; below it the leg is bare.
LegFields Body::make_bird_leg(const Limb& limb, const FootAim& aim) const {
  LegFields leg{limb, limb.line(), Field(cell_), Field(cell_), Field(cell_), Field(cell_)};
  leg.skin = leg_tube(leg.line, std::max(0.1, leg_start()), 1, 0, 0);
  leg.trouser = Field::chain(
      tube(part_of(leg.line, leg_start(), 0.5), {s_.build.leg_width[0] * 1.5, s_.build.leg_width[0] * 0.8}),
      cell_);
  leg.skin.subtract(leg.trouser);
  leg.skin.unite(bird_foot(limb, aim), 1);
  return leg;
}

geometry::Field Body::bird_foot(const Limb& limb, const FootAim& aim) const {
  const geometry::Affine map = foot_frame(limb, aim);
  constexpr double toe = 1.7;
  const double low = 4.6 - toe * 4.6 / s_.build.ankle;
  Field foot(cell_);
  for (const Point tip : {Point{11, low - 1.6}, Point{7, low}, Point{-6.4, low}})
    foot.unite(Field::chain({{limb.end, s_.build.leg_width[2]}, {map(tip), toe}}, cell_), 0.6);
  // A tilted one's toes would go into the ground.
  if (!pose_.in_the_air) foot.cut({0, 0}, {0, 1});
  return foot;
}

}  // namespace drawing::figures
