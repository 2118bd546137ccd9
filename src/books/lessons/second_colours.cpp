#include "books/lessons/second_colours.h"

#include <algorithm>

#include "books/lessons/element_kinds.h"
#include "books/lessons/natural_table.h"

namespace books::lessons {
namespace {

// Of what nature gives several colours one of those does.
std::vector<Crayon> second_ones(Crayon crayon, const drawing::Element& element) {
  if (crayon == Crayon::brown && (is_tree(element) || is_kind_of(element.name, "Ast"))) return {Crayon::grey};
  if (crayon == Crayon::green) return {Crayon::light_green};
  if (crayon == Crayon::light_green) return {Crayon::green};
  if (crayon != Crayon::brown) return {};
  // A volcano that is drawn brown may be grey on brown ground.
  if (const auto natural = natural_crayons(element.name); natural.size() > 1) {
    std::vector<Crayon> others(natural.begin(), natural.end());
    std::erase(others, crayon);
    return others;
  }
  return {Crayon::orange, Crayon::yellow, Crayon::grey};
}

// What a child takes for another thing in the next shade, too: wood, bananas, ice.
bool is_of_its_own_colour(Crayon crayon) {
  return crayon == Crayon::yellow || crayon == Crayon::brown || crayon == Crayon::light_blue;
}

// What comes nearest to a colour: a coral beside a red fish is orange or pink, the sea round a blue ship
// light blue.
std::vector<Crayon> next_shades(const std::vector<Crayon>& crayons) {
  std::vector<Crayon> shades;
  switch (crayons.front()) {
    case Crayon::red:
      shades = {Crayon::orange, Crayon::pink, Crayon::purple};
      break;
    case Crayon::orange:
      shades = {Crayon::yellow, Crayon::red};
      break;
    case Crayon::blue:
      shades = {Crayon::light_blue};
      break;
    // A sail between sky and sea.
    case Crayon::light_blue:
      shades = {Crayon::blue, Crayon::yellow, Crayon::purple};
      break;
    case Crayon::yellow:
      shades = {Crayon::orange};
      break;
    // A door in a wooden wall, a gate behind a horse.
    case Crayon::brown:
      shades = {Crayon::orange, Crayon::yellow, Crayon::grey, Crayon::red};
      break;
    case Crayon::pink:
    case Crayon::purple:
      shades = {Crayon::purple, Crayon::pink, Crayon::red};
      break;
    default:
      break;
  }
  std::erase_if(shades, [&](Crayon shade) {
    return std::find(crayons.begin(), crayons.end(), shade) != crayons.end();
  });
  return shades;
}

}  // namespace

std::vector<Crayon> second_colours(const RegionWish& wish, const drawing::Element& element,
                                   double page_width_mm) {
  if (wish.crayons.empty()) return {};
  std::vector<Crayon> natural = second_ones(wish.crayons.front(), element);
  if (!natural.empty() || wish.firmness == Firmness::any) return natural;
  // A banana that a page is about is yellow, and so is the sand.
  constexpr double ground_share = 0.6;
  const bool is_ground = !element.asked && element.bounds.width() > ground_share * page_width_mm;
  const bool is_about = element.asked && wish.firmness == Firmness::known;
  if ((is_about || is_ground) && is_of_its_own_colour(wish.crayons.front())) return {};
  return next_shades(wish.crayons);
}

}  // namespace books::lessons
