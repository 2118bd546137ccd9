#pragma once

#include "drawing/props/props.h"

// Parts that buildings and furniture are made of. Lengths are millimetres.
namespace drawing::props {

enum class Panes { one, four };
void add_window(Sketch& sketch, Point middle, double width, double height, Panes panes);
// A door or window with a round top, standing on `foot`.
void add_arched_opening(Sketch& sketch, Point foot, double width, double height);
// A wall whose top edge has merlons.
Path battlement(double left, double right, double top, double bottom, int merlons);
// A pole with a cloth that flies to the right for side 1, to the left for -1.
void add_flag(Sketch& sketch, Point foot, double height, double side);
// A roof or awning of scalloped stripes between two heights; `flare` is how far its hem stands out on each
// side.
void add_awning(Sketch& sketch, double left, double right, double top, double hem, int stripes, double flare);

}  // namespace drawing::props
