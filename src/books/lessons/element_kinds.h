#pragma once

#include <string_view>

#include "books/lessons/natural_table.h"
#include "drawing/model/picture.h"

// What a drawing shows, as far as its colours depend on it.

namespace books::lessons {

// Whether a drawing's sky is that of the night or of space: with a moon, a shooting star or many stars, and
// without the sun.
bool has_dark_sky(const drawing::Picture& picture);

// Whether it shows a room, whose walls are bare paper.
bool is_indoors(const drawing::Picture& picture);

// The colours of its kind; null for what is no animal. What scenes add says its kind by its name only.
const AnimalColours* animal_of(const drawing::Element& element);

// Whether it is a tree with a trunk, leafy or not.
bool is_tree(const drawing::Element& element);

// Whether the element is an animal of the catalogue.
bool is_animal(const drawing::Element& element);

// By the name of a thing or of somebody:

// Whether somebody of whom the name says no role has everyday hair.
bool has_everyday_hair(std::string_view name);

// Whether its parts are of one colour though one lies within another: cushions, the hole of a letter.
bool is_all_one(std::string_view name);

// Whether it is a castle, whose windows and gates are dark.
bool is_castle(std::string_view name);

// Whether it is a vehicle with panes of glass.
bool has_panes(std::string_view name);

// Whether it is a tree with a crown of leaves or needles.
bool is_leafy_tree(std::string_view name);

}  // namespace books::lessons
