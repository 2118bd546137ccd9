#pragma once

#include "base/random.h"
#include "drawing/page/figure.h"
#include "drawing/page/stage.h"

namespace drawing::special {

// How the band is filled.
enum class FrameStyle { stars, hearts, vine, lace, triangles, diamonds };
inline constexpr int frame_styles = 6;

// A decorated band around stage.frame: the band itself and, all along it, ornaments with the same one in each
// corner. Line widths are factors, as in all figures.
page::Figure ornament_frame(const page::Stage& stage, FrameStyle style);
// The same in a style that chance chooses.
page::Figure ornament_frame(const page::Stage& stage, base::Random& random);

// Puts a line around stage.frame and, where the stage asks for it, a decorated band around that.
void add_frame(Picture& picture, const page::Stage& stage, base::Random random);

}  // namespace drawing::special
