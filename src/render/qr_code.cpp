#include "render/qr_code.h"

#include <qrcodegen/qrcodegen.hpp>

namespace render {

books::QrSquares qr_code(const std::string& text) {
  using qrcodegen::QrCode;
  const QrCode code = QrCode::encodeText(text.c_str(), QrCode::Ecc::MEDIUM);
  books::QrSquares squares{code.getSize(), {}};
  for (int row = 0; row < squares.size; ++row) {
    for (int column = 0; column < squares.size; ++column) squares.dark.push_back(code.getModule(column, row));
  }
  return squares;
}

}  // namespace render
