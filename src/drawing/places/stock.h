#pragma once

#include "drawing/places/set.h"

// Props that many scenes out of doors use. Sizes are heights on an A4 page in millimetres.
namespace drawing::places::stock {

inline const Prop daisies = {"flower", props::daisy, {}, 26, 38};
inline const Prop tulips = {"flower", props::tulip, {}, 27, 38};
inline const Prop bells = {"flower", props::bellflower, {}, 27, 36};
inline const Prop sunflowers = {"flower", props::sunflower, {}, 48, 64};
inline const Prop grasses = {"grass", props::grass, {}, 13, 20};
inline const Prop ferns = {"fern", props::fern, {}, 22, 30};
inline const Prop stones = {"stone", props::stone, {}, 8, 13, 3};
inline const Prop pebble_heaps = {"stone", props::pebbles, {}, 8, 11, 2};
inline const Prop mushrooms = {"mushroom", props::mushroom, {}, 20, 30, 3};
inline const Prop bushes = {"bush", props::bush, {}, 20, 28, 3};
inline const Prop stumps = {"stump", props::stump, {}, 17, 22, 2};
inline const Prop leaves = {"leaf", props::fallen_leaf, {}, 11, 16};
inline const Prop pumpkins = {"pumpkin", props::pumpkin, {}, 16, 26};
inline const Prop snails = {"snail", props::snail, {}, 14, 19, 1};
inline const Prop ladybirds = {"insect", props::ladybird, {}, 11, 15, 1};
inline const Prop butterflies = {"insect", props::butterfly, {}, 19, 28, 2};
inline const Prop bees = {"insect", props::bee, {}, 14, 19, 2};
inline const Prop birds = {"bird", props::bird, {}, 18, 24, 2};
inline const Prop clouds = {"cloud", props::cloud, {}, 18, 28};
inline const Prop small_clouds = {"cloud", props::cloud, {}, 12, 18};
inline const Prop stars = {"star", props::star_prop, {}, 8, 17};
inline const Prop small_stars = {"star", props::star_prop, {}, 7, 12};
inline const Prop kites = {"kite", props::kite, {}, 38, 48, 1};
inline const Prop flakes = {"snowflake", props::snowflake, {}, 10, 19};
inline const Prop drops = {"raindrop", props::raindrop, {}, 9, 14};

}  // namespace drawing::places::stock
