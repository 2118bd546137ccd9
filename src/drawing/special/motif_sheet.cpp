#include "drawing/special/motif_sheet.h"

#include <algorithm>
#include <stdexcept>

#include "base/utf8.h"
#include "drawing/cast/motif_figure.h"
#include "geometry/font.h"

namespace drawing::special {
namespace {

constexpr int sheet_columns = 10;
constexpr double sheet_cell_mm = 44;
constexpr double motif_mm = 34;
constexpr double letters_mm = 3.6;

// The text in black letters, centred on `middle`, shrunk to the width if it has to be.
void add_text(Picture& picture, const std::string& text, geometry::Point middle, double width_mm) {
  std::vector<geometry::Glyph> glyphs;
  double width = 0;
  for (const char32_t c : base::decode_utf8(text)) {
    glyphs.push_back(geometry::read_glyph(c));
    width += glyphs.back().advance;
  }
  const double size = std::min(letters_mm, width_mm / std::max(1e-6, width));
  double x = middle.x - width * size / 2;
  for (const geometry::Glyph& glyph : glyphs) {
    Shape shape;
    shape.path = glyph.outline.transformed(geometry::Affine::translation(x, middle.y) *
                                           geometry::Affine::scaling(size, size));
    shape.fill = Fill::black;
    shape.role = Role::solid;
    shape.element = static_cast<std::uint16_t>(picture.elements.size() - 1);
    if (!shape.path.empty()) picture.shapes.push_back(std::move(shape));
    x += glyph.advance * size;
  }
}

}  // namespace

Picture motif_sheet(const std::vector<SheetEntry>& entries) {
  if (entries.empty()) throw std::invalid_argument("a sheet needs a motif");
  const int rows = (static_cast<int>(entries.size()) + sheet_columns - 1) / sheet_columns;
  Picture picture;
  picture.width_mm = sheet_cell_mm * std::min<int>(sheet_columns, static_cast<int>(entries.size()));
  picture.height_mm = sheet_cell_mm * rows;
  picture.clip = {0, 0, picture.width_mm, picture.height_mm};
  const page::Stage stage = page::make_stage(Options{});
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const SheetEntry& entry = entries[i];
    const std::size_t row = i / sheet_columns;
    const geometry::Point corner = {static_cast<double>(i % sheet_columns) * sheet_cell_mm,
                                    static_cast<double>(row) * sheet_cell_mm};
    const geometry::Affine map =
        geometry::Affine::translation(corner.x + (sheet_cell_mm - motif_mm) / 2, corner.y + 2) *
        geometry::Affine::scaling(motif_mm, motif_mm);
    page::Figure figure = cast::motif_figure(*entry.motif, map, stage);
    Element element;
    element.motif = entry.motif->id;
    element.name = entry.name;
    element.asked = true;
    element.bounds = figure.bounds();
    picture.elements.push_back(std::move(element));
    for (Shape& shape : figure.shapes) {
      if (shape.line_mm > 0) shape.line_mm *= 0.6;
      shape.element = static_cast<std::uint16_t>(picture.elements.size() - 1);
      picture.shapes.push_back(std::move(shape));
    }
    add_text(picture, entry.name, {corner.x + sheet_cell_mm / 2, corner.y + sheet_cell_mm - 3},
             sheet_cell_mm - 3);
  }
  return picture;
}

}  // namespace drawing::special
