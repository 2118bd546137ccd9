#include "drawing/pipeline.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

#include <gtest/gtest.h>

#include "drawing/cast/motif_figure.h"
#include "drawing/model/picture_codec.h"
#include "drawing/places/atlas.h"
#include "geometry/mask.h"
#include "support/small_library.h"
#include "support/wished_motifs.h"

namespace drawing {
namespace {

const test_support::SmallLibrary library;

Wish wish_for(const std::vector<std::pair<std::string, int>>& motifs,
              std::optional<std::string> scene = std::nullopt) {
  Wish wish;
  wish.text = "Satz";
  wish.scene = std::move(scene);
  wish.motifs = test_support::wished_motifs(motifs);
  for (const WishedMotif& wished : wish.motifs) wish.text += wished.motif;
  return wish;
}

Options with_seed(std::uint32_t seed) {
  Options options;
  options.seed = seed;
  return options;
}

std::vector<const Element*> asked(const Picture& picture) {
  std::vector<const Element*> list;
  for (const Element& element : picture.elements) {
    if (element.asked) list.push_back(&element);
  }
  return list;
}

const Element& asked_one(const Picture& picture, const std::string& motif) {
  for (const Element& element : picture.elements) {
    if (element.asked && element.motif == motif) return element;
  }
  throw std::logic_error("not drawn: " + motif);
}

// The share of each asked element's fills that later elements leave visible.
std::map<std::size_t, double> visibility(const Picture& picture) {
  const geometry::Rect page = {0, 0, picture.width_mm, picture.height_mm};
  std::map<std::size_t, double> result;
  for (std::size_t e = 0; e < picture.elements.size(); ++e) {
    if (!picture.elements[e].asked) continue;
    geometry::Mask own(page, 2), later(page, 2);
    for (const Shape& shape : picture.shapes) {
      if (shape.fill == Fill::none || shape.role == Role::frame) continue;
      if (shape.element == e) own.fill(shape.path, shape.even_odd, true, 0.5);
      if (shape.element > e) later.fill(shape.path, shape.even_odd, true, 0.5);
    }
    result[e] = 1 - static_cast<double>(own.common(later)) / static_cast<double>(own.count());
  }
  return result;
}

class EveryScene : public testing::TestWithParam<std::string> {};

TEST_P(EveryScene, KeepsAskedMotifsVisibleLargeAndInsideTheMargin) {
  for (std::uint32_t seed = 1; seed <= 1; ++seed) {
    for (const Wish& wish : {wish_for({{"cat", 1}}, GetParam()), wish_for({{"bird", 3}}, GetParam()),
                             wish_for({{"horse", 1}, {"cat", 1}, {"bird", 1}}, GetParam())}) {
      const Picture picture = paint(wish, with_seed(seed), library);
      for (const auto& [element, share] : visibility(picture))
        EXPECT_GE(share, 0.7) << wish.text << " seed " << seed;
      for (const Element* element : asked(picture)) {
        EXPECT_GE(element->bounds.left, 12) << wish.text;
        EXPECT_GE(element->bounds.top, 12) << wish.text;
        EXPECT_LE(element->bounds.right, 198) << wish.text;
        EXPECT_LE(element->bounds.bottom, 285) << wish.text;
        EXPECT_GE(element->bounds.area(), 0.03 * 210 * 297) << wish.text << " seed " << seed;
      }
    }
  }
}

TEST_P(EveryScene, IsTheSameForTheSameSeedAndAnotherForAnother) {
  const Wish wish = wish_for({{"cat", 1}}, GetParam());
  const std::string first = encode_picture(paint(wish, with_seed(3), library));
  EXPECT_EQ(encode_picture(paint(wish, with_seed(3), library)), first);
  EXPECT_NE(encode_picture(paint(wish, with_seed(4), library)), first);
}

TEST_P(EveryScene, HasLinesAndRegionsThatPrintWell) {
  for (const Age age : {Age::years_3_5, Age::years_6_8, Age::years_9_up}) {
    Options options = with_seed(2);
    options.age = age;
    const Picture picture = paint(wish_for({{"cat", 1}}, GetParam()), options, library);
    int regions = 0;
    for (const Shape& shape : picture.shapes) {
      ASSERT_LT(shape.element, picture.elements.size());
      if (shape.role == Role::solid) continue;
      EXPECT_LE(shape.line_mm, 1.2);
      // A region without a line of its own is followed by what tidying left of its line.
      if (shape.role != Role::region || shape.line_mm > 0) {
        EXPECT_GE(shape.line_mm, 0.5);
      }
      if (shape.role == Role::region) ++regions;
      EXPECT_EQ(shape.role == Role::region, shape.fill == Fill::white && shape.role != Role::frame);
    }
    EXPECT_GE(regions, 12);
  }
}

INSTANTIATE_TEST_SUITE_P(Scenes, EveryScene, testing::ValuesIn([] {
                           std::vector<std::string> ids;
                           for (const places::Place* place : places::Atlas::embedded().places())
                             ids.push_back(place->id);
                           return ids;
                         }()),
                         [](const auto& info) { return "scene_" + std::to_string(info.index); });

class EveryCount : public testing::TestWithParam<int> {};

TEST_P(EveryCount, IsDrawnExactly) {
  for (const char* motif : {"cat", "bird", "fish"}) {
    for (std::uint32_t seed = 1; seed <= 1; ++seed) {
      const Picture picture = paint(wish_for({{motif, GetParam()}}), with_seed(seed), library);
      EXPECT_EQ(asked(picture).size(), static_cast<std::size_t>(GetParam()));
      for (const auto& [element, share] : visibility(picture))
        EXPECT_GE(share, 0.7) << motif << GetParam() << " seed " << seed;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Counts, EveryCount, testing::Range(1, 13));

Wish related(Preposition preposition, const char* subject = "cat", const char* object = "horse") {
  Wish wish = wish_for({{subject, 1}, {object, 1}});
  wish.relations = {{0, preposition, {1}}};
  return wish;
}

TEST(Relations, OnMeansFeetOnTheOthersBack) {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const Picture picture = paint(related(Preposition::on), with_seed(seed), library);
    const geometry::Rect cat = asked_one(picture, "cat").bounds, horse = asked_one(picture, "horse").bounds;
    EXPECT_LT(cat.top, horse.top);
    EXPECT_NEAR(cat.bottom, horse.top, horse.height() * 0.2);
    EXPECT_GT(cat.center().x, horse.left);
    EXPECT_LT(cat.center().x, horse.right);
  }
}

TEST(Relations, UnderMeansBelowTheMiddle) {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const Picture picture = paint(related(Preposition::under, "cat", "bird"), with_seed(seed), library);
    EXPECT_GT(asked_one(picture, "cat").bounds.top, asked_one(picture, "bird").bounds.center().y);
  }
}

TEST(Relations, BesideMeansSideBySideWithTheSmallerOneAtMostAStepNearer) {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const Picture picture = paint(related(Preposition::beside), with_seed(seed), library);
    const geometry::Rect cat = asked_one(picture, "cat").bounds, horse = asked_one(picture, "horse").bounds;
    const double apart = std::abs(cat.center().x - horse.center().x);
    EXPECT_GT(apart, 0.3 * (cat.width() + horse.width()));
    EXPECT_GE(cat.bottom, horse.bottom - 0.1);
    EXPECT_LT(cat.bottom - horse.bottom, 0.6 * cat.height());
  }
}

TEST(Relations, InFrontIsDrawnLaterAndLower) {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const Picture picture = paint(related(Preposition::in_front_of), with_seed(seed), library);
    const Element &cat = asked_one(picture, "cat"), &horse = asked_one(picture, "horse");
    EXPECT_GT(&cat, &horse);
    EXPECT_GT(cat.bounds.bottom, horse.bounds.bottom);
    const Picture turned = paint(related(Preposition::behind), with_seed(seed), library);
    EXPECT_LT(&asked_one(turned, "cat"), &asked_one(turned, "horse"));
  }
}

