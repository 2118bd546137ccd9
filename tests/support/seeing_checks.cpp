#include <algorithm>
#include <cmath>
#include <map>
#include <queue>
#include <set>

#include <gtest/gtest.h>

#include "books/picture_source.h"
#include "geometry/distance.h"
#include "geometry/mask.h"
#include "support/exercise_checks.h"
#include "support/exercise_reader.h"

namespace support {
namespace {

using books::LessonLevel;
using books::Mark;
using books::PictureMark;
using books::lessons::Exercise;

using geometry::Mask;
using geometry::Point;
using geometry::Rect;

// What a symbol looks like: its corners, and whether it is curved.
std::size_t look_of(const PlacedShape& shape) {
  return shape.shape->path.points().size() * 100 + shape.shape->path.verbs().size();
}

// The black and white of the shapes in a box, as a grid of 60 cells across the box of their ink.
Mask shadow_of(const std::vector<PlacedShape>& shapes, const Rect& box) {
  Rect ink;
  for (const PlacedShape& shape : shapes) {
    if (box.contains(shape.box.center()) && shape.shape->fill != drawing::Fill::none) ink.include(shape.box);
  }
  const double scale = 60 / std::max(ink.width(), ink.height());
  const geometry::Affine map{scale, 0, 0, scale, -ink.center().x * scale, -ink.center().y * scale};
  Mask mask({-31, -31, 31, 31}, 1);
  for (const PlacedShape& shape : shapes) {
    if (!box.contains(shape.box.center()) || shape.shape->fill == drawing::Fill::none) continue;
    mask.fill(shape.shape->path.transformed(map), shape.shape->even_odd, true, 0.1);
  }
  return mask;
}

double likeness_of(const Mask& one, const Mask& other) {
  const auto common = static_cast<double>(one.common(other));
  return common / (static_cast<double>(one.count() + other.count()) - common);
}

// The diameter of the largest disc within a thing of the picture, in its millimetres.
double girth_of(const drawing::Picture& picture, std::size_t element) {
  Mask outside({0, 0, picture.width_mm, picture.height_mm}, 1);
  outside.fill(outside.area(), true);
  for (const drawing::Shape& shape : picture.shapes) {
    if (shape.element == element && shape.fill != drawing::Fill::none)
      outside.fill(shape.path, shape.even_odd, false, 0.3);
  }
  const std::vector<std::uint16_t> steps = geometry::distance_steps(outside);
  return 2.0 * *std::max_element(steps.begin(), steps.end()) / 3;
}

// What is black of a picture on the sheet: its lines and spots, after all that covers them.
Mask ink_of(const drawing::Picture& picture, const PictureMark& mark, const Rect& area) {
  Mask ink(area, 0.5);
  const drawing::Picture shown = books::without_elements(picture, mark.without);
  for (const drawing::Shape& shape : shown.shapes) {
    const geometry::Path path = shape.path.transformed(mark.to_sheet);
    if (shape.fill != drawing::Fill::none)
      ink.fill(path, shape.even_odd, shape.fill == drawing::Fill::black, 0.1);
    if (shape.line_mm > 0) ink.stroke(path, shape.line_mm * mark.to_sheet.a, true, 0.1);
  }
  return ink;
}

}  // namespace

void check_maze(const Exercise& exercise) {
  const ExerciseReader reader(exercise);
  const auto ways = reader.answer_shapes();
  ASSERT_EQ(ways.size(), 1u);
  const auto& way = ways.front().shape->path.points();
  const double cell = geometry::length(way[1] - way[0]);
  // Walls are the thick ones of the straight lines.
  const auto is_wall = [](const PlacedShape& shape) {
    return is_line(*shape.shape) && shape.shape->line_mm > 0.9;
  };
  Mask walls(exercise.solution.area.inflated(20), cell / 8);
  for (const PlacedShape& shape : reader.shapes()) {
    if (is_wall(shape)) walls.stroke(shape.shape->path, cell / 6, true, 0.1);
  }
  for (std::size_t i = 1; i < way.size(); ++i) {
    EXPECT_NEAR(geometry::length(way[i] - way[i - 1]), cell, 1e-6);
    for (double t = 0; t <= 1; t += 0.25) EXPECT_FALSE(walls.at(geometry::lerp(way[i - 1], way[i], t)));
  }
  // Rooms reached from the entrance without leaving: all of them, by as many doors as make one way only.
  std::map<std::pair<long, long>, bool> seen;
  std::queue<Point> next;
  const auto key = [&](Point p) {
    return std::pair{std::lround(p.x / cell * 2), std::lround(p.y / cell * 2)};
  };
  next.push(way[1]);
  seen[key(way[1])] = true;
  std::size_t doors = 0;
  Rect inside;
  for (std::size_t i = 1; i + 1 < way.size(); ++i) inside.include(way[i]);
  for (const PlacedShape& shape : reader.shapes()) {
    if (is_wall(shape)) inside.include(shape.box);
  }
  while (!next.empty()) {
    const Point here = next.front();
    next.pop();
    for (const Point step : {Point{cell, 0}, Point{-cell, 0}, Point{0, cell}, Point{0, -cell}}) {
      const Point there = here + step;
      if (!inside.contains(there) || walls.at(geometry::lerp(here, there, 0.5))) continue;
      ++doors;
      if (seen.emplace(key(there), true).second) next.push(there);
    }
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(std::lround(inside.width() / cell) *
                                                  std::lround(inside.height() / cell)));
  EXPECT_EQ(doors / 2, seen.size() - 1);  // each was counted from both sides: a tree
}

void check_pattern(const Exercise& exercise) {
  const ExerciseReader reader(exercise);
  std::map<long, std::map<double, std::size_t>> rows;
  std::vector<Rect> asked;
  for (const Mark& mark : exercise.solution.marks) {
    const PlacedShape shape{&std::get<drawing::Shape>(mark), std::get<drawing::Shape>(mark).path.bounds()};
    if (shape.shape->line_mm < 0.5) {
      asked.push_back(shape.box);
    } else {
      const auto near = std::find_if(rows.begin(), rows.end(), [&](const auto& row) {
        return std::abs(static_cast<double>(row.first) - shape.box.center().y) < 6;
      });
      const long row = near == rows.end() ? std::lround(shape.box.center().y) : near->first;
      rows[row][shape.box.center().x] = look_of(shape);
    }
  }
  EXPECT_GE(rows.size(), 4u);
  std::set<std::vector<std::size_t>> different;
  for (const auto& [y, row] : rows) {
    std::vector<std::size_t> looks;
    for (const auto& [x, look] : row) looks.push_back(look);
    EXPECT_TRUE(different.insert(looks).second) << "the same row twice";
    const auto is_period = [&](std::size_t period, std::size_t count) {
      for (std::size_t i = period; i < count; ++i) {
        if (looks[i] != looks[i - period]) return false;
      }
      return true;
    };
    const std::size_t own = asked.size() / rows.size(), shown = looks.size() - own;
    std::size_t period = 1;
    while (!is_period(period, shown)) ++period;
    // What is shown repeats at least once as a whole, and the solution goes on with it.
    EXPECT_LE(2 * period, shown);
    EXPECT_TRUE(is_period(period, looks.size()));
  }
  EXPECT_EQ(reader.answer_shapes().size(), asked.size());
}

void check_shadows(const Exercise& exercise) {
  const ExerciseReader reader(exercise);
  const auto lines = reader.answer_shapes();
  const auto shapes = reader.shapes();
  ASSERT_GE(lines.size(), 3u);
  // Feelers and whiskers are part of a shadow: it has as many open lines as its picture, thick enough.
  const double middle = exercise.solution.area.center().x;
  const auto open_lines = [&](bool left) {
    return std::count_if(shapes.begin(), shapes.end(), [&](const PlacedShape& shape) {
      if (shape.shape->fill != drawing::Fill::none || (shape.box.center().x < middle) != left) return false;
      return left || shape.shape->line_mm >= 1.1;
    });
  };
  EXPECT_EQ(open_lines(true), open_lines(false));
  const double height = exercise.solution.area.height() / static_cast<double>(lines.size());
  const auto around = [&](Point dot, bool left) {
    const Rect& area = exercise.solution.area;
    return left ? Rect{area.left - 1, dot.y - height / 2, dot.x - 3, dot.y + height / 2}
                : Rect{dot.x + 3, dot.y - height / 2, area.right + 1, dot.y + height / 2};
  };
  for (const PlacedShape& line : lines) {
    const auto& ends = line.shape->path.points();
    const Mask picture = shadow_of(shapes, around(ends[0], true));
    double best = 0, own = likeness_of(picture, shadow_of(shapes, around(ends[1], false)));
    for (const PlacedShape& other : lines) {
      if (&other == &line) continue;
      best = std::max(best,
                      likeness_of(picture, shadow_of(shapes, around(other.shape->path.points()[1], false))));
    }
    EXPECT_GT(own, 0.9);
    EXPECT_GT(own, best + 0.1);
  }
}

void check_differences(const Exercise& exercise, const drawing::Picture& picture) {
  const LessonLevel level = exercise.level;

  const std::size_t most = level == LessonLevel::easy ? 3 : level == LessonLevel::medium ? 5 : 7;
  const std::size_t least = level == LessonLevel::easy ? 3 : level == LessonLevel::medium ? 4 : 5;

  const ExerciseReader reader(exercise);
  std::vector<PictureMark> pictures;
  for (const Mark& mark : exercise.marks) {
    if (const auto* shown = std::get_if<PictureMark>(&mark)) pictures.push_back(*shown);
  }
  ASSERT_EQ(pictures.size(), 2u);
  const auto rings = reader.answer_shapes();
  ASSERT_GE(rings.size(), least);
  ASSERT_LE(rings.size(), most);
  EXPECT_NE(exercise.instruction.find(" " + std::to_string(rings.size()) + " Dinge"), std::string::npos);
  // A child can see and say what is missing: no rails, ropes and what has no name.
  for (const std::uint16_t element : pictures[1].without) {
    EXPECT_FALSE(picture.elements[element].name.empty());
    EXPECT_GE(girth_of(picture, element), 8.5) << picture.elements[element].name;
  }
  // Both on the first one's place, so that the grid of the masks lies alike on them.
  PictureMark moved = pictures[0];
  moved.without = pictures[1].without;
  ASSERT_TRUE(pictures[0].without.empty());
  EXPECT_NEAR(pictures[0].to_sheet.a, pictures[1].to_sheet.a, 1e-12);
  const Point shift = pictures[1].area.center() - pictures[0].area.center();
  const Mask first = ink_of(picture, pictures[0], pictures[0].area);
  const Mask second = ink_of(picture, moved, pictures[0].area);
  std::vector<int> inside(rings.size(), 0);
  int outside = 0;
  for (int row = 0; row < first.rows(); ++row) {
    for (int column = 0; column < first.columns(); ++column) {
      if (first.at(column, row) == second.at(column, row)) continue;
      bool found = false;
      for (std::size_t i = 0; i < rings.size(); ++i) {
        if (!rings[i].box.inflated(1.5).contains(first.center(column, row) + shift)) continue;
        ++inside[i];
        found = true;
      }
      if (!found) ++outside;
    }
  }
  for (const int cells : inside) EXPECT_GT(cells, 12);
  EXPECT_EQ(outside, 0);
}

void check_pairs(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const ExerciseReader reader(exercise);
  // What is on a card: the shapes by where they stand on it.
  std::vector<Rect> cards;
  for (const PlacedShape& shape : reader.shapes()) {
    if (shape.box.width() > 25 && shape.box.height() > 20 && shape.shape->line_mm == 0.5)
      cards.push_back(shape.box);
  }
  const auto content = [&](const Rect& card) {
    std::vector<Rect> found;
    for (const PlacedShape& shape : reader.shapes()) {
      const Rect& box = shape.box;
      if (!card.contains(box.center()) || box == card) continue;
      found.push_back(
          {box.left - card.left, box.top - card.top, box.right - card.left, box.bottom - card.top});
    }
    return found;
  };
  const auto alike = [&](const Rect& one, const Rect& other) {
    const std::vector<Rect> here = content(one), there = content(other);
    return std::equal(here.begin(), here.end(), there.begin(), there.end(), [](const Rect& a, const Rect& b) {
      return std::max({std::abs(a.left - b.left), std::abs(a.top - b.top), std::abs(a.right - b.right),
                       std::abs(a.bottom - b.bottom)}) < 0.01;
    });
  };
  // A picture fills its card, but for the margin; dots and stars stand above it.
  for (const Rect& card : cards) {
    Rect picture;
    for (const Rect& box : content(card)) picture.include(box);
    const double filled = std::max(picture.width() / card.width(), picture.height() / card.height());
    EXPECT_GE(filled, level == LessonLevel::hard ? 0.55 : 0.7);
  }
  std::map<std::string, std::vector<std::size_t>> numbered;
  for (const auto& answer : reader.answers()) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (cards[i].contains(answer.middle)) numbered[answer.text].push_back(i);
    }
  }
  std::size_t equal_pairs = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t k = i + 1; k < cards.size(); ++k) equal_pairs += alike(cards[i], cards[k]) ? 1 : 0;
  }
  EXPECT_EQ(equal_pairs, numbered.size());
  EXPECT_EQ(numbered.size(), level == LessonLevel::easy ? 3u : level == LessonLevel::medium ? 6u : 1u);
  for (const auto& [number, pair] : numbered) {
    ASSERT_EQ(pair.size(), 2u);
    // Nobody finds a pair without looking for it: its cards lie neither beside nor below each other.
    const Point way = cards[pair[1]].center() - cards[pair[0]].center();
    EXPECT_FALSE(std::abs(way.y) < 1 && std::abs(way.x) < 1.5 * cards[0].width());
    EXPECT_FALSE(std::abs(way.x) < 1 && std::abs(way.y) < 1.5 * cards[0].height());
    EXPECT_TRUE(alike(cards[pair[0]], cards[pair[1]]));
  }
}

}  // namespace support
