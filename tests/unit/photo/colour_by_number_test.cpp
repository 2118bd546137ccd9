#include <algorithm>
#include <iterator>
#include <optional>

#include <gtest/gtest.h>

#include "books/lessons/colour_task.h"
#include "drawing/model/natural_colour.h"
#include "photo/page.h"
#include "support/image_files.h"
#include "support/plain_measure.h"

namespace photo {
namespace {

using books::lessons::ColourRegion;
using books::lessons::ColourTask;
using books::lessons::Crayon;
using books::lessons::RegionLabel;
using books::lessons::RegionMap;

// A page of a photo as it lies on a sheet, to be coloured by number.
struct Sheet {
  Page page;
  RegionMap map;

  explicit Sheet(const Raster& photo, drawing::Age age)
      : page(made(photo, age)), map(books::Page{page.picture, "builtin", ""}, scale(), area()) {}

  static Page made(const Raster& photo, drawing::Age age) {
    Wishes wishes;
    wishes.age = age;
    wishes.orientation = drawing::Orientation::landscape;
    return make_page(photo, wishes);
  }
  geometry::Affine scale() const { return geometry::Affine::scaling(0.8, 0.8); }
  geometry::Rect area() const { return {0, 0, page.picture.width_mm * 0.8, page.picture.height_mm * 0.8}; }

  std::optional<drawing::NaturalColour> colour_of(const RegionLabel& label) const {
    const ColourRegion& region = map.regions()[label.region];
    if (!region.element) return std::nullopt;
    return drawing::natural_colour_of(page.picture.elements[*region.element].motif);
  }
};

constexpr drawing::Age all_ages[] = {drawing::Age::years_3_5, drawing::Age::years_6_8,
                                     drawing::Age::years_9_up};
constexpr books::LessonLevel levels[] = {books::LessonLevel::easy, books::LessonLevel::medium,
                                         books::LessonLevel::hard};
const support::PlainMeasure measure;

TEST(ColourByNumber, APageOfAPhotoHasANumberInEveryAreaAndItsOwnColours) {
  for (const Raster& photo : {test::still_life(800, 600), test::landscape(800, 600, 7)}) {
    for (std::size_t i = 0; i < std::size(all_ages); ++i) {
      const Sheet sheet(photo, all_ages[i]);
      const auto task = books::lessons::make_colour_task(sheet.map, &sheet.page.picture,
                                                         books::lessons::ColourLabels::numbers, levels[i],
                                                         base::Random(1), measure);
      ASSERT_TRUE(task);
      for (std::size_t k = 0; k < task->key.size(); ++k)
        EXPECT_EQ(task->key[k].number, static_cast<int>(k) + 1) << "numbers without a gap";
      double all_mm2 = 0, labelled_mm2 = 0, own_mm2 = 0;
      for (const ColourRegion& region : sheet.map.regions())
        if (region.element) all_mm2 += region.area_mm2;
      for (const RegionLabel& label : task->labels) {
        const ColourRegion& region = sheet.map.regions()[label.region];
        const auto colour = sheet.colour_of(label);
        if (!colour) continue;
        labelled_mm2 += region.area_mm2;
        const auto nearest = books::lessons::nearest_crayons(*colour);
        if (std::find(nearest.begin(), nearest.end(), task->key[label.key].crayon) != nearest.end())
          own_mm2 += region.area_mm2;
      }
      EXPECT_GT(labelled_mm2, 0.95 * all_mm2);
      EXPECT_GT(own_mm2, 0.75 * labelled_mm2) << "age " << i;
    }
  }
}

TEST(ColourByNumber, TheAppleIsRed) {
  const Sheet sheet(test::still_life(800, 600), drawing::Age::years_6_8);
  const auto task =
      books::lessons::make_colour_task(sheet.map, &sheet.page.picture, books::lessons::ColourLabels::numbers,
                                       books::LessonLevel::medium, base::Random(1), measure);
  ASSERT_TRUE(task);
  double red_mm2 = 0, as_red_mm2 = 0;
  for (const RegionLabel& label : task->labels) {
    const auto colour = sheet.colour_of(label);
    if (!colour || (*colour)[0] < 150 || (*colour)[1] > 90) continue;
    red_mm2 += sheet.map.regions()[label.region].area_mm2;
    if (task->key[label.key].crayon == Crayon::red) as_red_mm2 += sheet.map.regions()[label.region].area_mm2;
  }
  ASSERT_GT(red_mm2, 100);
  EXPECT_GT(as_red_mm2, 0.5 * red_mm2);
}

}  // namespace
}  // namespace photo
