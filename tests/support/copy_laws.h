#pragma once

#include <string>
#include <vector>

#include "drawing/pipeline.h"

namespace test_support {

// What is on a page more often than its sentence says, by German names.
struct Copies {
  std::vector<std::string> things;     // that were asked for
  std::vector<std::string> furniture;  // of the place: a second clock, or what somebody asked for once more
};

// Plants and animals of a place may be many, and each of several people may have one of a thing.
Copies copies_of(const drawing::Drawing& drawing);

}  // namespace test_support
