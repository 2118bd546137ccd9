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

void paint_page(page::Board& board, const Wish& wish, const cast::Library& library, base::Random random) {
  if (wish.special == "labyrinth") {
    paint_labyrinth(board, wish, library, random);
    return;
  }
  // Where a motif is repeated it is small, so that the plainer of its drawings is the better one.
  const std::vector<cast::Actor> small = guests_of(wish, library, Age::years_3_5, random.fork("drawings"));
  if (wish.special == "muster") return paint_pattern_page(board, small, random.fork("pattern"));
  const std::vector<cast::Actor> guests =
      guests_of(wish, library, board.stage().age, random.fork("drawings"));
  const bool repeated = std::any_of(wish.motifs.begin(), wish.motifs.end(),
                                    [](const WishedMotif& wished) { return wished.count > 1; });
  paint_mandala(board, guests, small, repeated, random.fork("mandala"));
}

}  // namespace drawing::special
