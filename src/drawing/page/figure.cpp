#include "drawing/page/figure.h"

#include <utility>

namespace drawing::page {
namespace {

Shape make_shape(geometry::Path path, Fill fill, Role role, double weight) {
  Shape shape;
  shape.path = std::move(path);
  shape.fill = fill;
  shape.role = role;
  shape.line_mm = weight;
  return shape;
}

}  // namespace

geometry::Rect Figure::bounds() const {
  geometry::Rect box;
  for (const Shape& shape : shapes) box.include(shape.path.control_bounds());
  return box;
}

geometry::Rect Figure::exact_bounds() const {
  geometry::Rect box;
  for (const Shape& shape : shapes) box.include(shape.path.bounds());
  return box;
}

Figure Figure::transformed(const geometry::Affine& map) const {
  Figure out = *this;
  for (Shape& shape : out.shapes) shape.path = shape.path.transformed(map);
  return out;
}

Figure either_way(base::Random& random, const Figure& figure) {
  return figure.transformed(geometry::Affine::scaling(random.chance(0.5) ? 1 : -1, 1));
}

void cover(geometry::Mask& mask, const Figure& figure) {
  for (const Shape& shape : figure.shapes) {
    if (shape.fill != Fill::none) mask.fill(shape.path, shape.even_odd, true, mask.cell() / 4);
  }
}

Sketch& Sketch::region(geometry::Path path, double weight) {
  figure_.shapes.push_back(make_shape(std::move(path), Fill::white, Role::region, weight));
  figure_.shapes.back().colour = colour_;
  return *this;
}

Sketch& Sketch::detail(geometry::Path path, double weight) {
  figure_.shapes.push_back(make_shape(std::move(path), Fill::none, Role::detail, weight));
  return *this;
}

Sketch& Sketch::solid(geometry::Path path) {
  figure_.shapes.push_back(make_shape(std::move(path), Fill::black, Role::solid, 0));
  return *this;
}

Sketch& Sketch::add(const Figure& part, const geometry::Affine& map) {
  for (Shape shape : part.shapes) {
    shape.path = shape.path.transformed(map);
    figure_.shapes.push_back(std::move(shape));
  }
  return *this;
}

}  // namespace drawing::page
