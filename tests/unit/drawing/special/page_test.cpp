#include <algorithm>
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "drawing/model/measure.h"
#include "drawing/model/picture_codec.h"
#include "drawing/pipeline.h"
#include "drawing/special/lobe.h"
#include "drawing/special/mandala_ring.h"
#include "drawing/special/maze_goals.h"
#include "support/small_library.h"
#include "support/wished_motifs.h"

namespace drawing::special {
namespace {

using std::numbers::pi;

const test_support::SmallLibrary library;

Wish special_wish(const std::string& special, const std::vector<std::pair<std::string, int>>& motifs = {}) {
  Wish wish;
  wish.text = special;
  wish.special = special;
  wish.motifs = test_support::wished_motifs(motifs);
  return wish;
}

struct Page {
  std::string special;
  Age age;
  Paper paper;
  Orientation orientation;
};

class EveryPage : public testing::TestWithParam<Page> {
 protected:
  Picture draw(std::uint32_t seed, std::vector<std::pair<std::string, int>> motifs = {}) const {
    Options options;
    options.seed = seed;
    options.age = GetParam().age;
    options.paper = GetParam().paper;
    options.orientation = GetParam().orientation;
    return paint(special_wish(GetParam().special, std::move(motifs)), options, library);
  }
};

TEST_P(EveryPage, StaysWithinTheMargin) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Picture picture = draw(seed, {{"cat", 3}, {"bird", 1}});
    for (const Element& element : picture.elements) {
      if (element.bounds.empty()) continue;
      EXPECT_GE(element.bounds.left, 11.9) << element.name;
      EXPECT_GE(element.bounds.top, 11.9) << element.name;
      EXPECT_LE(element.bounds.right, picture.width_mm - 11.9) << element.name;
      EXPECT_LE(element.bounds.bottom, picture.height_mm - 11.9) << element.name;
    }
  }
}

TEST_P(EveryPage, ShowsEveryAskedKind) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Picture picture = draw(seed, {{"cat", 1}, {"bird", 1}});
    for (const char* motif : {"cat", "bird"}) {
      const bool shown =
          std::any_of(picture.elements.begin(), picture.elements.end(),
                      [&](const Element& element) { return element.asked && element.motif == motif; });
      EXPECT_TRUE(shown) << motif << " seed " << seed;
    }
  }
}

TEST_P(EveryPage, HasClosedRegionsThatCanBeColouredAndCoversNoMotif) {
  const PageMeasure page = measure(draw(2, {{"cat", 2}, {"bird", 1}}));
  EXPECT_EQ(page.open_mm2, 0);
  EXPECT_LE(page.under_2_mm2, 0.03);
  const double under_4 = GetParam().age == Age::years_3_5 ? page.under_4_mm2 : 0;
  EXPECT_LE(under_4, 0.03);
  EXPECT_GE(page.regions, 12);
  EXPECT_GE(page.line_min_mm, 0.5);
  EXPECT_LE(page.line_max_mm, 1.2);
  EXPECT_GE(page.ink, 0.03);
  EXPECT_LE(page.ink, GetParam().paper == Paper::a5 ? 0.2 : 0.16);
  for (const ElementMeasure& one : page.asked) EXPECT_GE(one.visible, 0.999) << one.name;
}

TEST_P(EveryPage, IsTheSameForTheSameSeedAndAnotherForAnother) {
  EXPECT_EQ(encode_picture(draw(3)), encode_picture(draw(3)));
  EXPECT_NE(encode_picture(draw(3)), encode_picture(draw(4)));
}

INSTANTIATE_TEST_SUITE_P(
    Special, EveryPage, testing::ValuesIn([] {
      std::vector<Page> pages;
      for (const char* special : {"mandala", "labyrinth", "muster"}) {
        for (const Age age : {Age::years_3_5, Age::years_6_8, Age::years_9_up})
          pages.push_back({special, age, Paper::a4, Orientation::portrait});
        pages.push_back({special, Age::years_6_8, Paper::a5, Orientation::portrait});
        pages.push_back({special, Age::years_6_8, Paper::letter, Orientation::landscape});
      }
      return pages;
    }()),
    [](const auto& info) { return info.param.special + std::to_string(info.index); });

