#include "drawing/places/place_choice.h"

#include <algorithm>

namespace drawing::places {
namespace {

bool has_support(const WishedMotif& wished, const cast::Library& library, language::Support support) {
  const language::LexiconEntry* entry = library.entry(wished.motif);
  return entry != nullptr && entry->support == support;
}

// Where the motifs live: a cat on a horse where the horse does, children with a snowman in the winter. Null
// for motifs that are at home everywhere.
const Place* home_of(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  const bool related = !wish.relations.empty() && !wish.relations.front().objects.empty() &&
                       wish.relations.front().preposition != Preposition::with;
  std::vector<int> order = {related ? wish.relations.front().objects.front() : 0};
  for (int i = 0; i < static_cast<int>(wish.motifs.size()); ++i) order.push_back(i);
  const Place* everyday = nullptr;
  for (const int index : order) {
    const language::LexiconEntry* entry = library.entry(wish.motifs[static_cast<std::size_t>(index)].motif);
    const Place* place = entry != nullptr ? atlas.find(entry->habitat) : nullptr;
    if (place == nullptr) continue;
    // What lives anywhere gives way to the home of something that belongs to one place only.
    if (!place->everyday) return place;
    if (everyday == nullptr && (index == 0 || index == order.front())) everyday = place;
  }
  return everyday;
}

}  // namespace

const Place& choose_place(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  const Place* place = wish.scene ? atlas.find(*wish.scene) : nullptr;
  if (place == nullptr && !wish.motifs.empty()) place = home_of(wish, library, atlas);
  if (place == nullptr && !wish.motifs.empty()) {
    const language::LexiconEntry* entry = library.entry(wish.motifs.front().motif);
    if (entry != nullptr && (entry->kind == "star" || entry->kind == "moon")) place = atlas.find("nacht");
  }
  if (place == nullptr) return atlas.neutral();
  if (place->medium != cast::Medium::water_surface || wish.motifs.empty()) return *place;
  // The sea is shown from below, unless something floats on it or the first motif flies over it.
  const bool floats = std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& wished) {
    return has_support(wished, library, language::Support::water_surface);
  });
  const bool above = floats || has_support(wish.motifs.front(), library, language::Support::air) ||
                     has_support(wish.motifs.front(), library, language::Support::sky);
  return above ? *place : *atlas.find("unterwasser");
}

}  // namespace drawing::places
