#include <algorithm>
#include <numeric>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"
#include "geometry/mask.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

// Two shadows that have more than this share of their area in common are hard to tell apart.
constexpr double most_alike = 0.72;
// How thick feelers, whiskers and strings are in a shadow: to be seen from the other side of the table.
constexpr double shadow_line_mm = 1.1;

struct ShadowMotif {
  SheetMotif motif;
  geometry::Mask shadow;
};

geometry::Mask shadow_of(const Ornament& drawing, const Rect& box) {
  geometry::Mask mask(box, box.width() / 60);
  for (const drawing::Shape& shape : drawing) {
    if (shape.fill != drawing::Fill::none) {
      mask.fill(shape.path, shape.even_odd, true, 0.2);
    } else {
      mask.stroke(shape.path, shadow_line_mm, true, 0.2);
    }
  }
  return mask;
}

double likeness_of(const geometry::Mask& one, const geometry::Mask& other) {
  const auto common = static_cast<double>(one.common(other));
  const double all = static_cast<double>(one.count() + other.count()) - common;
  return all <= 0 ? 1 : common / all;
}

// The greatest likeness to one of these.
double likeness_to(const std::vector<ShadowMotif>& chosen, const geometry::Mask& shadow) {
  double most = 0;
  for (const ShadowMotif& other : chosen) most = std::max(most, likeness_of(other.shadow, shadow));
  return most;
}

// Motifs whose shadows can be told apart. Who is to look closely gets those of a larger choice that come
// nearest to one another.
std::vector<ShadowMotif> choose_motifs(const Workplace& place, std::size_t count, bool closely) {
  constexpr std::size_t choice = 16;
  const Rect box{0, 0, 30, 30};
  std::vector<ShadowMotif> pool, chosen;
  for (const SheetMotif& motif : sheet_motifs(place, 2, place.random("shadows"))) {
    if (pool.size() == (closely ? choice : count)) break;
    geometry::Mask shadow = shadow_of(drawing_of(place, motif, box, 0.5), box);
    if (likeness_to(pool, shadow) <= most_alike) pool.push_back({motif, std::move(shadow)});
  }
  while (chosen.size() < count && !pool.empty()) {
    const auto next = !closely
                          ? pool.begin()
                          : std::max_element(pool.begin(), pool.end(), [&](const auto& a, const auto& b) {
                              return likeness_to(chosen, a.shadow) < likeness_to(chosen, b.shadow);
                            });
    chosen.push_back(std::move(*next));
    pool.erase(next);
  }
  return chosen;
}

// Open lines within it are black on black; those that stick out of it are part of the shadow.
Ornament blackened(Ornament drawing) {
  for (drawing::Shape& shape : drawing) {
    if (shape.fill == drawing::Fill::none) {
      shape.line_mm = std::max(shape.line_mm, shadow_line_mm);
      continue;
    }
    shape.fill = drawing::Fill::black;
    shape.role = drawing::Role::solid;
  }
  return drawing;
}

}  // namespace

std::optional<Exercise> shadow_exercise(const Workplace& place, LessonLevel level) {
  TaskSheet sheet(place, "Schatten finden", "Verbinde jedes Bild mit seinem Schatten.",
                  {Sign::look, Sign::join});
  const std::size_t pairs = level == LessonLevel::easy ? 3 : level == LessonLevel::medium ? 4 : 5;
  const std::vector<ShadowMotif> motifs = choose_motifs(place, pairs, level == LessonLevel::hard);
  std::vector<std::size_t> order(motifs.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  base::Random random = place.random("order of shadows");
  // No shadow stands right beside its picture.
  const auto any_in_place = [&] {
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (order[i] == i) return true;
    }
    return false;
  };
  while (any_in_place()) random.shuffle(std::span<std::size_t>(order));
  const Rect& room = place.room;
  const double side = room.width() * 0.32;
  const auto cell_of = [&](bool is_shadow, std::size_t row) {
    const Rect column{is_shadow ? room.right - side : room.left, room.top,
                      is_shadow ? room.right : room.left + side, room.bottom};
    return grid_cell(column, 1, motifs.size(), row, sheet.mm(8));
  };
  const auto dot_of = [&](bool is_shadow, std::size_t row) {
    const Rect cell = cell_of(is_shadow, row);
    return Point{is_shadow ? cell.left - sheet.mm(6) : cell.right + sheet.mm(6), cell.center().y};
  };
  for (std::size_t i = 0; i < motifs.size(); ++i) {
    sheet.add(drawing_of(place, motifs[i].motif, cell_of(false, i), 0.6));
    sheet.add(blackened(drawing_of(place, motifs[order[i]].motif, cell_of(true, i), 0.6)));
    for (const bool is_shadow : {false, true}) {
      sheet.add(ring(dot_of(is_shadow, i), sheet.mm(1.2), 0, drawing::Fill::black));
    }
    sheet.line(dot_of(false, order[i]), dot_of(true, i), 0.9, On::solution);
  }
  return sheet.take();
}

}  // namespace books::lessons
