#pragma once

#include "drawing/figures/part.h"
#include "geometry/field.h"

namespace drawing::beasts {

// How high the small waves stand above y = 0, in the units of an animal whose breast is 12 in radius.
inline constexpr double wave_height = 1.8;

// The water that hides the lower part of who swims: all below a wavy line from `from` to `to`, whose troughs
// are at y = 0.
geometry::Field water(double from, double to, double cell);

// The bow wave before a swimming body and the ripples behind it, as lines that begin at its outline.
void draw_ripples(figures::Canvas& canvas, const geometry::Field& body);

}  // namespace drawing::beasts
