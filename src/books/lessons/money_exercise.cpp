#include <algorithm>
#include <numeric>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"
#include "books/sheet_parts.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

bool is_note(int cents) {
  return cents >= 500;
}

// The radius of a coin beside others, as they differ in the hand (from 10 cents to 2 euros).
double coin_radius(int cents) {
  switch (cents) {
    case 200:
      return 8.6;
    case 100:
      return 7.8;
    case 50:
      return 8;
    case 20:
      return 7.4;
    default:
      return 6.8;
  }
}

double width_of(int cents) {
  return is_note(cents) ? 27 : 2 * coin_radius(cents);
}

std::string price_text(int cents) {
  return cents >= 100 ? std::to_string(cents / 100) + " €" : std::to_string(cents) + " ct";
}

// "3 €", "1 € 30 ct", "50 ct".
std::string amount_text(int cents) {
  if (cents < 100 || cents % 100 == 0) return price_text(cents);
  return price_text(cents / 100 * 100) + ' ' + price_text(cents % 100);
}

// What may lie in a purse, and how much of it at most.
struct MoneyRules {
  std::vector<int> kinds;  // in cents
  int most;                // cents in a purse
  std::size_t pieces;
};

MoneyRules money_rules(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return {{100, 200}, 1000, 5};
    case LessonLevel::medium:
      return {{100, 200, 500, 1000}, 2000, 5};
    case LessonLevel::hard:
      break;
  }
  return {{10, 20, 50, 100, 200, 500, 1000, 2000, 5000}, 10000, 6};
}

// Purses of different sums, each from the largest piece to the smallest.
std::vector<std::vector<int>> choose_purses(LessonLevel level, std::size_t count, base::Random random) {
  const MoneyRules rules = money_rules(level);
  std::vector<std::vector<int>> purses;
  std::vector<int> sums;
  while (purses.size() < count) {
    std::vector<int> purse;
    const std::size_t pieces = 2 + random.below(static_cast<std::uint32_t>(rules.pieces) - 1);
    for (std::size_t i = 0; i < pieces; ++i) purse.push_back(random.pick(std::span<const int>(rules.kinds)));
    const int sum = std::accumulate(purse.begin(), purse.end(), 0);
    const auto notes = std::count_if(purse.begin(), purse.end(), is_note);
    const bool is_whole = sum % 100 == 0;
    if (sum > rules.most || notes > 2 || std::find(sums.begin(), sums.end(), sum) != sums.end()) continue;
    if (level == LessonLevel::hard && (is_whole || sum < 100)) continue;
    std::sort(purse.rbegin(), purse.rend());
    purses.push_back(std::move(purse));
    sums.push_back(sum);
  }
  return purses;
}

void draw_piece(TaskSheet& sheet, int cents, Point middle, double size) {
  if (is_note(cents)) {
    const double half_width = sheet.mm(13.5) * size, half_height = sheet.mm(7) * size;
    sheet.add(plain_box(
        {middle.x - half_width, middle.y - half_height, middle.x + half_width, middle.y + half_height}, 0.6));
  } else {
    sheet.add(ring(middle, sheet.mm(coin_radius(cents)) * size, 0.6, drawing::Fill::white));
  }
  sheet.text(price_text(cents), middle, (cents >= 100 ? 13 : 11) * size);
}

struct PurseRow {
  std::vector<int> pieces;
  double width = 0;
};

// Notes and coins in rows no wider than the purse, `gap` apart; `size` times as large as usual.
std::vector<PurseRow> rows_of(const TaskSheet& sheet, const std::vector<int>& purse, double most_width,
                              double gap, double size) {
  std::vector<PurseRow> rows(1, {{}, -gap});
  for (const int cents : purse) {
    const double width = sheet.mm(width_of(cents)) * size + gap;
    if (rows.back().width + width > most_width) rows.push_back({{}, -gap});
    rows.back().pieces.push_back(cents);
    rows.back().width += width;
  }
  return rows;
}

// Draws what lies in a purse, at most `size` times as large as usual: its rows stay within the frame.
void draw_purse(TaskSheet& sheet, const std::vector<int>& purse, const Rect& area, double size) {
  sheet.add(rounded_line(area, sheet.mm(4), 0.6));
  const double gap = sheet.mm(2);
  const auto row_height = [&] { return sheet.mm(18.5) * size; };  // the largest coin and a little air
  std::vector<PurseRow> rows = rows_of(sheet, purse, area.width() - sheet.mm(6), gap, size);
  while (static_cast<double>(rows.size()) * row_height() > area.height() - sheet.mm(1.5)) {
    size *= 0.95;
    rows = rows_of(sheet, purse, area.width() - sheet.mm(6), gap, size);
  }
  double y = area.center().y - row_height() * (static_cast<double>(rows.size()) - 1) / 2;
  for (const PurseRow& row : rows) {
    double x = area.center().x - row.width / 2;
    for (const int cents : row.pieces) {
      const double own = sheet.mm(width_of(cents)) * size;
      draw_piece(sheet, cents, {x + own / 2, y}, size);
      x += own + gap;
    }
    y += row_height();
  }
}

}  // namespace

std::optional<Exercise> money_exercise(const Workplace& place, LessonLevel level) {
  const bool hard = level == LessonLevel::hard;
  TaskSheet sheet(place, "Wie viel Geld ist das?", "Zähle das Geld und schreibe den Betrag auf.",
                  {Sign::count, Sign::write});
  const Rect room = sheet.put_picture(0.3);
  const std::size_t count = level == LessonLevel::easy ? 4 : 6;
  std::string amounts;
  const auto purses = choose_purses(level, count, place.random("money"));
  for (std::size_t i = 0; i < count; ++i) {
    const Rect cell = grid_cell(room, 2, count / 2, i, sheet.mm(5));
    draw_purse(sheet, purses[i], {cell.left, cell.top, cell.right, cell.bottom - sheet.mm(12)},
               level == LessonLevel::easy ? 1.3 : 1);
    const int sum = std::accumulate(purses[i].begin(), purses[i].end(), 0);
    const double y = cell.bottom - sheet.mm(5.2), half = sheet.mm(4.8), box = sheet.mm(14);
    double x = cell.center().x - sheet.mm(hard ? 24 : 11);
    const auto field = [&](int number, const std::string& unit) {
      sheet.box({x, y - half, x + box, y + half}, std::to_string(number), 16);
      sheet.text(unit, {x + box + sheet.mm(5), y}, 16);
      x += box + sheet.mm(11);
    };
    amounts += (i == 0 ? "" : ", ") + amount_text(sum);
    field(sum / 100, "€");
    if (hard) field(sum % 100, "ct");
  }
  sheet.solve("Der Reihe nach: " + amounts);
  return sheet.take();
}

}  // namespace books::lessons
