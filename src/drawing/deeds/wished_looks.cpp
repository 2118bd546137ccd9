#include "drawing/deeds/wished_looks.h"

#include <algorithm>
#include <iterator>
#include <variant>

#include "drawing/figures/casting.h"
#include "drawing/language/described_looks.h"

namespace drawing::deeds {
namespace {

using figures::Bottom;
using figures::Clothes;
using figures::Decoration;
using figures::HairStyle;
using figures::Top;

HairStyle style_of(Hair hair, HairStyle otherwise) {
  switch (hair) {
    case Hair::short_hair:
      return HairStyle::crop;
    case Hair::long_hair:
      return HairStyle::long_hair;
    case Hair::curls:
      return HairStyle::curls;
    case Hair::plaits:
      return HairStyle::plaits;
    case Hair::ponytail:
      return HairStyle::pony;
    case Hair::as_is:
      break;
  }
  return otherwise;
}

figures::Headgear headgear_of(language::CostumeEars ears) {
  using language::CostumeEars;
  switch (ears) {
    case CostumeEars::rabbit:
      return figures::Headgear::rabbit_ears;
    case CostumeEars::bear:
      return figures::Headgear::bear_ears;
    case CostumeEars::feelers:
      return figures::Headgear::feelers;
    case CostumeEars::cat:
    case CostumeEars::none:
      break;
  }
  return figures::Headgear::cat_ears;
}

bool is_everyday(const Clothes& clothes) {
  const bool top = clothes.top == Top::tshirt || clothes.top == Top::pullover || clothes.top == Top::dress ||
                   clothes.top == Top::coat || clothes.top == Top::sleeveless;
  return top && clothes.decoration <= Decoration::dungarees && clothes.back == figures::Back::none;
}

void dress(Outfit outfit, Clothes& clothes) {
  if (clothes.decoration == Decoration::dungarees) clothes.decoration = Decoration::none;
  clothes.bottom = Bottom::trousers;
  clothes.top = Top::tshirt;
  switch (outfit) {
    case Outfit::skirt:
      clothes.bottom = Bottom::skirt;
      break;
    case Outfit::dress:
      clothes.top = Top::dress;
      clothes.bottom = Bottom::none;
      break;
    case Outfit::dungarees:
      clothes.decoration = Decoration::dungarees;
      break;
    case Outfit::coat:
      clothes.top = Top::coat;
      clothes.decoration = Decoration::buttons;
      break;
    case Outfit::trousers:
    case Outfit::as_is:
      break;
  }
}

// "mit Helm": what cyclists and skaters wear, where no headgear belongs to who they are.
bool says_helmet(std::string_view text) {
  constexpr std::string_view helmets[] = {"Helm", " helm", "radhelm"};
  constexpr std::string_view wheels[] = {"rad", "Rad", "oller", "kate", "nline", "Bike", "bike"};
  const auto says = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
  return std::any_of(std::begin(helmets), std::end(helmets), says) &&
         std::any_of(std::begin(wheels), std::end(wheels), says);
}

}  // namespace

std::optional<figures::Mood> mood_of(const WishedMotif& wished) {
  switch (wished.mood) {
    case Mood::happy:
      return figures::Mood::laughing;
    case Mood::sad:
      return figures::Mood::sad;
    case Mood::angry:
      return figures::Mood::angry;
    case Mood::sleepy:
      return figures::Mood::sleepy;
    case Mood::as_is:
      break;
  }
  return std::nullopt;
}

bool has_person(const Wish& wish) {
  return std::any_of(wish.motifs.begin(), wish.motifs.end(),
                     [](const WishedMotif& wished) { return figures::is_person(wished.motif); });
}

void dress_up(std::string_view text, figures::PersonLook& person) {
  const language::CostumeEars ears = language::described_ears(text);
  if (ears != language::CostumeEars::none) person.head.headgear = headgear_of(ears);
}

bool hides_costume(const Casting& thing, const std::vector<Casting>& all) {
  using figures::Headgear;
  const Part& part = *thing.part;
  if (!part.is_thing || part.role || !part.at || part.at->point != "head") return false;
  return std::any_of(all.begin(), all.end(), [&](const Casting& casting) {
    const auto* figure = std::get_if<figures::FigureLook>(&casting.player.body);
    const auto* person = figure != nullptr ? std::get_if<figures::PersonLook>(figure) : nullptr;
    if (person == nullptr || casting.part->name != part.at->part) return false;
    const Headgear worn = person->head.headgear;
    return worn == Headgear::cat_ears || worn == Headgear::rabbit_ears || worn == Headgear::bear_ears ||
           worn == Headgear::feelers;
  });
}

void wear_helmet(std::string_view text, figures::PersonLook& person) {
  using figures::Headgear;
  const Headgear worn = person.head.headgear;
  const bool everyday = worn == Headgear::none || worn == Headgear::cap || worn == Headgear::beanie;
  if (everyday && says_helmet(text)) person.head.headgear = Headgear::bicycle_helmet;
}

void give_looks(const Looks& looks, figures::PersonLook& person) {
  person.head.hair = style_of(looks.hair, person.head.hair);
  if (looks.glasses && person.head.glasses == figures::Glasses::none)
    person.head.glasses = figures::Glasses::round;
  if (looks.outfit != Outfit::as_is && is_everyday(person.clothes)) dress(looks.outfit, person.clothes);
}

}  // namespace drawing::deeds