bool has_figure(const std::vector<Shape>& shapes, const geometry::Path& path) {
  return std::any_of(shapes.begin(), shapes.end(), [&](const Shape& shape) {
    const std::vector<geometry::Point>&a = shape.path.points(), &b = path.points();
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(),
                                              [](auto p, auto q) { return geometry::length(p - q) < 1e-6; });
  });
}

class EveryRing : public testing::TestWithParam<RingKind> {};

TEST_P(EveryRing, LooksTheSameAfterATurnByOneCell) {
  for (const LobeKind lobe : {LobeKind::round, LobeKind::pointed, LobeKind::ogee, LobeKind::heart}) {
    Ring ring;
    ring.kind = GetParam();
    ring.inner = 30;
    ring.outer = 48;
    ring.count = 12;
    ring.lobe = lobe;
    const page::Figure figure = draw_ring(ring, Grain{});
    ASSERT_GT(figure.shapes.size(), 1u);
    for (const Shape& shape : figure.shapes) {
      const geometry::Rect box = shape.path.bounds();
      // The disc and the zigzag band go all the way round.
      if (box.contains({0, 0})) continue;
      EXPECT_TRUE(
          has_figure(figure.shapes, shape.path.transformed(geometry::Affine::rotation(2 * pi / ring.count))));
    }
  }
}

TEST_P(EveryRing, StaysBetweenItsRadii) {
  Ring ring;
  ring.kind = GetParam();
  ring.inner = 30;
  ring.outer = 48;
  ring.count = 16;
  for (const Shape& shape : draw_ring(ring, Grain{}).shapes) {
    EXPECT_LE(shape.path.bounds().right, ring.outer + 1e-6);
    EXPECT_LE(shape.path.bounds().bottom, ring.outer + 1e-6);
  }
}

INSTANTIATE_TEST_SUITE_P(Rings, EveryRing,
                         testing::Values(RingKind::crown, RingKind::lotus, RingKind::petals, RingKind::beads,
                                         RingKind::zigzag, RingKind::almonds),
                         [](const auto& info) { return "ring_" + std::to_string(info.index); });

TEST(Mandala, IsTheSameAfterATurnByItsSymmetry) {
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    Options options;
    options.seed = seed;
    const Picture picture = paint(special_wish("mandala"), options, library);
    const geometry::Point center = picture.clip.center();
    std::vector<Shape> rings;
    for (const Shape& shape : picture.shapes) {
      const std::string& name = picture.elements[shape.element].name;
      if (name == "Kranz" || name == "Mitte") rings.push_back(shape);
    }
    const auto turns_into_itself = [&](int symmetry) {
      const geometry::Affine turn = geometry::Affine::translation(center.x, center.y) *
                                    geometry::Affine::rotation(2 * pi / symmetry) *
                                    geometry::Affine::translation(-center.x, -center.y);
      return std::all_of(rings.begin(), rings.end(), [&](const Shape& shape) {
        return shape.path.bounds().contains(center) || has_figure(rings, shape.path.transformed(turn));
      });
    };
    EXPECT_TRUE(turns_into_itself(6) || turns_into_itself(8) || turns_into_itself(12)) << seed;
    EXPECT_FALSE(turns_into_itself(7)) << seed;
  }
}

