#pragma once

#include <optional>

#include "photo/composition.h"
#include "photo/ink.h"
#include "photo/settings.h"

namespace photo {

// How marks on paper become a page.
struct LineArtSettings {
  float weak = 0.14F, strong = 0.28F;  // ink, see ink_of
  double smallest_mm2 = 1.5;           // of a region
  double gap_mm = 0.5;                 // gaps in outlines up to twice this are closed
  double line_mm = 0.8;
  double wave_px = 10;  // of lines, see fair
  // How areas that are filled by scribbling are cut; nothing where none are looked for.
  std::optional<PageSettings> scribbled = std::nullopt;
};
LineArtSettings line_art_settings(const PageSettings& settings);

// The regions between the lines of a drawing, the lines between them along the middle of the ink, so that a
// stroke is drawn once and not round its outline; lines that end inside of a region; small black spots.
// Larger black areas become regions.
Composition line_composition(const Raster& raster, const LineArtSettings& settings, double mm_per_px);

// How a page of line art lies, and for whom it is.
struct LineArtPage {
  drawing::Age age = drawing::Age::years_6_8;
  drawing::Orientation orientation = drawing::Orientation::portrait;
  drawing::Paper paper = drawing::Paper::a4;
};

// A bitmap of line art, such as a remote engine's, as a page: flattened, cleaned, its gaps closed,
// traced to regions. Throws base::AppError(invalid, "photo_empty") for one without regions.
drawing::Picture trace_line_art(const Raster& bitmap, const LineArtPage& page);

}  // namespace photo
