#include "drawing/deeds/own_things.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "drawing/deeds/roles.h"
#include "drawing/figures/casting.h"
#include "drawing/props/catalogue.h"

namespace drawing::deeds {
namespace {

// What a drawing of a kind shows besides.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> shown_parts{
    {{"basin", "mirror"}, {"drums", "drum"}, {"desk", "table"}}};

// Whether both names say the same thing, or one of them more exactly: "Kochtopf", "Topf".
bool is_name_of(std::string_view shown, std::string_view named) {
  constexpr std::size_t shortest = 4;
  if (shown == named) return !shown.empty();
  const std::string_view longer = shown.size() > named.size() ? shown : named;
  std::string shorter(shown.size() > named.size() ? named : shown);
  if (shorter.size() < shortest) return false;
  shorter.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(shorter.front())));
  return longer.ends_with(shorter);
}

}  // namespace

bool stands(const Part& part) {
  return !part.in_hand && !part.held;
}

bool stands_once(const WishedMotif& wished, const Part& part) {
  const props::DrawnProp* prop = part.even_if_named && !part.props.empty()
                                     ? props::find_drawn(part.props.front())
                                     : props::prop_for_motif(wished.motif);
  const bool seats_two = prop != nullptr && prop->point(second_seat) != nullptr;
  const bool shared = part.role == Role::patient || part.role == Role::goal ||
                      (part.role == Role::tool && seats_two && !part.in_hand);
  return shared && wished.count == 1 && !part.at && !part.held;
}

bool is_seat_of_another(const Wish& wish, int index, const std::vector<int>& agents) {
  const auto contains = [](const std::vector<int>& all, int one) {
    return std::find(all.begin(), all.end(), one) != all.end();
  };
  // "Oma backt, und der Hund wartet unter dem Tisch", but not where she is at that table herself.
  const bool theirs =
      std::any_of(wish.relations.begin(), wish.relations.end(), [&](const Relation& relation) {
        return contains(relation.objects, index) && contains(agents, relation.subject);
      });
  bool another = false;
  for (const Relation& relation : wish.relations) {
    const bool seat = relation.preposition == Preposition::in || relation.preposition == Preposition::on ||
                      (relation.preposition == Preposition::under && !theirs);
    if (!seat || !contains(relation.objects, index)) continue;
    if (contains(agents, relation.subject)) return false;
    another = another || std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
                return contains(deed.agents, relation.subject);
              });
  }
  return another;
}

bool draws_named_tool(const Part& part, std::string_view motif) {
  if (!part.any_named || part.role != Role::tool || !(part.at || part.held)) return false;
  const std::string_view name = props::drawing_for_motif(motif);
  const props::DrawnProp* prop = props::find_drawn(name);
  // Of one kind with it: the balls in the air are those that were named.
  const auto shows = [&](const std::string& drawing) {
    const props::DrawnProp* planned = props::find_drawn(drawing);
    return drawing == name || (planned != nullptr && prop != nullptr && planned->kind == prop->kind);
  };
  if (prop == nullptr || std::any_of(part.props.begin(), part.props.end(), shows)) return false;
  const bool held = part.in_hand || part.held;
  return prop->point(part.by) != nullptr && (!held || prop->point("grip") != nullptr) &&
         (part.second_hand.empty() || prop->point("grip_far") != nullptr);
}

bool replaces_patient(const Plan& plan) {
  const bool has_patient = std::any_of(plan.parts.begin(), plan.parts.end(),
                                       [](const Part& part) { return part.role == Role::patient; });
  return !has_patient && std::any_of(plan.parts.begin(), plan.parts.end(), [](const Part& part) {
    return part.is_thing && !part.role && !part.at && !part.held;
  });
}

bool shows_kind(std::string_view kind, std::string_view named) {
  if (kind.empty()) return false;
  return kind == named ||
         std::find(shown_parts.begin(), shown_parts.end(), std::pair(kind, named)) != shown_parts.end();
}

