#pragma once

#include <map>
#include <vector>

#include "drawing/model/wish.h"

namespace drawing::deeds {

// The relations that are left between those who are not drawn together: what is related to one of a tableau
// is related to all of it. `together`: a wished motif to who leads its tableau.
std::vector<Relation> relations_left(const Wish& wish, const std::map<int, int>& together);

}  // namespace drawing::deeds
