#include <cmath>
#include <numbers>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/pen_letters.h"
#include "books/lessons/task_sheet.h"
#include "books/ornament.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

// The movements that letters are made of.
enum class Swing { zigzag, wave, arcade, garland, loop, high_loop, battlement };

// One unit of the movement as a curve from x = 0 to 1, y from 0 (written line) up to 1.
Point point_of(Swing swing, double t) {
  constexpr double pi = std::numbers::pi;
  switch (swing) {
    case Swing::zigzag:
      return {t, t < 0.5 ? 2 * t : 2 - 2 * t};
    case Swing::wave:
      return {t, 0.5 - 0.5 * std::cos(2 * pi * t)};
    case Swing::arcade:
      return {t, std::sin(pi * t)};
    case Swing::garland:
      return {t, 1 - std::sin(pi * t)};
    case Swing::loop:
      return {t + 0.42 * std::sin(2 * pi * t), 0.5 - 0.5 * std::cos(2 * pi * t)};
    case Swing::high_loop:
      return {t + 0.34 * std::sin(2 * pi * t), 0.5 - 0.5 * std::cos(2 * pi * t)};
    case Swing::battlement:
      return {t <= 0.25 ? 0 : t >= 1 ? 1 : 0.5, t > 0.1 && t < 0.6 ? 1.0 : 0.0};
  }
  return {};
}

int steps_of(Swing swing) {
  return swing == Swing::zigzag ? 2 : swing == Swing::battlement ? 4 : 24;
}

// A row of `count` swings between two ends, `height` high above its line. High loops change with low ones.
geometry::Path row_of(Swing swing, int count, double left, double right, double baseline, double height) {
  geometry::Path path;
  const int steps = steps_of(swing);
  const double width = (right - left) / count;
  for (int i = 0; i < count; ++i) {
    const double high = swing == Swing::high_loop && i % 2 == 1 ? height / 2 : height;
    for (int k = i == 0 ? 0 : 1; k <= steps; ++k) {
      const Point p = point_of(swing, static_cast<double>(k) / steps);
      const Point at{left + (i + p.x) * width, baseline - p.y * high};
      if (path.empty()) {
        path.move_to(at);
      } else {
        path.line_to(at);
      }
    }
  }
  return path;
}

// Which movements a level has to choose from, so that the sheets of a book differ.
struct SwingRules {
  std::vector<Swing> movements;
  std::size_t rows;
  int count;  // swings in a row
};

SwingRules swing_rules(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return {
          {Swing::wave, Swing::zigzag, Swing::arcade, Swing::garland, Swing::loop, Swing::battlement}, 4, 4};
    case LessonLevel::medium:
      return {{Swing::zigzag, Swing::arcade, Swing::garland, Swing::wave, Swing::loop, Swing::high_loop,
               Swing::battlement},
              5,
              6};
    case LessonLevel::hard:
      break;
  }
  return {{Swing::arcade, Swing::garland, Swing::wave, Swing::loop, Swing::high_loop, Swing::zigzag,
           Swing::battlement},
          6,
          9};
}

}  // namespace

std::optional<Exercise> swing_exercise(const Workplace& place, LessonLevel level) {
  TaskSheet sheet(place, "Schwungübungen", "Fahre die Spuren nach, ohne den Stift abzusetzen.",
                  {Sign::write});
  const Rect room = sheet.put_picture(0.3);
  SwingRules rules = swing_rules(level);
  base::Random random = place.random("movements");
  random.shuffle(std::span<Swing>(rules.movements));
  const SheetMotif motif = sheet_motifs(place, 1, place.random("swings")).front();
  for (std::size_t i = 0; i < rules.rows; ++i) {
    const Rect cell = grid_cell(room, 1, rules.rows, i, sheet.mm(7));
    const double side = std::min(cell.height(), sheet.mm(22)), y = cell.center().y;
    sheet.add(drawing_of(place, motif, {cell.left, y - side / 2, cell.left + side, y + side / 2}, 0.5));
    sheet.add(star({cell.right - sheet.mm(7), y}, sheet.mm(6), 0.6));
    const double height = cell.height() * 0.72, baseline = y + height / 2;
    const double left = cell.left + side + sheet.mm(6), right = cell.right - sheet.mm(17);
    const geometry::Path path = row_of(rules.movements[i], rules.count, left, right, baseline, height);
    sheet.add(dotted(path, 0.8, 2.1), On::page);
    sheet.add(ring(path.points().front(), sheet.mm(1.5), 0.4), On::page);
    drawing::Shape line;
    line.path = path;
    line.fill = drawing::Fill::none;
    line.role = drawing::Role::detail;
    line.line_mm = 0.9;
    sheet.add(line, On::solution);
  }
  return sheet.take();
}

}  // namespace books::lessons
