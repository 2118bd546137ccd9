#include "drawing/compose/appraisal.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "geometry/mask.h"

namespace drawing::compose {
namespace {

// A little above what a page must reach, as the grid is coarse.
constexpr double main_needed = 0.123, least_needed = 0.0308, visible_needed = 0.75;
// What growth may leave visible of the most hidden one.
constexpr double visible_grown = 0.88;
constexpr double cell_mm = 2;

geometry::Mask silhouette(const Placement& placement, const Actor& actor, const geometry::Rect& page) {
  geometry::Mask mask(page, cell_mm);
  for (const motifs::MotifShape& shape : actor.motif->shapes) {
    if (shape.role == motifs::MotifRole::line || shape.thickness < 0.02) continue;
    mask.fill(shape.path.transformed(placement.map), shape.even_odd, true, 0.5);
  }
  return mask;
}

// Larger by a factor, on the same spot, or as near to it as the page allows. False if it is too large for the
// page.
bool grow(Placement& placement, double factor, const geometry::Rect& safe) {
  const geometry::Rect& box = placement.bounds;
  const geometry::Point fixed = {box.center().x, placement.on_ground ? box.bottom : box.center().y};
  const auto map = geometry::Affine::translation(fixed.x, fixed.y) *
                   geometry::Affine::scaling(factor, factor) *
                   geometry::Affine::translation(-fixed.x, -fixed.y);
  geometry::Rect larger;
  larger.include(map({box.left, box.top}));
  larger.include(map({box.right, box.bottom}));
  if (larger.width() > safe.width() || larger.height() > safe.height()) return false;
  const geometry::Point shift = {
      std::max(0.0, safe.left - larger.left) + std::min(0.0, safe.right - larger.right),
      std::max(0.0, safe.top - larger.top) + std::min(0.0, safe.bottom - larger.bottom)};
  const auto back = geometry::Affine::translation(shift.x, shift.y);
  placement.map = back * map * placement.map;
  placement.bounds = {larger.left + shift.x, larger.top + shift.y, larger.right + shift.x,
                      larger.bottom + shift.y};
  return true;
}

}  // namespace

Appraisal appraise(const Layout& layout, const std::vector<Actor>& cast, const Stage& stage) {
  Appraisal result;
  if (layout.placements.empty()) return result;
  const geometry::Rect page = {0, 0, stage.width_mm, stage.height_mm};
  std::vector<std::size_t> order(layout.placements.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return layout.placements[a].depth > layout.placements[b].depth;
  });
  geometry::Mask nearer(page, cell_mm);
  const double cells = static_cast<double>(nearer.cells().size());
  std::map<int, double> kinds;
  double least = 1;
  result.shares.resize(order.size());
  result.main_share = 0;
  // From the nearest to the farthest.
  for (const std::size_t i : order) {
    const Actor& actor = cast[static_cast<std::size_t>(layout.placements[i].actor)];
    const geometry::Mask own = silhouette(layout.placements[i], actor, page);
    const double count = std::max(1.0, static_cast<double>(own.count()));
    result.shares[i] = count / cells;
    const double kind = kinds[actor.wished] += result.shares[i];
    if (kind > result.main_share) {
      result.main_share = kind;
      result.main = actor.wished;
    }
    least = std::min(least, result.shares[i]);
    result.visible = std::min(result.visible, 1 - static_cast<double>(own.common(nearer)) / count);
    nearer.unite(own);
  }
  result.score =
      std::min({1.0, result.main_share / main_needed, least / least_needed, result.visible / visible_needed});
  return result;
}

Layout grown(Layout layout, const std::vector<Actor>& cast, const Stage& stage) {
  constexpr double factor = 1.06;
  Appraisal current = appraise(layout, cast, stage);
  for (int round = 0; round < 8 && current.score < 1; ++round) {
    Layout candidate = layout;
    bool changed = false;
    for (std::size_t i = 0; i < candidate.placements.size(); ++i) {
      Placement& placement = candidate.placements[i];
      if (placement.tied) continue;
      const bool main = cast[static_cast<std::size_t>(placement.actor)].wished == current.main;
      if ((main && current.main_share < main_needed) || current.shares[i] < least_needed)
        changed = grow(placement, factor, stage.safe) || changed;
    }
    if (!changed) break;
    Appraisal larger = appraise(candidate, cast, stage);
    if (larger.score <= current.score || larger.visible < std::min(current.visible, visible_grown)) break;
    layout = std::move(candidate);
    current = std::move(larger);
  }
  return layout;
}

}  // namespace drawing::compose
