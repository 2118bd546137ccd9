#include "drawing/deeds/own_things.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

#include "drawing/props/catalogue.h"

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

bool shows_kind(std::string_view kind, std::string_view named) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> parts{
      {{"basin", "mirror"}, {"drums", "drum"}, {"desk", "table"}}};
  if (kind.empty()) return false;
  return kind == named || std::find(parts.begin(), parts.end(), std::pair(kind, named)) != parts.end();
}

bool uses_far_hand(const Part& part) {
  const auto far = [](const std::optional<Target>& target) {
    return target && target->part == role_names[0] && target->point == "far_hand";
  };
  return part.role == Role::tool || part.second_hand == "far_hand" || far(part.at) || far(part.held) ||
         (part.role == Role::agent && (part.reach.far_hand || part.pose == "hug" || part.pose == "swim"));
}

bool brings(const std::vector<Casting>& castings, std::string_view motif) {
  const props::DrawnProp* prop = props::prop_for_motif(motif);
  return prop != nullptr && std::any_of(castings.begin(), castings.end(), [&](const Casting& casting) {
           const Thing* thing = std::get_if<Thing>(&casting.player.body);
           return !casting.part->role && thing != nullptr && shows_kind(thing->kind(), prop->kind);
         });
}

void add_kinds(const std::vector<Casting>& castings, std::vector<std::string>& kinds) {
  for (const Casting& casting : castings) {
    const Thing* thing = std::get_if<Thing>(&casting.player.body);
    if (thing == nullptr || !stands(*casting.part)) continue;
    if (thing->kind().empty()) continue;
    kinds.emplace_back(thing->kind());
    // Who is at a desk needs no table of the room.
    if (shows_kind(thing->kind(), "table")) kinds.emplace_back("table");
  }
}

}  // namespace drawing::deeds
