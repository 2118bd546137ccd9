#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/pack.h"
#include "drawing/props/drawing.h"

// The pack of drawings (format: resources/props/pack.mjs).
namespace drawing::props {

// The name of a drawing that stands for a motif.
struct MotifDrawing {
  std::string motif, name;
};

struct DrawingIndex {
  std::vector<base::PackEntry> drawings;  // where each lies, sorted by name
  std::vector<MotifDrawing> motifs;       // sorted by motif, then by name
};

// The entries are views of `pack`. Throws std::runtime_error for a malformed index.
DrawingIndex read_drawing_index(std::string_view pack);

// One drawing. Throws std::runtime_error for malformed data.
DrawnProp read_drawing(const base::PackEntry& entry);

}  // namespace drawing::props
