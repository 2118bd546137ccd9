#pragma once

#include "drawing/places/set.h"

namespace drawing::places {

enum class Kerb { stone, blocks };

// A road from one side of the page to the other, with a dashed line, between two heights in millimetres;
// kerbs of blocks are those of a race track.
void add_road(Set& set, double far_y, double near_y, Kerb kerb, double depth);
// A flat ground whose upper edge is level.
Ridge level_ground(Set& set, double y, const std::string& name);
// The far and near edge of the road on which the asked motifs stand, below a ground that begins at
// `ground_y`.
struct RoadEdges {
  double far_y = 0;
  double near_y = 0;
};
RoadEdges road_edges(Set& set, double ground_y);

}  // namespace drawing::places
