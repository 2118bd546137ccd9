#pragma once

#include "drawing/model/picture.h"
#include "photo/eyes.h"
#include "photo/inner_line.h"
#include "photo/label_map.h"
#include "photo/raster.h"
#include "photo/wishes.h"

namespace photo {

// What a page is drawn from. All maps have one size; one pixel is `mm_per_px` on paper.
struct Composition {
  LabelMap map;
  std::vector<float> gradient = {};      // how strong a border is; empty: all alike
  FineMask fine = {};                    // under the brush
  const Raster* colours = nullptr;       // for the regions' natural colours; null for none
  std::vector<InnerLine> lines = {};     // drawn over the regions
  std::vector<std::uint8_t> black = {};  // 1 where it is solid black; empty for none
  std::vector<Eye> eyes = {};            // drawn last, each with a pupil and a glint
  double line_mm = 0.8;
  double wave_px = 10;  // shorter ones are no form, see fair
  // Whether lines have waves of about that length by chance all along, as crayons leave them.
  bool has_rough_lines = false;
};

// Where a picture of these proportions lies on the page: as large as fits within the margin, in the middle.
geometry::Rect place_on_page(drawing::Orientation orientation, drawing::Paper paper, double width,
                             double height);

// The page: every region a white shape with a closed outline and an element that has its colour, then what is
// stronger on top. Shared borders run along the same curve.
drawing::Picture compose(const Composition& composition, const geometry::Rect& place,
                         drawing::Orientation orientation, drawing::Paper paper);

}  // namespace photo
