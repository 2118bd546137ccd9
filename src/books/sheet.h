#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "books/text_measure.h"
#include "drawing/model/picture.h"
#include "geometry/affine.h"
#include "geometry/rect.h"

namespace books {

// One line of text: its baseline begins at `start`, in sheet millimetres. Lines of the same `block`, which is
// not 0, are read as one paragraph.
struct TextMark {
  std::string text;
  Face face = Face::regular;
  double size_mm = 0;
  geometry::Point start;
  std::size_t block = 0;
  int heading = 0;  // its level: 1 a book's title, 2 a side's, 3 a part's; 0 for what is none
  LineEnd end = LineEnd::word;
};

// A colour in print, red, green and blue.
struct Colour {
  std::uint8_t red = 255, green = 255, blue = 255;
  friend bool operator==(Colour, Colour) = default;
};

// The colours of a drawing that is printed coloured: of the bare paper within it, and of the white insides of
// its shapes, in their order.
struct PictureColours {
  Colour paper;
  std::vector<Colour> shapes;
};

// A page's picture: `to_sheet` maps the picture's own unit (millimetres of a drawing, pixels of a bitmap) to
// the sheet and only scales and shifts. `area` is what it covers there. Of a drawing the elements `without`
// are not drawn: what lies behind them is seen.
struct PictureMark {
  std::size_t page = 0;  // index into BookContent::pages
  geometry::Affine to_sheet;
  geometry::Rect area;
  std::vector<std::uint16_t> without = {};  // indices into drawing::Picture::elements
  std::optional<PictureColours> colours = {};
  std::vector<std::size_t> without_shapes = {};  // indices into drawing::Picture::shapes
};

// A shape whose white is this colour.
struct ColouredShape {
  drawing::Shape shape;
  Colour colour;
};

using Mark = std::variant<drawing::Shape, TextMark, PictureMark, ColouredShape>;

// Marks that together are one picture, for who does not see it: `count` of them from `first` on, in words.
// The texts among them are read all the same.
struct Figure {
  std::size_t first = 0;
  std::size_t count = 0;
  std::string description;
};

// One side of paper with everything on it in sheet millimetres, y downwards; later marks cover earlier ones.
struct Sheet {
  double width_mm = 210;
  double height_mm = 297;
  geometry::Rect print_area;  // nothing is printed outside of it but a coloured cover's ground
  std::string bookmark;       // empty for none
  std::vector<Mark> marks;
  std::vector<Figure> figures = {};  // apart from each other, in order; other shapes are ornaments
};

}  // namespace books
