#pragma once

#include "drawing/deeds/tableau.h"

namespace test_support {

// The same child in a part every time; the part must outlive the casting.
drawing::deeds::Casting cast_child(const drawing::deeds::Part& part);

}  // namespace test_support
