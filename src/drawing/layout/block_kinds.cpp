#include "drawing/layout/block_kinds.h"

#include <algorithm>

#include "drawing/layout/actor_kinds.h"

namespace drawing::layout {

bool is_person_alone(const Block& block, const std::vector<cast::Actor>& cast) {
  const cast::Actor& actor = cast[static_cast<std::size_t>(block.parts.front().actor)];
  return block.parts.size() == 1 && is_doer(actor) && actor.entry != nullptr && actor.entry->has_face &&
         !actor.entry->is_animal;
}

bool is_in_the_air(const Block& block, const std::vector<cast::Actor>& cast) {
  return std::ranges::all_of(block.parts, [&](const Part& part) {
    return cast[static_cast<std::size_t>(part.actor)].pose == Pose::jumping;
  });
}

double sway_of(const Block& block, const std::vector<cast::Actor>& cast, base::Random& random) {
  const cast::Actor& actor = cast[static_cast<std::size_t>(block.parts.front().actor)];
  if (block.parts.size() > 1 || actor.pose != Pose::dancing) return 0;
  return (random.chance(0.5) ? 1 : -1) * random.uniform(0.1, 0.17);
}

}  // namespace drawing::layout
