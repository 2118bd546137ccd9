#include <algorithm>

#include "books/book_layout.h"
#include "books/credits.h"
#include "books/printable_text.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"

namespace books {
namespace {

using geometry::Rect;

// The sections as blocks of text at one scale of type.
struct CreditBlocks {
  struct Section {
    TextBlock heading;
    std::vector<TextBlock> paragraphs;
  };
  std::vector<Section> sections;
  double height_mm = 0;
};

constexpr double section_gap = 5.5, heading_gap = 0.8, paragraph_gap = 1.4;

CreditBlocks set_sections(const std::vector<CreditSection>& sections, double width_mm, double scale,
                          const TextMeasure& measure) {
  constexpr double unlimited_mm = 10'000;
  const double heading_mm = 12 * mm_per_point * scale, body_mm = 11 * mm_per_point * scale;
  const TextStyle heading{Face::bold, heading_mm, heading_mm, 1.35, false};
  const TextStyle body{Face::regular, body_mm, body_mm, 1.45, false};
  CreditBlocks blocks;
  for (const CreditSection& section : sections) {
    CreditBlocks::Section set;
    set.heading = fit_text(section.heading, heading, width_mm, unlimited_mm, measure);
    blocks.height_mm += set.heading.height_mm() + heading_gap * scale;
    for (const std::string& paragraph : section.paragraphs) {
      const std::string text = printable_line(paragraph, Face::regular, measure);
      set.paragraphs.push_back(fit_text(text, body, width_mm, unlimited_mm, measure));
      blocks.height_mm += set.paragraphs.back().height_mm() + paragraph_gap * scale;
    }
    blocks.height_mm += section_gap * scale;
    blocks.sections.push_back(std::move(set));
  }
  return blocks;
}

// A box with flowers and stars to try one's pencils on, between `top` and `bottom`; nothing where it would be
// cramped.
void add_colour_test(Sheet& sheet, const Rect& area, double scale, const TextMeasure& measure) {
  const double cell = 24 * scale, heading_height = 14 * scale;
  const int columns = std::max(1, static_cast<int>(area.width() / cell));
  const int rows = static_cast<int>(std::min(3.0, (area.height() - heading_height - 8 * scale) / cell));
  if (rows < 1) return;
  const double height = heading_height + rows * cell + 4 * scale;
  const Rect box{area.left, area.bottom - height, area.right, area.bottom};
  add(sheet, rounded_line(box, 5 * scale, 0.5));
  const double size = 12 * mm_per_point * scale;
  const TextBlock heading = fit_text("Farben ausprobieren", {Face::bold, size, size / 2, 1.2, false},
                                     box.width(), size * 2, measure);
  add(sheet, heading, box.left, box.right, box.top + 5 * scale, Align::center, 3);
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const geometry::Point center{box.center().x + (column + 0.5 - columns / 2.0) * cell,
                                   box.top + heading_height + (row + 0.5) * cell};
      add(sheet, (row + column) % 2 == 0 ? flower(center, cell * 0.36, 0.5) : star(center, cell * 0.38, 0.5));
    }
  }
}

}  // namespace

void lay_out_credits(Sheet& sheet, const BookContent& content, const TextMeasure& measure) {
  const double scale = sheet_scale(sheet);
  add(sheet, rounded_line(sheet.print_area, 7 * scale, 0.9 * scale));
  const Rect area = sheet.print_area.inflated(-14 * scale);
  double y = area.top;
  const TextStyle title_style{Face::bold, 24 * mm_per_point * scale, 10 * mm_per_point * scale, 1.2, true};
  const TextBlock title =
      fit_text("Über dieses Malbuch", title_style, area.width(), area.height() * 0.2, measure);
  add(sheet, title, area.left, area.right, y, Align::left);
  y += title.height_mm() + 8 * scale;

  // The sections shrink until they end on the page, in books by very many makers.
  const std::vector<CreditSection> sections = credits(content);
  double type_scale = std::max(scale, 0.8);  // on A5 the text would be too small
  CreditBlocks blocks = set_sections(sections, area.width(), type_scale, measure);
  while (blocks.height_mm > area.bottom - y && type_scale > 0.2 * scale) {
    type_scale *= 0.93;
    blocks = set_sections(sections, area.width(), type_scale, measure);
  }
  for (const CreditBlocks::Section& section : blocks.sections) {
    add(sheet, section.heading, area.left, area.right, y, Align::left, 3);
    y += section.heading.height_mm() + heading_gap * type_scale;
    for (const TextBlock& paragraph : section.paragraphs) {
      if (y + paragraph.height_mm() > area.bottom) break;
      add(sheet, paragraph, area.left, area.right, y, Align::left);
      y += paragraph.height_mm() + paragraph_gap * type_scale;
    }
    y += section_gap * type_scale;
  }
  add_colour_test(sheet, {area.left, y + 6 * scale, area.right, area.bottom}, scale, measure);
}

}  // namespace books
