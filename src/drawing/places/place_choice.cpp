#include "drawing/places/place_choice.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "drawing/places/water_side.h"

namespace drawing::places {
namespace {

const language::LexiconEntry* entry_of(const Wish& wish, int index, const cast::Library& library) {
  return library.entry(wish.motifs[static_cast<std::size_t>(index)].motif);
}

bool has_support(const WishedMotif& wished, const cast::Library& library, language::Support support) {
  const language::LexiconEntry* entry = library.entry(wished.motif);
  return entry != nullptr && entry->support == support;
}

// What the first deed is done with: shuttlecock is played on the lawn, with dolls in the room.
std::optional<int> tool_of_deed(const Wish& wish) {
  if (wish.deeds.empty() || !wish.deeds.front().tool) return std::nullopt;
  const int* named = std::get_if<int>(&*wish.deeds.front().tool);
  return named != nullptr ? std::optional<int>(*named) : std::nullopt;
}

// Whoever does it lives in the water or in space: a fish swims where fish do, and an astronaut looks for
// stones on the moon.
bool lives_off_land(const Wish& wish, const Deed& deed, const cast::Library& library, const Atlas& atlas) {
  return std::any_of(deed.agents.begin(), deed.agents.end(), [&](int agent) {
    const language::LexiconEntry* entry = entry_of(wish, agent, library);
    if (entry == nullptr) return false;
    const Place* home = atlas.find(entry->habitat);
    const bool off_land =
        home != nullptr && (home->medium == cast::Medium::water_surface ||
                            home->medium == cast::Medium::under_water || home->medium == cast::Medium::space);
    return off_land || entry->support == language::Support::under_water ||
           entry->support == language::Support::water_surface;
  });
}

// Whether somebody from the land has it in hands or mouth: a bear that holds a fish is not under water.
bool out_of_water(const Wish& wish, int index, const cast::Library& library, const Atlas& atlas) {
  return std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    const bool dives = deed.pose == Pose::swimming || deed.verb == "tauchen";
    return deed.patient == index && !dives && !deed.agents.empty() &&
           !lives_off_land(wish, deed, library, atlas);
  });
}

// "Die Meerjungfrau sitzt auf einem Felsen": who lives in the water has come ashore, and is not in the
// mountains because rocks are. Null where nobody has.
const Place* shore_of(const Wish& wish, const Relation& relation, const cast::Library& library,
                      const Atlas& atlas) {
  if (relation.preposition != Preposition::on || relation.objects.empty()) return nullptr;
  const language::LexiconEntry* subject = entry_of(wish, relation.subject, library);
  const language::LexiconEntry* object = entry_of(wish, relation.objects.front(), library);
  if (subject == nullptr || object == nullptr || !subject->has_face) return nullptr;
  const Place* home = atlas.find(subject->habitat);
  const Place* seat = atlas.find(object->habitat);
  const bool ashore = home != nullptr && home->medium == cast::Medium::under_water && seat != nullptr &&
                      seat->medium == cast::Medium::land;
  return ashore ? atlas.find("strand") : nullptr;
}

// Whether somebody who stands on the ground is beside, before or behind it.
bool stands_beside(const Wish& wish, const Relation& relation, const cast::Library& library) {
  const language::LexiconEntry* subject = entry_of(wish, relation.subject, library);
  const bool near = relation.preposition == Preposition::beside ||
                    relation.preposition == Preposition::in_front_of ||
                    relation.preposition == Preposition::behind;
  return near && subject != nullptr && subject->has_face && subject->support == language::Support::ground &&
         wish.motifs[static_cast<std::size_t>(relation.subject)].pose != Pose::flying;
}

