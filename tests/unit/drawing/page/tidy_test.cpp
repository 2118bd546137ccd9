#include "drawing/page/tidy.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "drawing/model/measure.h"

namespace drawing::page {
namespace {

// A page with one shape after the other, each an element of its own unless said otherwise.
class Page {
 public:
  Page() {
    picture_.width_mm = picture_.height_mm = 100;
    picture_.clip = {5, 5, 95, 95};
  }
  Page& rect(const geometry::Rect& rect, bool asked = false, bool same_element = false) {
    Shape shape;
    shape.path.add_rect(rect);
    return add(std::move(shape), asked, same_element);
  }
  Page& dot(geometry::Point center, double radius) {
    Shape shape;
    shape.path.add_ellipse(center, radius, radius);
    return add(std::move(shape), false, true);
  }
  Page& line(geometry::Point from, geometry::Point to) {
    Shape shape;
    shape.path.move_to(from);
    shape.path.line_to(to);
    shape.fill = Fill::none;
    shape.role = Role::detail;
    return add(std::move(shape), false, true);
  }
  Page& frame() {
    Shape shape;
    shape.path.add_rect(picture_.clip);
    shape.fill = Fill::none;
    shape.role = Role::frame;
    return add(std::move(shape), false, false);
  }
  Picture& picture() { return picture_; }

 private:
  Page& add(Shape shape, bool asked, bool same_element) {
    if (!same_element) {
      Element element;
      element.asked = asked;
      picture_.elements.push_back(element);
    }
    shape.line_mm = 0.9;
    shape.element = static_cast<std::uint16_t>(picture_.elements.size() - 1);
    picture_.shapes.push_back(std::move(shape));
    return *this;
  }
  Picture picture_;
};

// The edges of asked motifs enclose a scrap of paper.
Page scrap() {
  Page page;
  page.rect({0, 62.5, 100, 110}, true).rect({40, 30, 60, 60}, true).frame();
  page.rect({38, 30, 40, 80}, true, false).rect({60, 30, 62, 80}, true, false);
  return page;
}

// A dot on a shirt, and beside it what covers so much of it.
Page printed_shirt(double covered_mm) {
  Page page;
  page.rect({20, 20, 80, 80}, true).dot({50, 50}, 4).rect({46, 40, 46 + covered_mm, 60}, true).frame();
  page.picture().shapes[1].material = Material::mark;
  return page;
}

bool has_print(Page page) {
  tidy(page.picture(), Age::years_6_8);
  return std::any_of(page.picture().shapes.begin(), page.picture().shapes.end(),
                     [](const Shape& shape) { return shape.material == Material::mark; });
}

TEST(Tidy, LeavesAPrintOutThatAnArmCrosses) {
  EXPECT_TRUE(has_print(printed_shirt(0.4)));
  EXPECT_FALSE(has_print(printed_shirt(4)));
}

TEST(Tidy, JoinsAScrapWithWhatLiesBehindTheLine) {
  Page page;
  page.rect({0, 62, 100, 110})
      .rect({30, 30, 49, 80}, true)
      .rect({51, 30, 70, 80}, true)
      .rect({45, 40, 55, 60.2}, true)
      .frame();
  const PageMeasure before = measure(page.picture());
  tidy(page.picture(), Age::years_3_5);
  const PageMeasure after = measure(page.picture());
  ASSERT_EQ(before.small.size(), 1u);
  EXPECT_TRUE(after.small.empty());
  EXPECT_EQ(after.regions, before.regions - 1);
  EXPECT_LT(after.open_mm2, 1);
}

TEST(Tidy, LeavesOutlinesOfAskedMotifsWhole) {
  Page page = scrap();
  const std::vector<Shape> before = page.picture().shapes;
  tidy(page.picture(), Age::years_3_5);
  ASSERT_EQ(page.picture().shapes.size(), before.size());
  for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(page.picture().shapes[i].path, before[i].path);
}

TEST(Tidy, MakesSmallDotsBlack) {
  Page page;
  page.rect({20, 20, 60, 60}).dot({40, 40}, 1.3).frame();
  tidy(page.picture(), Age::years_3_5);
  EXPECT_EQ(page.picture().shapes[1].role, Role::solid);
  EXPECT_EQ(page.picture().shapes[1].fill, Fill::black);
  EXPECT_EQ(page.picture().shapes[0].line_mm, 0.9);
}

TEST(Tidy, DropsAPropThatIsTooSmallAsAWhole) {
  Page page;
  page.rect({20, 20, 60, 60}, true).rect({80, 80, 82.5, 82.5}).frame();
  tidy(page.picture(), Age::years_3_5);
  EXPECT_EQ(page.picture().shapes.size(), 2u);
}

TEST(Tidy, KeepsARopeWhoseHandleIsTooSmall) {
  Page page;
  page.rect({20, 20, 60, 60}, true).rect({80, 80, 82.5, 82.5}).line({82, 82}, {40, 90}).frame();
  tidy(page.picture(), Age::years_3_5);
  const std::vector<Shape>& shapes = page.picture().shapes;
  EXPECT_TRUE(std::any_of(shapes.begin(), shapes.end(), [](const Shape& shape) {
    return shape.fill == Fill::none && shape.role == Role::detail && shape.path.bounds().width() > 35;
  }));
}

TEST(Tidy, TouchesNothingOnAPageOfLargeRegions) {
  Page page;
  page.rect({0, 62, 100, 110}).rect({20, 20, 60, 90}, true).dot({40, 40}, 8).frame();
  const std::vector<Shape> before = page.picture().shapes;
  for (const Age age : {Age::years_3_5, Age::years_6_8, Age::years_9_up}) {
    tidy(page.picture(), age);
    ASSERT_EQ(page.picture().shapes.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
      EXPECT_EQ(page.picture().shapes[i].path, before[i].path);
      EXPECT_EQ(page.picture().shapes[i].line_mm, before[i].line_mm);
    }
  }
}

}  // namespace
}  // namespace drawing::page
