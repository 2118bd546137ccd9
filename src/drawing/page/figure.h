#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "drawing/model/picture.h"
#include "geometry/affine.h"
#include "geometry/mask.h"

namespace drawing::page {

// Something drawn that is not on the page yet: a motif, a tree, a hill. Its origin is the middle of its foot,
// its unit the millimetre. `line_mm` of its shapes is a factor: the layer it is put into decides the width.
struct Figure {
  std::string motif;  // catalogue id, or empty for scenery
  std::string name;   // German singular
  std::vector<Shape> shapes;
  int pieces = 1;  // how many of what it is called it shows: a bunch of three

  // Of all control points: quick, and never smaller than what is drawn.
  geometry::Rect bounds() const;
  // Of what is drawn.
  geometry::Rect exact_bounds() const;
  Figure transformed(const geometry::Affine& map) const;
};

// The figure, or by an even chance its mirror image, so that two of a kind differ.
Figure either_way(base::Random& random, const Figure& figure);

// Sets the cells that the figure covers (regions and solids, not lines).
void cover(geometry::Mask& mask, const Figure& figure);

// Collects the shapes of a figure in painting order.
class Sketch {
 public:
  explicit Sketch(std::string name) { figure_.name = std::move(name); }

  // What the regions that follow have in nature; nothing for what may have any colour.
  Sketch& in(std::optional<NaturalColour> colour) {
    colour_ = colour;
    return *this;
  }
  std::optional<NaturalColour> colour() const { return colour_; }

  Sketch& region(geometry::Path path, double weight = 1);
  // An open line; it has to lie inside of a region that was drawn before.
  Sketch& detail(geometry::Path path, double weight = 0.85);
  Sketch& solid(geometry::Path path);
  Sketch& add(const Figure& part, const geometry::Affine& map);
  Figure take() { return std::move(figure_); }

 private:
  Figure figure_;
  std::optional<NaturalColour> colour_;
};

}  // namespace drawing::page
