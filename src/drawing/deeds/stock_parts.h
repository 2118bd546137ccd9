#pragma once

#include <optional>
#include <string_view>

#include "base/random.h"
#include "drawing/beasts/species.h"
#include "drawing/cast/cast.h"
#include "drawing/deeds/plan.h"
#include "drawing/figures/pose.h"

// Parts that no plan has to name. They live as long as the process.
namespace drawing::deeds {

// The pose of a person who does nothing: one by chance, or the one in which a feeling shows in the whole
// body. Who is angry or sad does not wave. Takes one number of `random` in any case.
std::string_view idle_pose(std::optional<figures::Mood> mood, base::Random& random);

// The part of somebody who only holds a pose.
// Throws std::out_of_range for an unknown pose.
const Part& standing(std::string_view pose);

// The part of an animal that only holds a pose, in its own shape.
// Throws std::out_of_range for an unknown pose.
const Part& resting(std::string_view beast_pose);

// How an animal of the species is there that does nothing: a pose for resting().
std::string_view rest_of(beasts::Species species, const cast::Actor& actor);

// Whether an animal that does nothing is better to look at in its own shape than as its picture.
bool better_drawn(const Wish& wish, std::string_view motif);

// The part of a thing that only stands or lies there, as large as in life.
const Part& lone_thing();

// Something upright in the agent's far hand: as large as in life where it is drawn to be held, else as a
// picture that suits a hand.
const Part& carried(bool drawn_to_hold);

// A container in the far hand, as it is drawn, so that nothing falls out of it.
const Part& carried_upright();

}  // namespace drawing::deeds
