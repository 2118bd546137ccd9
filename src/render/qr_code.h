#pragma once

#include <string>

#include "books/login_card.h"

namespace render {

// The QR code of a text, with error correction for 15 % of it. Throws std::length_error for a text that no
// code can hold (more than 2331 bytes).
books::QrSquares qr_code(const std::string& text);

}  // namespace render
