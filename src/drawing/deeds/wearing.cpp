#include "drawing/deeds/wearing.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

#include "drawing/deeds/roles.h"
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
// Of motifs that are worn on the back, what is drawn there.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> bags{
    {{"own-schulranzen", "school_satchel"}, {"1f392", "rucksack"}}};

std::string_view bag_on_back(std::string_view motif) {
  const auto bag =
      std::find_if(bags.begin(), bags.end(), [&](const auto& each) { return each.first == motif; });
  return bag != bags.end() ? bag->second : std::string_view();
}

// How large a hat is for one that is as wide as the head, and where its brim sits above the middle of the
// head; figure units.
constexpr double head_size = 31, brim = 12;
// How far a bag's straps let its back into the shirt's.
constexpr double bag_off_back = 3;

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

constexpr std::array<std::string_view, 2> dressing{"tragen", "anziehen"};

bool is_dressing(std::string_view verb) {
  return std::find(dressing.begin(), dressing.end(), verb) != dressing.end();
}

// Whether `who` does more than to wear something or to put it on.
bool does_more(const Wish& wish, int who) {
  return std::any_of(wish.deeds.begin(), wish.deeds.end(), [who](const Deed& deed) {
    return !is_dressing(deed.verb) &&
           std::find(deed.agents.begin(), deed.agents.end(), who) != deed.agents.end();
  });
}

// What is no hat and is worn all the same.
bool put_on_garment(figures::Clothes& clothes, std::string_view motif) {
  if (motif == "1f462") {
    clothes.shoes = figures::Shoes::boots;
  } else if (motif == "1f9e3") {
    clothes.neckwear = figures::Neckwear::scarf;
  } else if (motif == "1f9e5" || motif == "own-jacke") {
    clothes.top = figures::Top::coat;
  } else if (motif == "1f9e4") {
    clothes.gloves = figures::Gloves::mittens;
  } else {
    return false;
  }
  return true;
}

}  // namespace

bool can_have_on(const Wish& wish, int who, int thing) {
  const auto motif = [&](int index) -> const std::string& {
    return wish.motifs[static_cast<std::size_t>(index)].motif;
  };
  figures::Clothes clothes;
  return figures::is_person(motif(who)) &&
         (put_on_garment(clothes, motif(thing)) || !bag_on_back(motif(thing)).empty());
}

bool goes_into_a_hand(const Wish& wish, int who, int thing, const cast::Library& library) {
  const std::string& motif = wish.motifs[static_cast<std::size_t>(thing)].motif;
  const language::LexiconEntry* entry = library.entry(motif);
  return !figures::is_person(motif) && !is_animal(motif, library) && !can_have_on(wish, who, thing) &&
         (entry == nullptr || entry->size != language::SizeClass::huge);
}

bool shows_by_wearing(const Wish& wish, const Task& task, const cast::Library& library) {
  const std::optional<int> thing = task.patient ? task.patient : index_of(task, Role::tool);
  if (!thing || task.receiver || task.agents.empty()) return false;
  const bool wears = task.verb == "tragen" || task.verb == relation_with;
  const language::LexiconEntry* entry = library.entry(wish.motifs[static_cast<std::size_t>(*thing)].motif);
  const bool hat = entry != nullptr && entry->wear.at != language::WornAt::nowhere;
  if (wears && hat) return true;
  return (wears || is_dressing(task.verb)) && does_more(wish, task.agents.front()) &&
         (hat || can_have_on(wish, task.agents.front(), *thing));
}

std::vector<int> said_to_wear(const Wish& wish, int who) {
  std::vector<int> things;
  for (const Relation& relation : wish.relations) {
    if (relation.preposition == Preposition::with && relation.subject == who)
      things.insert(things.end(), relation.objects.begin(), relation.objects.end());
  }
  for (const Deed& deed : wish.deeds) {
    const bool agent = std::find(deed.agents.begin(), deed.agents.end(), who) != deed.agents.end();
    if (agent && deed.patient &&
        (deed.verb == "tragen" || (deed.verb == "anziehen" && !deed.receiver && does_more(wish, who))))
      things.push_back(*deed.patient);
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
  if (put_on_garment(person.clothes, motif)) return true;
  const auto hat =
      std::find_if(hats.begin(), hats.end(), [&](const auto& each) { return each.first == motif; });
  if (hat == hats.end()) return false;
  if (!is_worn_already(person.head.headgear, hat->second)) person.head.headgear = hat->second;
  return true;
}

std::shared_ptr<const Part> worn_part(const Casting& wearer, std::string_view motif,
                                      const language::Wear& wear) {
  const auto* figure = std::get_if<figures::FigureLook>(&wearer.player.body);
  if (figure == nullptr) return nullptr;
  if (const std::string_view bag = bag_on_back(motif); !bag.empty()) {
    if (!std::holds_alternative<figures::PersonLook>(*figure)) return nullptr;
    auto part = std::make_shared<Part>();
    part->name = wearer.part->name + "_bag";
    part->is_thing = true;
    part->props = {std::string(bag)};
    part->at = Target{wearer.part->name, "back"};
    part->by = "back_rest";
    part->x = wearer.part->faces_left ? -bag_off_back : bag_off_back;
    part->faces_left = !wearer.part->faces_left;
    part->user = wearer.part->name;
    return part;
  }
  if (!std::holds_alternative<figures::AnimalLook>(*figure) || wear.at != language::WornAt::head)
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

std::optional<Casting> hat_of_garment(const Casting& wearer, std::string_view garment) {
  if (garment != "boots_and_hat") return std::nullopt;
  constexpr double width = 1.5;  // in widths of the head
  const std::shared_ptr<const Part> part = worn_part(wearer, {}, {language::WornAt::head, width});
  std::optional<Player> hat = part != nullptr ? player_of_prop("feather_hat") : std::nullopt;
  if (!hat) return std::nullopt;
  return Casting{part.get(), std::move(*hat), 0, part};
}

}  // namespace drawing::deeds
