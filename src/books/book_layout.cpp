#include "books/book_layout.h"

#include "books/cover_wrap.h"
#include "books/lessons/exercise_layout.h"
#include "books/page_plan.h"
#include "books/print_check.h"
#include "books/printable_text.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"
#include "books/sound_chart.h"

namespace books {
namespace {

constexpr double badge_radius_mm = 4.2;
constexpr double badge_gap_mm = 3;

// Puts the content of each kind of side on its sheet.
class SideLayout {
 public:
  SideLayout(Sheet& sheet, const BookContent& content, const PrintOptions& options,
             lessons::ExerciseSheets& exercises, const TextMeasure& measure)
      : sheet_(sheet), content_(content), options_(options), exercises_(exercises), measure_(measure) {}

  void operator()(const CoverSide&) const {
    sheet_.bookmark = "Titelblatt";
    lay_out_cover(sheet_, content_, options_, measure_);
  }
  void operator()(const PictureSide& side) const {
    sheet_.bookmark = "Seite " + std::to_string(side.number);
    const std::string caption = printable_line(content_.pages[side.page].caption, Face::regular, measure_);
    if (!caption.empty()) sheet_.bookmark += ": " + caption;
    lay_out_picture(sheet_, content_, side, measure_);
  }
  void operator()(const ExerciseSide& side) const { exercises_.lay_out(sheet_, side); }
  void operator()(const SolutionsSide& side) const { exercises_.lay_out(sheet_, side); }
  void operator()(const StorySide& side) const {
    if (side.page == 0) sheet_.bookmark = "Geschichte";
    lay_out_story(sheet_, content_, side, measure_);
  }
  void operator()(const BlankSide&) const {}
  void operator()(const SoundChartSide&) const {
    sheet_.bookmark = "Anlauttabelle";
    lay_out_sound_chart(sheet_, measure_);
  }
  void operator()(const CreditsSide&) const {
    sheet_.bookmark = "Quellen und Lizenzen";
    lay_out_credits(sheet_, content_, measure_);
  }

 private:
  Sheet& sheet_;
  const BookContent& content_;
  const PrintOptions& options_;
  lessons::ExerciseSheets& exercises_;
  const TextMeasure& measure_;
};

}  // namespace

void lay_out_picture(Sheet& sheet, const BookContent& content, const PictureSide& side,
                     const TextMeasure& measure) {
  const double scale = sheet_scale(sheet), radius = badge_radius_mm * scale;
  geometry::Rect room = sheet.print_area;
  const geometry::Point badge{room.center().x, room.bottom - radius};
  room.bottom -= 2 * radius + badge_gap_mm * scale;
  add_picture(sheet, content, side.page, room);

  add(sheet, number_badge(badge, radius));
  const std::string number = std::to_string(side.number);
  const double size = (number.size() < 3 ? 11.5 : 9) * mm_per_point * scale;
  const double width = text_width_em(number, Face::bold, measure) * size;
  const double half_height = measure.cap_height_em(Face::bold) * size / 2;
  sheet.marks.push_back(TextMark{number, Face::bold, size, {badge.x - width / 2, badge.y + half_height}});
}

std::vector<Sheet> lay_out(const BookContent& content, const PrintOptions& options,
                           const TextMeasure& measure) {
  require_printable(content);
  if (options.part == BookPart::wrap) return lay_out_wrap(content, options, measure);
  const std::vector<PlannedSide> plan = plan_pages(content, options);
  lessons::ExerciseSheets exercises(content, options, plan, measure);
  std::vector<Sheet> sheets;
  for (const PlannedSide& side : plan) {
    const bool is_solution = std::holds_alternative<SolutionsSide>(side.kind);
    if (options.part == BookPart::solutions && !is_solution) continue;
    sheets.push_back(empty_sheet(options, side));
    std::visit(SideLayout(sheets.back(), content, options, exercises, measure), side.kind);
  }
  return sheets;
}

Sheet lay_out_side(const BookContent& content, const PrintOptions& options,
                   const std::vector<PlannedSide>& plan, std::size_t index, const TextMeasure& measure) {
  require_printable(content);
  lessons::ExerciseSheets exercises(content, options, plan, measure);
  Sheet sheet = empty_sheet(options, plan.at(index));
  std::visit(SideLayout(sheet, content, options, exercises, measure), plan[index].kind);
  return sheet;
}

Sheet lay_out_single(const BookContent& content, BookPaper paper, const TextMeasure& measure) {
  require_printable(content);
  Sheet sheet = empty_sheet({.paper = paper}, plan_single(content.pages.front()));
  sheet.bookmark = printable_line(content.pages.front().caption, Face::regular, measure);
  add_picture(sheet, content, 0, sheet.print_area);
  return sheet;
}

std::string printed_title(const BookContent& content, const TextMeasure& measure) {
  const std::string title = printable_line(content.title, Face::bold, measure);
  return title.empty() ? "Mein Malbuch" : title;
}

}  // namespace books
