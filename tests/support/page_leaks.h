#pragma once

#include <string>
#include <vector>

#include "drawing/model/picture.h"

// A white area in which the colour of something asked runs out into something else.
struct PageLeak {
  std::string name;    // of the one, as Element::name
  std::string into;    // of the other; "" for bare paper
  double own_mm2 = 0;  // of the area
  double into_mm2 = 0;
};

// The leaks of a page: areas between lines that hold at least `least_mm2` of an asked element and as much of
// something else. What is smaller is a scrap that was joined on purpose.
std::vector<PageLeak> page_leaks(const drawing::Picture& picture, double least_mm2 = 40);
