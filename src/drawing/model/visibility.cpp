#include "drawing/model/visibility.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "geometry/flatten.h"
#include "geometry/label_grid.h"
#include "geometry/path.h"
#include "geometry/rect.h"

namespace drawing {
namespace {

// Fine enough for shares.
constexpr double share_cell_mm = 1;
constexpr double share_tolerance_mm = 0.2;

bool covers(const Shape& shape) {
  return shape.fill != Fill::none && shape.role != Role::frame;
}

// What is lines alone has no silhouette, and hands close round a large share of its few filled parts: the
// ends of a skipping rope. So the open lines of what was asked for count as well, as wide as a cell at least.
bool is_line(const Picture& picture, const Shape& shape) {
  return shape.fill == Fill::none && shape.line_mm > 0 && shape.role != Role::frame &&
         picture.elements[shape.element].asked;
}

void paint(geometry::LabelGrid& grid, const Picture& picture, const Shape& shape,
           geometry::LabelGrid::Label label) {
  if (covers(shape)) {
    grid.fill(geometry::flatten(shape.path, share_tolerance_mm), shape.even_odd, label);
  } else if (is_line(picture, shape)) {
    grid.stroke(geometry::flatten(shape.path, share_tolerance_mm), std::max(shape.line_mm, share_cell_mm),
                label);
  }
}

// How many cells have each label.
std::vector<std::size_t> counts(const geometry::LabelGrid& grid, std::size_t labels) {
  std::vector<std::size_t> result(labels, 0);
  for (int row = 0; row < grid.rows(); ++row) {
    const geometry::LabelGrid::Label* cells = grid.row(row);
    for (int column = 0; column < grid.columns(); ++column) ++result[cells[column]];
  }
  return result;
}

// The cells of `area` around an element's shapes.
geometry::Rect cells_around(const Picture& picture, std::size_t element, const geometry::Rect& area) {
  geometry::Rect box;
  for (const Shape& shape : picture.shapes) {
    if (shape.element == element) box.include(shape.path.bounds().inflated(shape.line_mm + share_cell_mm));
  }
  const auto cell = [](double mm, double origin) {
    return origin + std::floor((mm - origin) / share_cell_mm) * share_cell_mm;
  };
  return {std::max(area.left, cell(box.left, area.left)), std::max(area.top, cell(box.top, area.top)),
          std::min(area.right, cell(box.right, area.left) + share_cell_mm),
          std::min(area.bottom, cell(box.bottom, area.top) + share_cell_mm)};
}

// What is outside of the clip is no one's.
void cut(geometry::LabelGrid& grid, const Picture& picture, const geometry::Rect& area) {
  if (picture.clip.empty()) return;
  geometry::Path margin;
  margin.add_rounded_rect(area.inflated(1), 0);
  margin.add_rounded_rect(picture.clip, picture.clip_radius_mm);
  grid.fill(geometry::flatten(margin, share_tolerance_mm), true, 0);
}

}  // namespace

std::vector<Visibility> visibilities(const Picture& picture) {
  using Label = geometry::LabelGrid::Label;
  // What runs out of the page counts as well.
  const geometry::Rect area =
      geometry::Rect{0, 0, picture.width_mm, picture.height_mm}.inflated(picture.width_mm / 2);
  const std::size_t elements = picture.elements.size();
  std::vector<Visibility> result(elements);
  geometry::LabelGrid page(area, share_cell_mm);
  for (const Shape& shape : picture.shapes) {
    if (shape.role == Role::frame) continue;
    result[shape.element].share = 1;
    paint(page, picture, shape, static_cast<Label>(shape.element + 1));
  }
  cut(page, picture, area);
  const std::vector<std::size_t> seen = counts(page, elements + 1);
  for (std::size_t i = 0; i < elements; ++i) {
    if (!picture.elements[i].asked || result[i].share <= 0) continue;
    const geometry::Rect around = cells_around(picture, i, area);
    if (around.empty()) continue;
    geometry::LabelGrid own(around, share_cell_mm);
    for (const Shape& shape : picture.shapes) {
      if (shape.element == i) paint(own, picture, shape, 1);
    }
    const std::size_t all = counts(own, 2)[1];
    if (all == 0) continue;
    const double cells = static_cast<double>(seen[i + 1]);
    result[i] = {cells / static_cast<double>(all), cells * share_cell_mm * share_cell_mm};
  }
  return result;
}

}  // namespace drawing
