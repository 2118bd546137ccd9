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

std::string qr_code_svg(const std::string& text) {
  constexpr int border = 4;
  const books::QrSquares code = qr_code(text);
  const std::string side = std::to_string(code.size + 2 * border);
  std::string path;
  for (int row = 0; row < code.size; ++row) {
    for (int column = 0; column < code.size; ++column) {
      if (!code.dark[static_cast<std::size_t>(row * code.size + column)]) continue;
      path += "M" + std::to_string(column + border) + " " + std::to_string(row + border) + "h1v1h-1z";
    }
  }
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + " " + side +
         "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + side + "v" + side +
         "H0z\"/><path d=\"" + path + "\"/></svg>";
}

}  // namespace render
