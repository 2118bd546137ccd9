#include "books/lessons/exercise_layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "books/lessons/labyrinth_way.h"
#include "books/lessons/signs.h"
#include "books/page_exercise.h"
#include "books/picture_source.h"
#include "books/printable_text.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

using geometry::Affine;
using geometry::Point;
using geometry::Rect;

Ruling ruling_for(const BookContent& content, std::size_t page, const PrintOptions& options) {
  if (options.ruling) return static_cast<Ruling>(*options.ruling);
  return ruling_of(lesson_of(content, page)->level);
}

double head_height(const Sheet& sheet, const PrintOptions& options) {
  return (options.name_line ? 31 : 20) * sheet_scale(sheet);
}

constexpr double foot_mm = 8;

// "Name: ________   Datum: ______" across the sheet, with the child's name where it is known.
void add_name_line(Sheet& sheet, const std::string& child_name, const TextMeasure& measure) {
  const double scale = sheet_scale(sheet), size = 11.5 * mm_per_point * scale;
  const Rect& area = sheet.print_area;
  const double baseline = area.top + 5 * scale;
  const auto field = [&](const std::string& label, double left, double right) {
    sheet.marks.emplace_back(TextMark{label, Face::regular, size, {left, baseline}});
    const double width = text_width_em(label, Face::regular, measure) * size;
    sheet.marks.emplace_back(
        straight_line({left + width + 2 * scale, baseline + 0.8}, {right, baseline + 0.8}, 0.3));
  };
  const double split = area.left + area.width() * 0.64;
  field("Name:", area.left, split - 6 * scale);
  if (!child_name.empty()) {
    const double left = area.left + text_width_em("Name:", Face::regular, measure) * size + 4 * scale;
    const double width_em = text_width_em(child_name, Face::bold, measure);
    const double fit = std::min(size * 1.1, (split - 8 * scale - left) / width_em);
    sheet.marks.emplace_back(TextMark{child_name, Face::bold, fit, {left, baseline}});
  }
  field("Datum:", split, area.right);
}

// One to three stars and the school year, at the right end of the title's line. Returns where they begin.
double add_level(Sheet& sheet, LessonLevel level, double top, const TextMeasure& measure) {
  const double scale = sheet_scale(sheet), size = 10.5 * mm_per_point * scale, middle = top + 4.5 * scale;
  const std::string name(name_of(level));
  const double width = text_width_em(name, Face::regular, measure) * size;
  double x = sheet.print_area.right - width;
  sheet.marks.emplace_back(
      TextMark{name, Face::regular, size, {x, middle + measure.cap_height_em(Face::regular) * size / 2}});
  for (int i = 0; i <= static_cast<int>(level); ++i) {
    x -= 5.4 * scale;
    add(sheet, star({x + 1.5 * scale, middle}, 2.2 * scale, 0.4));
  }
  return x;
}

void add_head(Sheet& sheet, const Exercise& exercise, const PrintOptions& options,
              const std::string& child_name, const TextMeasure& measure) {
  const double scale = sheet_scale(sheet);
  const Rect& area = sheet.print_area;
  double top = area.top;
  if (options.name_line) {
    add_name_line(sheet, child_name, measure);
    top += 11 * scale;
  }
  const double right = add_level(sheet, exercise.level, top, measure) - 3 * scale;
  const double title_mm = 19 * mm_per_point * scale;
  const TextBlock title = fit_text(exercise.title, {Face::bold, title_mm, title_mm / 2, 1.2, false},
                                   right - area.left, 9 * scale, measure);
  add(sheet, title, area.left, right, top, Align::left);
  double left = area.left;
  const double sign_mm = 8 * scale;
  for (const Sign sign : exercise.signs) {
    add(sheet, drawing_of(sign, {left, top + 9.6 * scale, left + sign_mm, top + 9.6 * scale + sign_mm}));
    left += sign_mm + 1.6 * scale;
  }
  left += scale;
  const double text_mm = 12.5 * mm_per_point * scale;
  const TextBlock instruction =
      fit_text(exercise.instruction, {Face::regular, text_mm, text_mm / 2, 1.25, false}, area.right - left,
               8.5 * scale, measure);
  add(sheet, instruction, left, area.right, top + 9.6 * scale + (sign_mm - instruction.height_mm()) / 2,
      Align::left);
}

void add_foot(Sheet& sheet, const Exercise& exercise, int number, const TextMeasure& measure) {
  const double scale = sheet_scale(sheet), size = 9 * mm_per_point * std::max(scale, 0.85);
  std::string text = "Aufgabe zu Seite " + std::to_string(number);
  if (!exercise.notice.empty()) text += ". " + exercise.notice;
  const Rect& area = sheet.print_area;
  const TextBlock line =
      fit_text(text, {Face::regular, size, size * 0.6, 1.2, false}, area.width(), 5 * scale, measure);
  add(sheet, line, area.left, area.right, area.bottom - line.height_mm(), Align::center);
}

