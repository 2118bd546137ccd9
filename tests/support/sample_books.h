#pragma once

#include <cstdint>
#include <string>

#include "books/book_content.h"

// Books made of geometry, for tests and measurements that must not depend on the drawing engine.
namespace support {

enum class Shape { portrait, landscape };

// A page of line art of `flowers` flowers on hills under a sun, cut at a rounded clip; the same seed gives
// the same picture. About 12 painted shapes a flower.
drawing::Picture flower_meadow(Shape shape, int flowers, std::uint64_t seed);

// A bitmap that is white but for a black square in its middle half.
books::Bitmap black_square(int width_px, int height_px);

// A book of `pages` portrait meadows with title, description and captions.
books::BookContent meadow_book(int pages);

}  // namespace support
