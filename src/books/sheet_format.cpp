#include "books/sheet_format.h"

#include <algorithm>
#include <utility>

namespace books {
namespace {

SideSize paper_size(BookPaper paper) {
  switch (paper) {
    case BookPaper::a4:
      return {210, 297};
    case BookPaper::a5:
      return {148, 210};
    case BookPaper::letter:
      return {215.9, 279.4};
    case BookPaper::square:
      return {210, 210};
    case BookPaper::square_inch:
      return {215.9, 215.9};
  }
  return {210, 297};
}

}  // namespace

double bleed_mm(BookPaper paper) {
  return paper == BookPaper::letter || paper == BookPaper::square_inch ? 3.175 : 3;
}

SideSize side_size(const PrintOptions& options) {
  const SideSize paper = paper_size(options.paper);
  if (options.imposition == Imposition::single) return paper;
  return {paper.height_mm / 2, paper.width_mm};
}

Sheet empty_sheet(const PrintOptions& options, const PlannedSide& side) {
  SideSize size = side_size(options);
  if (side.orientation == SideOrientation::landscape) std::swap(size.width_mm, size.height_mm);
  const auto margin = [&](BoundEdge edge) { return side.bound == edge ? hole_margin_mm : margin_mm; };
  Sheet sheet;
  sheet.width_mm = size.width_mm;
  sheet.height_mm = size.height_mm;
  sheet.print_area = {margin(BoundEdge::left), margin(BoundEdge::top),
                      size.width_mm - margin(BoundEdge::right), size.height_mm - margin(BoundEdge::bottom)};
  return sheet;
}

double sheet_scale(const Sheet& sheet) {
  return std::min(1.0, std::min(sheet.width_mm, sheet.height_mm) / 210);
}

}  // namespace books
