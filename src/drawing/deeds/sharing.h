#pragma once

#include <string>
#include <vector>

#include "drawing/deeds/tableau.h"

// One thing for all who do it: two read one book, three look at one map. Where a plan has a part for one,
// further ones face that one across the thing and put a hand to it.
namespace drawing::deeds {

// What `model`, one of `castings`, does it to, if that is a thing that was asked for; null for none.
const Casting* shared_thing(const std::vector<Casting>& castings, const Casting& model);

// The castings of one more who is at `thing` as `model` is, on its other side, with a seat of its own where
// the model has one. `rank` counts from 1. Nothing where there is no room.
std::vector<Casting> one_across(const std::vector<Casting>& castings, const Casting& model,
                                const Casting& thing, const Player& player, int rank);

// What `model` sits in if that has room for several: a boat, a bench, a seesaw; null for none.
const Casting* shared_seat(const std::vector<Casting>& castings, const Casting& model);

// The castings of one more who sits in `seat` as `model` does, with what is in its hands. `rank` counts from
// 1. Nothing where all seats are taken.
std::vector<Casting> one_aboard(const std::vector<Casting>& castings, const Casting& model,
                                const Casting& seat, const Player& player, int rank);

}  // namespace drawing::deeds
