#include "books/lessons/region_map.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "books/lessons/shape_ink.h"
#include "geometry/distance.h"
#include "geometry/flatten.h"
#include "geometry/runs.h"

namespace books::lessons {
namespace {

using drawing::Fill;
using drawing::Picture;
using drawing::Role;
using drawing::Shape;
using geometry::Affine;
using geometry::Mask;
using geometry::Point;
using geometry::Rect;

constexpr double region_tolerance_mm = 0.05;
constexpr double grain_mm2 = 0.3;
constexpr double widest_margin_mm = 6;
// Two regions are neighbours where no more than this of black lies between them.
constexpr int widest_line_cells = static_cast<int>(1.6 / RegionMap::cell_mm);

// As the writers paint: everything cut at the clip, then the frame uncut. What lies outside of the clip is
// black here, so that it is no region.
Mask painted(const Picture& picture, const Affine& to_sheet, const Rect& area) {
  Mask ink(area, RegionMap::cell_mm);
  for (const Shape& shape : picture.shapes) {
    if (shape.role != Role::frame) paint_ink(ink, shape, to_sheet);
  }
  if (!picture.clip.empty()) {
    geometry::Path clip;
    clip.add_rounded_rect(picture.clip, picture.clip_radius_mm);
    geometry::Path outside = clip.transformed(to_sheet);
    outside.add_rect(area.inflated(1));
    ink.fill(outside, true, true, region_tolerance_mm);
  }
  for (const Shape& shape : picture.shapes) {
    if (shape.role == Role::frame) paint_ink(ink, shape, to_sheet);
  }
  return ink;
}

Mask painted(const Bitmap& bitmap, const Affine& to_sheet, const Rect& area) {
  Mask ink(area, RegionMap::cell_mm);
  const auto row_bytes = static_cast<std::size_t>((bitmap.width_px + 7) / 8);
  const auto black = [&](int x, int y) {
    const auto byte = static_cast<unsigned char>(
        bitmap.bits[static_cast<std::size_t>(y) * row_bytes + static_cast<std::size_t>(x / 8)]);
    return (byte >> (7 - x % 8) & 1) != 0;
  };
  // A cell is ink if any of its pixels is: thin lines stay closed.
  const double px_per_mm = 1 / to_sheet.a;
  const auto first_px = [&](double mm, double origin) {
    return static_cast<int>(std::floor((mm - origin) * px_per_mm));
  };
  for (int row = 0; row < ink.rows(); ++row) {
    const double top = area.top + row * RegionMap::cell_mm;
    const int y0 = std::clamp(first_px(top, to_sheet.f), 0, bitmap.height_px - 1);
    const int y1 = std::clamp(first_px(top + RegionMap::cell_mm, to_sheet.f), y0 + 1, bitmap.height_px);
    for (int column = 0; column < ink.columns(); ++column) {
      const double left = area.left + column * RegionMap::cell_mm;
      const int x0 = std::clamp(first_px(left, to_sheet.e), 0, bitmap.width_px - 1);
      const int x1 = std::clamp(first_px(left + RegionMap::cell_mm, to_sheet.e), x0 + 1, bitmap.width_px);
      bool any = false;
      for (int y = y0; y < y1 && !any; ++y) {
        for (int x = x0; x < x1 && !any; ++x) any = black(x, y);
      }
      if (any) ink.set(column, row, true);
    }
  }
  return ink;
}

// Whether a figure's fill covers the point, its open lines closed by straight ones. Sunday, Inclusion of a
// point in a polygon (winding numbers), 2001.
bool encloses(const std::vector<geometry::Polyline>& lines, bool even_odd, Point p) {
  int winding = 0, crossings = 0;
  for (const geometry::Polyline& line : lines) {
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      const Point from = line.points[i], to = line.points[(i + 1) % line.points.size()];
      if ((from.y <= p.y) == (to.y <= p.y)) continue;
      if (from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x) <= p.x) continue;
      winding += to.y > from.y ? 1 : -1;
      ++crossings;
    }
  }
  return even_odd ? crossings % 2 != 0 : winding != 0;
}

}  // namespace

RegionMap::RegionMap(const Page& page, const Affine& to_sheet, const Rect& area)
    : caption_(page.caption), to_sheet_(to_sheet), area_(area) {
  const auto* picture = std::get_if<Picture>(&page.picture);
  const Mask ink = picture != nullptr ? painted(*picture, to_sheet, area)
                                      : painted(std::get<Bitmap>(page.picture), to_sheet, area);
  columns_ = ink.columns();
  rows_ = ink.rows();
  steps_ = geometry::distance_steps(ink);
  label_regions(ink);
  find_neighbours();
  if (picture != nullptr) find_owners(*picture, to_sheet);
}

