#include <algorithm>
#include <cmath>
#include <numeric>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/look_alikes.h"
#include "books/lessons/task_sheet.h"

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

// What the boxes show: the page's own thing where it is one thing, else a picture that every child knows.
std::optional<SheetMotif> counted_motif(const Workplace& place) {
  for (const SheetMotif& motif : sheet_motifs(place, 2, place.random("quantity"))) {
    if (!motif.own || shows_one_thing(place.picture()->elements[*motif.own])) return motif;
  }
  return std::nullopt;
}

// The places of a box in which things lie: those of a grid that has a few more than are needed, so that
// nobody knows the number by the rows.
std::vector<Rect> spots_in(const Rect& box, int count, base::Random random) {
  const auto columns = static_cast<std::size_t>(
      std::max(2.0, std::ceil(std::sqrt((count + 2) * box.width() / std::max(1.0, box.height())))));
  const std::size_t rows = (static_cast<std::size_t>(count) + 1 + columns) / columns;
  std::vector<std::size_t> cells(columns * rows);
  std::iota(cells.begin(), cells.end(), std::size_t{0});
  random.shuffle(std::span<std::size_t>(cells));
  cells.resize(static_cast<std::size_t>(count));
  std::vector<Rect> spots;
  for (const std::size_t cell : cells)
    spots.push_back(grid_cell(box, columns, rows, cell, box.width() * 0.03));
  return spots;
}

}  // namespace

std::optional<Exercise> quantity_exercise(const Workplace& place, LessonLevel level) {
  if (place.picture() == nullptr) return std::nullopt;
  const std::optional<SheetMotif> motif = counted_motif(place);
  if (!motif) return std::nullopt;
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
    for (const Rect& spot :
         spots_in(field.inflated(-sheet.mm(2)), numbers[i], random.fork(std::to_string(i)))) {
      sheet.add(drawing_of(place, *motif, spot, 0.35));
    }
    const double middle = cell.center().y, half = sheet.mm(6);
    sheet.box({cell.right - answer, middle - half, cell.right, middle + half}, std::to_string(numbers[i]));
  }
  return sheet.take();
}

}  // namespace books::lessons
