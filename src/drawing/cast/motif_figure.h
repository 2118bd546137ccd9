#pragma once

#include "base/random.h"
#include "drawing/motifs/motif.h"
#include "drawing/page/figure.h"
#include "drawing/page/stage.h"

namespace drawing::cast {

// Which of a motif's drawings a page gets: small children get the second, simpler one; where that is as good
// as the first, `random` gives it to every other page for older children, so that two pages differ. Takes one
// number from `random`, whatever the motif. The drawing lives as long as the motif.
const motifs::Motif& drawing_for(const motifs::Motif& motif, Age age, base::Random& random);

// Whether a page shows the motif's simple form where its unit square is `scale` millimetres wide: small
// children and small sizes get it.
bool drawn_simple(const motifs::Motif& motif, double scale, const page::Stage& stage);

// The motif as a figure on the page: `map` takes its unit square there. Shapes whose inside would be too
// narrow to colour at that size are left out, as their outlines would run together to a black spot.
page::Figure motif_figure(const motifs::Motif& motif, const geometry::Affine& map, const page::Stage& stage);

}  // namespace drawing::cast
