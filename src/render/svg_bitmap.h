#pragma once

#include <string>

#include "books/book_content.h"

namespace render {

// A bitmap as an address that holds all of it, for the href of an SVG image.
std::string data_address(const books::Bitmap& bitmap);

// A bitmap as an SVG document of its own; its unit is the pixel.
std::string write_svg(const books::Bitmap& bitmap);

}  // namespace render
