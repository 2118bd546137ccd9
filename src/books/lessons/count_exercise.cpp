#include <algorithm>
#include <map>
#include <numeric>

#include "books/lessons/count_task.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/pen_letters.h"
#include "books/lessons/small_drawing.h"
#include "books/page_exercise.h"
#include "books/sheet_parts.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

using geometry::Rect;

void add(std::vector<Mark>& marks, const Ornament& ornament) {
  for (const drawing::Shape& shape : ornament) marks.emplace_back(shape);
}

// A ruled row with the figures 0 to 9 to trace, as many as fit.
void add_figures(std::vector<Mark>& marks, const Workplace& place, Ruling ruling, double left,
                 double baseline) {
  const RulingMeasures& measures = measures_of(ruling);
  add(marks, ruled_row(ruling, left, place.room.right, baseline));
  double x = left + 3;
  for (int figure = 0; figure <= 9; ++figure) {
    const std::string text = std::to_string(figure);
    const double width = pen_text_width(text, measures.x_height_mm);
    if (x + width > place.room.right - 2) break;
    add(marks, freed_strokes(text, measures.x_height_mm, {x, baseline}, measures.lines_mm));
    add(marks, dotted_pen_text(text, measures.x_height_mm, {x, baseline}, Starts::shown));
    x += std::max((place.room.right - left - 6) / 10, width + 2);
  }
}

// One thing to count: its drawing, its name, and a box for the number.
void add_question(std::vector<Mark>& marks, const Workplace& place, const CountGroup& group,
                  const Rect& cell) {
  const double s = place.scale, box = 12 * s;
  const Rect picture{cell.left + s, cell.top, cell.right - box - 3 * s, cell.bottom - 6.5 * s};
  add(marks, element_drawing(*place.picture(), group.example, picture, 0.45));
  const Rect square{cell.right - box - s, picture.center().y - box / 2, cell.right - s,
                    picture.center().y + box / 2};
  add(marks, rounded_line(square, 2 * s, 0.6));
  const double size = place.points(11);
  const double width = text_width_em(group.name, Face::regular, place.measure) * size;
  const double fitting = std::min(size, size * (cell.width() - 2 * s) / std::max(1.0, width));
  marks.emplace_back(centered_text(group.name, Face::regular, fitting,
                                   {cell.center().x, cell.bottom - 2.6 * s}, place.measure));
}

// "3 + 2 = 5": how many there are of all.
std::string sum_of(const std::vector<CountGroup>& groups) {
  std::string text;
  int total = 0;
  for (const CountGroup& group : groups) {
    text += (text.empty() ? "" : " + ") + std::to_string(group.count);
    total += group.count;
  }
  return text + " = " + std::to_string(total);
}

void add_total(std::vector<Mark>& marks, const Workplace& place, std::size_t groups, double middle_y) {
  const double s = place.scale, box = 11 * s, size = place.points(14);
  double x = place.room.center().x - static_cast<double>(groups + 1) * (box + 7 * s) / 2;
  const auto sign = [&](const std::string& text) {
    marks.emplace_back(centered_text(text, Face::regular, size, {x + 3.5 * s, middle_y}, place.measure));
    x += 7 * s;
  };
  for (std::size_t i = 0; i <= groups; ++i) {
    if (i > 0) sign(i == groups ? "=" : "+");
    add(marks, rounded_line({x, middle_y - box / 2, x + box, middle_y + box / 2}, 2 * s, 0.6));
    x += box;
  }
}

// Nobody counts one grandmother and one cake, and who adds up to a hundred counts no three fish.
bool is_worth_counting(const std::vector<CountGroup>& groups, LessonLevel level) {
  int most = 0, all = 0;
  for (const CountGroup& group : groups) {
    most = std::max(most, group.count);
    all += group.count;
  }
  if (level == LessonLevel::hard) return groups.size() > 1 && most >= 6 && all >= 14;
  if (level == LessonLevel::medium) return most >= 3 || (most == 2 && all >= 6);
  return most >= 3 || (most == 2 && all >= 4);
}

// Whether there are so many things of a name that they may be worth counting, seen or not: looking closely
// takes its time.
bool may_be_worth_counting(const drawing::Picture& picture, LessonLevel level) {
  std::map<std::string_view, int> named;
  for (const drawing::Element& element : picture.elements) {
    if (!element.name.empty()) ++named[element.name];
  }
  std::vector<CountGroup> all;
  for (const auto& entry : named) all.push_back({std::string(entry.first), entry.second, 0});
  return is_worth_counting(all, level);
}

