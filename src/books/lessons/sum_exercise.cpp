#include <algorithm>
#include <utility>

#include "books/lessons/counted_things.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/sums.h"
#include "books/page_exercise.h"
#include "books/sheet_parts.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

using geometry::Rect;

struct Sum {
  std::string text;
  int result = 0;
};

// "0+7" or "7+0", but not "10+7".
bool has_zero(const std::string& sum) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (sum.front() == '0') return true;
  return sum.back() == '0' && !is_digit(sum[sum.size() - 2]);
}

// Sums by the rules, none twice.
std::vector<Sum> choose_sums(const SumRules& rules, std::size_t count, base::Random random) {
  std::vector<int> results = results_of(rules);
  std::vector<Sum> sums;
  for (std::size_t round = 0; sums.size() < count && round < 20; ++round) {
    random.shuffle(std::span<int>(results));
    for (const int result : results) {
      if (sums.size() == count) break;
      for (const std::string& text : sums_for(result, rules, 4, random)) {
        const bool known =
            std::any_of(sums.begin(), sums.end(), [&](const Sum& sum) { return sum.text == text; });
        // "7 + 0" is asked once, for who thinks that nothing is nothing.
        const bool adds_nothing = has_zero(text) && std::any_of(sums.begin(), sums.end(), [](const Sum& sum) {
                                    return has_zero(sum.text);
                                  });
        if (known || adds_nothing) continue;
        sums.push_back({text, result});
        break;
      }
    }
  }
  return sums;
}

// "7+2" as "7 + 2 =".
std::string spaced(const std::string& sum) {
  std::string out;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const bool digit = sum[i] >= '0' && sum[i] <= '9';
    const bool before = i > 0 && sum[i - 1] >= '0' && sum[i - 1] <= '9';
    if (i > 0 && digit != before) out += ' ';
    out += sum[i];
  }
  return out + " =";
}

// Things beside one another, at most three in a row, around the middle of the field.
void add_group(TaskSheet& sheet, const SheetMotif& motif, const Rect& field, int count) {
  constexpr int in_row = 3;
  const int columns = std::min(count, in_row), rows = (count + in_row - 1) / in_row;
  const double side = std::min(field.width(), field.height()) / in_row;
  std::vector<Rect> spots;
  for (int i = 0; i < count; ++i) {
    const int column = i % in_row, row = i / in_row;
    const double x = field.center().x + side * (column - columns / 2.0);
    const double y = field.center().y + side * (row - rows / 2.0);
    spots.push_back(Rect{x, y, x + side, y + side}.inflated(-side * 0.06));
  }
  add_things(sheet, motif, spots, On::both);
}

// Before school sums are counted: both numbers lie above their figures as things of the page.
std::optional<Exercise> counted_sums(const Workplace& place) {
  constexpr std::size_t columns = 2, rows = 4, all = columns * rows;
  // Of simple drawings, which are small here.
  const std::vector<SheetMotif> motifs = counted_motifs(place, 1, largest_result, place.random("summands"));
  if (motifs.empty()) return std::nullopt;
  std::vector<Sum> sums = choose_sums({LessonLevel::easy}, all + 1, place.random("sums"));
  std::erase_if(sums, [](const Sum& sum) { return has_zero(sum.text); });
  if (sums.size() > all) sums.resize(all);
  TaskSheet sheet(place, "Zusammenzählen", "Zähle zusammen und schreibe die Zahl in das Kästchen.",
                  {Sign::count, Sign::write});
  const Rect room = sheet.put_picture(0.26);
  std::string line;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const Rect cell = grid_cell(room, columns, rows, i, sheet.mm(4));
    const double line_height = std::min(sheet.mm(12), cell.height() * 0.32);
    const double y = cell.bottom - line_height / 2, part = cell.width() * 0.3, sign = cell.width() * 0.07;
    const std::size_t plus = sums[i].text.find('+');
    const std::string numbers[] = {sums[i].text.substr(0, plus), sums[i].text.substr(plus + 1)};
    double x = cell.left;
    for (const std::string& number : numbers) {
      add_group(sheet, motifs.front(), {x, cell.top, x + part, cell.bottom - line_height}, std::stoi(number));
      sheet.text(number, {x + part / 2, y}, 19);
      sheet.text(&number == numbers ? "+" : "=", {x + part + sign / 2, y}, 19);
      x += part + sign;
    }
    const double half = line_height * 0.46;
    sheet.box({x, y - half, std::min(cell.right, x + sheet.mm(14)), y + half},
              std::to_string(sums[i].result));
    const bool ends_row = i % columns + 1 == columns || i + 1 == sums.size();
    line += spaced(sums[i].text) + " " + std::to_string(sums[i].result) + (ends_row ? "" : ",  ");
    if (ends_row) sheet.solve(std::exchange(line, {}));
  }
  return sheet.take();
}

}  // namespace

