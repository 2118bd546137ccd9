#pragma once

#include <cstddef>
#include <vector>

#include "geometry/path.h"
#include "photo/label_map.h"

namespace photo {

// A piece of border between two parts of a label map, shared by both. In pixels of the map.
struct BorderLine {
  int left = -1, right = -1;     // the parts on both sides, seen along the line; -1 is outside of the picture
  bool closed = false;           // it meets no other border
  std::size_t from = 0, to = 0;  // the knots at its ends; equal for a closed one
  std::vector<geometry::Point> points;

  bool on_frame() const { return left < 0 || right < 0; }
};

// All borders of the map, the picture's edge included, cut where more than two parts meet and at the four
// corners: a planar graph. Each border is there once, so that what is drawn along it is closed for both
// parts.
std::vector<BorderLine> borders_of(const LabelMap& map);

// Smooths a line without shrinking it, its ends fixed: of waves of `wave` points a third is
// left, of longer ones more and of shorter ones nothing. A line that is short for the wave is smoothed less.
void fair(std::vector<geometry::Point>& points, bool closed, double wave);

// The same between the line's corners, which stay where they are: a roof has an edge, and its rim no waves.
// What is nearly straight over 60 points' width becomes so: walls, masts. Waves of `noise_wave` have no
// corners: usually those that the pixels' own steps make.
void fair_between_corners(std::vector<geometry::Point>& points, bool closed, double wave,
                          double noise_wave = 8);

// A border of such a strength, 0 to 1, as it is drawn: the weaker, the longer are the waves that are chance.
// A faint one has no corners either: that of a meadow, of fur, of what is out of focus; nor has one that is
// not clear and has corner after corner.
void fair_by_strength(std::vector<geometry::Point>& points, bool closed, double wave, double strength);

// The line as few cubic curves, in the points' unit; keeps corners of more than 55 degrees. Its first and
// last points are exactly those of the line.
geometry::Path curve_through(const std::vector<geometry::Point>& points, bool closed, double tolerance);

// The outlines of one part, holes included, for even-odd filling: its border lines joined to closed subpaths.
// `curves` has the curve of each line of `lines`.
geometry::Path outline_of(int part, const std::vector<BorderLine>& lines,
                          const std::vector<geometry::Path>& curves,
                          const std::vector<std::size_t>& lines_of_part);

}  // namespace photo
