#include "books/lessons/element_kinds.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <string>

#include "books/lessons/crayon.h"
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

bool is_tree(const Element& element) {
  return is_leafy_tree(element.name) || is_kind_of(element.name, "Baum") || is_kind_of(element.name, "Palme");
}

bool has_everyday_hair(std::string_view name) {
  constexpr std::string_view people[] = {"Mädchen", "Junge", "Kind",   "Frau",  "Mann",      "Oma",   "Opa",
                                         "Mama",    "Papa",  "Mutter", "Vater", "Schwester", "Bruder"};
  return std::find(std::begin(people), std::end(people), name) != std::end(people);
}

bool is_all_one(std::string_view name) {
  constexpr std::string_view names[] = {"Sofa", "Couch",      "Sessel", "Stuhl",  "Bank",
                                        "Bett", "Buchstaben", "Burg",   "Schloss"};
  return std::any_of(std::begin(names), std::end(names),
                     [&](std::string_view kind) { return is_kind_of(name, kind); });
}

bool is_castle(std::string_view name) {
  return is_kind_of(name, "Burg") || is_kind_of(name, "Schloss");
}

bool has_panes(std::string_view name) {
  constexpr std::string_view vehicles[] = {"Bahn", "Zug", "Wagen", "Waggon", "Bus", "Auto"};
  return std::any_of(std::begin(vehicles), std::end(vehicles),
                     [&](std::string_view kind) { return is_kind_of(name, kind); });
}

bool is_leafy_tree(std::string_view name) {
  constexpr std::string_view kinds[] = {"Baum",   "Tanne", "Pappel", "Akazie",
                                        "Fichte", "Birke", "Eiche",  "Linde"};
  if (name.ends_with("kahler Baum")) return false;
  return std::any_of(std::begin(kinds), std::end(kinds),
                     [&](std::string_view kind) { return is_kind_of(name, kind); });
}

}  // namespace books::lessons
