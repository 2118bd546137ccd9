#pragma once

#include <optional>

#include "drawing/model/picture.h"
#include "drawing/page/stage.h"

namespace drawing::special {

// What the wish of a page of dots is called in Wish::special.
inline constexpr const char* dots = "punkte";

// The largest asked motif of a finished page as numbered dots that a child joins to its outline, more of them
// for older children; the page's frame and the name above it stay. Nothing where no motif has an outline that
// so many dots can show.
std::optional<Picture> dot_page(const Picture& page, const page::Stage& stage);

}  // namespace drawing::special
