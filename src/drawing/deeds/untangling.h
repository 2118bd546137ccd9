#pragma once

#include <functional>
#include <vector>

#include "drawing/deeds/placing.h"

namespace drawing::deeds {

// Arms that reach something bend their elbow to the other side where they cross the own face or each other
// less then, or hang instead of being lifted. `put` puts everybody where `give` says.
void untangle(std::vector<Placed>& placed, const std::function<void()>& put);

}  // namespace drawing::deeds
