#pragma once

#include "drawing/deeds/player.h"
#include "drawing/language/lexicon.h"
#include "drawing/model/wish.h"

// How large somebody was asked for.
namespace drawing::deeds {

// Sets the player's size factor. "Ein kleiner Pirat" and "als Pirat verkleidet" are a child in such clothes,
// not a dwarf: a grown-up in costume who shall be small becomes a child of usual size.
void make_as_large(Player& player, SizeWish size);

// What the word says beside the species: chicks and ducklings, which have the body of those that they will
// be, are smaller; giants are large, and a doe has no antlers.
void make_as_meant(Player& player, const language::LexiconEntry* entry);

}  // namespace drawing::deeds
