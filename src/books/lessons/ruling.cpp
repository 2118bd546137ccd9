#include "books/lessons/ruling.h"

#include "books/sheet_parts.h"

namespace books::lessons {
const RulingMeasures& measures_of(Ruling ruling) {
  static const RulingMeasures first{5, 10, 5, 20, {10, 5, 0, -5}};
  static const RulingMeasures second{4, 8, 4, 16, {8, 4, 0, -4}};
  static const RulingMeasures third{3.5, 7, 3.5, 14, {3.5, 0}};
  static const RulingMeasures fourth{3, 6, 3, 10, {0}};
  switch (ruling) {
    case Ruling::lineatur_1:
      return first;
    case Ruling::lineatur_2:
      return second;
    case Ruling::lineatur_3:
      return third;
    case Ruling::lineatur_4:
      break;
  }
  return fourth;
}

Ornament ruled_row(Ruling ruling, double left_mm, double right_mm, double baseline_mm) {
  const RulingMeasures& measures = measures_of(ruling);
  Ornament shapes;
  for (const double height : measures.lines_mm) {
    const bool of_band = height == 0 || height == measures.x_height_mm;
    shapes.push_back(straight_line({left_mm, baseline_mm - height}, {right_mm, baseline_mm - height},
                                   of_band ? 0.45 : 0.15));
  }
  if (measures.lines_mm.size() == 4) {
    // The house that beginners know: roof, room and cellar stand for the three bands.
    const double x = measures.x_height_mm, width = x * 0.9, right = left_mm - 1, left = right - width;
    drawing::Shape house;
    house.path.add_polygon({{left, baseline_mm + x},
                            {left, baseline_mm - x},
                            {(left + right) / 2, baseline_mm - 2 * x},
                            {right, baseline_mm - x},
                            {right, baseline_mm + x}});
    house.line_mm = 0.3;
    shapes.push_back(house);
    shapes.push_back(straight_line({left, baseline_mm - x}, {right, baseline_mm - x}, 0.3));
    shapes.push_back(straight_line({left, baseline_mm}, {right, baseline_mm}, 0.3));
  }
  return shapes;
}

}  // namespace books::lessons