// Where the motifs live: a cat on a horse where the horse does, children with a snowman in the winter. Null
// for motifs that are at home everywhere.
const Place* home_of(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  const auto related =
      std::find_if(wish.relations.begin(), wish.relations.end(), [](const Relation& relation) {
        return relation.preposition != Preposition::with && !relation.objects.empty();
      });
  if (related != wish.relations.end()) {
    if (const Place* shore = shore_of(wish, *related, library, atlas)) return shore;
  }
  std::vector<int> order = {related != wish.relations.end() ? related->objects.front()
                                                            : tool_of_deed(wish).value_or(0)};
  for (int i = 0; i < static_cast<int>(wish.motifs.size()); ++i) order.push_back(i);
  const Place* everyday = nullptr;
  for (const int index : order) {
    const language::LexiconEntry* entry = entry_of(wish, index, library);
    const Place* place = entry != nullptr ? atlas.find(entry->habitat) : nullptr;
    // Whoever is there stands on no table.
    if (place == nullptr || !place->gathers.empty()) continue;
    if (place->medium == cast::Medium::under_water && out_of_water(wish, index, library, atlas)) continue;
    // "unter dem Regenbogen": who is below what is in the sky stands on land.
    if (place->medium == cast::Medium::sky && related != wish.relations.end() &&
        related->preposition == Preposition::under && related->objects.front() == index)
      continue;
    // "neben dem Flugzeug": it has landed.
    if (place->medium == cast::Medium::sky && related != wish.relations.end() &&
        related->objects.front() == index && entry->support == language::Support::air &&
        entry->size >= language::SizeClass::huge && stands_beside(wish, *related, library)) {
      if (entry->kind == "balloon") continue;
      return atlas.find("flughafen");
    }
    // What lives anywhere gives way to the home of something that belongs to one place only.
    if (!place->everyday) return place;
    if (everyday == nullptr && (index == 0 || index == order.front())) everyday = place;
  }
  return everyday;
}

// Beasts sleep at home.
bool sleeps_outside(const Wish& wish, const Deed& deed, const cast::Library& library, const Atlas& atlas) {
  const language::LexiconEntry* entry = entry_of(wish, deed.agents.front(), library);
  return deed.pose == Pose::sleeping && entry != nullptr && entry->is_animal &&
         atlas.find(entry->habitat) != nullptr;
}

// Where the first deed that the text sets nowhere is usually done.
const Place* place_of_deeds(const Wish& wish, const cast::Library& library, const Atlas& atlas,
                            std::uint32_t turn) {
  for (const Deed& deed : wish.deeds) {
    if (!deed.place || deed.place->named || lives_off_land(wish, deed, library, atlas) ||
        sleeps_outside(wish, deed, library, atlas))
      continue;
    const std::vector<std::string>& others = deed.place->others;
    const std::size_t index = turn % (others.size() + 1);
    return atlas.find(index == 0 ? deed.place->id : others[index - 1]);
  }
  return nullptr;
}

// Where a deed is usually done whose text only names a weather: people fish in the rain at a river. Out of
// doors, so that the weather is seen; but who sleeps at night does it in bed.
const Place* place_in_weather(const Wish& wish, const cast::Library& library, const Atlas& atlas,
                              std::uint32_t turn) {
  for (const Deed& deed : wish.deeds) {
    const language::LexiconEntry* agent = entry_of(wish, deed.agents.front(), library);
    if (!deed.place || (agent != nullptr && agent->is_animal)) continue;
    std::vector<std::string> usual = deed.place->others;
    if (!deed.place->named) usual.push_back(deed.place->id);
    if (usual.empty()) continue;
    const Place* place = atlas.find(usual[turn % usual.size()]);
    const bool outside = place != nullptr && place->medium == cast::Medium::land;
    if (outside || deed.pose == Pose::sleeping) return place;
  }
  return nullptr;
}

// Where the ship or whatever else is at home on the water is in the weather that the text names: "durch den
// Sturm". Null where nothing is.
const Place* water_in_weather(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  for (const WishedMotif& wished : wish.motifs) {
    const language::LexiconEntry* entry = library.entry(wished.motif);
    const Place* home = entry != nullptr ? atlas.find(entry->habitat) : nullptr;
    if (entry != nullptr && entry->support == language::Support::water_surface && home != nullptr &&
        (home->medium == cast::Medium::water_surface || has_water(*home)))
      return home;
  }
  return nullptr;
}

