#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "books/story/pattern.h"
#include "books/story/story.h"

namespace books::story {

// What is said of something that a picture shows, and asked of the child that looks at it. Each speaks of X.
struct Remarks {
  std::vector<Pattern> says, asks;
};

// The lines of resources/stories/remarks.txt. Immutable, hence thread-safe.
class RemarkTexts {
 public:
  // Those of the executable; read at the first call. Throws std::logic_error where they are malformed.
  static const RemarkTexts& embedded();
  explicit RemarkTexts(std::string_view text);

  // nullptr where nothing is known of it. A noun is that of a motif, or one of the page's own words
  // ("Familie").
  const Remarks* of_noun(const std::string& noun) const { return find("words", noun); }
  const Remarks* of_verb(const std::string& infinitive) const { return find("verbs", infinitive); }
  const Remarks* of_scene(const std::string& id) const { return find("scenes", id); }
  // What holds for all of a kind: "animal", "vehicle", "person", "figure", "sky", "plant", "thing". Throws
  // std::logic_error for another word.
  const Remarks& of_kind(const std::string& kind) const;

 private:
  const Remarks* find(const std::string& key, const std::string& word) const;

  std::map<std::string, std::map<std::string, Remarks>> remarks_;  // by key and word
};

// Which of the kinds of RemarkTexts::of_kind() a motif is.
std::string kind_of(const drawing::WishedMotif& motif);

}  // namespace books::story
