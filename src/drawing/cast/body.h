#pragma once

#include <memory>
#include <string_view>

#include "drawing/motifs/motif.h"

namespace drawing::cast {

// Many drawings of animals and people are heads only. This gives such a head a body to sit or stand on, all
// within one unit square; nullptr for drawings that are whole already.
std::shared_ptr<const motifs::Motif> with_body(const motifs::Motif& head);

// Whether the drawing is a head, or ends in a cut at its lower edge as a bust does: something has to stand
// before it.
bool is_bust(std::string_view motif);

}  // namespace drawing::cast
