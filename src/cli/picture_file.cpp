#include "cli/picture_file.h"

#include <algorithm>
#include <cmath>

#include "base/utf8.h"
#include "cli/arguments.h"
#include "cli/output_file.h"
#include "render/pdf_document.h"
#include "render/pdf_shapes.h"
#include "render/png_writer.h"
#include "render/svg_writer.h"

namespace cli {
namespace {

std::string write_pdf(const drawing::Picture& picture, const std::string& title) {
  constexpr double points_per_mm = 72 / 25.4;
  const double height = picture.height_mm * points_per_mm;
  // No clock: the same picture gives the same file.
  render::PdfDocument document({.title = title, .subject = "Ausmalbild", .created_at = {}});
  document.begin_page({.width = picture.width_mm * points_per_mm, .height = height});
  document.begin_section(0);
  document.begin_content(document.add_element({.tag = render::PdfTag::figure,
                                               .description = title,
                                               .box = {0, 0, picture.width_mm * points_per_mm, height}}));
  document.add_content(render::pdf_picture(picture, {points_per_mm, 0, 0, -points_per_mm, 0, height}));
  document.end_content();
  return document.finish();
}

std::string encoded(const drawing::Picture& picture, const std::string& title, const std::string& path) {
  const std::string name = base::to_lower_utf8(path);
  if (name.ends_with(".svg")) return render::write_svg(picture);
  if (name.ends_with(".png")) {
    const int width = static_cast<int>(std::lround(picture.width_mm / 25.4 * 300));
    return render::write_png(picture, std::clamp(width, 64, 5000));
  }
  if (name.ends_with(".pdf")) return write_pdf(picture, title);
  throw UsageError("picture_file_ending", {path});
}

}  // namespace

void write_picture_file(const drawing::Picture& picture, const std::string& title, const std::string& path) {
  write_file(encoded(picture, title, path), path);
}

}  // namespace cli
