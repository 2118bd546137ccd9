#pragma once

#include <span>
#include <string>

#include "books/sheet.h"
#include "drawing/model/picture.h"
#include "geometry/affine.h"

namespace render {

// The PDF content that paints shapes in their order: white or black insides, black lines with round joins and
// caps, in DeviceGray, so that a copier sees pure black. `to_points` maps the shapes' millimetres to PDF
// points and must scale evenly. The content leaves the graphics state as it was.
std::string pdf_shapes(std::span<const drawing::Shape> shapes, const geometry::Affine& to_points);

// The same for one shape whose white is a colour, in DeviceRGB.
std::string pdf_coloured_shape(const books::ColouredShape& mark, const geometry::Affine& to_points);

// The same for a whole picture, cut at its clip rectangle; its frame follows last, uncut. With `colours`,
// which has one for each shape, it is painted coloured.
std::string pdf_picture(const drawing::Picture& picture, const geometry::Affine& to_points,
                        const books::PictureColours* colours = nullptr);

}  // namespace render
