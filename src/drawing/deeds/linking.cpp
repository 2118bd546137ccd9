#include "drawing/deeds/linking.h"

#include <utility>

namespace drawing::deeds {

std::vector<Relation> relations_left(const Wish& wish, const std::map<int, int>& together) {
  const auto leader = [&](int index) {
    const auto found = together.find(index);
    return found == together.end() ? index : found->second;
  };
  std::vector<Relation> left;
  for (Relation relation : wish.relations) {
    // "klebt Sterne auf ein Blatt": the stars are on it, not the child with its table.
    const bool holds = relation.preposition == Preposition::on || relation.preposition == Preposition::in;
    if (holds && leader(relation.subject) != relation.subject) continue;
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
