#include "books/cover_wrap.h"

#include <algorithm>

#include "books/book_layout.h"
#include "books/page_exercise.h"
#include "books/page_plan.h"
#include "books/printable_text.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"

namespace books {
namespace {

using geometry::Rect;

constexpr Colour ground{186, 226, 246};
constexpr double bar_code_width_mm = 52, bar_code_height_mm = 32;

ColouredShape filled(const Rect& box, Colour colour) {
  ColouredShape mark;
  mark.shape.path.add_rect(box);
  mark.colour = colour;
  return mark;
}

// The pictures that the back shows: up to four, from all over the book, none that is the front's.
std::vector<std::size_t> shown_pages(const BookContent& content) {
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < content.pages.size(); ++i) {
    if (i != content.cover_page) others.push_back(i);
  }
  const std::size_t count = std::min<std::size_t>(4, others.size());
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < count; ++i) shown.push_back(others[i * others.size() / count]);
  return shown;
}

// Adds pictures in rows, as many in each as lets the first one be largest.
void add_pictures(Sheet& sheet, const BookContent& content, const std::vector<std::size_t>& pages,
                  const Rect& area, double gap) {
  if (pages.empty()) return;
  const auto cell = [&](std::size_t columns) {
    const std::size_t rows = (pages.size() + columns - 1) / columns;
    return SideSize{(area.width() + gap) / static_cast<double>(columns) - gap,
                    (area.height() + gap) / static_cast<double>(rows) - gap};
  };
  std::size_t columns = 1;
  double largest = 0;
  for (std::size_t i = 1; i <= pages.size(); ++i) {
    const SideSize size = cell(i);
    const double width = fitted(content.pages[pages.front()], {0, 0, size.width_mm, size.height_mm}).width();
    if (width > largest) largest = width, columns = i;
  }
  const SideSize size = cell(columns);
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const std::size_t column = i % columns, row = i / columns;
    const double left = area.left + static_cast<double>(column) * (size.width_mm + gap);
    const double top = area.top + static_cast<double>(row) * (size.height_mm + gap);
    add_picture(sheet, content, pages[i], {left, top, left + size.width_mm, top + size.height_mm});
  }
}

// Title, some pictures of the inside, and how many there are; the rest is free for a bar code.
void lay_out_back(Sheet& sheet, const BookContent& content, const PrintOptions& options,
                  const TextMeasure& measure) {
  if (options.colour_cover) add_ground(sheet, options);
  const double scale = sheet_scale(sheet);
  const Rect panel = sheet.print_area;
  add(sheet, rounded_line(panel, 7 * scale, 0.9));
  const Rect area = panel.inflated(-10 * scale);
  const double title_mm = 22 * mm_per_point * scale;
  const TextBlock title =
      fit_text(printed_title(content, measure), {Face::bold, title_mm, title_mm / 2, 1.2, true}, area.width(),
               area.height() * 0.2, measure);
  add(sheet, title, area.left, area.right, area.top, Align::center, 1);
  const double text_mm = 12 * mm_per_point * scale;
  const std::size_t count = content.pages.size();
  const bool has_exercises = !exercise_pages(content).empty();
  const std::string words =
      (count == 1 ? "Ein Bild" : std::to_string(count) + " Bilder") + " zum Ausmalen" +
      (has_exercises ? ", mit Aufgaben und Lösungen" : "") +
      (content.story ? (has_exercises ? " und einer Geschichte" : ", mit einer Geschichte") : "");
  const TextBlock line = fit_text(words, {Face::regular, text_mm, text_mm / 2, 1.3, true}, area.width(),
                                  area.height() * 0.12, measure);
  const double below_title = area.top + title.height_mm() + 5 * scale;
  add(sheet, line, area.left, area.right, below_title, Align::center);

  const double top = below_title + line.height_mm() + 8 * scale, bottom = area.bottom - bar_code_height_mm;
  add_pictures(sheet, content, shown_pages(content), {area.left, top, area.right, bottom}, 6 * scale);
  if (!options.colour_cover) return;
  // White, so that a scanner reads what is printed there.
  const Rect bar_code{area.right - bar_code_width_mm, area.bottom - bar_code_height_mm + 4, area.right,
                      area.bottom};
  sheet.marks.emplace_back(filled(bar_code, {}));
}

Sheet empty_spine(const Sheet& cover, double thickness_mm) {
  Sheet spine;
  spine.width_mm = cover.height_mm;
  spine.height_mm = thickness_mm;
  spine.print_area = {margin_mm, 0, spine.width_mm - margin_mm, thickness_mm};
  return spine;
}

void lay_out_spine(Sheet& sheet, const BookContent& content, const PrintOptions& options,
                   const TextMeasure& measure) {
  if (options.colour_cover) {
    const double bleed = bleed_mm(options.paper);
    sheet.marks.emplace_back(filled({-bleed, 0, sheet.width_mm + bleed, sheet.height_mm}, ground));
  }
  if (sheet.height_mm < thinnest_titled_spine_mm) return;
  // Print shops want 1.6 mm free on both sides.
  const double size = std::min(sheet.height_mm - 3.2, 6.0);
  const TextBlock title = fit_text(printed_title(content, measure), {Face::bold, size, size / 2, 1, false},
                                   sheet.print_area.width(), size, measure);
  const std::string text = title.lines.empty() ? "" : title.lines.front().text;
  sheet.marks.emplace_back(
      centered_text(text, Face::bold, title.size_mm, {sheet.width_mm / 2, sheet.height_mm / 2}, measure));
}

}  // namespace

double spine_mm(std::size_t sides) {
  constexpr double side_mm = 0.0572;
  const std::size_t of_whole_leaves = sides + sides % 2;
  return static_cast<double>(of_whole_leaves) * side_mm;
}

std::vector<Sheet> lay_out_wrap(const BookContent& content, const PrintOptions& options,
                                const TextMeasure& measure) {
  PrintOptions inside = options, bound = options;
  inside.part = BookPart::inside;
  const std::vector<PlannedSide> plan = plan_pages(content, inside);
  bound.part = BookPart::whole;
  bound.hole_margin = HoleMargin::none;
  const PlannedSide front = plan_pages(content, bound).front();
  std::vector<Sheet> sheets = {empty_sheet(bound, front), Sheet{}, empty_sheet(bound, front)};
  sheets[1] = empty_spine(sheets[0], spine_mm(plan.size()));
  lay_out_back(sheets[0], content, options, measure);
  lay_out_spine(sheets[1], content, options, measure);
  sheets[0].bookmark = "Umschlag";
  lay_out_cover(sheets[2], content, options, measure);
  return sheets;
}

void add_ground(Sheet& sheet, const PrintOptions& options) {
  const bool is_cut = options.bleed || options.part == BookPart::wrap;
  const Rect all = Rect{0, 0, sheet.width_mm, sheet.height_mm}.inflated(is_cut ? bleed_mm(options.paper) : 0);
  sheet.marks.emplace_back(filled(all, ground));
}

}  // namespace books
