#include "drawing/layout/rows.h"

#include <gtest/gtest.h>

#include "drawing/deeds/staging.h"
#include "drawing/language/parser.h"
#include "drawing/layout/lay_out.h"
#include "drawing/pipeline.h"

namespace drawing::layout {
namespace {

TEST(Rows, StandAsFarDownAsTheyCoverWhatIsBehindThem) {
  Plan plan;
  plan.rows = {{.blocks = {0}, .width = 2, .height = 1, .lowest = 0.5, .foot = 0},
               {.blocks = {1}, .width = 2, .height = 0.8, .lowest = 0.8, .foot = 0}};
  stand_rows(plan, 0);
  EXPECT_DOUBLE_EQ(plan.rows[0].foot, 1);
  EXPECT_DOUBLE_EQ(plan.rows[1].foot, 1.8);
  EXPECT_DOUBLE_EQ(plan.height, 1.8);
  stand_rows(plan, 0.2);
  EXPECT_DOUBLE_EQ(plan.rows[1].foot, 1.7);
}

// No head is between the legs of the other one.
TEST(Rows, OfTwoAnimalsDoNotCoverEachOther) {
  for (const char* sentence : {"Zwei Pferde auf der Wiese", "Zwei Elefanten", "Eine Kuh und ein Pferd"}) {
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
      const Drawing drawing = draw(sentence, {.seed = seed});
      std::vector<geometry::Rect> animals;
      for (const Element& element : drawing.picture.elements)
        if (element.asked) animals.push_back(element.bounds);
      ASSERT_EQ(animals.size(), 2U);
      const geometry::Rect shared = animals[0].intersection(animals[1]);
      const double low = std::min(animals[0].height(), animals[1].height());
      const double narrow = std::min(animals[0].width(), animals[1].width());
      EXPECT_TRUE(shared.height() < 0.12 * low || shared.width() < 0.12 * narrow)
          << sentence << " " << seed << ": " << shared.height() / low << " " << shared.width() / narrow;
    }
  }
}

TEST(Rows, AYoungOneLooksWhereItsMotherDoes) {
  Options options;
  const page::Stage stage = page::make_stage(options);
  const cast::Library& library = cast::embedded_library();
  const Wish wish = language::read_wish("Pferd auf der Koppel mit Fohlen");
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    deeds::Staged staged = deeds::stage(
        wish, library, cast::make_cast(wish, library, cast::Medium::land, Age::years_6_8, base::Random(seed)),
        deeds::PlanBook::embedded(), {.upright = true}, base::Random(seed), base::Random(seed));
    const Layout layout =
        lay_out(staged.actors, staged.relations, {cast::Medium::land}, stage, base::Random(seed));
    ASSERT_EQ(layout.placements.size(), 2U);
    EXPECT_EQ(layout.placements[0].map.determinant() < 0, layout.placements[1].map.determinant() < 0) << seed;
  }
}

TEST(Rows, TheMoonThatShinesThroughAWindowIsInIt) {
  const page::Stage stage = page::make_stage(Options{});
  const cast::Library& library = cast::embedded_library();
  const Wish wish = language::read_wish("Der Mond scheint durch das Fenster");
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const std::vector<cast::Actor> actors =
        cast::make_cast(wish, library, cast::Medium::land, Age::years_6_8, base::Random(seed));
    const Layout layout = lay_out(actors, wish.relations, {cast::Medium::land}, stage, base::Random(seed));
    ASSERT_EQ(layout.placements.size(), 2U);
    const geometry::Rect &one = layout.placements[0].bounds, &other = layout.placements[1].bounds;
    const double common = one.intersection(other).area();
    EXPECT_GT(common, 0.99 * std::min(one.area(), other.area())) << seed;
  }
}

}  // namespace
}  // namespace drawing::layout
