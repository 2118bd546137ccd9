#pragma once

#include "drawing/figures/posed_figure.h"

namespace drawing::figures {

// A person in a pose, in figure units (see Build).
PosedFigure draw_person(const PersonLook& look, const Pose& pose, const Goals& goals = {},
                        const Held& held = {}, const Drawn& drawn = {});

}  // namespace drawing::figures
