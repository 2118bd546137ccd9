#pragma once

#include <string>

#include "drawing/model/picture.h"

namespace golden {

// A PNG of three pages side by side: as it was accepted, as it is drawn now, and where they differ: red what
// is gone, blue what is new, grey what both have.
std::string difference_picture(const drawing::Picture& accepted, const drawing::Picture& drawn);

}  // namespace golden
