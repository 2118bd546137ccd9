#pragma once

#include <vector>

#include "drawing/compose/arrange.h"
#include "drawing/compose/cast.h"
#include "drawing/compose/stage.h"

namespace drawing::compose {

// How well a layout shows what was asked for.
struct Appraisal {
  // 1 where the main motif takes a good part of the page, no motif is lost and none is hidden; below 1, by
  // how much the worst of these falls short.
  double score = 1;
  std::vector<double> shares;  // of the page, by placement
  int main = 0;                // the kind with the largest silhouettes: an index into Wish::motifs
  double main_share = 1;
  double visible = 1;  // the share of the most hidden one that is seen
};

// A layout of nobody is good.
Appraisal appraise(const Layout& layout, const std::vector<Actor>& cast, const Stage& stage);

// The layout with the main motif or those that would be lost drawn larger where they stand, as long as that
// makes it better. Everything stays within stage.safe.
Layout grown(Layout layout, const std::vector<Actor>& cast, const Stage& stage);

}  // namespace drawing::compose
