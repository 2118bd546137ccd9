#include "render/pdf_shapes.h"

#include <cmath>
#include <optional>

#include "render/pdf_path_sink.h"

namespace render {
namespace {

using drawing::Fill;
using drawing::Shape;

// Writes one run of shapes between q and the Q of finish(), setting line width and grey only where they
// change.
class ShapePainter {
 public:
  ShapePainter(std::string& out, const geometry::Affine& to_points)
      : out_(out), to_points_(to_points), scale_(std::sqrt(std::abs(to_points.determinant()))) {
    out_ += "q\n1 J\n1 j\n0 G\n";
  }
  void finish() { out_ += "Q\n"; }

  void clip(const geometry::Rect& box, double radius) {
    geometry::Path path;
    path.add_rounded_rect(box, radius);
    put(path);
    out_ += "W n\n";
  }

  void paint(const Shape& shape, books::Colour white = {}) {
    const bool stroked = shape.line_mm > 0, filled = shape.fill != Fill::none;
    if (shape.path.empty() || (!stroked && !filled)) return;
    if (filled) set_fill(shape.fill == Fill::black ? books::Colour{0, 0, 0} : white);
    if (stroked) set_line_width(shape.line_mm);
    put(shape.path);
    out_ += filled ? (stroked ? "B" : "f") : "S";
    if (filled && shape.even_odd) out_ += "*";
    out_ += "\n";
  }

 private:
  void put(const geometry::Path& path) {
    PdfPathSink sink(out_, to_points_);
    path.send_to(sink);
  }

  // Black, grey and white are said in DeviceGray.
  void set_fill(books::Colour colour) {
    if (colour == fill_) return;
    fill_ = colour;
    put_share(colour.red);
    if (colour.red == colour.green && colour.green == colour.blue) {
      out_ += "g\n";
      return;
    }
    put_share(colour.green);
    put_share(colour.blue);
    out_ += "rg\n";
  }

  void put_share(int of_255) {
    append_pdf_number(out_, (of_255 * 1000 + 127) / 255);
    out_ += ' ';
  }

  void set_line_width(double line_mm) {
    const std::int64_t thousandths = std::llround(line_mm * scale_ * 100) * 10;
    if (thousandths == line_width_) return;
    line_width_ = thousandths;
    append_pdf_number(out_, thousandths);
    out_ += " w\n";
  }

  std::string& out_;
  geometry::Affine to_points_;
  double scale_;
  std::optional<books::Colour> fill_;
  std::int64_t line_width_ = -1;
};

Shape whole(const geometry::Rect& box) {
  Shape shape;
  shape.path.add_rect(box);
  return shape;
}

}  // namespace

std::string pdf_shapes(std::span<const Shape> shapes, const geometry::Affine& to_points) {
  std::string out;
  ShapePainter painter(out, to_points);
  for (const Shape& shape : shapes) painter.paint(shape);
  painter.finish();
  return out;
}

std::string pdf_coloured_shape(const books::ColouredShape& mark, const geometry::Affine& to_points) {
  std::string out;
  ShapePainter painter(out, to_points);
  painter.paint(mark.shape, mark.colour);
  painter.finish();
  return out;
}

std::string pdf_picture(const drawing::Picture& picture, const geometry::Affine& to_points,
                        const books::PictureColours* colours) {
  const geometry::Rect page{0, 0, picture.width_mm, picture.height_mm};
  const geometry::Rect visible = picture.clip.empty() ? page : picture.clip;
  std::string out;
  ShapePainter inside(out, to_points);
  inside.clip(visible, picture.clip.empty() ? 0 : picture.clip_radius_mm);
  if (colours != nullptr) inside.paint(whole(visible), colours->paper);
  for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
    const Shape& shape = picture.shapes[i];
    const geometry::Rect ink = shape.path.control_bounds().inflated(shape.line_mm / 2);
    const bool shows = !ink.intersection(visible).empty();
    if (shape.role == drawing::Role::frame || !shows) continue;
    inside.paint(shape, colours != nullptr ? colours->shapes.at(i) : books::Colour{});
  }
  inside.finish();
  ShapePainter frame(out, to_points);
  for (const Shape& shape : picture.shapes) {
    if (shape.role == drawing::Role::frame) frame.paint(shape);
  }
  frame.finish();
  return out;
}

}  // namespace render
