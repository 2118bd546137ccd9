#pragma once

#include "books/page_plan.h"
#include "books/sheet.h"

namespace books {

// The sheet that parents print at home (ISO 216).
inline constexpr double a4_width_mm = 210, a4_height_mm = 297;

constexpr double margin_mm = 12;
// Room for a hole punch: the holes' middles stand 12 mm from the edge and are 6 mm wide (ISO 838).
constexpr double hole_margin_mm = 20;

// What is cut off at each edge of a sheet with bleed: an eighth of an inch where the paper is measured in
// inches, else 3 mm.
double bleed_mm(BookPaper paper);

// Width and height of an upright side: that of the paper, or half of it where two share a sheet.
struct SideSize {
  double width_mm, height_mm;
};
SideSize side_size(const PrintOptions& options);

// An empty sheet for a planned side: its size, turned where the side is landscape, and its print area.
Sheet empty_sheet(const PrintOptions& options, const PlannedSide& side);

// The scale of type and ornaments on a sheet: 1 on A4, less on smaller paper.
double sheet_scale(const Sheet& sheet);

}  // namespace books
