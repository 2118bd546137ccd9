#include "render/pdf_shapes.h"

#include <cmath>

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

  void paint(const Shape& shape) {
    const bool stroked = shape.line_mm > 0, filled = shape.fill != Fill::none;
    if (shape.path.empty() || (!stroked && !filled)) return;
    if (filled) set_grey(shape.fill);
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

  void set_grey(Fill fill) {
    if (fill == grey_) return;
    grey_ = fill;
    out_ += fill == Fill::white ? "1 g\n" : "0 g\n";
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
  Fill grey_ = Fill::none;
  std::int64_t line_width_ = -1;
};

}  // namespace

std::string pdf_shapes(std::span<const Shape> shapes, const geometry::Affine& to_points) {
  std::string out;
  ShapePainter painter(out, to_points);
  for (const Shape& shape : shapes) painter.paint(shape);
  painter.finish();
  return out;
}

std::string pdf_picture(const drawing::Picture& picture, const geometry::Affine& to_points) {
  const geometry::Rect page{0, 0, picture.width_mm, picture.height_mm};
  const geometry::Rect visible = picture.clip.empty() ? page : picture.clip;
  std::string out;
  ShapePainter inside(out, to_points);
  inside.clip(visible, picture.clip.empty() ? 0 : picture.clip_radius_mm);
  for (const Shape& shape : picture.shapes) {
    const geometry::Rect ink = shape.path.control_bounds().inflated(shape.line_mm / 2);
    const bool shows = !ink.intersection(visible).empty();
    if (shape.role != drawing::Role::frame && shows) inside.paint(shape);
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
