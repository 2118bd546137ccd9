#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "geometry/path.h"
#include "photo/lab.h"
#include "photo/label_map.h"

namespace photo {

// A compact spot that is darker or lighter than all round it: a nose, the patch round a panda's eye, a
// window. In pixels of the picture.
struct Accent {
  std::vector<std::size_t> pixels;
  bool is_dark = false;
  double contrast = 0;  // over how much of lightness it stays about as large: 0 to 100
  // Whether it is clear by itself. What is not may be a part of something, see heads_among: an eye in a dark
  // face.
  bool is_sure = true;
};

// The mean of an accent's pixels, in a picture of that width; of a pixel its upper left corner counts.
geometry::Point middle_of(const Accent& accent, int width);

// The spots of `least_px` to `most_px` pixels that stand out from what surrounds them, the clearest first, no
// two of the sure ones overlap. They are the parts of the picture's component tree that change little while
// the lightness that they are cut at changes much (maximally stable extremal regions: Matas et al., Robust
// wide baseline stereo, BMVC 2002). What there are many of side by side is a texture, and none.
std::vector<Accent> accents_of(const Lab& lab, double least_px, double most_px);

// What an accent must have to become a region; one that is dark and smaller becomes ink.
struct AccentSettings {
  double least_area_px = 60;
  double least_radius_px = 3;  // of the largest circle in it
  double ink_contrast = 20;
  double ink_apart_px = 0;  // from the next border, or only crumbs would be left between them
  std::size_t most = 24;
  double ink_slimmest = 0.55;  // of the box round a spot of ink, the shorter side: a slit is no eye
  bool anew = false;           // whether they are cut out of regions that are about the same
};

// Makes accents regions of their own, over those of `map`, where no region is one of them already, and adds
// those too small for a pencil to `black`, which is empty or has one value for each pixel of the map. The
// first accents count most. Parts that were cut off have labels of their own.
void stamp_accents(LabelMap& map, std::vector<std::uint8_t>& black, const std::vector<Accent>& accents,
                   const AccentSettings& settings);

}  // namespace photo
