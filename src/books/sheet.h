#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "books/text_measure.h"
#include "drawing/model/picture.h"
#include "geometry/affine.h"
#include "geometry/rect.h"

namespace books {

// One line of text: its baseline begins at `start`, in sheet millimetres.
struct TextMark {
  std::string text;
  Face face = Face::regular;
  double size_mm = 0;
  geometry::Point start;
};

// A page's picture: `to_sheet` maps the picture's own unit (millimetres of a drawing, pixels of a bitmap) to
// the sheet and only scales and shifts. `area` is what it covers there. Of a drawing the elements `without`
// are not drawn: what lies behind them is seen.
struct PictureMark {
  std::size_t page = 0;  // index into BookContent::pages
  geometry::Affine to_sheet;
  geometry::Rect area;
  std::vector<std::uint16_t> without = {};  // indices into drawing::Picture::elements
};

using Mark = std::variant<drawing::Shape, TextMark, PictureMark>;

// One side of paper with everything on it in sheet millimetres, y downwards; later marks cover earlier ones.
struct Sheet {
  double width_mm = 210;
  double height_mm = 297;
  geometry::Rect print_area;  // nothing is printed outside of it
  std::string bookmark;       // empty for none
  std::vector<Mark> marks;
};

}  // namespace books
