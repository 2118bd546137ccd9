#include "books/lessons/small_drawing.h"

#include <algorithm>

#include "drawing/motifs/catalogue.h"

namespace books::lessons {
namespace {

using geometry::Affine;
using geometry::Rect;

// Maps `from` into the middle of `box`, scaled evenly.
Affine fitting(const Rect& from, const Rect& box) {
  const double scale = std::min(box.width() / from.width(), box.height() / from.height());
  return {
      scale, 0, 0, scale, box.center().x - from.center().x * scale, box.center().y - from.center().y * scale};
}

}  // namespace

std::optional<Ornament> motif_drawing(std::string_view id, const Rect& box, double line_mm) {
  using drawing::motifs::MotifRole;
  const drawing::motifs::Motif* motif = drawing::motifs::Catalogue::embedded().find(id);
  if (motif == nullptr || motif->bounds.empty()) return std::nullopt;
  // The drawing of the other hand has fewer and larger shapes, which suits a small size.
  const drawing::motifs::Motif& chosen = motif->second != nullptr ? *motif->second : *motif;
  const Affine map = fitting(chosen.bounds, box.inflated(-line_mm / 2));
  Ornament shapes;
  for (const drawing::motifs::MotifShape& part : chosen.shapes) {
    // What is narrower than its own line would only be a black spot.
    const double inside_mm = part.thickness * map.a;
    if (inside_mm < (part.role == MotifRole::solid ? 0.3 : 1.2 * line_mm)) continue;
    drawing::Shape shape;
    shape.path = part.path.transformed(map);
    shape.even_odd = part.even_odd;
    shape.fill = part.role == MotifRole::region  ? drawing::Fill::white
                 : part.role == MotifRole::solid ? drawing::Fill::black
                                                 : drawing::Fill::none;
    shape.line_mm = part.role == MotifRole::solid ? 0 : line_mm;
    shapes.push_back(std::move(shape));
  }
  return shapes;
}

Ornament element_drawing(const drawing::Picture& picture, std::size_t element, const Rect& box,
                         double line_mm) {
  Ornament shapes;
  Rect bounds;
  for (const drawing::Shape& shape : picture.shapes) {
    if (shape.element != element || shape.role == drawing::Role::frame || shape.path.empty()) continue;
    shapes.push_back(shape);
    bounds.include(shape.path.bounds());
  }
  if (bounds.empty()) return {};
  const Affine map = fitting(bounds, box.inflated(-line_mm / 2));
  std::vector<drawing::Shape> kept;
  for (drawing::Shape& shape : shapes) {
    shape.path = shape.path.transformed(map);
    const Rect size = shape.path.bounds();
    const double least = shape.fill == drawing::Fill::black ? 0.4 : 3 * line_mm;
    if (std::max(size.width(), size.height()) < least) continue;
    if (shape.line_mm > 0) shape.line_mm = line_mm;
    shape.element = 0;
    kept.push_back(std::move(shape));
  }
  return kept;
}

}  // namespace books::lessons
