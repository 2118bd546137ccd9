#include <algorithm>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"

namespace books::lessons {
namespace {

using geometry::Rect;

struct LineRules {
  int end;              // the last number
  int tick;             // from one short tick to the next
  int label;            // multiples of it are printed, as far as they are not asked for
  int asked_step;       // what is asked for is a multiple of it
  int apart;            // two boxes are at least this far apart
  std::size_t lines;    // on a sheet
  std::size_t missing;  // numbers on a line
};

LineRules line_rules(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return {10, 1, 1, 1, 1, 4, 4};
    case LessonLevel::medium:
      return {20, 1, 5, 1, 2, 4, 5};
    case LessonLevel::hard:
      break;
  }
  return {100, 5, 50, 5, 10, 5, 5};
}

// Numbers to be written, ascending; never the first, so that the line has a beginning.
std::vector<int> choose_missing(const LineRules& rules, base::Random& random) {
  std::vector<int> candidates, missing;
  for (int number = rules.asked_step; number < rules.end; number += rules.asked_step) {
    if (rules.label == 1 || number % rules.label != 0) candidates.push_back(number);
  }
  random.shuffle(std::span<int>(candidates));
  for (const int number : candidates) {
    const bool free = std::all_of(missing.begin(), missing.end(),
                                  [&](int other) { return std::abs(other - number) >= rules.apart; });
    if (free && missing.size() < rules.missing) missing.push_back(number);
  }
  std::sort(missing.begin(), missing.end());
  return missing;
}

void draw(TaskSheet& sheet, const LineRules& rules, const std::vector<int>& missing, const Rect& cell) {
  const double left = cell.left + sheet.mm(5), right = cell.right - sheet.mm(9),
               y = cell.center().y - sheet.mm(8);
  const double unit = (right - left) / rules.end;
  const double box = std::min(sheet.mm(14), unit * rules.apart * 0.94);
  sheet.line({left - sheet.mm(3), y}, {right + sheet.mm(6), y}, 0.7);
  sheet.line({right + sheet.mm(3), y - sheet.mm(2)}, {right + sheet.mm(6), y}, 0.7);
  sheet.line({right + sheet.mm(3), y + sheet.mm(2)}, {right + sheet.mm(6), y}, 0.7);
  for (int number = 0; number <= rules.end; number += rules.tick) {
    const double x = left + unit * number;
    const bool asked = std::find(missing.begin(), missing.end(), number) != missing.end();
    const bool is_long = number % rules.label == 0 || number % (2 * rules.tick) == 0;
    const double tick = sheet.mm(is_long ? 3.2 : 2.2);
    sheet.line({x, y - tick}, {x, y + tick}, 0.5);
    if (asked) {
      // Below the printed numbers, so that a box is free to be wider than a tick's room.
      sheet.line({x, y + tick}, {x, y + sheet.mm(11)}, 0.3);
      sheet.box({x - box / 2, y + sheet.mm(11), x + box / 2, y + sheet.mm(21)}, std::to_string(number), 15);
    } else if (number % rules.label == 0) {
      sheet.text(std::to_string(number), {x, y + sheet.mm(7)}, 14);
    }
  }
}

}  // namespace

std::optional<Exercise> number_line_exercise(const Workplace& place, LessonLevel level) {
  const LineRules rules = line_rules(level);
  TaskSheet sheet(place, "Der Zahlenstrahl", "Schreibe die fehlenden Zahlen in die Kästchen.",
                  {Sign::look, Sign::write});
  const Rect room = sheet.put_picture(0.34);
  base::Random random = place.random("number line");
  std::vector<std::vector<int>> lines;
  while (lines.size() < rules.lines) {
    std::vector<int> missing = choose_missing(rules, random);
    if (std::find(lines.begin(), lines.end(), missing) == lines.end()) lines.push_back(std::move(missing));
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    draw(sheet, rules, lines[i], grid_cell(room, 1, lines.size(), i, sheet.mm(2)));
  }
  return sheet.take();
}

}  // namespace books::lessons