Mark moved(const Mark& mark, const Affine& map) {
  if (const auto* shape = std::get_if<drawing::Shape>(&mark)) {
    drawing::Shape copy = *shape;
    copy.path = copy.path.transformed(map);
    copy.line_mm *= map.a;
    return copy;
  }
  if (const auto* text = std::get_if<TextMark>(&mark)) {
    TextMark copy = *text;
    copy.size_mm *= map.a;
    copy.start = map(text->start);
    return copy;
  }
  if (const auto* coloured = std::get_if<ColouredShape>(&mark)) {
    return ColouredShape{std::get<drawing::Shape>(moved(coloured->shape, map)), coloured->colour};
  }
  PictureMark picture = std::get<PictureMark>(mark);
  picture.to_sheet = map * picture.to_sheet;
  const Point corner = map({picture.area.left, picture.area.top});
  const Point opposite = map({picture.area.right, picture.area.bottom});
  picture.area = {corner.x, corner.y, opposite.x, opposite.y};
  return picture;
}

// Adds what belongs to one drawing. Its blocks of text are numbered by themselves: on the sheet another one
// may have their numbers.
void add_drawing(Sheet& sheet, const std::vector<Mark>& marks, std::string description) {
  const std::size_t first = sheet.marks.size();
  for (const Mark& mark : marks) {
    sheet.marks.push_back(mark);
    if (auto* text = std::get_if<TextMark>(&sheet.marks.back()); text != nullptr && text->block != 0) {
      text->block += first;
    }
  }
  if (!marks.empty()) sheet.figures.push_back({first, marks.size(), std::move(description)});
}

// The part of a solution's drawing that has ink, so that small ones fill their box; all of it where a picture
// is part of it.
Rect inked_area(const Solution& solution, const TextMeasure& measure) {
  constexpr double air_mm = 0.5;
  Rect ink;
  for (const Mark& mark : solution.marks) {
    if (const auto* shape = std::get_if<drawing::Shape>(&mark)) {
      ink.include(shape->path.bounds().inflated(shape->line_mm / 2));
    } else if (const auto* text = std::get_if<TextMark>(&mark)) {
      const double width = text_width_em(text->text, text->face, measure) * text->size_mm;
      ink.include(Rect{text->start.x, text->start.y - text->size_mm, text->start.x + width,
                       text->start.y + text->size_mm * 0.4});
    } else {
      return solution.area;
    }
  }
  return ink.empty() ? solution.area : ink.inflated(air_mm);
}

// One solution in its box: heading, drawing, words.
void add_solution(Sheet& sheet, const std::string& title, const Solution& solution, int number,
                  const Rect& box, const TextMeasure& measure) {
  const double scale = std::max(sheet_scale(sheet), 0.8);
  add(sheet, rounded_line(box, 4 * scale, 0.4));
  const Rect inner = box.inflated(-4 * scale);
  const double heading_mm = 10.5 * mm_per_point * scale;
  const TextBlock heading =
      fit_text("Seite " + std::to_string(number) + ": " + title,
               {Face::bold, heading_mm, heading_mm * 0.6, 1.25, false}, inner.width(), 6 * scale, measure);
  add(sheet, heading, inner.left, inner.right, inner.top, Align::left, 3);
  // The words take what they need at the foot, at most half of the box.
  std::string words;
  for (const std::string& line : solution.lines) words += (words.empty() ? "" : "\n") + line;
  // Words alone are the solution, and large; beside a drawing they are its caption.
  const double text_mm = (solution.marks.empty() ? 12 : 9) * mm_per_point * scale;
  const double free = inner.height() - heading.height_mm() - 3 * scale;
  const double share = solution.marks.empty() ? 1 : 0.45;
  words = printable_text(words, Face::regular, measure);
  const TextBlock text = fit_text(words, {Face::regular, text_mm, 5.5 * mm_per_point, 1.28, false},
                                  inner.width(), free * share, measure);
  const double text_top =
      solution.marks.empty() ? inner.top + heading.height_mm() + 2 * scale : inner.bottom - text.height_mm();
  add(sheet, text, inner.left, inner.right, text_top, Align::left);
  if (solution.marks.empty()) return;
  const Rect room{inner.left, inner.top + heading.height_mm() + 2 * scale, inner.right, text_top - 2 * scale};
  const Rect ink = inked_area(solution, measure);
  const double ratio = std::min({1.0, room.width() / ink.width(), room.height() / ink.height()});
  const Point from = ink.center(), to = room.center();
  const Affine map{ratio, 0, 0, ratio, to.x - from.x * ratio, to.y - from.y * ratio};
  std::vector<Mark> marks;
  for (const Mark& mark : solution.marks) marks.push_back(moved(mark, map));
  add_drawing(sheet, marks, "Zeichnung zur Lösung von Seite " + std::to_string(number));
}

