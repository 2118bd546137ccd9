// What somebody wears or puts on is on them and in no hand, and what is as large as a fire engine is in none.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"

namespace drawing::deeds {
namespace {

Drawing drawn_with_clothes(const std::string& sentence, std::uint32_t seed = 7) {
  Options options;
  options.seed = seed;
  return draw(sentence, options);
}

bool has_element(const Drawing& drawing, const std::string& name) {
  return std::any_of(drawing.picture.elements.begin(), drawing.picture.elements.end(),
                     [&](const Element& element) { return element.name == name; });
}

bool every_deed_shown(const Drawing& drawing) {
  return std::all_of(drawing.performance.shown.begin(), drawing.performance.shown.end(),
                     [](bool shown) { return shown; });
}

TEST(Wearing, WhoPutsBootsOnAndJumpsHasThemOn) {
  for (const char* sentence : {"Paul zieht seine Gummistiefel an und springt in die Pfütze",
                               "Paul trägt Gummistiefel und springt in die Pfütze"}) {
    const Drawing drawing = drawn_with_clothes(sentence);
    EXPECT_TRUE(every_deed_shown(drawing)) << sentence;
    EXPECT_FALSE(has_element(drawing, "Stiefel")) << sentence;
    EXPECT_EQ(drawing.performance.worn.size(), 1U) << sentence;
    EXPECT_TRUE(drawing.wish.not_drawn.empty()) << sentence;
  }
}

TEST(Wearing, APairOfGlovesIsOnBothHands) {
  const Drawing drawing = drawn_with_clothes("Lena hat Handschuhe an und baut einen Schneemann");
  EXPECT_TRUE(every_deed_shown(drawing));
  EXPECT_FALSE(has_element(drawing, "Handschuh"));
}

TEST(Wearing, ThePussInBootsHasItsHat) {
  EXPECT_TRUE(has_element(drawn_with_clothes("Der gestiefelte Kater geht in den Wald"), "Federhut"));
  EXPECT_FALSE(has_element(drawn_with_clothes("Der Kater geht in den Wald"), "Federhut"));
}

TEST(Wearing, WhoOnlyPutsBootsOnHoldsThem) {
  EXPECT_TRUE(has_element(drawn_with_clothes("Ein Mädchen zieht Gummistiefel an"), "Stiefel"));
}

geometry::Rect bounds_of_element(const Drawing& drawing, const std::string& name) {
  for (const Element& element : drawing.picture.elements)
    if (element.name == name) return element.bounds;
  return {};
}

TEST(Wearing, ASatchelIsOnTheBackWhateverTheHandsHold) {
  struct Case {
    const char *sentence, *who, *bag;
  };
  for (const Case& one : {Case{"Ein Mädchen mit Schultüte und Schulranzen", "Mädchen", "Schulranzen"},
                          Case{"Papa mit Rucksack wandert durch die Berge", "Papa", "Rucksack"},
                          Case{"Ein Kind mit Rucksack fährt Fahrrad", "Kind", "Rucksack"}}) {
    const Drawing drawing = drawn_with_clothes(one.sentence);
    ASSERT_TRUE(has_element(drawing, one.who) && has_element(drawing, one.bag)) << one.sentence;
    const geometry::Rect who = bounds_of_element(drawing, one.who), bag = bounds_of_element(drawing, one.bag);
    // Beside the trunk: neither on the ground nor in the air.
    EXPECT_GT(bag.center().y, who.top + 0.35 * who.height()) << one.sentence;
    EXPECT_LT(bag.bottom, who.top + 0.85 * who.height()) << one.sentence;
    EXPECT_LT(bag.left, who.right) << one.sentence;
    EXPECT_GT(bag.right, who.left) << one.sentence;
  }
}

TEST(Wearing, AFireEngineIsInNoHand) {
  const Drawing drawing = drawn_with_clothes("Die Feuerwehr rettet eine Katze vom Baum");
  EXPECT_TRUE(has_element(drawing, "Feuerwehrauto"));
  for (const auto& contact : drawing.performance.contacts) EXPECT_NE(contact.of, "tool grip");
}

}  // namespace
}  // namespace drawing::deeds
