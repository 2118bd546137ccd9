#include "drawing/places/house_doors.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

namespace drawing::places {
namespace {

constexpr std::string_view door_leaf = "1f6aa", house_front = "own-haustuer";

// Whether somebody or something is before it or at it, or goes there.
bool is_stood_before(const Wish& wish, int door) {
  const bool related =
      std::any_of(wish.relations.begin(), wish.relations.end(), [door](const Relation& relation) {
        const bool outside =
            relation.preposition == Preposition::in_front_of || relation.preposition == Preposition::beside;
        return outside &&
               std::find(relation.objects.begin(), relation.objects.end(), door) != relation.objects.end();
      });
  return related || std::any_of(wish.deeds.begin(), wish.deeds.end(), [door](const Deed& deed) {
           const int* goal = deed.way ? std::get_if<int>(&deed.way->goal) : nullptr;
           return goal != nullptr && *goal == door &&
                  (deed.way->preposition == WayPreposition::towards ||
                   deed.way->preposition == WayPreposition::in_front_of);
         });
}

// A feast is kept in rooms and out of doors.
bool is_outside(const Place& place) {
  return place.medium == cast::Medium::land &&
         std::none_of(place.arrangements.begin(), place.arrangements.end(),
                      [](const Arrangement& arrangement) { return arrangement.indoors; });
}

}  // namespace

Wish with_house_doors(Wish wish, const Atlas& atlas) {
  const Place* place = wish.scene ? atlas.find(*wish.scene) : nullptr;
  if (place != nullptr && place->medium == cast::Medium::room) return wish;
  if (place != nullptr && is_outside(*place)) return with_house_doors_at(std::move(wish), *place);
  for (std::size_t i = 0; i < wish.motifs.size(); ++i) {
    if (wish.motifs[i].motif == door_leaf && is_stood_before(wish, static_cast<int>(i)))
      wish.motifs[i].motif = house_front;
  }
  return wish;
}

Wish with_house_doors_at(Wish wish, const Place& place) {
  if (!is_outside(place)) return wish;
  for (WishedMotif& wished : wish.motifs) {
    if (wished.motif == door_leaf) wished.motif = house_front;
  }
  return wish;
}

}  // namespace drawing::places
