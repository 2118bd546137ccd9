#pragma once

#include <string>

#include "drawing/model/subject.h"

namespace books::telling {

// What somebody hears who does not see the picture: "Ein Bär angelt am Fluss", "Zwei Katzen auf einem Sofa".
// Sentences without the last full stop. Empty where the subject is.
std::string alt_text(const drawing::Subject& subject);

}  // namespace books::telling
