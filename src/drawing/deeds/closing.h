#pragma once

#include <functional>
#include <vector>

#include "drawing/deeds/placing.h"

namespace drawing::deeds {

// Lets those whose contacts are open give way until they are closed, or as nearly as their ranges allow.
// `put` puts everybody of `placed` where they then are; it has been called once before.
void close_gaps(std::vector<Placed>& placed, const std::function<void()>& put);

}  // namespace drawing::deeds
