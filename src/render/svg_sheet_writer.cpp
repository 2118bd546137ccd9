#include "render/svg_sheet_writer.h"

#include <cmath>
#include <string_view>

#include "base/utf8.h"
#include "books/picture_source.h"
#include "geometry/font.h"
#include "render/svg_bitmap.h"
#include "render/svg_path.h"

namespace render {
namespace {

using drawing::Fill;
using drawing::Shape;
using geometry::Affine;

class SheetDocument {
 public:
  SheetDocument(const books::Sheet& sheet, const books::BookContent& book) : sheet_(sheet), book_(book) {}

  std::string write() && {
    open();
    for (const books::Mark& mark : sheet_.marks) std::visit(*this, mark);
    out_ += "</g></svg>\n";
    return std::move(out_);
  }

  void operator()(const Shape& shape) { put(shape, Affine{}, 1); }

  void operator()(const books::ColouredShape& mark) { put(mark.shape, Affine{}, 1, mark.colour); }

  void operator()(const books::TextMark& mark) {
    const auto weight = mark.face == books::Face::bold ? geometry::Weight::bold : geometry::Weight::regular;
    geometry::Path outlines;
    double x = mark.start.x;
    for (const char32_t c : base::decode_utf8(mark.text)) {
      const geometry::Glyph glyph = geometry::read_glyph(c, weight);
      outlines.append(glyph.outline.transformed({mark.size_mm, 0, 0, mark.size_mm, x, mark.start.y}));
      x += glyph.advance * mark.size_mm;
    }
    if (outlines.empty()) return;
    out_ += "<path fill=\"#000\" stroke=\"none\" d=\"";
    append_svg_path(out_, outlines);
    out_ += "\"/>";
  }

  void operator()(const books::PictureMark& mark) {
    const auto& source = book_.pages[mark.page].picture;
    if (const auto* bitmap = std::get_if<books::Bitmap>(&source)) {
      put(*bitmap, mark.area);
    } else if (mark.without.empty() && mark.without_shapes.empty()) {
      put(std::get<drawing::Picture>(source), mark.to_sheet, mark.colours ? &*mark.colours : nullptr);
    } else {
      put(books::printed_picture(std::get<drawing::Picture>(source), mark), mark.to_sheet, nullptr);
    }
  }

 private:
  void attribute(const char* name, double value) {
    out_ += ' ';
    out_ += name;
    out_ += "=\"";
    append_svg_number(out_, to_svg_grid(value));
    out_ += '"';
  }

  void rect(const geometry::Rect& box, double radius) {
    out_ += "<rect";
    attribute("x", box.left);
    attribute("y", box.top);
    attribute("width", box.width());
    attribute("height", box.height());
    if (radius > 0) attribute("rx", radius);
  }

  void open() {
    out_ += "<svg xmlns=\"http://www.w3.org/2000/svg\"";
    out_ += " width=\"" + std::to_string(std::lround(sheet_.width_mm)) + "mm\"";
    out_ += " height=\"" + std::to_string(std::lround(sheet_.height_mm)) + "mm\" viewBox=\"0 0 ";
    append_svg_number(out_, to_svg_grid(sheet_.width_mm));
    out_ += ' ';
    append_svg_number(out_, to_svg_grid(sheet_.height_mm));
    out_ += "\"><title>";
    append_svg_text(out_, sheet_.bookmark);
    out_ += "</title><desc>";
    std::string words;
    for (const books::Mark& mark : sheet_.marks) {
      if (const auto* text = std::get_if<books::TextMark>(&mark)) words += text->text + " ";
    }
    append_svg_text(out_, words);
    out_ += "</desc>";
    rect({0, 0, sheet_.width_mm, sheet_.height_mm}, 0);
    out_ +=
        " fill=\"#fff\"/><g fill=\"#fff\" stroke=\"#000\" stroke-linejoin=\"round\" "
        "stroke-linecap=\"round\">";
  }

  void put(const Shape& shape, const Affine& map, double scale, books::Colour white = {}) {
    const bool stroked = shape.line_mm > 0;
    if (shape.path.empty() || (!stroked && shape.fill == Fill::none)) return;
    out_ += "<path";
    if (shape.fill == Fill::none) out_ += " fill=\"none\"";
    if (shape.fill == Fill::black) out_ += " fill=\"#000\"";
    if (shape.fill == Fill::white && white != books::Colour{}) out_ += " fill=\"" + hex(white) + "\"";
    if (shape.even_odd && shape.fill != Fill::none) out_ += " fill-rule=\"evenodd\"";
    if (stroked) {
      attribute("stroke-width", shape.line_mm * scale);
    } else {
      out_ += " stroke=\"none\"";
    }
    out_ += " d=\"";
    append_svg_path(out_, map == Affine{} ? shape.path : shape.path.transformed(map));
    out_ += "\"/>";
  }

  static std::string hex(books::Colour colour) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const int share : {colour.red, colour.green, colour.blue}) {
      text += digits[static_cast<std::size_t>(share / 16)];
      text += digits[static_cast<std::size_t>(share % 16)];
    }
    return text;
  }

  void put(const drawing::Picture& picture, const Affine& map, const books::PictureColours* colours) {
    const double scale = std::sqrt(std::abs(map.determinant()));
    const geometry::Rect page{0, 0, picture.width_mm, picture.height_mm};
    const geometry::Rect& visible = picture.clip.empty() ? page : picture.clip;
    const geometry::Point corner = map({visible.left, visible.top});
    const geometry::Point opposite = map({visible.right, visible.bottom});
    const std::string id = "picture-" + std::to_string(++pictures_);
    out_ += "<clipPath id=\"" + id + "\">";
    rect({corner.x, corner.y, opposite.x, opposite.y},
         picture.clip.empty() ? 0 : picture.clip_radius_mm * scale);
    out_ += "/></clipPath><g clip-path=\"url(#" + id + ")\">";
    if (colours != nullptr) {
      Shape paper;
      paper.path.add_rect(visible);
      put(paper, map, scale, colours->paper);
    }
    for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
      const books::Colour white = colours != nullptr ? colours->shapes.at(i) : books::Colour{};
      if (picture.shapes[i].role != drawing::Role::frame) put(picture.shapes[i], map, scale, white);
    }
    out_ += "</g>";
    for (const Shape& shape : picture.shapes) {
      if (shape.role == drawing::Role::frame) put(shape, map, scale);
    }
  }

  void put(const books::Bitmap& bitmap, const geometry::Rect& area) {
    out_ += "<image";
    attribute("x", area.left);
    attribute("y", area.top);
    attribute("width", area.width());
    attribute("height", area.height());
    out_ += " href=\"" + data_address(bitmap) + "\"/>";
  }

  const books::Sheet& sheet_;
  const books::BookContent& book_;
  std::string out_;
  int pictures_ = 0;
};

}  // namespace

std::string write_sheet_svg(const books::Sheet& sheet, const books::BookContent& book) {
  return SheetDocument(sheet, book).write();
}

}  // namespace render