std::optional<Exercise> sum_exercise(const Workplace& place, LessonLevel level) {
  if (level == LessonLevel::easy && !exercise_wish(place.content, place.page).sums) {
    if (auto counted = counted_sums(place)) return counted;
  }
  const double s = place.scale;
  Exercise exercise;
  exercise.signs = {Sign::write};
  exercise.title = "Rechnen";
  exercise.instruction = "Rechne aus und schreibe das Ergebnis in das Kästchen.";
  Rect room = place.room;
  room.bottom = room.top + room.height() * 0.42;
  exercise.marks.emplace_back(picture_mark(place.content, place.page, room));
  const double row_height = (level == LessonLevel::hard ? 14 : 20) * s, box = 10 * s,
               size = place.points(level == LessonLevel::easy ? 19 : 16);
  // As many as a child of that age can do on a page.
  const std::size_t columns = level != LessonLevel::easy && place.room.width() > 140 ? 3 : 2;
  const std::size_t most_rows = level == LessonLevel::hard ? 6 : 4;
  const double top = room.bottom + 8 * s;
  const auto rows = static_cast<std::size_t>(std::max(2.0, (place.room.bottom - top) / row_height));
  const std::vector<Sum> sums = choose_sums({level, exercise_wish(place.content, place.page).sums},
                                            std::min(rows, most_rows) * columns, place.random("sums"));
  const double column_width = place.room.width() / static_cast<double>(columns);
  double widest = 0;
  for (const Sum& sum : sums)
    widest = std::max(widest, text_width_em(spaced(sum.text), Face::regular, place.measure) * size);
  std::string line;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const std::size_t row = i / columns, column = i % columns;
    // The widest sum and its box stand in the middle of their column.
    const double right = place.room.left + (static_cast<double>(column) + 0.5) * column_width +
                         (widest + box * 1.2 + 3 * s) / 2;
    const double middle = top + (static_cast<double>(row) + 0.5) * row_height;
    for (const drawing::Shape& shape :
         rounded_line({right - box * 1.2, middle - box / 2, right, middle + box / 2}, 2 * s, 0.6)) {
      exercise.marks.emplace_back(shape);
    }
    const std::string text = spaced(sums[i].text);
    const double width = text_width_em(text, Face::regular, place.measure) * size;
    exercise.marks.emplace_back(TextMark{
        text,
        Face::regular,
        size,
        {right - box * 1.2 - 3 * s - width, middle + place.measure.cap_height_em(Face::regular) * size / 2}});
    // A row of the page is a line of its solution, so that they can be compared at a glance.
    const bool ends_row = column + 1 == columns || i + 1 == sums.size();
    line += text + " " + std::to_string(sums[i].result) + (ends_row ? "" : ",  ");
    if (ends_row) exercise.solution.lines.push_back(std::exchange(line, {}));
  }
  return exercise;
}

}  // namespace books::lessons
