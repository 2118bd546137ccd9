#include <algorithm>
#include <cmath>
#include <numbers>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

// The point of a clock's face that a hand shows after `turn` of a full turn.
Point on_face(Point middle, double radius, double turn) {
  const double angle = turn * 2 * std::numbers::pi;
  return {middle.x + radius * std::sin(angle), middle.y - radius * std::cos(angle)};
}

void draw_hands(TaskSheet& sheet, Point middle, double radius, int minutes, On on) {
  sheet.line(middle, on_face(middle, radius * 0.44, minutes / 720.0), radius * 0.075, on);
  sheet.line(middle, on_face(middle, radius * 0.66, minutes % 60 / 60.0), radius * 0.04, on);
}

void draw_face(TaskSheet& sheet, Point middle, double radius) {
  sheet.add(ring(middle, radius, 0.8, drawing::Fill::white));
  for (int minute = 0; minute < 60; ++minute) {
    const bool is_five = minute % 5 == 0;
    const double turn = minute / 60.0;
    sheet.line(on_face(middle, radius * (is_five ? 0.9 : 0.94), turn), on_face(middle, radius * 0.98, turn),
               is_five ? 0.5 : 0.25);
  }
  for (int hour = 1; hour <= 12; ++hour) {
    const double points = std::min(13.0, radius / sheet.mm(1) * 0.55);
    sheet.text(std::to_string(hour), on_face(middle, radius * 0.79, hour / 12.0), points);
  }
  sheet.add(ring(middle, radius * 0.04, 0, drawing::Fill::black));
}

// "3:05".
std::string time_text(int minutes) {
  const int rest = minutes % 60;
  return std::to_string(minutes / 60) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

// Times of day from 1 to 12 o'clock in minutes; no two alike.
std::vector<int> choose_times(LessonLevel level, std::size_t count, base::Random random) {
  std::vector<int> times;
  while (times.size() < count) {
    const int hour = 1 + static_cast<int>(random.below(12));
    int minute = 0;
    if (level == LessonLevel::medium && times.size() % 2 == 1) minute = 30;
    if (level == LessonLevel::hard) minute = 5 * static_cast<int>(1 + random.below(11));
    const int time = hour * 60 + minute;
    if (std::find(times.begin(), times.end(), time) == times.end()) times.push_back(time);
  }
  return times;
}

}  // namespace

std::optional<Exercise> clock_exercise(const Workplace& place, LessonLevel level) {
  const bool easy = level == LessonLevel::easy, hard = level == LessonLevel::hard;
  TaskSheet sheet(
      place, "Wie spät ist es?",
      hard ? "Schreibe die Uhrzeit oder zeichne die Zeiger ein." : "Schreibe die Uhrzeit unter jede Uhr.",
      {Sign::look, Sign::write});
  const Rect room = sheet.put_picture(0.32);
  const std::size_t count = easy ? 4 : 6, columns = easy ? 2 : 3;
  const std::vector<int> times = choose_times(level, count, place.random("clock"));
  for (std::size_t i = 0; i < count; ++i) {
    const Rect cell = grid_cell(room, columns, count / columns, i, sheet.mm(6));
    const double line = sheet.mm(14), radius = std::min(cell.width(), cell.height() - line) / 2 - 0.5;
    const Point middle{cell.center().x, cell.center().y - line / 2};
    draw_face(sheet, middle, radius);
    // Of the clocks for the oldest, the last two get their hands from the child.
    const bool to_draw = hard && i + 2 >= count;
    draw_hands(sheet, middle, radius, times[i], to_draw ? On::solution : On::both);
    const double y = middle.y + radius + sheet.mm(8), half = sheet.mm(5);
    if (to_draw) {
      sheet.text(time_text(times[i]) + " Uhr", {middle.x, y}, 17);
      continue;
    }
    const double width = sheet.mm(easy ? 14 : 22);
    const double left = middle.x - (width + sheet.mm(13)) / 2;
    sheet.box({left, y - half, left + width, y + half},
              easy ? std::to_string(times[i] / 60) : time_text(times[i]));
    sheet.text("Uhr", {left + width + sheet.mm(7.5), y}, 15);
  }
  return sheet.take();
}

}  // namespace books::lessons
