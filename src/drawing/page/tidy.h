#pragma once

#include "drawing/model/options.h"
#include "drawing/model/picture.h"
#include "drawing/page/figure.h"

namespace drawing::page {

// Joins regions that are too small to colour at that age with a neighbour, by leaving out the piece of line
// between them: a scrap of meadow between two bushes, a cranny beside a leg. Dots become black. Outlines of
// asked motifs stay whole; within one, its own small regions are joined.
void tidy(Picture& picture, Age age);

// The same for one figure by itself, whose line widths are factors of `pen_mm`: for pages whose symmetry asks
// for equal copies of it.
void tidy(Figure& figure, Age age, double pen_mm);

}  // namespace drawing::page
