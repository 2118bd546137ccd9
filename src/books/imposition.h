#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "books/print_options.h"
#include "books/sheet.h"
#include "geometry/affine.h"
#include "geometry/rect.h"

namespace books {

// A side of a book on paper: its millimetres are mapped to those of the paper, turned where it lies across.
struct PlacedSide {
  std::size_t side = 0;
  geometry::Affine to_paper;
};

// One side of a sheet of paper as it leaves the printer, y downwards; in a booklet some have a single side or
// none. `trim` is what is left of it where bleed is cut off.
struct PaperSide {
  double width_mm = 0;
  double height_mm = 0;
  geometry::Rect trim;
  std::vector<PlacedSide> sides;
};

// More than this many sides do not fold in the middle.
inline constexpr std::size_t most_booklet_sides = 80;

// How the laid out sides of a book come onto paper. A booklet is filled up with blank sides to a multiple of
// four, and its sheets are to be printed on both sides, turned over their short edge. Where two sides share a
// sheet and in a print shop's file all sides are alike: what lies across is turned, its top to the left.
// Throws base::AppError(invalid) for a booklet that is too thick, and what require_possible throws.
std::vector<PaperSide> impose(std::span<const Sheet> sides, const PrintOptions& options);

}  // namespace books
