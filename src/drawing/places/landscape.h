#pragma once

#include <string>
#include <vector>

#include "drawing/places/set.h"

namespace drawing::places {

enum class Heaven { sun, moon, clouds };
enum class Distance { hills, mountains, dunes, flat };

// Paints something of its own on a hill or on the ground, before the props.
using Piece = void (*)(Set& set, const Ridge& ridge);

// What an outdoor scene is made of. The lists say what may be used; a seed uses some of it.
struct Landscape {
  std::string ground_name = "Wiese";
  Heaven heaven = Heaven::sun;
  Distance distance = Distance::hills;
  std::vector<Prop> landmarks;  // one of these stands in the middle distance, on the freer side
  std::vector<Prop> pieces;     // each stands in the middle distance, in turn on the freer side and the other
  std::vector<Prop> distant;    // small, on the far hill
  std::vector<Prop> framing;    // large, at the page's edges
  std::vector<Prop> ground;
  std::vector<Prop> air;
  std::vector<Prop> corners;   // tall plants in the lower corners
  std::vector<Prop> near_air;  // before hills and trees: what falls or flutters
  std::vector<Prop> guests;    // animals that live there, where nobody was asked for
  Piece behind = nullptr;      // on the far hill, before the ground is laid
  Piece on_ground = nullptr;   // on the ground, before anything stands on it
  // How likely each is, from 0 to 1.
  double way = 0.35;
  double pond = 0.15;
  double fence = 0;
  int ground_count = 10;
  int air_count = 5;
  int near_air_count = 0;
};

void paint_landscape(Set& set, const Landscape& landscape);

// The props that most meadows share.
extern const Prop cloud_prop, sun_prop, moon_prop, star_sky_prop;

// Parts that other painters use too.
void add_heaven(Set& set, Heaven heaven);
void add_mountains(Set& set, double base_y, double depth);
void add_way(Set& set, const Ridge& ground);
void add_fence(Set& set, const Ridge& ground, double height_mm);

}  // namespace drawing::places
