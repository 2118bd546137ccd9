#include "drawing/dots/dot_task.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "books/lessons/colour_task.h"
#include "drawing/dots/dot_choice.h"
#include "geometry/contour.h"
#include "support/lesson_books.h"
#include "support/plain_measure.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

using namespace drawing::dots;

constexpr Amount levels[] = {Amount::few, Amount::some, Amount::many};
const support::PlainMeasure letters;

Point measure(const std::string& text, double size_mm) {
  const LabelBox box = label_box(text, size_mm, letters);
  return {box.width_mm, box.height_mm};
}

const Rect room{12, 43, 198, 263};

bool overlap(const Rect& a, const Rect& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// The outline of a heart-like blob with a dent, 300 mm round.
std::vector<Point> blob() {
  geometry::Path path;
  path.add_smooth_closed(
      {{100, 60}, {130, 45}, {150, 70}, {120, 130}, {100, 150}, {80, 130}, {50, 70}, {70, 45}});
  geometry::Mask mask({30, 30, 170, 170}, 0.4);
  mask.fill(path, false, true, 0.05);
  return geometry::outer_contour(mask);
}

TEST(DotChoice, RetracesTheOutline) {
  const std::vector<Point> outline = blob();
  for (const DotRules& rules :
       {DotRules{10, 20, 10, 0.5}, DotRules{21, 50, 5, 0.5}, DotRules{51, 100, 2.5, 0.5}}) {
    const std::vector<Point> dots = choose_dots(outline, rules);
    EXPECT_GE(static_cast<int>(dots.size()), rules.least);
    EXPECT_LE(static_cast<int>(dots.size()), rules.most);
    EXPECT_FALSE(crosses_itself(dots));
    // Every dot lies on the outline and in its order, and no part of the outline is far from the polygon.
    std::size_t at = 0;
    for (const Point dot : dots) {
      const auto found = std::find(outline.begin(), outline.end(), dot);
      ASSERT_NE(found, outline.end());
      const auto index = static_cast<std::size_t>(found - outline.begin());
      const std::size_t from_first =
          (index + outline.size() -
           static_cast<std::size_t>(std::find(outline.begin(), outline.end(), dots.front()) -
                                    outline.begin())) %
          outline.size();
      EXPECT_GE(from_first, at);
      at = from_first;
    }
    double farthest = 0;
    for (const Point p : outline) {
      double nearest = 1e9;
      for (std::size_t i = 0; i < dots.size(); ++i) {
        nearest = std::min(nearest, distance_to_line(p, dots[i], dots[(i + 1) % dots.size()]));
      }
      farthest = std::max(farthest, nearest);
    }
    EXPECT_LT(farthest, rules.most <= 20 ? 7 : 2.5);
    for (std::size_t i = 0; i < dots.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k) EXPECT_GE(geometry::length(dots[i] - dots[k]), rules.spacing_mm);
    }
  }
}

TEST(DotChoice, SeesCrossingLines) {
  EXPECT_TRUE(crosses_itself({{0, 0}, {100, 100}, {100, 0}, {0, 100}}));
  EXPECT_FALSE(crosses_itself({{0, 0}, {100, 0}, {100, 100}, {0, 100}}));
}

TEST(DotTask, HasReadableNumbersThatTouchNothing) {
  const BookContent book = support::drawn_book(support::lesson_sentences(), {});
  int made = 0;
  for (const Page& page : book.pages) {
    for (const Amount level : levels) {
      const auto task = make_dot_task(std::get<drawing::Picture>(page.picture), room, level, measure);
      if (!task) continue;
      ++made;
      const DotCount count = dot_count(level);
      EXPECT_GE(static_cast<int>(task->dots.size()), count.least) << page.caption;
      EXPECT_LE(static_cast<int>(task->dots.size()), count.most) << page.caption;
      EXPECT_GE(task->label_size_mm, 7 * 25.4 / 72);
      std::vector<Point> polygon;
      for (const Dot& dot : task->dots) polygon.push_back(dot.at);
      EXPECT_FALSE(crosses_itself(polygon)) << page.caption;
      for (std::size_t i = 0; i < task->dots.size(); ++i) {
        const Dot& dot = task->dots[i];
        EXPECT_EQ(dot.text, std::to_string(i + 1));
        EXPECT_LT(geometry::length(dot.label - dot.at), 7) << page.caption;  // next to its dot
        EXPECT_TRUE(room.contains({dot.label_box.left, dot.label_box.top}));
        EXPECT_TRUE(room.contains({dot.label_box.right, dot.label_box.bottom}));
        for (std::size_t k = 0; k < task->dots.size(); ++k) {
          if (k == i) continue;
          EXPECT_FALSE(overlap(dot.label_box, task->dots[k].label_box)) << page.caption << i << " " << k;
          EXPECT_FALSE(dot.label_box.contains(task->dots[k].at)) << page.caption;
        }
      }
    }
  }
  EXPECT_GE(made, 9);  // of twelve
}

