#pragma once

#include <memory>

#include "drawing/language/lexicon.h"
#include "drawing/motifs/motif.h"

namespace drawing::cast {

// Many drawings of animals and people are heads only. This gives such a head a body to sit or stand on, all
// within one unit square; nullptr for drawings that are whole already, and for busts, which nobody can
// finish.
std::shared_ptr<const motifs::Motif> with_body(const motifs::Motif& head, language::HeadOnly kind);

}  // namespace drawing::cast