Rect RegionMap::on_sheet(const Rect& box) const {
  Rect mapped;
  mapped.include(to_sheet_(Point{box.left, box.top}));
  mapped.include(to_sheet_(Point{box.right, box.bottom}));
  return mapped;
}

void RegionMap::label_regions(const Mask& ink) {
  labels_.assign(steps_.size(), -1);
  const std::vector<geometry::Run> runs = geometry::connected_runs(ink, false);
  struct Component {
    std::size_t cells = 0, deepest = 0;
    Cells box;
    Label region = -1;
  };
  std::vector<Component> components(runs.size());
  const auto cell_of = [&](int column, int row) {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  };
  for (const geometry::Run& run : runs) {
    Component& component = components[static_cast<std::size_t>(run.first)];
    const std::size_t begin = cell_of(run.begin, run.row), end = cell_of(run.end, run.row);
    if (component.cells == 0) {
      component.deepest = begin;
      component.box = {run.begin, run.row, run.end - 1, run.row};
    }
    component.cells += end - begin;
    component.box = {std::min(component.box.left, run.begin), component.box.top,
                     std::max(component.box.right, run.end - 1), run.row};
    for (std::size_t i = begin; i < end; ++i) {
      if (steps_[i] > steps_[component.deepest]) component.deepest = i;
    }
  }
  for (const geometry::Run& run : runs) {
    Component& component = components[static_cast<std::size_t>(run.first)];
    const bool is_first = component.cells > 0 && component.region < 0;
    if (is_first) component.region = add_region(component.cells, component.deepest, component.box);
    if (component.region < 0) component.cells = 0;  // grain
    std::fill_n(labels_.begin() + static_cast<std::ptrdiff_t>(cell_of(run.begin, run.row)),
                run.end - run.begin, component.region);
  }
}

// Returns its number; -1 for grain, which is no region.
RegionMap::Label RegionMap::add_region(std::size_t cells, std::size_t deepest, const Cells& box) {
  ColourRegion region;
  region.area_mm2 = static_cast<double>(cells) * cell_mm * cell_mm;
  constexpr std::size_t most_regions = std::numeric_limits<Label>::max();
  if (region.area_mm2 < grain_mm2 || regions_.size() >= most_regions) return -1;
  region.pole = center(static_cast<int>(deepest % static_cast<std::size_t>(columns_)),
                       static_cast<int>(deepest / static_cast<std::size_t>(columns_)));
  region.radius_mm = steps_[deepest] * cell_mm / 3;
  region.is_margin = region.radius_mm < widest_margin_mm && box.left == 0 && box.top == 0 &&
                     box.right == columns_ - 1 && box.bottom == rows_ - 1;
  regions_.push_back(std::move(region));
  boxes_.push_back(box);
  return static_cast<Label>(regions_.size() - 1);
}

// Two regions with little black between them along a row or a column are neighbours. Most cells are like the
// one before them, so only borders are looked at.
void RegionMap::find_neighbours() {
  using Pair = std::pair<Label, Label>;
  std::vector<Pair> pairs;
  // Where a row or a column was last white: in which region, and its last cell.
  struct Last {
    Label region = -1;
    int at = 0;
  };
  const auto step = [&](Last& last, Label before, Label here, int at) {
    if (before >= 0) last = {before, at - 1};
    if (here < 0 || last.region < 0 || here == last.region || at - last.at > widest_line_cells + 1) return;
    const Pair pair = std::minmax(here, last.region);
    if (pairs.empty() || pairs.back() != pair) pairs.push_back(pair);
  };
  std::vector<Last> down(static_cast<std::size_t>(columns_));
  for (int row = 0; row < rows_; ++row) {
    const Label* here = labels_.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_);
    const Label* above = row > 0 ? here - columns_ : here;
    Last along;
    for (int column = 1; column < columns_; ++column) {
      if (here[column] != here[column - 1]) step(along, here[column - 1], here[column], column);
    }
    for (int column = 0; column < columns_; ++column) {
      if (here[column] != above[column])
        step(down[static_cast<std::size_t>(column)], above[column], here[column], row);
    }
  }
  std::sort(pairs.begin(), pairs.end());
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  for (const auto& [a, b] : pairs) {
    regions_[static_cast<std::size_t>(a)].neighbours.push_back(static_cast<std::size_t>(b));
    regions_[static_cast<std::size_t>(b)].neighbours.push_back(static_cast<std::size_t>(a));
  }
  for (ColourRegion& region : regions_) std::sort(region.neighbours.begin(), region.neighbours.end());
}

