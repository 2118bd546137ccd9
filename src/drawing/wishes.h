#pragma once

#include "drawing/model/options.h"
#include "drawing/model/wish.h"

namespace drawing {

// Puts what somebody wishes of the page into what its sentence asks for. Ids of places are known ones. What
// no page can show is left out with a notice: "looks_without_person".
void put_in(const PageWishes& wishes, Wish& wish);

}  // namespace drawing
