#pragma once

#include <string_view>

#include "books/book_content.h"

namespace books {

// Reads a PNG or JPEG as a page of one bit a pixel: darker than the middle is black, transparent is white.
// Every image file is decoded here and never handed on as it is, because the PDF library ends the process on
// a malformed one. Throws std::runtime_error for what is neither, is damaged, or is larger than 20,000 pixels
// on a side or 100 million in all.
Bitmap read_bitmap(std::string_view file);

}  // namespace books
