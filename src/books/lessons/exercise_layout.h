#pragma once

#include <optional>
#include <vector>

#include "books/book_content.h"
#include "books/lessons/exercise.h"
#include "books/page_plan.h"
#include "books/sheet.h"
#include "books/text_measure.h"

namespace books::lessons {

// The part of an exercise's sheet that is the exercise's own: below the head and above the foot.
geometry::Rect exercise_room(const Sheet& sheet, const PrintOptions& options);

// The exercises of one printed book. Each is made at its first use, for the room that its own sheet has, and
// kept for the solutions. Not thread-safe; keeps references to all that it is given.
class ExerciseSheets {
 public:
  ExerciseSheets(const BookContent& content, const PrintOptions& options,
                 const std::vector<PlannedSide>& plan, const TextMeasure& measure);

  // Puts the exercise of a picture on its sheet: name and date, title, instruction, the exercise, and at the
  // foot which picture it belongs to.
  void lay_out(Sheet& sheet, const ExerciseSide& side);
  // The solutions of some pages' exercises, two in a row.
  void lay_out(Sheet& sheet, const SolutionsSide& side);

 private:
  const Exercise& exercise_of(std::size_t page);

  const BookContent& content_;
  const PrintOptions& options_;
  const std::vector<PlannedSide>& plan_;
  const TextMeasure& measure_;
  std::vector<std::optional<Exercise>> made_;  // by page
};

}  // namespace books::lessons
