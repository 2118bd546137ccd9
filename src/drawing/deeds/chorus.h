#pragma once

#include <vector>

#include "drawing/deeds/tableau.h"

// Several who do the same where a plan has a part for one: three children stroke the dog, four cows are
// driven. They stand about the partner of the deed, each with things of its own, and no face is hidden.
namespace drawing::deeds {

// Who stands still while further ones gather: whom the agents do it to, or the one who does it to several.
// Null where a plan leaves no room beside `model`, or where that is on or in something that is there once.
const Casting* partner_of(const std::vector<Casting>& castings, const Casting& model);

// The casting of one more who does as `model`, which is one of `castings`, and of the things that it holds,
// sits on or uses. `rank` counts from 1. Nothing where its place cannot be told.
std::vector<Casting> one_more(const std::vector<Casting>& castings, const Casting& model,
                              const Casting& partner, const Player& player, int rank);

}  // namespace drawing::deeds
