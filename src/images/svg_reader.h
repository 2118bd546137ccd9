#pragma once

#include <string_view>

#include "photo/raster.h"

namespace images {

// Paints a line drawing in SVG on white, its longer side `wanted_side_px` or 4000 pixels, whichever is less.
// What is read is a small part of SVG 1.1: paths, basic shapes and groups, with transforms, filled and
// stroked in black and white; what describes the drawing for programs and people is passed over. Nothing is
// ever fetched or run. Throws base::AppError(invalid): image_svg_part with the name of what else is in it,
// image_svg_colour, image_svg_complex for more than a drawing needs, image_damaged, image_cut_off.
photo::Raster read_svg(std::string_view file, int wanted_side_px);

}  // namespace images
