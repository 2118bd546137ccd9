#include "books/story/retold_texts.h"

#include <algorithm>
#include <array>
#include <span>
#include <stdexcept>
#include <utility>

#include "base/embedded.h"
#include "base/text_blocks.h"
#include "base/toml_fields.h"
#include "base/utf8.h"

// Reads resources/stories/retold.txt, beginnings.txt, episodes.txt and kinds.txt.

namespace books::story {
namespace {

// Lists of lines that no story can do without.
constexpr std::array<std::string_view, 32> line_lists = {
    "opening", "opening-at", "today",         "today-when", "link",    "link-state", "sudden",
    "relief",  "closing",    "closing-state", "back",       "start",   "wonder",     "dismay",
    "comfort", "neutral",    "feeling",       "ending",     "thought", "found",      "start-now",
    "refrain", "voice",      "fright",        "air",        "moment",  "aftermath",  "unfound",
    "waking",  "note",       "note-ending",   "still"};
// Lists of words.
constexpr std::array<std::string_view, 6> word_lists = {"glad",  "sad",     "suspense",
                                                        "state", "lasting", "fairy"};
constexpr std::array<std::string_view, 8> time_lists = {"daytime", "spring",  "summer",  "autumn",
                                                        "winter",  "morning", "evening", "feast"};

std::vector<std::string> retold_words(const base::TextBlock& block, std::string_view key) {
  std::vector<std::string> words;
  for (const std::string& line : block.values(key)) {
    for (const std::string_view word : base::split_words(line)) words.emplace_back(word);
  }
  return words;
}

OccasionTexts occasion_of(const base::TextBlock& block, std::string_view key) {
  OccasionTexts occasion{retold_words(block, key),  retold_words(block, "known"),
                         patterns_of(block, "say"), patterns_of(block, "when"),
                         patterns_of(block, "end"), retold_words(block, "unlike")};
  if (occasion.known.empty()) occasion.known = occasion.stems;
  for (std::string& stem : occasion.stems) stem = base::to_lower_utf8(stem);
  return occasion;
}

void append(std::vector<Pattern>& all, const std::vector<Pattern>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

const std::vector<Pattern>& lines_of(const std::map<std::string, std::vector<Pattern>>& map,
                                     const std::string& word) {
  static const std::vector<Pattern> none;
  const auto found = map.find(word);
  return found == map.end() ? none : found->second;
}

bool is_listed(const std::map<std::string, std::vector<std::string>>& map, const std::string& name,
               const std::string& word) {
  const auto found = map.find(name);
  return found != map.end() &&
         std::find(found->second.begin(), found->second.end(), word) != found->second.end();
}

}  // namespace

const RetoldTexts& RetoldTexts::embedded() {
  static const RetoldTexts texts(std::string(base::resource("stories/retold.txt")) + "\n" +
                                 std::string(base::resource("stories/beginnings.txt")) + "\n" +
                                 std::string(base::resource("stories/episodes.txt")) + "\n" +
                                 std::string(base::resource("stories/kinds.txt")));
  return texts;
}

RetoldTexts::RetoldTexts(std::string_view text) {
  for (const base::TextBlock& block : base::parse_text_blocks(text)) {
    for (const std::string_view name : line_lists)
      append(lists_[std::string(name)], patterns_of(block, name));
    for (const auto& [key, list] : {std::pair{"title", &titles_},
                                    {"title-of-several", &titles_of_several_},
                                    {"our-title", &our_titles_},
                                    {"my-title", &my_titles_},
                                    {"day-title", &day_titles_}}) {
      for (std::string& line : block.values(key)) list->push_back(std::move(line));
    }
    for (const auto& [names, map] : {std::pair{std::span<const std::string_view>(word_lists), &words_},
                                     {std::span<const std::string_view>(time_lists), &times_}}) {
      for (const std::string_view name : names) {
        for (std::string& word : retold_words(block, name))
          (*map)[std::string(name)].push_back(std::move(word));
      }
    }
    if (!block.values("occasion").empty()) occasions_.push_back(occasion_of(block, "occasion"));
    if (!block.values("tale").empty()) tales_.push_back(occasion_of(block, "tale"));
    for (std::string& word : retold_words(block, "danger")) dangers_.push_back(std::move(word));
    for (const std::string& name : block.values("trouble")) {
      troubles_.push_back(
          {name, !block.values("sudden-trouble").empty(), !block.values("brief-trouble").empty(),
           retold_words(block, "words"), retold_words(block, "heals"), patterns_of(block, "sigh"),
           patterns_of(block, "turn"), patterns_of(block, "rescue"), patterns_of(block, "well"),
           patterns_of(block, "find"), retold_words(block, "turns-at")});
    }
    for (const std::string& noun : retold_words(block, "nouns"))
      append(of_noun_[noun], patterns_of(block, "line"));
    for (const std::string& noun : retold_words(block, "sounds"))
      append(sounds_[noun], patterns_of(block, "line"));
    for (const std::string& verb : retold_words(block, "verbs")) {
      for (const auto& [key, map] : {std::pair{"line", &after_},
                                     {"reason", &reasons_},
                                     {"speech", &speeches_},
                                     {"motive", &motives_},
                                     {"end", &ends_after_}}) {
        append((*map)[verb], patterns_of(block, key));
      }
    }
  }
  const bool lacks = std::any_of(line_lists.begin(), line_lists.end(),
                                 [&](std::string_view name) { return lists_[std::string(name)].empty(); });
  if (lacks || titles_.empty() || titles_of_several_.empty() || our_titles_.empty() || my_titles_.empty() ||
      day_titles_.empty())
    throw std::logic_error("retold.txt lacks a list");
}

const std::vector<Pattern>& RetoldTexts::list(const std::string& name) const {
  return lists_.at(name);
}

const std::vector<Pattern>& RetoldTexts::after(const std::string& verb) const {
  return lines_of(after_, verb);
}

const std::vector<Pattern>& RetoldTexts::reasons(const std::string& verb) const {
  return lines_of(reasons_, verb);
}

const std::vector<Pattern>& RetoldTexts::speeches(const std::string& verb) const {
  return lines_of(speeches_, verb);
}

const std::vector<Pattern>& RetoldTexts::motives(const std::string& verb) const {
  return lines_of(motives_, verb);
}

const std::vector<Pattern>& RetoldTexts::ends_after(const std::string& verb) const {
  return lines_of(ends_after_, verb);
}

const std::vector<Pattern>& RetoldTexts::of_noun(const std::string& noun) const {
  return lines_of(of_noun_, noun);
}

const std::vector<Pattern>& RetoldTexts::sounds(const std::string& noun) const {
  return lines_of(sounds_, noun);
}

bool RetoldTexts::is_state(const std::string& infinitive) const {
  return is_listed(words_, "state", infinitive);
}

bool RetoldTexts::is_lasting(const std::string& infinitive) const {
  return is_listed(words_, "lasting", infinitive);
}

bool RetoldTexts::is_glad(const std::string& infinitive) const {
  return is_listed(words_, "glad", infinitive);
}

bool RetoldTexts::is_tense(const std::string& verb) const {
  return is_listed(words_, "suspense", verb);
}

bool RetoldTexts::is_sad(const std::string& word) const {
  return is_listed(words_, "sad", word);
}

bool RetoldTexts::is_of_fairy_tales(const std::string& noun) const {
  return is_listed(words_, "fairy", noun);
}

}  // namespace books::story
