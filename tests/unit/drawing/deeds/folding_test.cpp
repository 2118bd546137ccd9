// Wide tableaux on paper that is higher than wide.
#include "drawing/deeds/folding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/deeds/ensemble.h"
#include "drawing/deeds/page_room.h"
#include "drawing/deeds/placing.h"
#include "drawing/pipeline.h"
#include "support/castings.h"

namespace drawing::deeds {
namespace {

using test_support::cast_child;

// Three children in a row who do the same.
std::array<Part, 3> row_of_three(double step) {
  std::array<Part, 3> parts;
  const std::array roles{Role::agent, Role::second, Role::third};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    parts[i].name = "child" + std::to_string(i);
    parts[i].role = roles[i];
    parts[i].pose = "cheer";
    parts[i].x = step * static_cast<double>(i);
  }
  return parts;
}

std::vector<Casting> cast_all(const std::array<Part, 3>& parts) {
  return {cast_child(parts[0]), cast_child(parts[1]), cast_child(parts[2])};
}

double size_of(const std::vector<Casting>& castings) {
  figures::Drawn drawn;
  drawn.mm_per_unit = 0.3;
  drawn.finest_mm = 0;
  return size_on_page(draw_tableau(place(castings), drawn, base::Random(0)).bounds(), true);
}

TEST(Folding, ThreeWhoStandApartStandInTwoRows) {
  const std::array<Part, 3> parts = row_of_three(130);
  const std::vector<Casting> row = cast_all(parts);
  const auto rows = in_two_rows(row);
  ASSERT_TRUE(rows);
  ASSERT_EQ(rows->size(), 3U);
  EXPECT_GT(size_of(*rows), 1.2 * size_of(row));
  // Who is painted last is nearest.
  const std::vector<Placed> placed = place(*rows);
  EXPECT_GT(placed.back().map({0, 0}).y, 25);
  EXPECT_DOUBLE_EQ(placed.front().map({0, 0}).y, 0);
}

TEST(Folding, WhoIsLargeAlreadyStaysInTheRow) {
  EXPECT_FALSE(in_two_rows(cast_all(row_of_three(36))));
}

TEST(Folding, TwoStandOnOneLine) {
  const std::array<Part, 3> parts = row_of_three(260);
  EXPECT_FALSE(in_two_rows({cast_child(parts[0]), cast_child(parts[1])}));
}

// At this distance a child is more than a fifth of the page and less than a third of it.
constexpr double middling_step = 92;

TEST(Folding, OnlyWhoDoTheSameApartStepOutUntilTheyAreLarge) {
  const std::array<Part, 3> parts = row_of_three(middling_step);
  EXPECT_TRUE(in_two_rows(cast_all(parts)));
}

TEST(Folding, WhoFaceEachOtherStandOnOneLine) {
  std::array<Part, 3> parts = row_of_three(middling_step);
  parts[2].faces_left = true;
  EXPECT_FALSE(in_two_rows(cast_all(parts)));
}

TEST(Folding, WhomItIsDoneToStandsOnTheLine) {
  std::array<Part, 3> parts = row_of_three(130);
  parts[1].role = Role::patient;
  parts[1].beside = parts[0].name;
  EXPECT_FALSE(in_two_rows({cast_child(parts[0]), cast_child(parts[1])}));
}

TEST(Folding, WhoCuddleAreNotParted) {
  const std::array<Part, 3> parts = row_of_three(260);
  std::vector<Part> pair{parts[0], parts[1], parts[2]};
  pair[1].x = 14;
  pair[1].beside = pair[0].name;
  const auto rows = in_two_rows({cast_child(pair[0]), cast_child(pair[1]), cast_child(pair[2])});
  ASSERT_TRUE(rows);
  const std::vector<Placed> placed = place(*rows);
  double y[2] = {};
  for (const Placed& one : placed) {
    if (one.casting->part->name == "child0") y[0] = one.map({0, 0}).y;
    if (one.casting->part->name == "child1") y[1] = one.map({0, 0}).y;
  }
  EXPECT_DOUBLE_EQ(y[0], y[1]);
}

TEST(Folding, WhoHoldHandsAreNotParted) {
  std::array<Part, 3> parts = row_of_three(62);
  parts[0].reach.far_hand = Target{"child1", "near_hand"};
  parts[2].reach.near_hand = Target{"child1", "far_hand"};
  EXPECT_FALSE(in_two_rows(cast_all(parts)));
}

TEST(Folding, WhoDoesItWithOthersIsNotTinyOnAnUprightPage) {
  for (const char* sentence : {"Kinder spielen Fußball auf dem Sportplatz", "Kinder füttern Enten im Park",
                               "Die Kinder warten auf den Schulbus", "Mädchen machen Ballett"}) {
    Options options;
    options.seed = 1;
    const Picture picture = draw(sentence, options).picture;
    int children = 0;
    for (const Element& element : picture.elements) {
      const bool child = element.motif == "own-kind" || element.motif == "own-maedchen";
      if (!element.asked || !child) continue;
      ++children;
      EXPECT_GT(element.bounds.height(), 0.22 * picture.height_mm) << sentence;
    }
    EXPECT_EQ(children, 3) << sentence;
  }
}

TEST(Folding, AWideCastTakesAGoodPartOfAnUprightPage) {
  for (const char* sentence :
       {"Die Lehrerin schreibt an die Tafel und die Kinder melden sich",
        "Die Familie macht ein Picknick auf der Wiese", "Kinder laufen mit Laternen durch die Nacht"}) {
    Options options;
    options.seed = 7;
    const Picture picture = draw(sentence, options).picture;
    geometry::Rect all;
    for (const Element& element : picture.elements) {
      if (element.asked) all.include(element.bounds);
    }
    EXPECT_GT(all.height(), 0.4 * picture.height_mm) << sentence;
  }
}

// The boxes of all on the page that is one of these motifs, or called so.
std::vector<geometry::Rect> boxes_of(const char* sentence, const std::vector<std::string>& motifs) {
  Options options;
  options.seed = 7;
  std::vector<geometry::Rect> boxes;
  for (const Element& element : draw(sentence, options).picture.elements) {
    const auto is_it = [&](const std::string& called) {
      return called == element.motif || called == element.name;
    };
    if (std::any_of(motifs.begin(), motifs.end(), is_it)) boxes.push_back(element.bounds);
  }
  return boxes;
}

TEST(Folding, WhoMeetOrCrossAStreetTogetherStandOnOneLine) {
  struct Case {
    const char* sentence;
    std::vector<std::string> motifs;
    std::size_t count;
  };
  for (const Case& one : {Case{"Der Polizist hilft zwei Kindern über den Zebrastreifen",
                               {"own-polizist", "own-kind", "own-maedchen", "own-junge"},
                               3},
                          Case{"Rotkäppchen trifft den Wolf im Wald", {"own-rotkaeppchen", "own-wolf"}, 2}}) {
    const std::vector<geometry::Rect> boxes = boxes_of(one.sentence, one.motifs);
    ASSERT_EQ(boxes.size(), one.count) << one.sentence;
    for (const geometry::Rect& box : boxes) EXPECT_NEAR(box.bottom, boxes[0].bottom, 9) << one.sentence;
  }
}

TEST(Folding, ThreeAtBasinsAreNotTiny) {
  const auto children = boxes_of("Drei Kinder waschen sich die Hände", {"own-kind"});
  ASSERT_EQ(children.size(), 3U);
  for (const geometry::Rect& child : children) EXPECT_GT(child.height(), 62);
}

TEST(Folding, TheEngineHidesNoneOfTheHouseThatBurns) {
  const auto house = boxes_of("Die Feuerwehr löscht ein brennendes Haus", {"1f3e0"});
  const auto engine = boxes_of("Die Feuerwehr löscht ein brennendes Haus", {"own-feuerwehrauto"});
  ASSERT_EQ(house.size(), 1U);
  ASSERT_EQ(engine.size(), 1U);
  // It stands beside it, or before its foot.
  const double common = std::min(engine[0].right, house[0].right) - std::max(engine[0].left, house[0].left);
  EXPECT_TRUE(common < 0.1 * engine[0].width() || engine[0].top > house[0].top + 0.9 * house[0].height());
}

TEST(Folding, FloatsAreInTheWaterBesideTheBoat) {
  const char* sentence = "Opa angelt mit seinem Enkel am See";
  const auto boat = boxes_of(sentence, {"Boot"}), floats = boxes_of(sentence, {"Wasserring"});
  ASSERT_EQ(boat.size(), 1U);
  ASSERT_EQ(floats.size(), 2U);
  for (const geometry::Rect& one : floats)
    EXPECT_GT(std::abs(one.center().x - boat[0].center().x), boat[0].width() / 2 + 2);
}

TEST(Folding, TheGroundReachesTheFarthestWhereAllStepped) {
  std::array<Part, 3> parts = row_of_three(60);
  parts[0].y = -20;
  parts[1].y = parts[2].y = -80;
  cast::Actor actor;
  make_ensemble(actor, cast_all(parts), base::Random(1));
  EXPECT_LT(actor.ensemble->rear_foot(), actor.motif->bounds.bottom - 0.15);
}

TEST(Folding, ThePresentsOfTheSleighLieInIt) {
  Options options;
  options.seed = 7;
  const Picture picture =
      draw("Der Weihnachtsmann bringt mit dem Rentierschlitten Geschenke", options).picture;
  geometry::Rect sleigh;
  for (const Element& element : picture.elements) {
    if (element.motif == "own-schlitten") sleigh = element.bounds;
  }
  int presents = 0;
  for (const Element& element : picture.elements) {
    if (element.motif != "1f381" || !element.asked) continue;
    ++presents;
    EXPECT_LT(element.bounds.bottom, sleigh.bottom);
  }
  EXPECT_GE(presents, 2);
}

}  // namespace
}  // namespace drawing::deeds
