#include "drawing/special/page.h"

#include <algorithm>

#include "drawing/special/guests.h"
#include "drawing/special/labyrinth.h"
#include "drawing/special/mandala.h"
#include "drawing/special/pattern_page.h"

namespace drawing::special {

bool is_page(const Wish& wish) {
  return wish.special == "mandala" || wish.special == "labyrinth" || wish.special == "muster";
}

void paint_page(compose::Board& board, const Wish& wish, const compose::Library& library,
                base::Random random) {
  if (wish.special == "labyrinth") {
    paint_labyrinth(board, wish, library, random);
    return;
  }
  const std::vector<compose::Actor> guests =
      guests_of(wish, library, board.stage().age, random.fork("drawings"));
  if (wish.special == "muster") return paint_pattern_page(board, guests, random.fork("pattern"));
  const bool repeated = std::any_of(wish.motifs.begin(), wish.motifs.end(),
                                    [](const WishedMotif& wished) { return wished.count > 1; });
  paint_mandala(board, guests, repeated, random.fork("mandala"));
}

}  // namespace drawing::special