// "Im Zelturlaub fahren wir Kanu auf dem See": of two places that the text names the one with the water that
// a boat is on or that the deed is done at. Null where the first one has its own, or nobody needs any.
const Place* water_for_deeds(const Wish& wish, const Place& place, const cast::Library& library,
                             const Atlas& atlas, std::span<const std::string> usual) {
  const Place* other = wish.whereabouts && !has_water(place) ? atlas.find(*wish.whereabouts) : nullptr;
  if (other == nullptr || !has_water(*other)) return nullptr;
  if (std::find(usual.begin(), usual.end(), other->id) != usual.end()) return other;
  const bool in_boat = std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    return tool != nullptr && has_support(wish.motifs[static_cast<std::size_t>(*tool)], library,
                                          language::Support::water_surface);
  });
  return in_boat ? other : nullptr;
}

// Whose climate the page has: a polar bear brings the snow wherever it fishes or skates. Null for nobody's.
const Place* climate_of(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  for (int i = 0; i < static_cast<int>(wish.motifs.size()); ++i) {
    const language::LexiconEntry* entry = entry_of(wish, i, library);
    const Place* home = entry != nullptr ? atlas.find(entry->habitat) : nullptr;
    const bool lives_there = home != nullptr && home->climate && (entry->is_animal || entry->kind == "house");
    if (lives_there) return home;
  }
  return nullptr;
}

// Whether it is a house that is neither painted nor built of blocks: something happens in front of it.
bool stands_there(const Wish& wish, int index, const language::LexiconEntry& entry) {
  const bool house = (entry.kind == "house" && entry.size >= language::SizeClass::large) ||
                     (entry.kind == "door" && language::is_landmark(entry));
  if (!house && entry.kind != "tent") return false;
  return std::none_of(wish.deeds.begin(), wish.deeds.end(), [index](const Deed& deed) {
    const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    return deed.patient == index || (tool != nullptr && *tool == index);
  });
}

// Where the houses are that the text names, for those who would do the deed in a room.
const Place* place_of_houses(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  for (int i = 0; i < static_cast<int>(wish.motifs.size()); ++i) {
    const language::LexiconEntry* entry = entry_of(wish, i, library);
    if (entry == nullptr || !stands_there(wish, i, *entry)) continue;
    const Place* home = atlas.find(entry->habitat);
    return home != nullptr && home->medium == cast::Medium::land ? home : atlas.find("garten");
  }
  return nullptr;
}

// Where the trees are that the text names, for those who would do the deed in a room: no branch grows there.
const Place* place_of_trees(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  for (int i = 0; i < static_cast<int>(wish.motifs.size()); ++i) {
    const language::LexiconEntry* entry = entry_of(wish, i, library);
    if (entry == nullptr || (entry->kind != "tree" && entry->kind != "branch")) continue;
    // In the jungle where a sloth hangs in it.
    const language::LexiconEntry* first = entry_of(wish, 0, library);
    const Place* own = first != nullptr && first->is_animal ? atlas.find(first->habitat) : nullptr;
    const Place* home = own != nullptr ? own : atlas.find(entry->habitat);
    if (home != nullptr && home->medium == cast::Medium::land) return home;
  }
  return nullptr;
}

// Where the bench is on which somebody sits, for those who would do the deed in a room: no park bench stands
// on a carpet.
const Place* place_of_seats(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  for (const Relation& relation : wish.relations) {
    if (relation.preposition != Preposition::on || relation.objects.empty()) continue;
    const language::LexiconEntry* subject = entry_of(wish, relation.subject, library);
    const language::LexiconEntry* seat = entry_of(wish, relation.objects.front(), library);
    if (subject == nullptr || seat == nullptr || !subject->has_face || seat->has_face) continue;
    const Place* home = atlas.find(seat->habitat);
    if (seat->size >= language::SizeClass::medium && home != nullptr && home->medium == cast::Medium::land)
      return home;
  }
  return nullptr;
}

// Whether somebody flies over the place that the text names, by wing or in or on something that flies. A
// butterfly is above the flowers of a meadow, not above the clouds.
bool flies_over(const Wish& wish, const cast::Library& library) {
  return std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    const language::LexiconEntry* agent = entry_of(wish, deed.agents.front(), library);
    if (agent != nullptr && agent->is_animal && agent->size == language::SizeClass::tiny) return false;
    if (!deed.way || deed.way->preposition != WayPreposition::over ||
        !std::holds_alternative<std::string>(deed.way->goal))
      return false;
    const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    return deed.verb == "fliegen" || deed.verb == "gleiten" || deed.verb == "kreisen" ||
           (tool != nullptr &&
            has_support(wish.motifs[static_cast<std::size_t>(*tool)], library, language::Support::air));
  });
}

