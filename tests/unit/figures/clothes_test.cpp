// How clothes follow the body in bent poses.
#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/figures/person.h"
#include "drawing/figures/tube.h"
#include "geometry/flatten.h"
#include "geometry/mask.h"

namespace drawing::figures {
namespace {

constexpr double mask_cell = 0.4;

PersonLook dressed(Stage stage, Sex sex, Clothes clothes) {
  base::Random random(11);
  PersonLook look = make_look(random, stage, sex);
  look.clothes = clothes;
  return look;
}

geometry::Mask mask_of(const PosedFigure& person, std::initializer_list<PartName> names,
                       std::initializer_list<Layer> layers) {
  geometry::Mask mask(person.figure("").exact_bounds().inflated(2), mask_cell);
  for (const Part& part : person.parts) {
    if (part.shape.fill == Fill::none) continue;
    if (std::find(names.begin(), names.end(), part.name) == names.end()) continue;
    if (layers.size() > 0 && std::find(layers.begin(), layers.end(), part.layer) == layers.end()) continue;
    mask.fill(part.shape.path, false, true, 0.05);
  }
  return mask;
}

double area_of(const std::vector<geometry::Point>& polygon) {
  double twice = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i)
    twice += geometry::cross(polygon[i], polygon[(i + 1) % polygon.size()]);
  return twice / 2;
}

double width_of(const std::vector<geometry::Point>& polygon) {
  double around = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i)
    around += geometry::length(polygon[(i + 1) % polygon.size()] - polygon[i]);
  return 2 * std::abs(area_of(polygon)) / around;
}

struct Worn {
  const Pose* pose;
  Stage stage;
  PosedFigure person;

  std::string text() const {
    return std::string(pose->name) + " of stage " + std::to_string(static_cast<int>(stage));
  }
};

// Everybody in these clothes, in all poses.
std::vector<Worn> all_in(Sex sex, const Clothes& clothes) {
  std::vector<Worn> list;
  for (const Pose& pose : poses()) {
    for (const Stage stage : {Stage::child, Stage::adult, Stage::old})
      list.push_back({&pose, stage, draw_person(dressed(stage, sex, clothes), pose)});
  }
  return list;
}

TEST(Clothes, SkirtsCoverBothThighs) {
  for (const Clothes& clothes :
       {Clothes{.bottom = Bottom::skirt}, Clothes{.top = Top::dress, .bottom = Bottom::none},
        Clothes{.top = Top::long_dress, .bottom = Bottom::none}}) {
    for (const Worn& worn : all_in(Sex::female, clothes)) {
      // Of who sits on shoulders the legs come down before those.
      if (worn.pose->near_leg_above) continue;
      const geometry::Mask cloth = mask_of(worn.person, {PartName::shirt, PartName::skirt}, {});
      for (const Limb* limb : {&worn.person.skeleton.near_leg, &worn.person.skeleton.far_leg}) {
        for (const double share : {0.0, 0.2, 0.4, 0.6, 0.75})
          EXPECT_TRUE(cloth.at(geometry::lerp(limb->root, limb->joint, share)))
              << worn.text() << " " << share;
      }
    }
  }
}

TEST(Clothes, GrownUpsWearNoAnkleSocksBelowASkirt) {
  const auto has_socks = [](Stage stage) {
    const PosedFigure person = draw_person(
        dressed(stage, Sex::female, {.top = Top::dress, .bottom = Bottom::none}), *find_pose("stand"));
    return std::any_of(person.parts.begin(), person.parts.end(),
                       [](const Part& part) { return part.name == PartName::sock; });
  };
  EXPECT_TRUE(has_socks(Stage::child));
  EXPECT_FALSE(has_socks(Stage::adult));
  EXPECT_FALSE(has_socks(Stage::old));
}

