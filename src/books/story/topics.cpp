#include "books/story/topics.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <variant>

#include "books/german/noun_table.h"
#include "books/german/sentence.h"
#include "books/story/cast.h"
#include "books/story/groups.h"
#include "drawing/language/lexicon.h"

namespace books::story {
namespace {

constexpr std::size_t shortest_part = 3;  // of a compound, in bytes

// Whether a motif is somebody whom no word of the page names: who sits in "Ein Bagger", on its drawing.
bool is_unsaid(const StoryPage& page, int index) {
  if (page.text.empty()) return false;
  const drawing::WishedMotif& motif = page.motifs[static_cast<std::size_t>(index)];
  const auto mention = known_mention(motif, german::NounTable::embedded());
  return mention && page.text.find(motif.name) == std::string::npos && !calls(page.text, *mention);
}

// What somebody drives of whom the page says nothing; the page is about it. Nothing for other deeds.
std::optional<int> driven_in(const StoryPage& page, const drawing::Deed& deed) {
  const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
  if (tool == nullptr || deed.agents.size() != 1 || is_unsaid(page, *tool) ||
      !is_unsaid(page, deed.agents.front()))
    return std::nullopt;
  return *tool;
}

// The lines of what a compound ends with, which is what it is: "Schäferhund" is a "Hund". Of a thing the end
// says less: a "Schaukelpferd" is no "Pferd".
const Remarks* of_last_part(const std::string& noun) {
  for (std::size_t at = 1; at + shortest_part <= noun.size(); ++at) {
    // Only where a letter begins, and not within one.
    if ((static_cast<unsigned char>(noun[at]) & 0xC0U) == 0x80U) continue;
    if (const Remarks* own = RemarkTexts::embedded().of_noun(german::sentence_case(noun.substr(at))))
      return own;
  }
  return nullptr;
}

// By the noun that was typed, with or without its adjective, else by that of the drawing. An animal is often
// drawn as another one, with which it has little in common.
Topic topic_of(const drawing::WishedMotif& motif, german::Mention mention) {
  const RemarkTexts& texts = RemarkTexts::embedded();
  const std::string kind = kind_of(motif);
  Topic topic{std::move(mention), texts.of_noun(motif.name), &texts.of_kind(kind)};
  if (topic.own == nullptr) topic.own = texts.of_noun(topic.mention.noun.name());
  topic.asks_of_kind = kind != "thing" && kind != "sky";
  const bool lives_or_drives = kind == "animal" || kind == "person" || kind == "figure" || kind == "vehicle";
  if (topic.own == nullptr && lives_or_drives) topic.own = of_last_part(motif.name);
  if (topic.own != nullptr || kind == "animal") return topic;
  if (const auto* entry = drawing::language::Lexicon::embedded().find(motif.motif)) {
    topic.own = texts.of_noun(entry->singular);
    topic.drawn_as = entry->singular;
  }
  return topic;
}

}  // namespace

bool calls(const std::string& text, const german::Mention& mention) {
  if (!mention.called.empty()) return text.find(mention.called) != std::string::npos;
  for (const auto in : {german::Case::nominative, german::Case::dative, german::Case::accusative}) {
    for (const auto number : {german::Number::singular, german::Number::plural}) {
      if (text.find(mention.noun.form(in, number)) != std::string::npos) return true;
    }
  }
  return false;
}

std::vector<drawing::WishedMotif> main_motifs(const StoryPage& page) {
  std::vector<int> order;
  std::set<int> drivers;
  const auto add = [&](int motif) {
    const bool known = std::find(order.begin(), order.end(), motif) != order.end();
    if (!known && motif >= 0 && static_cast<std::size_t>(motif) < page.motifs.size()) order.push_back(motif);
  };
  for (const drawing::Deed& deed : page.deeds) {
    if (const auto driven = driven_in(page, deed)) {
      add(*driven);
      drivers.insert(deed.agents.front());
      continue;
    }
    for (const int agent : deed.agents) add(agent);
  }
  for (int i = 0; i < static_cast<int>(page.motifs.size()); ++i) {
    const bool is_object =
        std::any_of(page.relations.begin(), page.relations.end(), [&](const drawing::Relation& relation) {
          return std::find(relation.objects.begin(), relation.objects.end(), i) != relation.objects.end();
        });
    if (!is_object && !drivers.contains(i)) add(i);
  }
  std::vector<drawing::WishedMotif> motifs;
  for (const int i : order) motifs.push_back(page.motifs[static_cast<std::size_t>(i)]);
  return motifs;
}

std::vector<Topic> topics_of(const StoryPage& page) {
  const RemarkTexts& texts = RemarkTexts::embedded();
  if (const Group* group = GroupTable::embedded().on(page))
    return {{{group->noun}, texts.of_noun(group->noun.name()), &texts.of_kind("person")}};
  std::vector<Topic> topics;
  for (const drawing::WishedMotif& motif : main_motifs(page)) {
    if (auto mention = known_mention(motif, german::NounTable::embedded()))
      topics.push_back(topic_of(motif, *std::move(mention)));
  }
  return topics;
}

}  // namespace books::story
