#pragma once

#include <string_view>
#include <vector>

#include "drawing/deeds/plan_book.h"
#include "drawing/deeds/tableau.h"
#include "drawing/model/wish.h"

// Those to whom something is said, shown or given, and for whom the plan has no part: they sit or stand
// before the others, and look at who does it.
namespace drawing::deeds {

// The verbs of the plans for somebody of an audience: who listens, and who stands by.
inline constexpr std::string_view listening = "@lauschen", standing_by = "@zusehen";

// Wished people and animals for whom the deed is done, by their index; where somebody is listened to, all who
// have nothing else to do.
std::vector<int> audience_of(const Wish& wish, const Deed& deed, const PlanBook& plans);

// The plan for somebody of the deed's audience: the first for its place, or for any.
const Plan* audience_plan(const PlanBook& plans, const Deed& deed);

// Whether there is a figure or an animal: things that are spoken to do not sit down.
bool has_somebody(const std::vector<Casting>& castings);

// The group, and before it `audience`: the castings of each of them, all of them with a plan's own names.
// Those left of who does it look to the right, the others to the left; in two rows where one is wider than a
// page. With `beside` a single one stands where who does it looks, and hides nothing of what they do.
std::vector<Casting> with_audience(std::vector<Casting> group,
                                   const std::vector<std::vector<Casting>>& audience, bool beside);

}  // namespace drawing::deeds
