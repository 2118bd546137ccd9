#pragma once

#include "books/lessons/exercise.h"
#include "books/ornament.h"

namespace books::lessons {

// What is to be done, as a picture in a square box: for children who cannot read the instruction.
Ornament drawing_of(Sign sign, const geometry::Rect& box);

}  // namespace books::lessons
