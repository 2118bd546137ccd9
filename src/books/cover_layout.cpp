#include <algorithm>

#include "books/book_layout.h"
#include "books/printable_text.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"

namespace books {
namespace {

using geometry::Rect;

// The label for the owner's name at the foot of the cover; returns its upper edge.
double add_owner_label(Sheet& sheet, const Rect& area, double scale, const TextMeasure& measure) {
  constexpr std::string_view words = "Dieses Malbuch gehört:";
  const double height = 15 * scale, width = std::min(area.width() * 0.92, 150 * scale);
  const double left = area.center().x - width / 2, padding = 6 * scale;
  const Rect label{left, area.bottom - height, left + width, area.bottom};
  add(sheet, rounded_line(label, height / 2, 0.7));
  const double size = 13.5 * mm_per_point * scale;
  const TextStyle style{Face::regular, size, size * 0.6, 1.2, false};
  const TextBlock text = fit_text(words, style, width * 0.5, height, measure);
  const double text_left = label.left + padding;
  const double top = label.center().y - text.height_mm() / 2;
  add(sheet, text, text_left, label.right, top, Align::left);
  const double baseline = label.center().y + size * 0.35 + 0.9 * scale;
  drawing::Shape rule;
  rule.path.move_to({text_left + text.lines.front().width_mm + 3 * scale, baseline});
  rule.path.line_to({label.right - padding - 2 * scale, baseline});
  rule.fill = drawing::Fill::none;
  rule.role = drawing::Role::detail;
  rule.line_mm = 0.35;
  sheet.marks.push_back(rule);
  return label.top;
}

// A pencil between two stars, the rule under the title.
void add_title_rule(Sheet& sheet, double center_x, double center_y, double scale) {
  const double length = 34 * scale, height = 4.4 * scale, aside = length / 2 + 6 * scale;
  add(sheet,
      pencil({center_x - length / 2, center_y - height / 2, center_x + length / 2, center_y + height / 2}));
  add(sheet, star({center_x - aside, center_y}, 2.6 * scale, 0.4));
  add(sheet, star({center_x + aside, center_y}, 2.6 * scale, 0.4));
}

}  // namespace

void lay_out_cover(Sheet& sheet, const BookContent& content, const TextMeasure& measure) {
  const double scale = sheet_scale(sheet);
  const Border border = scalloped_border(sheet.print_area, 9.5 * scale);
  add(sheet, border.shapes);
  const Rect area = border.inside.inflated(-5 * scale);

  const TextStyle title_style{Face::bold, 46 * mm_per_point * scale, 15 * mm_per_point * scale, 1.16, true};
  const TextBlock title = fit_text(printed_title(content, measure), title_style, area.width() - 6 * scale,
                                   area.height() * 0.24, measure);
  double y = area.top + 4 * scale;
  add(sheet, title, area.left, area.right, y, Align::center);
  y += title.height_mm() + 6 * scale;
  add_title_rule(sheet, area.center().x, y, scale);
  y += 6 * scale;

  const std::string description = printable_text(content.description, Face::regular, measure);
  if (!description.empty()) {
    const TextStyle style{Face::regular, 15 * mm_per_point * scale, 9.5 * mm_per_point * scale, 1.4, true};
    const TextBlock text =
        fit_text(description, style, area.width() - 16 * scale, area.height() * 0.13, measure);
    add(sheet, text, area.left, area.right, y, Align::center);
    y += text.height_mm();
  }

  const double label_top = add_owner_label(sheet, area, scale, measure);
  constexpr double frame_mm = 3.7;  // what the frame takes on each side
  const Rect room{area.left, y + 5 * scale, area.right, label_top - 6 * scale};
  const Rect picture = fitted(content.pages.front(), room.inflated(-frame_mm - 1));
  const Border frame = picture_frame(picture.inflated(frame_mm + 1));
  add(sheet, frame.shapes);
  add_picture(sheet, content, 0, picture);
}

}  // namespace books
