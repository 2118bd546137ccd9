#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/places/place.h"
#include "drawing/places/scenery.h"
#include "drawing/places/set.h"

// What of a place needs code: water, ways, walls, what hangs into the page from above. All is painted behind
// the asked motifs; what lies on the ground keeps its part of it free of props.
namespace drawing::places {

// A piece as the files name it.
struct PieceKind {
  // What has to be there before it is painted.
  enum class Needs { nothing, ground, hill };

  std::string_view name;
  Needs needs = Needs::nothing;
  void (*paint)(Scenery& scenery, const Piece& piece) = nullptr;
  // Its own fields, separated by spaces: "top", "layer", "name", "called" (a name that may be
  // missing), "props", "one_of", or numbers.
  std::string_view keys = {};
  // A field that takes one word of `choices`, the first of which is the default.
  std::string_view choice = {};
  std::string_view choices = {};
  // The line that it gives; "ground" where it lays the ground.
  std::string_view line = {};
};

// nullptr for an unknown name.
const PieceKind* find_piece(std::string_view name);

// In the sky.
enum class Heaven { sun, moon, cloud };
void add_heaven(Set& set, Heaven heaven);
// A large sun without a face that sets behind the land or the sea, in the middle of the widest gap between
// those who were asked for.
void add_low_sun(Set& set);
// Banks of clouds below, as seen from above them, from that y on.
void add_cloud_banks(Set& set, double top);
// A planet so large that the frame cuts it: in an upper corner, away from what was asked for.
void add_near_planet(Set& set);
// A small round world to stand on.
Ridge add_dome(Set& set, const std::string& name);
// A cable car over the valley before that hill.
void add_cable(Set& set, const Ridge& hill);
void add_rainbow(Set& set, const Ridge& hill);
// From the page's foot to high above the clouds.
void add_great_rainbow(Set& set);
// Hangs the main thing of a scene in the air where nothing is yet, as large as it fits.
bool hang_main(Set& set, const Prop& prop);

// Land.
// The farthest layers: one or two hills, mountains or dunes, in one of three arrangements. The result is the
// nearest of their edges.
Ridge add_distance(Set& set, Distance distance);
void add_mountains(Set& set, double base_y, double depth);
void add_way(Set& set, const Ridge& ground);
void add_fence(Set& set, const Ridge& ground, double height_mm);
// Boards without gaps: nothing looks through in scraps.
void add_plank_fence(Set& set, const Ridge& ground, double height_mm);
// Fields in strips on a hill.
void add_fields(Set& set, const Ridge& hill, double depth);
// Furrows that run to the horizon.
void add_furrows(Set& set, const Ridge& ground);
// A wide track that winds from the far hill to the near edge of the page, with kerbs on both sides.
void add_bend(Set& set, const Ridge& ground);
// A pit with its step, in which the asked motifs stand.
void add_pit(Set& set);

// Woods.
// Trunks on both sides that are taller than the page.
void add_trunks(Set& set, const Ridge& ground);
// Foliage along the upper edge, deeper at the sides.
void add_canopy(Set& set);
// Vines that hang from the upper edge.
void add_vines(Set& set, int count);

// Water.
// A straight edge from side to side at `y`.
Ridge level(Set& set, double y, double depth);
enum class Crossing { none, stones, bridge };
// A brook that winds from the ground's edge to the foot of the page, where it is about 68 mm wide.
struct Brook {
  std::string name;
  Crossing crossing = Crossing::none;
  double scale = 1;
};
void add_brook(Set& set, const Ridge& ground, const Brook& brook);
enum class Water { lilies, reeds, ice, plain };
// A lake across the middle distance: wide, with ripples, and with what the water bears.
void add_lake(Set& set, const Ridge& ground, Water water);
// A sea or lake from `y` to the foot of the page, with short waves that grow towards the front.
Ridge add_open_water(Set& set, double y, double depth, const std::string& name);
// A band of water whose upper edge is a row of waves.
void add_wave_band(Set& set, double y, double length_mm, double rise_mm, double depth, double pen_mm);
// The sea's surface in rows of waves, longer and higher towards the front; the last one before the nearest
// feet.
void add_wave_rows(Set& set, double y);
// The ground of an island: sand that rises out of the sea, round at both sides, with surf around it.
Ridge add_island(Set& set, const std::string& name);
// The water's surface seen from below.
void add_surface(Set& set);

// Towns and what people built.
// A row of houses whose feet stand at `y`; they may stand close, and the asked motifs come before them.
// A street of `gap` millimetres is left free between two of them, if that is not 0.
void add_houses(Set& set, double y, double depth, const std::vector<Prop>& houses, double scale,
                double gap = 0);
// Furniture side by side along the whole wall of a room, its feet on the line where the floor begins: `prop`
// again and again, all of one height. What hangs there hangs above it.
void add_wall_row(Set& set, double floor_y, const std::vector<Prop>& props);
using Road = Scenery::Road;
// A road across the page whose far edge lies clearly before the ground's.
Road road_edges(Set& set, double ground_y);
enum class Kerb { stone, blocks };
void add_road(Set& set, const Road& road, Kerb kerb, double depth);
// A street that comes towards the viewer from `ground_y` on the page, with a zebra crossing under the feet of
// those who cross it.
void add_crossing(Set& set, double ground_y, double depth);
// A street that crosses the road, in the gap between the houses and towards the viewer.
void add_side_street(Set& set, const Road& road, double ground_y, double gap, double depth);
void add_river(Set& set, double y);
// From one side of the page to the other, over the river.
void add_arched_bridge(Set& set, double water_y, double depth);
// A straight strip from side to side: a kerb, the rim of a pool, the boards of an ice rink.
struct Band {
  std::string name;
  double top = 0, height = 0;
  double step = 0;  // between its joints; 0 for none
  double depth = 0;
};
void add_band(Set& set, const Band& band);
// A railway track across the page, its far edge at `y`.
void add_rails(Set& set, double y);
// Tiles over the whole ground, which is a roof.
void add_roof_tiles(Set& set, const Ridge& ground);
// The curtain of a stage: drapes at both sides that end a little before the floor's far edge, a valance
// above.
void add_curtain(Set& set, double floor_y);
// A cave seen from within: rock around its mouth, through which the land outside is seen.
void add_cave(Set& set, double floor_y);
// What skates leave on ice.
void add_skate_marks(Set& set, const Ridge& ground);
// Of a quay above the river.
void add_railing(Set& set, double y);
// A courtyard's wall with its merlons, across the page.
void add_court_wall(Set& set, double y);
// A carpet towards the viewer, and columns at the sides of a hall.
void add_carpet(Set& set, double floor_y);
void add_columns(Set& set, double floor_y);
// A roller coaster's rails on trestles, across the page.
void add_coaster(Set& set);
// The inside of a circus tent: a roof of wide stripes, a curtain, a balustrade with stars.
void add_tent_inside(Set& set, double y);
// The ring's rim, in blocks.
void add_ring(Set& set, double floor_y);

}  // namespace drawing::places
