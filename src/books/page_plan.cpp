#include "books/page_plan.h"

#include "books/picture_source.h"

namespace books {
namespace {

BoundEdge bound_edge(HoleMargin margin, SideOrientation orientation, bool back) {
  if (margin == HoleMargin::none) return BoundEdge::none;
  const bool mirrored = margin == HoleMargin::inner && back;
  if (orientation == SideOrientation::landscape) return mirrored ? BoundEdge::bottom : BoundEdge::top;
  return mirrored ? BoundEdge::right : BoundEdge::left;
}

SideOrientation orientation_of(const Page& page) {
  const geometry::Rect area = source_area(page);
  return area.width() > area.height() ? SideOrientation::landscape : SideOrientation::portrait;
}

}  // namespace

std::vector<PlannedSide> plan_pages(const BookContent& content, const PrintOptions& options) {
  std::vector<PlannedSide> sides;
  const auto add = [&](SideKind kind, SideOrientation orientation = SideOrientation::portrait) {
    const bool back = sides.size() % 2 == 1;
    sides.push_back({kind, orientation, bound_edge(options.hole_margin, orientation, back)});
  };
  add(CoverSide{});
  if (options.blank_backs) add(BlankSide{});
  for (std::size_t i = 0; i < content.pages.size(); ++i) {
    const SideOrientation orientation = orientation_of(content.pages[i]);
    add(PictureSide{i, static_cast<int>(i) + 1}, orientation);
    if (options.blank_backs) add(BlankSide{}, orientation);
  }
  add(CreditsSide{});
  return sides;
}

}  // namespace books
