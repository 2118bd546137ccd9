#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "drawing/model/picture.h"
#include "geometry/mask.h"

namespace test_support {

// Calls `paint(element, cell)` for each cell of the mask that a shape of the picture fills, in the order of
// painting: who comes last is seen. Frames fill nothing. `mask` is scratch space of the page's area; a cell
// is its index in `mask.cells()`.
template <typename Painter>
void for_painted_cells(const drawing::Picture& picture, geometry::Mask& mask, Painter paint) {
  constexpr double flat_mm = 0.3;
  const auto clamped = [&mask](double from_edge, int count) {
    return std::clamp(static_cast<int>(std::floor(from_edge / mask.cell())), 0, count);
  };
  for (const drawing::Shape& shape : picture.shapes) {
    if (shape.fill == drawing::Fill::none || shape.role == drawing::Role::frame) continue;
    mask.clear();
    mask.fill(shape.path, shape.even_odd, true, flat_mm);
    // A page is looked at a hundred times, and most shapes are small: only the cells around each.
    const geometry::Rect box = shape.path.bounds().inflated(mask.cell());
    const int left = clamped(box.left - mask.area().left, mask.columns());
    const int right = clamped(box.right - mask.area().left + mask.cell(), mask.columns());
    const int top = clamped(box.top - mask.area().top, mask.rows());
    const int bottom = clamped(box.bottom - mask.area().top + mask.cell(), mask.rows());
    for (int row = top; row < bottom; ++row) {
      const auto first = static_cast<std::size_t>(row) * static_cast<std::size_t>(mask.columns());
      for (auto cell = first + static_cast<std::size_t>(left); cell < first + static_cast<std::size_t>(right);
           ++cell) {
        if (mask.cells()[cell] != 0) paint(shape.element, cell);
      }
    }
  }
}

}  // namespace test_support
