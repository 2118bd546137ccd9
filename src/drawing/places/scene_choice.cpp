#include "drawing/places/scene_choice.h"

#include <algorithm>
#include <iterator>

namespace drawing::places {
namespace {

bool has_support(const WishedMotif& wished, const cast::Library& library, language::Support support) {
  const language::LexiconEntry* entry = library.entry(wished.motif);
  return entry != nullptr && entry->support == support;
}

// Homes of what lives anywhere: they give way to the home of something that belongs to one place only.
bool is_everyday(std::string_view scene) {
  constexpr std::string_view everyday[] = {"garten", "himmel",     "küche", "park",  "schule",
                                           "stadt",  "spielplatz", "wald",  "wiese", "zimmer"};
  return std::find(std::begin(everyday), std::end(everyday), scene) != std::end(everyday);
}

// Where the motifs live: a cat on a horse where the horse does, children with a snowman in the winter. Null
// for motifs that are at home everywhere.
const Scene* home_of(const Wish& wish, const cast::Library& library) {
  const bool related = !wish.relations.empty() && !wish.relations.front().objects.empty() &&
                       wish.relations.front().preposition != Preposition::with;
  std::vector<int> order = {related ? wish.relations.front().objects.front() : 0};
  for (int i = 0; i < static_cast<int>(wish.motifs.size()); ++i) order.push_back(i);
  const Scene* everyday = nullptr;
  for (const int index : order) {
    const language::LexiconEntry* entry = library.entry(wish.motifs[static_cast<std::size_t>(index)].motif);
    const Scene* scene = entry != nullptr ? places::find_scene(entry->habitat) : nullptr;
    if (scene == nullptr) continue;
    if (!is_everyday(entry->habitat)) return scene;
    if (everyday == nullptr && (index == 0 || index == order.front())) everyday = scene;
  }
  return everyday;
}

}  // namespace

const Scene& choose_scene(const Wish& wish, const cast::Library& library) {
  const Scene* scene = wish.scene ? places::find_scene(*wish.scene) : nullptr;
  if (scene == nullptr && !wish.motifs.empty()) scene = home_of(wish, library);
  if (scene == nullptr && !wish.motifs.empty()) {
    const language::LexiconEntry* entry = library.entry(wish.motifs.front().motif);
    if (entry != nullptr && (entry->kind == "star" || entry->kind == "moon"))
      scene = places::find_scene("nacht");
  }
  if (scene == nullptr) return places::neutral_scene();
  if (scene->medium != cast::Medium::water_surface || wish.motifs.empty()) return *scene;
  // The sea is shown from below, unless something floats on it or the first motif flies over it.
  const bool floats = std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& wished) {
    return has_support(wished, library, language::Support::water_surface);
  });
  const bool above = floats || has_support(wish.motifs.front(), library, language::Support::air) ||
                     has_support(wish.motifs.front(), library, language::Support::sky);
  return above ? *scene : *places::find_scene("unterwasser");
}

}  // namespace drawing::places
