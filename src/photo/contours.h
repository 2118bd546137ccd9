#pragma once

#include <vector>

#include "photo/inner_line.h"
#include "photo/label_map.h"
#include "photo/ridges.h"

namespace photo {

// Which contours are drawn within regions. Lengths are in pixels of the map, strengths those of its gradient
// (Lab over two pixels).
struct ContourSettings {
  double least_px = 45;   // shorter ones are none
  double clear_px = 8;    // nearer to a border or to another contour there is none
  double weak = 2.8;      // everywhere along it
  double strong = 6.5;    // in the mean
  double sure = 8.5;      // so strong are those in the mean that need to part nothing, see InnerLine
  double most_px = 4000;  // of all together; the clearest come first
  // Of what somebody draws with a pen: so much of the least length will do where it is strong.
  double shortest_share = 0.4;
};

// The borders of `finer`, a division of the picture into more parts, that run within the parts of `map` and
// are contours all the same: petals, fingers, the leg before the other. They touch a border at one end at
// most, so that no area looks closed that is none. `weights` has 0 to 1 for each part of `finer`: how far it
// is subject and not background. `ridges` are lines that no region is wide enough for, `flow_lines`
// those of flow_lines_of. All maps have one size.
std::vector<InnerLine> contours_within(const LabelMap& map, const LabelMap& finer,
                                       const std::vector<double>& weights, const std::vector<float>& gradient,
                                       const ContourSettings& settings, const std::vector<Ridge>& ridges = {},
                                       const std::vector<Ridge>& flow_lines = {});

}  // namespace photo
