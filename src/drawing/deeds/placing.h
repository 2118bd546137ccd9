#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/deeds/sides.h"
#include "drawing/deeds/tableau.h"
#include "geometry/affine.h"
#include "geometry/point.h"

// Where everybody in a tableau stands, what they hold and how they reach it; nothing is painted yet.
namespace drawing::deeds {

// How far a figure or thing leaves the place and size that its plan gives it, so that what has to touch does.
struct Give {
  geometry::Point move;  // figure units
  double scale = 1;      // of a thing, or of an animal that is in or on one
  double turn = 0;       // of a thing in a hand, in degrees
  Bending bending;       // of a figure
};

// A casting in the tableau.
struct Placed {
  const Casting* casting = nullptr;
  geometry::Affine map;  // from its own frame to the tableau's
  double height = 0;     // of a thing
  Sides sides;           // of a thing that somebody takes by its sides
  Give give;
  Aims aims;
  std::optional<Posed> posed;                                // of a figure; drawn as the pose has it
  enum class Use { none, astride, inside } use = Use::none;  // by a figure that is on it
  std::string hand;                                          // the hand that a thing is in, empty for none
  std::size_t holder = 0;
  bool ready = false;  // it stands where it belongs

  const Part& part() const { return *casting->part; }
  const Player& player() const { return casting->player; }
  const Thing* thing() const { return std::get_if<Thing>(&casting->player.body); }
  bool is_figure() const { return std::holds_alternative<figures::FigureLook>(casting->player.body); }
  // Its own point that lies on the one its part names.
  std::string_view by() const;
  // One of its points in the tableau; nothing where it has none of the name.
  std::optional<figures::Contact> point(std::string_view name) const;
};

// Two points that a plan puts together, by the indexes of their castings.
struct Touch {
  std::size_t of = 0, with = 0;
  std::string own, on;
};

// The point of a thing that lies on something else and is held there.
inline constexpr std::string_view held_by = "grip";

// What has to touch what, of those that are there.
std::vector<Touch> touches_of(const std::vector<Placed>& placed);

// Puts everybody where the plan wants them. Where hands, feet or mouths miss their goal even so, figures
// lean, crouch and step, and things move, turn and grow, as little as closes the gaps. Players stand in the
// order of the plan's parts; `castings` outlives what is returned. Throws std::invalid_argument if a player
// lacks a point that the plan needs; see lacks_point().
std::vector<Placed> place(const std::vector<Casting>& castings);

}  // namespace drawing::deeds
