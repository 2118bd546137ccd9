#include "drawing/deeds/clothing.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

namespace drawing::deeds {
namespace {

using figures::Occasion;

constexpr std::array<std::string_view, 4> bathing_places{"bath", "pool", "shower", "pond"};
constexpr std::array<std::string_view, 2> sleeping_places{"bed", "bag"};
constexpr std::array<std::string_view, 8> plain_people{"own-kind", "own-junge", "own-maedchen", "own-baby",
                                                       "own-mann", "own-frau",  "own-oma",      "own-opa"};

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// The kind of what somebody sits, stands or lies in; empty where that is nothing.
std::string_view kind_of_place(const std::vector<Casting>& castings, const Part& figure) {
  const std::optional<Target>& in = figure.reach.hip ? figure.reach.hip : figure.at;
  if (!in) return {};
  for (const Casting& casting : castings) {
    const Thing* thing = std::get_if<Thing>(&casting.player.body);
    if (thing != nullptr && casting.part->name == in->part) return thing->kind();
  }
  return {};
}

Occasion occasion_of(const std::vector<Casting>& castings, const Part& figure) {
  const std::string_view place = kind_of_place(castings, figure);
  if (figure.pose == "swim" || is_one_of(place, bathing_places)) return Occasion::water;
  if (figure.pose == "sleep" && is_one_of(place, sleeping_places)) return Occasion::night;
  return Occasion::usual;
}

}  // namespace

std::vector<Casting> dressed_for_deeds(std::vector<Casting> castings) {
  for (Casting& casting : castings) {
    auto* figure = std::get_if<figures::FigureLook>(&casting.player.body);
    auto* person = figure == nullptr ? nullptr : std::get_if<figures::PersonLook>(figure);
    if (person == nullptr || !is_one_of(casting.player.motif, plain_people)) continue;
    *person = figures::dressed_for(*person, occasion_of(castings, *casting.part));
  }
  return castings;
}

}  // namespace drawing::deeds
