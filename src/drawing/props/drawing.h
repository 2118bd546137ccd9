#pragma once

#include <limits>
#include <string>
#include <variant>
#include <vector>

#include "base/random.h"
#include "drawing/page/figure.h"

// A prop that is drawn, not programmed: an SVG of resources/props, as its pack has it. Lengths are in parts
// of the prop's height, but for those in millimetres; the origin is the middle of its foot.
namespace drawing::props {

struct DrawnItem;
using DrawnItems = std::vector<DrawnItem>;

struct DrawnShape {
  Shape shape;          // its line_mm is a factor, as in a Figure
  double least_mm = 0;  // a circle is never drawn with a smaller radius
};

// One of them is drawn, by an even chance.
struct Choice {
  std::vector<DrawnItems> alternatives;
};

// Drawn only where the prop is taller than `above_mm` and not taller than `up_to_mm`.
struct BySize {
  double above_mm = 0;
  double up_to_mm = std::numeric_limits<double>::infinity();
  DrawnItems items;
};

struct DrawnItem {
  std::variant<DrawnShape, Choice, BySize> what;
};

struct DrawnProp {
  std::string kind;
  std::string title;      // German singular
  bool mirrored = false;  // by an even chance, drawn after all choices
  DrawnItems items;
};

// The figure of that height in millimetres. Each choice that is come to takes one number of `random`.
page::Figure draw(const DrawnProp& prop, base::Random& random, double height);

}  // namespace drawing::props
