#pragma once

#include "drawing/beasts/anatomy.h"
#include "drawing/beasts/beast.h"

namespace drawing::beasts {

// What the size on the page leaves room for, in the species' own units.
struct Fine {
  double cell = .5;       // of fields
  double least_area = 8;  // smaller regions cannot be coloured
  double line = .75;      // width of a line of weight 1
  figures::Fineness fineness = figures::Fineness::all;
};

// How an animal holds its face.
struct Expression {
  bool closed_eyes = false, sad = false, angry = false, mouth_open = false;
};

// In the species' own units: neither scaled nor freed of crumbs.
PosedBeast draw_four_legged(const Anatomy& anatomy, const FourLegged& pose, const Expression& expression,
                            const std::optional<Point>& mouth, const Fine& fine);

// Curled up asleep: a drawing of its own from the same measures, for animals with a face.
PosedBeast draw_curled(const Anatomy& anatomy, const Fine& fine);

}  // namespace drawing::beasts
