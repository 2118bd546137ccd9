#pragma once

#include "drawing/compose/library.h"
#include "drawing/options.h"
#include "drawing/picture.h"
#include "drawing/wish.h"

namespace drawing::compose {

// Paints what a sentence asks for. Pure: the same arguments give the same picture. A wish without any motif
// that the library has becomes a lettering page.
Picture compose(const Wish& wish, const Options& options, const Library& library);

}  // namespace drawing::compose
