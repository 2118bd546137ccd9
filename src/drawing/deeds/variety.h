#pragma once

#include <vector>

#include "drawing/deeds/tableau.h"

namespace drawing::deeds {

// Of several who cheer, only the first throws up both arms: the next one claps, and so on; of several who
// run, jump or skate the next one waves. Who sits has the hands on the knees. Who reaches for something, or
// in whose hands something is, keeps its pose.
std::vector<Casting> with_varied_poses(std::vector<Casting> castings);

}  // namespace drawing::deeds
