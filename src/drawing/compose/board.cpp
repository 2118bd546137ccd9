#include "drawing/compose/board.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace drawing::compose {
namespace {

// Fine enough to keep props apart, coarse enough to test hundreds of places in a millisecond.
constexpr double cell_mm = 2.5;

geometry::Mask grid_of(const Stage& stage) {
  return geometry::Mask({0, 0, stage.width_mm, stage.height_mm}, cell_mm);
}

// The figure's cells, at least one even for a tiny figure.
geometry::Mask cells_of(const Stage& stage, const Figure& figure) {
  geometry::Mask mask = grid_of(stage);
  cover(mask, figure);
  return mask;
}

// All cells within `radius_mm` of set ones (a diamond-shaped neighbourhood is near enough).
geometry::Mask grown(const geometry::Mask& mask, double radius_mm) {
  geometry::Mask out = mask;
  const int steps = static_cast<int>(std::lround(radius_mm / mask.cell()));
  for (int step = 0; step < steps; ++step) {
    const geometry::Mask before = out;
    for (int row = 0; row < mask.rows(); ++row) {
      for (int column = 0; column < mask.columns(); ++column) {
        if (!before.at(column, row)) continue;
        if (column > 0) out.set(column - 1, row, true);
        if (column + 1 < mask.columns()) out.set(column + 1, row, true);
        if (row > 0) out.set(column, row - 1, true);
        if (row + 1 < mask.rows()) out.set(column, row + 1, true);
      }
    }
  }
  return out;
}

}  // namespace

Board::Board(const Stage& stage)
    : stage_(stage), taken_(grid_of(stage)), asked_(grid_of(stage)), props_(grid_of(stage)) {}

void Board::put_asked(Figure figure, double depth) {
  geometry::Mask all = cells_of(stage_, figure);
  geometry::Mask untouchable = all;
  const geometry::Rect box = figure.bounds();
  geometry::Rect feet = box;
  feet.top = box.bottom - box.height() * 0.1;
  untouchable.fill(feet.inflated(1), false);
  taken_.unite(all);
  asked_.unite(all);
  asked_masks_.push_back({std::move(all), std::move(untouchable), depth});
  items_.push_back({std::move(figure), depth, stage_.pens.asked, true});
}

void Board::put_backdrop(Figure figure, double depth, double pen_mm) {
  items_.push_back({std::move(figure), depth, pen_mm, false});
}

void Board::put_prop(Figure figure, double depth, double pen_mm) {
  const geometry::Mask cells = cells_of(stage_, figure);
  taken_.unite(cells);
  props_.unite(cells);
  items_.push_back({std::move(figure), depth, pen_mm, false});
}

double Board::hidden_share(const Figure& figure, double depth) const {
  const geometry::Mask cells = cells_of(stage_, figure);
  geometry::Mask nearer = blank();
  for (const AskedMask& asked : asked_masks_) {
    if (asked.depth > depth) nearer.unite(asked.all);
  }
  const std::size_t count = cells.count();
  return count == 0 ? 1 : static_cast<double>(cells.common(nearer)) / static_cast<double>(count);
}

bool Board::fits(const Figure& figure, double depth, const Fit& fit) const {
  const geometry::Rect box = figure.bounds();
  const geometry::Rect& safe = stage_.safe;
  if (!fit.cut_by_frame &&
      (box.left < safe.left || box.right > safe.right || box.top < safe.top || box.bottom > safe.bottom)) {
    return false;
  }
  const geometry::Mask cells = cells_of(stage_, figure);
  const double count = static_cast<double>(std::max<std::size_t>(1, cells.count()));
  double hidden = 0;
  for (const AskedMask& asked : asked_masks_) {
    if (asked.depth > depth) {
      hidden += static_cast<double>(cells.common(asked.all));
    } else if (cells.common(fit.over_feet ? asked.untouchable : asked.all) > 0) {
      return false;
    }
  }
  if (hidden / count > fit.hidden_max) return false;
  if (static_cast<double>(cells.common(props_)) / count > fit.over_props_max) return false;
  if (fit.clearance_mm <= 0) return true;
  const geometry::Mask wide = grown(cells, fit.clearance_mm);
  const bool touches_asked = fit.hidden_max <= 0 && !fit.over_feet && wide.common(asked_) > 0;
  const bool touches_props = fit.over_props_max <= 0 && wide.common(props_) > 0;
  return !touches_asked && !touches_props;
}

Picture Board::finish() {
  std::stable_sort(items_.begin(), items_.end(),
                   [](const Item& a, const Item& b) { return a.depth < b.depth; });
  Picture picture;
  picture.width_mm = stage_.width_mm;
  picture.height_mm = stage_.height_mm;
  picture.clip = stage_.frame;
  picture.clip_radius_mm = stage_.radius_mm;
  for (Item& item : items_) {
    Element element;
    element.motif = item.figure.motif;
    element.name = item.figure.name;
    element.asked = item.asked;
    element.bounds = item.figure.bounds().intersection(stage_.frame);
    const auto index = static_cast<std::uint16_t>(picture.elements.size());
    picture.elements.push_back(std::move(element));
    for (Shape& shape : item.figure.shapes) {
      // A factor becomes a width, within what prints well and can be seen.
      if (shape.line_mm > 0) shape.line_mm = std::clamp(shape.line_mm * item.pen_mm, 0.5, 1.2);
      shape.element = index;
      picture.shapes.push_back(std::move(shape));
    }
  }
  items_.clear();
  return picture;
}

}  // namespace drawing::compose
