#pragma once

#include <string>

#include "base/random.h"
#include "drawing/page/board.h"

namespace drawing::special {

// Paints a page of large outlined letters with ornaments around them: for names and for words that nothing is
// known for. `text` is well-formed UTF-8 with something in it besides white space; the lines are broken at
// spaces, long words shrunk or, where they would become too small, broken. All stays within `area`.
void paint_lettering(page::Board& board, const std::string& text, const geometry::Rect& area,
                     base::Random random);

}  // namespace drawing::special
