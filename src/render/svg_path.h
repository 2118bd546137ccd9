#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "geometry/path.h"

namespace render {

// What SVG documents are made of. Coordinates are counted in hundredths of a unit, so that relative commands
// cannot drift.

std::int64_t to_svg_grid(double value);

// Appends hundredths in SVG's shortest form: 1250 is "12.5", -7 is "-.07".
void append_svg_number(std::string& out, std::int64_t hundredths);

// Appends path data with relative commands, h and v for straight lines along an axis and s for smooth curves.
void append_svg_path(std::string& out, const geometry::Path& path);

// Appends text for element content; control characters are not allowed in XML at all and become spaces.
void append_svg_text(std::string& out, std::string_view text);

}  // namespace render