bool uses_far_hand(const Part& part) {
  const auto far = [](const std::optional<Target>& target) {
    return target && target->part == role_names[0] && target->point == "far_hand";
  };
  return (part.role == Role::tool && !stands(part)) || part.second_hand == "far_hand" || far(part.at) ||
         far(part.held) ||
         (part.role == Role::agent && (part.reach.far_hand || part.pose == "hug" || part.pose == "swim"));
}

bool shows_named(const Player& player, const WishedMotif& named, const cast::Library& library) {
  const Thing* thing = std::get_if<Thing>(&player.body);
  if (thing == nullptr) return false;
  if (!player.motif.empty() && player.motif == named.motif) return true;
  const std::string_view kind = thing->kind();
  const props::DrawnProp* prop = props::prop_for_motif(named.motif);
  if (prop != nullptr && shows_kind(kind, prop->kind)) return true;
  const language::LexiconEntry* entry = library.entry(named.motif);
  if (entry == nullptr || is_animal(named.motif, library) || figures::is_person(named.motif)) return false;
  return (!entry->kind.empty() && shows_kind(kind, entry->kind)) || bears_name(player, named) ||
         is_name_of(thing->title(), entry->singular);
}

bool bears_name(const Player& player, const WishedMotif& named) {
  const Thing* thing = std::get_if<Thing>(&player.body);
  if (thing == nullptr) return false;
  if (is_name_of(thing->title(), named.name)) return true;
  // The candles are drawn as the cake that they are on.
  const props::DrawnProp* own = props::prop_for_motif(player.motif);
  const props::DrawnProp* other = props::prop_for_motif(named.motif);
  const bool another = own != nullptr && own->kind != thing->kind();
  return another && other != nullptr && shows_kind(thing->kind(), other->kind);
}

bool brings(const std::vector<Casting>& castings, const WishedMotif& named, const cast::Library& library) {
  return std::any_of(castings.begin(), castings.end(), [&](const Casting& casting) {
    return !casting.part->role && shows_named(casting.player, named, library);
  });
}

void add_kinds(const std::vector<Casting>& castings, bool deed, std::vector<std::string>& kinds) {
  static constexpr std::array<std::string_view, 4> plants{"flower", "leaf", "tree", "plant"};
  static constexpr std::array<std::string_view, 2> idle{"ball", "cup"};
  if (deed) kinds.insert(kinds.end(), idle.begin(), idle.end());
  for (const Casting& casting : castings) {
    const Thing* thing = std::get_if<Thing>(&casting.player.body);
    if (thing == nullptr || thing->kind().empty()) continue;
    if (!stands(*casting.part) && std::find(plants.begin(), plants.end(), thing->kind()) != plants.end())
      continue;
    kinds.emplace_back(thing->kind());
    // Who is at a desk needs no table of the room, and who is at a basin no mirror.
    for (const auto& [whole, part] : shown_parts) {
      if (thing->kind() == whole) kinds.emplace_back(part);
    }
  }
}

std::shared_ptr<const Part> place_beside(const std::vector<Casting>& castings) {
  // So many more, each so far from the one before it, in figure units.
  constexpr std::ptrdiff_t most = 5;
  constexpr double step = 17;
  constexpr std::string_view suffix = "_beside";
  const auto first = std::find_if(castings.begin(), castings.end(), [](const Casting& casting) {
    const Part& part = *casting.part;
    return part.is_thing && part.role == Role::patient && part.at && !part.in_hand && !part.held &&
           casting.player.wished >= 0;
  });
  if (first == castings.end()) return nullptr;
  const std::string name = first->part->name + std::string(suffix);
  const std::ptrdiff_t others = std::count_if(castings.begin(), castings.end(), [&](const Casting& casting) {
    return casting.copy > 0 || casting.part->name.starts_with(name);
  });
  if (others >= most) return nullptr;
  auto part = std::make_shared<Part>(*first->part);
  part->name = name + std::to_string(others + 1);
  part->repeated = false;
  part->even_if_named = false;
  part->x += step * static_cast<double>(others + 1);
  return part;
}

}  // namespace drawing::deeds
