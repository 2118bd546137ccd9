#include "books/lessons/exercise.h"

#include <functional>

#include "books/lessons/exercise_kinds.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

using Maker = std::function<std::optional<Exercise>(LessonLevel)>;

// The first that the picture is good for, at its own level or else at an easier one.
struct Choice {
  std::optional<Exercise> exercise;
  bool easier = false;
};
Choice at_level_or_easier(const Maker& maker, LessonLevel level) {
  for (int l = static_cast<int>(level); l >= 0; --l) {
    if (auto exercise = maker(static_cast<LessonLevel>(l))) {
      return {std::move(exercise), l != static_cast<int>(level)};
    }
  }
  return {};
}

Exercise math_exercise(const Workplace& place, LessonLevel level) {
  auto [exercise, easier] =
      at_level_or_easier([&](LessonLevel l) { return colour_exercise(place, ColourLabels::sums, l); }, level);
  if (!exercise) {
    exercise = sum_exercise(place, level);
    exercise->notice =
        "In diesem Bild sind zu wenige Felder zum Ausmalen nach Zahlen. Hier stehen andere Aufgaben.";
  } else if (easier) {
    exercise->notice = "Die Felder dieses Bildes sind klein. Darum sind die Aufgaben etwas leichter.";
  }
  return *std::move(exercise);
}

// The exercises with numbers take turns from page to page, so that a book has all of them.
Exercise number_exercise(const Workplace& place, LessonLevel level, Ruling ruling) {
  const Maker makers[] = {
      [&](LessonLevel l) { return dot_exercise(place, l); },
      [&](LessonLevel l) { return colour_exercise(place, ColourLabels::numbers, l); },
      [&](LessonLevel l) { return count_exercise(place, l); },
  };
  constexpr std::size_t kinds = std::size(makers);
  for (std::size_t i = 0; i < kinds; ++i) {
    auto [exercise, easier] = at_level_or_easier(makers[(place.page + i) % kinds], level);
    if (!exercise) continue;
    if (easier) exercise->notice = "Zu diesem Bild passt eine etwas leichtere Aufgabe am besten.";
    return *std::move(exercise);
  }
  Exercise exercise = figure_exercise(place, ruling);
  exercise.notice = "In diesem Bild gibt es zu wenig zu zählen. Hier werden Zahlen geschrieben.";
  return exercise;
}

}  // namespace

base::Random Workplace::random(std::string_view label) const {
  const auto seed = static_cast<std::uint64_t>(content.created_at.time_since_epoch().count());
  return base::Random(seed).fork("lesson " + std::to_string(page)).fork(label);
}

double Workplace::points(double on_a4) const {
  return on_a4 * mm_per_point * scale;
}

Exercise make_exercise(const BookContent& content, std::size_t page, const geometry::Rect& room, double scale,
                       Ruling ruling, const TextMeasure& measure) {
  const Workplace place{content, page, room, scale, measure};
  const LessonWish lesson = content.lesson.value();
  switch (lesson.kind) {
    case LessonKind::math:
      return math_exercise(place, lesson.level);
    case LessonKind::letters:
      return letter_exercise(place, lesson.level, ruling);
    case LessonKind::numbers:
      break;
  }
  return number_exercise(place, lesson.level, ruling);
}

Ruling ruling_of(LessonLevel level) {
  return static_cast<Ruling>(static_cast<int>(level) + 1);
}

}  // namespace books::lessons
