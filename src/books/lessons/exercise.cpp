#include "books/lessons/exercise.h"

#include <algorithm>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/kinds.h"
#include "books/page_exercise.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

// An exercise at its own level or else at an easier one.
struct Choice {
  std::optional<Exercise> exercise;
  LessonLevel level = LessonLevel::easy;
};
Choice at_level_or_easier(ExerciseMaker make, const Workplace& place, LessonLevel level) {
  for (int l = static_cast<int>(level); l >= 0; --l) {
    if (auto exercise = make(place, static_cast<LessonLevel>(l))) {
      return {std::move(exercise), static_cast<LessonLevel>(l)};
    }
  }
  return {};
}

// The kinds of which a book's exercises are, in turn from page to page.
std::vector<LessonKind> kinds_of(const LessonWish& lesson) {
  switch (lesson.kind) {
    case LessonKind::math:
      return {LessonKind::colour_sums};
    case LessonKind::letters:
      return {LessonKind::tracing};
    case LessonKind::numbers:
      return {LessonKind::dots, LessonKind::colour_numbers, LessonKind::count};
    case LessonKind::mixed:
      return kinds_of_mixed_book(lesson.level);
    default:
      return {lesson.kind};
  }
}

// Where the turns of a mixed book begin, so that two books differ.
std::size_t first_turn(const BookContent& content, const LessonWish& lesson, std::size_t kinds) {
  if (lesson.kind != LessonKind::mixed) return 0;
  const auto seed = static_cast<std::uint64_t>(content.created_at.time_since_epoch().count());
  return base::Random(seed).fork("mixed lessons").below(static_cast<std::uint32_t>(kinds));
}

// For a picture that nothing of what was wanted can be made of.
Exercise substitute(const Workplace& place, const LessonWish& lesson) {
  Exercise exercise;
  const KindRecord& wanted = record_of(lesson.kind);
  if (lesson.kind == LessonKind::numbers || lesson.kind == LessonKind::count) {
    if (auto quantities = quantity_exercise(place, lesson.level)) {
      exercise = *std::move(quantities);
      exercise.notice = "In diesem Bild wäre das Zählen nicht eindeutig. Hier wird in Feldern gezählt.";
    } else {
      exercise = figure_exercise(place);
      exercise.notice = "In diesem Bild gibt es nichts zu zählen. Hier werden Zahlen geschrieben.";
    }
  } else if (lesson.kind == LessonKind::math || wanted.group == KindGroup::arithmetic) {
    exercise = sum_exercise(place, lesson.level).value();
    exercise.notice =
        "In diesem Bild sind zu wenige Felder zum Ausmalen nach Zahlen. Hier stehen andere Aufgaben.";
  } else {
    exercise = maze_exercise(place, lesson.level).value();
    exercise.notice = "Zu diesem Bild passt die gewünschte Aufgabe nicht. Hier steht eine andere.";
  }
  exercise.level = lesson.level;
  return exercise;
}

std::string notice_of_easier(LessonKind kind) {
  return kind == LessonKind::colour_sums
             ? "Die Felder dieses Bildes sind klein. Darum sind die Aufgaben etwas leichter."
             : "Zu diesem Bild passt eine etwas leichtere Aufgabe am besten.";
}

}  // namespace

base::Random Workplace::random(std::string_view label) const {
  const auto seed = static_cast<std::uint64_t>(content.created_at.time_since_epoch().count());
  base::Random own = base::Random(seed).fork("lesson " + std::to_string(page));
  if (const int redraw = exercise_wish(content, page).redraw; redraw != 0) {
    own = own.fork("redraw " + std::to_string(redraw));
  }
  if (!content.variant.empty()) own = own.fork("variant " + content.variant);
  return own.fork(label);
}

double Workplace::points(double on_a4) const {
  return on_a4 * mm_per_point * scale;
}

Exercise make_exercise(const BookContent& content, std::size_t page, const geometry::Rect& room, double scale,
                       Ruling ruling, const TextMeasure& measure) {
  const Workplace place{content, page, room, scale, measure, ruling};
  const LessonWish lesson = lesson_of(content, page).value();
  const std::vector<LessonKind> kinds = kinds_of(lesson);
  const std::size_t first = first_turn(content, lesson, kinds.size()) + page;
  // Another kind of the book's own level suits its children better than an easier one of the kind whose turn
  // it is.
  for (std::size_t i = 0; kinds.size() > 1 && i < kinds.size(); ++i) {
    auto exercise = record_of(kinds[(first + i) % kinds.size()]).make(place, lesson.level);
    if (!exercise) continue;
    exercise->level = lesson.level;
    return *std::move(exercise);
  }
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const LessonKind kind = kinds[(first + i) % kinds.size()];
    auto [exercise, level] = at_level_or_easier(record_of(kind).make, place, lesson.level);
    if (!exercise) continue;
    exercise->level = level;
    if (level != lesson.level) exercise->notice = notice_of_easier(kind);
    return *std::move(exercise);
  }
  return substitute(place, lesson);
}

std::string_view name_of(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return "Vorschule";
    case LessonLevel::medium:
      return "Klasse 1";
    case LessonLevel::hard:
      break;
  }
  return "Klasse 2";
}

Ruling ruling_of(LessonLevel level) {
  return level == LessonLevel::hard ? Ruling::lineatur_2 : Ruling::lineatur_1;
}

}  // namespace books::lessons
