#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/random.h"
#include "drawing/page/figure.h"
#include "geometry/point.h"

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

// Where somebody touches the thing or something stands on it. README.md of resources/props says what the
// names mean.
struct PropPoint {
  std::string name;
  geometry::Point at;
  double degrees = 0;  // of its direction, clockwise on the page from the right
};

// Who uses a thing is drawn between its layers.
enum class PropLayer { back, front };

struct DrawnProp {
  std::string kind;
  std::string title;                // German singular
  bool mirrored = false;            // by an even chance, drawn after all choices; never with points
  double cm = 0;                    // its height as a picture book shows it, or 0
  std::vector<std::string> motifs;  // ids of what it is drawn for where somebody uses it
  std::vector<std::string> homes;   // ids of the places where such a thing stands; empty for what is anywhere
  int pieces = 1;                   // how many of what it is called it shows: three balls in the air
  std::vector<PropPoint> points;
  DrawnItems items;  // of the back layer
  DrawnItems front;

  // nullptr if it has none of that name.
  const PropPoint* point(std::string_view name) const;
};

// The figure of that height in millimetres, both layers. Each choice that is come to takes one number of
// `random`.
page::Figure draw(const DrawnProp& prop, base::Random& random, double height);
// One layer of it; without shapes where it has none. Together the layers take the numbers that `draw` takes
// if the back one is drawn first.
page::Figure draw_layer(const DrawnProp& prop, base::Random& random, double height, PropLayer layer);

}  // namespace drawing::props
