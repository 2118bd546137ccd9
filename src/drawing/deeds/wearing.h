#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "drawing/deeds/tableau.h"
#include "drawing/figures/look.h"
#include "drawing/language/lexicon.h"
#include "drawing/model/wish.h"

// What the text says that somebody of a tableau wears: "ein Frosch mit Krone", "der Direktor trägt einen
// Zylinder".
namespace drawing::deeds {

// The wished motifs that `who` is said to wear or to be with, indexes into Wish::motifs.
std::vector<int> said_to_wear(const Wish& wish, int who);

// Whether the text says that `who` is with what only a hand can hold: an umbrella, a school cone.
bool said_to_hold(const Wish& wish, int who);

// Puts the motif on a person who has it among its own clothes: a crown, a hat, glasses. Whether it has.
bool dress_with(figures::PersonLook& person, std::string_view motif);

// The part of a hat as a thing on the head of an animal that stands upright; nullptr for anybody else, and
// for what is worn elsewhere.
std::shared_ptr<const Part> worn_part(const Casting& wearer, const language::Wear& wear);

}  // namespace drawing::deeds