TEST(Relations, BetweenHasOneOnEachSide) {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    Wish wish = wish_for({{"cat", 1}, {"horse", 1}, {"box", 1}});
    wish.relations = {{0, Preposition::between, {1, 2}}};
    const Picture picture = paint(wish, with_seed(seed), library);
    const double cat = asked_one(picture, "cat").bounds.center().x,
                 horse = asked_one(picture, "horse").bounds.center().x,
                 box = asked_one(picture, "box").bounds.center().x;
    EXPECT_LT((horse - cat) * (box - cat), 0);
  }
}

TEST(Relations, InIsWithinTheOutlineAndInFront) {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const Picture picture = paint(related(Preposition::in, "cat", "box"), with_seed(seed), library);
    const Element &cat = asked_one(picture, "cat"), &box = asked_one(picture, "box");
    EXPECT_GT(&cat, &box);
    EXPECT_GE(cat.bounds.left, box.bounds.left - 1);
    EXPECT_LE(cat.bounds.right, box.bounds.right + 1);
    EXPECT_GE(cat.bounds.top, box.bounds.top - 1);
    EXPECT_LE(cat.bounds.bottom, box.bounds.bottom + 1);
  }
}

TEST(Poses, AJumperIsOffTheGroundAndHasAShadow) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    Wish wish = wish_for({{"cat", 1}}, "wiese");
    const double standing = asked_one(paint(wish, with_seed(seed), library), "cat").bounds.bottom;
    wish.motifs[0].pose = Pose::jumping;
    const Picture picture = paint(wish, with_seed(seed), library);
    EXPECT_LT(asked_one(picture, "cat").bounds.bottom, standing - 8);
    const bool shadow = std::any_of(picture.elements.begin(), picture.elements.end(),
                                    [](const Element& element) { return element.name == "Schatten"; });
    EXPECT_TRUE(shadow) << "seed " << seed;
  }
}

