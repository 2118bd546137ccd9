#include <numeric>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

// Squares in rows of ten (five for the first ten), the first `filled` of them with a counter.
void draw_frame(TaskSheet& sheet, const Rect& cell, int columns, int rows, int filled) {
  const double side = std::min(cell.width() / columns, cell.height() / rows);
  const double left = cell.center().x - side * columns / 2, top = cell.center().y - side * rows / 2;
  const bool is_hundred = rows > 2;
  for (int i = 0; i < columns * rows; ++i) {
    const int row = i / columns;
    const double x = left + side * (i % columns), y = top + side * row;
    const Point middle{x + side / 2, y + side / 2};
    if (!is_hundred) sheet.add(plain_box({x, y, x + side, y + side}, 0.5));
    if (i < filled) {
      sheet.add(ring(middle, side * 0.36, 0, drawing::Fill::black));
    } else if (is_hundred) {
      sheet.add(ring(middle, side * 0.36, 0.3));
    }
  }
  // The field of a hundred has a gap line in its middle each way, so that fives are seen at once.
  if (is_hundred) {
    const double right = left + side * columns, bottom = top + side * rows;
    sheet.line({(left + right) / 2, top}, {(left + right) / 2, bottom}, 0.4);
    sheet.line({left, (top + bottom) / 2}, {right, (top + bottom) / 2}, 0.4);
  }
}

// "7 + [ ] = 10" around the middle of a line.
void draw_complement(TaskSheet& sheet, Point middle, int number, int whole) {
  const double box = sheet.mm(13), half = sheet.mm(5);
  const double number_width = sheet.mm(number < 100 ? 9 : 12);
  double x = middle.x - (2 * number_width + box + sheet.mm(16)) / 2;
  const auto put = [&](const std::string& text, double width) {
    sheet.text(text, {x + width / 2, middle.y}, 17);
    x += width;
  };
  put(std::to_string(number), number_width);
  put("+", sheet.mm(6));
  sheet.box({x, middle.y - half, x + box, middle.y + half}, std::to_string(whole - number));
  x += box + sheet.mm(2);
  put("=", sheet.mm(6));
  put(std::to_string(whole), sheet.mm(12));
}

// Different numbers of counters, in a seeded order.
std::vector<int> choose_numbers(int least, int most, std::size_t count, base::Random random) {
  std::vector<int> numbers(static_cast<std::size_t>(most - least + 1));
  std::iota(numbers.begin(), numbers.end(), least);
  random.shuffle(std::span<int>(numbers));
  numbers.resize(count);
  return numbers;
}

}  // namespace

std::optional<Exercise> frame_exercise(const Workplace& place, LessonLevel level) {
  const bool easy = level == LessonLevel::easy, hard = level == LessonLevel::hard;
  TaskSheet sheet(place, hard ? "Das Hunderterfeld" : "Das Zehnerfeld",
                  easy   ? "Wie viele Plättchen liegen in jedem Feld?"
                  : hard ? "Wie viele schwarze Punkte fehlen bis 100?"
                         : "Wie viele Plättchen fehlen bis 10?",
                  {Sign::count, Sign::write});
  const Rect room = sheet.put_picture(hard ? 0.3 : 0.36);
  const std::size_t fields = hard ? 4 : 6;
  const std::vector<int> numbers = choose_numbers(hard   ? 11
                                                  : easy ? 1
                                                         : 0,
                                                  hard ? 99 : 10, fields, place.random("frame"));
  for (std::size_t i = 0; i < fields; ++i) {
    const Rect cell = grid_cell(room, 2, fields / 2, i, sheet.mm(8));
    const double line = sheet.mm(13);
    draw_frame(sheet, {cell.left, cell.top, cell.right, cell.bottom - line}, hard ? 10 : 5, hard ? 10 : 2,
               numbers[i]);
    const Point middle{cell.center().x, cell.bottom - sheet.mm(5.5)};
    if (easy) {
      const double half = sheet.mm(6.5);
      sheet.box({middle.x - half, middle.y - sheet.mm(5), middle.x + half, middle.y + sheet.mm(5)},
                std::to_string(numbers[i]));
    } else {
      draw_complement(sheet, middle, numbers[i], hard ? 100 : 10);
    }
  }
  return sheet.take();
}

}  // namespace books::lessons
