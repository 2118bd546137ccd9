#include "drawing/deeds/part_names.h"

#include <string>

namespace drawing::deeds {

std::array<std::optional<Target>*, 8> targets_of(Part& part) {
  Reach& reach = part.reach;
  return {&part.at,        &part.held,       &reach.hip,      &reach.near_hand,
          &reach.far_hand, &reach.near_foot, &reach.far_foot, &reach.mouth};
}

void add_suffix(Part& part, std::string_view suffix) {
  for (std::optional<Target>* target : targets_of(part)) {
    if (*target) (*target)->part += suffix;
  }
  for (std::string* name : {&part.name, &part.user, &part.beside}) {
    if (!name->empty()) *name += suffix;
  }
}

}  // namespace drawing::deeds