TEST(DotTask, LooksLikeTheFigure) {
  const std::vector<Point> square = {{10, 10}, {50, 10}, {50, 50}, {10, 50}};
  geometry::Mask figure({0, 0, 60, 60}, 0.4);
  figure.fill(Rect{10, 10, 50, 50}, true);
  EXPECT_GT(likeness(figure, square), 0.98);
  EXPECT_LT(likeness(figure, {{10, 10}, {50, 10}, {50, 50}}), 0.52);
}

// A large square of one motif with two eyes in it and `marks` rings of a pattern.
drawing::Picture square_with_marks(int marks) {
  drawing::Picture picture;
  picture.elements.push_back({"1f3f0", "Schloss", true, {20, 20, 180, 180}});
  const auto add = [&](const geometry::Path& path, drawing::Fill fill) {
    drawing::Shape shape;
    shape.path = path;
    shape.fill = fill;
    shape.line_mm = 0.8;
    picture.shapes.push_back(shape);
  };
  const auto ring = [](double x, double y, double radius) {
    geometry::Path path;
    path.add_ellipse({x, y}, radius, radius);
    return path;
  };
  geometry::Path wall;
  wall.add_rect({20, 20, 180, 180});
  add(wall, drawing::Fill::white);
  add(ring(80, 60, 6), drawing::Fill::black);
  add(ring(120, 60, 6), drawing::Fill::black);
  for (int i = 0; i < marks; ++i) add(ring(50 + 12 * i, 130, 2), drawing::Fill::white);
  return picture;
}

TEST(DotTask, ShowsEyesButNoPattern) {
  const auto details = [](int marks) {
    const auto task = make_dot_task(square_with_marks(marks), room, Amount::few, measure);
    return task ? task->details.size() : 0;
  };
  EXPECT_EQ(details(0), 2u);
  EXPECT_EQ(details(3), 5u);
  EXPECT_EQ(details(8), 2u);
}

TEST(DotTask, RetracesItsFigure) {
  const auto task = make_dot_task(square_with_marks(0), room, Amount::few, measure);
  ASSERT_TRUE(task);
  geometry::Rect box;
  std::vector<Point> polygon;
  for (const Dot& dot : task->dots) {
    polygon.push_back(dot.at);
    box.include(dot.at);
  }
  // A square's dots lie on a square as large as the room lets it be.
  geometry::Mask figure(room, 0.4);
  figure.fill(box, true);
  EXPECT_GT(likeness(figure, polygon), 0.97);
  EXPECT_NEAR(box.width(), box.height(), 2);
  EXPECT_GT(box.width(), 150);
}

TEST(DotTask, KeepsItsDotsApartOnSmallPaperToo) {
  const Rect small{10, 30, 138, 190};
  const double least[] = {13 * 0.85, 7.5 * 0.85, 5.2 * 0.85};
  for (const Page& page : support::drawn_book(support::lesson_sentences(), {}).pages) {
    for (const Amount level : levels) {
      const auto task = make_dot_task(std::get<drawing::Picture>(page.picture), small, level, measure);
      if (!task) continue;
      for (std::size_t i = 0; i < task->dots.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
          EXPECT_GE(geometry::length(task->dots[i].at - task->dots[k].at),
                    least[static_cast<std::size_t>(level)] - 1e-9);
        }
      }
    }
  }
}

TEST(DotTask, RefusesADome) {
  DotFigure figure = figure_of(square_with_marks(0), 0);
  const DotDegree lenient{{10, 20}, 13, 13, 0.76}, strict{{10, 20}, 13, 13, 0.76, 0.93};
  EXPECT_TRUE(make_dot_task(figure, room, lenient, measure));
  EXPECT_FALSE(make_dot_task(figure, room, strict, measure));
}

TEST(DotTask, RefusesAFigureThatLosesAThinPart) {
  // A body with a rotor as thin as a line, wider than itself.
  DotFigure figure = figure_of(square_with_marks(0), 0);
  drawing::Shape rotor;
  rotor.path.move_to({0, 10});
  rotor.path.line_to({200, 10});
  rotor.fill = drawing::Fill::none;
  rotor.line_mm = 0.3;
  figure.shapes.push_back(rotor);
  const DotDegree lenient{{10, 20}, 13, 13, 0.7}, strict{{10, 20}, 13, 13, 0.7, 1, 0.93};
  EXPECT_TRUE(make_dot_task(figure, room, lenient, measure));
  EXPECT_FALSE(make_dot_task(figure, room, strict, measure));
}

TEST(DotTask, KnowsHowDentedAnOutlineIs) {
  EXPECT_NEAR(solidity({{0, 0}, {10, 0}, {10, 10}, {0, 10}}), 1, 1e-9);
  // A corner of a quarter is missing; the hull cuts it in half.
  EXPECT_NEAR(solidity({{0, 0}, {10, 0}, {10, 5}, {5, 5}, {5, 10}, {0, 10}}), 75 / 87.5, 1e-9);
}

TEST(DotTask, NeedsAMotif) {
  drawing::Picture picture;
  EXPECT_FALSE(make_dot_task(picture, room, Amount::few, measure));
}

}  // namespace
}  // namespace books::lessons
