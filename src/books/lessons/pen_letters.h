#pragma once

#include <string_view>
#include <vector>

#include "books/ornament.h"
#include "geometry/path.h"

namespace books::lessons {

// A printed letter as a pen writes it: strokes instead of an outline, in the order and direction in which
// children learn them. The unit is the height of small letters; the written line is y = 0 and y grows
// downwards, so capitals and ascenders reach up to -2 and descenders down to 1.
struct PenLetter {
  std::vector<geometry::Path> strokes;  // each one open; a dot is a stroke of no length
  double width = 0;
};

// The letters of German with the umlauts and sharp s, the digits and the hyphen; nullptr for anything else.
const PenLetter* pen_letter(char32_t character);

// What can be written of a text: its letters and digits, others as gaps.
double pen_text_width(std::string_view text, double x_height_mm);

// Letters to trace, their written line starting at `start`: each stroke as a row of dots, where wanted with a
// small ring where the pen sets down. Dots never touch one another.
enum class Starts { shown, hidden };
Ornament dotted_pen_text(std::string_view text, double x_height_mm, geometry::Point start, Starts starts);

// White bands that take the ruled lines away below the strokes that run along them: the bars of an "F" would
// vanish there, and a "G" without its bar is a "C". Goes between the lines and the letters. `lines_mm` are
// the heights of the lines above the written one.
Ornament freed_strokes(std::string_view text, double x_height_mm, geometry::Point start,
                       const std::vector<double>& lines_mm);

// The outline of any path as a row of round dots of `dot_mm`, `gap_mm` from middle to middle.
drawing::Shape dotted(const geometry::Path& path, double dot_mm, double gap_mm);

}  // namespace books::lessons
