#pragma once

#include "geometry/rect.h"

namespace drawing::layout {

// How much of the page's width and height somebody takes at most.
struct PageShare {
  double wide, high;
};

// The share of who is alone on the page. `box` is theirs with all that belongs to their deed, in any unit;
// `does` whether they do something: the deed has to be seen, so they take more; `named` whether the text
// names the place: then what the place is known by has room beside them, unless the deed is much wider than
// high.
PageShare share_of_one(const geometry::Rect& box, bool does, bool named, bool landscape);

}  // namespace drawing::layout