TEST(Clothes, SkirtsHangLikeBellsBetweenLegsThatAreApart) {
  constexpr double bulge = 0.1;
  int bells = 0;
  for (const Worn& worn : all_in(Sex::female, {.bottom = Bottom::skirt})) {
    const Skeleton& s = worn.person.skeleton;
    const Point near = part_of(s.near_leg.line(), 0, 0.5).back(),
                far = part_of(s.far_leg.line(), 0, 0.5).back();
    const Point to_near = unit(near - s.hip), to_far = unit(far - s.hip);
    // Strides, both legs straight down to the hem.
    const bool straight = geometry::dot(to_near, unit(s.near_leg.joint - s.near_leg.root)) > 0.98 &&
                          geometry::dot(to_far, unit(s.far_leg.joint - s.far_leg.root)) > 0.98;
    if (worn.pose->near_leg_above || s.front || !straight || to_near.y < 0.6 || to_far.y < 0.6) continue;
    if (geometry::dot(to_near, to_far) > 0.6) continue;
    ++bells;
    const geometry::Mask cloth = mask_of(worn.person, {PartName::skirt}, {});
    const Point middle = geometry::lerp(near, far, 0.5);
    EXPECT_TRUE(cloth.at(middle + unit(middle - s.hip) * (bulge * geometry::length(far - near))))
        << worn.text();
  }
  EXPECT_GT(bells, 2);
}

TEST(Clothes, TheFlukeOfAMermaidWhoSitsIsNotCutByTheGround) {
  PersonLook look;
  look.clothes.top = Top::swimsuit;
  look.clothes.bottom = Bottom::fish_tail;
  look.clothes.shoes = Shoes::bare;
  const auto tail = [&](const char* pose) {
    const PosedFigure person = draw_person(look, *find_pose(pose), {}, {}, {.mm_per_unit = 1});
    geometry::Rect bounds;
    for (const Part& part : person.parts)
      if (part.shape.role == Role::region && part.layer == Layer::body)
        bounds.include(part.shape.path.bounds());
    return bounds;
  };
  EXPECT_LT(tail("sit").bottom, -1);
}

TEST(Clothes, ABibIsNoRag) {
  for (const Worn& worn : all_in(Sex::male, {.decoration = Decoration::dungarees})) {
    for (const Part& part : worn.person.parts) {
      if (part.name != PartName::trousers || part.shape.fill == Fill::none || part.layer != Layer::body)
        continue;
      for (const geometry::Polyline& piece : geometry::flatten(part.shape.path, 0.05)) {
        if (area_of(piece.points) < 0) continue;  // a hole
        EXPECT_GT(width_of(piece.points), 1.6) << worn.text() << ": " << area_of(piece.points);
      }
    }
  }
}

TEST(Clothes, AnApronLiesOnWhatIsWorn) {
  const Clothes clothes{.top = Top::dress, .bottom = Bottom::none, .decoration = Decoration::apron};
  int aprons = 0;
  for (const Worn& worn : all_in(Sex::female, clothes)) {
    const geometry::Mask apron = mask_of(worn.person, {PartName::apron}, {}),
                         dress = mask_of(worn.person, {PartName::shirt}, {});
    EXPECT_GE(apron.common(dress) + 12, apron.count()) << worn.text();
    aprons += apron.count() > 0 ? 1 : 0;
  }
  EXPECT_GT(aprons, 100);
}

