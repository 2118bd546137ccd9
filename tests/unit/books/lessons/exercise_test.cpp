#include "books/lessons/exercise.h"

#include <algorithm>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "books/book_layout.h"
#include "books/lessons/count_task.h"
#include "books/lessons/kinds.h"
#include "books/lessons/look_alikes.h"
#include "books/lessons/region_map.h"
#include "books/lessons/task_sheet.h"
#include "books/page_plan.h"
#include "books/text_layout.h"
#include "support/lesson_books.h"
#include "support/plain_measure.h"
#include "support/sample_books.h"
#include "support/sum_reader.h"

namespace books::lessons {
namespace {

using testing::HasSubstr;

constexpr LessonKind kinds[] = {LessonKind::math, LessonKind::letters, LessonKind::numbers};
constexpr LessonLevel levels[] = {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard};
const support::PlainMeasure measure;
const geometry::Rect room{12, 43, 198, 277};

Exercise exercise_of(const BookContent& book, std::size_t page) {
  return make_exercise(book, page, room, 1, ruling_of(book.lesson->level), measure);
}

std::vector<std::string> texts_of(const std::vector<Mark>& marks) {
  std::vector<std::string> texts;
  for (const Mark& mark : marks) {
    if (const auto* text = std::get_if<TextMark>(&mark)) texts.push_back(text->text);
  }
  return texts;
}

// A page of one square: nothing to label, to join or to count.
BookContent bare_book(LessonWish lesson) {
  BookContent book = support::meadow_book(1);
  drawing::Picture picture;
  drawing::Shape square;
  square.path.add_rect({20, 20, 190, 270});
  square.line_mm = 1;
  picture.shapes.push_back(square);
  book.pages[0].picture = picture;
  book.lesson = lesson;
  return book;
}

// Nobody counts one of each.
TEST(Exercise, NobodyCountsToOne) {
  for (const LessonLevel level : levels) {
    const BookContent book = support::drawn_book(
        {"Oma backt einen Kuchen", "Drei Fische im Meer", "Ein Engel"}, {LessonKind::count, level});
    for (std::size_t page = 0; page < book.pages.size(); ++page) {
      const Exercise exercise = exercise_of(book, page);
      if (exercise.title != "Suche und zähle") continue;
      const bool several = std::any_of(
          exercise.solution.lines.begin(), exercise.solution.lines.end(), [](const std::string& line) {
            return line.find(": ") != std::string::npos && !line.ends_with(": 1");
          });
      EXPECT_TRUE(several) << book.pages[page].caption;
    }
    // And three fish are no task for the second year.
    EXPECT_EQ(exercise_of(book, 1).title == "Suche und zähle", level != LessonLevel::hard);
  }
}

TEST(Exercise, StaysOnThePaperInEveryKindLevelAndFormat) {
  for (const KindRecord& record : all_kinds()) {
    const LessonKind kind = record.kind;
    for (const LessonLevel level : levels) {
      BookContent book = support::drawn_book({"Eine Katze und zwei Hunde im Garten"}, {kind, level});
      book.pages.push_back({support::black_square(300, 200), "Bildmodell", "Ein Haus"});
      // Each kind in all formats, at another level in each.
      for (const BookPaper paper :
           {static_cast<BookPaper>((static_cast<int>(kind) + static_cast<int>(level)) % 3)}) {
        for (const Sheet& sheet : lay_out(book, {.paper = paper, .hole_margin = HoleMargin::left}, measure)) {
          for (const Mark& mark : sheet.marks) {
            geometry::Rect box;
            if (const auto* shape = std::get_if<drawing::Shape>(&mark)) {
              if (shape->path.empty()) continue;
              box = shape->path.bounds();
            } else if (const auto* text = std::get_if<TextMark>(&mark)) {
              const double width = text_width_em(text->text, text->face, measure) * text->size_mm;
              box = {text->start.x, text->start.y - 0.7 * text->size_mm, text->start.x + width,
                     text->start.y};
            } else {
              box = std::get<PictureMark>(mark).area;
            }
            const geometry::Rect allowed = sheet.print_area.inflated(0.6);
            EXPECT_TRUE(allowed.contains({box.left, box.top}) && allowed.contains({box.right, box.bottom}))
                << sheet.bookmark << " kind " << record.name << " paper " << static_cast<int>(paper) << ": "
                << box.left << " " << box.top << " " << box.right << " " << box.bottom;
          }
        }
      }
    }
  }
}

TEST(Exercise, IsAskedForInOneShortSentence) {
  for (const KindRecord& record : all_kinds()) {
    const LessonKind kind = record.kind;
    for (const LessonLevel level : levels) {
      const BookContent book = support::drawn_book(support::lesson_sentences(), {kind, level});
      // Each kind on one of the pages, on another one at the next level.
      const std::size_t page =
          (static_cast<std::size_t>(kind) + static_cast<std::size_t>(level)) % book.pages.size();
      const Exercise exercise = exercise_of(book, page);
      const std::string& instruction = exercise.instruction;
      EXPECT_TRUE(!exercise.signs.empty() && exercise.signs.size() <= 3) << instruction;
      EXPECT_EQ(instruction.find_first_of(".?!"), instruction.size() - 1) << instruction;
      EXPECT_LE(instruction.size(), 70u) << instruction;
      const std::string simple = exercise_of(bare_book({kind, level}), 0).instruction;
      EXPECT_EQ(simple.find_first_of(".?!"), simple.size() - 1) << simple;
    }
  }
}

TEST(Exercise, IsPrintedInLettersThatCanBeRead) {
  for (const KindRecord& record : all_kinds()) {
    for (const LessonLevel level : levels) {
      const BookContent book = support::drawn_book({"Drei Fische im Meer"}, {record.kind, level});
      const Exercise exercise = exercise_of(book, 0);
      for (const Mark& mark : exercise.marks) {
        const auto* text = std::get_if<TextMark>(&mark);
        // The numbers of a hundred dots and of the strokes of a letter are as small as they have to be.
        if (text == nullptr || exercise.title == "Von Punkt zu Punkt" ||
            exercise.title.starts_with("Schreiben"))
          continue;
        // So are those of the few fields that would have none otherwise.
        const bool is_of_field = exercise.title == "Malen nach Zahlen" || exercise.title == "Rechne und male";
        EXPECT_GE(text->size_mm, (is_of_field ? 6.499 : 8.999) * mm_per_point)
            << record.name << ": " << text->text;
      }
      EXPECT_FALSE(exercise.solution.lines.empty() && exercise.solution.marks.empty()) << record.name;
    }
  }
}

TEST(Exercise, OfColouringHasNoSumTwiceAndNoMoreThanTheAgeAllows) {
  for (const LessonLevel level : levels) {
    const BookContent book = support::drawn_book(support::lesson_sentences(), {LessonKind::math, level});
    for (std::size_t page = 0; page < book.pages.size(); ++page) {
      const Exercise exercise = exercise_of(book, page);
      if (exercise.title != "Rechne und male") continue;
      std::map<std::string, int> sums;
      for (const std::string& text : texts_of(exercise.marks)) {
        if (text.find_first_of("+:") != std::string::npos || text.find("\u2212") != std::string::npos ||
            text.find("\u00b7") != std::string::npos)
          ++sums[text];
      }
      EXPECT_LE(sums.size(), level == LessonLevel::easy ? 16u : level == LessonLevel::medium ? 24u : 36u);
      for (const auto& [text, count] : sums) EXPECT_EQ(count, 1) << text;
    }
  }
}

TEST(Exercise, SaysItsLevelInStarsAndWords) {
  for (const LessonLevel level : levels) {
    const BookContent book = support::drawn_book({"Drei Fische im Meer"}, {LessonKind::number_wall, level});
    const std::vector<Sheet> sheets = lay_out(book, {}, measure);
    EXPECT_THAT(texts_of(sheets.at(2).marks), testing::Contains(std::string(name_of(level))));
  }
}

TEST(Kinds, HaveOneNameEach) {
  std::set<std::string> names;
  for (const KindRecord& record : all_kinds()) {
    EXPECT_TRUE(names.insert(record.name).second) << record.name;
    EXPECT_EQ(kind_named(record.name), record.kind);
    EXPECT_EQ(record_of(record.kind).name, record.name);
    EXPECT_EQ(record.make == nullptr, record.group == KindGroup::whole_book) << record.name;
  }
  EXPECT_FALSE(kind_named("latin"));
  EXPECT_FALSE(kind_named(""));
}

TEST(Kinds, OfAMixedBookTakeTurnsBySubjectAndSuitTheAge) {
  for (const LessonLevel level : levels) {
    const std::vector<LessonKind> kinds = kinds_of_mixed_book(level);
    ASSERT_GE(kinds.size(), 9u);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      const KindRecord& record = record_of(kinds[i]);
      EXPECT_EQ(static_cast<std::size_t>(record.group), i % 3 + 1) << record.name;
      EXPECT_TRUE(level >= record.mixed_from && level <= record.mixed_to) << record.name;
    }
  }
  const BookContent book =
      support::drawn_book(support::lesson_sentences(), {LessonKind::mixed, LessonLevel::medium});
  std::set<std::string> titles;
  for (std::size_t page = 0; page < book.pages.size(); ++page) titles.insert(exercise_of(book, page).title);
  EXPECT_EQ(titles.size(), book.pages.size());
}

TEST(Exercise, IsTheSameForTheSameBook) {
  const BookContent book =
      support::drawn_book({"Drei Fische im Meer"}, {LessonKind::math, LessonLevel::medium});
  EXPECT_EQ(texts_of(exercise_of(book, 0).marks), texts_of(exercise_of(book, 0).marks));
}

TEST(Exercise, SaysSoWhereAPictureHasTooFewRegions) {
  const Exercise math = exercise_of(bare_book({LessonKind::math, LessonLevel::medium}), 0);
  EXPECT_EQ(math.title, "Rechnen");
  EXPECT_THAT(math.notice, HasSubstr("zu wenige Felder"));
  const Exercise numbers = exercise_of(bare_book({LessonKind::count, LessonLevel::easy}), 0);
  EXPECT_EQ(numbers.title, "Wie viele sind es?");
  EXPECT_FALSE(numbers.notice.empty());
}

TEST(Exercise, ShowsWhatBelongsToThePage) {
  // Each of six words is of the farm or an animal, none from anywhere.
  const BookContent farm =
      support::drawn_book({"Eine Kuh auf dem Bauernhof"}, {LessonKind::articles, LessonLevel::medium});
  for (const std::string& word : texts_of(exercise_of(farm, 0).marks)) {
    EXPECT_THAT(word,
                testing::Not(testing::AnyOf("Auge", "Hammer", "Rakete", "Motorrad", "Pirat", "Gespenst")))
        << word;
  }
}

// What a page calls a tree is no leaf beside the word.
TEST(Exercise, ShowsAThingAsThePageDrawsItWhereItsNameIsAnother) {
  const BookContent book = support::drawn_book({"Die Giraffe frisst Blätter vom Baum."},
                                               {LessonKind::syllables, LessonLevel::medium});
  const auto& picture = std::get<drawing::Picture>(book.pages[0].picture);
  const Workplace place{book, 0, room, 1, measure};
  int trees = 0;
  for (const SheetMotif& motif : sheet_motifs(place, 4, base::Random(1))) {
    if (motif.name != "Baum") continue;
    ++trees;
    // Either the page's own tree or the drawing of that word, but nothing else of the page.
    if (motif.own) {
      EXPECT_EQ(picture.elements[*motif.own].name, "Baum");
    }
  }
  EXPECT_EQ(trees, 1);
}

TEST(Exercise, SwingsOfABookDiffer) {
  const BookContent book = support::drawn_book({"Ein Igel", "Ein Hund", "Eine Katze", "Ein Hase"},
                                               {LessonKind::swings, LessonLevel::easy});
  std::set<std::string> rows;
  for (std::size_t page = 0; page < book.pages.size(); ++page) {
    std::string heights;
    for (const Mark& mark : exercise_of(book, page).solution.marks) {
      const auto* shape = std::get_if<drawing::Shape>(&mark);
      if (shape == nullptr || std::abs(shape->line_mm - 0.9) > 1e-9) continue;
      heights += std::to_string(shape->path.points().size()) + ' ';
    }
    rows.insert(heights);
  }
  EXPECT_GE(rows.size(), 2u);
}

TEST(Exercise, HasSumsWhoseSolutionMatches) {
  for (const LessonLevel level : {LessonLevel::medium, LessonLevel::hard}) {
    const Exercise exercise = exercise_of(bare_book({LessonKind::math, level}), 0);
    std::string solution;
    for (const std::string& line : exercise.solution.lines) solution += line + "\n";
    int sums = 0;
    for (std::string text : texts_of(exercise.marks)) {
      const std::string printed = text;
      text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
      ASSERT_TRUE(text.ends_with('=')) << text;
      text.pop_back();
      EXPECT_THAT(solution, HasSubstr(printed + " " + std::to_string(support::read_sum(text).result)));
      ++sums;
    }
    EXPECT_GE(sums, 12);
  }
}

std::vector<TextMark> text_marks(const std::vector<Mark>& marks) {
  std::vector<TextMark> texts;
  for (const Mark& mark : marks) {
    if (const auto* text = std::get_if<TextMark>(&mark)) texts.push_back(*text);
  }
  return texts;
}

geometry::Point middle_of(const TextMark& text) {
  return {text.start.x + text_width_em(text.text, text.face, measure) * text.size_mm / 2,
          text.start.y - measure.cap_height_em(text.face) * text.size_mm / 2};
}

// What a child works out for a label: a sum's result, or the number itself.
int worked_out(const std::string& label) {
  const bool bare = label.find_first_not_of("0123456789") == std::string::npos;
  return bare ? std::stoi(label) : support::read_sum(label).result;
}

TEST(Exercise, HasAColouredSolutionThatMatchesRegionByRegion) {
  int compared = 0;
  for (const LessonKind kind : {LessonKind::math, LessonKind::numbers}) {
    for (const LessonLevel level : levels) {
      const BookContent book = support::drawn_book(support::lesson_sentences(), {kind, level});
      for (std::size_t page = 0; page < book.pages.size(); ++page) {
        const Exercise exercise = exercise_of(book, page);
        if (exercise.title != "Rechne und male" && exercise.title != "Malen nach Zahlen") continue;
        const auto& picture = std::get<PictureMark>(exercise.solution.marks.front());
        const RegionMap map(book.pages[page], picture.to_sheet, picture.area);
        const std::vector<TextMark> asked = text_marks(exercise.marks);
        const std::vector<TextMark> solved = text_marks(exercise.solution.marks);
        ASSERT_GT(asked.size(), solved.size());  // the key comes after the labels
        for (std::size_t i = 0; i < solved.size(); ++i) {
          EXPECT_EQ(worked_out(asked[i].text), std::stoi(solved[i].text)) << asked[i].text;
          const auto region = map.at(middle_of(solved[i]));
          ASSERT_TRUE(region) << solved[i].text;
          EXPECT_EQ(map.at(middle_of(asked[i])), region) << asked[i].text;
          ++compared;
        }
      }
    }
  }
  EXPECT_GT(compared, 300);
}

TEST(Exercise, HasDotsThatGiveTheSolutionsOutline) {
  int compared = 0;
  for (const LessonLevel level : levels) {
    const BookContent book = support::drawn_book({"Ein Elefant", "Eine Katze", "Ein Hund", "Ein Wal im Meer"},
                                                 {LessonKind::numbers, level});
    for (const std::size_t page : {std::size_t{0}, std::size_t{3}}) {
      const Exercise exercise = exercise_of(book, page);
      if (exercise.title != "Von Punkt zu Punkt") continue;
      ASSERT_FALSE(exercise.solution.marks.empty());
      const auto& outline = std::get<drawing::Shape>(exercise.solution.marks.back()).path.points();
      // Each dot comes just before its number; after the last one comes the line to write on.
      std::vector<geometry::Point> dots;
      for (std::size_t i = 0; i < exercise.marks.size(); ++i) {
        const auto* shape = std::get_if<drawing::Shape>(&exercise.marks[i]);
        if (shape == nullptr || shape->role != drawing::Role::solid || shape->path.bounds().width() > 1.6)
          continue;
        dots.push_back(shape->path.bounds().center());
      }
      ASSERT_EQ(dots.size(), outline.size());
      for (std::size_t i = 0; i < dots.size(); ++i) {
        EXPECT_LT(geometry::length(dots[i] - outline[i]), 1e-6) << i;
      }
      EXPECT_THAT(exercise.solution.lines.back(), HasSubstr(std::to_string(dots.size()) + " Punkte"));
      ++compared;
    }
  }
  EXPECT_GE(compared, 4);
}

// Nobody knows a grown-up by the outline: there something hides between the dots that is on the page or at
// home in its place, or it is another exercise.
TEST(Exercise, OfDotsShowsNoPersonAndNoMoreNumbersThanTheYearKnows) {
  constexpr std::size_t most[] = {15, 20, 100};
  for (const LessonLevel level : levels) {
    const BookContent book = support::drawn_book(
        {"Ein Elefant im Zoo", "Ein Hubschrauber", "Eine Lehrerin an der Tafel", "Ein Papa", "Ein Tunnel"},
        {LessonKind::dots, level});
    for (std::size_t page = 0; page < book.pages.size(); ++page) {
      const Exercise exercise = exercise_of(book, page);
      SCOPED_TRACE(book.pages[page].caption);
      EXPECT_EQ(exercise.level, level);
      const bool is_of_dots = exercise.title == "Von Punkt zu Punkt";
      EXPECT_EQ(is_of_dots, exercise.notice.empty()) << exercise.notice;
      if (page < 2) {
        EXPECT_TRUE(is_of_dots);
      }
      if (!is_of_dots) continue;
      EXPECT_THAT(exercise.solution.lines.front(),
                  testing::Not(testing::AnyOf("Das ist: Lehrerin", "Das ist: Papa", "Das ist: Tunnel")));
      EXPECT_LE(std::get<drawing::Shape>(exercise.solution.marks.back()).path.points().size(),
                most[static_cast<std::size_t>(level)]);
    }
  }
}

TEST(Exercise, OfDotsHidesNothingTwiceOnPagesThatFollow) {
  const BookContent book =
      support::drawn_book({"Ein Papa auf der Wiese", "Eine Frau auf der Wiese", "Eine Oma auf der Wiese"},
                          {LessonKind::dots, LessonLevel::medium});
  std::set<std::string> names;
  for (std::size_t page = 0; page < book.pages.size(); ++page) {
    const Exercise exercise = exercise_of(book, page);
    ASSERT_EQ(exercise.title, "Von Punkt zu Punkt");
    names.insert(exercise.solution.lines.front());
  }
  EXPECT_EQ(names.size(), book.pages.size());
}

// A ghost has nothing to do with flowers, nor a lighthouse with a birthday.
TEST(Exercise, OfDotsGoesWithThePage) {
  int pages = 0;
  for (const LessonLevel level : levels) {
    BookContent book = support::drawn_book(
        {"Auf dem Geburtstagskuchen brennen sechs Kerzen.", "Die Kinder pflanzen Blumen im Garten.",
         "Ein Junge baut einen Schneemann.", "Eine Kuh steht auf der Weide.", "Eine Lehrerin an der Tafel."},
        {LessonKind::dots, level});
    for (int number = 0; number < 8; ++number) {
      book.created_at += std::chrono::seconds(1);
      for (std::size_t page = 0; page < book.pages.size(); ++page) {
        const Exercise exercise = exercise_of(book, page);
        if (exercise.title != "Von Punkt zu Punkt") continue;
        ++pages;
        EXPECT_THAT(exercise.solution.lines.front(),
                    testing::Not(testing::AnyOf("Das ist: Gespenst", "Das ist: Leuchtturm", "Das ist: Hai",
                                                "Das ist: Kamel", "Das ist: Nashorn", "Das ist: Delfin")));
        const std::vector<std::string> texts = texts_of(exercise.marks);
        const bool is_asked = page == 2 || page == 3;
        if (!is_asked) {
          EXPECT_THAT(texts, testing::Contains("Das passt zum Bild: "));
        }
      }
    }
  }
  EXPECT_GE(pages, 40);
}

TEST(Exercise, ALabyrinthLeadsToWhatThePageIsAbout) {
  const std::pair<const char*, const char*> goals[] = {
      {"Die Prinzessin wohnt im Schloss.", "Schloss"},
      {"Ein Panda isst Bambus.", "Bambus"},
      {"Zwei Kinder spielen Fußball.", "Fußball"},
      {"Die Kinder laufen mit Laternen durch die Nacht.", "Laterne"}};
  for (const auto& [sentence, goal] : goals) {
    const Exercise exercise =
        exercise_of(support::drawn_book({sentence}, {LessonKind::maze, LessonLevel::easy}), 0);
    EXPECT_EQ(exercise.solution.lines, std::vector<std::string>{std::string("Ziel: ") + goal}) << sentence;
  }
}

// One grandmother, two birds and a sun are nothing to count for who knows the numbers to twenty.
TEST(Exercise, OfCountingSuitsTheYear) {
  for (const LessonLevel level : levels) {
    const BookContent book =
        support::drawn_book({"Eine Oma pflückt Kirschen", "Ein Fuchs im Wald"}, {LessonKind::count, level});
    for (std::size_t page = 0; page < book.pages.size(); ++page) {
      const Exercise exercise = exercise_of(book, page);
      EXPECT_EQ(exercise.level, level);
      if (exercise.title != "Suche und zähle") continue;
      int most = 0;
      for (const std::string& line : exercise.solution.lines) {
        if (line.find('+') == std::string::npos)
          most = std::max(most, std::stoi(line.substr(line.find(": ") + 2)));
      }
      EXPECT_GE(most, level == LessonLevel::easy ? 1 : level == LessonLevel::medium ? 2 : 6);
    }
  }
}

TEST(LookAlikes, KnowWhatIsThereSeveralTimesAndWhatABowlIsTakenFor) {
  const auto named = [](const char* name) {
    drawing::Element element;
    element.name = name;
    return element;
  };
  EXPECT_TRUE(look_alike(named("Suppe"), named("Backtisch")));
  EXPECT_FALSE(look_alike(named("Suppe"), named("Apfel")));
  drawing::Element bunch = named("Banane");
  bunch.motif = "1f34c";
  EXPECT_FALSE(shows_one_thing(bunch));
}

TEST(Exercise, NamesThingsAsChildrenDo) {
  drawing::Element school, dog;
  school.name = "Schulgebäude";
  dog.name = "Hund";
  EXPECT_FALSE(is_called_so(school));
  EXPECT_TRUE(is_called_so(dog));
}

TEST(Exercise, HasCountsAndLettersWhoseSolutionMatches) {
  for (const LessonLevel level : levels) {
    const BookContent fish = support::drawn_book(
        {"Drei Fische im Meer", "Drei Fische im Meer", "Drei Fische im Meer"}, {LessonKind::numbers, level});
    const Exercise count = exercise_of(fish, 2);
    // Three fish are no task for the second year.
    ASSERT_EQ(count.title, level == LessonLevel::hard ? "Strichliste" : "Suche und zähle");
    if (level != LessonLevel::hard) {
      std::vector<std::string> expected;
      for (const CountGroup& group : countable(std::get<drawing::Picture>(fish.pages[2].picture), level)) {
        expected.push_back(group.name + ": " + std::to_string(group.count));
      }
      EXPECT_EQ(count.solution.lines, expected);
      EXPECT_THAT(expected, testing::Contains("Fisch: 3"));
    }

    const Exercise letters = exercise_of(support::drawn_book({"Ein Löwe"}, {LessonKind::letters, level}), 0);
    const std::string& line = letters.solution.lines.front();
    ASSERT_THAT(line, testing::StartsWith("Mit L beginn"));
    EXPECT_THAT(line, testing::Not(HasSubstr("Löwe")));  // that one is shown above
    std::string rest = line.substr(line.find(": ") + 2);
    for (std::size_t at = 0; at != std::string::npos;) {
      EXPECT_EQ(rest[at], 'L') << line;
      at = rest.find(", ", at);
      if (at != std::string::npos) at += 2;
    }
  }
}

// Who cannot read the second question is asked by a picture in a frame.
TEST(Exercise, OfLettersAsksByAPictureBeforeSchool) {
  for (const LessonLevel level : levels) {
    const BookContent book = support::drawn_book({"Ein Löwe"}, {LessonKind::letters, level});
    std::size_t frames = 0;
    for (const Mark& mark : exercise_of(book, 0).marks) {
      const auto* shape = std::get_if<drawing::Shape>(&mark);
      frames += shape != nullptr && shape->line_mm == 0.9 && shape->path.bounds().height() > 25 ? 1 : 0;
    }
    EXPECT_EQ(frames, level == LessonLevel::easy ? 1U : 0U);
  }
}

TEST(Exercise, SaysWhereThereIsNothingToSolve) {
  // Nothing known begins with an X.
  BookContent book = bare_book({LessonKind::letters, LessonLevel::easy});
  book.pages[0].motif_names = {"Xylophon"};
  const Exercise exercise = exercise_of(book, 0);
  EXPECT_EQ(exercise.title, "Schreiben: X wie Xylophon");
  EXPECT_THAT(exercise.solution.lines, testing::ElementsAre("Buchstaben zum Nachspuren, ohne Lösung"));
}

TEST(Exercise, WorksOnBitmaps) {
  BookContent book = support::meadow_book(1);
  book.pages[0] = {support::black_square(800, 1000), "Bildmodell", "Ein Haus"};
  for (const LessonKind kind : kinds) {
    book.lesson = LessonWish{kind, LessonLevel::easy};
    EXPECT_FALSE(exercise_of(book, 0).marks.empty());
  }
}

TEST(Exercise, TakesTurnsWithNumbers) {
  const BookContent book =
      support::drawn_book({"Ein Löwe in der Savanne", "Ein Löwe in der Savanne", "Drei Fische im Meer"},
                          {LessonKind::numbers, LessonLevel::easy});
  EXPECT_EQ(exercise_of(book, 0).title, "Von Punkt zu Punkt");
  EXPECT_EQ(exercise_of(book, 1).title, "Malen nach Zahlen");
  EXPECT_EQ(exercise_of(book, 2).title, "Suche und zähle");
}

TEST(CountTask, CountsWhatWasAskedFor) {
  const BookContent book = support::drawn_book({"Drei Fische im Meer"}, {});
  const auto& picture = std::get<drawing::Picture>(book.pages[0].picture);
  const std::vector<CountGroup> groups = countable(picture, LessonLevel::medium);
  ASSERT_FALSE(groups.empty());
  for (const CountGroup& group : groups) {
    const auto count = std::count_if(picture.elements.begin(), picture.elements.end(),
                                     [&](const drawing::Element& e) { return e.name == group.name; });
    EXPECT_EQ(group.count, count) << group.name;
    EXPECT_LE(group.count, 12);
  }
}

TEST(CountTask, LeavesOutWhatIsHidden) {
  drawing::Picture picture;
  picture.elements = {
      {"own-katze", "Katze", true, {}}, {"1f415", "Hund", true, {}}, {"1f415", "Hund", true, {}}};
  const auto add = [&](const geometry::Rect& box, std::uint16_t element) {
    drawing::Shape shape;
    shape.path.add_rect(box);
    shape.line_mm = 1;
    shape.element = element;
    picture.shapes.push_back(shape);
  };
  add({20, 20, 60, 60}, 0);
  add({80, 20, 120, 60}, 1);
  add({80, 100, 120, 140}, 2);
  EXPECT_EQ(countable(picture, LessonLevel::easy).size(), 2u);
  picture.elements.push_back({"", "Busch", false, {}});
  add({78, 18, 110, 62}, 3);                                   // most of one dog
  EXPECT_TRUE(countable(picture, LessonLevel::easy).empty());  // one cat is nothing to count
}

TEST(PagePlan, HasAnExerciseAfterEachPictureAndSolutionsBeforeTheCredits) {
  for (const std::size_t pages : {1u, 5u, 15u}) {
    BookContent book = support::meadow_book(static_cast<int>(pages));
    book.lesson = LessonWish{};
    const std::size_t solutions = (pages + 3) / 4;
    for (const bool blank_backs : {false, true}) {
      const auto plan = plan_pages(book, {.blank_backs = blank_backs});
      const std::size_t backs = blank_backs ? 2 : 1;
      ASSERT_EQ(plan.size(), backs * (1 + 2 * pages) + solutions + 1);
      EXPECT_TRUE(std::holds_alternative<PictureSide>(plan[backs].kind));
      EXPECT_TRUE(std::holds_alternative<ExerciseSide>(plan[2 * backs].kind));
      EXPECT_TRUE(std::holds_alternative<SolutionsSide>(plan[plan.size() - 2].kind));
      EXPECT_TRUE(std::holds_alternative<CreditsSide>(plan.back().kind));
    }
    EXPECT_EQ(plan_pages(book, {.solutions = false}).size(), 1 + 2 * pages + 1);
    book.lesson->kind = LessonKind::letters;  // their solutions are words only
    EXPECT_EQ(plan_pages(book, {}).size(), 1 + 2 * pages + (pages + 15) / 16 + 1);
  }
}

}  // namespace
}  // namespace books::lessons
