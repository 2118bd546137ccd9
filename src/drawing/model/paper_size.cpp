#include "drawing/model/paper_size.h"

#include <utility>

namespace drawing {
namespace {

PaperSize upright(Paper paper) {
  switch (paper) {
    case Paper::a5:
      return {148, 210};
    case Paper::letter:
      return {215.9, 279.4};
    case Paper::a4:
      break;
  }
  return {210, 297};
}

}  // namespace

PaperSize paper_size(Paper paper, Orientation orientation) {
  PaperSize size = upright(paper);
  if (orientation == Orientation::landscape) std::swap(size.width_mm, size.height_mm);
  return size;
}

}  // namespace drawing
