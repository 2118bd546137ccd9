#include "drawing/compose/appraisal.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "geometry/mask.h"

namespace drawing::compose {
namespace {

// A little above what a page must reach, as the grid is coarse.
constexpr double main_share = 0.123, least_share = 0.0308, least_visible = 0.73;
constexpr double cell_mm = 2;

geometry::Mask silhouette(const Placement& placement, const Actor& actor, const geometry::Rect& page) {
  geometry::Mask mask(page, cell_mm);
  for (const motifs::MotifShape& shape : actor.motif->shapes) {
    if (shape.role == motifs::MotifRole::line || shape.thickness < 0.02) continue;
    mask.fill(shape.path.transformed(placement.map), shape.even_odd, true, 0.5);
  }
  return mask;
}

}  // namespace

double appraise(const Layout& layout, const std::vector<Actor>& cast, const Stage& stage) {
  if (layout.placements.empty()) return 1;
  const geometry::Rect page = {0, 0, stage.width_mm, stage.height_mm};
  std::vector<std::size_t> order(layout.placements.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return layout.placements[a].depth > layout.placements[b].depth;
  });
  geometry::Mask nearer(page, cell_mm);
  const double cells = static_cast<double>(nearer.cells().size());
  std::map<int, double> kinds;
  double main = 0, least = 1, visible = 1;
  // From the nearest to the farthest.
  for (const std::size_t i : order) {
    const Actor& actor = cast[static_cast<std::size_t>(layout.placements[i].actor)];
    const geometry::Mask own = silhouette(layout.placements[i], actor, page);
    const double count = std::max(1.0, static_cast<double>(own.count()));
    main = std::max(main, kinds[actor.wished] += count / cells);
    least = std::min(least, count / cells);
    visible = std::min(visible, 1 - static_cast<double>(own.common(nearer)) / count);
    nearer.unite(own);
  }
  return std::min({1.0, main / main_share, least / least_share, visible / least_visible});
}

}  // namespace drawing::compose
