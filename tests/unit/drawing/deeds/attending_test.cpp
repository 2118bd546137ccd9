// Who comes to a tableau that is there already.
#include "drawing/deeds/attending.h"

#include <vector>

#include <gtest/gtest.h>

#include "drawing/deeds/faces.h"
#include "drawing/deeds/placing.h"
#include "drawing/deeds/stock_parts.h"
#include "support/castings.h"

namespace drawing::deeds {
namespace {

using test_support::cast_child;

Part named_part(const std::string& name, Role role, double x, bool left) {
  Part part;
  part.name = name;
  part.role = role;
  part.pose = "point";
  part.x = x;
  part.faces_left = left;
  return part;
}

Casting cast_wished(const Part& part, int wished) {
  Casting casting = cast_child(part);
  casting.player.wished = wished;
  return casting;
}

TEST(Attending, WhoComesIsOnTheFreeSideAndHasAHandOnIt) {
  const Part doctor = named_part("agent", Role::agent, 0, false);
  for (const double x : {70.0, -70.0}) {
    const Part patient = named_part("patient", Role::patient, x, x > 0);
    const std::vector<Casting> group{cast_wished(doctor, 0), cast_wished(patient, 1)};
    const Part& own = part_of_attendant(group, 1);
    const auto all = with_attendant(group, 1, cast_wished(own, 2), 1);
    ASSERT_TRUE(all);
    ASSERT_EQ(all->size(), 3U);
    const Part& comes = *all->back().part;
    EXPECT_EQ(comes.x > x, x > 0);
    EXPECT_EQ(comes.faces_left, x > 0);
    ASSERT_TRUE(comes.reach.far_hand);
    EXPECT_EQ(comes.reach.far_hand->part, "patient");
    const Scene scene =
        draw_tableau(place(*all), figures::Drawn{.mm_per_unit = 0.3, .finest_mm = 0}, base::Random(0));
    EXPECT_TRUE(covered_faces(scene).empty());
  }
}

TEST(Attending, NobodyComesToWhoIsNotThere) {
  const Part doctor = named_part("agent", Role::agent, 0, false);
  const std::vector<Casting> group{cast_wished(doctor, 0)};
  EXPECT_FALSE(with_attendant(group, 7, cast_wished(part_of_attendant(group, 7), 2), 1));
}

TEST(Attending, WhoGivesStandsAwayFromTheWorkWithTheThingInTheHand) {
  const Part mechanic = named_part("agent", Role::agent, 0, false);
  const std::vector<Casting> group{cast_wished(mechanic, 0)};
  const Part& own = standing("carry");
  const auto all = with_giver(group, 0, {cast_wished(own, 1)});
  ASSERT_TRUE(all);
  const Part& giver = *all->back().part;
  EXPECT_NE(giver.name, "agent");
  EXPECT_EQ(giver.role, Role::fifth);
  EXPECT_EQ(giver.faces_left, giver.x > 0);
  EXPECT_FALSE(with_giver(group, 7, {cast_wished(own, 1)}));
}

}  // namespace
}  // namespace drawing::deeds
