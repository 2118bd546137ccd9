#include <cmath>
#include <numbers>
#include <set>
#include <vector>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"
#include "books/ornament.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

// What a child can draw after.
enum class Symbol { circle, square, triangle, cross, star, heart };
constexpr std::size_t symbol_count = 6;

Ornament drawing_of(Symbol symbol, Point middle, double radius) {
  drawing::Shape shape;
  shape.line_mm = 0.8;
  const double x = middle.x, y = middle.y, r = radius;
  switch (symbol) {
    case Symbol::circle:
      shape.path.add_ellipse(middle, r, r);
      break;
    case Symbol::square:
      shape.path.add_rect({x - r * 0.88, y - r * 0.88, x + r * 0.88, y + r * 0.88});
      break;
    case Symbol::triangle:
      shape.path.add_polygon({{x, y - r}, {x + r, y + r * 0.8}, {x - r, y + r * 0.8}});
      break;
    case Symbol::cross: {
      const double t = r * 0.36;
      shape.path.add_polygon({{x - t, y - r},
                              {x + t, y - r},
                              {x + t, y - t},
                              {x + r, y - t},
                              {x + r, y + t},
                              {x + t, y + t},
                              {x + t, y + r},
                              {x - t, y + r},
                              {x - t, y + t},
                              {x - r, y + t},
                              {x - r, y - t},
                              {x - t, y - t}});
      break;
    }
    case Symbol::star:
      return star(middle, r, 0.8);
    case Symbol::heart:
      shape.path.move_to({x, y + r});
      shape.path.cubic_to({x - r * 1.5, y}, {x - r, y - r * 1.3}, {x, y - r * 0.45});
      shape.path.cubic_to({x + r, y - r * 1.3}, {x + r * 1.5, y}, {x, y + r});
      shape.path.close();
      break;
  }
  return {shape};
}

struct PatternRules {
  std::vector<std::vector<int>> units;  // what repeats, a symbol by its number
  std::size_t shown, asked;             // places of a row
};

PatternRules pattern_rules(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return {{{0, 1}, {0, 1}, {0, 0, 1}, {0, 1}}, 6, 2};
    case LessonLevel::medium:
      return {{{0, 1, 2}, {0, 0, 1}, {0, 1, 1}, {0, 1, 2}, {0, 0, 1, 1}}, 8, 3};
    case LessonLevel::hard:
      break;
  }
  return {{{0, 1, 2, 1}, {0, 0, 1, 2}, {0, 1, 1, 2}, {0, 1, 2, 3}, {0, 1, 0, 2}, {0, 0, 1, 1, 2}}, 10, 4};
}

}  // namespace

std::optional<Exercise> pattern_exercise(const Workplace& place, LessonLevel level) {
  TaskSheet sheet(place, "Muster fortsetzen", "Wie geht das Muster weiter?", {Sign::look, Sign::write});
  const Rect room = sheet.put_picture(0.36);
  const PatternRules rules = pattern_rules(level);
  base::Random random = place.random("pattern");
  std::vector<Symbol> symbols;
  for (std::size_t i = 0; i < symbol_count; ++i) symbols.push_back(static_cast<Symbol>(i));
  std::set<std::vector<Symbol>> rows;
  const std::size_t places = rules.shown + rules.asked;
  for (std::size_t i = 0; i < rules.units.size(); ++i) {
    const std::vector<int>& unit = rules.units[i];
    // No row a second time.
    std::vector<Symbol> repeated;
    do {
      random.shuffle(std::span<Symbol>(symbols));
      repeated.clear();
      for (const int number : unit) repeated.push_back(symbols[static_cast<std::size_t>(number)]);
    } while (!rows.insert(repeated).second);
    const Rect row = grid_cell(room, 1, rules.units.size(), i, sheet.mm(5));
    for (std::size_t k = 0; k < places; ++k) {
      const Rect cell = grid_cell(row, places, 1, k, sheet.mm(2));
      const double half = std::min(cell.width(), cell.height()) / 2;
      const Symbol symbol = repeated[k % repeated.size()];
      const Point middle = cell.center();
      if (k >= rules.shown) {
        sheet.add(plain_box({middle.x - half, middle.y - half, middle.x + half, middle.y + half}, 0.35));
      }
      sheet.add(drawing_of(symbol, middle, half * 0.72), k < rules.shown ? On::both : On::solution);
    }
  }
  return sheet.take();
}

}  // namespace books::lessons
