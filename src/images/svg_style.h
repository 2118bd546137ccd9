#pragma once

#include <cstdint>
#include <string_view>

#include "geometry/affine.h"
#include "images/svg_tags.h"

namespace images {

// What an area or a line of a drawing is painted with.
enum class SvgPaint : std::uint8_t { none, black, white };

// How a shape is painted; groups hand it down.
struct SvgStyle {
  SvgPaint fill = SvgPaint::black;
  SvgPaint stroke = SvgPaint::none;
  double line = 1;  // width, in the shape's own unit
  bool even_odd = false;
  bool is_hidden = false;     // by `visibility`
  bool is_left_out = false;   // by `display`, with all that is in it
  geometry::Affine map = {};  // to the drawing's unit

  // Takes what an element's attributes say. Throws base::AppError(invalid) for what would look otherwise:
  // image_svg_colour, image_svg_part.
  void apply(const SvgTag& tag);

 private:
  void set(std::string_view property, std::string_view value);
  void set_style(std::string_view declarations);
};

// A length in pixels or without a unit; 0 for an empty one. Throws base::AppError(invalid).
double svg_length(std::string_view text);

}  // namespace images
