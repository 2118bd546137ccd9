#include "drawing/deeds/part_names.h"

#include <string>

namespace drawing::deeds {

namespace {

// Of a part or a const one.
template <class AnyPart>
auto all_targets(AnyPart& part) {
  auto& reach = part.reach;
  return std::array{&part.at,        &part.held,       &reach.hip,      &reach.near_hand,
                    &reach.far_hand, &reach.near_foot, &reach.far_foot, &reach.mouth};
}

}  // namespace

std::array<std::optional<Target>*, 8> targets_of(Part& part) {
  return all_targets(part);
}

std::array<const std::optional<Target>*, 8> targets_of(const Part& part) {
  return all_targets(part);
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
