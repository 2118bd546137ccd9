#include <algorithm>
#include <array>

#include "books/lessons/counted_things.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"

namespace books::lessons {
namespace {

using geometry::Rect;

struct Comparison {
  int left = 0, right = 0;
};

// One row with more on the left, one with more on the right and one with as many, never far apart: nobody
// sees it without counting.
std::array<Comparison, 3> comparisons(base::Random& random) {
  std::array<Comparison, 3> rows;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int number = 11 + static_cast<int>(random.below(7));
    const int more = i == 0 ? 0 : 1 + static_cast<int>(random.below(3));
    rows[i] = i == 1 ? Comparison{number + more, number} : Comparison{number, number + more};
  }
  random.shuffle(std::span<Comparison>(rows));
  return rows;
}

}  // namespace

std::optional<Exercise> compare_exercise(const Workplace& place) {
  const std::vector<SheetMotif> motifs = counted_motifs(place, 2, 20, place.random("comparisons"));
  if (motifs.size() < 2) return std::nullopt;
  TaskSheet sheet(place, "Größer, kleiner oder gleich?",
                  "Zähle, schreibe die Zahlen und setze <, > oder = ein.", {Sign::count, Sign::write});
  const Rect room = sheet.put_picture(0.22);
  base::Random random = place.random("numbers to compare");
  const std::array<Comparison, 3> rows = comparisons(random);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Rect row = grid_cell(room, 1, rows.size(), i, sheet.mm(6));
    const auto [left, right] = rows[i];
    // Both numbers and the sign stand between the fields.
    const double gap = std::min(sheet.mm(46), row.width() * 0.3), box = gap / 3.6;
    const geometry::Point middle = row.center();
    for (const bool is_left : {true, false}) {
      const Rect field = is_left ? Rect{row.left, row.top, middle.x - gap / 2, row.bottom}
                                 : Rect{middle.x + gap / 2, row.top, row.right, row.bottom};
      sheet.add(plain_box(field, 0.4));
      add_things(sheet, motifs[is_left ? 0 : 1],
                 spots_in(field.inflated(-sheet.mm(2)), is_left ? left : right,
                          random.fork(std::to_string(i) + (is_left ? "l" : "r"))),
                 On::page);
    }
    const std::string sign = left < right ? "<" : left > right ? ">" : "=";
    const std::string answers[] = {std::to_string(left), sign, std::to_string(right)};
    for (std::size_t k = 0; k < std::size(answers); ++k) {
      const double x = middle.x + (static_cast<double>(k) - 1) * gap * 0.31;
      sheet.box({x - box / 2, middle.y - box / 2, x + box / 2, middle.y + box / 2}, answers[k], 16);
    }
    sheet.solve(std::to_string(left) + " " + sign + " " + std::to_string(right));
  }
  return sheet.take();
}

}  // namespace books::lessons
