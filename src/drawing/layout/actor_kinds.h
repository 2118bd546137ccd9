#pragma once

#include "drawing/cast/cast.h"

// What the layout has to know of whom or what it puts somewhere.
namespace drawing::layout {

// Somebody who does something, with what they do it to and with.
bool is_doer(const cast::Actor& actor);

// Whoever does something, an animal, what has a face.
bool is_alive(const cast::Actor& actor);

// What hangs in a tree: small, and no bird.
bool is_fruit(const cast::Actor& actor);

// A school, a tower, a tree: larger than whoever is near it.
bool is_building(const cast::Actor& actor);

}  // namespace drawing::layout
