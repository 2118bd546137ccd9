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

TEST(Rows, TwoAbreastAreAsLargeAsTheyFitSideBySideInDepth) {
  Plan plan;
  plan.rows = {{.blocks = {0}, .width = 1, .height = 1, .lowest = 1, .foot = 0},
               {.blocks = {1}, .width = 1, .height = 1, .lowest = 1, .foot = 0}};
  stand_abreast(plan, 100, 150);
  EXPECT_LE(plan.width * plan.size, 100.001);
  EXPECT_LE(plan.height * plan.size, 150.001);
  // Side by side on one line each would have half of the width.
  EXPECT_GT(plan.size, 55);
  EXPECT_LT(plan.rows[0].foot, plan.rows[1].foot);
  EXPECT_DOUBLE_EQ(plan.rows[1].foot, plan.height);
  // On a low page both are as high as that allows, hardly one behind the other.
  Plan low = plan;
  stand_abreast(low, 300, 100);
  EXPECT_GT(low.rows[0].foot, plan.rows[0].foot * 0.5);
  EXPECT_LT(low.height, plan.height);
}

// The nearer one's head is before nothing, and that of the other above its back.
TEST(Rows, OfTwoAnimalsNoHeadIsBehindTheOther) {
  for (const char* sentence : {"Zwei Pferde auf der Wiese", "Zwei Elefanten", "Eine Kuh und ein Pferd",
                               "Zwei Dinosaurier", "Zwei Schweine"}) {
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
      const Drawing drawing = draw(sentence, {.seed = seed});
      std::vector<geometry::Rect> animals;
      for (const Element& element : drawing.picture.elements)
        if (element.asked) animals.push_back(element.bounds);
      ASSERT_EQ(animals.size(), 2U);
      if (animals[0].bottom > animals[1].bottom) std::swap(animals[0], animals[1]);
      const geometry::Rect &far = animals[0], &near = animals[1], shared = far.intersection(near);
      if (shared.empty()) continue;
      const double free = std::max(shared.left - near.left, near.right - shared.right);
      EXPECT_GT(free, 0.18 * near.width()) << sentence << " " << seed;
      EXPECT_LT(near.bottom - far.bottom, 0.8 * near.height()) << sentence << " " << seed << ": stacked";
      EXPECT_LT(shared.height(), 0.75 * far.height()) << sentence << " " << seed;
    }
  }
}

// The lowest edge of what was asked for and how far above the frame's it is, as a share of the frame.
double share_below(const Picture& picture) {
  double lowest = 0;
  for (const Element& element : picture.elements)
    if (element.asked) lowest = std::max(lowest, element.bounds.bottom);
  return (picture.clip.bottom - lowest) / picture.clip.height();
}

TEST(Rows, ALowGroupStandsNearThePagesFoot) {
  for (const char* sentence : {"Die Katze schleicht sich an die Maus heran",
                               "Ein Bauer pflügt mit zwei Pferden", "Ein Rennauto rast über die Rennstrecke"})
    EXPECT_LT(share_below(draw(sentence, {.seed = 1}).picture), 0.18) << sentence;
}

TEST(Rows, AMermaidIsNotLostBesideItsDolphins) {
  const Drawing drawing = draw("Eine Meerjungfrau schwimmt mit zwei Delfinen", {.seed = 1});
  double mermaid = 0, dolphin = 0;
  for (const Element& element : drawing.picture.elements) {
    if (element.name == "Meerjungfrau") mermaid = element.bounds.width();
    if (element.name == "Delfin") dolphin = std::max(dolphin, element.bounds.width());
  }
  EXPECT_GT(mermaid, 0.55 * dolphin);
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
