#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "drawing/cast/cast.h"
#include "drawing/places/set.h"

// What a file of resources/places says (its README.md is the manual). Sizes are millimetres on an A4 page,
// shares are of the frame.
namespace drawing::places {

// Where an upper edge begins: on a line of the scenery, or at a share of the frame.
struct Edge {
  std::string line;  // "horizon", or the name of a line; empty: `share` counts from the frame's top
  double share = 0;
  double mm = 0;
};
// The lowest of them on the page counts; another list where nobody was asked for.
struct Top {
  std::vector<Edge> edges;
  std::vector<Edge> alone;
};

// Layers up to the ground, from far to near.
enum class Layer { behind, sky, wall, back, middle, surf, front, ground };
enum class Distance { hills, mountains, dunes, flat };
enum class Floor { boards, tiles, carpet };
enum class Wall { plain, panelled, planks };
// Which side of the page: the one with more room beside the asked motifs, the other one, or between.
enum class Side { free, other, middle };

// What things stand on: a line, moved. Of several the farthest on the page counts.
using On = std::vector<Edge>;

// What needs code: which, and the keys of its own (pieces.h).
struct Piece {
  std::string name;
  Top top;
  std::optional<Layer> layer;
  std::string called;     // the German name of what it paints
  std::string line_name;  // of the line that it gives
  std::vector<Prop> props;
  std::vector<std::vector<Prop>> one_of;
  std::map<std::string, double> numbers;
  std::map<std::string, std::string> words;

  double number(const std::string& key, double otherwise) const;
  // Empty where the key is not there.
  std::string word(const std::string& key) const;
};

// Large things on a line.
struct Standing {
  enum class Manner { free, other, middle, aside, beside, on_the_floor, afloat, at_the_sides };
  Manner manner = Manner::free;
  On on;
  std::vector<Prop> props;
  bool one_of = false;  // one of the props, by chance
  int count = 0;        // at the sides: how many, on a standard page
};

// On the wall of a room.
struct OnWall {
  std::variant<Side, double> x = Side::free;  // a side, or a share
  double top_low = 0, top_high = 0;           // a share; by chance between both where they differ
  Prop prop;
  std::optional<Prop> in_landscape;  // instead
};

// The main thing of a scene in the air.
struct MainThing {
  Prop prop;
};

// Props at random places of a line.
struct InLine {
  On on;  // empty: the last hill
  std::vector<Prop> props;
  int count = 0;
  bool exactly = false;      // `count` is for any page, not for a standard one
  std::optional<int> young;  // instead, for ages 3 to 5
  bool middle_pen = false;   // not as thin as what is far
};

// Street furniture: in an order by chance.
struct AlongStreet {
  On on;
  std::vector<Prop> props;
  int count = 0;
};

// What fills the largest free places.
struct Filling {
  // Of a room its wall and its floor; else the ground, the sky behind all hills, the air before them.
  enum class Where { ground, sky, air, wall, floor };
  Where where = Where::ground;
  std::vector<Prop> props;
  int count = 0;
  double gap_mm = 0;
};

struct Hill {
  enum class Kind { hill, ground, level };
  Kind kind = Kind::hill;
  std::string called;
  std::string line_name;
  Top top;
  double swell_mm = 0;
  double tilt_mm = 0;  // to either side, by chance
  std::vector<int> waves = {4};
  Layer layer = Layer::back;
};

struct Room {
  Floor floor = Floor::boards;
  Wall wall = Wall::plain;
};

struct Row;
// Where the row found no room: another one. Copied with its row.
using Otherwise = std::vector<Row>;

struct Row {
  enum class When { always, alone, asked };
  When when = When::always;
  std::string unless;  // a kind that somebody asked for
  std::optional<double> chance;
  std::variant<Piece, Standing, OnWall, MainThing, InLine, AlongStreet, Filling, Hill, Room> what;
  Otherwise otherwise;
};

// One way to build a place.
struct Arrangement {
  std::string name;
  std::vector<std::string> unless;  // kinds of motifs beside which it is not used
  bool only_alone = false;          // where somebody was asked for, another one is used
  bool only_called = false;         // used only where the text calls it
  // Words of a text, folded, that mean this way of building the place: "Freibad" is no pool under a roof.
  std::vector<std::string> called;
  std::string seen_above;  // a place that is seen there from above; its turn where the text names that
  std::vector<Row> before;
  std::vector<std::string> sky;  // pieces; one of them by chance
  std::optional<double> sky_chance;
  std::optional<Distance> distance;  // an open land
  std::vector<Row> behind;
  std::string ground_name = "Wiese";
  std::vector<Row> land;
  double way = 0, fence = 0, pond = 0;  // how likely
  std::vector<Row> on_ground;
  std::vector<Prop> landmark;
  std::vector<Row> things;
  std::vector<Prop> edges;
  std::vector<Prop> far;
  std::vector<Prop> corners;
  std::vector<Row> guests, ground, air, near;
  bool water = false;    // one can swim in it: the ground begins below whoever does
  bool indoors = false;  // no weather reaches it
};

// What a time of the day or a weather changes of another place, out of doors.
struct Overlay {
  std::vector<std::string> sky;  // instead
  std::vector<Row> air, near;    // instead
  // Drawings by their name: others that stand there instead, or none.
  std::map<std::string, std::optional<Prop>, std::less<>> instead;
};

struct Place {
  std::string id;
  cast::Medium medium = cast::Medium::land;
  bool everyday = false;  // home of what lives anywhere
  // Whoever lives there lives nowhere else: out of doors, a deed that the text sets nowhere is done there.
  bool climate = false;
  bool treats = false;  // children in costume go from door to door there
  // Homes (ids) of small things that one can hold: where nothing but these is asked for, they lie here.
  std::vector<std::string> gathers;
  std::string below;   // the place under its water, where somebody dives; empty for none
  std::string frozen;  // the place that its water is in frost, where somebody skates; empty for none
  // Places that would do as well where the text names none.
  std::vector<std::string> others;
  std::vector<std::string> guests;  // motifs; see invite()
  // Kinds of props that belong to it: they are there beside asked motifs of the kind, as trees in a wood.
  std::vector<std::string> keeps;
  std::vector<Arrangement> arrangements;
  std::optional<Overlay> overlay;  // of a weather or time
};

}  // namespace drawing::places
