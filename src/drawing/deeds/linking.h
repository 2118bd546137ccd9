#pragma once

#include <map>
#include <vector>

#include "drawing/deeds/group.h"
#include "drawing/model/wish.h"

namespace drawing::deeds {

// The relations that are left between those who are not drawn together: what is related to one of a tableau
// is related to all of it. `together`: a wished motif to who leads its tableau.
// Who is on or in something of the same of the `groups` is shown there.
std::vector<Relation> relations_left(const Wish& wish, const std::map<int, int>& together,
                                     const std::vector<Group>& groups);

}  // namespace drawing::deeds