// What stands in the picture's place where there is too little to count in it.
std::optional<Exercise> counting_in_fields(const Workplace& place, LessonLevel level) {
  std::optional<Exercise> exercise;
  if (level == LessonLevel::hard) {
    constexpr std::optional<Exercise> (*makers[])(const Workplace&) = {bundle_exercise, compare_exercise,
                                                                       tally_exercise};
    // In turn from page to page, so that a book has all of them.
    const auto turn = static_cast<std::size_t>(exercise_wish(place.content, place.page).redraw);
    exercise = makers[(place.page + turn) % std::size(makers)](place);
  }
  if (!exercise) exercise = quantity_exercise(place, level);
  if (exercise)
    exercise->notice = "In diesem Bild ist zu wenig eindeutig zu zählen. Hier wird in Feldern gezählt.";
  return exercise;
}

}  // namespace

std::optional<Exercise> count_exercise(const Workplace& place, LessonLevel level) {
  if (place.picture() == nullptr) return std::nullopt;
  if (!may_be_worth_counting(*place.picture(), level)) return counting_in_fields(place, level);
  const std::vector<CountGroup> groups = countable(*place.picture(), level);
  if (!is_worth_counting(groups, level)) return counting_in_fields(place, level);
  const double s = place.scale;
  const Ruling ruling = place.ruling;
  const RulingMeasures& measures = measures_of(ruling);
  Exercise exercise;
  exercise.signs = {Sign::count, Sign::write};
  exercise.title = "Suche und zähle";
  exercise.instruction = "Zähle im Bild und schreibe die Zahlen in die Kästchen.";
  // From the bottom upwards: figures to trace, a sum for the older ones, the questions, the picture.
  double bottom = place.room.bottom;
  add_figures(exercise.marks, place, ruling, place.room.left + 6, bottom - measures.descender_mm - 1);
  bottom -= measures.ascender_mm + measures.descender_mm + 5 * s;
  if (level == LessonLevel::hard && groups.size() > 1) {
    add_total(exercise.marks, place, groups.size(), bottom - 7 * s);
    bottom -= 16 * s;
  }
  const double question_height = 30 * s, width = place.room.width() / static_cast<double>(groups.size());
  const double cell_width = std::min(width, 60 * s);
  double left = place.room.center().x - cell_width * static_cast<double>(groups.size()) / 2;
  for (const CountGroup& group : groups) {
    add_question(exercise.marks, place, group,
                 {left + 2 * s, bottom - question_height, left + cell_width - 2 * s, bottom});
    exercise.solution.lines.push_back(group.name + ": " + std::to_string(group.count));
    left += cell_width;
  }
  if (level == LessonLevel::hard && groups.size() > 1) exercise.solution.lines.push_back(sum_of(groups));
  Rect room = place.room;
  room.bottom = bottom - question_height - 4 * s;
  const PictureMark picture = picture_mark(place.content, place.page, room);
  exercise.marks.emplace_back(picture);
  exercise.solution.marks.emplace_back(picture);
  exercise.solution.area = picture.area;
  return exercise;
}

Exercise figure_exercise(const Workplace& place) {
  const Ruling ruling = place.ruling;
  const RulingMeasures& measures = measures_of(ruling);
  Exercise exercise;
  exercise.signs = {Sign::write};
  exercise.title = "Zahlen schreiben";
  exercise.instruction = "Spure die Zahlen nach und schreibe dann selbst weiter.";
  Rect room = place.room;
  room.bottom = room.top + room.height() * 0.32;
  exercise.marks.emplace_back(picture_mark(place.content, place.page, room));
  const double left = place.room.left + (measures.lines_mm.size() == 4 ? measures.x_height_mm + 2 : 0);
  double baseline = room.bottom + measures.ascender_mm + 4;
  for (int figure = 1; baseline + measures.descender_mm <= place.room.bottom; ++figure) {
    const std::string text = std::to_string(figure % 10);
    add(exercise.marks, ruled_row(ruling, left, place.room.right, baseline));
    const double step = pen_text_width("8", measures.x_height_mm) * 1.8;
    for (int i = 0; i < 4; ++i) {
      const geometry::Point start{left + 3 + i * step, baseline};
      add(exercise.marks, freed_strokes(text, measures.x_height_mm, start, measures.lines_mm));
      add(exercise.marks,
          dotted_pen_text(text, measures.x_height_mm, start, i == 0 ? Starts::shown : Starts::hidden));
    }
    baseline += measures.row_mm;
  }
  exercise.solution.lines.push_back("Zahlen zum Nachspuren, ohne Lösung");
  return exercise;
}

}  // namespace books::lessons
