#pragma once

#include <optional>

#include "books/lessons/colour_task.h"
#include "books/lessons/exercise.h"

// The exercises one by one; a new one is a file, a line here and a line in kinds.cpp. Those that return
// nothing found their picture unfit; the others always come out.
namespace books::lessons {

// The picture with labelled regions and the key below it or, on a wide sheet, beside it.
std::optional<Exercise> colour_sum_exercise(const Workplace& place, LessonLevel level);
std::optional<Exercise> colour_number_exercise(const Workplace& place, LessonLevel level);

// The outline of what the picture is about as numbered dots, else of something that is on it or at home in
// its place, which the sheet says. Nothing where there is neither.
std::optional<Exercise> dot_exercise(const Workplace& place, LessonLevel level);

// The picture, a question for each kind of thing that can be counted in it, and figures to trace. Where the
// picture has too little for the level, fields with things are counted instead; who is in the second year
// also bundles, compares and keeps a tally. Nothing for a picture that is no drawing.
std::optional<Exercise> count_exercise(const Workplace& place, LessonLevel level);

// The initial letter large with dotted outlines, ruled lines with letters and words to trace and to write,
// and pictures to choose from by their first letter; in the second year words and the page's sentence. Always
// comes out.
std::optional<Exercise> letter_exercise(const Workplace& place, LessonLevel level);

// The picture small above columns of sums, before school as things to be counted. Always comes out.
std::optional<Exercise> sum_exercise(const Workplace& place, LessonLevel level);

// Boxes with different numbers of one thing, which always can be counted: to 6, 10 and 20. Nothing for a
// picture that is no drawing.
std::optional<Exercise> quantity_exercise(const Workplace& place, LessonLevel level);

// Two fields with more than twenty things, of which always ten are ringed: tens, ones and the number.
std::optional<Exercise> bundle_exercise(const Workplace& place);

// Rows of two fields each, which hold more, less or as much: both numbers and the sign between them.
std::optional<Exercise> compare_exercise(const Workplace& place);

// A field with four sorts of things, a list for their strokes and numbers, and sums of two sorts.
std::optional<Exercise> tally_exercise(const Workplace& place);

// The picture small above rows of figures to trace and to write.
Exercise figure_exercise(const Workplace& place);

// Walls in which each brick is the sum of the two below it (Rechenmauer): two, three and four bricks wide,
// to 10, 20 and 100; before school with counters and upwards only. Always comes out.
std::optional<Exercise> wall_exercise(const Workplace& place, LessonLevel level);

// Counters in a frame of ten: how many (easy), how many are missing to 10 (medium), to 100 (hard). Always
// comes out.
std::optional<Exercise> frame_exercise(const Workplace& place, LessonLevel level);

// Lines from 0 to 10, 20 and 100 with boxes for missing numbers. Always comes out.
std::optional<Exercise> number_line_exercise(const Workplace& place, LessonLevel level);

// Sums with a box in the place of one of their numbers, before school with circles to be counted. Always
// comes out.
std::optional<Exercise> missing_exercise(const Workplace& place, LessonLevel level);

// Clocks to be read, or to get their hands: full hours, half hours, five minutes. Always comes out.
std::optional<Exercise> clock_exercise(const Workplace& place, LessonLevel level);

// Coins and notes to be added up: to 10 euros, to 20, euros and cents. Always comes out.
std::optional<Exercise> money_exercise(const Workplace& place, LessonLevel level);

// Pictures and their words, under which a bow is drawn for each syllable. Always comes out.
std::optional<Exercise> syllable_exercise(const Workplace& place, LessonLevel level);

// Pictures and their words, which get their article. Always comes out.
std::optional<Exercise> article_exercise(const Workplace& place, LessonLevel level);

// Words hidden in a square of letters. Always comes out.
std::optional<Exercise> word_search_exercise(const Workplace& place, LessonLevel level);

// Rows of dotted swings for the hand that is to write. Always comes out.
std::optional<Exercise> swing_exercise(const Workplace& place, LessonLevel level);

// A labyrinth with exactly one way from the picture's motif to something else that its sentence speaks of,
// else to what it looks for or what is at home there. Always comes out.
std::optional<Exercise> maze_exercise(const Workplace& place, LessonLevel level);

// Rows of shapes that repeat, to be continued. Always comes out.
std::optional<Exercise> pattern_exercise(const Workplace& place, LessonLevel level);

// Motifs and their shadows, to be joined. Always comes out.
std::optional<Exercise> shadow_exercise(const Workplace& place, LessonLevel level);

// The picture twice, with things missing in the second; nothing that carries another thing.
std::optional<Exercise> difference_exercise(const Workplace& place, LessonLevel level);

// Cards of which two and two are alike; hard: only two. Always comes out.
std::optional<Exercise> pair_exercise(const Workplace& place, LessonLevel level);

}  // namespace books::lessons
