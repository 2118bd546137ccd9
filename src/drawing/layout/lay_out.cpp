#include "drawing/layout/lay_out.h"

#include <algorithm>
#include <utility>

#include "drawing/layout/appraisal.h"
#include "drawing/layout/refine.h"

namespace drawing::layout {

double Layout::tallest_figure() const {
  double tallest = 0;
  for (const Placement& placed : placements) tallest = std::max(tallest, placed.figure_mm);
  if (tallest > 0) return tallest;
  for (const Placement& placed : placements) tallest = std::max(tallest, placed.bounds.height());
  return tallest;
}

Layout lay_out(const std::vector<cast::Actor>& cast, const std::vector<Relation>& relations, Setting setting,
               const page::Stage& stage, base::Random random) {
  Layout best;
  double best_score = -1;
  // A crowd takes long to appraise.
  const int most = cast.size() > 6 ? 4 : 6;
  for (int attempt = 0; attempt < most && best_score < 1; ++attempt) {
    Layout layout = arrange(cast, relations, setting, stage, attempt, random);
    const double score = appraise(layout, cast, stage).score;
    if (score <= best_score) continue;
    best_score = score;
    best = std::move(layout);
  }
  return best_score < 1 ? refined(std::move(best), cast, stage) : best;
}

}  // namespace drawing::layout
