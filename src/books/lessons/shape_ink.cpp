#include "books/lessons/shape_ink.h"

#include <algorithm>
#include <cmath>

namespace books::lessons {
namespace {

constexpr double thinnest_cells = 2.1;
// How far a flattened curve may leave the true one, as a share of a cell.
constexpr double ink_tolerance_cells = 0.2;

void paint_shape(geometry::Mask& mask, const drawing::Shape& shape, const geometry::Path& path, double line,
                 bool filled_with) {
  const double tolerance = ink_tolerance_cells * mask.cell();
  if (shape.fill != drawing::Fill::none) mask.fill(path, shape.even_odd, filled_with, tolerance);
  if (shape.line_mm > 0) mask.stroke(path, std::max(line, thinnest_cells * mask.cell()), true, tolerance);
}

}  // namespace

void paint_ink(geometry::Mask& ink, const drawing::Shape& shape, const geometry::Affine& to_mask) {
  const double scale = std::sqrt(std::abs(to_mask.determinant()));
  paint_shape(ink, shape, shape.path.transformed(to_mask), shape.line_mm * scale,
              shape.fill == drawing::Fill::black);
}

void paint_cover(geometry::Mask& cover, const drawing::Shape& shape) {
  paint_shape(cover, shape, shape.path, shape.line_mm, true);
}

}  // namespace books::lessons
