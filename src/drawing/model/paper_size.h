#pragma once

#include "drawing/model/options.h"

namespace drawing {

// A sheet as it lies before its reader.
struct PaperSize {
  double width_mm = 0, height_mm = 0;
};

// A4 and A5 as ISO 216 has them; letter is 8.5 by 11 inches.
PaperSize paper_size(Paper paper, Orientation orientation);

}  // namespace drawing
