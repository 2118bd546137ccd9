#pragma once

#include <optional>

#include "books/lessons/colour_task.h"
#include "books/lessons/exercise.h"

namespace books::lessons {

// The exercises one by one. Those that return nothing found their picture unfit; the others always come out.

// The picture with labelled regions and the key below it or, on a wide sheet, beside it.
std::optional<Exercise> colour_exercise(const Workplace& place, ColourLabels labels, LessonLevel level);

// The outline of the picture's main motif as numbered dots.
std::optional<Exercise> dot_exercise(const Workplace& place, LessonLevel level);

// The picture, a question for each kind of thing that can be counted in it, and figures to trace.
std::optional<Exercise> count_exercise(const Workplace& place, LessonLevel level);

// The initial letter large with dotted outlines, ruled lines with letters and words to trace and to write,
// and pictures to choose from by their first letter.
Exercise letter_exercise(const Workplace& place, LessonLevel level, Ruling ruling);

// The picture small above columns of sums.
Exercise sum_exercise(const Workplace& place, LessonLevel level);

// The picture small above rows of figures to trace and to write.
Exercise figure_exercise(const Workplace& place, Ruling ruling);

}  // namespace books::lessons
