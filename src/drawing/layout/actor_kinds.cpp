#include "drawing/layout/actor_kinds.h"

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

}  // namespace drawing::layout
