#include "drawing/language/deed_ways.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace drawing::language {

namespace {

// When a preposition leads somewhere.
enum class Leads : std::uint8_t {
  always,
  accusative,  // "auf den Baum", but not "auf dem Baum"
  moving,      // only with a verb that goes somewhere: "von der Katze weg"
};

struct WayWord {
  std::string_view key;
  WayPreposition preposition;
  Leads leads;
};

constexpr std::array<WayWord, 24> way_words = {{
    {"um", WayPreposition::around, Leads::always},
    {"ums", WayPreposition::around, Leads::always},
    {"durch", WayPreposition::through, Leads::always},
    {"durchs", WayPreposition::through, Leads::always},
    {"entlang", WayPreposition::along, Leads::always},
    {"ueber", WayPreposition::over, Leads::accusative},
    {"uebers", WayPreposition::over, Leads::always},
    {"unter", WayPreposition::under, Leads::accusative},
    {"unters", WayPreposition::under, Leads::always},
    {"zu", WayPreposition::towards, Leads::always},
    {"zum", WayPreposition::towards, Leads::always},
    {"zur", WayPreposition::towards, Leads::always},
    {"nach", WayPreposition::towards, Leads::always},
    {"von", WayPreposition::away_from, Leads::moving},
    {"vom", WayPreposition::away_from, Leads::moving},
    {"aus", WayPreposition::out_of, Leads::always},
    {"in", WayPreposition::into, Leads::accusative},
    {"ins", WayPreposition::into, Leads::always},
    {"auf", WayPreposition::onto, Leads::accusative},
    {"aufs", WayPreposition::onto, Leads::always},
    {"hinter", WayPreposition::behind, Leads::accusative},
    {"hinters", WayPreposition::behind, Leads::always},
    {"vor", WayPreposition::in_front_of, Leads::accusative},
    {"vors", WayPreposition::in_front_of, Leads::always},
}};

bool leads(const WayWord& word, const Argument& argument, bool moves) {
  switch (word.leads) {
    case Leads::always:
      return true;
    case Leads::accusative:
      return argument.cases.accusative && !argument.cases.dative;
    case Leads::moving:
      return moves;
  }
  return false;
}

}  // namespace

bool surely_way(const Argument& argument) {
  return argument.cases.accusative && !argument.cases.dative && !argument.cases.nominative &&
         argument.preposition != "mit" && argument.preposition != "durch";
}

std::optional<MentionedWay> way_of(const Argument& argument, const VerbPhrase* verb, bool moves) {
  const auto* word = std::find_if(way_words.begin(), way_words.end(), [&](const WayWord& each) {
    return each.key == argument.preposition && leads(each, argument, moves);
  });
  const bool nowhere = argument.mentions.empty() && argument.place.empty();
  if (nowhere || word == way_words.end()) return std::nullopt;
  MentionedWay way{.preposition = word->preposition, .goal = argument.place};
  if (!argument.mentions.empty()) way.goal = argument.mentions.front();
  if (way.preposition == WayPreposition::onto && verb != nullptr && verb->particle == "zu")
    way.preposition = WayPreposition::towards;
  return way;
}

}  // namespace drawing::language
