#include "drawing/page/pattern_fill.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "drawing/model/picture_codec.h"
#include "drawing/page/region_marks.h"
#include "drawing/pipeline.h"
#include "drawing/special/ornament_frame.h"
#include "geometry/distance.h"
#include "geometry/mask.h"
#include "support/small_library.h"

namespace drawing::page {
namespace {

constexpr Marks all_marks[] = {Marks::dots,  Marks::hearts, Marks::stars,   Marks::flowers, Marks::diamonds,
                               Marks::drops, Marks::scales, Marks::checks,  Marks::hatches, Marks::waves,
                               Marks::tufts, Marks::leaves, Marks::pebbles, Marks::cobbles};
constexpr Laying all_layings[] = {Laying::rows, Laying::scattered, Laying::receding};

// Boxes of 60 by 50 mm side by side, each an element of its own.
Picture boxes(int count) {
  Picture picture;
  picture.width_mm = 70.0 * count;
  picture.height_mm = 60;
  picture.clip = {0, 0, picture.width_mm, picture.height_mm};
  for (int i = 0; i < count; ++i) {
    Element element;
    element.name = "Kasten " + std::to_string(i);
    picture.elements.push_back(element);
    Shape shape;
    shape.path.add_rect({70.0 * i + 5, 5, 70.0 * i + 65, 55});
    shape.line_mm = 0.8;
    shape.element = static_cast<std::uint16_t>(i);
    picture.shapes.push_back(shape);
  }
  return picture;
}

Stage older() {
  Options options;
  options.age = Age::years_9_up;
  return make_stage(options);
}

// How many elements have more shapes than their box.
int filled(const Picture& picture, int count) {
  int sum = 0;
  for (int i = 0; i < count; ++i) {
    const auto shapes = std::count_if(picture.shapes.begin(), picture.shapes.end(),
                                      [&](const Shape& shape) { return shape.element == i; });
    sum += shapes > 1 ? 1 : 0;
  }
  return sum;
}

TEST(Patterns, FillAThirdOfTheLargeRegionsAtMost) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    for (const int count : {3, 6, 9}) {
      Picture picture = boxes(count);
      add_patterns(picture, older(), base::Random(seed));
      EXPECT_LE(filled(picture, count), count / 3);
      EXPECT_GE(filled(picture, count), 1);
    }
  }
}

TEST(Patterns, PreferScenery) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Picture picture = boxes(3);
    picture.elements[0].asked = picture.elements[2].asked = true;
    add_patterns(picture, older(), base::Random(seed));
    for (std::size_t i = 1; i < picture.shapes.size(); ++i) {
      const bool mark = picture.shapes[i].path.bounds().width() < 50;
      EXPECT_TRUE(!mark || picture.shapes[i].element == 1);
    }
  }
}

TEST(Patterns, LeaveAskedMotifsPlainForYoungerChildren) {
  Options options;
  options.age = Age::years_6_8;
  options.detail = Detail::premium;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Picture picture = boxes(2);
    picture.elements[0].asked = true;
    add_patterns(picture, make_stage(options), base::Random(seed));
    EXPECT_EQ(std::count_if(picture.shapes.begin(), picture.shapes.end(),
                            [](const Shape& shape) { return shape.element == 0; }),
              1);
    EXPECT_GT(picture.shapes.size(), 2u);
  }
}

TEST(Patterns, LeaveSomebodyPlain) {
  Picture picture = boxes(1);
  picture.elements[0].asked = true;
  Shape eye;
  eye.path.add_ellipse({20, 20}, 2, 2);
  eye.fill = Fill::black;
  eye.role = Role::solid;
  picture.shapes.push_back(eye);
  add_patterns(picture, older(), base::Random(1));
  EXPECT_EQ(picture.shapes.size(), 2u);
}

TEST(Patterns, LeaveSomebodyPlainWhoseEyesAreShut) {
  for (const Material material : {Material::skin, Material::face, Material::fur}) {
    Picture picture = boxes(1);
    picture.elements[0].asked = true;
    Shape arm;
    arm.path.add_ellipse({20, 20}, 2, 2);
    arm.material = material;
    picture.shapes.push_back(arm);
    add_patterns(picture, older(), base::Random(1));
    EXPECT_EQ(picture.shapes.size(), 2u);
  }
}

