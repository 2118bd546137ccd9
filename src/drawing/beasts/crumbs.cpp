#include "drawing/beasts/crumbs.h"

#include <algorithm>
#include <set>

#include "geometry/label_grid.h"

namespace drawing::beasts {
namespace {

using figures::Part;
using figures::PartName;
using geometry::LabelGrid;
using geometry::LabelRegions;

// Without these an animal is still itself.
bool can_be_missed(const Part& part) {
  if (part.shape.role != Role::region) return false;
  switch (part.name) {
    case PartName::mark:
    case PartName::belly:
    case PartName::sock:
    case PartName::skin:
    case PartName::muzzle:
    case PartName::mouth:
    case PartName::comb:
    case PartName::hoof:
      return true;
    default:
      return false;
  }
}

// White gets an even label, black an odd one.
LabelGrid::Label label(std::size_t part, bool black) {
  return static_cast<LabelGrid::Label>(2 * (part + 1) + (black ? 1 : 0));
}

LabelGrid painted(const std::vector<Part>& parts, double line) {
  geometry::Rect box;
  for (const Part& part : parts) box.include(part.shape.path.control_bounds());
  LabelGrid grid(box.inflated(2 * line), .7 * line);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Shape& shape = parts[i].shape;
    const std::vector<geometry::Polyline> lines = geometry::flatten(shape.path, .15 * line);
    if (shape.fill != Fill::none) grid.fill(lines, shape.even_odd, label(i, shape.fill == Fill::black));
    if (shape.line_mm > 0) grid.stroke(lines, line * shape.line_mm, label(i, true));
  }
  return grid;
}

}  // namespace

void drop_crumbs(std::vector<Part>& parts, double line, double least_area) {
  const LabelGrid grid = painted(parts, line);
  const LabelRegions regions(grid);
  const double cell_area = grid.cell() * grid.cell();
  // How much is seen of each part, in pieces that can be coloured.
  std::vector<bool> coloured(parts.size(), false), seen(parts.size(), false);
  for (const LabelRegions::Run& run : regions.runs()) {
    const LabelGrid::Label here = grid.at(run.from, run.row);
    if (here < 2) continue;
    const std::size_t part = here / 2U - 1;
    seen[part] = true;
    const geometry::LabelRegion& region = regions.regions()[run.region];
    if (static_cast<double>(region.cells) * cell_area >= least_area) coloured[part] = true;
  }
  std::set<std::size_t> dropped;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (seen[i] && !coloured[i] && can_be_missed(parts[i])) dropped.insert(i);
  }
  std::size_t kept = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (dropped.count(i) > 0) continue;
    if (kept != i) parts[kept] = std::move(parts[i]);
    ++kept;
  }
  parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(kept), parts.end());
}

}  // namespace drawing::beasts
