#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "books/lessons/exercise.h"

namespace books::lessons {

// Where the app offers a kind: as the lesson of a whole book, or among the single kinds of a subject.
enum class KindGroup : std::uint8_t { whole_book, arithmetic, language, seeing };

// Makes an exercise of one kind. Nothing where the page's picture is not good for it.
using ExerciseMaker = std::optional<Exercise> (*)(const Workplace&, LessonLevel);

// One kind of lesson: all that the program knows of it besides how it is made.
struct KindRecord {
  LessonKind kind;
  const char* name;  // in the API and in the database
  KindGroup group;
  ExerciseMaker make = nullptr;  // null for lessons of a whole book, which are made of other kinds
  // The levels at which a mixed book has it.
  LessonLevel mixed_from = LessonLevel::easy, mixed_to = LessonLevel::hard;
};

// All kinds, in the order of LessonKind.
std::span<const KindRecord> all_kinds();
const KindRecord& record_of(LessonKind kind);
// Nothing for a name that no kind has.
std::optional<LessonKind> kind_named(std::string_view name);

// The kinds that stand on the pages of a mixed book of that level, in turn: arithmetic, language, seeing.
std::vector<LessonKind> kinds_of_mixed_book(LessonLevel level);

}  // namespace books::lessons
