// Wide tableaux on paper that is higher than wide.
#include "drawing/deeds/folding.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

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
  EXPECT_FALSE(in_two_rows(cast_all(row_of_three(56))));
}

TEST(Folding, TwoStandBesideEachOther) {
  const std::array<Part, 3> parts = row_of_three(260);
  EXPECT_FALSE(in_two_rows({cast_child(parts[0]), cast_child(parts[1])}));
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

}  // namespace
}  // namespace drawing::deeds
