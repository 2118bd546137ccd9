#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

#include "base/embedded.h"
#include "base/text_blocks.h"
#include "base/toml_fields.h"
#include "books/story/retelling.h"

// Reads resources/stories/retold.txt.

namespace books::story {

const RetoldTexts& RetoldTexts::embedded() {
  static const RetoldTexts texts(base::resource("stories/retold.txt"));
  return texts;
}

RetoldTexts::RetoldTexts(std::string_view text) {
  for (const base::TextBlock& block : base::parse_text_blocks(text)) {
    for (const auto& [key, list] : {std::pair{"opening", &openings_},
                                    {"link", &links_},
                                    {"closing", &closings_},
                                    {"wonder", &wonders_},
                                    {"dismay", &dismays_},
                                    {"ending", &endings_},
                                    {"ending-now", &endings_now_},
                                    {"start", &starts_},
                                    {"start-now", &starts_now_},
                                    {"title", &titles_},
                                    {"title-of-several", &titles_of_several_},
                                    {"our-title", &our_titles_},
                                    {"my-title", &my_titles_}}) {
      for (std::string& line : block.values(key)) list->push_back(std::move(line));
    }
    for (const auto& [key, list] : {std::pair{"sad", &sad_}, {"suspense", &tense_}, {"state", &states_}}) {
      for (const std::string& verbs : block.values(key)) {
        for (const std::string_view verb : base::split_words(verbs)) list->emplace_back(verb);
      }
    }
    for (const std::string& nouns : block.values("nouns")) {
      for (const std::string_view noun : base::split_words(nouns))
        of_noun_[std::string(noun)] = block.values("line");
    }
    for (const std::string& verbs : block.values("verbs")) {
      for (const std::string_view verb : base::split_words(verbs)) {
        for (const auto& [key, map] : {std::pair{"line", &after_}, {"end", &ends_after_}}) {
          const std::vector<std::string> lines = block.values(key);
          if (lines.empty()) continue;
          std::vector<std::string>& known = (*map)[std::string(verb)];
          known.insert(known.end(), lines.begin(), lines.end());
        }
      }
    }
  }
  for (const auto* list :
       {&openings_, &links_, &closings_, &wonders_, &dismays_, &endings_, &endings_now_, &starts_,
        &starts_now_, &titles_, &titles_of_several_, &our_titles_, &my_titles_}) {
    if (list->empty()) throw std::logic_error("retold.txt lacks a list");
  }
}

namespace {

const std::vector<std::string>& lines_of(const std::map<std::string, std::vector<std::string>>& map,
                                         const std::string& verb) {
  static const std::vector<std::string> none;
  const auto found = map.find(verb);
  return found == map.end() ? none : found->second;
}

}  // namespace

const std::vector<std::string>& RetoldTexts::after(const std::string& verb) const {
  return lines_of(after_, verb);
}

const std::vector<std::string>& RetoldTexts::of_noun(const std::string& noun) const {
  return lines_of(of_noun_, noun);
}

const std::vector<std::string>& RetoldTexts::ends_after(const std::string& verb) const {
  return lines_of(ends_after_, verb);
}

bool RetoldTexts::is_state(const std::string& infinitive) const {
  return std::find(states_.begin(), states_.end(), infinitive) != states_.end();
}

bool RetoldTexts::is_tense(const std::string& verb) const {
  return std::find(tense_.begin(), tense_.end(), verb) != tense_.end();
}

bool RetoldTexts::is_sad(const std::string& word) const {
  return std::find(sad_.begin(), sad_.end(), word) != sad_.end();
}

}  // namespace books::story
