#include "books/page_plan.h"

#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/sample_books.h"

namespace books {
namespace {

template <class Kind>
bool is(const PlannedSide& side) {
  return std::holds_alternative<Kind>(side.kind);
}

TEST(PagePlan, IsCoverPicturesAndCredits) {
  const auto sides = plan_pages(support::meadow_book(3), {});
  ASSERT_EQ(sides.size(), 5u);
  EXPECT_TRUE(is<CoverSide>(sides.front()));
  for (int i = 1; i <= 3; ++i) {
    const auto& side = std::get<PictureSide>(sides[static_cast<std::size_t>(i)].kind);
    EXPECT_EQ(side.number, i);
    EXPECT_EQ(side.page, static_cast<std::size_t>(i) - 1);
  }
  EXPECT_TRUE(is<CreditsSide>(sides.back()));
}

TEST(PagePlan, GivesEveryPictureASheetOfItsOwnWithBlankBacks) {
  const auto sides = plan_pages(support::meadow_book(4), {.blank_backs = true});
  ASSERT_EQ(sides.size(), 2u * (1 + 4) + 1);
  for (std::size_t i = 0; i + 1 < sides.size(); ++i) {
    EXPECT_EQ(is<BlankSide>(sides[i]), i % 2 == 1) << "side " << i + 1;
  }
}

TEST(PagePlan, AStorysParagraphStandsBeforeItsPicture) {
  BookContent book = support::meadow_book(2);
  book.story = Story{"Der Fuchs", {"Eins.", "Zwei."}};
  const auto sides = plan_pages(book, {});
  ASSERT_EQ(sides.size(), 6u);
  for (const std::size_t page : {0u, 1u}) {
    EXPECT_EQ(std::get<StorySide>(sides[1 + 2 * page].kind).page, page);
    EXPECT_EQ(std::get<PictureSide>(sides[2 + 2 * page].kind).page, page);
  }
  EXPECT_TRUE(is<CreditsSide>(sides.back()));
  // With blank backs each has a sheet of its own.
  const auto spaced = plan_pages(book, {.blank_backs = true});
  ASSERT_EQ(spaced.size(), 11u);
  for (std::size_t i = 1; i < 10; i += 2) EXPECT_TRUE(is<BlankSide>(spaced[i])) << i;
}

TEST(PagePlan, APictureWithoutWordsHasNoStorysSide) {
  BookContent book = support::meadow_book(2);
  book.story = Story{"Der Fuchs", {"Eins.", ""}};
  const auto sides = plan_pages(book, {});
  ASSERT_EQ(sides.size(), 5u);
  EXPECT_TRUE(is<StorySide>(sides[1]));
  EXPECT_TRUE(is<PictureSide>(sides[3]));
}

TEST(PagePlan, WhereTwoSidesAreSeenTogetherAStoryFacesItsPicture) {
  const std::vector<std::pair<PrintOptions, std::size_t>> kinds = {{{.imposition = Imposition::booklet}, 1},
                                                                   {{.imposition = Imposition::two_up}, 0},
                                                                   {{.part = BookPart::inside}, 1}};
  for (const auto& [options, left] : kinds) {
    for (int pages = 1; pages <= 6; ++pages) {
      for (const bool learns : {false, true}) {
        BookContent book = support::meadow_book(pages);
        book.story = Story{"Der Fuchs", std::vector<std::string>(static_cast<std::size_t>(pages), "Eins.")};
        if (pages > 4) book.story->pages[2].clear();
        if (learns) book.lesson = LessonWish{LessonKind::sums, LessonLevel::easy};
        const auto sides = plan_pages(book, options);
        int blank = 0, exercises = 0, shown = 0;
        for (std::size_t i = 0; i < sides.size(); ++i) {
          blank += is<BlankSide>(sides[i]);
          shown += is<PictureSide>(sides[i]);
          if (const auto* exercise = std::get_if<ExerciseSide>(&sides[i].kind)) {
            EXPECT_EQ(static_cast<int>(exercise->page), exercises++);
            EXPECT_LT(static_cast<int>(exercise->page), shown) << "after its picture";
          }
          const auto* story = std::get_if<StorySide>(&sides[i].kind);
          if (story == nullptr) continue;
          EXPECT_EQ(i % 2, left);
          ASSERT_TRUE(is<PictureSide>(sides.at(i + 1)));
          EXPECT_EQ(std::get<PictureSide>(sides[i + 1].kind).page, story->page);
        }
        EXPECT_EQ(shown, pages);
        EXPECT_EQ(exercises, learns ? pages : 0);
        EXPECT_LE(blank, pages > 4 ? 2 : 1);
      }
    }
  }
}

TEST(PagePlan, TurnsTheSideOfAWidePictureAndItsBack) {
  BookContent book = support::meadow_book(2);
  book.pages[1].picture = support::flower_meadow(support::Shape::landscape, 3, 1);
  const auto sides = plan_pages(book, {.blank_backs = true});
  EXPECT_EQ(sides[2].orientation, SideOrientation::portrait);
  EXPECT_EQ(sides[4].orientation, SideOrientation::landscape);
  EXPECT_EQ(sides[5].orientation, SideOrientation::landscape);
  EXPECT_EQ(sides[6].orientation, SideOrientation::portrait);
}

TEST(PagePlan, IsLandscapeThroughoutWhereEveryPictureIsWide) {
  BookContent book = support::meadow_book(2);
  book.pages[0].picture = support::flower_meadow(support::Shape::landscape, 3, 1);
  for (const bool all : {false, true}) {
    if (all) book.pages[1].picture = support::black_square(40, 30);
    const auto sides = plan_pages(book, {.blank_backs = true});
    const auto expected = all ? SideOrientation::landscape : SideOrientation::portrait;
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}, sides.size() - 1}) {
      EXPECT_EQ(sides[i].orientation, expected) << i;
    }
  }
}

TEST(PagePlan, KeepsASquarePictureUpright) {
  BookContent book = support::meadow_book(1);
  book.pages[0].picture = support::black_square(64, 64);
  EXPECT_EQ(plan_pages(book, {})[1].orientation, SideOrientation::portrait);
}

TEST(PagePlan, BindsAllSidesAtOneEdgeOfThePaper) {
  BookContent book = support::meadow_book(2);
  book.pages[1].picture = support::flower_meadow(support::Shape::landscape, 3, 1);
  for (const PlannedSide& side : plan_pages(book, {.hole_margin = HoleMargin::none})) {
    EXPECT_EQ(side.bound, BoundEdge::none);
  }
  const auto left = plan_pages(book, {.hole_margin = HoleMargin::left});
  EXPECT_EQ(left[1].bound, BoundEdge::left);
  EXPECT_EQ(left[2].bound, BoundEdge::top);
  const auto inner = plan_pages(book, {.hole_margin = HoleMargin::inner});
  EXPECT_EQ(inner[0].bound, BoundEdge::left);
  EXPECT_EQ(inner[1].bound, BoundEdge::right);
  EXPECT_EQ(inner[2].bound, BoundEdge::top);
  EXPECT_EQ(inner[3].bound, BoundEdge::right);
  book.pages.erase(book.pages.begin());
  EXPECT_EQ(plan_pages(book, {.hole_margin = HoleMargin::inner})[1].bound, BoundEdge::bottom);
}

}  // namespace
}  // namespace books
