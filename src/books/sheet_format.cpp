#include "books/sheet_format.h"

#include <algorithm>
#include <utility>

#include "drawing/model/paper_size.h"

namespace books {
namespace {

// Those that pages have too have their sizes from there; the squares are as wide as A4 and as Letter.
SideSize book_paper_size(BookPaper paper) {
  const auto upright = [](drawing::Paper page) {
    const drawing::PaperSize size = drawing::paper_size(page, drawing::Orientation::portrait);
    return SideSize{size.width_mm, size.height_mm};
  };
  const auto square = [&](drawing::Paper page) {
    const double side = upright(page).width_mm;
    return SideSize{side, side};
  };
  switch (paper) {
    case BookPaper::a5:
      return upright(drawing::Paper::a5);
    case BookPaper::letter:
      return upright(drawing::Paper::letter);
    case BookPaper::square:
      return square(drawing::Paper::a4);
    case BookPaper::square_inch:
      return square(drawing::Paper::letter);
    case BookPaper::a4:
      break;
  }
  return upright(drawing::Paper::a4);
}

}  // namespace

double bleed_mm(BookPaper paper) {
  return paper == BookPaper::letter || paper == BookPaper::square_inch ? 3.175 : 3;
}

SideSize side_size(const PrintOptions& options) {
  const SideSize paper = book_paper_size(options.paper);
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