// Where those who are at home in space do what others do in a room or on land; null where somebody else does
// something, too.
const Place* space_of(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  const Place* space = nullptr;
  for (const Deed& deed : wish.deeds) {
    // Who takes off is still on the Earth.
    if (deed.verb == "starten" || deed.verb == "abheben") return nullptr;
    for (const int agent : deed.agents) {
      const language::LexiconEntry* entry = entry_of(wish, agent, library);
      const Place* home = entry != nullptr ? atlas.find(entry->habitat) : nullptr;
      if (home == nullptr || home->medium != cast::Medium::space) return nullptr;
      space = home;
    }
  }
  return space;
}

// Where small things that one can hold lie where nothing else is asked for: food on a table, and not in
// mid-air of the kitchen or the garden that it comes from. Null for anything else.
const Place* place_of_still_life(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  const auto lies_at = [&](const Place& place) {
    bool gathered = false;
    for (const WishedMotif& wished : wish.motifs) {
      const language::LexiconEntry* entry = library.entry(wished.motif);
      const bool is_basket = entry->holds == language::Holds::inside;
      const bool is_food = place.id == entry->habitat;
      if (entry->support != language::Support::wall_or_hand && !is_basket && !is_food) return false;
      gathered = gathered ||
                 std::find(place.gathers.begin(), place.gathers.end(), entry->habitat) != place.gathers.end();
    }
    return gathered;
  };
  const bool is_small = std::all_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& wished) {
    const language::LexiconEntry* entry = library.entry(wished.motif);
    return entry != nullptr && !entry->has_face && entry->size <= language::SizeClass::small;
  });
  // Before all places are read for it.
  if (!is_small || !wish.deeds.empty() || wish.motifs.empty()) return nullptr;
  for (const Place* place : atlas.places())
    if (!place->gathers.empty() && lies_at(*place)) return place;
  return nullptr;
}

// Its home or a place that does as well; but what is large and stands out of doors, like a seesaw, is in no
// room.
const Place* home_or_other(const Wish& wish, const cast::Library& library, const Atlas& atlas,
                           const Place& home, std::uint32_t turn) {
  const language::LexiconEntry* entry = entry_of(wish, 0, library);
  const bool stands_outside = home.medium != cast::Medium::room && entry != nullptr && !entry->has_face &&
                              entry->size >= language::SizeClass::large;
  std::vector<const Place*> places = {&home};
  for (const std::string& id : home.others) {
    const Place* other = atlas.find(id);
    if (other != nullptr && !(stands_outside && other->medium == cast::Medium::room)) places.push_back(other);
  }
  return places[turn % places.size()];
}

// Where it usually happens.
const Place* usual_place(const Wish& wish, const cast::Library& library, const Atlas& atlas,
                         std::uint32_t turn, std::span<const std::string> usual) {
  if (const Place* space = space_of(wish, library, atlas)) return space;
  if (!usual.empty()) return atlas.find(usual[turn % usual.size()]);
  if (const Place* place = place_of_deeds(wish, library, atlas, turn)) return place;
  if (const Place* table = place_of_still_life(wish, library, atlas)) return table;
  if (const Place* home = home_of(wish, library, atlas))
    return home_or_other(wish, library, atlas, *home, turn);
  const language::LexiconEntry* entry = entry_of(wish, 0, library);
  const bool in_the_sky = entry != nullptr && (entry->kind == "star" || entry->kind == "moon");
  return in_the_sky ? atlas.find("nacht") : nullptr;
}

// "Ein Mädchen liest, während ihr Bruder auf dem Skateboard fährt": one can read out of doors as well. Null
// where nobody does what is done there.
const Place* outside_of_deeds(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  const auto is_outside = [](const Place* place) {
    return place != nullptr && place->medium == cast::Medium::land && !place->overlay;
  };
  for (const Deed& deed : wish.deeds) {
    const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    const language::LexiconEntry* entry = tool != nullptr ? entry_of(wish, *tool, library) : nullptr;
    if (!deed.way && entry != nullptr && deed.verb.ends_with("fahren") &&
        is_outside(atlas.find(entry->habitat)))
      return atlas.find(entry->habitat);
    if (&deed != &wish.deeds.front() && deed.place && !deed.place->named &&
        is_outside(atlas.find(deed.place->id)))
      return atlas.find(deed.place->id);
  }
  return nullptr;
}

