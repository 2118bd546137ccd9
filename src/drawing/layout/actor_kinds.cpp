#include "drawing/layout/actor_kinds.h"

#include <cmath>

namespace drawing::layout {

bool is_doer(const cast::Actor& actor) {
  return actor.ensemble != nullptr;
}

bool is_alive(const cast::Actor& actor) {
  return is_doer(actor) || (actor.entry != nullptr && (actor.entry->has_face || actor.entry->is_animal));
}

bool is_fruit(const cast::Actor& actor) {
  return actor.entry != nullptr && !is_alive(actor) && actor.entry->size <= language::SizeClass::small;
}

bool is_building(const cast::Actor& actor) {
  return actor.entry != nullptr && !actor.entry->is_animal && !actor.entry->has_face &&
         (actor.entry->size >= language::SizeClass::huge || actor.entry->kind == "house");
}

bool ride_together(const cast::Actor& one, const cast::Actor& other) {
  return one.mounted && other.mounted && one.wished == other.wished && !other.legible;
}

bool looks_inward(const cast::Actor& actor, double side, std::size_t count, base::Random& random) {
  const double inward = count > 2 || std::abs(side) < 0.04 ? 0.6 : 0.85;
  const bool look_left = random.chance(inward) == (side > 0);
  if (actor.facing == language::Facing::front) return random.chance(0.5) && !actor.legible;
  return !actor.legible && (actor.facing == language::Facing::left) != look_left;
}

}  // namespace drawing::layout
