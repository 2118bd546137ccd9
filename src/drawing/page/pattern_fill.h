#pragma once

#include "base/random.h"
#include "drawing/model/picture.h"
#include "drawing/page/stage.h"

namespace drawing::page {

// Whether pages of this stage get patterns inside large regions: for older children, and for the others, but
// for small ones, at the highest detail.
bool has_patterns(const Stage& stage);

// Fills at most a third of the picture's large regions with small patterns: scenery first, asked things only
// for ages 9+, never somebody. Land and water get what grows and lies there, things in one
// piece rows as on cloth; what neither suits stays plain. Each mark lies wholly within what is seen of its
// region, away from its edges, so that no region is cut into slivers. The marks follow their region in
// painting order and belong to its element.
void add_patterns(Picture& picture, const Stage& stage, base::Random random);

}  // namespace drawing::page
