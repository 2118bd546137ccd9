#include "books/lessons/label_fates.h"

#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "books/lessons/colour_task.h"
#include "books/lessons/sums.h"
#include "support/plain_measure.h"

// Which fields of a page made of squares have a number, and which colour.
namespace books::lessons {
namespace {

using geometry::Rect;

const support::PlainMeasure square_measure;

class SquarePage {
 public:
  SquarePage() {
    add("Wiese", {{5, 200, 195, 280}});
    add("Dach", {{10, 100, 50, 130}});
    add("Stamm", {{60, 100, 80, 160}});
    add("Mond", {{10, 10, 40, 40}, {50, 10, 80, 40}});
  }

  // A thing of so many parts, the first below the others.
  std::size_t add(const std::string& name, const std::vector<Rect>& parts) {
    picture_.elements.push_back({"", name, false, {}, 1});
    for (const Rect& part : parts) {
      drawing::Shape shape;
      shape.path.add_rect(part);
      shape.line_mm = 0.6;
      shape.element = static_cast<std::uint16_t>(picture_.elements.size() - 1);
      picture_.shapes.push_back(shape);
    }
    return picture_.elements.size() - 1;
  }

  // The crayons of an element's numbers, in the order of its fields.
  std::vector<Crayon> numbered(std::size_t element) const {
    const Page page{picture_, "builtin", ""};
    const RegionMap map(page, {}, {0, 0, picture_.width_mm, picture_.height_mm});
    const auto task = make_colour_task(map, &picture_, ColourLabels::numbers, {LessonLevel::hard, {}},
                                       base::Random(7), square_measure);
    std::vector<Crayon> crayons;
    if (!task) return crayons;
    for (const RegionLabel& label : task->labels)
      if (map.regions()[label.region].element == element) crayons.push_back(task->key[label.key].crayon);
    return crayons;
  }

