#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "books/lessons/letter_task.h"
#include "books/lessons/pen_letters.h"
#include "books/lessons/ruling.h"
#include "support/lesson_books.h"
#include "support/sample_books.h"

namespace books::lessons {
namespace {

TEST(Ruling, HasTheSpacingsOfDin16552) {
  const auto lines = [](Ruling ruling) { return measures_of(ruling).lines_mm; };
  EXPECT_EQ(lines(Ruling::lineatur_1), (std::vector<double>{10, 5, 0, -5}));
  EXPECT_EQ(lines(Ruling::lineatur_2), (std::vector<double>{8, 4, 0, -4}));
  EXPECT_EQ(lines(Ruling::lineatur_3), (std::vector<double>{3.5, 0}));
  EXPECT_EQ(lines(Ruling::lineatur_4), (std::vector<double>{0}));
  EXPECT_EQ(measures_of(Ruling::lineatur_4).row_mm, 10);
}

TEST(Ruling, DrawsEachLineWhereItIsToBe) {
  for (int number = 1; number <= 4; ++number) {
    const auto ruling = static_cast<Ruling>(number);
    std::vector<double> heights;
    for (const drawing::Shape& shape : ruled_row(ruling, 20, 180, 100)) {
      const geometry::Rect box = shape.path.bounds();
      if (box.width() > 150) heights.push_back(100 - box.top);
    }
    EXPECT_EQ(heights, measures_of(ruling).lines_mm);
  }
}

TEST(PenLetters, KnowTheAlphabetAndStayInTheirBands) {
  const std::u32string small = U"abcdefghijklmnopqrstuvwxyzäöüß", capital = U"ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ",
                       figures = U"0123456789";
  const std::u32string descending = U"gjpqy";
  for (const char32_t c : small + capital + figures) {
    const PenLetter* letter = pen_letter(c);
    ASSERT_NE(letter, nullptr) << static_cast<int>(c);
    ASSERT_FALSE(letter->strokes.empty());
    geometry::Rect box;
    for (const geometry::Path& stroke : letter->strokes) box.include(stroke.bounds());
    EXPECT_GE(box.left, -0.01) << static_cast<int>(c);
    EXPECT_GE(box.top, -2.02) << static_cast<int>(c);
    const bool below = descending.find(c) != std::u32string::npos;
    EXPECT_NEAR(box.bottom, below ? 1 : 0, 0.03) << static_cast<int>(c);
    EXPECT_NEAR(letter->width, box.right, 1e-9);
  }
  for (const char32_t c : capital + figures) {
    geometry::Rect box;
    for (const geometry::Path& stroke : pen_letter(c)->strokes) box.include(stroke.bounds());
    EXPECT_NEAR(box.top, -2, 0.05) << static_cast<int>(c);
  }
  EXPECT_EQ(pen_letter(U'é'), nullptr);
}

TEST(PenLetters, DotAPathEvenly) {
  geometry::Path line;
  line.move_to({0, 0});
  line.line_to({10, 0});
  const drawing::Shape shape = dotted(line, 0.5, 2.1);
  // Eleven millimetres and a bit of gap round to five even steps; every dot is a move and a line to itself.
  ASSERT_EQ(shape.path.points().size(), 12u);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_NEAR(shape.path.points()[2 * i].x, 2.0 * static_cast<double>(i), 1e-6);
    EXPECT_EQ(shape.path.points()[2 * i], shape.path.points()[2 * i + 1]);
  }
}

TEST(PenLetters, MeasureWhatTheyWrite) {
  const Ornament shapes = dotted_pen_text("Bär", 5, {20, 100}, Starts::shown);
  geometry::Rect box;
  for (const drawing::Shape& shape : shapes) box.include(shape.path.bounds());
  EXPECT_NEAR(box.right - 20, pen_text_width("Bär", 5), 1);
  EXPECT_GT(pen_text_width("Bären", 5), pen_text_width("Bär", 5));
}

TEST(LetterTask, TakesItsWordsFromThePicture) {
  const BookContent book = support::drawn_book({"Ein Löwe in der Savanne"}, {});
  EXPECT_EQ(words_of(book, 0).front(), "Löwe");
}

TEST(LetterTask, FindsAWordForAnyPage) {
  BookContent book = support::meadow_book(1);
  EXPECT_EQ(words_of(book, 0), std::vector<std::string>{"Blümchen"});  // of the caption
  book.pages[0].motif_names = {"kahler Baum", "Straßenbahnhaltestelle", "3D"};
  EXPECT_EQ(words_of(book, 0), std::vector<std::string>{"Baum"});
  book.pages[0].motif_names.clear();
  book.pages[0].caption = "🦖 漢字";
  book.title = "§";
  EXPECT_EQ(words_of(book, 0), std::vector<std::string>{"Bild"});
}

TEST(LetterTask, AsksAQuestionThatHasOnlyRightAnswers) {
  const BookContent book = support::drawn_book(support::lesson_sentences(), {});
  for (std::size_t page = 0; page < book.pages.size(); ++page) {
    for (const LessonLevel level : {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard}) {
      const LetterTask task = make_letter_task(book, page, level, base::Random(4));
      EXPECT_EQ(task.initial, base::decode_utf8(task.words.front())[0]);
      EXPECT_EQ(task.choices.size(), 4u + static_cast<std::size_t>(level));
      std::set<std::string> names;
      int right = 0;
      for (const LetterChoice& choice : task.choices) {
        EXPECT_TRUE(names.insert(choice.name).second) << choice.name;
        EXPECT_EQ(base::decode_utf8(choice.name)[0] == task.initial, choice.right) << choice.name;
        right += choice.right ? 1 : 0;
      }
      EXPECT_GE(right, 1);
      EXPECT_LE(right, 1 + static_cast<int>(level));
    }
  }
}

TEST(LetterTask, CapitalisesGermanLetters) {
  EXPECT_EQ(initial_of("äpfel"), U'Ä');
  EXPECT_EQ(initial_of("Zug"), U'Z');
  EXPECT_EQ(initial_of(""), U'\0');
}

}  // namespace
}  // namespace books::lessons
