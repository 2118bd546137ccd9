#include "drawing/places/weather_choice.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace drawing::places {
namespace {

// Where no snow falls, whoever brings a snowman there; Christmas has its own.
constexpr std::array<std::string_view, 7> warm_places{"strand",    "insel",      "wüste",      "savanne",
                                                      "dschungel", "schwimmbad", "weihnachten"};

bool gets_snow(const Place& place) {
  return place.medium == cast::Medium::land && !place.overlay && !place.climate &&
         std::find(warm_places.begin(), warm_places.end(), place.id) == warm_places.end();
}

// A snowman, a snowball, a sledge: a thing of the winter, that nobody only wears.
bool needs_snow(const language::LexiconEntry* entry) {
  if (entry == nullptr || entry->habitat != "winter" || entry->is_animal) return false;
  return entry->wear.at == language::WornAt::nowhere && (!entry->has_face || entry->kind == "snowman");
}

bool brings_snow(const Wish& wish, const cast::Library& library) {
  const bool named = std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& wished) {
    return needs_snow(library.entry(wished.motif));
  });
  return named || std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
           const auto* meant = deed.tool ? std::get_if<std::string>(&*deed.tool) : nullptr;
           return meant != nullptr && needs_snow(library.entry(*meant));
         });
}

// What shines in the dark and is carried there: a lantern, a torch. The moon, where somebody looks at it.
bool shines_at_night(const language::LexiconEntry* entry, std::string_view id) {
  return id == "own-laterne" || id == "1f526" || id == "1f386" || (entry != nullptr && entry->kind == "moon");
}

bool brings_night(const Wish& wish, const cast::Library& library) {
  const bool named = std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& wished) {
    return shines_at_night(library.entry(wished.motif), wished.motif);
  });
  return named || std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
           const auto* meant = deed.tool ? std::get_if<std::string>(&*deed.tool) : nullptr;
           return meant != nullptr && shines_at_night(library.entry(*meant), *meant);
         });
}

bool names_the_sun(const Wish& wish, const cast::Library& library) {
  return std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& wished) {
    const language::LexiconEntry* entry = library.entry(wished.motif);
    return entry != nullptr && entry->kind == "sun";
  });
}

}  // namespace

bool lies_in_snow(const Place& place, const Overlay* overlay, const Atlas& atlas) {
  if (place.medium == cast::Medium::room) return false;
  const Place* winter = atlas.find("winter");
  return place.climate ||
         (overlay != nullptr && winter != nullptr && winter->overlay && overlay == &*winter->overlay);
}

const Overlay* overlay_for(const Wish& wish, const Place& place, const cast::Library& library,
                           const Atlas& atlas) {
  for (const std::optional<std::string>* id : {&wish.weather, &wish.scene}) {
    const Place* weather = *id ? atlas.find(**id) : nullptr;
    if (weather != nullptr && weather != &place && weather->overlay) return &*weather->overlay;
  }
  // "Kinder bauen im Garten einen Schneemann": there is snow.
  const Place* winter = atlas.find("winter");
  if (wish.scene && gets_snow(place) && winter != nullptr && winter->overlay && brings_snow(wish, library))
    return &*winter->overlay;
  // "Die Kinder gehen mit Laternen durch den Park": it is dark there.
  const Place* night = atlas.find("nacht");
  if (!place.overlay && night != nullptr && night->overlay && brings_night(wish, library) &&
      !names_the_sun(wish, library))
    return &*night->overlay;
  return nullptr;
}

}  // namespace drawing::places
