#include "books/reading_order.h"

#include <algorithm>

namespace books {
namespace {

// Texts whose baselines are no farther apart than this share of the type size stand in one row.
constexpr double row_share = 0.5;

const TextMark& text_at(const Sheet& sheet, std::size_t mark) {
  return std::get<TextMark>(sheet.marks[mark]);
}

bool begins_paragraph(const Sheet& sheet, std::size_t mark) {
  const auto* text = std::get_if<TextMark>(&sheet.marks[mark]);
  if (text == nullptr) return false;
  const auto* before = mark == 0 ? nullptr : std::get_if<TextMark>(&sheet.marks[mark - 1]);
  return text->block == 0 || before == nullptr || before->block != text->block;
}

struct DrawnArea {
  geometry::Rect operator()(const drawing::Shape& shape) const {
    return shape.path.empty() ? geometry::Rect{} : shape.path.bounds().inflated(shape.line_mm / 2);
  }
  geometry::Rect operator()(const ColouredShape& mark) const { return (*this)(mark.shape); }
  geometry::Rect operator()(const PictureMark& mark) const { return mark.area; }
  geometry::Rect operator()(const TextMark&) const { return {}; }
};

}  // namespace

std::vector<std::size_t> texts_in_reading_order(const Sheet& sheet, const Figure& figure) {
  std::vector<std::size_t> texts;
  for (std::size_t i = figure.first; i < figure.first + figure.count; ++i) {
    if (begins_paragraph(sheet, i)) texts.push_back(i);
  }
  std::stable_sort(texts.begin(), texts.end(), [&](std::size_t a, std::size_t b) {
    return text_at(sheet, a).start.y < text_at(sheet, b).start.y;
  });
  for (auto row = texts.begin(); row != texts.end();) {
    const TextMark& first = text_at(sheet, *row);
    const auto end = std::find_if(row, texts.end(), [&](std::size_t text) {
      return text_at(sheet, text).start.y > first.start.y + first.size_mm * row_share;
    });
    std::stable_sort(row, end, [&](std::size_t a, std::size_t b) {
      return text_at(sheet, a).start.x < text_at(sheet, b).start.x;
    });
    row = end;
  }
  return texts;
}

geometry::Rect drawn_area(const Sheet& sheet, const Figure& figure) {
  geometry::Rect area;
  for (std::size_t i = figure.first; i < figure.first + figure.count; ++i) {
    area.include(std::visit(DrawnArea{}, sheet.marks[i]));
  }
  return area;
}

}  // namespace books
