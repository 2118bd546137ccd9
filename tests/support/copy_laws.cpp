#include "support/copy_laws.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

#include "drawing/cast/library.h"
#include "drawing/figures/casting.h"

namespace test_support {
namespace {

// Furniture of which a room has one.
constexpr std::array<std::string_view, 10> singles{"Uhr",   "Spiegel",   "Waschbecken", "Badewanne",
                                                   "Herd",  "Fernseher", "Globus",      "Kühlschrank",
                                                   "Pokal", "Wasserball"};

// Hills of a landscape are many, too, and so are the waves of a sea.
bool grows(const drawing::Element& element) {
  if (element.name == "Welle") return true;
  const drawing::language::LexiconEntry* entry = drawing::cast::embedded_library().entry(element.motif);
  return entry != nullptr &&
         (entry->is_animal || entry->kind == "flower" || entry->kind == "tree" || entry->kind == "leaf" ||
          entry->kind == "house" || entry->kind == "slope" || entry->plural.empty());
}

}  // namespace

Copies copies_of(const drawing::Drawing& drawing) {
  std::map<std::string, int> asked, unasked, wished;
  int people = 0;
  for (const drawing::WishedMotif& motif : drawing.wish.motifs) {
    wished[motif.name] += std::max(1, motif.count);
    if (drawing::figures::has_figure(motif.motif)) people += std::max(1, motif.count);
  }
  std::map<std::string, bool> grown;
  for (const drawing::Element& element : drawing.picture.elements) {
    ++(element.asked ? asked : unasked)[element.name];
    grown[element.name] = grown[element.name] || grows(element);
  }
  Copies copies;
  for (const auto& [name, count] : asked) {
    const auto found = wished.find(name);
    if (found == wished.end() || grown[name]) continue;
    if (count > std::max(found->second, people)) copies.things.push_back(name);
  }
  for (const auto& [name, count] : unasked) {
    const bool single = std::find(singles.begin(), singles.end(), name) != singles.end();
    // Two who wash their hands have a basin each.
    if (single && count > std::max(1, people)) copies.furniture.push_back(name);
    const auto found = wished.find(name);
    if (grown[name] || found == wished.end() || !asked.contains(name)) continue;
    // What comes along with the deed of a second child is its own.
    if (asked[name] + count > std::max(found->second, people)) copies.furniture.push_back(name);
  }
  return copies;
}

}  // namespace test_support
