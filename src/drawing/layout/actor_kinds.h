#pragma once

#include <cstddef>

#include "base/random.h"
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

// Whether both are of those who ride, each on an animal of their own.
bool ride_together(const cast::Actor& one, const cast::Actor& other);

// Whether a motif is mirrored so that it looks into the page, by chance; members of a group look here and
// there. `side`: from the middle of the page, in its widths; `count`: how many are on the page.
bool looks_inward(const cast::Actor& actor, double side, std::size_t count, base::Random& random);

}  // namespace drawing::layout
