#include "books/labyrinth.h"

#include <gtest/gtest.h>

#include "books/book_layout.h"
#include "drawing/pipeline.h"
#include "geometry/mask.h"
#include "support/plain_measure.h"
#include "support/sample_books.h"

namespace books {
namespace {

const support::PlainMeasure measure;

drawing::Picture labyrinth(std::uint32_t seed, drawing::Age age, drawing::Orientation orientation) {
  drawing::Options options;
  options.seed = seed;
  options.age = age;
  options.orientation = orientation;
  return drawing::draw("Labyrinth mit einem Hund", options).picture;
}

BookContent book_of(const std::vector<std::string>& sentences) {
  BookContent book = support::meadow_book(0);
  drawing::Options options;
  for (const std::string& sentence : sentences) {
    ++options.seed;
    book.pages.push_back({drawing::draw(sentence, options).picture, "builtin", sentence});
  }
  return book;
}

// The ink of the walls, for a check that does not know how the way was found.
geometry::Mask walls(const drawing::Picture& picture) {
  geometry::Mask ink({0, 0, picture.width_mm, picture.height_mm}, 0.25);
  for (const drawing::Shape& shape : picture.shapes) {
    const std::string& name = picture.elements.at(shape.element).name;
    if (name != "Mauer" && name != "Hecke") continue;
    if (shape.fill != drawing::Fill::none) ink.fill(shape.path, shape.even_odd, true, 0.05);
    if (shape.line_mm > 0) ink.stroke(shape.path, shape.line_mm, true, 0.05);
  }
  return ink;
}

TEST(Labyrinth, TheWayLeadsThroughWithoutTouchingAWall) {
  for (const drawing::Age age :
       {drawing::Age::years_3_5, drawing::Age::years_6_8, drawing::Age::years_9_up}) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
      const auto orientation =
          seed % 2 == 0 ? drawing::Orientation::portrait : drawing::Orientation::landscape;
      const drawing::Picture picture = labyrinth(seed, age, orientation);
      const std::optional<LabyrinthWay> way = way_through(picture);
      ASSERT_TRUE(way) << seed << " at age " << static_cast<int>(age);
      const geometry::Mask ink = walls(picture);
      ASSERT_GT(ink.count(), 0U);
      EXPECT_GT(way->clearance_mm, 1) << seed;
      const std::vector<geometry::Point>& points = way->line.points();
      double length = 0;
      for (std::size_t i = 1; i < points.size(); ++i) {
        const double step = geometry::length(points[i] - points[i - 1]);
        length += step;
        for (double at = 0; at < step; at += 0.2) {
          EXPECT_FALSE(ink.at(geometry::lerp(points[i - 1], points[i], at / step)))
              << seed << " at age " << static_cast<int>(age);
        }
      }
      // It winds: that is what a labyrinth is for.
      EXPECT_GT(length, 1.2 * geometry::length(points.back() - points.front()));
    }
  }
}

TEST(Labyrinth, NoOtherPictureHasAWay) {
  drawing::Options options;
  for (const char* words :
       {"Ein Löwe in der Savanne", "Ein Mandala mit Blumen", "Eine Mauer mit einer Katze"}) {
    EXPECT_FALSE(way_through(drawing::draw(words, options).picture)) << words;
  }
  EXPECT_FALSE(way_through({}));
}

TEST(Labyrinth, EveryOneHasItsSolution) {
  const BookContent book = book_of({"Ein Löwe", "Labyrinth mit einer Maus", "Ein Irrgarten", "Ein Mandala"});
  EXPECT_EQ(labyrinth_pages(book), (std::vector<std::size_t>{1, 2}));
  std::size_t ways = 0;
  for (const Sheet& sheet : lay_out(book, {}, measure)) {
    if (sheet.bookmark != "Wege durch die Labyrinthe") continue;
    for (const Figure& figure : sheet.figures) {
      ++ways;
      const auto& line = std::get<drawing::Shape>(sheet.marks.at(figure.first + 1));
      EXPECT_GE(line.line_mm, 0.7);
      const geometry::Rect picture = std::get<PictureMark>(sheet.marks.at(figure.first)).area.inflated(0.1);
      const geometry::Rect box = line.path.bounds();
      EXPECT_TRUE(picture.contains({box.left, box.top}) && picture.contains({box.right, box.bottom}));
    }
  }
  EXPECT_EQ(ways, 2U);
  EXPECT_EQ(lay_out(book, {.part = BookPart::solutions}, measure).size(), 1U);
  EXPECT_EQ(lay_out(book, {.solutions = false}, measure).size() + 1, lay_out(book, {}, measure).size());
}

TEST(Labyrinth, ASolutionSideNamesThePagesThatItShows) {
  BookContent book =
      book_of({"Ein Löwe", "Labyrinth mit einer Maus", "Ein Apfel", "Ein Irrgarten", "Ein Haus"});
  for (const PlannedSide& side : plan_pages(book, {})) {
    if (!std::holds_alternative<LabyrinthsSide>(side.kind)) continue;
    const PageRange shown = pages_shown(side, book);
    EXPECT_EQ(shown.first, 1U);
    EXPECT_EQ(shown.count, 3U);
  }
  // What was asked for as one but is none says so.
  book.pages[3].picture = book.pages[0].picture;
  bool said = false;
  for (const Sheet& sheet : lay_out(book, {}, measure)) {
    for (const Mark& mark : sheet.marks) {
      const auto* text = std::get_if<TextMark>(&mark);
      said = said || (text != nullptr && text->text.starts_with("Hier ist kein Weg"));
    }
  }
  EXPECT_TRUE(said);
}

}  // namespace
}  // namespace books
