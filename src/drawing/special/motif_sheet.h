#pragma once

#include <string>
#include <vector>

#include "drawing/model/picture.h"
#include "drawing/motifs/motif.h"

namespace drawing::special {

// One drawing with its name below it.
struct SheetEntry {
  const motifs::Motif* motif = nullptr;
  std::string name;
};

// A contact sheet: all entries in rows of ten, as high as it takes. Throws std::invalid_argument for no
// entries.
Picture motif_sheet(const std::vector<SheetEntry>& entries);

}  // namespace drawing::special
