#pragma once

#include "app/ports/picture_writer.h"

namespace render {

// Writes pictures with write_svg() and write_png(). Has no state: any number of threads may share one.
class BrowserPictureWriter final : public app::ports::PictureWriter {
 public:
  std::string write_svg(const drawing::Picture& picture) const override;
  std::string write_svg(const books::Bitmap& bitmap) const override;
  std::string write_png(const drawing::Picture& picture, int width_px) const override;
  std::string write_png(const books::Bitmap& bitmap, int width_px) const override;
};

}  // namespace render
