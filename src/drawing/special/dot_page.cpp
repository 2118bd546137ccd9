#include "drawing/special/dot_page.h"

#include <string>
#include <utility>

#include "drawing/dots/dot_task.h"
#include "geometry/font.h"

namespace drawing::special {
namespace {

using geometry::Affine;
using geometry::Point;

double width_em(const std::string& number) {
  double width = 0;
  for (const char digit : number) {
    width += geometry::read_glyph(static_cast<char32_t>(digit), geometry::Weight::regular).advance;
  }
  return width;
}

Point measure(const std::string& number, double size_mm) {
  constexpr double air_mm = 0.5;
  return {width_em(number) * size_mm + air_mm, geometry::capital_height() * size_mm + air_mm};
}

Shape solid(geometry::Path path) {
  Shape shape;
  shape.path = std::move(path);
  shape.fill = Fill::black;
  shape.role = Role::solid;
  return shape;
}

Shape number_of(const dots::Dot& dot, double size_mm) {
  Point pen{dot.label.x - width_em(dot.text) * size_mm / 2,
            dot.label.y + geometry::capital_height() * size_mm / 2};
  geometry::Path path;
  for (const char digit : dot.text) {
    const auto glyph = geometry::read_glyph(static_cast<char32_t>(digit), geometry::Weight::regular);
    path.append(glyph.outline.transformed(Affine{size_mm, 0, 0, size_mm, pen.x, pen.y}));
    pen.x += glyph.advance * size_mm;
  }
  return solid(std::move(path));
}

void add_dot(std::vector<Shape>& shapes, const dots::Dot& dot, double size_mm, bool is_first) {
  geometry::Path point;
  point.add_ellipse(dot.at, 0.75, 0.75);
  shapes.push_back(solid(std::move(point)));
  shapes.push_back(number_of(dot, size_mm));
  if (!is_first) return;
  // It is easy to find.
  Shape ring;
  ring.path.add_ellipse(dot.at, 1.15, 1.15);
  ring.fill = Fill::none;
  ring.role = Role::detail;
  ring.line_mm = 0.2;
  shapes.push_back(ring);
}

}  // namespace

std::optional<Picture> dot_page(const Picture& page, const page::Stage& stage) {
  const auto amount = stage.age == Age::years_3_5   ? dots::Amount::few
                      : stage.age == Age::years_6_8 ? dots::Amount::some
                                                    : dots::Amount::many;
  const auto task = dots::make_dot_task(page, stage.safe, amount, measure);
  if (!task) return std::nullopt;
  Picture picture = page;
  picture.shapes.clear();
  for (Element& element : picture.elements) element = {{}, {}, false, element.bounds};
  Element& figure = picture.elements[task->element];
  figure = page.elements[task->element];
  figure.bounds = {};
  picture.shapes = task->details;
  for (const dots::Dot& dot : task->dots) {
    figure.bounds.include(dot.at);
    add_dot(picture.shapes, dot, task->label_size_mm, &dot == &task->dots.front());
  }
  for (Shape& shape : picture.shapes) shape.element = task->element;
  for (const Shape& shape : page.shapes) {
    if (shape.role != Role::frame) continue;
    picture.shapes.push_back(shape);
    picture.elements[shape.element] = page.elements[shape.element];
  }
  // Of all that the sentence says only this is on the page.
  picture.subject = {};
  for (const WishedMotif& motif : page.subject.motifs) {
    if (motif.motif != figure.motif) continue;
    picture.subject.motifs = {motif};
    picture.subject.motifs.front().count = 1;
    break;
  }
  return picture;
}

}  // namespace drawing::special
