#include "books/lessons/usual_crayons.h"

#include <algorithm>

#include "books/lessons/natural_table.h"
#include "drawing/language/lexicon.h"

namespace books::lessons {

bool has_human_skin(const drawing::Element& element) {
  const auto* entry = drawing::language::Lexicon::embedded().find(element.motif);
  return entry != nullptr && entry->has_face && !entry->is_animal && natural_crayons(element.name).empty();
}

std::vector<Crayon> skin_colours() {
  return {Crayon::pink, Crayon::brown};
}

std::vector<Crayon> hair_colours(const drawing::Element& who) {
  const std::span<const Crayon> own = NaturalTable::embedded().of_person(who.name, drawing::Material::hair);
  if (!own.empty()) return {own.begin(), own.end()};
  return {Crayon::brown, Crayon::yellow, Crayon::orange, Crayon::black};
}

bool is_drawn_skin(drawing::NaturalColour colour) {
  const int red = colour[0], green = colour[1], blue = colour[2];
  return red > 190 && red > green && green > blue && green > 0.55 * red && blue < 0.9 * red;
}

std::vector<Crayon> drawn_wishes(Crayon crayon) {
  switch (crayon) {
    case Crayon::green:
      return {crayon, Crayon::light_green};
    case Crayon::light_green:
      return {crayon, Crayon::green};
    case Crayon::blue:
      return {crayon, Crayon::light_blue};
    case Crayon::light_blue:
      return {crayon, Crayon::blue};
    case Crayon::black:
      return {crayon, Crayon::grey};
    default:
      return {crayon};
  }
}

std::string place_among_namesakes(const drawing::Element& element, const drawing::Picture& picture) {
  const auto before = std::count_if(picture.elements.data(), &element, [&](const drawing::Element& other) {
    return other.name == element.name;
  });
  return std::string(static_cast<std::size_t>(before), '+');
}

}  // namespace books::lessons
