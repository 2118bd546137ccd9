#pragma once

#include <vector>

#include "drawing/model/picture.h"
#include "geometry/rect.h"

namespace books {

// The squares of a QR code, row by row; true is black. Without the white border that readers want.
struct QrSquares {
  int size = 0;
  std::vector<bool> dark;
};

// The black squares as one path: runs of a row are one rectangle each.
drawing::Shape qr_shape(const QrSquares& code, const geometry::Rect& box);

}  // namespace books
