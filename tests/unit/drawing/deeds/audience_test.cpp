// Who listens and who buys looks at who does it.
#include "drawing/deeds/audience.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "drawing/deeds/faces.h"
#include "drawing/deeds/placing.h"
#include "drawing/pipeline.h"
#include "support/castings.h"
#include "support/deed_laws.h"

namespace drawing::deeds {
namespace {

using test_support::cast_child;

Part part_named(const char* name, Role role, const char* pose) {
  Part part;
  part.name = name;
  part.role = role;
  part.pose = pose;
  return part;
}

Scene scene_of_all(const std::vector<Casting>& castings) {
  return draw_tableau(place(castings), figures::Drawn{.mm_per_unit = 0.3, .finest_mm = 0}, base::Random(0));
}

// The middle of the eyes of each of them.
std::vector<double> eyes_of(const std::vector<Casting>& castings) {
  const Scene scene = scene_of_all(castings);
  std::vector<double> sums(castings.size()), counts(castings.size());
  for (const Scene::Eye& eye : scene.eyes) {
    sums[eye.casting] += eye.at.x;
    ++counts[eye.casting];
  }
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] /= std::max(1.0, counts[i]);
  return sums;
}

class Audience : public testing::TestWithParam<std::size_t> {};

TEST_P(Audience, LooksAtWhoSpeaksAndHidesNobody) {
  const Part speaker = part_named("agent", Role::agent, "stand"),
             listener = part_named("agent", Role::agent, "sit_on_floor");
  const std::vector<std::vector<Casting>> audience(GetParam(), {cast_child(listener)});
  const std::vector<Casting> all = with_audience({cast_child(speaker)}, audience, false);
  ASSERT_EQ(all.size(), GetParam() + 1);
  const std::vector<double> eyes = eyes_of(all);
  for (std::size_t i = 1; i < all.size(); ++i) {
    EXPECT_EQ(all[i].part->role, Role::receiver);
    EXPECT_LT(all[i].part->y, -20) << "nearer than who speaks";
    const bool right_of_middle = all[i].part->x > 0;
    if (std::abs(eyes[i] - eyes[0]) > 20) {
      EXPECT_EQ(all[i].part->faces_left, right_of_middle) << i;
    }
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(all[i].part->name, all[k].part->name);
  }
  EXPECT_TRUE(covered_faces(scene_of_all(all)).empty());
}

INSTANTIATE_TEST_SUITE_P(OfAnySize, Audience, testing::Values(1, 2, 3, 5));

TEST(Audience, WhoGetsWhatIsMadeStandsBeside) {
  const Part maker = part_named("agent", Role::agent, "stand"),
             receiver = part_named("agent", Role::agent, "stand");
  const std::vector<Casting> both = with_audience({cast_child(maker)}, {{cast_child(receiver)}}, true);
  ASSERT_EQ(both.size(), 2U);
  EXPECT_GT(both[1].part->x, 20);
  EXPECT_TRUE(both[1].part->faces_left);
  EXPECT_EQ(both[1].part->y, both[0].part->y) << "on one line, so that nothing is hidden";
}

TEST(Audience, IsOneTableauWithWhoSpeaks) {
  Options options;
  options.seed = 1;
  options.age = Age::years_6_8;
  for (const char* text :
       {"Die Lehrerin erklärt den Schülern an der Tafel eine Rechenaufgabe",
        "Die Lehrerin liest der Klasse ein Buch vor", "Opa erzählt den Kindern ein Märchen"}) {
    const Drawing drawing = draw(text, options);
    const test_support::DeedFindings findings = test_support::check_deeds({text, "", {}, "", {}}, drawing);
    EXPECT_TRUE(findings.covered_faces.empty()) << text;
    EXPECT_TRUE(findings.open.empty()) << text;
  }
}

}  // namespace
}  // namespace drawing::deeds
