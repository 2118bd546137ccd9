#include "books/qr_squares.h"

namespace books {

drawing::Shape qr_shape(const QrSquares& code, const geometry::Rect& box) {
  drawing::Shape shape;
  shape.fill = drawing::Fill::black;
  shape.role = drawing::Role::solid;
  const double side = box.width() / code.size;
  const auto is_dark = [&](int row, int column) {
    return column < code.size && code.dark[static_cast<std::size_t>(row * code.size + column)];
  };
  for (int row = 0; row < code.size; ++row) {
    for (int column = 0; column < code.size; ++column) {
      if (!is_dark(row, column)) continue;
      const int begin = column;
      while (is_dark(row, column)) ++column;
      shape.path.add_rect({box.left + begin * side, box.top + row * side, box.left + column * side,
                           box.top + (row + 1) * side});
    }
  }
  return shape;
}

}  // namespace books
