#pragma once

#include <string>

#include "books/book_content.h"
#include "drawing/model/picture.h"

namespace app::ports {

// Turns a picture into what browsers show. Thread-safe.
class PictureWriter {
 public:
  virtual ~PictureWriter() = default;
  virtual std::string write_svg(const drawing::Picture& picture) const = 0;
  virtual std::string write_svg(const books::Bitmap& bitmap) const = 0;
  // `width_px` from 64 to 5000.
  virtual std::string write_png(const drawing::Picture& picture, int width_px) const = 0;
  virtual std::string write_png(const books::Bitmap& bitmap, int width_px) const = 0;
};

}  // namespace app::ports
