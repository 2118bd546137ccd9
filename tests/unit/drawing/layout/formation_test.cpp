#include "drawing/layout/formation.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/cast/library.h"
#include "drawing/page/stage.h"

namespace drawing::layout {
namespace {

std::vector<cast::Actor> several(const std::string& motif, int count) {
  Wish wish;
  wish.motifs = {{motif, "Ding", false, count}};
  return cast::make_cast(wish, cast::embedded_library(), cast::Medium::land, Age::years_6_8, base::Random(1));
}

page::Stage sheet(bool landscape) {
  Options options;
  options.orientation = landscape ? Orientation::landscape : Orientation::portrait;
  return page::make_stage(options);
}

// The share of the smaller of two boxes that the other one covers.
double covered(const geometry::Rect& one, const geometry::Rect& other) {
  const geometry::Rect both = one.intersection(other);
  return both.empty() ? 0 : both.area() / std::min(one.area(), other.area());
}

const std::vector<std::string> shapes = {"ring", "heart", "star", "triangle", "square", "spiral",
                                         "arch", "wave",  "row",  "tower",    "pyramid"};

TEST(Formation, PutsEverybodyOnThePageAndNobodyOverAnother) {
  const std::vector<cast::Actor> cast = several("2b50", 9);
  ASSERT_EQ(cast.size(), 9U);
  for (const bool landscape : {false, true}) {
    const page::Stage stage = sheet(landscape);
    for (const std::string& shape : shapes) {
      const Layout layout = lay_out_formation(cast, shape, cast::Medium::land, stage);
      ASSERT_EQ(layout.placements.size(), cast.size()) << shape;
      for (std::size_t i = 0; i < cast.size(); ++i) {
        const geometry::Rect& box = layout.placements[i].bounds;
        EXPECT_EQ(box.intersection(stage.safe), box) << shape << ' ' << i;
        EXPECT_GT(box.width(), 8) << shape << ' ' << i;
        for (std::size_t j = 0; j < i; ++j)
          EXPECT_LT(covered(box, layout.placements[j].bounds), 0.05) << shape << ' ' << i << ' ' << j;
      }
    }
  }
}

TEST(Formation, StacksTouch) {
  const Layout layout = lay_out_formation(several("1f4e6", 5), "tower", cast::Medium::land, sheet(false));
  for (std::size_t i = 1; i < layout.placements.size(); ++i)
    EXPECT_GE(layout.placements[i].bounds.bottom, layout.placements[i - 1].bounds.top) << i;
  EXPECT_TRUE(layout.placements.front().on_ground);
  EXPECT_FALSE(layout.placements.back().on_ground);
}

TEST(Formation, APyramidBecomesNarrowerUpwards) {
  for (const int count : {3, 6, 8, 12}) {
    const Layout layout =
        lay_out_formation(several("1f4e6", count), "pyramid", cast::Medium::land, sheet(false));
    std::vector<int> rows;
    double foot = -1;
    for (const Placement& placement : layout.placements) {
      if (rows.empty() || std::abs(placement.bounds.bottom - foot) > 1) rows.push_back(0);
      foot = placement.bounds.bottom;
      ++rows.back();
    }
    EXPECT_TRUE(std::is_sorted(rows.rbegin(), rows.rend())) << count;
    EXPECT_EQ(rows.back(), 1) << count;
  }
}

TEST(Formation, RefusesAnotherShapeAndNobody) {
  EXPECT_THROW(lay_out_formation(several("2b50", 3), "cube", cast::Medium::land, sheet(false)),
               std::invalid_argument);
  EXPECT_THROW(lay_out_formation({}, "ring", cast::Medium::land, sheet(false)), std::invalid_argument);
}

}  // namespace
}  // namespace drawing::layout
