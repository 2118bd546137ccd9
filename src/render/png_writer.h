#pragma once

#include <string>

#include "books/book_content.h"
#include "drawing/model/picture.h"

namespace render {

// The picture as a grey PNG, anti-aliased, `width_px` wide (64 to 5000) and as high as the page's proportions
// ask. Throws std::invalid_argument outside of that and for a page without a size.
std::string write_png(const drawing::Picture& picture, int width_px);

// A bitmap as a PNG of one bit a pixel.
std::string write_png(const books::Bitmap& bitmap);

// A bitmap as a grey PNG, scaled to `width_px` (64 to 5000) by the share of black under each pixel. Throws
// std::invalid_argument outside of that and for a bitmap without a size or more than ten times as high as
// wide.
std::string write_png(const books::Bitmap& bitmap, int width_px);

}  // namespace render
