#pragma once

#include <optional>
#include <string_view>

#include "drawing/deeds/tableau.h"
#include "drawing/figures/look.h"
#include "drawing/figures/pose.h"
#include "drawing/model/wish.h"

namespace drawing::deeds {

// Whether anybody is on the page whose looks can be wished for.
bool has_person(const Wish& wish);

// How somebody feels whom the text calls happy or tired; nothing for others.
std::optional<figures::Mood> mood_of(const WishedMotif& wished);

// Gives a person the wished hair, clothes and glasses. Who is dressed for a role keeps those clothes: a diver
// without a suit is none.
void give_looks(const Looks& looks, figures::PersonLook& person);

// Puts on the ears of the animal that somebody in the text is dressed up as.
void dress_up(std::string_view text, figures::PersonLook& person);

// Whether the thing is a hat of a plan on the head of somebody in `all` who has the ears or feelers of a
// costume there.
bool hides_costume(const Casting& thing, const std::vector<Casting>& all);

// The helmet of who rides a bicycle, a scooter or a skateboard, where the text says so.
void wear_helmet(std::string_view text, figures::PersonLook& person);

}  // namespace drawing::deeds