TEST(Lobe, StaysWithinItsWedge) {
  for (const LobeKind kind : {LobeKind::round, LobeKind::pointed, LobeKind::ogee, LobeKind::heart,
                              LobeKind::triangle, LobeKind::belly}) {
    for (const int count : {6, 12, 30}) {
      const double half = pi / count;
      const geometry::Path path = lobe(kind, half, 20, 34);
      EXPECT_NEAR(-path.bounds().top, kind == LobeKind::heart ? 33.7 : 34, 0.6);
      const geometry::Path inner = inner_lobe(path, half, 20, 0.5);
      EXPECT_LT(inner.bounds().width(), path.bounds().width());
      // Its neighbour, turned by a whole wedge, shares no place with it.
      geometry::Mask own({-40, -40, 40, 0}, 0.25), next = own;
      own.fill(path, false, true, 0.02);
      next.fill(path.transformed(geometry::Affine::rotation(2 * half)), false, true, 0.02);
      EXPECT_LE(own.common(next), own.count() / 100);
    }
  }
}

TEST(Ornaments, StayWithinTheirCircle) {
  const Grain grain;
  for (const Ornament kind : {Ornament::dot, Ornament::ring, Ornament::drop, Ornament::leaf, Ornament::heart,
                              Ornament::star, Ornament::diamond, Ornament::flower}) {
    for (const double radius : {2.0, 5.0, 12.0}) {
      page::Sketch sketch("");
      add_ornament(sketch, kind, {50, 50}, radius, 0.7, grain);
      for (const Shape& shape : sketch.take().shapes) {
        for (const geometry::Point p :
             {geometry::Point{shape.path.bounds().left, 50}, geometry::Point{shape.path.bounds().right, 50},
              geometry::Point{50, shape.path.bounds().top}, geometry::Point{50, shape.path.bounds().bottom}})
          EXPECT_LE(geometry::length(p - geometry::Point{50, 50}), radius * 1.05);
      }
    }
  }
}

TEST(Clearings, KeepTheirDistance) {
  geometry::Path wall;
  wall.add_ellipse({0, -20}, 5, 5);
  Obstacles obstacles;
  obstacles.add(wall);
  EXPECT_TRUE(obstacles.inside({0, -20}));
  EXPECT_FALSE(obstacles.inside({0, -26}));
  EXPECT_NEAR(obstacles.distance({0, -20}), 5, 0.05);
  const Clearing inside = largest_clearing(obstacles, 0, 10, 25, 1);
  EXPECT_NEAR(inside.at, 20, 0.5);
  EXPECT_NEAR(inside.radius, 4, 0.5);
  EXPECT_LE(largest_clearing(obstacles, 0, 10, 11, 1).radius, 0);
}

TEST(MazeGoals, AreEmptyWhereTheLibraryHasNone) {
  EXPECT_EQ(goal_of("cat", library), "");
  EXPECT_EQ(goal_of("nobody", library), "");
}

TEST(MazeGoals, FitWhoLooksForThem) {
  EXPECT_EQ(goal_of("own-hund", cast::embedded_library()), "1f9b4");
  EXPECT_EQ(goal_of("1f401", cast::embedded_library()), "1f9c0");
  EXPECT_EQ(goal_of("1f992", cast::embedded_library()), "1f3e0");  // a giraffe goes home
  EXPECT_EQ(goal_of("1f68c", cast::embedded_library()), "1f3c1");  // a bus to the finish
}

TEST(MazeGoals, AreAllInTheCatalogue) {
  int walkers = 0;
  for (const language::LexiconEntry& entry : cast::embedded_library().entries()) {
    EXPECT_TRUE(entry.goal.empty() || cast::embedded_library().motif(entry.goal) != nullptr) << entry.motif;
    if (entry.walks) ++walkers;
  }
  EXPECT_GE(walkers, 10);
}

TEST(MazeGoals, WhoWalksUnaskedIsChosenByChanceAndHasAGoal) {
  std::set<std::string_view> walkers;
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    base::Random random(seed);
    const std::optional<MazePair> pair = default_pair(cast::embedded_library(), random);
    ASSERT_TRUE(pair);
    EXPECT_EQ(pair->goal, goal_of(pair->walker, cast::embedded_library()));
    walkers.insert(pair->walker);
  }
  EXPECT_GE(walkers.size(), 8U);
  base::Random random(1);
  EXPECT_FALSE(default_pair(library, random)) << "a library without walkers";
}

}  // namespace
}  // namespace drawing::special
