#pragma once

#include <string_view>
#include <vector>

#include "drawing/deeds/plan.h"
#include "drawing/deeds/tableau.h"

// How one figure does two things at once: "sitzt auf der Bank und liest", "hängt am Ast und telefoniert". The
// first deed has the body, the second the arms that the first leaves free, and what is in their hands.
namespace drawing::deeds {

// Whether the plan needs no more of a body than arms: it has nobody but those who do it, and all its things
// are in their hands or on what is in them.
bool needs_only_arms(const Plan& plan);

// Whether it says who or what is where in or at the goal.
bool has_goal(const Plan& plan);

// The castings of a deed with the arms of another that goes along with it: `things` are those of `plan` that
// the same figures hold; with `one_only` the first of them alone does it. Empty where an arm that it needs is
// busy, or nobody in `base` has such arms.
std::vector<Casting> join(const std::vector<Casting>& base, const Plan& plan,
                          const std::vector<Casting>& things, bool one_only = false);

// The group, and behind it those of the things that a plan which gives way sets behind who does it: the tent
// of who grills. The others of them are left out.
std::vector<Casting> with_backdrop(std::vector<Casting> group, std::vector<Casting> things);

}  // namespace drawing::deeds
