#pragma once

#include <vector>

#include "drawing/model/wish.h"
#include "drawing/page/figure.h"

namespace drawing::cast {

// What a face is to show.
enum class Expression { asleep, sad, angry };

// Redraws the eyes and the mouth of a figure that is on the page already: asleep, its lids are closed; sad,
// its brows rise towards the middle, a tear runs and its smile is turned round; angry, its brows fall. Two
// like solids beside each other in the upper part are taken for the eyes, or the roundest one of a head in
// profile. False, and nothing is changed, if there are no such shapes.
bool express(page::Figure& figure, Expression expression);

// The boxes of a figure's eyes from left to right, found in the same way: two, one for a head in profile, or
// none.
std::vector<geometry::Rect> find_eyes(const page::Figure& figure);

}  // namespace drawing::cast
