#include "drawing/figures/gaps.h"

#include <cmath>
#include <utility>

#include "geometry/contour.h"
#include "geometry/label_grid.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

using geometry::LabelGrid;
using geometry::LabelRegions;

// Labels: paper is 0, paint 1; the walls of LabelRegions are odd.
constexpr LabelGrid::Label paint = 1;

LabelGrid painted(const std::vector<Part>& parts, double line) {
  geometry::Rect box;
  for (const Part& part : parts) box.include(part.shape.path.control_bounds());
  LabelGrid grid(box.inflated(2 * line), 0.8 * line);
  for (const Part& part : parts) {
    const std::vector<geometry::Polyline> lines = geometry::flatten(part.shape.path, 0.15 * line);
    if (part.shape.fill != Fill::none) grid.fill(lines, part.shape.even_odd, paint);
    if (part.shape.role == Role::region) grid.stroke(lines, line * part.shape.line_mm, paint);
  }
  return grid;
}

}  // namespace

void back_small_gaps(std::vector<Part>& parts, double line, double least_area) {
  const LabelGrid grid = painted(parts, line);
  const LabelRegions regions(grid);
  const double cell_area = grid.cell() * grid.cell();
  geometry::Path patches;
  for (std::size_t i = 0; i < regions.regions().size(); ++i) {
    const geometry::LabelRegion& region = regions.regions()[i];
    if (region.touches_border || static_cast<double>(region.cells) * cell_area >= least_area) continue;
    for (const LabelRegions::Run& run : regions.runs()) {
      if (run.region != i) continue;
      const Point from = grid.center(run.from, run.row), to = grid.center(run.to - 1, run.row);
      patches.append(geometry::rounded_box(from.x - 1.4 * line, from.y - 1.4 * line, to.x + 1.4 * line,
                                           to.y + 1.4 * line, line));
    }
  }
  if (patches.empty()) return;
  Shape patch;
  patch.path = std::move(patches);
  patch.role = Role::detail;
  parts.insert(parts.begin(), {PartName::skin, Layer::behind, std::move(patch)});
}

}  // namespace drawing::figures
