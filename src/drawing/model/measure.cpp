#include "drawing/model/measure.h"

#include <algorithm>

#include "drawing/model/visibility.h"
#include "geometry/mask.h"
#include "geometry/regions.h"

namespace drawing {
namespace {

using geometry::Mask;

constexpr double cell_mm = 25.4 / 300;
constexpr double tolerance_mm = 0.02;

void paint(Mask& ink, const Shape& shape) {
  if (shape.fill != Fill::none) ink.fill(shape.path, shape.even_odd, shape.fill == Fill::black, tolerance_mm);
  if (shape.line_mm > 0) ink.stroke(shape.path, shape.line_mm, true, tolerance_mm);
}

// As the writers paint: everything cut at the clip, then the frame uncut.
Mask painted(const Picture& picture) {
  Mask ink({0, 0, picture.width_mm, picture.height_mm}, cell_mm);
  for (const Shape& shape : picture.shapes) {
    if (shape.role != Role::frame) paint(ink, shape);
  }
  if (!picture.clip.empty()) {
    Mask inside(ink.area(), cell_mm);
    geometry::Path clip;
    clip.add_rounded_rect(picture.clip, picture.clip_radius_mm);
    inside.fill(clip, false, true, tolerance_mm);
    ink.intersect(inside);
  }
  for (const Shape& shape : picture.shapes) {
    if (shape.role == Role::frame) paint(ink, shape);
  }
  return ink;
}

// The element whose fill is seen at a point.
int element_at(const Picture& picture, geometry::Point at) {
  Mask cell({at.x - cell_mm / 2, at.y - cell_mm / 2, at.x + cell_mm / 2, at.y + cell_mm / 2}, cell_mm);
  for (std::size_t i = picture.shapes.size(); i-- > 0;) {
    const Shape& shape = picture.shapes[i];
    if (shape.fill == Fill::none || !shape.path.control_bounds().contains(at)) continue;
    cell.fill(shape.path, shape.even_odd, true, tolerance_mm);
    if (cell.at(0, 0)) return shape.element;
  }
  return -1;
}

void measure_regions(const Mask& ink, const Picture& picture, PageMeasure& result) {
  const double cell_area = cell_mm * cell_mm;
  double outside_mm2 = 0;
  int under_2 = 0, under_4 = 0;
  for (const geometry::Region& region : geometry::regions_of(ink)) {
    const double area = static_cast<double>(region.cells) * cell_area;
    if (region.touches_border) {
      outside_mm2 += area;
      continue;
    }
    // A few cells between two lines are no region but the printer's grain.
    if (area < 0.1) continue;
    ++result.regions;
    if (area < 2) ++under_2;
    if (area < 4) {
      ++under_4;
      const geometry::Point at = ink.center(region.column, region.row);
      result.small.push_back({at, area, element_at(picture, at)});
    }
  }
  if (result.regions > 0) {
    result.under_2_mm2 = static_cast<double>(under_2) / result.regions;
    result.under_4_mm2 = static_cast<double>(under_4) / result.regions;
  }
  // White beyond the clip belongs to the margin; what the margin's region has more than that is open.
  geometry::Path clip;
  clip.add_rounded_rect(picture.clip, picture.clip_radius_mm);
  Mask margin(ink.area(), cell_mm);
  margin.fill(ink.area().inflated(1), true);
  if (!picture.clip.empty()) margin.fill(clip, false, false, tolerance_mm);
  margin.subtract(ink);
  result.open_mm2 = std::max(0.0, outside_mm2 - static_cast<double>(margin.count()) * cell_area);
}

void measure_asked(const Picture& picture, PageMeasure& result) {
  const geometry::Rect page = {0, 0, picture.width_mm, picture.height_mm};
  // A millimetre is fine enough for shares.
  constexpr double coarse_mm = 0.5;
  const std::vector<Visibility> visible = visibilities(picture);
  // From the nearest element to the farthest.
  for (std::size_t element = picture.elements.size(); element-- > 0;) {
    const Element& info = picture.elements[element];
    if (!info.asked) continue;
    Mask own(page, coarse_mm);
    for (const Shape& shape : picture.shapes) {
      if (shape.element == element && shape.fill != Fill::none && shape.role != Role::frame)
        own.fill(shape.path, shape.even_odd, true, 0.1);
    }
    const double cells = static_cast<double>(own.count());
    if (cells <= 0) continue;
    ElementMeasure m;
    m.motif = info.motif;
    m.name = info.name;
    m.page_share = cells / static_cast<double>(own.cells().size());
    m.box_share = info.bounds.area() / page.area();
    m.visible = visible[element].share;
    result.asked.push_back(std::move(m));
  }
  std::stable_sort(
      result.asked.begin(), result.asked.end(),
      [](const ElementMeasure& a, const ElementMeasure& b) { return a.page_share > b.page_share; });
}

}  // namespace

PageMeasure measure(const Picture& picture) {
  PageMeasure result;
  const Mask ink = painted(picture);
  result.ink = static_cast<double>(ink.count()) / static_cast<double>(ink.cells().size());
  measure_regions(ink, picture, result);
  measure_asked(picture, result);
  result.line_min_mm = 1e9;
  for (const Shape& shape : picture.shapes) {
    if (shape.line_mm <= 0) continue;
    result.line_min_mm = std::min(result.line_min_mm, shape.line_mm);
    result.line_max_mm = std::max(result.line_max_mm, shape.line_mm);
  }
  if (result.line_max_mm <= 0) result.line_min_mm = 0;
  return result;
}

}  // namespace drawing
