#include "drawing/beasts/beast.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "drawing/beasts/crumbs.h"
#include "drawing/beasts/four_legged.h"

namespace drawing::beasts {
namespace {

// Nothing smaller can be coloured.
constexpr double least_mm2 = 12;
// Below this size, in millimetres a unit, there is no room between minor lines.
constexpr double all_lines_mm_per_unit = .76;
constexpr double degree = std::numbers::pi / 180;

Fine fine_for(const figures::Drawn& drawn, double scale) {
  const double mm = drawn.mm_per_unit * scale;
  Fine fine;
  // Close enough for thin parts, and not closer than large animals need.
  fine.cell = std::clamp(.6 / mm, .45, .9);
  fine.least_area = std::max(least_mm2, drawn.finest_mm * drawn.finest_mm) / (mm * mm);
  fine.line = drawn.line_mm / mm;
  fine.fineness = mm < all_lines_mm_per_unit ? figures::Fineness::few_lines : figures::Fineness::all;
  return fine;
}

FourLegged suited(const Anatomy& anatomy, const BeastPose& pose) {
  const bool climbs = !pose.legs.pitch || pose.legs.pitch < 70 || anatomy.climbs;
  return climbs ? pose.legs : find_beast_pose("rear")->legs;
}

PosedBeast draw_unscaled(const Anatomy& anatomy, const BeastPose& pose, const Expression& expression,
                         const std::optional<Point>& mouth, const Fine& fine) {
  const bool hoofed = anatomy.foot == Foot::hoof || anatomy.foot == Foot::pad;
  if (pose.legs.curled && anatomy.face && !hoofed && expression.closed_eyes)
    return draw_curled(anatomy, fine);
  return draw_four_legged(anatomy, suited(anatomy, pose), expression, mouth, fine);
}

}  // namespace

PosedBeast PosedBeast::transformed(const geometry::Affine& map) const {
  PosedBeast out = *this;
  for (figures::Part& part : out.parts) part.shape.path = part.shape.path.transformed(map);
  const Point origin = map({0, 0});
  BeastContacts& c = out.contacts;
  for (figures::Contact* contact : {&c.mouth, &c.back, &c.head, &c.near_forefoot, &c.tail}) {
    const Point way = map({std::cos(contact->angle * degree), std::sin(contact->angle * degree)}) - origin;
    *contact = {map(contact->at), std::atan2(way.y, way.x) / degree};
  }
  return out;
}

page::Figure PosedBeast::layers(figures::Layer first, figures::Layer last, std::string name) const {
  page::Figure figure;
  figure.name = std::move(name);
  for (const figures::Part& part : parts) {
    if (part.layer >= first && part.layer <= last) figure.shapes.push_back(part.shape);
  }
  return figure;
}

PosedBeast draw_beast(const BeastLook& look, const BeastPose& pose, const BeastGoals& goals,
                      const figures::Drawn& drawn) {
  const Anatomy anatomy = anatomy_of(look);
  const Fine fine = fine_for(drawn, anatomy.scale);
  Expression expression;
  expression.closed_eyes = goals.mood ? *goals.mood == BeastMood::asleep : pose.eyes == Eyes::closed;
  expression.sad = goals.mood == BeastMood::sad;
  std::optional<Point> mouth = goals.mouth;
  if (mouth) mouth = *mouth * (1 / anatomy.scale);
  PosedBeast beast = draw_unscaled(anatomy, pose, expression, mouth, fine);
  drop_crumbs(beast.parts, fine.line, fine.least_area);
  return beast.transformed(geometry::Affine::scaling(anatomy.scale, anatomy.scale));
}

}  // namespace drawing::beasts
