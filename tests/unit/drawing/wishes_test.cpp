#include <algorithm>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"

namespace drawing {
namespace {

template <class Change>
PageWishes wishing(Change change) {
  PageWishes wishes;
  change(wishes);
  return wishes;
}

Drawing drawn(const char* sentence, const PageWishes& wishes) {
  Options options;
  options.seed = 7;
  options.wishes = wishes;
  return draw(sentence, options);
}

std::size_t asked(const Drawing& drawing) {
  const auto& elements = drawing.picture.elements;
  return static_cast<std::size_t>(
      std::count_if(elements.begin(), elements.end(), [](const Element& element) { return element.asked; }));
}

TEST(PageWishes, AreDrawnInsteadOfWhatTheSentenceSays) {
  EXPECT_EQ(asked(drawn("zwei Katzen", {})), 2u);
  EXPECT_EQ(asked(drawn("zwei Katzen", wishing([](PageWishes& w) { w.figures = 4; }))), 4u);
  EXPECT_EQ(drawn("eine Katze im Garten", wishing([](PageWishes& w) { w.place = "zoo"; })).wish.scene, "zoo");
  EXPECT_EQ(drawn("eine Katze im Garten", wishing([](PageWishes& w) { w.weather = "nacht"; })).wish.weather,
            "nacht");
  EXPECT_EQ(drawn("eine Katze", wishing([](PageWishes& w) { w.weather = "regen"; })).wish.scene, "regen");
  EXPECT_EQ(drawn("eine Katze", wishing([](PageWishes& w) { w.style = Style::maze; })).wish.special,
            "labyrinth");
}

TEST(PageWishes, OfAMotifDotsAreDrawn) {
  const auto dots = [](const char* sentence, Age age) {
    Options options;
    options.seed = 7;
    options.age = age;
    options.wishes.style = Style::dots;
    return draw(sentence, options);
  };
  // A dot and its number each, and a ring round the first; more of them for older children.
  const Drawing small = dots("zwei Elefanten im Zoo", Age::years_3_5);
  const Drawing large = dots("zwei Elefanten im Zoo", Age::years_9_up);
  EXPECT_EQ(small.wish.special, "punkte");
  EXPECT_TRUE(small.wish.notices.empty());
  const auto solids = [](const Drawing& drawing) {
    return std::count_if(drawing.picture.shapes.begin(), drawing.picture.shapes.end(),
                         [](const Shape& shape) { return shape.role == Role::solid; });
  };
  EXPECT_GE(solids(small), 20);
  EXPECT_LE(solids(small), 50);
  EXPECT_GE(solids(large), 102);
  // Nothing but the one elephant is on the page, whole, and its name is known to whoever tells it.
  EXPECT_EQ(asked(small), 1u);
  ASSERT_EQ(small.picture.subject.motifs.size(), 1u);
  EXPECT_EQ(small.picture.subject.motifs.front().name, "Elefant");
  EXPECT_EQ(small.picture.subject.motifs.front().count, 1);
  for (const Shape& shape : small.picture.shapes) {
    if (shape.role == Role::frame) continue;
    EXPECT_GE(shape.path.bounds().left, small.picture.clip.left);
    EXPECT_LE(shape.path.bounds().right, small.picture.clip.right);
  }
  // Where nothing has an outline the page is as usual, and says so.
  const Drawing rain = dots("Regen", Age::years_6_8);
  EXPECT_EQ(rain.wish.notices, std::vector<std::string>{"dots_without_motif"});
  EXPECT_FALSE(rain.picture.shapes.empty());
}

TEST(PageWishes, ANameStandsAboveThePicture) {
  for (const Style style : {Style::scene, Style::mandala, Style::pattern, Style::maze, Style::dots}) {
    const Picture picture = drawn("eine Katze", wishing([&](PageWishes& w) {
                                    w.style = style;
                                    w.name = "Emma";
                                  }))
                                .picture;
    const auto letters = std::find_if(picture.elements.begin(), picture.elements.end(),
                                      [](const Element& element) { return element.name == "Emma"; });
    ASSERT_NE(letters, picture.elements.end());
    EXPECT_GT(letters->bounds.top, 0);
    EXPECT_LE(letters->bounds.bottom, picture.clip.top);
  }
}

TEST(PageWishes, BoldLinesAreWiderThanThinOnes) {
  const auto width = [](LineWidth line) {
    double sum = 0;
    for (const Shape& shape :
         drawn("eine Katze", wishing([&](PageWishes& w) { w.line = line; })).picture.shapes)
      sum += shape.line_mm;
    return sum;
  };
  EXPECT_GT(width(LineWidth::bold), width(LineWidth::usual));
  EXPECT_GT(width(LineWidth::usual), width(LineWidth::thin));
}

TEST(PageWishes, LooksNeedSomebodyWhoHasThem) {
  const PageWishes glasses = wishing([](PageWishes& w) { w.looks.glasses = true; });
  EXPECT_TRUE(drawn("ein Mädchen", glasses).wish.notices.empty());
  EXPECT_EQ(drawn("ein Haus", glasses).wish.notices, std::vector<std::string>{"looks_without_person"});
}

}  // namespace
}  // namespace drawing
