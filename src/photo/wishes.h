#pragma once

#include <cstdint>
#include <vector>

#include "drawing/model/options.h"
#include "geometry/rect.h"

namespace photo {

// What a picture is, and so how a page is made of it.
enum class Kind : std::uint8_t {
  automatic,  // looked up in the picture
  photo,      // the borders of its merged regions
  drawing,    // strokes on paper, lit unevenly
  line_art,   // black lines on white
};

// A stroke of the brush "more exactly here".
struct Stroke {
  double radius = 0.05;                 // in parts of the picture's longer side, above 0 to 1
  std::vector<geometry::Point> points;  // in parts of width and height
};

// What somebody wishes of the page that a picture becomes.
struct Wishes {
  drawing::Age age = drawing::Age::years_6_8;
  drawing::Orientation orientation = drawing::Orientation::portrait;
  drawing::Paper paper = drawing::Paper::a4;
  // How many things are kept: 0 to 100, 50 is what suits the age.
  int strength = 50;
  // Clockwise, 0, 90, 180 or 270 degrees. It comes first: crop and brush speak of the turned picture.
  int turn = 0;
  // The part of the picture that is used, in parts of its width and height.
  geometry::Rect crop{0, 0, 1, 1};
  Kind kind = Kind::automatic;
  std::vector<Stroke> brush = {};  // of the whole picture, not of the part
};

}  // namespace photo