// Turn-ups, cuffs, a ribbed hem, a hem's border and soles: no large garment is empty.
TEST(Clothes, PlainOnesHaveSomethingToColour) {
  const Pose& standing = *find_pose("stand");
  const auto parts = [&](Clothes clothes, PartName name) {
    const PosedFigure person =
        draw_person(dressed(Stage::adult, Sex::female, clothes), standing, {}, {}, {.mm_per_unit = 1.2});
    return std::count_if(person.parts.begin(), person.parts.end(),
                         [&](const Part& part) { return part.name == name; });
  };
  const Clothes pullover{.top = Top::pullover};
  EXPECT_GE(parts(pullover, PartName::trousers), 5) << "two turn-ups, two pockets";
  EXPECT_GE(parts(pullover, PartName::shirt), 2) << "a ribbed hem";
  EXPECT_GE(parts(pullover, PartName::shoe), 4) << "soles";
  const Clothes skirt{.bottom = Bottom::skirt};
  EXPECT_GE(parts(skirt, PartName::skirt), 2) << "a border";
  Clothes suit = pullover;
  suit.decoration = Decoration::suit;
  EXPECT_LT(parts(suit, PartName::trousers), parts(pullover, PartName::trousers)) << "no turn-ups";
}

TEST(Clothes, AMittenIsRoundWhateverTheFingersDo) {
  for (const Worn& worn : all_in(Sex::male, {.top = Top::pullover, .gloves = Gloves::mittens})) {
    for (const Part& part : worn.person.parts) {
      if (part.name != PartName::hand || part.shape.fill == Fill::none) continue;
      for (const geometry::Polyline& piece : geometry::flatten(part.shape.path, 0.05)) {
        const double whole = std::abs(area_of(hull(piece.points)));
        EXPECT_GT(std::abs(area_of(piece.points)), 0.84 * whole) << worn.text();
      }
    }
  }
}

// What of a raised arm comes before the head is the arm and nothing of the chest.
TEST(Clothes, ARaisedArmIsAnArm) {
  for (const Top top : {Top::tshirt, Top::pullover}) {
    for (const Worn& worn : all_in(Sex::female, {.top = top})) {
      if (!worn.pose->near_arm_above) continue;
      const Skeleton& s = worn.person.skeleton;
      const std::vector<Point> line = part_of(s.near_arm.line(), 0.2, 1);
      for (const Part& part : worn.person.parts) {
        if (part.layer != Layer::near_arm || part.name != PartName::sleeve) continue;
        for (const geometry::Polyline& piece : geometry::flatten(part.shape.path, 0.05)) {
          for (const Point p : piece.points) {
            double nearest = 100;
            for (const Point q : line) nearest = std::min(nearest, geometry::length(p - q));
            EXPECT_LT(nearest, 2.2 * s.build.arm_width[0]) << worn.text();
          }
        }
      }
    }
  }
}

// It runs on in the sleeve below it: an edge across the arm would make a box of it.
TEST(Clothes, ARaisedArmHasNoEdgeAcrossIt) {
  for (const Top top : {Top::tshirt, Top::pullover}) {
    for (const Worn& worn : all_in(Sex::female, {.top = top})) {
      if (!worn.pose->near_arm_above) continue;
      // The sleeve comes first, then its cuff, which has a line all round.
      const std::vector<Part>& parts = worn.person.parts;
      const auto sleeve = std::find_if(parts.begin(), parts.end(), [](const Part& part) {
        return part.layer == Layer::near_arm && part.name == PartName::sleeve;
      });
      ASSERT_NE(sleeve, parts.end()) << worn.text();
      EXPECT_EQ(sleeve->shape.role, Role::region) << worn.text();
      EXPECT_EQ(sleeve->shape.line_mm, 0) << worn.text();
    }
  }
}

TEST(Clothes, HandsAtTheEarsLeaveTheEyes) {
  for (const Stage stage : {Stage::toddler, Stage::child, Stage::adult, Stage::old}) {
    const PosedFigure person = draw_person(dressed(stage, Sex::female, {}), *find_pose("cover_ears"));
    const geometry::Mask hands = mask_of(person, {PartName::hand, PartName::sleeve}, {Layer::near_arm}),
                         eyes = mask_of(person, {PartName::eye}, {});
    EXPECT_GT(hands.count(), 0U);
    EXPECT_EQ(hands.common(eyes), 0U) << static_cast<int>(stage);
  }
}

}  // namespace
}  // namespace drawing::figures
