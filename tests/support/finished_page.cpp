#include "support/finished_page.h"

#include <algorithm>
#include <cmath>

namespace support {
namespace {

using drawing::Picture;
using drawing::Shape;
using geometry::Mask;
using geometry::Point;
using geometry::Rect;

constexpr double flat_mm = 0.1;
// Of its largest patch: smaller ones are a tail behind a fence.
constexpr double share_of_a_piece = 0.3;

FinishedPage::Points points_of(const Mask& mask) {
  FinishedPage::Points points;
  for (int row = 0; row < mask.rows(); ++row) {
    for (int column = 0; column < mask.columns(); ++column) {
      if (mask.at(column, row)) points.push_back(mask.center(column, row));
    }
  }
  return points;
}

// Clears the patch around a cell and returns its cells.
FinishedPage::Points take_patch(Mask& mask, int column, int row) {
  FinishedPage::Points cells;
  std::vector<std::pair<int, int>> next = {{column, row}};
  while (!next.empty()) {
    const auto [c, r] = next.back();
    next.pop_back();
    if (c < 0 || r < 0 || c >= mask.columns() || r >= mask.rows() || !mask.at(c, r)) continue;
    mask.set(c, r, false);
    cells.push_back(mask.center(c, r));
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) next.emplace_back(c + dx, r + dy);
    }
  }
  return cells;
}

}  // namespace

FinishedPage::FinishedPage(const Picture& picture)
    : picture_(picture), seen_(picture.shapes.size()), seen_elements_(picture.elements.size()) {
  const Rect page{0, 0, picture.width_mm, picture.height_mm};
  const Mask grid = mask_around(page);
  constexpr std::size_t paper = static_cast<std::size_t>(-1);
  std::vector<std::size_t> top(grid.cells().size(), paper);
  std::map<std::size_t, Rect> boxes;
  const auto columns = static_cast<std::size_t>(grid.columns());
  for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
    const Shape& shape = picture.shapes[i];
    if (!is_paint(shape)) continue;
    boxes[shape.element].include(shape.path.bounds());
    for (const Point p : whole_shape(i)) {
      if (!page.contains(p)) continue;
      const auto column = static_cast<std::size_t>((p.x - grid.area().left) / cell_mm);
      const auto row = static_cast<std::size_t>((p.y - grid.area().top) / cell_mm);
      top[row * columns + column] = i;
    }
  }
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      const std::size_t shape =
          top[static_cast<std::size_t>(row) * columns + static_cast<std::size_t>(column)];
      const Point at = grid.center(column, row);
      if (shape == paper || (!picture.clip.empty() && !picture.clip.contains(at))) continue;
      seen_[shape].push_back(at);
      seen_elements_[picture.shapes[shape].element].push_back(at);
    }
  }
  for (const auto& [element, box] : boxes) wholes_.try_emplace(element, mask_around(box));
  for (const Shape& shape : picture.shapes) {
    if (is_paint(shape)) wholes_.at(shape.element).fill(shape.path, shape.even_odd, true, flat_mm);
  }
}

double FinishedPage::seen_mm2(std::size_t element) const {
  return static_cast<double>(seen_of_element(element).size()) * cell_mm * cell_mm;
}

FinishedPage::Points FinishedPage::whole_element(std::size_t element) const {
  const auto found = wholes_.find(element);
  return found == wholes_.end() ? Points() : points_of(found->second);
}

FinishedPage::Points FinishedPage::whole_shape(std::size_t shape) const {
  Mask mask = mask_around(picture_.shapes[shape].path.bounds());
  mask.fill(picture_.shapes[shape].path, picture_.shapes[shape].even_odd, true, flat_mm);
  return points_of(mask);
}

double FinishedPage::share_seen(std::size_t element) const {
  const auto found = wholes_.find(element);
  if (found == wholes_.end() || found->second.count() == 0) return 0;
  return static_cast<double>(seen_of_element(element).size()) / static_cast<double>(found->second.count());
}

std::vector<FinishedPage::Points> FinishedPage::pieces_of(std::size_t element) const {
  const Points& seen = seen_of_element(element);
  if (seen.empty()) return {};
  Rect box;
  for (const Point p : seen) box.include(p);
  Mask rest = mask_around(box);
  for (const Point p : seen) {
    rest.set(static_cast<int>((p.x - rest.area().left) / cell_mm),
             static_cast<int>((p.y - rest.area().top) / cell_mm), true);
  }
  // A mast or a stalk is a line that holds them together.
  for (const Shape& shape : picture_.shapes) {
    if (shape.element == element && shape.line_mm > 0) rest.stroke(shape.path, shape.line_mm, true, flat_mm);
  }
  std::vector<Points> pieces;
  std::size_t largest = 0;
  for (int row = 0; row < rest.rows(); ++row) {
    for (int column = 0; column < rest.columns(); ++column) {
      if (!rest.at(column, row)) continue;
      pieces.push_back(take_patch(rest, column, row));
      largest = std::max(largest, pieces.back().size());
    }
  }
  std::erase_if(pieces, [&](const Points& piece) {
    return static_cast<double>(piece.size()) < share_of_a_piece * static_cast<double>(largest);
  });
  return pieces;
}

Mask FinishedPage::mask_around(const Rect& box) {
  const auto down = [](double v) { return std::floor(v / cell_mm) * cell_mm; };
  const auto up = [](double v) { return std::ceil(v / cell_mm + 1e-9) * cell_mm; };
  return Mask({down(box.left), down(box.top), up(box.right) + cell_mm, up(box.bottom) + cell_mm}, cell_mm);
}

bool FinishedPage::is_paint(const Shape& shape) {
  return shape.fill != drawing::Fill::none && shape.role != drawing::Role::frame && !shape.path.empty();
}

}  // namespace support
