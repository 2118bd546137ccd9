#include "drawing/deeds/wearing.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

#include "drawing/figures/casting.h"

namespace drawing::deeds {
namespace {

using figures::Headgear;

// Of motifs that are worn on the head.
constexpr std::array<std::pair<std::string_view, Headgear>, 10> hats{{{"1f451", Headgear::crown},
                                                                      {"1f3a9", Headgear::top_hat},
                                                                      {"1f452", Headgear::straw_hat},
                                                                      {"1f9e2", Headgear::cap},
                                                                      {"own-muetze", Headgear::beanie},
                                                                      {"own-partyhut", Headgear::clown_hat},
                                                                      {"26d1", Headgear::hard_hat},
                                                                      {"1f393", Headgear::graduation_cap},
                                                                      {"1fa96", Headgear::hard_hat},
                                                                      {"1f3a7", Headgear::headphones}}};
// How large a hat is for one that is as wide as the head, and where its brim sits above the middle of the
// head; figure units.
constexpr double head_size = 31, brim = 12;

bool is_helmet(Headgear headgear) {
  static constexpr std::array<Headgear, 9> helmets{
      Headgear::bicycle_helmet, Headgear::fire_helmet,      Headgear::hard_hat,
      Headgear::knight_helmet,  Headgear::astronaut_helmet, Headgear::viking_helmet,
      Headgear::racing_helmet,  Headgear::jockey_cap,       Headgear::roman_helmet};
  return std::find(helmets.begin(), helmets.end(), headgear) != helmets.end();
}

// Whether what somebody has on by trade is what was named: a queen with a crown, a knight with a helmet, a
// wizard with a hat.
bool is_worn_already(Headgear own, Headgear named) {
  if (own == named) return true;
  if (named == Headgear::crown) return own == Headgear::tiara;
  if (named == Headgear::hard_hat) return is_helmet(own);
  const bool everyday = own == Headgear::none || own == Headgear::cap || own == Headgear::beanie;
  return !everyday && named != Headgear::top_hat && named != Headgear::graduation_cap;
}

}  // namespace

std::vector<int> said_to_wear(const Wish& wish, int who) {
  std::vector<int> things;
  for (const Relation& relation : wish.relations) {
    if (relation.preposition == Preposition::with && relation.subject == who)
      things.insert(things.end(), relation.objects.begin(), relation.objects.end());
  }
  for (const Deed& deed : wish.deeds) {
    const bool agent = std::find(deed.agents.begin(), deed.agents.end(), who) != deed.agents.end();
    if (agent && deed.verb == "tragen" && deed.patient) things.push_back(*deed.patient);
  }
  return things;
}

bool said_to_hold(const Wish& wish, int who) {
  // Cones, umbrellas, bags, baskets, lanterns, flags, suitcases, bunches, balloons, presents, torches, wands.
  static constexpr std::array<std::string_view, 18> for_hands{
      "own-schultuete", "2602",  "1f302", "1f45c", "own-tasche", "1f9fa", "1f3ee", "own-laterne", "1f6a9",
      "1f9f3",          "1f490", "1f388", "1f381", "1f526",      "1fa84", "1f9f9", "1f4d6",       "1f3c6"};
  return std::any_of(wish.relations.begin(), wish.relations.end(), [&](const Relation& relation) {
    if (relation.preposition != Preposition::with || relation.subject != who || relation.objects.empty())
      return false;
    const std::string& motif = wish.motifs[static_cast<std::size_t>(relation.objects.front())].motif;
    return std::find(for_hands.begin(), for_hands.end(), motif) != for_hands.end();
  });
}

bool dress_with(figures::PersonLook& person, std::string_view motif) {
  if (motif == "1f453" || motif == "1f576") {
    if (person.head.glasses == figures::Glasses::none) person.head.glasses = figures::Glasses::round;
    return true;
  }
  if (motif == "1f93f" || motif == "1f97d") {
    person.head.glasses = figures::Glasses::goggles;
    return true;
  }
  const auto hat =
      std::find_if(hats.begin(), hats.end(), [&](const auto& each) { return each.first == motif; });
  if (hat == hats.end()) return false;
  if (!is_worn_already(person.head.headgear, hat->second)) person.head.headgear = hat->second;
  return true;
}

std::shared_ptr<const Part> worn_part(const Casting& wearer, const language::Wear& wear) {
  const auto* figure = std::get_if<figures::FigureLook>(&wearer.player.body);
  if (figure == nullptr || !std::holds_alternative<figures::AnimalLook>(*figure) ||
      wear.at != language::WornAt::head)
    return nullptr;
  auto part = std::make_shared<Part>();
  part->name = wearer.part->name + "_worn";
  part->is_thing = true;
  part->at = Target{wearer.part->name, "head"};
  part->by = "ground";
  part->y = brim;
  part->fit = Fit::picture;
  part->user = wearer.part->name;
  part->size = head_size * wear.width;
  part->depth = Depth::front;
  return part;
}

}  // namespace drawing::deeds
