#include "books/story/story_texts.h"

#include <stdexcept>

#include "base/embedded.h"
#include "base/text_blocks.h"

namespace books::story {
namespace {

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    if (space > 0) words.emplace_back(text.substr(0, space));
    text.remove_prefix(std::min(space + 1, text.size()));
  }
  return words;
}

german::Gender gender_of(std::string_view letter, const std::string& text) {
  const std::size_t gender = letter.empty() ? std::string::npos : std::string_view("mfn").find(letter);
  if (gender == std::string::npos) throw std::logic_error("story texts: " + text);
  return static_cast<german::Gender>(gender);
}

// "m Ball bunt": gender, noun and the stem of an adjective.
german::Mention item_of(const std::string& text) {
  const std::vector<std::string> words = words_of(text);
  if (words.size() != 3) throw std::logic_error("story item: " + text);
  return {german::Noun(words[1], words[1], gender_of(words[0], text)), 1, {words[2]}, false};
}

ArcHero arc_hero_of(const std::string& word) {
  if (word == "alone") return ArcHero::alone;
  if (word == "moving") return ArcHero::moving;
  if (word == "awake") return ArcHero::awake;
  if (word == "travelling") return ArcHero::travelling;
  throw std::logic_error("story arc for: " + word);
}

Arc arc_of(const base::TextBlock& block) {
  Arc arc;
  arc.name = block.value("arc");
  for (const std::string& scenes : block.values("not")) arc.not_in = words_of(scenes);
  for (const std::string& called : block.values("unlike")) arc.unlike = words_of(called);
  for (const std::string& hero : block.values("for")) arc.suits = arc_hero_of(hero);
  for (const std::string& item : block.values("item")) arc.items.push_back(item_of(item));
  arc.titles = patterns_of(block, "title");
  arc.begins = patterns_of(block, "begin");
  arc.steps = patterns_of(block, "step");
  arc.turns = patterns_of(block, "turn");
  arc.ends = patterns_of(block, "end");
  arc.starts = patterns_of(block, "start");
  arc.closes = patterns_of(block, "close");
  return arc;
}

}  // namespace

const StoryTexts& StoryTexts::embedded() {
  static const StoryTexts texts(base::resource("stories/arcs.txt"), base::resource("stories/common.txt"),
                                base::resource("stories/scenes.txt"));
  return texts;
}

StoryTexts::StoryTexts(std::string_view arcs, std::string_view common, std::string_view scenes) {
  for (const base::TextBlock& block : base::parse_text_blocks(arcs)) arcs_.push_back(arc_of(block));
  // Several lists may follow each other without an empty line between them.
  std::string name;
  for (const base::TextBlock& block : base::parse_text_blocks(common)) {
    for (const auto& [key, value] : block.lines()) {
      if (key == "list") {
        name = value;
      } else if (key == "line" && !name.empty()) {
        lists_[name].emplace_back(value);
      } else {
        throw std::logic_error("story list: " + key);
      }
    }
  }
  for (const base::TextBlock& block : base::parse_text_blocks(scenes)) {
    scenes_[block.value("scene")] = {patterns_of(block, "go"), patterns_of(block, "air"),
                                     words_of(block.value("lacks"))};
  }
}

const std::vector<Pattern>& StoryTexts::list(const std::string& name) const {
  const auto found = lists_.find(name);
  if (found == lists_.end()) throw std::logic_error("no story list " + name);
  return found->second;
}

const SceneTexts* StoryTexts::scene(const std::string& id) const {
  const auto found = scenes_.find(id);
  return found == scenes_.end() ? nullptr : &found->second;
}

}  // namespace books::story
