#include "render/picture_writer.h"

#include "render/png_writer.h"
#include "render/svg_bitmap.h"
#include "render/svg_writer.h"

namespace render {

std::string BrowserPictureWriter::write_svg(const drawing::Picture& picture) const {
  return render::write_svg(picture);
}

std::string BrowserPictureWriter::write_svg(const books::Bitmap& bitmap) const {
  return render::write_svg(bitmap);
}

std::string BrowserPictureWriter::write_png(const drawing::Picture& picture, int width_px) const {
  return render::write_png(picture, width_px);
}

std::string BrowserPictureWriter::write_png(const books::Bitmap& bitmap, int width_px) const {
  return render::write_png(bitmap, width_px);
}

}  // namespace render
