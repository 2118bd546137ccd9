#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/cast/library.h"
#include "drawing/deeds/plan.h"
#include "drawing/deeds/tableau.h"
#include "drawing/model/wish.h"

// No thing is on the page twice: what the text names stands once, and the place leaves out what a deed has.
namespace drawing::deeds {

// Whether the thing stands or lies by itself. What is carried in hands may be there besides.
bool stands(const Part& part);

// Where a second one sits in a thing that has room for several.
inline constexpr std::string_view second_seat = "seat_far";

// Whether there is one of the thing for all: what is built or sat on, and what has a second seat. Each has a
// bicycle, a plate and an ice cream of its own.
bool stands_once(const WishedMotif& wished, const Part& part);

// Whether the tool that was named is drawn itself, though the plan draws another one whatever is named: it
// has a drawing of its own with all points that the part uses. "Mit dem Schraubenzieher" is no spanner.
bool draws_named_tool(const Part& part, std::string_view motif);

// Whether the plan stands something of its own in the place of the patient: a branch for a tree.
bool replaces_patient(const Plan& plan);

// Whether a thing of the kind shows one of the kind `named`: a washbasin has a mirror.
bool shows_kind(std::string_view kind, std::string_view named);

// Whether the thing that a plan brings along is what was named: the same drawing, one of its kind, or of its
// name ("Gartenschlauch" and "Schlauch").
bool shows_named(const Player& player, const WishedMotif& named, const cast::Library& library);

// Whether the part needs the far hand of the agent, so that nothing else can be in it.
bool uses_far_hand(const Part& part);

// The same, told by the name of its drawing alone.
bool bears_name(const Player& player, const WishedMotif& named);

// Whether another of those who do something than `agents` is in or on the wished motif.
// "Oma strickt, und Opa schläft im Sessel": the armchair is his.
bool is_seat_of_another(const Wish& wish, int index, const std::vector<int>& agents);

// Whether the plan brings along, for no role, what the motif is: "gießt mit der Gießkanne".
bool brings(const std::vector<Casting>& castings, const WishedMotif& named, const cast::Library& library);

// Adds the kinds of the things in the ensemble. Plants in hands are left out: a meadow keeps its flowers.
// Who does something (`deed`) needs no ball or cup besides that waits for nobody.
void add_kinds(const std::vector<Casting>& castings, bool deed, std::vector<std::string>& kinds);

// Where what the same is done to as well lies: beside the first thing of the group that lies on something;
// null where none does, or no room is left.
std::shared_ptr<const Part> place_beside(const std::vector<Casting>& castings);

}  // namespace drawing::deeds
