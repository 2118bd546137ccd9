#pragma once

#include <vector>

#include "drawing/deeds/tableau.h"

namespace drawing::deeds {

// Whether things can be in it, so that they are seen above its rim.
bool is_container(const Player& player);

// `load` as it lies in the container: a heap as wide as it, or `count` of them (up to five), each as large
// as the container allows, beside those `before` that are in it already. The castings refer to the container
// by its part's name.
std::vector<Casting> load_of(const Casting& container, const Player& load, int count, std::size_t before);

}  // namespace drawing::deeds
