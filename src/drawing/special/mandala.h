#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/page/board.h"

namespace drawing::special {

// Paints a mandala: rings of ornament around a centre, the same after a turn by a sixth, an eighth or a
// twelfth. The guests sit in the petals of one ring, looking outwards, or in the centre, or both; `small` are
// their drawings for the ring. `repeated`: somebody asked for several, so that they have to be in the ring.
void paint_mandala(page::Board& board, const std::vector<cast::Actor>& guests,
                   const std::vector<cast::Actor>& small, bool repeated, base::Random random);

}  // namespace drawing::special
