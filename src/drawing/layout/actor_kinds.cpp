#include "drawing/layout/actor_kinds.h"

#include <cmath>

namespace drawing::layout {

bool is_doer(const cast::Actor& actor) {
  return actor.ensemble != nullptr;
}

bool is_alive(const cast::Actor& actor) {
  return is_doer(actor) || (actor.entry != nullptr && (actor.entry->has_face || actor.entry->is_animal));
}

bool is_small_thing(const cast::Actor& actor) {
  return actor.entry != nullptr && !is_alive(actor) && actor.entry->size <= language::SizeClass::small;
}

bool is_fruit(const cast::Actor& actor) {
  return is_small_thing(actor) && (actor.entry->size == language::SizeClass::tiny ||
                                   actor.entry->support != language::Support::ground);
}

bool is_building(const cast::Actor& actor) {
  return actor.entry != nullptr && !actor.entry->is_animal && !actor.entry->has_face &&
         (actor.entry->size >= language::SizeClass::huge || actor.entry->kind == "house");
}

bool has_landed(const cast::Actor& actor) {
  return actor.entry != nullptr && actor.entry->support == language::Support::air &&
         actor.place == cast::Place::ground && !actor.entry->has_face && !actor.entry->is_animal;
}

bool is_backdrop(const cast::Actor& actor) {
  if (!is_building(actor) || actor.entry->support != language::Support::ground) return false;
  return actor.entry->size == language::SizeClass::giant || actor.entry->kind == "house" ||
         actor.entry->kind == "tree" || actor.entry->kind == "door";
}

bool leaves_backdrop_alone(Preposition preposition, const cast::Actor& object, const cast::Actor& subject) {
  if (!is_alive(subject)) return false;
  // "Ein Elefant mit einem Zelt": both are there.
  if (preposition == Preposition::with) return is_building(object);
  if (!is_backdrop(object)) return false;
  switch (preposition) {
    case Preposition::in_front_of:
    case Preposition::beside:
      return true;
    case Preposition::above:
      return subject.place == cast::Place::air;
    case Preposition::under:
      return is_doer(subject);
    case Preposition::on:
    case Preposition::behind:
    case Preposition::in:
    case Preposition::between:
    case Preposition::with:
      break;
  }
  return false;
}

bool look_the_same_way(const cast::Actor& one, const cast::Actor& other) {
  if (other.legible) return false;
  if (one.mounted && other.mounted) return true;
  const bool same_animal = one.entry != nullptr && one.entry == other.entry &&
                           one.entry->size != language::SizeClass::tiny && one.facing == other.facing;
  return same_animal && one.motif != nullptr &&
         (one.size == SizeWish::small) != (other.size == SizeWish::small);
}

bool is_seen_through(const cast::Actor& window, const cast::Actor& subject) {
  return window.entry != nullptr && window.entry->kind == "window" && subject.place == cast::Place::sky;
}

bool looks_inward(const cast::Actor& actor, double side, std::size_t count, base::Random& random) {
  const double inward = count > 2 || std::abs(side) < 0.04 ? 0.6 : 0.85;
  const bool look_left = random.chance(inward) == (side > 0);
  if (actor.facing == language::Facing::front) return random.chance(0.5) && !actor.legible;
  return !actor.legible && (actor.facing == language::Facing::left) != look_left;
}

}  // namespace drawing::layout