TEST(Patterns, SuitWhatTheyLieOn) {
  const auto shapes = [](const std::string& name) {
    Picture picture = boxes(1);
    picture.elements[0].name = name;
    add_patterns(picture, older(), base::Random(3));
    return picture.shapes;
  };
  const auto is_open = [](const Shape& shape) { return shape.role == Role::detail; };
  const std::vector<Shape> lake = shapes("Bergsee"), meadow = shapes("Wiese"), cloud = shapes("Wolke");
  ASSERT_GT(lake.size(), 6u);
  EXPECT_TRUE(std::all_of(lake.begin() + 1, lake.end(), is_open));  // waves
  EXPECT_GT(meadow.size(), 6u);
  EXPECT_EQ(cloud.size(), 1u);  // nobody decorates the sky
}

TEST(Patterns, OfTheGroundAreSmallerFarAway) {
  Picture picture = boxes(1);
  picture.elements[0].name = "Sandstrand";
  add_patterns(picture, older(), base::Random(3));
  ASSERT_GT(picture.shapes.size(), 12u);
  const auto height = [](const Shape& shape) { return shape.path.bounds().height(); };
  EXPECT_LT(height(picture.shapes[1]), height(picture.shapes[picture.shapes.size() - 2]));
}

TEST(Patterns, KeepOffWhatLiesOnTheRegion) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Picture picture = boxes(1);
    picture.elements[0].name = "Hecke";
    Element front;
    front.name = "vorn";
    front.asked = true;
    picture.elements.push_back(front);
    Shape cover;
    cover.path.add_rect({33, 0, 37, 60});
    cover.line_mm = 0.8;
    cover.element = 1;
    picture.shapes.push_back(cover);
    add_patterns(picture, older(), base::Random(seed));
    ASSERT_GT(picture.shapes.size(), 5u);
    for (const Shape& shape : picture.shapes) {
      const geometry::Rect box = shape.path.bounds();
      if (shape.element == 1 || box.width() > 14) continue;  // the cover and the box itself
      EXPECT_TRUE(box.right < 32.5 || box.left > 37.5);
      EXPECT_TRUE(box.left > 5.5 && box.right < 64.5 && box.top > 5.5 && box.bottom < 54.5);
    }
    EXPECT_EQ(picture.shapes.back().element, 1);  // painted after the marks
  }
}

TEST(Patterns, AreForOlderChildrenAndTheHighestDetail) {
  Options options;
  const auto patterns = [&](Age age, Detail detail) {
    options.age = age;
    options.detail = detail;
    return has_patterns(make_stage(options));
  };
  EXPECT_TRUE(patterns(Age::years_9_up, Detail::standard));
  EXPECT_TRUE(patterns(Age::years_6_8, Detail::premium));
  EXPECT_FALSE(patterns(Age::years_6_8, Detail::improved));
  EXPECT_FALSE(patterns(Age::years_3_5, Detail::premium));
}

// Each mark keeps away from the edges of a region of 100 by 80 mm, and a crayon finds room in it.
void expect_colourable(const std::vector<Shape>& marks, Marks kind) {
  for (const Shape& mark : marks) {
    const geometry::Rect box = mark.path.bounds();
    EXPECT_TRUE(box.left > 1 && box.top > 1 && box.right < 99 && box.bottom < 79);
    if (mark.fill == Fill::none) continue;
    geometry::Mask own(box.inflated(1), 0.1);
    own.fill(mark.path, false, true, 0.02);
    own.stroke(mark.path, 0.5, false, 0.02);
    EXPECT_GE(static_cast<double>(own.count()) * 0.01, 2) << static_cast<int>(kind);
  }
}

