#include "render/picture_writer.h"

#include "render/png_writer.h"
#include "render/svg_writer.h"

namespace render {

std::string BrowserPictureWriter::write_svg(const drawing::Picture& picture) const {
  return render::write_svg(picture);
}

std::string BrowserPictureWriter::write_png(const drawing::Picture& picture, int width_px) const {
  return render::write_png(picture, width_px);
}

}  // namespace render