// Where the text names no place.
const Place* unnamed_place(const Wish& wish, const cast::Library& library, const Atlas& atlas,
                           std::uint32_t turn, std::span<const std::string> usual) {
  if (wish.motifs.empty()) return nullptr;
  const Place* place = usual_place(wish, library, atlas, turn, usual);
  if (place == nullptr) return nullptr;
  const bool room = place->medium == cast::Medium::room;
  if (room) {
    if (const Place* outside = place_of_houses(wish, library, atlas)) return outside;
    if (const Place* outside = place_of_seats(wish, library, atlas)) return outside;
    // A living room has nothing that the first deed needs.
    if (place->id == "zimmer") {
      if (const Place* outside = outside_of_deeds(wish, library, atlas)) return outside;
    }
  }
  const Place* instead = room ? place_of_trees(wish, library, atlas)
                         : place->medium == cast::Medium::land && !place->climate
                             ? climate_of(wish, library, atlas)
                             : nullptr;
  return instead != nullptr ? instead : place;
}

// Who lives in the water and leaps out of it, carries a rider or blows water into the air, is seen from
// above.
bool leaps(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  return std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    const bool blows = deed.verb == "spritzen" || deed.verb == "prusten";
    if (deed.verb == "reiten" && deed.patient &&
        has_support(wish.motifs[static_cast<std::size_t>(*deed.patient)], library,
                    language::Support::under_water))
      return true;
    return (deed.pose == Pose::jumping || blows) && lives_off_land(wish, deed, library, atlas);
  });
}

// Whether it is as large as what people ride in, or two wheels to ride on, and stands out of doors: nobody
// drives away in a bathtub.
bool is_vehicle(const language::LexiconEntry& entry, const Atlas& atlas) {
  if (entry.has_face || entry.is_animal || entry.support != language::Support::ground) return false;
  const Place* home = atlas.find(entry.habitat);
  if (home != nullptr && home->medium == cast::Medium::room) return false;
  return entry.kind == "cycle" || (entry.size >= language::SizeClass::large &&
                                   (entry.kind.empty() || entry.kind == "car" || entry.kind == "train"));
}

// Out of doors, where that is at home.
const Place& road_of(const language::LexiconEntry& entry, const Atlas& atlas) {
  const Place* home = atlas.find(entry.habitat);
  return home != nullptr && home->medium == cast::Medium::land ? *home : *atlas.find("straße");
}

// "mit dem Bus zur Schule", "der Krankenwagen fährt ins Krankenhaus": no bus drives through a room, it is
// still on the road. Null where nobody is on the way with something that is at home outside.
const Place* on_the_way(const Wish& wish, const cast::Library& library, const Atlas& atlas) {
  for (const Deed& deed : wish.deeds) {
    const bool gone = !deed.way || deed.way->preposition == WayPreposition::towards ||
                      deed.way->preposition == WayPreposition::into;
    std::vector<int> vehicles = deed.agents;
    if (const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr; tool != nullptr && deed.way)
      vehicles.push_back(*tool);
    // The fire brigade comes with its engine.
    for (const Relation& relation : wish.relations) {
      if (relation.preposition == Preposition::with && relation.subject == deed.agents.front() && deed.way)
        vehicles.insert(vehicles.end(), relation.objects.begin(), relation.objects.end());
    }
    // "liest im Zug".
    for (const Relation& relation : wish.relations) {
      if (relation.preposition == Preposition::in && relation.subject == deed.agents.front() && !wish.scene)
        vehicles.insert(vehicles.end(), relation.objects.begin(), relation.objects.end());
    }
    // "Die Klasse macht eine Radtour": not in the classroom.
    const auto* meant = deed.tool ? std::get_if<std::string>(&*deed.tool) : nullptr;
    const language::LexiconEntry* cycle =
        meant != nullptr && deed.verb == "fahren" ? library.entry(*meant) : nullptr;
    if (cycle != nullptr && cycle->kind == "cycle" && !(deed.place && deed.place->named))
      return &road_of(*cycle, atlas);
    for (const int index : vehicles) {
      const language::LexiconEntry* entry = entry_of(wish, index, library);
      if (gone && entry != nullptr && is_vehicle(*entry, atlas)) return &road_of(*entry, atlas);
    }
  }
  return nullptr;
}

