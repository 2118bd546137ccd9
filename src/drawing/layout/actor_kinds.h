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

// What can be put down somewhere: small, and no bird.
bool is_small_thing(const cast::Actor& actor);

// What hangs in a tree: as small as an apple, or hung up anyway as a ball of glass; no present.
bool is_fruit(const cast::Actor& actor);

// A school, a tower, a tree: larger than whoever is near it.
bool is_building(const cast::Actor& actor);

// Whether it flies, and is on the ground: a rocket beside which somebody stands.
bool has_landed(const cast::Actor& actor);

// What others are before: a castle, a house, a mountain, a tree; but nothing that drives.
bool is_backdrop(const cast::Actor& actor);

// Whether the two are not drawn as one: "vor dem Schloss", "über dem Vulkan", "ein Pferd mit Bäumen", "macht
// unter einem Baum Picknick". What is larger than who is there has the page behind them to itself.
bool leaves_backdrop_alone(Preposition preposition, const cast::Actor& object, const cast::Actor& subject);

// Whether `other` looks to the side to which `one` does: both ride, each on an animal of their own, or one is
// the other's young.
bool look_the_same_way(const cast::Actor& one, const cast::Actor& other);

// Whether it is a window, and the other what the sky behind its panes has: the moon.
bool is_seen_through(const cast::Actor& window, const cast::Actor& subject);

// Whether a motif is mirrored so that it looks into the page, by chance; members of a group look here and
// there. `side`: from the middle of the page, in its widths; `count`: how many are on the page.
bool looks_inward(const cast::Actor& actor, double side, std::size_t count, base::Random& random);

}  // namespace drawing::layout
