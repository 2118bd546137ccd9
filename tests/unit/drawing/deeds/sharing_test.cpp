// What there is once is on the page once, however many use it and however often the text names it.
#include "drawing/deeds/sharing.h"

#include <algorithm>
#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "support/sentence_page.h"

namespace drawing::deeds {
namespace {

int named(const Picture& picture, const std::string& name) {
  return static_cast<int>(std::count_if(picture.elements.begin(), picture.elements.end(),
                                        [&](const Element& element) { return element.name == name; }));
}

TEST(Sharing, TwoWhoRowAreInOneBoat) {
  const Picture picture = test_support::drawn("Zwei Kinder rudern mit einem Boot über den See").picture;
  EXPECT_EQ(named(picture, "Kind"), 2);
  EXPECT_EQ(named(picture, "Boot"), 1);
}

TEST(Sharing, EachHasABicycleOfItsOwn) {
  const Picture picture = test_support::drawn("Zwei Kinder fahren Fahrrad").picture;
  EXPECT_EQ(named(picture, "Kind"), 2);
  EXPECT_EQ(named(picture, "Fahrrad"), 2);
}

TEST(Sharing, SwingsHangUnderOneBeam) {
  EXPECT_EQ(named(test_support::drawn("Ein Kind schaukelt").picture, "Schaukel"), 1);
  EXPECT_EQ(named(test_support::drawn("Zwei Kinder schaukeln").picture, "Schaukel"), 1);
  EXPECT_EQ(named(test_support::drawn("Drei Kinder schaukeln").picture, "Schaukel"), 1);
}

TEST(Sharing, ThePotThatIsStirredIsTheOneThatWasNamed) {
  const Picture picture =
      test_support::drawn("Ein Koch rührt in der Küche in einem großen Topf Suppe").picture;
  EXPECT_EQ(named(picture, "Koch"), 1);
  EXPECT_LE(named(picture, "Topf") + named(picture, "Suppe"), 1);
}

// Not one on the other's head.
TEST(Sharing, TwoInsectsOnOneFlowerHaveABloomEach) {
  for (const std::uint32_t seed : {1U, 2U, 3U}) {
    const Picture picture =
        test_support::drawn("Marienkäfer und Schmetterling auf einer Blume", seed).picture;
    const auto box_of = [&](const std::string& name) {
      const auto found = std::find_if(picture.elements.begin(), picture.elements.end(),
                                      [&](const Element& e) { return e.asked && e.name == name; });
      return found == picture.elements.end() ? geometry::Rect{} : found->bounds;
    };
    const geometry::Rect ladybird = box_of("Marienkäfer"), butterfly = box_of("Schmetterling");
    ASSERT_FALSE(ladybird.empty() || butterfly.empty());
    EXPECT_GT(std::abs(ladybird.center().x - butterfly.center().x), 0.4 * ladybird.width()) << seed;
  }
}

TEST(Sharing, NoBallLiesBesideThatOfTheGame) {
  const Picture picture = test_support::drawn("Zwei Mädchen spielen Tischtennis in der Turnhalle").picture;
  EXPECT_EQ(named(picture, "Fußball") + named(picture, "Wasserball"), 0);
}

TEST(Sharing, WhatTwoCarryIsOne) {
  for (const std::string thing : {"Koffer", "Eimer", "Kürbis", "Sack", "Stuhl"}) {
    const Picture picture = test_support::drawn("Zwei Kinder tragen einen " + thing).picture;
    EXPECT_EQ(named(picture, "Kind"), 2) << thing;
    EXPECT_EQ(named(picture, thing), 1) << thing;
  }
}

// Its body is painted before who sits in it, and its shaft is not where it is pushed.
TEST(Sharing, OnePullsTheCartAndOnePushesIt) {
  const Picture picture = test_support::drawn("Zwei Kinder ziehen einen Bollerwagen").picture;
  std::vector<geometry::Rect> children, carts;
  for (const Element& element : picture.elements) {
    if (element.name == "Kind") children.push_back(element.bounds);
    if (element.name == "Bollerwagen") carts.push_back(element.bounds);
  }
  ASSERT_EQ(children.size(), 2U);
  ASSERT_EQ(carts.size(), 1U);
  const double middle = carts.front().center().x;
  EXPECT_LT((children[0].center().x - middle) * (children[1].center().x - middle), 0);
}

}  // namespace
}  // namespace drawing::deeds
