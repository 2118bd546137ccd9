#include <algorithm>
#include <array>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/sums.h"
#include "books/lessons/task_sheet.h"
#include "books/page_exercise.h"

namespace books::lessons {
namespace {

using geometry::Rect;

// left sign right = result, one of the three of which is to be found.
struct Equation {
  std::array<int, 3> numbers{};
  const char* sign = "+";
  std::size_t asked = 1;  // index into numbers; never the result

  friend bool operator==(const Equation& a, const Equation& b) {
    return a.numbers == b.numbers && std::string_view(a.sign) == b.sign;
  }
};

int up_to(base::Random& random, int least, int most) {
  return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
}

// Sums within 10 and those that make ten; within 20 also less; within 100 with the small times tables.
Equation choose_equation(LessonLevel level, std::size_t index, base::Random& random) {
  Equation equation;
  if (level == LessonLevel::easy) {
    const int result = index % 2 == 0 ? 10 : up_to(random, 3, 9), left = up_to(random, 1, result - 1);
    equation = {{left, result - left, result}, "+", 1};
  } else if (level == LessonLevel::medium) {
    const int larger = index % 4 == 0 ? up_to(random, 0, 1) * 10 + 10 : up_to(random, 6, 20);
    const int part = up_to(random, larger > 10 ? 2 : 0, larger - (larger > 10 ? 2 : 0));
    if (index % 2 == 0) {
      equation = {{part, larger - part, larger}, "+", index % 4 == 0 ? std::size_t{1} : std::size_t{0}};
    } else {
      equation = {
          {larger, part, larger - part}, minus_sign, index % 4 == 1 ? std::size_t{1} : std::size_t{0}};
    }
  } else if (index % 3 == 2) {
    const int left = up_to(random, 2, 10), right = up_to(random, 2, 10);
    equation = {{left, right, left * right}, times_sign, random.below(2)};
  } else {
    const int larger = up_to(random, 25, 100), part = up_to(random, 11, larger - 11);
    if (index % 3 == 0) {
      equation = {{part, larger - part, larger}, "+", random.below(2)};
    } else {
      equation = {{larger, part, larger - part}, minus_sign, random.below(2)};
    }
  }
  return equation;
}

// The same as somebody wants the numbers: in a range, or of a row of the times tables.
Equation choose_wished(const SumWish& wish, LessonLevel level, std::size_t index, base::Random& random) {
  if (const auto* row = std::get_if<TimesRow>(&wish)) {
    const int other = up_to(random, 1, 10), product = other * row->factor;
    const bool first = random.chance(0.5);
    return {{first ? row->factor : other, first ? other : row->factor, product}, times_sign, first ? 1U : 0U};
  }
  const auto& range = std::get<NumberRange>(wish);
  const int larger = up_to(random, std::max(1, range.least), range.most), part = up_to(random, 0, larger);
  if (level == LessonLevel::easy || index % 2 == 0) return {{part, larger - part, larger}, "+", 1};
  return {{larger, part, larger - part}, minus_sign, 1};
}

constexpr int most_circles = 10;

bool can_be_counted(const Equation& equation) {
  return equation.numbers[2] <= most_circles && equation.asked == 1 && equation.sign == std::string_view("+");
}

// As many circles as there are in the end, those that are there already in black: what is missing is counted.
void draw_circles(TaskSheet& sheet, const Equation& equation, const Rect& cell) {
  const double step = cell.width() / most_circles, radius = step * 0.38;
  const double left = cell.center().x - step * equation.numbers[2] / 2;
  for (int i = 0; i < equation.numbers[2]; ++i) {
    const bool is_there = i < equation.numbers[0];
    sheet.add(ring({left + step * (i + 0.5), cell.center().y}, radius, is_there ? 0 : 0.5,
                   is_there ? drawing::Fill::black : drawing::Fill::none));
  }
}

void draw(TaskSheet& sheet, const Equation& equation, const Rect& cell) {
  const double y = cell.center().y, box = sheet.mm(14), half = sheet.mm(5.2), sign = sheet.mm(8),
               air = sheet.mm(1);
  double x = cell.center().x - (3 * box + 2 * sign) / 2;
  for (std::size_t i = 0; i < 3; ++i) {
    if (i > 0) {
      sheet.text(i == 1 ? equation.sign : "=", {x + sign / 2, y}, 18);
      x += sign;
    }
    const std::string number = std::to_string(equation.numbers[i]);
    if (i == equation.asked) {
      sheet.box({x + air, y - half, x + box - air, y + half}, number, 18);
    } else {
      sheet.text(number, {x + box / 2, y}, 18);
    }
    x += box;
  }
}

}  // namespace

std::optional<Exercise> missing_exercise(const Workplace& place, LessonLevel level) {
  const std::size_t count = level == LessonLevel::easy ? 8 : level == LessonLevel::medium ? 10 : 12;
  base::Random random = place.random("missing");
  const std::optional<SumWish>& wish = exercise_wish(place.content, place.page).sums;
  std::vector<Equation> equations;
  while (equations.size() < count) {
    const Equation equation = wish ? choose_wished(*wish, level, equations.size(), random)
                                   : choose_equation(level, equations.size(), random);
    if (std::find(equations.begin(), equations.end(), equation) == equations.end()) {
      equations.push_back(equation);
    }
  }
  const bool counts =
      level == LessonLevel::easy && std::all_of(equations.begin(), equations.end(), can_be_counted);
  TaskSheet sheet(place, "Welche Zahl fehlt?",
                  counts ? "Zähle die leeren Kreise und schreibe die Zahl in das Kästchen."
                         : "Schreibe die fehlende Zahl in das Kästchen.",
                  counts ? std::vector{Sign::count, Sign::write} : std::vector{Sign::write});
  const Rect room = sheet.put_picture(counts ? 0.34 : 0.38);
  for (std::size_t i = 0; i < count; ++i) {
    Rect cell = grid_cell(room, 2, count / 2, i, sheet.mm(4));
    if (counts) {
      const double middle = cell.center().y, gap = sheet.mm(7);
      draw_circles(sheet, equations[i],
                   {cell.left + gap, middle - sheet.mm(12), cell.right - gap, middle - sheet.mm(2)});
      cell = {cell.left, middle, cell.right, middle + sheet.mm(13)};
    }
    draw(sheet, equations[i], cell);
  }
  return sheet.take();
}

}  // namespace books::lessons
