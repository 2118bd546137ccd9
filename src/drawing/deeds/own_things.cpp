#include "drawing/deeds/own_things.h"

#include <algorithm>
#include <variant>

namespace drawing::deeds {

bool stands(const Part& part) {
  return !part.in_hand && !part.held;
}

bool stands_once(const WishedMotif& wished, const Part& part) {
  const bool shared = part.role == Role::patient || part.role == Role::goal;
  return shared && wished.count == 1 && !part.at && !part.held;
}

bool replaces_patient(const Plan& plan) {
  const bool has_patient = std::any_of(plan.parts.begin(), plan.parts.end(),
                                       [](const Part& part) { return part.role == Role::patient; });
  return !has_patient && std::any_of(plan.parts.begin(), plan.parts.end(), [](const Part& part) {
    return part.is_thing && !part.role && !part.at && !part.held;
  });
}

void add_kinds(const std::vector<Casting>& castings, std::vector<std::string>& kinds) {
  for (const Casting& casting : castings) {
    const Thing* thing = std::get_if<Thing>(&casting.player.body);
    if (thing == nullptr || !stands(*casting.part)) continue;
    if (!thing->kind().empty()) kinds.emplace_back(thing->kind());
  }
}

}  // namespace drawing::deeds
