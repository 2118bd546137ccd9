#include "drawing/layout/horizon.h"

#include <algorithm>

namespace drawing::layout {
namespace {

// All are shares of the page's height. How far the feet of those who are at a wall are below its horizon.
constexpr double wall_gap = 0.065;

// The ground begins so far behind the farthest feet; farther where others stand so much nearer, so that no
// row of a group walks along the edge of a quay, on a railing or on a fence.
constexpr double behind_feet = 0.1, behind_rows = 0.21, rows_apart = 0.12;
// No horizon is higher.
constexpr double highest_horizon = 0.24;
// How much of somebody's height the head takes, how far a horizon is from heads, and how high it may go up to
// be above them: in a room less, whose wall has things on it.
constexpr double head_part = 0.42, head_gap = 0.03, highest_clear = 0.37, highest_wall = 0.48,
                 low_heads = 0.43, highest_on_high_page = 0.34;

// Where nobody stands, so far below whoever flies the land begins, hills and all; no horizon is lower.
constexpr double below_fliers = 0.1, lowest_horizon = 0.84;

// A window that somebody is at hangs on the wall and does not stand in mid-room: the floor begins right
// behind them.
void bring_wall_near(Layout& layout, const std::vector<cast::Actor>& cast, const page::Stage& stage) {
  for (const Placement& p : layout.placements) {
    if (!p.on_ground || !cast[static_cast<std::size_t>(p.actor)].at_wall) continue;
    layout.horizon_mm = std::max(layout.horizon_mm, p.bounds.bottom - wall_gap * stage.frame.height());
  }
}

// Nobody stands above the ground: it begins behind the farthest feet.
void lower_horizon(Layout& layout, const page::Stage& stage) {
  const double whole = stage.frame.height();
  double farthest = 1e9, nearest = 0;
  for (const Placement& p : layout.placements) {
    if (!p.on_ground) continue;
    farthest = std::min(farthest, p.rear_foot_mm);
    nearest = std::max(nearest, p.bounds.bottom);
  }
  const bool in_rows = nearest - farthest > rows_apart * whole;
  const double ground = farthest - (in_rows ? behind_rows : behind_feet) * whole;
  layout.horizon_mm = std::min(layout.horizon_mm, std::max(stage.y(highest_horizon), ground));
}

// A horizon that would pass right behind heads passes above them, or behind the bodies where the sky would be
// too small. Not moved where there is room for neither.
void clear_heads(Layout& layout, cast::Medium medium, const page::Stage& stage) {
  const double whole = stage.frame.height();
  double top = stage.frame.bottom, chin = stage.frame.top, ground = stage.frame.bottom;
  for (const Placement& p : layout.placements) {
    if (!p.on_ground) continue;
    ground = std::min(ground, p.rear_foot_mm - behind_feet * whole);
    if (p.figure_mm <= 0) continue;
    top = std::min(top, p.bounds.top);
    chin = std::max(chin, p.bounds.top + head_part * p.figure_mm);
  }
  if (layout.horizon_mm < top - head_gap * whole || layout.horizon_mm > chin) return;
  const double above = top - head_gap * whole, below = chin + head_gap * whole;
  // On a high page out of doors, houses and trees are seen whole above everybody.
  const bool wide_view = medium == cast::Medium::land && !stage.landscape();
  const double highest = stage.y(medium == cast::Medium::room ? highest_wall
                                 : wide_view                  ? highest_on_high_page
                                                              : highest_clear);
  const bool up = above >= highest, down = below <= ground;
  // Behind the bodies of a low group the page above would be all sky.
  const bool low = above >= stage.y(wide_view ? highest_on_high_page : low_heads);
  if (down && (!up || (!low && below - layout.horizon_mm < layout.horizon_mm - above))) {
    layout.horizon_mm = below;
  } else if (up) {
    layout.horizon_mm = above;
  }
}

// Hills that ran behind a sleigh would seem to be its snow.
void sink_below_fliers(Layout& layout, const page::Stage& stage) {
  double lowest = stage.frame.top;
  for (const Placement& p : layout.placements) {
    if (p.on_ground) return;
    lowest = std::max(lowest, p.bounds.bottom);
  }
  const double wanted = std::min(lowest + below_fliers * stage.frame.height(), stage.y(lowest_horizon));
  layout.horizon_mm = std::max(layout.horizon_mm, wanted);
  layout.foot_mm = std::max(layout.foot_mm, layout.horizon_mm);
}

}  // namespace

void set_horizon(Layout& layout, const std::vector<cast::Actor>& cast, cast::Medium medium,
                 const page::Stage& stage) {
  if (medium == cast::Medium::room) bring_wall_near(layout, cast, stage);
  lower_horizon(layout, stage);
  clear_heads(layout, medium, stage);
  if (medium == cast::Medium::land) sink_below_fliers(layout, stage);
}

}  // namespace drawing::layout
