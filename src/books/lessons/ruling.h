#pragma once

#include <vector>

#include "books/ornament.h"
#include "geometry/rect.h"

namespace books::lessons {

// The ruled lines of German primary schools, named as on the exercise books: DIN 16552-1:2005-05 (ruling
// for handwriting, part 1). 1 (first year): four lines 5 mm apart. 2 (second year): four lines 4 mm apart.
// 3 (third year): two lines 3.5 mm apart, between which the small letters stand. 4 (fourth year): one line to
// write on, every 10 mm.
enum class Ruling { lineatur_1 = 1, lineatur_2, lineatur_3, lineatur_4 };

struct RulingMeasures {
  double x_height_mm = 5;        // of small letters such as a
  double ascender_mm = 10;       // of capitals and of b, above the line that is written on
  double descender_mm = 5;       // of g, below it
  double row_mm = 20;            // from one written line to the next
  std::vector<double> lines_mm;  // heights of the printed lines above the written one, which is 0
};
const RulingMeasures& measures_of(Ruling ruling);

// The printed lines of one row whose written line lies at `baseline_mm`, thick enough for a copier (0.2 mm).
// The band of the small letters is marked by heavier lines, as exercise books shade it, and begins with a
// little house where all four are there.
Ornament ruled_row(Ruling ruling, double left_mm, double right_mm, double baseline_mm);

}  // namespace books::lessons
