#pragma once

#include <string>

#include "drawing/model/wish.h"

namespace app {

// What people should know about a picture that shows something else than they asked for, as German sentences;
// empty where there is nothing to say.
std::string picture_notice(const drawing::Wish& wish);

}  // namespace app
