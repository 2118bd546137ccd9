#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "geometry/rect.h"

namespace drawing::layout {

// One actor within a block. Lengths are those of size 1 (Actor::scale); the origin is the middle of the
// block's foot.
struct Part {
  int actor = 0;
  double scale = 1;
  geometry::Point foot;  // the middle of the actor's lower edge
  bool flipped = false;
  double tilt = 0;
  int layer = 0;      // parts of higher layers are drawn later
  bool tied = false;  // a hat and its wearer: neither may be moved or enlarged alone
};

// Actors that belong together, as a cat on a horse; most blocks hold one.
struct Block {
  std::vector<Part> parts;
  geometry::Rect box;
  cast::Place place = cast::Place::ground;
  int row = 0;  // below 0 it stands behind the others, above 0 before them
};

// The box of a part, before any tilt.
geometry::Rect box_of(const Part& part, const cast::Actor& actor);

// Makes blocks: actors joined by a relation share one. Every actor is in exactly one block; the block of the
// first actor comes first. `proportions` are those of the place that blocks share, its width divided by its
// height.
std::vector<Block> make_blocks(const std::vector<cast::Actor>& cast, const std::vector<Relation>& relations,
                               double proportions, base::Random& random);

}  // namespace drawing::layout
