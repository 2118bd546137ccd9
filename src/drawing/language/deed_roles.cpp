#include "drawing/language/deed_roles.h"

#include <algorithm>
#include <array>
#include <string>

#include "drawing/language/word_list.h"

namespace drawing::language {

bool is_one_of(const std::vector<std::string_view>& prepositions, std::string_view preposition) {
  return std::any_of(prepositions.begin(), prepositions.end(), [&](std::string_view each) {
    return preposition == each || (preposition.starts_with(each) && preposition.size() == each.size() + 1) ||
           (each == "in" && preposition == "im") || (each == "an" && preposition == "am");
  });
}

void set_object(MentionedDeed& deed, int mention) {
  if (deed.entry->object == DeedObject::tool) {
    deed.tool = mention;
  } else {
    deed.patient = mention;
  }
}

void add_mentions(std::vector<int>& mentions, const Group& group) {
  for (const Argument* argument : group.arguments)
    mentions.insert(mentions.end(), argument->mentions.begin(), argument->mentions.end());
}

void add_company(MentionedDeed& deed, const Argument& argument) {
  for (const int mention : argument.mentions) {
    if (std::find(deed.agents.begin(), deed.agents.end(), mention) == deed.agents.end())
      deed.agents.push_back(mention);
  }
}

bool is_noun_of(const DeedEntry& deed, const Argument& argument) {
  if (!argument.mentions.empty() || !argument.place.empty() || argument.key.empty()) return false;
  const std::string parts = '_' + std::string(deed.parts) + '_';
  return parts.find('_' + argument.key + '_') != std::string::npos;
}

bool is_feeder(const Argument& argument, std::string_view preposition) {
  return preposition == "aus" && argument.being && !argument.toy && !argument.mentions.empty();
}

void become_feeding(MentionedDeed& deed, int feeder, const DeedEntry& feeding) {
  static constexpr std::array<std::string_view, 10> eating{"fressen", "essen",    "knabbern", "picken",
                                                           "naschen", "trinken",  "futtern",  "mampfen",
                                                           "nehmen",  "schlecken"};
  if (!is_one_of(deed.entry->verb, eating) || deed.agents.size() != 1 || deed.denied) return;
  const int eater = deed.agents.front();
  deed.said = deed.entry;
  deed.entry = &feeding;
  deed.way.reset();
  deed.agents = {feeder};
  deed.tool = deed.patient;
  deed.patient = eater;
}

}  // namespace drawing::language