// What a print shop binds has no colour but on its cover.
void without_colours(Solution& solution) {
  for (Mark& mark : solution.marks) {
    if (auto* picture = std::get_if<PictureMark>(&mark)) picture->colours.reset();
  }
}

// The way through a labyrinth that is a page of its own.
Solution labyrinth_solution(const BookContent& content, std::size_t page) {
  const auto& picture = std::get<drawing::Picture>(content.pages[page].picture);
  const std::optional<LabyrinthWay> way = way_through(picture);
  Solution solution;
  if (!way) {
    solution.lines.emplace_back("In diesem Bild wurde kein Weg gefunden.");
    return solution;
  }
  solution.area = source_area(content.pages[page]);
  solution.marks.emplace_back(PictureMark{page, Affine{}, solution.area});
  drawing::Shape line;
  line.path = way->line;
  line.fill = drawing::Fill::none;
  line.role = drawing::Role::detail;
  line.line_mm = way->width_mm;
  solution.marks.emplace_back(std::move(line));
  return solution;
}

}  // namespace

Rect exercise_room(const Sheet& sheet, const PrintOptions& options) {
  Rect room = sheet.print_area;
  room.top += head_height(sheet, options);
  room.bottom -= foot_mm * sheet_scale(sheet);
  return room;
}

ExerciseSheets::ExerciseSheets(const BookContent& content, const PrintOptions& options,
                               const std::vector<PlannedSide>& plan, const TextMeasure& measure)
    : content_(content), options_(options), plan_(plan), measure_(measure), made_(content.pages.size()) {}

const Exercise& ExerciseSheets::exercise_of(std::size_t page) {
  std::optional<Exercise>& exercise = made_[page];
  if (exercise) return *exercise;
  const auto own = std::find_if(plan_.begin(), plan_.end(), [&](const PlannedSide& planned) {
    const auto* side = std::get_if<ExerciseSide>(&planned.kind);
    return side != nullptr && side->page == page;
  });
  const Sheet sheet = empty_sheet(options_, *own);
  exercise = make_exercise(content_, page, exercise_room(sheet, options_), sheet_scale(sheet),
                           ruling_for(content_, page, options_), measure_);
  return *exercise;
}

void ExerciseSheets::lay_out(Sheet& sheet, const ExerciseSide& side) {
  const Exercise& exercise = exercise_of(side.page);
  sheet.bookmark = "Aufgabe zu Seite " + std::to_string(side.number) + ": " + exercise.title;
  add_head(sheet, exercise, options_, printable_line(content_.child_name, Face::bold, measure_), measure_);
  add_drawing(sheet, exercise.marks, "Zeichnung zur Aufgabe „" + exercise.title + "“");
  add_foot(sheet, exercise, side.number, measure_);
}

void ExerciseSheets::lay_out(Sheet& sheet, const SolutionsSide& side) {
  const double scale = sheet_scale(sheet);
  sheet.bookmark = "Lösungen";
  const Rect& area = sheet.print_area;
  const double title_mm = 17 * mm_per_point * scale;
  const TextBlock title = fit_text("Lösungen", {Face::bold, title_mm, title_mm / 2, 1.2, false}, area.width(),
                                   9 * scale, measure_);
  add(sheet, title, area.left, area.right, area.top, Align::left);
  const double gap = 5 * scale, top = area.top + 11 * scale;
  const double rows = static_cast<double>(solutions_per_side(content_)) / 2;
  const double width = (area.width() - gap) / 2, height = (area.bottom - top + gap) / rows - gap;
  const std::vector<Solved> parts = solved_parts(content_);
  for (std::size_t i = 0; i < side.count; ++i) {
    const std::size_t column = i % 2, row = i / 2;
    const auto [page, what] = parts.at(side.first + i);
    const double left = area.left + static_cast<double>(column) * (width + gap);
    const double box_top = top + static_cast<double>(row) * (height + gap);
    const Rect box{left, box_top, left + width, box_top + height};
    const int number = static_cast<int>(page) + 1;
    if (what == Solved::What::picture) {
      add_solution(sheet, "Labyrinth", labyrinth_solution(content_, page), number, box, measure_);
    } else {
      const Exercise& exercise = exercise_of(page);
      Solution solution = exercise.solution;
      if (options_.part == BookPart::inside) without_colours(solution);
      add_solution(sheet, exercise.title, solution, number, box, measure_);
    }
  }
}

}  // namespace books::lessons
