#include "drawing/layout/appraisal.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "drawing/cast/motif_figure.h"

namespace drawing::layout {
namespace {

constexpr double cell_mm = 2;

}  // namespace

geometry::Mask silhouette(const Placement& placement, const cast::Actor& actor, const page::Stage& stage) {
  geometry::Mask mask({0, 0, stage.width_mm, stage.height_mm}, cell_mm);
  const motifs::Motif& motif = *actor.motif;
  const double scale = std::sqrt(std::abs(placement.map.determinant()));
  bool first = true;
  for (const motifs::MotifShape& shape :
       cast::drawn_simple(motif, scale, stage) ? motif.simple : motif.shapes) {
    // As motif_figure() leaves out what is too narrow to colour.
    const bool narrow = shape.thickness * scale < stage.finest_mm();
    if (shape.role == motifs::MotifRole::line || (narrow && !first)) continue;
    first = false;
    mask.fill(shape.path.transformed(placement.map), shape.even_odd, true, 0.5);
  }
  return mask;
}

Appraisal appraise(const Layout& layout, const std::vector<cast::Actor>& cast, const page::Stage& stage) {
  std::vector<geometry::Mask> silhouettes;
  silhouettes.reserve(layout.placements.size());
  for (const Placement& placement : layout.placements)
    silhouettes.push_back(silhouette(placement, cast[static_cast<std::size_t>(placement.actor)], stage));
  return appraise(layout, cast, silhouettes);
}

Appraisal appraise(const Layout& layout, const std::vector<cast::Actor>& cast,
                   const std::vector<geometry::Mask>& silhouettes) {
  Appraisal result;
  if (layout.placements.empty()) return result;
  std::vector<std::size_t> order(layout.placements.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return layout.placements[a].depth > layout.placements[b].depth;
  });
  geometry::Mask nearer = silhouettes.front();
  nearer.clear();
  const double cells = static_cast<double>(nearer.cells().size());
  std::map<int, double> kinds;
  result.shares.resize(order.size());
  result.visibles.resize(order.size());
  result.main_share = 0;
  // From the nearest to the farthest.
  for (const std::size_t i : order) {
    const geometry::Mask& own = silhouettes[i];
    const double count = std::max(1.0, static_cast<double>(own.count()));
    result.shares[i] = count / cells;
    const int wished = cast[static_cast<std::size_t>(layout.placements[i].actor)].wished;
    const double kind = kinds[wished] += result.shares[i];
    if (kind > result.main_share) {
      result.main_share = kind;
      result.main = wished;
    }
    result.visibles[i] = 1 - static_cast<double>(own.common(nearer)) / count;
    nearer.unite(own);
  }
  double least = 1e9;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const cast::Actor& actor = cast[static_cast<std::size_t>(layout.placements[i].actor)];
    least = std::min(least, result.shares[i] / least_share(actor));
  }
  const double visible = *std::min_element(result.visibles.begin(), result.visibles.end());
  result.score = std::min({1.0, result.main_share / main_needed, least, visible / visible_needed});
  return result;
}

}  // namespace drawing::layout
