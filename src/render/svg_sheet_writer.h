#pragma once

#include <string>

#include "books/book_content.h"
#include "books/sheet.h"

namespace render {

// A side of a printed book as an SVG document with a viewBox in millimetres, looking as in the PDF. Text is
// drawn as outlines, so that it looks the same in any browser and as an image; what it says stands in the
// document's description. Bitmaps are embedded.
std::string write_sheet_svg(const books::Sheet& sheet, const books::BookContent& book);

}  // namespace render
