#pragma once

#include "base/random.h"
#include "drawing/compose/board.h"
#include "drawing/compose/library.h"
#include "drawing/wish.h"

namespace drawing::special {

// Whether the wish names a page that paint_page() paints: a mandala, a maze or a pattern.
bool is_page(const Wish& wish);

// Paints that page. Motifs that the library does not have are left out.
void paint_page(compose::Board& board, const Wish& wish, const compose::Library& library,
                base::Random random);

}  // namespace drawing::special
