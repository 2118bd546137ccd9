#pragma once

#include <string_view>

#include "drawing/model/options.h"
#include "drawing/model/picture.h"
#include "photo/bitmap_gate.h"

namespace app::ports {

// Why a picture of an image model is no colouring page. Jobs keep its number: new ones go to its end.
using LineFault = photo::BitmapFault;

// A page whose areas can be coloured, or why there is none. `picture` is one where `fault` is `none`.
struct CleanedLines {
  LineFault fault = LineFault::none;
  drawing::Picture picture = {};
};

// Makes a page of what an image model has drawn. Thread-safe.
class LineCleaner {
 public:
  virtual ~LineCleaner() = default;
  // `file` is whatever came: it may be anything. `options` say how the page lies and for whom it is. Throws
  // nothing but std::bad_alloc.
  virtual CleanedLines clean(std::string_view file, const drawing::Options& options) const = 0;
};

}  // namespace app::ports
