#include <algorithm>
#include <numeric>

#include "books/lessons/counted_things.h"
#include "books/lessons/exercise_kinds.h"

namespace books::lessons {
namespace {

using geometry::Rect;

// How many boxes there are, and how many things are in one.
struct QuantityLevel {
  std::size_t boxes;
  int least, most;
};

QuantityLevel quantity_level(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return {6, 1, 6};
    case LessonLevel::medium:
      return {6, 3, 10};
    case LessonLevel::hard:
      break;
  }
  return {6, 8, 20};
}

// Different numbers, in a seeded order.
std::vector<int> numbers_to_count(const QuantityLevel& wanted, base::Random random) {
  std::vector<int> numbers(static_cast<std::size_t>(wanted.most - wanted.least + 1));
  std::iota(numbers.begin(), numbers.end(), wanted.least);
  random.shuffle(std::span<int>(numbers));
  numbers.resize(std::min(numbers.size(), wanted.boxes));
  return numbers;
}

}  // namespace

std::optional<Exercise> quantity_exercise(const Workplace& place, LessonLevel level) {
  if (place.picture() == nullptr) return std::nullopt;
  const std::vector<SheetMotif> motifs =
      counted_motifs(place, 1, quantity_level(level).most, place.random("quantity"));
  if (motifs.empty()) return std::nullopt;
  TaskSheet sheet(place, "Wie viele sind es?", "Zähle in jedem Feld und schreibe die Zahl in das Kästchen.",
                  {Sign::count, Sign::write});
  const Rect room = sheet.put_picture(0.3);
  base::Random random = place.random("numbers to count");
  const std::vector<int> numbers = numbers_to_count(quantity_level(level), random.fork("numbers"));
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const Rect cell = grid_cell(room, 2, (numbers.size() + 1) / 2, i, sheet.mm(5));
    const double answer = sheet.mm(14);
    const Rect field{cell.left, cell.top, cell.right - answer - sheet.mm(2), cell.bottom};
    sheet.add(plain_box(field, 0.4));
    const Rect inner = field.inflated(-sheet.mm(2));
    add_things(sheet, motifs.front(), spots_in(inner, numbers[i], random.fork(std::to_string(i))),
               level == LessonLevel::easy ? On::both : On::page);
    const double middle = cell.center().y, half = sheet.mm(6);
    sheet.box({cell.right - answer, middle - half, cell.right, middle + half}, std::to_string(numbers[i]));
  }
  return sheet.take();
}

}  // namespace books::lessons
