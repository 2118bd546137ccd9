#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "drawing/beasts/beast.h"
#include "drawing/deeds/plan.h"
#include "drawing/deeds/thing.h"
#include "drawing/figures/casting.h"

namespace drawing::deeds {

// Contacts are solved on coarse drawings: the skeleton is the same at any size.
inline constexpr figures::Drawn coarse{.mm_per_unit = 0.3};

// Who or what takes a part of a plan.
struct Player {
  int wished = -1;    // index into Wish::motifs; -1 for what the plan brings
  std::string motif;  // catalogue id, empty for what the plan brings
  std::string name;   // German singular
  std::variant<figures::FigureLook, beasts::BeastLook, Thing> body;
  double size = 1;  // "riesig": a factor
  std::optional<figures::Mood> mood;
};

// How far a figure leaves the pose of the table, so that it reaches what it has to.
struct Bending {
  double lean = 0;                             // of the trunk, in degrees
  double crouch = 0;                           // how much lower the hip is, in leg lengths
  geometry::Point near_hand, far_hand;         // of hands that hold something, in arm lengths
  bool near_elbow = false, far_elbow = false;  // bent to the other side than the pose has it
};

// What it has to reach, in its own units.
struct Aims {
  figures::Goals goals;
  figures::Held held;
  std::optional<geometry::Point> mouth;
  Bending bending;
};

// A player in its pose, in figure units: the origin on the ground, looking to the right.
struct Posed {
  std::vector<figures::Part> parts;
  std::vector<std::pair<std::string_view, figures::Contact>> points;
  std::optional<figures::Rig> rig;  // of a figure, none for animals on four legs

  std::optional<figures::Contact> point(std::string_view name) const;
  page::Figure layers(figures::Layer first, figures::Layer last) const;
};

// Whether the player, in any pose, has a point of that name.
bool has_point(const Player& player, std::string_view name);

// What it sits with, "hip": an animal on four legs with what it stands on, for it has no point of that name.
std::string_view own_seat(const Player& player);

// The pose that the part wants of a figure, with its gesture. Throws std::logic_error for an unknown one.
figures::Pose attitude(const Player& player, const Part& part, const Aims& aims);
// Of a figure or an animal; `part` says its pose.
Posed pose(const Player& player, const Part& part, const Aims& aims, const figures::Drawn& drawn);
// Where the points of a figure of that rig are then: the same as those of pose(), without drawing it.
std::vector<std::pair<std::string_view, figures::Contact>> points_of(const figures::Rig& rig,
                                                                     const Player& player, const Part& part,
                                                                     const Aims& aims);

// A thing as that drawing of resources/props, under the drawing's name; nothing where there is no such
// drawing.
std::optional<Player> player_of_prop(const std::string& name);

}  // namespace drawing::deeds
