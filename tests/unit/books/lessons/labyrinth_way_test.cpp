#include "books/lessons/labyrinth_way.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "books/book_layout.h"
#include "books/page_exercise.h"
#include "drawing/pipeline.h"
#include "geometry/flatten.h"
#include "geometry/mask.h"
#include "support/plain_measure.h"

namespace books::lessons {
namespace {

using geometry::Point;

constexpr const char* prompts[] = {"Ein Labyrinth mit einer Maus und einem Käse", "Labyrinth",
                                   "Ein Labyrinth mit drei Mäusen",
                                   "Ein Labyrinth mit einem Hasen und einer Möhre",
                                   "Ein Labyrinth mit einem Hund, einer Katze, einem Igel und einem Fuchs"};

// Prompts, ages, ways of holding the paper and seeds in turn.
drawing::Picture maze(std::uint32_t number) {
  drawing::Options options;
  options.seed = number;
  options.age = static_cast<drawing::Age>(number % 3);
  if (number % 4 == 1) options.orientation = drawing::Orientation::landscape;
  return drawing::draw(prompts[number % std::size(prompts)], options).picture;
}

std::vector<const drawing::Element*> named(const drawing::Picture& picture, const char* name) {
  std::vector<const drawing::Element*> found;
  for (const drawing::Element& element : picture.elements) {
    if (element.name == name) found.push_back(&element);
  }
  return found;
}

// The walls as they are painted, more than twice as fine as the way was looked for.
geometry::Mask walls_of(const drawing::Picture& picture) {
  geometry::Mask walls({0, 0, picture.width_mm, picture.height_mm}, 0.2);
  for (const drawing::Shape& shape : picture.shapes) {
    const std::string& name = picture.elements.at(shape.element).name;
    if (name != "Mauer" && name != "Hecke") continue;
    if (shape.fill != drawing::Fill::none) walls.fill(shape.path, shape.even_odd, true, 0.02);
    if (shape.line_mm > 0) walls.stroke(shape.path, shape.line_mm, true, 0.02);
  }
  return walls;
}

TEST(LabyrinthWay, GoesThroughAHundredLabyrinthsAndCrossesNoWall) {
  int by_gates[3] = {};
  for (std::uint32_t number = 1; number <= 100; ++number) {
    SCOPED_TRACE("labyrinth " + std::to_string(number));
    const drawing::Picture picture = maze(number);
    const auto way = way_through(picture);
    ASSERT_TRUE(way);
    EXPECT_GE(way->width_mm, 0.6);
    // Painted with its whole width it touches no wall.
    geometry::Mask walls = walls_of(picture), line(walls.area(), walls.cell());
    line.stroke(way->line, way->width_mm, true, 0.02);
    EXPECT_GT(walls.count(), 1000u);
    EXPECT_EQ(walls.common(line), 0u);
    // It stays within the labyrinth but for its ends at the arrows.
    const geometry::Rect floor = named(picture, "Labyrinth").at(0)->bounds;
    const auto arrows = named(picture, "Pfeil");
    const Point start = way->line.points().front(), goal = way->line.points().back();
    for (const Point p : way->line.points()) {
      const bool at_arrow = std::any_of(arrows.begin(), arrows.end(), [&](const auto* arrow) {
        return arrow->bounds.inflated(8).contains(p);
      });
      EXPECT_TRUE(floor.contains(p) || at_arrow);
    }
    ASSERT_LE(arrows.size(), 2u);
    ++by_gates[arrows.size()];
    if (!arrows.empty()) {
      EXPECT_TRUE(arrows[0]->bounds.contains(start));
    }
    if (arrows.size() == 2) {
      EXPECT_TRUE(arrows[1]->bounds.contains(goal));
    } else {
      // Somebody stands there.
      EXPECT_TRUE(std::any_of(picture.elements.begin(), picture.elements.end(), [&](const auto& element) {
        return !element.motif.empty() && element.bounds.contains(goal);
      }));
    }
  }
  for (const int count : by_gates) EXPECT_GE(count, 10);
}

TEST(LabyrinthWay, IsNotLookedForInOtherPictures) {
  EXPECT_FALSE(way_through(drawing::draw("Drei Fische im Meer", {}).picture));
  EXPECT_FALSE(way_through(drawing::Picture{}));
}

BookContent book_of(const std::vector<std::string>& prompts_of_pages) {
  BookContent book;
  book.title = "Irrwege";
  for (const std::string& prompt : prompts_of_pages) {
    book.pages.push_back({drawing::draw(prompt, {}).picture, "builtin", prompt});
  }
  return book;
}

TEST(LabyrinthWay, StandsAmongTheSolutionsOfABookWithoutExercises) {
  const support::PlainMeasure measure;
  const BookContent book = book_of({"Drei Fische im Meer", "Ein Labyrinth mit einer Maus"});
  EXPECT_EQ(solved_parts(book), (std::vector<Solved>{{1, Solved::What::picture}}));
  const std::vector<Sheet> sheets = lay_out(book, {}, measure);
  const auto solutions = std::find_if(sheets.begin(), sheets.end(),
                                      [](const Sheet& sheet) { return sheet.bookmark == "Lösungen"; });
  ASSERT_NE(solutions, sheets.end());
  const auto is_heading = [](const Mark& mark) {
    const auto* text = std::get_if<TextMark>(&mark);
    return text != nullptr && text->text == "Seite 2: Labyrinth";
  };
  EXPECT_TRUE(std::any_of(solutions->marks.begin(), solutions->marks.end(), is_heading));
  ASSERT_EQ(solutions->figures.size(), 1u);
  EXPECT_EQ(solutions->figures[0].count, 2u);  // the picture and the way
  for (const Sheet& sheet : lay_out(book, {.solutions = false}, measure))
    EXPECT_NE(sheet.bookmark, "Lösungen");
}

TEST(LabyrinthWay, ComesBeforeThePagesExercise) {
  BookContent book = book_of({"Ein Labyrinth mit einer Maus", "Drei Fische im Meer"});
  book.lesson = LessonWish{LessonKind::sums, LessonLevel::easy};
  EXPECT_EQ(solved_parts(book),
            (std::vector<Solved>{
                {0, Solved::What::picture}, {0, Solved::What::exercise}, {1, Solved::What::exercise}}));
}

}  // namespace
}  // namespace books::lessons
