#pragma once

#include <vector>

#include "photo/inner_line.h"
#include "photo/label_map.h"

namespace photo {

// How lines within regions become borders. Lengths are in pixels of the map.
struct CutSettings {
  double reach_px = 36;        // so far an end goes on along an edge to meet a line
  double least_area_px = 60;   // smaller parts stay with the neighbour that they have most border with
  double least_radius_px = 3;  // so do those that no circle of this radius fits into
  double stray_px = 40;        // what has a loose end is dropped if it is shorter than this
};

// Leads the loose ends of `lines` on along the edges of the picture to the border or the line that is
// reached most easily, and cuts the regions of `map` along lines that part them: petals, sails, fingers are
// then areas to colour and no strokes that end in the open. What became a border is taken out of `lines`,
// and so are strays, lines that are not sure and what parts no area that a pencil fits into. `gradient` has
// one value for each pixel of the map, see Segmentation. Earlier lines count more.
void cut_along(LabelMap& map, std::vector<InnerLine>& lines, const std::vector<float>& gradient,
               const CutSettings& settings);

// Drops open lines that have a loose end and no other beside them where the picture is rather background: a
// stalk, a streak on a wall, a fold of a hill. `weights` has 0 to 1 for each part of `finer`, see
// contours_within; both maps have one size.
void drop_strays(std::vector<InnerLine>& lines, const LabelMap& map, const LabelMap& finer,
                 const std::vector<double>& weights);

}  // namespace photo