 private:
  drawing::Picture picture_;
};

TEST(LabelFates, RaysHaveNumbersWhereAllHaveRoom) {
  SquarePage page;
  const std::size_t sun =
      page.add("Sonne", {{120, 40, 150, 70}, {120, 20, 125, 25}, {130, 20, 135, 25}, {140, 20, 145, 25}});
  EXPECT_EQ(page.numbered(sun), std::vector<Crayon>(4, Crayon::yellow));
}

TEST(LabelFates, NoRayHasANumberWhereOneHasNoRoom) {
  SquarePage page;
  const std::size_t sun =
      page.add("Sonne", {{120, 40, 150, 70}, {120, 20, 125, 25}, {130, 20, 135, 25}, {140, 20, 158, 21.9}});
  EXPECT_EQ(page.numbered(sun), std::vector<Crayon>{Crayon::yellow});
}

TEST(LabelFates, ASmallSunKeepsItsNumberWhereItsRaysHaveNone) {
  SquarePage page;
  std::vector<Rect> parts = {{120, 40, 132, 52}};
  for (int i = 0; i < 6; ++i) parts.push_back({140, 40 + i * 4.0, 158, 41.9 + i * 4.0});
  EXPECT_EQ(page.numbered(page.add("Sonne", parts)), std::vector<Crayon>{Crayon::yellow});
}

// A hand may cover one.
TEST(LabelFates, FourOfFiveApplesKeepTheirNumbers) {
  SquarePage page;
  std::vector<Rect> apples;
  for (int i = 0; i < 4; ++i) apples.push_back({100 + i * 12.0, 100, 106 + i * 12.0, 106});
  apples.push_back({150, 100, 170, 101.9});
  EXPECT_EQ(page.numbered(page.add("Apfel", apples)).size(), 4u);
}

TEST(LabelFates, ARoofKeepsItsNumberWhereManyStrutsHaveNone) {
  SquarePage page;
  std::vector<Rect> parts = {{100, 90, 112, 99}, {116, 90, 128, 99}};
  for (int i = 0; i < 9; ++i) parts.push_back({100, 101 + i * 4.0, 118, 102.9 + i * 4.0});
  EXPECT_EQ(page.numbered(page.add("Kletterturm", parts)).size(), 2u);
}

// A page has no more numbers than a child can do: a hill keeps its own, but none in each gap of a fence.
TEST(LabelFates, OfTooManyNumbersThoseOfTheSliversOfAGroundGo) {
  SquarePage page;
  std::vector<Rect> parts = {{100, 90, 190, 120}};
  for (int i = 0; i < 160; ++i) {
    const double x = 100 + i % 16 * 5.6, y = 122 + i / 16 * 5.6;
    parts.push_back({x, y, x + 4.6, y + 4.6});
  }
  EXPECT_EQ(page.numbered(page.add("Hügel", parts)).size(), 1u);
}

TEST(LabelFates, WhatIsWhiteInManyPiecesHasNoNumber) {
  SquarePage page;
  std::vector<Rect> meshes;
  for (int i = 0; i < 8; ++i) meshes.push_back({100 + i * 9.0, 100, 108 + i * 9.0, 108});
  const std::size_t net = page.add("Fußballtor", meshes);
  EXPECT_TRUE(page.numbered(net).empty());
}

TEST(LabelFates, WhatIsWrittenOnABoardIsNoField) {
  SquarePage page;
  const std::size_t board = page.add("Tafel", {{100, 100, 180, 150}});
  const std::size_t digits = page.add("Tafelanschrieb", {{110, 110, 120, 120}});
  EXPECT_EQ(page.numbered(board).size(), 1u);
  EXPECT_TRUE(page.numbered(digits).empty());
}

TEST(LabelFates, ASmallFieldOfAThingHasASmallNumber) {
  SquarePage page;
  // Too low for type of 9 points.
  const std::size_t bench = page.add("Holzbank", {{100, 100, 160, 110}, {100, 120, 130, 123.1}});
  EXPECT_EQ(page.numbered(bench).size(), 2u);
}

TEST(ThingColours, LandOnAGlobeIsNotOfTheColourOfItsSea) {
  SquarePage page;
  const std::size_t globe = page.add("Globus", {{100, 100, 140, 140}, {115, 115, 125, 125}});
  const std::vector<Crayon> crayons = page.numbered(globe);
  ASSERT_EQ(crayons.size(), 2u);
  EXPECT_NE(crayons[0], crayons[1]);
}

TEST(ThingColours, AllOfASofaIsOfOneColour) {
  SquarePage page;
  const std::size_t sofa = page.add("Sofa", {{100, 100, 180, 130}, {110, 115, 140, 125}});
  const std::vector<Crayon> crayons = page.numbered(sofa);
  ASSERT_EQ(crayons.size(), 2u);
  EXPECT_EQ(crayons[0], crayons[1]);
}

TEST(ThingColours, AStarIsSeenOnItsBanner) {
  for (const char* name : {"Banner", "Wimpel", "Wappen"}) {
    SquarePage page;
    const std::vector<Crayon> crayons =
        page.numbered(page.add(name, {{100, 100, 180, 130}, {110, 110, 135, 125}}));
    ASSERT_EQ(crayons.size(), 2u) << name;
    EXPECT_NE(crayons[0], crayons[1]) << name;
  }
}

// An alphabet on a wall is to be read: numbers in letters would hide them.
TEST(ThingColours, TheLettersOnAWallAreNoFields) {
  SquarePage page;
  EXPECT_TRUE(page.numbered(page.add("Buchstaben", {{100, 100, 180, 130}, {110, 110, 135, 125}})).empty());
}

TEST(ThingColours, ATramHasPanesOfGlass) {
  SquarePage page;
  const std::vector<Crayon> crayons = page.numbered(
      page.add("Straßenbahn", {{100, 100, 180, 130}, {105, 105, 130, 117}, {140, 105, 165, 117}}));
  ASSERT_EQ(crayons.size(), 3u);
  EXPECT_NE(crayons[0], crayons[1]);
  EXPECT_EQ(crayons[1], crayons[2]);
  EXPECT_TRUE(crayons[1] == Crayon::light_blue || crayons[1] == Crayon::blue) << german_name(crayons[1]);
}

TEST(ThingColours, DropsFromACanAreOfWater) {
  SquarePage page;
  const std::vector<Crayon> crayons = page.numbered(
      page.add("Gießkanne", {{100, 100, 130, 130}, {130, 105, 145, 110}, {150, 120, 156, 128}}));
  ASSERT_EQ(crayons.size(), 3u);
  EXPECT_EQ(crayons[0], Crayon::grey);
  EXPECT_EQ(crayons[1], Crayon::grey);
  EXPECT_TRUE(crayons[2] == Crayon::light_blue || crayons[2] == Crayon::blue) << german_name(crayons[2]);
}

TEST(ThingColours, ABlanketIsNotOfTheWoodOfItsBed) {
  SquarePage page;
  const std::vector<Crayon> crayons =
      page.numbered(page.add("Bett", {{100, 100, 110, 130}, {110, 105, 172, 125}, {172, 110, 180, 130}}));
  ASSERT_EQ(crayons.size(), 3u);
  EXPECT_EQ(crayons[0], crayons[2]);
  EXPECT_NE(crayons[0], crayons[1]);
}

TEST(ThingColours, AllBoardsOfAFenceAreOfOneColour) {
  SquarePage page;
  const std::size_t trunk = page.add("Balken", {{95, 90, 105, 160}});
  const std::size_t fence =
      page.add("Zaun", {{106, 100, 116, 140}, {130, 100, 140, 140}, {150, 100, 160, 140}});
  const std::vector<Crayon> crayons = page.numbered(fence);
  ASSERT_EQ(crayons.size(), 3u);
  EXPECT_EQ(std::set<Crayon>(crayons.begin(), crayons.end()).size(), 1u);
  EXPECT_EQ(page.numbered(trunk).size(), 1u);
}

}  // namespace
}  // namespace books::lessons
