// Who does something with a thing has a limb or a tool on it, as the page came out.
#include "drawing/deeds/hands.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
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

}  // namespace
}  // namespace drawing::deeds
