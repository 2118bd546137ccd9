#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "drawing/cast/library.h"
#include "drawing/deeds/tableau.h"
#include "drawing/deeds/task.h"
#include "drawing/figures/look.h"
#include "drawing/language/lexicon.h"
#include "drawing/model/wish.h"

// What the text says that somebody of a tableau wears: "ein Frosch mit Krone", "der Direktor trägt einen
// Zylinder".
namespace drawing::deeds {

// The wished motifs that `who` is said to wear or to be with, indexes into Wish::motifs.
std::vector<int> said_to_wear(const Wish& wish, int who);

// Whether `who`, an index into Wish::motifs, can have the motif on: a person boots, a scarf, a satchel.
bool can_have_on(const Wish& wish, int who, int thing);

// Whether `who` may have it in a hand: it is nobody, no garment, and not too large, as a fire engine is.
bool goes_into_a_hand(const Wish& wish, int who, int thing, const cast::Library& library);

// Whether the deed shows by what its agents have on: who wears a hat, who wears or puts on boots and then
// jumps into a puddle.
bool shows_by_wearing(const Wish& wish, const Task& task, const cast::Library& library);

// Whether the text says that `who` is with what only a hand can hold: an umbrella, a school cone.
bool said_to_hold(const Wish& wish, int who);

// Puts the motif on a person who has it among its own clothes: a crown, a hat, glasses. Whether it has.
bool dress_with(figures::PersonLook& person, std::string_view motif);

// The part of what is a thing of its own on somebody: the `motif` of a satchel or a rucksack on a person's
// back, or a hat on the head of an animal that stands upright; nullptr for all others. What it says in
// `props` is drawn in the motif's place.
std::shared_ptr<const Part> worn_part(const Casting& wearer, std::string_view motif,
                                      const language::Wear& wear);

// The hat that belongs to a garment (an id of resources/lexicon/looks.toml), on an animal that stands
// upright: the one with the feather of the Puss in Boots. Nothing for other garments, and for people, who
// wear theirs.
std::optional<Casting> hat_of_garment(const Casting& wearer, std::string_view garment);

}  // namespace drawing::deeds
