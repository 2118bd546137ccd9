#pragma once

#include <string_view>
#include <vector>

#include "base/pack.h"
#include "drawing/props/drawing.h"

// The pack of drawings (format: resources/props/pack.mjs).
namespace drawing::props {

// Where each drawing lies, sorted by name. The entries are views of `pack`. Throws std::runtime_error for a
// malformed index.
std::vector<base::PackEntry> read_drawing_index(std::string_view pack);

// One drawing. Throws std::runtime_error for malformed data.
DrawnProp read_drawing(const base::PackEntry& entry);

}  // namespace drawing::props
