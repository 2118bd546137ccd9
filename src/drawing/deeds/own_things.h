#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/deeds/plan.h"
#include "drawing/deeds/tableau.h"
#include "drawing/model/wish.h"

// No thing is on the page twice: what the text names stands once, and the place leaves out what a deed has.
namespace drawing::deeds {

// Whether the thing stands or lies by itself. What is carried in hands may be there besides.
bool stands(const Part& part);

// Whether there is one of the thing for all: what is built or sat on. Each has a bicycle, a plate and an ice
// cream of its own.
bool stands_once(const WishedMotif& wished, const Part& part);

// Whether the plan stands something of its own in the place of the patient: a branch for a tree.
bool replaces_patient(const Plan& plan);

// Whether a thing of the kind shows one of the kind `named`: a washbasin has a mirror.
bool shows_kind(std::string_view kind, std::string_view named);

// Whether the part needs the far hand of the agent, so that nothing else can be in it.
bool uses_far_hand(const Part& part);

// Whether the plan brings along, for no role, what the motif is: "gießt mit der Gießkanne".
bool brings(const std::vector<Casting>& castings, std::string_view motif);

// Adds the kinds of the things that stand in the ensemble.
void add_kinds(const std::vector<Casting>& castings, std::vector<std::string>& kinds);

}  // namespace drawing::deeds
