#pragma once

#include "drawing/props/props.h"

// More props for pictures out of doors; see props.h for what a maker gives.
namespace drawing::props {

// Woods and waters (wild_props.cpp).
Figure vine(Random& random, double height);  // hangs down from its origin
Figure lily_pad(Random& random, double height);
Figure monstera(Random& random, double height);
Figure baobab(Random& random, double height);
Figure agave(Random& random, double height);
Figure ant_hill(Random& random, double height);
// A trunk of that height, without a crown, and half that thick at its middle.
Figure great_trunk(Random& random, double height, double thickness);

// Beside ways and in gardens (wayside_props.cpp).
Figure campfire(Random& random, double height);
Figure bird_house(Random& random, double height);
Figure flower_pot(Random& random, double height);
Figure climbing_roses(Random& random, double height);
Figure snowy_cottage(Random& random, double height);
Figure umbrella(Random& random, double height);

// Rocks and what was built of them (rock_props.cpp).
Figure mesa(Random& random, double height);
Figure boulders(Random& random, double height);
Figure cliff_with_fall(Random& random, double height);
Figure volcano(Random& random, double height);
Figure broken_column(Random& random, double height);
Figure cave(Random& random, double height);

// By the sea (shore_props.cpp).
Figure amphora(Random& random, double height);
Figure lighthouse_rock(Random& random, double height);  // a lighthouse on its rock
Figure islet(Random& random, double height);
Figure surfboard(Random& random, double height);

// In space and above the clouds (space_props.cpp).
Figure earth(Random& random, double height);
Figure striped_planet(Random& random, double height);
Figure satellite(Random& random, double height);
Figure space_station(Random& random, double height);
Figure cloud_castle(Random& random, double height);

}  // namespace drawing::props
