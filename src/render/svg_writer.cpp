#include "render/svg_writer.h"

#include <cstdint>
#include <string_view>

#include "render/svg_path.h"

namespace render {
namespace {

void append_attribute(std::string& out, std::string_view name, std::int64_t hundredths) {
  out += ' ';
  out += name;
  out += "=\"";
  append_svg_number(out, hundredths);
  out += '"';
}

class Document {
 public:
  explicit Document(const drawing::Picture& picture) : picture_(picture) {
    std::size_t points = 0;
    for (const auto& shape : picture.shapes) points += shape.path.points().size();
    out_.reserve(points * 9 + picture.shapes.size() * 48 + 1024);
  }

  std::string write() && {
    open();
    for (const auto& shape : picture_.shapes) {
      if (shape.role != drawing::Role::frame) write_shape(shape);
    }
    close_element();
    out_ += "</g>";
    write_frame();
    out_ += "</svg>\n";
    return std::move(out_);
  }

 private:
  static constexpr std::string_view line_attributes =
      " fill=\"#fff\" stroke=\"#000\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";

  void open() {
    const std::int64_t width = to_svg_grid(picture_.width_mm), height = to_svg_grid(picture_.height_mm);
    out_ += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"";
    append_svg_number(out_, width);
    out_ += "mm\" height=\"";
    append_svg_number(out_, height);
    out_ += "mm\" viewBox=\"0 0 ";
    append_svg_number(out_, width);
    out_ += ' ';
    append_svg_number(out_, height);
    out_ += "\"><path fill=\"#fff\" d=\"M0 0h";
    append_svg_number(out_, width);
    out_ += 'v';
    append_svg_number(out_, height);
    out_ += "H0z\"/>";
    open_clip();
  }

  // The clip path's id is made of its numbers: pages shown together in one HTML document may share an id
  // only where they share the shape.
  void open_clip() {
    const auto& clip = picture_.clip;
    if (clip.empty()) {
      out_ += "<g";
      out_ += line_attributes;
      out_ += '>';
      return;
    }
    const std::int64_t values[] = {to_svg_grid(clip.left), to_svg_grid(clip.top), to_svg_grid(clip.width()),
                                   to_svg_grid(clip.height()), to_svg_grid(picture_.clip_radius_mm)};
    std::string id = "page";
    for (const std::int64_t value : values) id += "-" + std::to_string(value);
    out_ += "<clipPath id=\"" + id + "\"><rect";
    append_attribute(out_, "x", values[0]);
    append_attribute(out_, "y", values[1]);
    append_attribute(out_, "width", values[2]);
    append_attribute(out_, "height", values[3]);
    append_attribute(out_, "rx", values[4]);
    out_ += "/></clipPath><g clip-path=\"url(#" + id + ")\"";
    out_ += line_attributes;
    out_ += '>';
  }

  void write_shape(const drawing::Shape& shape) {
    if (element_ != shape.element) open_element(shape);
    write_path(shape, line_);
  }

  // Starts the group of a shape's element: its title, and the line width that its shapes inherit.
  void open_element(const drawing::Shape& shape) {
    close_element();
    element_ = shape.element;
    line_ = to_svg_grid(shape.line_mm);
    out_ += "<g";
    append_attribute(out_, "stroke-width", line_);
    out_ += '>';
    if (shape.element < picture_.elements.size() && !picture_.elements[shape.element].name.empty()) {
      out_ += "<title>";
      append_svg_text(out_, picture_.elements[shape.element].name);
      out_ += "</title>";
    }
  }

  void close_element() {
    if (element_ >= 0) out_ += "</g>";
    element_ = -1;
  }

  void write_frame() {
    bool any = false;
    for (const auto& shape : picture_.shapes) {
      if (shape.role != drawing::Role::frame) continue;
      if (!any) {
        out_ += "<g";
        out_ += line_attributes;
        out_ += '>';
      }
      any = true;
      write_path(shape, -1);
    }
    if (any) out_ += "</g>";
  }

  void write_path(const drawing::Shape& shape, std::int64_t inherited_line) {
    if (shape.path.empty()) return;
    out_ += "<path";
    if (shape.role == drawing::Role::region) {
      out_ += " data-region=\"" + std::to_string(++regions_) + '"';
    }
    if (shape.fill == drawing::Fill::none) out_ += " fill=\"none\"";
    if (shape.fill == drawing::Fill::black) out_ += " fill=\"#000\"";
    if (shape.even_odd && shape.fill != drawing::Fill::none) out_ += " fill-rule=\"evenodd\"";
    const std::int64_t line = to_svg_grid(shape.line_mm);
    if (line != inherited_line) append_attribute(out_, "stroke-width", line);
    out_ += " d=\"";
    append_svg_path(out_, shape.path);
    out_ += "\"/>";
  }

  const drawing::Picture& picture_;
  std::string out_;
  std::int64_t line_ = 0;
  int element_ = -1;
  int regions_ = 0;
};

}  // namespace

std::string write_svg(const drawing::Picture& picture) {
  return Document(picture).write();
}

}  // namespace render