TEST(Marks, CanBeColouredAndKeepApart) {
  geometry::Mask outside({0, 0, 100, 80}, 0.8);
  const SeenRegion region(outside.area(), 0.8, outside.columns(), geometry::distance_to_set(outside));
  for (const Marks kind : all_marks)
    for (const Laying laying : all_layings) {
      const std::vector<Shape> marks = fill_with_marks(region, kind, laying, 8000, 0.5, base::Random(1));
      ASSERT_GE(marks.size(), 20u);
      EXPECT_LE(marks.size(), 480u);
      expect_colourable(marks, kind);
    }
}

TEST(Marks, AreLeftOutWhereThereIsNoRoom) {
  geometry::Mask outside({0, 0, 100, 4}, 0.8);
  const SeenRegion region(outside.area(), 0.8, outside.columns(), geometry::distance_to_set(outside));
  for (const Marks kind : all_marks)
    EXPECT_TRUE(fill_with_marks(region, kind, Laying::rows, 500, 0.5, base::Random(1)).empty());
}

const test_support::SmallLibrary library;

Picture garden(const Options& options) {
  Wish wish;
  wish.text = "Garten";
  wish.scene = "garten";
  WishedMotif cat;
  cat.motif = cat.name = "cat";
  wish.motifs.push_back(cat);
  return paint(wish, options, library);
}

TEST(Options, EachHasAVisibleEffect) {
  const Options plain;
  std::vector<Options> changed(8, plain);
  changed[0].age = Age::years_3_5;
  changed[1].age = Age::years_9_up;
  changed[2].detail = Detail::improved;
  changed[3].detail = Detail::premium;
  changed[4].orientation = Orientation::landscape;
  changed[5].paper = Paper::a5;
  changed[6].paper = Paper::letter;
  changed[7].frame = true;
  const std::string before = encode_picture(garden(plain));
  for (std::size_t i = 0; i < changed.size(); ++i) EXPECT_NE(encode_picture(garden(changed[i])), before) << i;
}

TEST(Options, MoreDetailDrawsMore) {
  double standard = 0, premium = 0;
  for (std::uint32_t seed = 1; seed <= 5; ++seed) {
    Options options;
    options.seed = seed;
    standard += static_cast<double>(garden(options).shapes.size());
    options.detail = Detail::premium;
    premium += static_cast<double>(garden(options).shapes.size());
  }
  EXPECT_GT(premium, standard * 1.2);
}

TEST(Frame, IsGivenToOlderChildrenAndOnRequest) {
  const auto shapes = [](Age age, bool frame) {
    Options options;
    options.age = age;
    options.frame = frame;
    const Picture picture = garden(options);
    return std::count_if(picture.shapes.begin(), picture.shapes.end(),
                         [](const Shape& shape) { return shape.role == Role::frame; });
  };
  EXPECT_EQ(shapes(Age::years_6_8, false), 1);
  EXPECT_GT(shapes(Age::years_6_8, true), 40);
  EXPECT_GT(shapes(Age::years_9_up, false), 40);
}

TEST(Frame, StaysInItsBandInEveryStyle) {
  Options options;
  options.frame = true;
  for (const Orientation orientation : {Orientation::portrait, Orientation::landscape}) {
    for (const Paper paper : {Paper::a4, Paper::a5, Paper::letter}) {
      options.orientation = orientation;
      options.paper = paper;
      const Stage stage = make_stage(options);
      for (int style = 0; style < special::frame_styles; ++style) {
        const Figure frame = special::ornament_frame(stage, static_cast<special::FrameStyle>(style));
        const geometry::Rect band = stage.frame.inflated(ornament_band_mm + 0.01);
        ASSERT_GT(frame.shapes.size(), 40u);
        for (std::size_t i = 1; i < frame.shapes.size(); ++i) {
          const geometry::Rect box = frame.shapes[i].path.bounds();
          EXPECT_TRUE(box.left >= band.left && box.right <= band.right && box.top >= band.top &&
                      box.bottom <= band.bottom);
          // Corners are rounded: only there an ornament may lie over the picture's own corner.
          const geometry::Rect inside = stage.frame.inflated(-1.5);
          EXPECT_TRUE(box.right <= inside.left || box.left >= inside.right || box.bottom <= inside.top ||
                      box.top >= inside.bottom)
              << style;
        }
      }
    }
  }
}

}  // namespace
}  // namespace drawing::page
