#pragma once

#include "books/book_content.h"
#include "books/lessons/exercise.h"

// What a teacher looks at when she has the finished sheets of an exercise and of its solution before her.
// Each reads them, by what stands where, works the answers out anew and fails the test where the solution
// says something else. Levels are those that the exercise is marked with.
namespace support {

// Each brick of a wall is the sum of the two below, and all can be found from what is printed.
void check_number_wall(const books::lessons::Exercise& exercise);

// The counters of a frame are what its answer says.
void check_tens_frame(const books::lessons::Exercise& exercise);
void check_quantities(const books::lessons::Exercise& exercise);

// The things of each field are its tens and ones; those of two fields are compared by their numbers; those of
// a list have as many strokes as there are in the field, and the sums are of their numbers.
void check_bundles(const books::lessons::Exercise& exercise);
void check_comparisons(const books::lessons::Exercise& exercise);
void check_tally(const books::lessons::Exercise& exercise);

// Above each summand lie as many things, and the answer is their sum.
void check_counted_sums(const books::lessons::Exercise& exercise);

// A number of the line stands where it belongs.
void check_number_line(const books::lessons::Exercise& exercise);

// The missing number makes the equation true.
void check_missing_number(const books::lessons::Exercise& exercise);

// The hands of a clock show its time.
void check_clock(const books::lessons::Exercise& exercise);

// A purse holds the money that is written below.
void check_money(const books::lessons::Exercise& exercise);

// A noun gets its article, by the lexicon's own table.
void check_articles(const books::lessons::Exercise& exercise);

// Each word of a search is there exactly once.
void check_word_search(const books::lessons::Exercise& exercise);

// A word has a bow for each syllable.
void check_syllables(const books::lessons::Exercise& exercise);

// The way of a swing goes through all its dots.
void check_swings(const books::lessons::Exercise& exercise);

// A labyrinth has one way, and the solution goes it.
void check_maze(const books::lessons::Exercise& exercise);

// A pattern goes on as it began.
void check_pattern(const books::lessons::Exercise& exercise);

// A shadow is joined with its own picture and is like no other.
void check_shadows(const books::lessons::Exercise& exercise);

// The two pictures differ in each ring and nowhere else.
void check_differences(const books::lessons::Exercise& exercise, const drawing::Picture& picture);

// Cards with one number are alike and no others.
void check_pairs(const books::lessons::Exercise& exercise);

// What the picture's fields are labelled with leads to the colour that the solution has there, field by
// field: a sum's result, then the only entry of the key that has it. Each label lies within its field.
void check_colouring(const books::lessons::Exercise& exercise, const books::Page& page);

// Joined in the order of their numbers, the dots are the solution's outline, which does not cross itself.
void check_dots(const books::lessons::Exercise& exercise);

// What is counted on the painted picture is what the solution says of each thing and of all.
void check_counts(const books::lessons::Exercise& exercise, const drawing::Picture& picture);

// Each sum of the sheet stands in the solution with its result, and none twice.
void check_sums(const books::lessons::Exercise& exercise);

// Of the pictures to choose from, recognised by their drawings, the solution names those whose name begins
// with the sound that is asked for, and no other can be called by a name that does.
void check_sounds(const books::lessons::Exercise& exercise);

// Asks the check that the exercise's title wants. Says whether there is something to be checked: nothing is
// where figures are only traced.
bool check_exercise(const books::lessons::Exercise& exercise, const books::Page& page);

}  // namespace support
