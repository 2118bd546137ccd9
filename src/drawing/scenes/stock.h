#pragma once

#include "drawing/scenes/set.h"

// Props that many scenes out of doors use. Sizes are heights on an A4 page in millimetres.
namespace drawing::scenes::stock {

inline const Prop daisies = {"flower", daisy, {}, 26, 38};
inline const Prop tulips = {"flower", tulip, {}, 27, 38};
inline const Prop bells = {"flower", bellflower, {}, 27, 36};
inline const Prop sunflowers = {"flower", sunflower, {}, 48, 64};
inline const Prop grasses = {"grass", grass, {}, 13, 20};
inline const Prop ferns = {"fern", fern, {}, 22, 30};
inline const Prop stones = {"stone", stone, {}, 8, 13, 3};
inline const Prop pebble_heaps = {"stone", pebbles, {}, 8, 11, 2};
inline const Prop mushrooms = {"mushroom", mushroom, {}, 20, 30, 3};
inline const Prop bushes = {"bush", bush, {}, 20, 28, 3};
inline const Prop stumps = {"stump", stump, {}, 17, 22, 2};
inline const Prop leaves = {"leaf", fallen_leaf, {}, 11, 16};
inline const Prop pumpkins = {"pumpkin", pumpkin, {}, 16, 26};
inline const Prop snails = {"snail", snail, {}, 14, 19, 1};
inline const Prop ladybirds = {"insect", ladybird, {}, 11, 15, 1};
inline const Prop butterflies = {"insect", butterfly, {}, 19, 28, 2};
inline const Prop bees = {"insect", bee, {}, 14, 19, 2};
inline const Prop birds = {"bird", bird, {}, 18, 24, 2};
inline const Prop clouds = {"cloud", cloud, {}, 18, 28};
inline const Prop small_clouds = {"cloud", cloud, {}, 12, 18};
inline const Prop stars = {"star", star_prop, {}, 8, 17};
inline const Prop small_stars = {"star", star_prop, {}, 7, 12};
inline const Prop kites = {"kite", kite, {}, 38, 48, 1};
inline const Prop flakes = {"snowflake", snowflake, {}, 10, 19};
inline const Prop drops = {"raindrop", raindrop, {}, 9, 14};

}  // namespace drawing::scenes::stock
