#pragma once

#include <string>

#include "books/qr_squares.h"

namespace render {

// The QR code of a text, with error correction for 15 % of it. Throws std::length_error for a text that no
// code can hold (more than 2331 bytes).
books::QrSquares qr_code(const std::string& text);

// The same as an SVG document, with the white border that readers want.
std::string qr_code_svg(const std::string& text);

}  // namespace render
