// Who does something with a thing has a limb or a tool on it, as the page came out.
#include "drawing/deeds/hands.h"

#include <algorithm>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "drawing/deeds/placing.h"
#include "drawing/pipeline.h"
#include "support/castings.h"
#include "support/touch_laws.h"

namespace drawing::deeds {
namespace {

Drawing page_of(const std::string& sentence) {
  Options options;
  options.seed = 1;
  options.age = Age::years_6_8;
  return draw(sentence, options);
}

std::string untouched(const std::string& sentence) {
  std::string text;
  for (const test_support::Untouched& one : test_support::untouched_on(page_of(sentence)))
    text += one.who + " - " + one.what + " " + std::to_string(one.gap_mm) + "\n";
  return text;
}

double most_hidden(const std::string& sentence, const std::string& name) {
  double share = 0;
  for (const test_support::Hidden& one : test_support::hidden_on(page_of(sentence))) {
    if (one.of == name) share = std::max(share, one.share);
  }
  return share;
}

TEST(Hands, AreOnWhatLiesOnSomething) {
  for (const char* sentence :
       {"Ein Junge nascht Trauben", "Oma kauft beim Bäcker Brötchen", "Ein Mädchen fädelt Perlen auf",
        "Ein Kind klebt Sterne auf ein Blatt", "Der Koch schmeckt die Suppe ab"})
    EXPECT_EQ(untouched(sentence), "") << sentence;
}

TEST(Hands, AndPawsAndToolsAreWhereThePlanHasThem) {
  for (const char* sentence :
       {"papa tankt das auto", "Ein Mädchen klebt dem Teddy ein Pflaster auf", "Mama macht das Bett",
        "Eine Taucherin streichelt einen Delfin.", "Kinder sammeln Kastanien im Park"})
    EXPECT_EQ(untouched(sentence), "") << sentence;
}

// The water drop does not come to lie before the microscope.
TEST(Hands, BringNothingBeforeOtherThings) {
  EXPECT_LT(
      most_hidden("Die Schüler untersuchen im Labor mit dem Mikroskop einen Wassertropfen.", "Mikroskop"),
      0.3);
}

TEST(Hands, ThatWereOnlyLaidDownDoTheNextDeed) {
  const Drawing drawing = page_of("Ein Junge faltet einen Papierflieger und lässt ihn fliegen");
  ASSERT_EQ(drawing.performance.shown.size(), 2U);
  EXPECT_TRUE(drawing.performance.shown[0] && drawing.performance.shown[1]);
}

TEST(Hands, NothingIsLaidOnFromAfar) {
  EXPECT_EQ(untouched("Ein Wolf heult den Mond an"), "");
}

TEST(FrontRow, HidesNeitherWhatIsHeldNorWhomTheyLookAt) {
  EXPECT_LT(most_hidden("Die Familie schaut im Zoo die Affen an", "Affe"), 0.3);
  EXPECT_LT(most_hidden("Kinder laufen mit Laternen beim Martinsumzug", "Laterne"), 0.3);
}

// What is painted last of the child comes after the thing that its hand closes round.
bool has_fingers_before_it(const Part& child, const Part& thing) {
  Player held;
  held.name = thing.name;
  held.body = Thing(*props::find_drawn("sweeping_broom"));
  const Scene scene = draw_tableau(place({test_support::cast_child(child), {&thing, std::move(held)}}),
                                   figures::Drawn{.mm_per_unit = 0.3, .finest_mm = 0}, base::Random(0));
  return !scene.pieces.empty() && scene.pieces.back().casting == 0;
}

// Otherwise its arm would end in a stump behind the handle.
TEST(Hands, CloseTheirFingersBeforeWhatTheyHold) {
  Part child;
  child.name = "agent";
  child.role = Role::agent;
  child.pose = "sweep";
  Part broom;
  broom.name = "tool";
  broom.role = Role::tool;
  broom.is_thing = true;
  broom.at = Target{"agent", "near_hand"};
  broom.in_hand = true;
  broom.depth = Depth::front;
  EXPECT_TRUE(has_fingers_before_it(child, broom));
  broom.at = Target{"agent", "far_hand"};
  EXPECT_TRUE(has_fingers_before_it(child, broom));
  broom.at = Target{"agent", "shoulder"};
  broom.in_hand = false;
  EXPECT_FALSE(has_fingers_before_it(child, broom));
  broom.held = Target{"agent", "near_hand"};
  EXPECT_TRUE(has_fingers_before_it(child, broom));
}

}  // namespace
}  // namespace drawing::deeds
