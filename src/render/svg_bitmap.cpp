#include "render/svg_bitmap.h"

#include <algorithm>

#include "base/base64.h"
#include "render/png_writer.h"

namespace render {
namespace {

// The alphabet of RFC 4648, section 4, which data addresses want.
std::string base64(std::string_view bytes) {
  std::string text = base::encode_base64url(bytes);
  std::replace(text.begin(), text.end(), '-', '+');
  std::replace(text.begin(), text.end(), '_', '/');
  text.append((4 - text.size() % 4) % 4, '=');
  return text;
}

}  // namespace

std::string data_address(const books::Bitmap& bitmap) {
  return "data:image/png;base64," + base64(write_png(bitmap));
}

std::string write_svg(const books::Bitmap& bitmap) {
  const std::string width = std::to_string(bitmap.width_px), height = std::to_string(bitmap.height_px);
  const std::string size = " width=\"" + width + "\" height=\"" + height + "\"";
  return "<svg xmlns=\"http://www.w3.org/2000/svg\"" + size + " viewBox=\"0 0 " + width + " " + height +
         "\"><rect" + size + " fill=\"#fff\"/><image" + size + " href=\"" + data_address(bitmap) +
         "\"/></svg>\n";
}

}  // namespace render
