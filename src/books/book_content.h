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
};

// Everything that a printed book shows.
struct BookContent {
  std::string title;
  std::string description;
  base::Time created_at;
  std::vector<Page> pages;
};

enum class BookPaper { a4, a5, letter };

// How it is to be printed.
struct PrintOptions {
  BookPaper paper = BookPaper::a4;
  bool blank_backs = false;
};

}  // namespace books