// From the nearest shape to the farthest: a region belongs to the first one that paints its pole.
void RegionMap::find_owners(const Picture& picture, const Affine& to_sheet) {
  std::vector<std::size_t> open(regions_.size());
  for (std::size_t i = 0; i < open.size(); ++i) open[i] = i;
  for (std::size_t s = picture.shapes.size(); s-- > 0 && !open.empty();) {
    const Shape& shape = picture.shapes[s];
    if (shape.fill == Fill::none || shape.role == Role::frame) continue;
    const geometry::Path path = shape.path.transformed(to_sheet);
    const Rect bounds = path.control_bounds().inflated(cell_mm).intersection(area_.inflated(cell_mm));
    const auto inside = [&](std::size_t i) { return bounds.contains(regions_[i].pole); };
    if (bounds.empty() || std::none_of(open.begin(), open.end(), inside)) continue;
    const std::vector<geometry::Polyline> lines = geometry::flatten(path, region_tolerance_mm);
    std::erase_if(open, [&](std::size_t i) {
      if (!inside(i) || !encloses(lines, shape.even_odd, regions_[i].pole)) return false;
      regions_[i].shape = s;
      if (shape.element < picture.elements.size()) regions_[i].element = shape.element;
      return true;
    });
  }
}

std::optional<std::size_t> RegionMap::at(Point p) const {
  const double x = std::floor((p.x - area_.left) / cell_mm), y = std::floor((p.y - area_.top) / cell_mm);
  if (!(x >= 0 && y >= 0 && x < columns_ && y < rows_)) return std::nullopt;
  const Label here = label(static_cast<int>(x), static_cast<int>(y));
  if (here < 0) return std::nullopt;
  return static_cast<std::size_t>(here);
}

bool RegionMap::holds(std::size_t region, const Rect& box) const {
  const auto wanted = static_cast<Label>(region);
  const auto column_of = [&](double x) { return static_cast<int>(std::floor((x - area_.left) / cell_mm)); };
  const auto row_of = [&](double y) { return static_cast<int>(std::floor((y - area_.top) / cell_mm)); };
  const int left = column_of(box.left), right = column_of(box.right);
  const int top = row_of(box.top), bottom = row_of(box.bottom);
  if (left < 0 || top < 0 || right >= columns_ || bottom >= rows_) return false;
  for (int row = top; row <= bottom; ++row) {
    for (int column = left; column <= right; ++column) {
      if (label(column, row) != wanted) return false;
    }
  }
  return true;
}

std::optional<Point> RegionMap::place(std::size_t region, double width_mm, double height_mm) const {
  const ColourRegion& info = regions_[region];
  const auto box_at = [&](Point p) {
    return Rect{p.x - width_mm / 2, p.y - height_mm / 2, p.x + width_mm / 2, p.y + height_mm / 2};
  };
  // A disc of half the smaller side always lies in the box.
  if (info.radius_mm + 2 * cell_mm < std::min(width_mm, height_mm) / 2) return std::nullopt;
  if (holds(region, box_at(info.pole))) return info.pole;
  const Cells& cells = boxes_[region];
  const int columns = cells.right - cells.left + 1, rows = cells.bottom - cells.top + 1;
  const int box_columns = static_cast<int>(std::ceil(width_mm / cell_mm)) + 1;
  const int box_rows = static_cast<int>(std::ceil(height_mm / cell_mm)) + 1;
  if (box_columns > columns || box_rows > rows) return std::nullopt;
  // How many of the cells above one another are the region's, down to the present row: as many of them side
  // by side as the box is wide, and each as high as it, are a full box.
  std::vector<int> heights(static_cast<std::size_t>(columns), 0);
  const auto wanted = static_cast<Label>(region);
  std::optional<Point> best;
  int best_steps = -1;
  for (int bottom = 0; bottom < rows; ++bottom) {
    int side_by_side = 0;
    for (int right = 0; right < columns; ++right) {
      int& height = heights[static_cast<std::size_t>(right)];
      height = label(cells.left + right, cells.top + bottom) == wanted ? height + 1 : 0;
      side_by_side = height >= box_rows ? side_by_side + 1 : 0;
      if (side_by_side < box_columns) continue;
      const int column = right + 1 - box_columns, row = bottom + 1 - box_rows;
      const int middle_x = cells.left + column + box_columns / 2;
      const int middle_y = cells.top + row + box_rows / 2;
      const int steps = steps_[static_cast<std::size_t>(middle_y) * static_cast<std::size_t>(columns_) +
                               static_cast<std::size_t>(middle_x)];
      if (steps <= best_steps) continue;
      const Point p{area_.left + (cells.left + column + box_columns / 2.0) * cell_mm,
                    area_.top + (cells.top + row + box_rows / 2.0) * cell_mm};
      if (!holds(region, box_at(p))) continue;
      best_steps = steps;
      best = p;
    }
  }
  return best;
}

}  // namespace books::lessons
