#pragma once

#include <string>

#include "drawing/model/picture.h"

namespace cli {

// Writes the picture to a file in the format of its ending: .svg, .png (300 dots an inch, at most 5000 wide)
// or .pdf (one page). Throws UsageError for another ending, and what write_file throws.
void write_picture_file(const drawing::Picture& picture, const std::string& title, const std::string& path);

}  // namespace cli
