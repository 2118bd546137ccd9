#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "books/german/initial_sound.h"
#include "books/lessons/guided_letters.h"
#include "books/lessons/known_pictures.h"
#include "books/lessons/letter_task.h"
#include "books/lessons/pen_letters.h"
#include "books/lessons/ruling.h"
#include "drawing/motifs/catalogue.h"
#include "geometry/distance.h"
#include "geometry/flatten.h"
#include "geometry/font.h"
#include "geometry/mask.h"
#include "support/lesson_books.h"
#include "support/plain_measure.h"
#include "support/random_books.h"
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

TEST(Ruling, GoesWithTheSchoolYearAndMarksTheMiddleBand) {
  EXPECT_EQ(ruling_of(LessonLevel::easy), Ruling::lineatur_1);
  EXPECT_EQ(ruling_of(LessonLevel::medium), Ruling::lineatur_1);
  EXPECT_EQ(ruling_of(LessonLevel::hard), Ruling::lineatur_2);
  for (const Ruling ruling : {Ruling::lineatur_1, Ruling::lineatur_2}) {
    const Ornament row = ruled_row(ruling, 20, 180, 100);
    EXPECT_GE(row[1].line_mm, 2 * row[0].line_mm);
    EXPECT_EQ(row[1].line_mm, row[2].line_mm);
    EXPECT_GE(row[2].line_mm, 2 * row[3].line_mm);
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

// How many strokes each letter has, and where the pen sets down and lifts first, in heights of small letters.
TEST(PenLetters, AreWrittenInOneGoWhereThePenCanStayOnThePaper) {
  const std::map<std::size_t, std::u32string> expected = {{1,
                                                           U"abcdeghlmnopqrsuvwzßCGIJLMNOSUVWZ012368"
                                                           U"9"},
                                                          {2, U"fijktxyABDKPQRTXY457"},
                                                          {3, U"äöüHFÖÜ"},
                                                          {4, U"EÄ"}};
  for (const auto& [strokes, letters] : expected) {
    for (const char32_t c : letters)
      EXPECT_EQ(pen_letter(c)->strokes.size(), strokes) << base::encode_utf8({&c, 1});
  }
  const auto start = [](char32_t c, std::size_t stroke) {
    return pen_letter(c)->strokes.at(stroke).points().front();
  };
  const auto end = [](char32_t c, std::size_t stroke) {
    return pen_letter(c)->strokes.at(stroke).points().back();
  };
  // Stems from the top; rounds begin on the right and turn left; what crosses comes last, from left to right.
  for (const char32_t c : std::u32string(U"bhklBDEFHIKLPR"))
    EXPECT_LT(start(c, 0).y, -1.9) << base::encode_utf8({&c, 1});
  for (const char32_t c : std::u32string(U"acdgoq")) {
    const auto points = pen_letter(c)->strokes.front().points();
    EXPECT_LT(points[3].x, points[0].x) << base::encode_utf8({&c, 1});
  }
  for (const char32_t c : std::u32string(U"ftAH5")) {
    const std::size_t last = pen_letter(c)->strokes.size() - 1;
    EXPECT_GT(end(c, last).x, start(c, last).x) << base::encode_utf8({&c, 1});
    EXPECT_EQ(end(c, last).y, start(c, last).y) << base::encode_utf8({&c, 1});
  }
  for (const char32_t c : std::u32string(U"äöüÄÖÜ")) {
    const std::size_t count = pen_letter(c)->strokes.size();
    EXPECT_LT(start(c, count - 2).x, start(c, count - 1).x) << base::encode_utf8({&c, 1});
  }
}

// A hollow letter is one clean line: no dot of it lies inside of the letter.
TEST(HollowLetters, HaveNoLineInside) {
  const std::u32string text = U"abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789";
  for (const auto weight : {geometry::Weight::bold, geometry::Weight::regular}) {
    for (const char32_t c : text) {
      const auto plain = geometry::read_glyph(c, weight), hollow = geometry::read_hollow_glyph(c, weight);
      constexpr double cell = 0.004, deep = 0.025;
      geometry::Mask ink(plain.outline.bounds().inflated(0.05), cell), same = ink, outside = ink, line = ink;
      ink.fill(plain.outline, false, true, 0.0005);
      same.fill(hollow.outline, false, true, 0.0005);
      const auto cells = static_cast<double>(ink.count());
      EXPECT_NEAR(static_cast<double>(ink.common(same)), cells, cells * 0.01) << static_cast<int>(c);
      EXPECT_NEAR(static_cast<double>(same.count()), cells, cells * 0.01) << static_cast<int>(c);
      outside.fill(outside.area(), true);
      outside.subtract(ink);
      const std::vector<double> distance = geometry::distance_to_set(outside);
      line.stroke(hollow.outline, cell, true, 0.0005);
      double farthest = 0;  // of the line from the edge of the ink
      for (std::size_t i = 0; i < distance.size(); ++i) {
        if (line.cells()[i] != 0) farthest = std::max(farthest, distance[i]);
      }
      EXPECT_LT(farthest, deep) << static_cast<int>(c);
    }
  }
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

const std::u32string alphabet = U"abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789";

TEST(PenLetters, KeepGapsBetweenTheirDots) {
  constexpr double x_height = 5;
  for (const char32_t c : alphabet) {
    std::vector<geometry::Point> dots;
    double dot_mm = 0;
    for (const drawing::Shape& row :
         dotted_pen_text(base::encode_utf8({&c, 1}), x_height, {}, Starts::hidden)) {
      for (std::size_t i = 0; i < row.path.points().size(); i += 2) dots.push_back(row.path.points()[i]);
      dot_mm = row.line_mm;
    }
    ASSERT_FALSE(dots.empty());
    for (std::size_t i = 0; i < dots.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        EXPECT_GE(geometry::length(dots[i] - dots[k]), 1.3 * dot_mm) << static_cast<int>(c);
      }
    }
  }
}

// All of a letter's way, point by point.
std::vector<geometry::Point> way_of(const geometry::Path& stroke) {
  std::vector<geometry::Point> points;
  for (const geometry::Polyline& line : geometry::flatten(stroke, 0.002)) {
    points.push_back(line.points.front());
    for (std::size_t i = 1; i < line.points.size(); ++i) {
      const double length = geometry::length(line.points[i] - line.points[i - 1]);
      const int pieces = std::max(1, static_cast<int>(length / 0.05));
      for (int k = 1; k <= pieces; ++k)
        points.push_back(geometry::lerp(line.points[i - 1], line.points[i], static_cast<double>(k) / pieces));
    }
  }
  return points;
}

double distance_to(const std::vector<geometry::Point>& points, geometry::Point p) {
  double least = 1e9;
  for (const geometry::Point q : points) least = std::min(least, geometry::length(q - p));
  return least;
}

TEST(GuidedLetters, HaveNoLineInsideOfTheirBand) {
  for (const char32_t c : alphabet) {
    std::vector<geometry::Point> way;
    for (const geometry::Path& stroke : pen_letter(c)->strokes) {
      const auto points = way_of(stroke);
      way.insert(way.end(), points.begin(), points.end());
    }
    for (const geometry::Point p : way_of(hollow_outline(*pen_letter(c)))) {
      EXPECT_NEAR(distance_to(way, p), hollow_band / 2, 0.02) << static_cast<int>(c);
    }
  }
}

// Numbers from 1 on, each in a field on its own stroke and none over another; from it to the stroke's end an
// arrow.
TEST(GuidedLetters, ShowTheOrderOfTheirStrokes) {
  const support::PlainMeasure measure;
  for (const geometry::Rect& box : {geometry::Rect{0, 0, 90, 50}, geometry::Rect{0, 0, 20, 24}}) {
    for (const char32_t c : alphabet) {
      SCOPED_TRACE(base::encode_utf8({&c, 1}));
      const PenLetter& letter = *pen_letter(c);
      std::vector<geometry::Rect> fields;
      std::vector<geometry::Point> tips;
      std::vector<std::string> numbers;
      geometry::Rect outline;
      for (const Mark& mark : guided_text(base::encode_utf8({&c, 1}), box, measure)) {
        if (const auto* text = std::get_if<TextMark>(&mark)) {
          numbers.push_back(text->text);
          EXPECT_GE(text->size_mm, 1.9);  // 5.5 pt
          continue;
        }
        const auto& shape = std::get<drawing::Shape>(mark);
        const geometry::Rect bounds = shape.path.bounds();
        EXPECT_TRUE(box.contains({bounds.left, bounds.top}) && box.contains({bounds.right, bounds.bottom}));
        if (shape.fill == drawing::Fill::white) {
          fields.push_back(bounds);
        } else if (shape.line_mm < 0.5) {
          tips.push_back(shape.path.points().back());
        } else {
          outline = bounds;
        }
      }
      ASSERT_EQ(fields.size(), letter.strokes.size());
      ASSERT_EQ(numbers.size(), letter.strokes.size());
      // The letter's own place on the sheet, by its outline.
      geometry::Rect own;
      for (const geometry::Path& stroke : letter.strokes)
        own.include(stroke.bounds().inflated(hollow_band / 2));
      const double size = outline.height() / own.height();
      const geometry::Affine to_sheet{size,
                                      0,
                                      0,
                                      size,
                                      outline.center().x - own.center().x * size,
                                      outline.center().y - own.center().y * size};
      for (std::size_t i = 0; i < fields.size(); ++i) {
        EXPECT_EQ(numbers[i], std::to_string(i + 1));
        const auto way = way_of(letter.strokes[i].transformed(to_sheet));
        EXPECT_LT(distance_to(way, fields[i].center()), 0.4);  // as fine as the dots are
        EXPECT_LT(geometry::length(fields[i].center() - way.front()), 2.5 * fields[i].width());
        for (std::size_t k = 0; k < i; ++k) {
          EXPECT_GE(geometry::length(fields[i].center() - fields[k].center()), fields[i].width());
        }
      }
      for (const geometry::Point tip : tips) {
        double nearest = 1e9;
        for (const geometry::Path& stroke : letter.strokes) {
          nearest = std::min(nearest, geometry::length(stroke.transformed(to_sheet).points().back() - tip));
        }
        EXPECT_LT(nearest, 1.2 * fields.front().width());
      }
      // Dots have none, nor has a stroke that is as short as its number.
      const auto lines = std::count_if(letter.strokes.begin(), letter.strokes.end(), [](const auto& stroke) {
        return stroke.bounds().width() + stroke.bounds().height() > 0.7;
      });
      EXPECT_GE(static_cast<long>(tips.size()), lines);
    }
  }
}

TEST(PenLetters, MeasureWhatTheyWrite) {
  const Ornament shapes = dotted_pen_text("Bär", 5, {20, 100}, Starts::shown);
  geometry::Rect box;
  for (const drawing::Shape& shape : shapes) box.include(shape.path.bounds());
  EXPECT_NEAR(box.right - 20, pen_text_width("Bär", 5), 1);
  EXPECT_GT(pen_text_width("Bären", 5), pen_text_width("Bär", 5));
}

std::string first_word(const std::string& sentence) {
  return words_of(support::drawn_book({sentence}, {}), 0).front();
}

TEST(LetterTask, TakesItsWordFromWhatThePageIsAbout) {
  EXPECT_EQ(first_word("Ein Löwe in der Savanne"), "Löwe");
  EXPECT_EQ(first_word("Katze auf dem Sofa"), "Katze");
  EXPECT_EQ(first_word("Auf dem Sofa sitzt eine Katze"), "Katze");
  EXPECT_EQ(first_word("Ein Hund vor dem Haus"), "Hund");
  EXPECT_EQ(first_word("Ein T-Rex"), "T-Rex");
}

TEST(LetterTask, NeverWritesAnArticle) {
  EXPECT_EQ(first_word("Ein Yak"), "Yak");
  EXPECT_EQ(first_word("Der Name Emma"), "Emma");
  EXPECT_EQ(first_word("Mein Blubbel auf dem Zwick"), "Blubbel");
}

TEST(LetterTask, FindsAWordForAnyPage) {
  BookContent book = support::meadow_book(1);
  book.pages[0].caption = "Ein Quatschding";
  EXPECT_EQ(words_of(book, 0), std::vector<std::string>{"Quatschding"});
  book.pages[0].motif_names = {"kahler Baum", "Straßenbahnhaltestelle", "3D"};
  EXPECT_EQ(words_of(book, 0), std::vector<std::string>{"Baum"});
  book.pages[0].motif_names.clear();
  book.pages[0].caption = "漢字";
  book.title = "§";
  EXPECT_EQ(words_of(book, 0), std::vector<std::string>{"Bild"});
}

// Words whose sound is that of several letters, whose letter has two sounds, and who have many names.
const std::vector<std::string>& hard_sentences() {
  static const std::vector<std::string> sentences = {
      "Ein Schaf",   "Ein Stuhl",       "Ein Pferd", "Ein Pfau",         "Ein Ei",
      "Ein Auto",    "Eine Eule",       "Ein Uhu",   "Ein Eichhörnchen", "Ein Spiegel",
      "Eine Qualle", "Ein Vogel",       "Ein Clown", "Ein Chamäleon",    "Ein Esel",
      "Ein Haus",    "Ein Wal im Meer", "Ein Igel",  "Ein Kamel",        "Ein Tiger",
      "Eine Tulpe",  "Ein Yak",         "Ein Fisch", "Ein Schmetterling"};
  return sentences;
}

// What a child has to know to say whether an answer is right, written down by hand.
std::string heard(const std::string& name) {
  for (const char* sound : {"Sch", "St", "Sp", "Pf", "Ei", "Eu", "Au", "Qu"}) {
    if (name.starts_with(sound)) return sound;
  }
  return base::encode_utf8(base::decode_utf8(name).substr(0, 1));
}

TEST(LetterTask, AsksForTheSoundAndHasOnlyRightAnswers) {
  const BookContent book = support::drawn_book(hard_sentences(), {});
  int questions = 0;
  for (std::size_t page = 0; page < book.pages.size(); ++page) {
    for (const LessonLevel level : {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard}) {
      const LetterTask task = make_letter_task(book, page, level, base::Random(4));
      SCOPED_TRACE(hard_sentences()[page]);
      EXPECT_EQ(task.initial, heard(task.words.front()));
      if (task.choices.empty()) continue;
      ++questions;
      EXPECT_EQ(task.choices.size(), level == LessonLevel::medium ? 5u : 4u);
      EXPECT_EQ(std::string("CVXY").find(task.initial), std::string::npos);
      std::set<std::string> names;
      int right = 0;
      for (const LetterChoice& choice : task.choices) {
        EXPECT_TRUE(names.insert(choice.name).second) << choice.name;
        EXPECT_EQ(heard(choice.name) == task.initial, choice.right) << choice.name;
        EXPECT_EQ(std::string("CVXY").find(choice.name[0]), std::string::npos) << choice.name;
        right += choice.right ? 1 : 0;
        // Whatever else a child calls it, a wrong one stays wrong.
        for (const std::string& name : names_of_motif(choice.motif)) {
          if (!choice.right) {
            EXPECT_NE(base::decode_utf8(name)[0], base::decode_utf8(task.initial)[0]) << name;
          }
        }
      }
      EXPECT_GE(right, 1);
      EXPECT_LE(right, level == LessonLevel::easy ? 1 : 2);
    }
  }
  EXPECT_GE(questions, 48);
}

// Whatever a page is about: the letter is its sound, each right answer begins with it, no name of a wrong one
// does, and none is to be seen or read elsewhere on the sheet.
TEST(LetterTask, IsRightInBooksOfAnybody) {
  const BookContent& book = support::random_book();
  int questions = 0;
  for (std::size_t page = 0; page < book.pages.size(); ++page) {
    const LetterTask task = make_letter_task(book, page, LessonLevel::hard, base::Random(page));
    SCOPED_TRACE(book.pages[page].caption);
    if (!task.choices.empty()) {
      ++questions;
      EXPECT_EQ(task.initial, heard(task.words.front()));
    }
    std::set<std::string> above(task.words.begin(), task.words.end());
    // Where nothing that was asked for has a name that fits on a line, the word is the book's title.
    constexpr std::size_t longest = 16;
    bool is_about = book.pages[page].caption.find(task.words.front()) != std::string::npos;
    bool fits = false;
    for (const auto& element : std::get<drawing::Picture>(book.pages[page].picture).elements) {
      if (!element.asked) continue;
      above.insert({element.name, element.motif});
      fits = fits || element.name.size() <= longest;
      is_about = is_about || element.name.find(task.words.front().substr(1)) != std::string::npos;
    }
    EXPECT_TRUE(is_about || !fits) << task.words.front();
    for (const LetterChoice& choice : task.choices) {
      EXPECT_EQ(std::string("CVXY").find(choice.name[0]), std::string::npos) << choice.name;
      EXPECT_EQ(heard(choice.name) == task.initial, choice.right) << choice.name;
      EXPECT_FALSE(above.contains(choice.name) || above.contains(choice.motif)) << choice.name;
      if (choice.right) continue;
      for (const std::string& name : names_of_motif(choice.motif)) {
        EXPECT_NE(base::decode_utf8(name)[0], base::decode_utf8(task.initial)[0]) << name;
      }
    }
  }
  EXPECT_GE(questions, 150);
}

TEST(LetterTask, DoesNotShowTheAnswerAboveTheQuestion) {
  const BookContent book = support::drawn_book(hard_sentences(), {});
  for (std::size_t page = 0; page < book.pages.size(); ++page) {
    const LetterTask task = make_letter_task(book, page, LessonLevel::hard, base::Random(4));
    for (const LetterChoice& choice : task.choices) {
      EXPECT_EQ(std::find(task.words.begin(), task.words.end(), choice.name), task.words.end())
          << choice.name;
      for (const auto& element : std::get<drawing::Picture>(book.pages[page].picture).elements) {
        if (element.asked) {
          EXPECT_NE(element.motif, choice.motif) << choice.name;
        }
      }
    }
  }
}

TEST(LetterTask, AsksNothingWhereTheSoundIsUnsure) {
  const BookContent book = support::drawn_book({"Ein Vogel", "Ein Clown", "Ein Yak"}, {});
  for (const std::size_t page : {0U, 1U, 2U}) {
    EXPECT_TRUE(make_letter_task(book, page, LessonLevel::easy, base::Random(1)).choices.empty());
  }
}

TEST(KnownPictures, HaveADrawingAndACertainSound) {
  EXPECT_GE(known_pictures().size(), 100U);
  for (const auto* picture : known_pictures()) {
    EXPECT_NE(drawing::motifs::Catalogue::embedded().find(picture->motif), nullptr) << picture->shown_as;
    EXPECT_TRUE(german::initial_sound(picture->shown_as)) << picture->shown_as;
  }
}

TEST(PenLetters, BarsOfCapitalsAreFreeOfTheRuledLines) {
  const double x_height = measures_of(Ruling::lineatur_1).x_height_mm;
  const auto bands = [&](const char* text) {
    return freed_strokes(text, x_height, {20, 50}, measures_of(Ruling::lineatur_1).lines_mm);
  };
  // Both bars of an F, and the one that makes a G of a C; none in an I.
  std::set<double> heights;
  for (const drawing::Shape& band : bands("F")) {
    EXPECT_EQ(band.fill, drawing::Fill::white);
    EXPECT_EQ(band.line_mm, 0);
    heights.insert(band.path.bounds().center().y);
  }
  EXPECT_EQ(heights, (std::set<double>{50 - 2 * x_height, 50 - x_height}));
  const auto is_middle = [&](const drawing::Shape& band) {
    return std::abs(band.path.bounds().center().y - (50 - x_height)) < 1e-9;
  };
  const auto g = bands("G"), i = bands("I");
  EXPECT_TRUE(std::any_of(g.begin(), g.end(), is_middle));
  EXPECT_TRUE(i.empty());
}

// A child reads and writes the word of its sentence, not that of the drawing.
TEST(LetterTask, WritesTheWordThatTheSentenceSays) {
  const BookContent book = support::drawn_book(
      {"Die Kuh steht vor dem Stall.", "Ein Hund läuft zur Schule.", "Ein Kind spielt mit dem Auto."}, {});
  EXPECT_EQ(words_of(book, 0), (std::vector<std::string>{"Kuh", "Stall"}));
  for (std::size_t page = 0; page < book.pages.size(); ++page) {
    for (const std::string& word : words_of(book, page)) EXPECT_FALSE(word.ends_with("gebäude")) << word;
  }
}

// Who is in the second year knows its letters: it writes words and copies the sentence.
TEST(LetterTask, HasASentenceToCopyInTheSecondYearOnly) {
  const BookContent book =
      support::drawn_book({"Die Prinzessin wohnt im Schloss.", "Ein Löwe", "Was ist das, Papa?"}, {});
  const auto sentence = [&](std::size_t page, LessonLevel level) {
    return make_letter_task(book, page, level, base::Random(1)).sentence;
  };
  EXPECT_EQ(sentence(0, LessonLevel::hard), "Die Prinzessin wohnt im Schloss");
  EXPECT_EQ(sentence(0, LessonLevel::medium), "");
  EXPECT_EQ(sentence(1, LessonLevel::hard), "") << "no sentence";
  EXPECT_EQ(sentence(2, LessonLevel::hard), "") << "no letters for it";
}

// Before school a child traces its letter, and short words only.
TEST(LetterTask, WritesNoLongWordsBeforeSchool) {
  const BookContent book =
      support::drawn_book({"Ein Elefant", "Ein Hund", "Ein Schmetterling und eine Maus"}, {});
  const auto written = [&](std::size_t page, LessonLevel level) {
    return make_letter_task(book, page, level, base::Random(1)).written;
  };
  EXPECT_TRUE(written(0, LessonLevel::easy).empty());
  EXPECT_EQ(written(0, LessonLevel::medium), (std::vector<std::string>{"Elefant"}));
  EXPECT_EQ(written(1, LessonLevel::easy), (std::vector<std::string>{"Hund"}));
  // The page is about the word that is written.
  EXPECT_EQ(written(2, LessonLevel::easy), (std::vector<std::string>{"Maus"}));
  EXPECT_EQ(make_letter_task(book, 2, LessonLevel::easy, base::Random(1)).initial, "M");
  // Whoever asks for a long word gets it.
  BookContent wished = book;
  wished.exercises = {ExerciseWish{}};
  wished.exercises[0].words = {"Schmetterling"};
  EXPECT_EQ(make_letter_task(wished, 0, LessonLevel::easy, base::Random(1)).written,
            (std::vector<std::string>{"Schmetterling"}));
  EXPECT_EQ(written(2, LessonLevel::medium).size(), 2u);
}

}  // namespace
}  // namespace books::lessons
