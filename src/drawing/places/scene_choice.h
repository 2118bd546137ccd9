#pragma once

#include "drawing/cast/library.h"
#include "drawing/model/wish.h"
#include "drawing/places/scene.h"

namespace drawing::places {

// The scene that was asked for, else where the motifs live, else a neutral one.
const Scene& choose_scene(const Wish& wish, const cast::Library& library);

}  // namespace drawing::places
