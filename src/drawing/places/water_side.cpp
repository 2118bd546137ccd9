#include "drawing/places/water_side.h"

#include <algorithm>
#include <string>
#include <variant>

namespace drawing::places {

const Place& side_of_the_pool(const Wish& wish, const Place& place, const Atlas& atlas) {
  const auto any_does = [&wish](auto&& does) {
    return std::any_of(wish.deeds.begin(), wish.deeds.end(), does);
  };
  const bool dives = any_does([](const Deed& deed) { return deed.verb == "tauchen"; }) &&
                     !any_does([](const Deed& deed) { return deed.pose == Pose::jumping; });
  const Place* below = dives && !place.below.empty() ? atlas.find(place.below) : nullptr;
  return below != nullptr ? *below : place;
}

const Place& on_its_ice(const Wish& wish, const Place& place, const cast::Library& library,
                        const Atlas& atlas) {
  const Place* ice = place.frozen.empty() ? nullptr : atlas.find(place.frozen);
  if (ice == nullptr) return place;
  const bool skates = std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    const auto* meant = deed.tool ? std::get_if<std::string>(&*deed.tool) : nullptr;
    const language::LexiconEntry* tool = meant != nullptr ? library.entry(*meant) : nullptr;
    return tool != nullptr && tool->habitat == ice->id;
  });
  const bool has_skates = std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& wished) {
    const language::LexiconEntry* entry = library.entry(wished.motif);
    return entry != nullptr && !entry->has_face && entry->habitat == ice->id;
  });
  return skates || has_skates ? *ice : place;
}

}  // namespace drawing::places
