#pragma once

#include <optional>

#include "drawing/model/picture.h"

namespace books::lessons {

// The way through a page that is a labyrinth: an open line in picture millimetres from where it begins to the
// goal, in the middle between the walls as they are painted, and so wide that it stays clear of them.
struct LabyrinthWay {
  geometry::Path line;
  double width_mm = 0;
};

// Found on the painted page, so that pictures of every age have it. As there is only one way through such a
// labyrinth, it is the one that the labyrinth was made with. Nothing where the picture is none.
std::optional<LabyrinthWay> way_through(const drawing::Picture& picture);

}  // namespace books::lessons
