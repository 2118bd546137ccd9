#pragma once

#include "base/random.h"
#include "drawing/compose/figure.h"
#include "drawing/compose/stage.h"

namespace drawing::special {

// How wide the band of a decorated frame is, in millimetres.
inline constexpr double frame_band_mm = 9;

// How the band is filled.
enum class FrameStyle { stars, hearts, vine, lace, triangles, diamonds };
inline constexpr int frame_styles = 6;

// A decorated band around stage.frame: the band itself and, all along it, ornaments with the same one in each
// corner. Line widths are factors, as in all figures.
compose::Figure ornament_frame(const compose::Stage& stage, FrameStyle style);
// The same in a style that chance chooses.
compose::Figure ornament_frame(const compose::Stage& stage, base::Random& random);

}  // namespace drawing::special
