#pragma once

#include <string>
#include <vector>

#include "drawing/model/picture.h"

namespace drawing {

// What one asked element came to.
struct ElementMeasure {
  std::string motif;
  std::string name;
  double page_share = 0;  // of its silhouette, hidden parts included
  double box_share = 0;   // of its box
  double visible = 1;     // the share of its silhouette that nothing covers
};

// A region too small to colour, and what it lies on.
struct SmallRegion {
  geometry::Point at;  // one of its points
  double area_mm2 = 0;
  int element = -1;  // the nearest element there, -1 for bare paper
};

// A page measured as it prints: at 300 dots an inch, black or white.
struct PageMeasure {
  double ink = 0;          // black share of the page
  int regions = 0;         // white areas inside the frame
  double open_mm2 = 0;     // white area inside the frame that is connected to the margin
  double under_2_mm2 = 0;  // share of the regions that are smaller
  double under_4_mm2 = 0;
  double line_min_mm = 0;
  double line_max_mm = 0;
  std::vector<ElementMeasure> asked;
  std::vector<SmallRegion> small;  // all under 4 mm2
};

PageMeasure measure(const Picture& picture);

}  // namespace drawing
