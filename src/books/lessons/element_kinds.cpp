#include <algorithm>
#include <functional>
#include <map>
#include <string>

#include "books/lessons/colour_wishes.h"
#include "books/lessons/natural_table.h"
#include "drawing/language/lexicon.h"

namespace books::lessons {

using drawing::Element;

const AnimalColours* animal_of(const Element& element) {
  const NaturalTable& table = NaturalTable::embedded();
  if (!element.motif.empty()) return table.animal(element.motif);
  static const auto by_name = [&] {
    std::map<std::string, const AnimalColours*, std::less<>> animals;
    for (const auto& entry : drawing::language::Lexicon::embedded().entries()) {
      if (const AnimalColours* colours = table.animal(entry.motif)) animals.emplace(entry.singular, colours);
    }
    return animals;
  }();
  const auto found = by_name.find(element.name);
  return found == by_name.end() ? nullptr : found->second;
}

bool is_animal(const Element& element) {
  const auto* entry = drawing::language::Lexicon::embedded().find(element.motif);
  return entry != nullptr && entry->is_animal;
}

bool has_dark_sky(const drawing::Picture& picture) {
  const auto count = [&](std::string_view name) {
    return std::count_if(picture.elements.begin(), picture.elements.end(),
                         [&](const Element& element) { return element.name == name; });
  };
  return count("Sonne") == 0 && (count("Mond") > 0 || count("Sternschnuppe") > 0 || count("Stern") >= 3);
}

bool is_indoors(const drawing::Picture& picture) {
  return std::any_of(picture.elements.begin(), picture.elements.end(),
                     [](const Element& element) { return element.name == "Sockelleiste"; });
}

}  // namespace books::lessons
