#include "drawing/deeds/linking.h"

#include <algorithm>
#include <utility>

namespace drawing::deeds {

std::vector<Relation> relations_left(const Wish& wish, const std::map<int, int>& together,
                                     const std::vector<Group>& groups) {
  const auto is_shown = [&](const Relation& relation) {
    return std::any_of(groups.begin(), groups.end(), [&](const Group& group) {
      const auto has = [&](int wished) {
        return std::any_of(group.castings.begin(), group.castings.end(),
                           [wished](const Casting& casting) { return casting.player.wished == wished; });
      };
      return has(relation.subject) && std::any_of(relation.objects.begin(), relation.objects.end(), has);
    });
  };
  const auto leader = [&](int index) {
    const auto found = together.find(index);
    return found == together.end() ? index : found->second;
  };
  std::vector<Relation> left;
  for (Relation relation : wish.relations) {
    // "klebt Sterne auf ein Blatt": the stars are on it, not the child with its table.
    const bool holds = relation.preposition == Preposition::on || relation.preposition == Preposition::in;
    if (holds && leader(relation.subject) != relation.subject) continue;
    // "Mama und Papa reiten auf Pferden": each is on one, and nobody on the other's.
    if (holds && is_shown(relation)) continue;
    relation.subject = leader(relation.subject);
    std::vector<int> objects;
    for (const int object : relation.objects) {
      if (leader(object) != relation.subject) objects.push_back(leader(object));
    }
    if (objects.empty()) continue;
    relation.objects = std::move(objects);
    left.push_back(std::move(relation));
  }
  return left;
}

}  // namespace drawing::deeds
