// Where those who do something stand: at a wall, in a herd, on what is made for them.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"

namespace drawing::deeds {
namespace {

Picture page_of(const std::string& sentence, std::uint32_t seed) {
  Options options;
  options.seed = seed;
  return draw(sentence, options).picture;
}

std::vector<geometry::Rect> boxes_of(const Picture& picture, const std::string& name) {
  std::vector<geometry::Rect> boxes;
  for (const Element& element : picture.elements) {
    if (element.name == name) boxes.push_back(element.bounds);
  }
  return boxes;
}

TEST(WhereTheyStand, AWindowThatIsCleanedHangsOnTheWall) {
  for (const std::uint32_t seed : {1U, 2U, 3U}) {
    const Picture picture = page_of("Ein Mädchen putzt das Fenster", seed);
    const auto windows = boxes_of(picture, "Fenster"), floors = boxes_of(picture, "Boden");
    ASSERT_FALSE(windows.empty());
    ASSERT_EQ(floors.size(), 1U);
    EXPECT_LE(windows.back().bottom, floors.front().top + 3) << seed;
  }
}

TEST(WhereTheyStand, SheepThatAreLookedAfterDoNotPileUp) {
  for (const std::uint32_t seed : {1U, 2U, 3U}) {
    const auto sheep = boxes_of(page_of("Der Schäfer hütet die Schafe", seed), "Schaf");
    ASSERT_GE(sheep.size(), 2U);
    for (std::size_t i = 0; i < sheep.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        const double common = sheep[i].intersection(sheep[k]).width();
        EXPECT_LT(common, 0.12 * sheep[i].width()) << seed;
      }
    }
  }
}

// What is larger than they are stands behind them, and hides nobody.
TEST(WhereTheyStand, AVolcanoIsBehindThoseWhoChaseEachOtherThere) {
  for (const std::uint32_t seed : {1U, 3U, 7U}) {
    const Picture picture = page_of("Ein Dinosaurier jagt einen kleineren Dinosaurier am Vulkan", seed);
    const auto volcanoes = boxes_of(picture, "Vulkan"), dinosaurs = boxes_of(picture, "Dinosaurier");
    ASSERT_EQ(volcanoes.size(), 1U) << seed;
    ASSERT_EQ(dinosaurs.size(), 2U) << seed;
    for (const geometry::Rect& dinosaur : dinosaurs)
      EXPECT_GT(dinosaur.bottom, volcanoes.front().bottom) << seed;
  }
}

TEST(WhereTheyStand, HeadphonesAreOnTheHeadAndNowhereElse) {
  for (const char* sentence : {"Ein Junge zockt mit Kopfhörern am Computer", "Ein Mädchen trägt Kopfhörer"})
    EXPECT_TRUE(boxes_of(page_of(sentence, 7), "Kopfhörer").empty()) << sentence;
}

TEST(WhereTheyStand, ABabySleepsInACot) {
  EXPECT_EQ(boxes_of(page_of("Das Baby schläft", 1), "Kinderbett").size(), 1U);
  EXPECT_TRUE(boxes_of(page_of("Der Junge schläft", 1), "Kinderbett").empty());
}

// Beyond the end of what is written: the page is never in a mirror, whichever way others look.
TEST(WhereTheyStand, WhoWritesTheAlphabetIsAtItsEnd) {
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Picture picture = page_of("Die Lehrerin schreibt das Alphabet an die Tafel", seed);
    const auto boards = boxes_of(picture, "Tafel"), teachers = boxes_of(picture, "Lehrerin");
    ASSERT_FALSE(boards.empty()) << seed;
    ASSERT_FALSE(teachers.empty()) << seed;
    EXPECT_GT(teachers.front().center().x, boards.front().center().x) << seed;
  }
}

}  // namespace
}  // namespace drawing::deeds
