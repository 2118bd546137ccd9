#include "books/lessons/counted_things.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "books/lessons/look_alikes.h"

namespace books::lessons {
namespace {

using geometry::Rect;

constexpr double thing_line_mm = 0.35;
// Of the shapes of a drawing: the most where a few of it lie in a field, and where many do.
constexpr std::size_t most_shapes_of_few = 24, most_shapes_of_many = 12;
constexpr int many_things = 21;

}  // namespace

std::vector<SheetMotif> counted_motifs(const Workplace& place, std::size_t count, int things,
                                       base::Random random) {
  const std::size_t most_shapes = things < many_things ? most_shapes_of_few : most_shapes_of_many;
  std::vector<SheetMotif> chosen;
  for (const SheetMotif& motif : sheet_motifs(place, 2, random)) {
    if (chosen.size() == count) break;
    const drawing::Element own = element_of(motif);
    if (is_person(own) || !shows_one_thing(own)) continue;
    const bool is_taken_for_another = std::any_of(chosen.begin(), chosen.end(), [&](const SheetMotif& other) {
      return look_alike(own, element_of(other));
    });
    if (is_taken_for_another) continue;
    if (drawing_of(place, motif, {0, 0, 12, 12}, thing_line_mm).size() > most_shapes) continue;
    chosen.push_back(motif);
  }
  return chosen;
}

std::vector<Rect> spots_in(const Rect& field, int count, base::Random random) {
  const auto columns = static_cast<std::size_t>(
      std::max(2.0, std::ceil(std::sqrt((count + 2) * field.width() / std::max(1.0, field.height())))));
  const std::size_t rows = (static_cast<std::size_t>(count) + 1 + columns) / columns;
  std::vector<std::size_t> cells(columns * rows);
  std::iota(cells.begin(), cells.end(), std::size_t{0});
  random.shuffle(std::span<std::size_t>(cells));
  cells.resize(static_cast<std::size_t>(count));
  std::vector<Rect> spots;
  for (const std::size_t cell : cells)
    spots.push_back(grid_cell(field, columns, rows, cell, field.width() * 0.03));
  return spots;
}

void add_things(TaskSheet& sheet, const SheetMotif& motif, const std::vector<Rect>& spots, On on) {
  if (spots.empty()) return;
  const Rect& first = spots.front();
  // Drawn once: all are alike.
  const Ornament drawing = drawing_of(sheet.place(), motif, first, thing_line_mm);
  for (const Rect& spot : spots) {
    const geometry::Affine map{1, 0, 0, 1, spot.left - first.left, spot.top - first.top};
    for (const drawing::Shape& shape : drawing) {
      drawing::Shape moved = shape;
      moved.path = shape.path.transformed(map);
      sheet.add(std::move(moved), on);
    }
  }
}

}  // namespace books::lessons
