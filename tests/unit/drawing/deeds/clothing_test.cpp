#include "drawing/deeds/clothing.h"

#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/deeds/variety.h"
#include "drawing/props/catalogue.h"
#include "support/castings.h"

namespace {

using namespace drawing::deeds;
using drawing::figures::Bottom;
using drawing::figures::FigureLook;
using drawing::figures::PersonLook;

Part somebody(const std::string& name, const std::string& pose) {
  Part part;
  part.name = name;
  part.role = Role::agent;
  part.pose = pose;
  return part;
}

Part thing(const std::string& name) {
  Part part;
  part.name = name;
  part.is_thing = true;
  return part;
}

Casting cast_prop(const Part& part, const std::string& prop) {
  Casting casting;
  casting.part = &part;
  casting.player.body = Thing(*drawing::props::find_drawn(prop));
  return casting;
}

const PersonLook& look_of(const Casting& casting) {
  return std::get<PersonLook>(std::get<FigureLook>(casting.player.body));
}

TEST(DeedClothing, WhoIsInTheTubBathesAndWhoStandsBesideItDoesNot) {
  Part bather = somebody("agent", "sit_on_floor"), helper = somebody("second", "stand");
  bather.at = Target{"tub", "seat"};
  helper.beside = "tub";
  const Part tub = thing("tub");
  const std::vector<Casting> dressed = dressed_for_deeds(
      {test_support::cast_child(bather), test_support::cast_child(helper), cast_prop(tub, "bathtub")});
  EXPECT_EQ(look_of(dressed[0]).clothes.bottom, Bottom::trunks);
  EXPECT_EQ(look_of(dressed[1]), look_of(test_support::cast_child(helper)));
}

TEST(DeedClothing, WhoIsKnownByTheirClothesKeepsThem) {
  Part bather = somebody("agent", "sit_on_floor");
  bather.at = Target{"tub", "seat"};
  const Part tub = thing("tub");
  Casting pirate = test_support::cast_child(bather);
  pirate.player.motif = "own-pirat";
  const std::vector<Casting> dressed = dressed_for_deeds({pirate, cast_prop(tub, "bathtub")});
  EXPECT_EQ(look_of(dressed[0]), look_of(pirate));
}

TEST(DeedClothing, WhoSitsOnABedIsDressedAndWhoSleepsInItIsNot) {
  Part sleeper = somebody("agent", "sleep"), sitter = somebody("second", "sit");
  sleeper.at = Target{"bed", "lie"};
  sitter.reach.hip = Target{"bed", "seat"};
  const Part bed = thing("bed");
  const std::vector<Casting> dressed = dressed_for_deeds(
      {test_support::cast_child(sleeper), test_support::cast_child(sitter), cast_prop(bed, "sleeping_bed")});
  EXPECT_EQ(look_of(dressed[0]).clothes.shoes, drawing::figures::Shoes::bare);
  EXPECT_EQ(look_of(dressed[1]), look_of(test_support::cast_child(sitter)));
}

TEST(DeedVariety, NoTwoCheerOrRunTheSameWay) {
  const std::vector<Part> parts{somebody("agent", "cheer"), somebody("second", "cheer"),
                                somebody("third", "cheer"), somebody("fourth", "run"),
                                somebody("fifth", "run")};
  std::vector<Casting> castings;
  for (const Part& part : parts) castings.push_back(test_support::cast_child(part));
  const std::vector<Casting> varied = with_varied_poses(castings);
  EXPECT_EQ(varied[0].part->pose, "cheer");
  EXPECT_EQ(varied[1].part->pose, "clap");
  EXPECT_EQ(varied[2].part->pose, "toss");
  EXPECT_EQ(varied[3].part->gesture.pose, "");
  EXPECT_EQ(varied[4].part->pose, "run");
  EXPECT_EQ(varied[4].part->gesture.pose, "wave");
}

TEST(DeedVariety, WhoHoldsSomethingUpKeepsItsPose) {
  const std::vector<Part> parts{somebody("agent", "cheer"), somebody("second", "cheer")};
  Part cup = thing("cup");
  cup.at = Target{"second", "far_hand"};
  const std::vector<Casting> varied = with_varied_poses(
      {test_support::cast_child(parts[0]), test_support::cast_child(parts[1]), cast_prop(cup, "trophy")});
  EXPECT_EQ(varied[1].part->pose, "cheer");
}

}  // namespace
