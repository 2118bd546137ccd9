#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/clock.h"
#include "drawing/picture.h"

namespace books {

// A bitmap page: 1 bit a pixel, rows padded to bytes, a set bit is black.
struct Bitmap {
  int width_px = 0;
  int height_px = 0;
  std::string bits;
};

// One colouring page of a book.
struct Page {
  std::variant<drawing::Picture, Bitmap> picture;
  std::string made_by;  // "builtin", or the remote engine's name for the credits
  std::string caption;  // what was asked for, for the bookmark; may be empty
};

// Everything that a printed book shows.
struct BookContent {
  std::string title;
  std::string description;
  base::Time created_at;
  std::vector<Page> pages;
};

enum class BookPaper { a4, a5, letter };

// Where room is kept for a hole punch: nowhere, at the left edge of every side (printed on one side only), or
// at the inner edge, which is the left one of front sides and the right one of backs.
enum class HoleMargin { none, left, inner };

// How it is to be printed.
struct PrintOptions {
  BookPaper paper = BookPaper::a4;
  bool blank_backs = false;  // nothing on the back of the cover and of each picture
  HoleMargin hole_margin = HoleMargin::none;
};

}  // namespace books
