#pragma once

#include <string_view>
#include <vector>

#include "drawing/cast/cast.h"
#include "drawing/layout/arrange.h"
#include "drawing/page/stage.h"

namespace drawing::layout {

// Whether those in it stand on the ground, and not somewhere before a scene.
bool rests_on_ground(std::string_view shape);

// Everybody in one shape: "ein Herz aus Blumen". `shape` is one of
//   ring, heart, star, triangle, square   a closed line along which they stand, upright; plants with their
//   feet
//                                         to its middle
//   spiral, arch, wave                    an open one
//   row, tower, pyramid                   on the ground, beside and on top of each other
// Each takes equal room, as much as lets none touch another, or in a tower and a pyramid so much that they
// do. Those of several kinds take turns. Throws std::invalid_argument for another shape or an empty cast.
Layout lay_out_formation(const std::vector<cast::Actor>& cast, std::string_view shape, cast::Medium medium,
                         const page::Stage& stage);

}  // namespace drawing::layout
