#include "drawing/language/wonted_deeds.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace drawing::language {
namespace {

struct Wont {
  std::string_view motif;
  std::string_view verb;   // as in resources/lexicon/deeds.toml
  std::string_view tool;   // a motif, empty for none
  std::string_view place;  // where it is done if the text names none, empty for anywhere
};

constexpr std::array wonts{
    Wont{"1f3c4-200d-2642", "surfen", "", "meer"},
    Wont{"1f3c4-200d-2640", "surfen", "", "meer"},
    Wont{"1f3c7", "reiten", "own-pferd", "wiese"},
    Wont{"1f6b4-200d-2642", "fahren", "1f6b2", "park"},
    Wont{"1f6b4-200d-2640", "fahren", "1f6b2", "park"},
    Wont{"1f6b5-200d-2642", "fahren", "1f6b2", "berge"},
    Wont{"26f7", "fahren", "", "skipiste"},
    Wont{"1f3c2", "fahren", "", "skipiste"},
    Wont{"own-skateboarder", "fahren", "", "sportplatz"},
    Wont{"own-bogenschuetze", "zielen", "", "wiese"},
};

// What one does on the thing that one is named after.
constexpr std::array<std::string_view, 11> moving{"fahren", "springen",   "sausen",      "flitzen",
                                                  "rasen",  "hüpfen",     "galoppieren", "traben",
                                                  "radeln", "trainieren", "üben"};

const Wont* wont_of(std::string_view motif) {
  const auto* found =
      std::find_if(wonts.begin(), wonts.end(), [&](const Wont& each) { return each.motif == motif; });
  return found == wonts.end() ? nullptr : found;
}

bool is_busy(const Wish& wish, int index) {
  const auto takes_part = [&](const Deed& deed) {
    return std::find(deed.agents.begin(), deed.agents.end(), index) != deed.agents.end() ||
           deed.patient == index || deed.receiver == index ||
           (deed.tool && *deed.tool == std::variant<int, std::string>(index)) ||
           (deed.way && deed.way->goal == std::variant<int, std::string>(index));
  };
  const auto stands_to = [&](const Relation& relation) {
    return relation.subject == index ||
           std::find(relation.objects.begin(), relation.objects.end(), index) != relation.objects.end();
  };
  return std::any_of(wish.deeds.begin(), wish.deeds.end(), takes_part) ||
         std::any_of(wish.relations.begin(), wish.relations.end(), stands_to);
}

}  // namespace

void add_wonted_deeds(Wish& wish) {
  for (Deed& deed : wish.deeds) {
    const Wont* wont = wont_of(wish.motifs[static_cast<std::size_t>(deed.agents.front())].motif);
    const bool moves = std::find(moving.begin(), moving.end(), deed.verb) != moving.end();
    if (wont != nullptr && !wont->tool.empty() && !deed.tool && !deed.patient && moves)
      deed.tool = std::string(wont->tool);
  }
  for (std::size_t i = 0; i < wish.motifs.size(); ++i) {
    const int index = static_cast<int>(i);
    const Wont* wont = wont_of(wish.motifs[i].motif);
    if (wont == nullptr || wish.motifs[i].face_only || is_busy(wish, index)) continue;
    Deed deed;
    deed.agents = {index};
    deed.verb = std::string(wont->verb);
    if (!wont->tool.empty()) deed.tool = std::string(wont->tool);
    if (!wish.scene) {
      deed.place.emplace();
      deed.place->id = std::string(wont->place);
    }
    wish.deeds.push_back(std::move(deed));
  }
}

}  // namespace drawing::language
