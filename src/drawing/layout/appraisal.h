#pragma once

#include <vector>

#include "drawing/cast/cast.h"
#include "drawing/layout/arrange.h"
#include "drawing/page/stage.h"
#include "geometry/mask.h"

namespace drawing::layout {

// What a page is to show of its motifs, a little above what it must reach, as the grid is coarse: the main
// motif's and the smallest one's share of the page, and the visible share of the most hidden one.
constexpr double main_needed = 0.123, least_needed = 0.0308, visible_needed = 0.75;

// The share of the page that the actor must have: an apple beside a woman is small, or it would be larger
// than her head.
constexpr double least_share(const cast::Actor& actor) {
  constexpr double small_needed = 0.007;
  return actor.small_in_life ? small_needed : least_needed;
}

// How well a layout shows what was asked for.
struct Appraisal {
  // 1 where the main motif takes a good part of the page, no motif is lost and none is hidden; below 1, by
  // how much the worst of these falls short.
  double score = 1;
  std::vector<double> shares;    // of the page, by placement
  std::vector<double> visibles;  // the share of each that is seen, by placement
  int main = 0;                  // the kind with the largest silhouettes: an index into Wish::motifs
  double main_share = 1;
};

// What the placed actor covers of the page, on a coarse grid.
geometry::Mask silhouette(const Placement& placement, const cast::Actor& actor, const page::Stage& stage);

// A layout of nobody is good.
Appraisal appraise(const Layout& layout, const std::vector<cast::Actor>& cast, const page::Stage& stage);

// The same with the silhouettes of the placements, in their order.
Appraisal appraise(const Layout& layout, const std::vector<cast::Actor>& cast,
                   const std::vector<geometry::Mask>& silhouettes);

}  // namespace drawing::layout
