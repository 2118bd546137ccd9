#include "books/sheet_parts.h"

#include <algorithm>

#include "books/picture_source.h"

namespace books {

void add(Sheet& sheet, const Ornament& ornament) {
  sheet.marks.insert(sheet.marks.end(), ornament.begin(), ornament.end());
}

void add(Sheet& sheet, const TextBlock& block, double left_mm, double right_mm, double top_mm, Align align) {
  // Within its line a letter's body hangs so that capitals stand in the middle.
  const double to_baseline = block.line_height_mm / 2 + block.size_mm * 0.35;
  double baseline = top_mm + to_baseline;
  for (const TextLine& line : block.lines) {
    const double x = align == Align::left ? left_mm : (left_mm + right_mm - line.width_mm) / 2;
    sheet.marks.push_back(TextMark{line.text, block.face, block.size_mm, {x, baseline}});
    baseline += block.line_height_mm;
  }
}

geometry::Rect fitted(const Page& page, const geometry::Rect& box) {
  const geometry::Rect source = source_area(page);
  const double scale = std::min(box.width() / source.width(), box.height() / source.height());
  const double width = source.width() * scale, height = source.height() * scale;
  const geometry::Point middle = box.center();
  return {middle.x - width / 2, middle.y - height / 2, middle.x + width / 2, middle.y + height / 2};
}

void add_picture(Sheet& sheet, const BookContent& content, std::size_t page, const geometry::Rect& box) {
  const geometry::Rect source = source_area(content.pages[page]);
  const geometry::Rect area = fitted(content.pages[page], box);
  const double scale = area.width() / source.width();
  const geometry::Affine to_sheet{
      scale, 0, 0, scale, area.left - source.left * scale, area.top - source.top * scale};
  sheet.marks.push_back(PictureMark{page, to_sheet, area});
}

}  // namespace books
