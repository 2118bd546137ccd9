#pragma once

#include <functional>
#include <initializer_list>
#include <vector>

#include "drawing/beasts/frame.h"
#include "geometry/field.h"

namespace drawing::beasts {

// Draws what chains of discs cover of a body; each chain's own discs are joined, and the chains rounded into
// one another.
using Marker = std::function<void(const std::vector<Chain>& chains, double rounding)>;

// Patches, stripes, spots, saddle and bib of a coat.
void draw_coat(const Anatomy& anatomy, const FourLegged& pose, const Frame& frame, const Marker& mark);

// A trunk of wool: its outline is all bumps.
geometry::Field wool_trunk(const Frame& frame, double cell);
// A back full of spines, and the marks of single ones on it, as open lines.
geometry::Field spine_coat(const Frame& frame, double cell);
std::vector<std::vector<Point>> spine_marks(const Frame& frame);

// The hair that hangs from the belly of a shaggy animal.
std::vector<Chain> belly_locks(const Frame& frame);

// The long hair round a neck, which ends in tufts upon the shoulder and below the cheek.
geometry::Field ruff(const Anatomy& anatomy, const Frame& frame, double cell);

// A shell over the trunk: a dome with one whole plate in its middle, seams from that to the dome's edge, and
// a rim along its foot.
struct ShellParts {
  std::vector<Point> dome, plate, rim;  // closed
  std::vector<std::vector<Point>> seams;
};
ShellParts shell_parts(const Anatomy& anatomy, const Frame& frame);

}  // namespace drawing::beasts
