#pragma once

#include <string>
#include <vector>

#include "books/lessons/crayon.h"
#include "drawing/model/natural_colour.h"
#include "drawing/model/picture.h"

// What people and drawings usually have, where no table says more.
namespace books::lessons {

// With skin: a snowman has a face and none.
bool has_human_skin(const drawing::Element& element);

std::vector<Crayon> skin_colours();
std::vector<Crayon> hair_colours(const drawing::Element& who);

// Whether a drawing's colour is one in which skin is drawn: peach, tan, the yellow of smileys.
bool is_drawn_skin(drawing::NaturalColour colour);

// The crayon of a drawing, and what does for it on a page that has it not.
std::vector<Crayon> drawn_wishes(Crayon crayon);

// What tells an element from those of its name before it, so that of three children each wears clothes of
// other colours; nothing for the first one.
std::string place_among_namesakes(const drawing::Element& element, const drawing::Picture& picture);

}  // namespace books::lessons
