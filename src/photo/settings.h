#pragma once

#include "photo/wishes.h"

namespace photo {

// The longer side of the picture that regions are looked for in, in pixels. Twice as many take four times as
// long and find no better faces; a crop does.
inline constexpr int working_side_px = 960;
// And the pixels that it has at most: those of four to three. Square pictures would take a third longer.
inline constexpr double working_pixels = 960.0 * 720;

struct PixelSize {
  int width = 1, height = 1;
};
// The size that a part of a picture is worked on at, both sides of which are above 0: the longer side has
// `side_px` pixels, fewer where the part is more nearly square than four to three.
PixelSize working_size(double width, double height, int side_px);

// What age and slider ask of a page.
struct PageSettings {
  int regions = 120;              // at most
  double smallest_mm2 = 9;        // of a region of usual contrast
  double inner_radius_mm = 0.95;  // of the largest circle in a region: below this no pencil fits
  double line_mm = 0.8;
  double sigma_px = 1.8;          // things smaller than this are texture
  double wave_px = 24;            // of lines, see fair
  double least_difference = 4.2;  // what differs less is one thing, however few regions there are
};

// `strength` is 0 to 100: the age's own numbers at 50, and those of older children above.
PageSettings settings_for(drawing::Age age, int strength);

// Under the brush the limits do not depend on the age, or small children's pages would have no eyes.
inline constexpr double brush_sigma_px = 0.9;
inline constexpr double brush_smallest_mm2 = 1.5;
inline constexpr double brush_inner_radius_mm = 0.4;
inline constexpr double brush_line_share = 0.65;

}  // namespace photo
