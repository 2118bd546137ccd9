#include <algorithm>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"

namespace books::lessons {
namespace {

using geometry::Rect;

// A wall from its lowest row upwards; each brick above is the sum of the two that it stands on.
struct Wall {
  std::vector<std::vector<int>> rows;
  std::vector<std::vector<bool>> given;
};

struct WallRules {
  std::size_t width;  // bricks in the lowest row
  int highest;        // number on top
  std::size_t walls;
};

WallRules wall_rules(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return {2, 10, 4};
    case LessonLevel::medium:
      return {3, 20, 6};
    case LessonLevel::hard:
      break;
  }
  return {4, 100, 4};
}

Wall wall_on(std::vector<int> base) {
  Wall wall;
  wall.rows.push_back(std::move(base));
  while (wall.rows.back().size() > 1) {
    const std::vector<int>& below = wall.rows.back();
    std::vector<int> row;
    for (std::size_t i = 1; i < below.size(); ++i) row.push_back(below[i - 1] + below[i]);
    wall.rows.push_back(std::move(row));
  }
  for (const std::vector<int>& row : wall.rows) wall.given.emplace_back(row.size(), false);
  return wall;
}

// Whether step by step, each from two numbers of three bricks that touch, all bricks become known.
bool is_solvable(const Wall& wall) {
  std::vector<std::vector<bool>> known = wall.given;
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t row = 1; row < known.size(); ++row) {
      for (std::size_t i = 0; i < known[row].size(); ++i) {
        const int count = known[row][i] + known[row - 1][i] + known[row - 1][i + 1];
        if (count != 2) continue;
        known[row][i] = known[row - 1][i] = known[row - 1][i + 1] = true;
        changed = true;
      }
    }
  }
  return std::all_of(known.begin(), known.end(), [](const std::vector<bool>& row) {
    return std::find(row.begin(), row.end(), false) == row.end();
  });
}

// Shows as many bricks as the lowest row has: that row itself, or others from which all can be found.
void choose_given(Wall& wall, bool upwards, base::Random& random) {
  const std::size_t width = wall.rows[0].size();
  const auto show_base = [&] {
    for (std::size_t row = 0; row < wall.given.size(); ++row) wall.given[row].assign(width - row, row == 0);
  };
  show_base();
  for (int attempt = 0; attempt < 60 && !upwards; ++attempt) {
    std::vector<std::pair<std::size_t, std::size_t>> bricks;
    for (std::size_t row = 0; row < wall.rows.size(); ++row) {
      for (std::size_t i = 0; i < wall.rows[row].size(); ++i) bricks.emplace_back(row, i);
    }
    random.shuffle(std::span<std::pair<std::size_t, std::size_t>>(bricks));
    for (std::vector<bool>& row : wall.given) std::fill(row.begin(), row.end(), false);
    for (std::size_t i = 0; i < width; ++i) wall.given[bricks[i].first][bricks[i].second] = true;
    const bool is_base = std::find(wall.given[0].begin(), wall.given[0].end(), false) == wall.given[0].end();
    if (!is_base && is_solvable(wall)) return;
  }
  show_base();
}

// Before school all are built upwards.
std::vector<Wall> choose_walls(const WallRules& rules, LessonLevel level, base::Random random) {
  std::vector<Wall> walls;
  while (walls.size() < rules.walls) {
    std::vector<int> base;
    const int most = rules.highest / (1 << (rules.width - 1));
    for (std::size_t i = 0; i < rules.width; ++i) {
      base.push_back(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most * 3 / 2))));
    }
    Wall wall = wall_on(std::move(base));
    const bool known =
        std::any_of(walls.begin(), walls.end(), [&](const Wall& other) { return other.rows == wall.rows; });
    if (known || wall.rows.back()[0] > rules.highest) continue;
    choose_given(wall, level == LessonLevel::easy || walls.size() * 2 < rules.walls, random);
    walls.push_back(std::move(wall));
  }
  return walls;
}

// "von oben: 60 / 36, 24 / 15, 21, 3".
std::string in_words(const Wall& wall) {
  std::string text;
  for (std::size_t row = wall.rows.size(); row-- > 0;) {
    text += text.empty() ? "Von oben: " : " / ";
    for (std::size_t i = 0; i < wall.rows[row].size(); ++i) {
      text += (i == 0 ? "" : ", ") + std::to_string(wall.rows[row][i]);
    }
  }
  return text;
}

// A number as counters, five in a row, for who cannot add without them.
void draw_counters(TaskSheet& sheet, int number, const Rect& area) {
  constexpr int in_row = 5;
  const double step = std::min(area.width() / in_row, area.height() / 2);
  const int rows = (number + in_row - 1) / in_row;
  for (int i = 0; i < number; ++i) {
    const int column = i % in_row, row = i / in_row;
    const double x = area.left + step * (column + 0.5);
    const double y = area.center().y + step * (row - (rows - 1) / 2.0);
    sheet.add(ring({x, y}, step * 0.4, 0, drawing::Fill::black));
  }
}

void draw(TaskSheet& sheet, const Wall& wall, const Rect& cell, LessonLevel level) {
  const auto width = static_cast<double>(wall.rows[0].size());
  const double brick = std::min(cell.width() / width, cell.height() / width * 1.7), height = brick / 1.7;
  const double left = cell.center().x - brick * width / 2;
  const double bottom = cell.center().y + height * width / 2;
  for (std::size_t row = 0; row < wall.rows.size(); ++row) {
    const double y = bottom - static_cast<double>(row) * height;
    for (std::size_t i = 0; i < wall.rows[row].size(); ++i) {
      const double x = left + (static_cast<double>(i) + static_cast<double>(row) / 2) * brick;
      const Rect area{x, y - height, x + brick, y};
      sheet.add(plain_box(area, 0.6));
      const bool given = wall.given[row][i];
      geometry::Point middle = area.center();
      if (level == LessonLevel::easy && given) {
        middle.x = area.left + brick * 0.2;
        draw_counters(sheet, wall.rows[row][i],
                      {middle.x + brick * 0.15, area.top + height * 0.15, area.right - brick * 0.08,
                       area.bottom - height * 0.15});
      }
      sheet.text(std::to_string(wall.rows[row][i]), middle, 17, given ? On::both : On::solution,
                 given ? Face::regular : Face::bold, brick * 0.8);
    }
  }
}

}  // namespace

std::optional<Exercise> wall_exercise(const Workplace& place, LessonLevel level) {
  const bool easy = level == LessonLevel::easy;
  TaskSheet sheet(place, "Rechenmauer",
                  easy ? "Zähle die Punkte unten zusammen und schreibe die Zahl darüber."
                       : "Zwei Steine nebeneinander ergeben zusammen den Stein darüber.",
                  easy ? std::vector{Sign::count, Sign::write} : std::vector{Sign::write});
  const Rect room = sheet.put_picture(0.36);
  const WallRules rules = wall_rules(level);
  const std::vector<Wall> walls = choose_walls(rules, level, place.random("walls"));
  const std::size_t columns = 2;
  for (std::size_t i = 0; i < walls.size(); ++i) {
    draw(sheet, walls[i], grid_cell(room, columns, walls.size() / columns, i, sheet.mm(9)), level);
    sheet.solve(in_words(walls[i]));
  }
  return sheet.take();
}

}  // namespace books::lessons
