#include "books/sheet_parts.h"

#include <algorithm>

#include "books/picture_source.h"

namespace books {

void add(Sheet& sheet, const Ornament& ornament) {
  sheet.marks.insert(sheet.marks.end(), ornament.begin(), ornament.end());
}

void add_coloured(Sheet& sheet, const Ornament& ornament, std::span<const Colour> colours) {
  for (std::size_t i = 0; i < ornament.size(); ++i) {
    sheet.marks.emplace_back(ColouredShape{ornament[i], colours[i % colours.size()]});
  }
}

void add(Sheet& sheet, const TextBlock& block, double left_mm, double right_mm, double top_mm, Align align,
         int heading) {
  // Within its line a letter's body hangs so that capitals stand in the middle.
  const double to_baseline = block.line_height_mm / 2 + block.size_mm * 0.35;
  double baseline = top_mm + to_baseline;
  const std::size_t paragraph = sheet.marks.size() + 1;
  for (const TextLine& line : block.lines) {
    const double x = align == Align::left ? left_mm : (left_mm + right_mm - line.width_mm) / 2;
    sheet.marks.push_back(TextMark{line.text,
                                   block.face,
                                   block.size_mm,
                                   {x, baseline},
                                   paragraph,
                                   block.face == Face::bold ? heading : 0,
                                   line.end});
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

PictureMark picture_mark(const BookContent& content, std::size_t page, const geometry::Rect& box) {
  const geometry::Rect source = source_area(content.pages[page]);
  const geometry::Rect area = fitted(content.pages[page], box);
  const double scale = area.width() / source.width();
  const geometry::Affine to_sheet{
      scale, 0, 0, scale, area.left - source.left * scale, area.top - source.top * scale};
  return {page, to_sheet, area};
}

void add_picture(Sheet& sheet, const BookContent& content, std::size_t page, const geometry::Rect& box) {
  sheet.marks.push_back(picture_mark(content, page, box));
}

drawing::Shape straight_line(geometry::Point from, geometry::Point to, double line_mm) {
  drawing::Shape shape;
  shape.path.move_to(from);
  shape.path.line_to(to);
  shape.fill = drawing::Fill::none;
  shape.role = drawing::Role::detail;
  shape.line_mm = line_mm;
  return shape;
}

TextMark centered_text(const std::string& text, Face face, double size_mm, geometry::Point center,
                       const TextMeasure& measure) {
  const double width = text_width_em(text, face, measure) * size_mm;
  const double half_height = measure.cap_height_em(face) * size_mm / 2;
  return {text, face, size_mm, {center.x - width / 2, center.y + half_height}};
}

}  // namespace books
