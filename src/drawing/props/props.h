#pragma once

#include <string_view>

#include "base/random.h"
#include "drawing/page/figure.h"
#include "geometry/outlines.h"

// Props that are programmed, because no two of a kind are alike; all others are drawn (resources/props).
// Every maker takes the generator that varies it and its height in millimetres, and gives a figure whose
// origin is the middle of its foot (of its own middle for what hangs in the air), so that the same maker
// serves every place and size.
namespace drawing::props {

using namespace geometry;  // outlines, paths and points: what all props are made of
using base::Random;
using page::Figure;
using page::Sketch;

using PropMaker = Figure (*)(Random& random, double height);

// The drawing of that name, for makers that put it into their own. Throws std::logic_error for an unknown
// name.
Figure drawn(std::string_view name, Random& random, double height);

// Plants (plants.cpp, trees.cpp).
Figure daisy(Random& random, double height);
Figure tulip(Random& random, double height);
Figure sunflower(Random& random, double height);
Figure grass(Random& random, double height);
Figure fern(Random& random, double height);
Figure bush(Random& random, double height);
Figure berry_bush(Random& random, double height);
Figure mushroom(Random& random, double height);
Figure cactus(Random& random, double height);
Figure reeds(Random& random, double height);
Figure fallen_leaf(Random& random, double height);
Figure jungle_leaves(Random& random, double height);
Figure tree(Random& random, double height);
Figure apple_tree(Random& random, double height);
Figure poplar(Random& random, double height);
Figure fir(Random& random, double height);
Figure snowy_fir(Random& random, double height);
Figure palm(Random& random, double height);
Figure acacia(Random& random, double height);
Figure bare_tree(Random& random, double height);
Figure stump(Random& random, double height);

// On the ground (ground_props.cpp).
Figure stone(Random& random, double height);
Figure pebbles(Random& random, double height);
Figure crater(Random& random, double height);
Figure moon_rock(Random& random, double height);
Figure pond(Random& random, double height);
Figure puddle(Random& random, double height);
Figure beach_ball(Random& random, double height);
Figure parasol(Random& random, double height);
Figure bucket(Random& random, double height);
Figure present(Random& random, double height);
Figure toy_blocks(Random& random, double height);

// Under water (water_props.cpp).
Figure seaweed(Random& random, double height);
Figure kelp(Random& random, double height);
Figure tube_coral(Random& random, double height);
Figure fan_coral(Random& random, double height);
Figure brain_coral(Random& random, double height);
Figure anemone(Random& random, double height);
Figure starfish(Random& random, double height);
Figure scallop_shell(Random& random, double height);

// In the air (sky_props.cpp).
Figure cloud(Random& random, double height);
Figure moon(Random& random, double height);
Figure star_prop(Random& random, double height);
Figure ringed_planet(Random& random, double height);
Figure comet(Random& random, double height);
Figure snowflake(Random& random, double height);
Figure raindrop(Random& random, double height);
Figure balloon(Random& random, double height);
Figure hot_air_balloon(Random& random, double height);
Figure heart(Random& random, double height);
Figure music_note(Random& random, double height);

// Small animals (critters.cpp).
Figure bird(Random& random, double height);
Figure butterfly(Random& random, double height);
Figure bee(Random& random, double height);

// Buildings (buildings.cpp).
Figure cottage(Random& random, double height);
Figure barn(Random& random, double height);
Figure town_house(Random& random, double height);
Figure skyscraper(Random& random, double height);
Figure shop(Random& random, double height);
Figure windmill(Random& random, double height);

}  // namespace drawing::props
