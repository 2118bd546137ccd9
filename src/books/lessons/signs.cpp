#include "books/lessons/signs.h"

#include "books/sheet_parts.h"

namespace books::lessons {
namespace {

using drawing::Fill;
using drawing::Role;
using drawing::Shape;
using geometry::Path;
using geometry::Point;

constexpr double line_mm = 0.45;

Shape line_shape(Path path, double width = line_mm) {
  Shape shape;
  shape.path = std::move(path);
  shape.fill = Fill::none;
  shape.role = Role::detail;
  shape.line_mm = width;
  return shape;
}

Shape area_shape(Path path, Fill fill = Fill::white) {
  Shape shape;
  shape.path = std::move(path);
  shape.fill = fill;
  shape.role = fill == Fill::black ? Role::solid : Role::region;
  shape.line_mm = fill == Fill::black ? 0 : line_mm;
  return shape;
}

// Draws in a unit square.
class SignDrawing {
 public:
  explicit SignDrawing(const geometry::Rect& box)
      : map_{box.width(), 0, 0, box.height(), box.left, box.top} {}

  void curve(Point from, Point control1, Point control2, Point to, double width = line_mm) {
    Path path;
    path.move_to(from);
    path.cubic_to(control1, control2, to);
    shapes_.push_back(line_shape(path.transformed(map_), width));
  }
  void line(Point from, Point to, double width = line_mm) { curve(from, from, to, to, width); }
  void dot(Point middle, double radius, Fill fill = Fill::black) {
    Path path;
    path.add_ellipse(middle, radius, radius);
    shapes_.push_back(area_shape(path.transformed(map_), fill));
  }
  void polygon(const std::vector<Point>& points, Fill fill = Fill::white) {
    Path path;
    path.add_polygon(points);
    shapes_.push_back(area_shape(path.transformed(map_), fill));
  }
  void path(const Path& path) { shapes_.push_back(area_shape(path.transformed(map_))); }

  // A pencil whose tip stands at a point, leaning to the upper right.
  void pencil(Point tip) {
    const auto at = [&](double along, double across) {
      return tip + Point{along * 0.7071 + across * 0.7071, -along * 0.7071 + across * 0.7071};
    };
    polygon({at(0, 0), at(0.2, -0.11), at(0.62, -0.11), at(0.62, 0.11), at(0.2, 0.11)});
    line(at(0.2, -0.11), at(0.2, 0.11));
    polygon({at(0, 0), at(0.08, -0.044), at(0.08, 0.044)}, Fill::black);
  }
  Ornament take() { return std::move(shapes_); }

 private:
  geometry::Affine map_;
  Ornament shapes_;
};

}  // namespace

Ornament drawing_of(Sign sign, const geometry::Rect& box) {
  SignDrawing draw(box);
  switch (sign) {
    case Sign::count:
      // One, two, three.
      draw.dot({0.5, 0.2}, 0.12);
      for (const double x : {0.32, 0.68}) draw.dot({x, 0.5}, 0.12);
      for (const double x : {0.16, 0.5, 0.84}) draw.dot({x, 0.82}, 0.12);
      break;
    case Sign::write:
      draw.line({0.06, 0.92}, {0.94, 0.92});
      draw.pencil({0.3, 0.84});
      break;
    case Sign::colour:
      draw.curve({0.06, 0.9}, {0.2, 0.3}, {0.3, 1.2}, {0.42, 0.72}, 0.8);
      draw.pencil({0.42, 0.72});
      break;
    case Sign::join:
      draw.line({0.14, 0.82}, {0.86, 0.18});
      draw.dot({0.14, 0.82}, 0.13);
      draw.dot({0.86, 0.18}, 0.13);
      break;
    case Sign::circle: {
      Path ring;
      ring.add_ellipse({0.5, 0.5}, 0.46, 0.42);
      draw.path(ring);
      draw.polygon({{0.5, 0.26}, {0.7, 0.66}, {0.3, 0.66}});
      break;
    }
    case Sign::look: {
      Path eye;
      eye.move_to({0.03, 0.5});
      eye.cubic_to({0.28, 0.12}, {0.72, 0.12}, {0.97, 0.5});
      eye.cubic_to({0.72, 0.88}, {0.28, 0.88}, {0.03, 0.5});
      eye.close();
      draw.path(eye);
      draw.dot({0.5, 0.5}, 0.2, Fill::white);
      draw.dot({0.5, 0.5}, 0.1);
      break;
    }
    case Sign::speak: {
      Path bubble;
      bubble.move_to({0.3, 0.72});
      bubble.cubic_to({-0.1, 0.66}, {-0.02, 0.1}, {0.5, 0.1});
      bubble.cubic_to({1.02, 0.1}, {1.08, 0.72}, {0.52, 0.74});
      bubble.line_to({0.24, 0.94});
      bubble.close();
      draw.path(bubble);
      for (const double x : {0.3, 0.5, 0.7}) draw.dot({x, 0.43}, 0.06);
      break;
    }
  }
  return draw.take();
}

}  // namespace books::lessons
