#pragma once

#include <string_view>

#include "drawing/model/picture.h"

namespace books::lessons {

// Whether a child may take one thing of a picture for the other, or sees the other in it: a tropical fish for
// a fish, a Christmas tree for a tree with a star on it, an owl for a bird. By what the two are, not by how
// they lie. The same thing is not its own look-alike.
bool look_alike(const drawing::Element& one, const drawing::Element& other);

// Whether the other is only the general kind of an animal, of which this one is a sort that has its own name
// and look: who is asked for ducks does not count the little birds in the sky. Not the other way round.
bool is_sort_of(const drawing::Element& animal, const drawing::Element& kind);

// Whether a list of names between bars ("|Affe|Ananas|") has this one.
bool is_listed(std::string_view list, std::string_view name);

// Whether it is a human being. People are told apart by their clothes, which small drawings and outlines do
// not show well enough.
bool is_person(const drawing::Element& element);

// Whether a drawing shows one thing that can be counted: no pair of cherries, no bunch, no strip of ground.
bool shows_one_thing(const drawing::Element& element);

// Whether a child who sees it says its name: a "Schulgebäude" is "die Schule", which is another noun.
bool is_called_so(const drawing::Element& element);

}  // namespace books::lessons
