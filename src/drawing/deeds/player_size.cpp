#include "drawing/deeds/player_size.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <variant>

namespace drawing::deeds {
namespace {

double factor_of(SizeWish size) {
  switch (size) {
    case SizeWish::tiny:
      return 0.62;
    case SizeWish::small:
      return 0.8;
    case SizeWish::large:
      return 1.2;
    case SizeWish::huge:
      return 1.4;
    case SizeWish::as_is:
      break;
  }
  return 1;
}

// A hand hides much of a handle: "ein riesiger Pinsel" is nearly twice as long, or nobody sees
// that it is large.
double factor_of_handle(SizeWish size) {
  return size == SizeWish::huge ? 1.8 : size == SizeWish::large ? 1.4 : factor_of(size);
}

// Held by its length, as a brush, a spoon or a lollipop is; what is broad would hide its holder.
bool has_a_handle(const Thing& thing) {
  constexpr double highest_cm = 60, slender = 1.8, large = 100;
  if (thing.height() > highest_cm * units_per_cm) return false;
  const geometry::Rect box =
      thing.draw(props::PropLayer::back, large, coarse, base::Random(0)).exact_bounds();
  return box.height() > slender * box.width();
}

// Whether children know the role by its clothes, so that a child in them is it, too.
bool in_costume(const figures::PersonLook& look) {
  return look.head.headgear != figures::Headgear::none || look.clothes.back != figures::Back::none ||
         look.clothes.decoration == figures::Decoration::armour;
}

bool is_doe(std::string_view name) {
  constexpr std::string_view does[] = {"Reh", "Rehkitz", "Kitz", "Bambi", "Ricke", "Hirschkuh"};
  return std::find(std::begin(does), std::end(does), name) != std::end(does);
}

bool is_lioness(std::string_view name) {
  return name.find("öwin") != std::string_view::npos;
}

}  // namespace

void make_as_large(Player& player, SizeWish size) {
  const bool grows = size == SizeWish::large || size == SizeWish::huge;
  const auto* thing = grows ? std::get_if<Thing>(&player.body) : nullptr;
  player.size = thing != nullptr && has_a_handle(*thing) ? factor_of_handle(size) : factor_of(size);
  // A small animal is a young one: short legs, a large head, no horns; its anatomy is smaller as well.
  if (auto* beast = std::get_if<beasts::BeastLook>(&player.body); beast != nullptr && player.size < 1) {
    beast->baby = true;
    player.size = 1;
  }
  auto* figure = std::get_if<figures::FigureLook>(&player.body);
  auto* person = figure != nullptr ? std::get_if<figures::PersonLook>(figure) : nullptr;
  if (size != SizeWish::small || person == nullptr) return;
  if (person->stage != figures::Stage::adult || !in_costume(*person)) return;
  person->stage = figures::Stage::child;
  person->head.beard = figures::Beard::none;
  player.size = 1;
}

void make_as_meant(Player& player, const language::LexiconEntry* entry) {
  // Half as high as its mother, with what a young bird has in its anatomy.
  constexpr double chick = 0.8, giant = 1.45;
  // Twice as high as a child, and three times as a dwarf.
  if (player.motif == "1f9cc") player.size *= giant;
  auto* beast = std::get_if<beasts::BeastLook>(&player.body);
  if (beast != nullptr && beast->species == beasts::Species::deer) beast->coat = is_doe(player.name) ? 1 : 0;
  if (beast != nullptr && beast->species == beasts::Species::lion && is_lioness(player.name)) beast->coat = 1;
  if (entry == nullptr || entry->size != language::SizeClass::tiny) return;
  const bool is_chick = entry->kind == "hen" || entry->kind == "duck";
  if (!is_chick || beast == nullptr) return;
  // No comb, no long neck: a chick is no small hen.
  beast->baby = true;
  player.size *= chick;
}

}  // namespace drawing::deeds
