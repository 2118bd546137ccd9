#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "books/book_content.h"
#include "drawing/model/picture.h"
#include "photo/bitmap_gate.h"

namespace app::ports {

// Why a picture of an image model is no colouring page. Jobs keep its number: new ones go to its end.
using LineFault = photo::BitmapFault;

// A page, or why there is none. Where `fault` is `none`, `picture` holds one.
struct CleanedLines {
  LineFault fault = LineFault::none;
  std::variant<books::Bitmap, drawing::Picture> picture = {};
};

// Makes a page of what an image model has drawn. Thread-safe.
class LineCleaner {
 public:
  virtual ~LineCleaner() = default;
  // `file` is whatever came: it may be anything. Throws nothing but std::bad_alloc.
  virtual CleanedLines clean(std::string_view file) const = 0;
};

}  // namespace app::ports
