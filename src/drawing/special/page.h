#pragma once

#include "base/random.h"
#include "drawing/cast/library.h"
#include "drawing/model/wish.h"
#include "drawing/page/board.h"

namespace drawing::special {

// Whether the wish names a page that paint_page() paints: a mandala, a maze or a pattern.
bool is_page(const Wish& wish);

// Paints that page. Motifs that the library does not have are left out.
void paint_page(page::Board& board, const Wish& wish, const cast::Library& library, base::Random random);

}  // namespace drawing::special