TEST(Sizes, AdjectivesShow) {
  Wish wish = wish_for({{"cat", 1}, {"box", 1}});
  const auto ratio = [&](SizeWish size) {
    wish.motifs[0].size = size;
    const Picture picture = paint(wish, with_seed(5), library);
    return asked_one(picture, "cat").bounds.area() / asked_one(picture, "box").bounds.area();
  };
  EXPECT_LT(ratio(SizeWish::tiny), ratio(SizeWish::as_is) * 0.9);
  EXPECT_GT(ratio(SizeWish::huge), ratio(SizeWish::as_is) * 1.3);
}

TEST(Sizes, TheMainMotifIsLarge) {
  for (const char* motif : {"cat", "horse", "bird", "fish", "boat", "sun", "box"}) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
      const Picture picture = paint(wish_for({{motif, 1}}), with_seed(seed), library);
      EXPECT_GE(asked_one(picture, motif).bounds.area(), 0.14 * 210 * 297) << motif << " seed " << seed;
    }
  }
}

TEST(Placing, WhatStandsStandsLowAndWhatFliesFlies) {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const Picture picture = paint(wish_for({{"cat", 1}, {"bird", 1}}, "wiese"), with_seed(seed), library);
    EXPECT_GT(asked_one(picture, "cat").bounds.bottom, 0.8 * 297);
    EXPECT_LT(asked_one(picture, "bird").bounds.bottom, asked_one(picture, "cat").bounds.center().y);
  }
}

TEST(Lettering, DrawsEveryWordWithoutTouchingTheMargin) {
  for (const std::string text :
       {"Emma", "Xylophon Quax", "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
        "a b c d e f g h i j k l m n o p q r s t u v w x y z"}) {
    Wish wish;
    wish.text = wish.lettering = text;
    const Picture picture = paint(wish, with_seed(1), library);
    ASSERT_FALSE(asked(picture).empty()) << text;
    std::string letters, expected;
    for (const Element* element : asked(picture)) {
      letters += element->name;
      EXPECT_TRUE(element->bounds.left >= 12 && element->bounds.right <= 198) << text;
    }
    for (const char c : text) {
      if (c != ' ') expected += c;
    }
    EXPECT_EQ(letters, expected);
  }
}

TEST(Lettering, IsNeverAnEmptyPage) {
  Wish wish;
  wish.text = wish.lettering = "\U0001F984";  // not in the font
  EXPECT_GE(paint(wish, with_seed(1), library).shapes.size(), 12u);
}

TEST(Papers, EachHasItsSizeAndKeepsItsMargin) {
  for (const Paper paper : {Paper::a4, Paper::a5, Paper::letter}) {
    for (const Orientation orientation : {Orientation::portrait, Orientation::landscape}) {
      Options options = with_seed(3);
      options.paper = paper;
      options.orientation = orientation;
      options.frame = true;
      const Picture picture = paint(wish_for({{"cat", 2}}, "garten"), options, library);
      EXPECT_EQ(picture.width_mm > picture.height_mm, orientation == Orientation::landscape);
      for (const Element* element : asked(picture)) {
        EXPECT_GE(element->bounds.left, 12);
        EXPECT_LE(element->bounds.bottom, picture.height_mm - 12);
      }
    }
  }
}

TEST(Drawings, SmallChildrenGetTheSecondOne) {
  motifs::Motif motif, alone;
  motif.second = std::make_shared<const motifs::Motif>();
  base::Random random(1);
  for (int i = 0; i < 50; ++i) {
    motif.second_for_all = i % 2 == 0;
    EXPECT_EQ(&cast::drawing_for(motif, Age::years_3_5, random), motif.second.get());
    EXPECT_EQ(&cast::drawing_for(alone, Age::years_3_5, random), &alone);
  }
}

TEST(Drawings, OlderChildrenGetEitherWhereBothAreGood) {
  motifs::Motif motif;
  motif.second = std::make_shared<const motifs::Motif>();
  for (const Age age : {Age::years_6_8, Age::years_9_up}) {
    base::Random random(2), same(2);
    int seconds = 0;
    for (int i = 0; i < 200; ++i) {
      motif.second_for_all = false;
      EXPECT_EQ(&cast::drawing_for(motif, age, random), &motif);
      motif.second_for_all = true;
      seconds += &cast::drawing_for(motif, age, random) == motif.second.get() ? 1 : 0;
    }
    EXPECT_GT(seconds, 60);
    EXPECT_LT(seconds, 140);
    for (int i = 0; i < 400; ++i) same.chance(0.5);
    EXPECT_EQ(same.next(), random.next());  // one number each, whatever the motif
  }
}

TEST(Props, NeverShowWhatWasAskedFor) {
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    const Picture picture = paint(wish_for({{"sun", 1}, {"cat", 1}}, "wiese"), with_seed(seed), library);
    int same = 0;
    for (const Element& element : picture.elements)
      same += element.motif == "sun" || element.motif == "cat" ? 1 : 0;
    EXPECT_EQ(same, 2);
  }
}

}  // namespace
}  // namespace drawing
