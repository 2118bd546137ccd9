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

TEST(Wearing, AFireEngineIsInNoHand) {
  const Drawing drawing = drawn_with_clothes("Die Feuerwehr rettet eine Katze vom Baum");
  EXPECT_TRUE(has_element(drawing, "Feuerwehrauto"));
  for (const auto& contact : drawing.performance.contacts) EXPECT_NE(contact.of, "tool grip");
}

}  // namespace
}  // namespace drawing::deeds
