#include <algorithm>
#include <numeric>

#include "books/lessons/counted_things.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"

namespace books::lessons {
namespace {

using geometry::Rect;

constexpr std::size_t sorts = 4;

// Different numbers from 5 to 12, so that one sort is the most and one the fewest.
std::vector<int> numbers_of_sorts(base::Random random) {
  std::vector<int> numbers(8);
  std::iota(numbers.begin(), numbers.end(), 5);
  random.shuffle(std::span<int>(numbers));
  numbers.resize(sorts);
  return numbers;
}

// Strokes in fives, the fifth across the other four.
void add_tally(TaskSheet& sheet, const Rect& area, int number) {
  const double step = std::min(sheet.mm(3.2), area.width() / 20), high = area.height() * 0.3;
  double x = area.left + 2 * step;
  for (int i = 1; i <= number; ++i) {
    const double y = area.center().y;
    if (i % 5 == 0) {
      sheet.line({x - 4.6 * step, y + high}, {x - 0.4 * step, y - high}, 0.7, On::solution);
      x += step;
    } else {
      sheet.line({x, y - high}, {x, y + high}, 0.7, On::solution);
      x += step;
    }
  }
}

// A row of the table: the thing, room for its strokes, a box for its number.
void add_row(TaskSheet& sheet, const SheetMotif& motif, const Rect& row, int number) {
  const double side = row.height();
  sheet.add(
      drawing_of(sheet.place(), motif, {row.left, row.top + 1, row.left + side * 1.4, row.bottom - 1}, 0.4));
  const Rect strokes{row.left + side * 1.7, row.top, row.right - side * 1.7, row.bottom};
  sheet.add(plain_box(strokes, 0.3));
  add_tally(sheet, strokes, number);
  sheet.box({row.right - side * 1.4, row.top, row.right, row.bottom}, std::to_string(number));
}

// "[fish] + [crab] = ": both numbers and their sum.
void add_sum(TaskSheet& sheet, const SheetMotif& one, const SheetMotif& other, const Rect& area, int a,
             int b) {
  const double side = std::min(area.height(), area.width() / 9), y = area.center().y;
  double x = area.left;
  const auto picture = [&](const SheetMotif& motif) {
    sheet.add(drawing_of(sheet.place(), motif, {x, y - side / 2, x + side, y + side / 2}, 0.4));
    x += side;
  };
  const auto sign = [&](const char* text) {
    sheet.text(text, {x + side * 0.35, y}, 15);
    x += side * 0.7;
  };
  const auto box = [&](int number) {
    sheet.box({x, y - side / 2, x + side * 1.2, y + side / 2}, std::to_string(number), 15);
    x += side * 1.2;
  };
  picture(one);
  sign("+");
  picture(other);
  sign(":");
  box(a);
  sign("+");
  box(b);
  sign("=");
  box(a + b);
}

}  // namespace

std::optional<Exercise> tally_exercise(const Workplace& place) {
  const std::vector<SheetMotif> motifs = counted_motifs(place, sorts, 12, place.random("tally"));
  if (motifs.size() < sorts) return std::nullopt;
  TaskSheet sheet(place, "Strichliste", "Mache für jedes Ding einen Strich, schreibe die Zahlen und rechne.",
                  {Sign::count, Sign::write});
  const Rect room = sheet.put_picture(0.22);
  base::Random random = place.random("numbers of a tally");
  const std::vector<int> numbers = numbers_of_sorts(random.fork("numbers"));
  const double row = room.height() * 0.078, gap = room.height() * 0.018;
  const Rect field{room.left, room.top, room.right, room.bottom - 5 * (row + gap) - gap};
  sheet.add(plain_box(field, 0.4));
  const int all = std::accumulate(numbers.begin(), numbers.end(), 0);
  std::vector<Rect> spots = spots_in(field.inflated(-sheet.mm(2.5)), all, random.fork("spots"));
  for (std::size_t i = 0; i < sorts; ++i) {
    const auto own = static_cast<std::ptrdiff_t>(numbers[i]);
    add_things(sheet, motifs[i], {spots.end() - own, spots.end()}, On::page);
    spots.erase(spots.end() - own, spots.end());
    const double top = field.bottom + gap + static_cast<double>(i) * (row + gap);
    add_row(sheet, motifs[i], {room.left, top, room.right, top + row}, numbers[i]);
    sheet.solve(motifs[i].name + ": " + std::to_string(numbers[i]));
  }
  const double top = room.bottom - row, half = room.width() * 0.47;
  for (const bool first : {true, false}) {
    const std::size_t i = first ? 0 : 2;
    const double left = first ? room.left : room.right - half;
    add_sum(sheet, motifs[i], motifs[i + 1], {left, top, left + half, room.bottom}, numbers[i],
            numbers[i + 1]);
    sheet.solve(motifs[i].name + " + " + motifs[i + 1].name + ": " + std::to_string(numbers[i]) + " + " +
                std::to_string(numbers[i + 1]) + " = " + std::to_string(numbers[i] + numbers[i + 1]));
  }
  return sheet.take();
}

}  // namespace books::lessons
