#include "drawing/layout/page_share.h"

namespace drawing::layout {

PageShare share_of_one(const geometry::Rect& box, bool does, bool named, bool landscape) {
  constexpr double low_box = 1.25;
  if (landscape) return {0.56, 0.74};
  if (!named) return does ? PageShare{0.98, 0.68} : PageShare{0.84, 0.63};
  if (!does) return {0.78, 0.59};
  return {box.width() > low_box * box.height() ? 0.98 : 0.9, 0.64};
}

}  // namespace drawing::layout
