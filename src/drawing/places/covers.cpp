#include "drawing/places/covers.h"

#include <algorithm>

#include "drawing/props/props.h"

namespace drawing::places {

void add_covers(page::Board& board, const std::vector<cast::Actor>& actors, const layout::Layout& layout,
                cast::Medium medium, base::Random random) {
  const bool plants = medium == cast::Medium::land || medium == cast::Medium::sky;
  for (const layout::Placement& placement : layout.placements) {
    if (!placement.on_ground || !actors[static_cast<std::size_t>(placement.actor)].bust) continue;
    const geometry::Rect& box = placement.bounds;
    const double height = std::min(box.height() * 0.14, 30 * board.stage().scale);
    const props::PropMaker maker = plants                          ? props::bush
                                   : medium == cast::Medium::space ? props::moon_rock
                                                                   : props::stone;
    int index = 0;
    for (double x = box.left + height * 0.3; x < box.right + height * 0.2;) {
      const double size = height * random.uniform(0.85, 1.1);
      page::Figure figure = maker(random, size);
      const geometry::Rect own = figure.bounds();
      const double foot = box.bottom + size * random.uniform(0.2, 0.34);
      const double shift = std::min(0.0, board.stage().safe.right - (x + own.right)) +
                           std::max(0.0, board.stage().safe.left - (x + own.left));
      board.put_prop(figure.transformed(
                         geometry::Affine::translation(x + shift, std::min(foot, board.stage().safe.bottom))),
                     placement.depth + 0.5 + 0.01 * (index % 2) + 0.001 * index, board.stage().pens.near);
      ++index;
      x += own.width() * random.uniform(0.72, 0.9);
    }
  }
}

}  // namespace drawing::places