// "Papa liest abends vor": at night as well what is done in a room is done there. Null where it is not.
const Place* room_at_night(const Wish& wish, const Place& place, const cast::Library& library,
                           const Atlas& atlas, std::uint32_t turn, std::span<const std::string> usual) {
  if (place.id != "nacht") return nullptr;
  const Place* room =
      usual.empty() ? place_of_deeds(wish, library, atlas, turn) : atlas.find(usual[turn % usual.size()]);
  return room != nullptr && room->medium == cast::Medium::room ? room : nullptr;
}

// "spielen Karten, während es schneit": the weather that a clause of its own tells is seen through the window
// of the room where that is usually done. Null where it is done out of doors.
const Place* room_in_weather(const Wish& wish, const cast::Library& library, const Atlas& atlas,
                             std::uint32_t turn, std::span<const std::string> usual) {
  // Likewise one that somebody is afraid of.
  const bool is_object = std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    return deed.patient &&
           has_support(wish.motifs[static_cast<std::size_t>(*deed.patient)], library, language::Support::sky);
  });
  if ((!wish.weather_told && !is_object) || wish.deeds.empty()) return nullptr;
  const Place* room = unnamed_place(wish, library, atlas, turn, usual);
  return room != nullptr && room->medium == cast::Medium::room ? room : nullptr;
}

// The sea is shown from above where something floats on it or flies over it, from below where somebody dives
// or lives there. Whoever else is in it swims off a beach, where lighthouses stand; what lies in it has sunk.
const Place& side_of_the_sea(const Wish& wish, const Place& sea, const cast::Library& library,
                             const Atlas& atlas) {
  const auto any_is = [&](language::Support support) {
    return std::any_of(wish.motifs.begin(), wish.motifs.end(),
                       [&](const WishedMotif& wished) { return has_support(wished, library, support); });
  };
  if (any_is(language::Support::water_surface) ||
      has_support(wish.motifs.front(), library, language::Support::air) ||
      has_support(wish.motifs.front(), library, language::Support::sky) || leaps(wish, library, atlas))
    return sea;
  const bool dives = std::any_of(wish.deeds.begin(), wish.deeds.end(),
                                 [](const Deed& deed) { return deed.verb == "tauchen"; });
  // "Die Familie fährt mit dem Auto ans Meer": who is there, and not in what they came.
  int who = 0;
  for (int index = static_cast<int>(wish.motifs.size()) - 1; index >= 0; --index) {
    const language::LexiconEntry* one = entry_of(wish, index, library);
    if (one != nullptr && one->has_face) who = index;
  }
  const language::LexiconEntry* first = entry_of(wish, who, library);
  // Divers are where they dive, whatever they do there.
  const Place* home = first != nullptr ? atlas.find(first->habitat) : nullptr;
  const bool diver = home != nullptr && home->medium == cast::Medium::under_water;
  const bool ashore = first != nullptr && (first->has_face || language::is_landmark(*first));
  if (ashore && !dives && !diver && !any_is(language::Support::under_water)) return *atlas.find("strand");
  return *atlas.find("unterwasser");
}

}  // namespace

