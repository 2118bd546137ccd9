#pragma once

#include "drawing/compose/figure.h"
#include "drawing/compose/stage.h"
#include "drawing/motifs/motif.h"

namespace drawing::compose {

// The motif as a figure on the page: `map` takes its unit square there. Small children and small sizes get
// its simple form; shapes whose inside would be too narrow to colour at that size are left out, as their
// outlines would run together to a black spot.
Figure motif_figure(const motifs::Motif& motif, const geometry::Affine& map, const Stage& stage);

}  // namespace drawing::compose
