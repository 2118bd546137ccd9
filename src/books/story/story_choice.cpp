#include <algorithm>
#include <stdexcept>

#include "books/story/story_writer.h"

// Which words a StoryWriter takes for a page.

namespace books::story {

bool StoryWriter::is_awake(std::size_t index) const {
  const StoryPage& page = pages_[index];
  return std::any_of(page.deeds.begin(), page.deeds.end(), [&](const drawing::Deed& deed) {
    const bool heros =
        std::any_of(deed.agents.begin(), deed.agents.end(), [&](int agent) { return is_hero(page, agent); });
    return heros && deed.pose != drawing::Pose::sleeping && deed.verb != "schlafen";
  });
}

bool StoryWriter::may_tell(const Pattern& pattern, std::size_t index) const {
  if (sleep_ && pattern.is_marked("wakes")) return false;
  if (hero_.mention.called_alone && pattern.is_marked("unnamed")) return false;
  if (pattern.is_marked("asleep") && is_awake(index)) return false;
  const SceneTexts* scene = texts_.scene(pages_[index].scene);
  const bool dark = is_night(pages_[index]);
  if (dark && pattern.is_marked("light")) return false;
  if (scene == nullptr) return (dark || !pattern.is_marked("dark")) && !pattern.is_marked("storm");
  return std::none_of(pattern.marks().begin(), pattern.marks().end(), [&](const std::string& mark) {
    if (dark && mark == "dark") return false;
    return std::find(scene->lacks.begin(), scene->lacks.end(), mark) != scene->lacks.end();
  });
}

// Whether beginning, turn and end have words for the places of their pictures, whoever is there.
bool StoryWriter::has_words(const Arc& arc) const {
  const auto has = [&](const std::vector<Pattern>& patterns, std::size_t index) {
    return std::any_of(patterns.begin(), patterns.end(), [&](const Pattern& pattern) {
      return !pattern.needs('G') && !pattern.needs('F') && may_tell(pattern, index);
    });
  };
  const std::size_t last = pages_.size() - 1;
  if (last < 2) return has(last == 0 ? arc.starts : arc.begins, 0) && has(arc.closes, last);
  return has(arc.begins, 0) && has(arc.turns, last - 1) && has(arc.ends, last);
}

bool StoryWriter::can_fill(const Pattern& pattern) const {
  for (const char part : {'G', 'T', 'D', 'F', 'X'}) {
    if (pattern.needs(part) && !parts_.mentions.contains(part)) return false;
  }
  return true;
}

const Pattern* StoryWriter::choose(const std::vector<Pattern>& patterns) {
  return choose(pointers(patterns));
}

const Pattern* StoryWriter::choose(const std::vector<const Pattern*>& patterns) {
  std::vector<const Pattern*> fitting, fresh;
  for (const Pattern* pattern : patterns) {
    if (!can_fill(*pattern)) continue;
    fitting.push_back(pattern);
    if (!told_.contains(pattern)) fresh.push_back(pattern);
  }
  if (fitting.empty()) return nullptr;
  // What does not go with the picture is told only where there are no other words.
  const auto keep_told = [&](std::vector<const Pattern*>& list) {
    std::vector<const Pattern*> allowed = list;
    std::erase_if(allowed, [&](const Pattern* pattern) { return !may_tell(*pattern, index_); });
    if (!allowed.empty() || &list == &fresh) list = std::move(allowed);
  };
  keep_told(fitting);
  keep_told(fresh);
  // No two sentences of a page begin with one word: "Nun ... Nun ...".
  const auto first_word = [](const std::string& text) { return text.substr(0, text.find(' ')); };
  if (!fresh.empty() && !sentences_.empty()) {
    std::vector<const Pattern*> other = fresh;
    std::erase_if(other, [&](const Pattern* pattern) {
      return std::any_of(sentences_.begin(), sentences_.end(), [&](const std::string& sentence) {
        return first_word(pattern->text()) == first_word(sentence);
      });
    });
    if (!other.empty()) fresh = std::move(other);
  }
  return chance_.pick(std::span<const Pattern* const>(fresh.empty() ? fitting : fresh));
}

// A step of the arc with those who are on the page; a general one where the arc has none left.
const Pattern* StoryWriter::choose_step() {
  const bool has_guest = parts_.mentions.contains('G'), has_thing = parts_.mentions.contains('T');
  const auto fits_page = [&](const Pattern& pattern) {
    if (told_.contains(&pattern) || !can_fill(pattern) || !may_tell(pattern, index_)) return false;
    if (has_guest) return pattern.needs('G');
    return has_thing ? pattern.needs('T') : true;
  };
  for (const std::vector<Pattern>* patterns : {&arc_.steps, &texts_.list("step")}) {
    std::vector<const Pattern*> fitting;
    for (const Pattern& pattern : *patterns) {
      if (fits_page(pattern)) fitting.push_back(&pattern);
    }
    if (!fitting.empty()) return choose(calling_hero(fitting));
  }
  std::vector<const Pattern*> all = pointers(arc_.steps);
  for (const Pattern& pattern : texts_.list("step")) all.push_back(&pattern);
  return choose(calling_hero(all));
}

std::vector<const Pattern*> StoryWriter::calling_hero(const std::vector<const Pattern*>& patterns) const {
  if (hero_named_) return patterns;
  std::vector<const Pattern*> calling;
  for (const Pattern* pattern : patterns) {
    if (pattern->names_hero() && can_fill(*pattern)) calling.push_back(pattern);
  }
  return calling.empty() ? patterns : calling;
}

}  // namespace books::story