const Place& choose_place(const Wish& wish, const cast::Library& library, const Atlas& atlas,
                          std::uint32_t turn, std::span<const std::string> usual) {
  const Place* place = wish.scene ? atlas.find(*wish.scene) : nullptr;
  if (place != nullptr && place->medium == cast::Medium::land && flies_over(wish, library))
    return *atlas.find("himmel");
  // "bei Mondschein im Herbstwald": the moon shines over the wood.
  const Place* season =
      place != nullptr && place->overlay && wish.weather ? atlas.find(*wish.weather) : nullptr;
  if (season != nullptr && season->overlay && season->overlay->sky.empty() && !place->overlay->sky.empty())
    place = season;
  if (place == nullptr) place = unnamed_place(wish, library, atlas, turn, usual);
  if (place != nullptr && place->overlay && wish.scene) {
    const Place* room = room_at_night(wish, *place, library, atlas, turn, usual);
    if (room == nullptr) room = room_in_weather(wish, library, atlas, turn, usual);
    if (room == nullptr) room = water_in_weather(wish, library, atlas);
    if (const Place* other = room != nullptr ? room : place_in_weather(wish, library, atlas, turn))
      place = other;
  }
  if (place == nullptr) return atlas.neutral();
  place = &on_its_ice(wish, *place, library, atlas);
  if (const Place* water = water_for_deeds(wish, *place, library, atlas, usual)) place = water;
  if (place->medium == cast::Medium::room ||
      std::any_of(place->arrangements.begin(), place->arrangements.end(),
                  [](const Arrangement& one) { return one.indoors; })) {
    if (const Place* road = on_the_way(wish, library, atlas)) return *road;
  }
  if (place->medium == cast::Medium::under_water && !wish.scene && leaps(wish, library, atlas))
    return *atlas.find("meer");
  if (place->medium != cast::Medium::water_surface || wish.motifs.empty())
    return side_of_the_pool(wish, *place, atlas);
  return side_of_the_sea(wish, *place, library, atlas);
}

namespace {

// What people do wherever they are, although most do it at home.
constexpr std::array<std::string_view, 18> anywhere{
    "essen",  "trinken", "naschen", "lesen",   "vorlesen", "spielen", "singen",    "tanzen", "lachen",
    "weinen", "sitzen",  "umarmen", "trösten", "erzählen", "feiern",  "auspacken", "reden",  "schenken"};

// Whether what is usually done at one of these places (ids) may be done at `old`, too.
bool goes_with(const Place& old, const std::vector<std::string>& usual, const Deed& deed,
               const Atlas& atlas) {
  const bool on_land = old.medium == cast::Medium::land || old.medium == cast::Medium::room;
  if (on_land && std::find(anywhere.begin(), anywhere.end(), deed.verb) != anywhere.end()) return true;
  return std::any_of(usual.begin(), usual.end(), [&](const std::string& id) {
    if (id == old.id) return true;
    // A dog that runs after a butterfly does so in the park as on a meadow.
    const Place* place = atlas.find(id);
    return place != nullptr && place->everyday && place->medium == cast::Medium::land &&
           old.medium == cast::Medium::land;
  });
}

}  // namespace

bool may_stay(const Wish& wish, const std::string& place, std::span<const std::string> known,
              const cast::Library& library, const Atlas& atlas, std::span<const std::string> usual) {
  const Place* old = atlas.find(place);
  if (old == nullptr || wish.motifs.empty() || wish.scene || wish.weather || wish.special) return false;
  // A lion that roars in the circus is there, although lions roar in the savanna.
  const auto lives_at = [&](const std::string& id) {
    return std::any_of(known.begin(), known.end(), [&](const std::string& motif) {
      const language::LexiconEntry* entry = library.entry(motif);
      return entry != nullptr && entry->habitat == id;
    });
  };
  if (!usual.empty() && !wish.deeds.empty() && !std::all_of(usual.begin(), usual.end(), lives_at) &&
      !goes_with(*old, {usual.begin(), usual.end()}, wish.deeds.front(), atlas))
    return false;
  for (const Deed& deed : wish.deeds) {
    if (deed.way) return false;
    if (!deed.place || (!deed.place->named && (!usual.empty() || sleeps_outside(wish, deed, library, atlas))))
      continue;
    std::vector<std::string> places = deed.place->others;
    places.push_back(deed.place->id);
    if (deed.place->named || !goes_with(*old, places, deed, atlas)) return false;
  }
  return std::all_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& wished) {
    if (std::find(known.begin(), known.end(), wished.motif) != known.end()) return true;
    const language::LexiconEntry* entry = library.entry(wished.motif);
    // What is small is brought along.
    const bool brought = entry == nullptr || (!entry->has_face && entry->size < language::SizeClass::large);
    const Place* home = brought ? nullptr : atlas.find(entry->habitat);
    return home == nullptr || home->everyday || home->medium == old->medium;
  });
}

bool has_water(const Place& place) {
  return std::any_of(place.arrangements.begin(), place.arrangements.end(),
                     [](const Arrangement& arrangement) { return arrangement.water; });
}

}  // namespace drawing::places
