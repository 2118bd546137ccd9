#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/model/measure.h"
#include "drawing/model/options.h"
#include "drawing/pipeline.h"

namespace test_support {

// A number that a page must reach, and whether it does.
struct PageNumber {
  std::string_view name;
  double value = 0;
  bool holds = true;
};

// The numbers of the drawing engine's specification that apply to this page: what is said of asked motifs
// only where motifs are drawn, what is said of small regions by age. `main` is the share of the page that the
// main motif's silhouettes take together; "motif" that of the smallest one.
std::vector<PageNumber> page_numbers(const drawing::Drawing& drawing, const drawing::PageMeasure& measure,
                                     drawing::Age age);

}  // namespace test_support
