#pragma once

#include <string>
#include <vector>

#include "app/ports/story_server.h"
#include "books/book.h"
#include "books/story/story_check.h"
#include "drawing/model/options.h"
#include "drawing/model/subject.h"

namespace app {

// First names and what stands for them outside of this machine: "Lena" is "{N1}".
class NameCover {
 public:
  // The subject with placeholders for all first names.
  drawing::Subject covered(drawing::Subject subject);
  // The story with the names in their places again.
  books::Story uncovered(books::Story story) const;
  const std::vector<std::string>& placeholders() const { return placeholders_; }

 private:
  const std::string& placeholder_for(const std::string& name);

  std::vector<std::string> names_;  // the one at index i is called placeholders_[i]
  std::vector<std::string> placeholders_;
};

// What a story service is told: how to tell for that age, and a German sentence for each picture, with
// placeholders for first names. Nothing that somebody has typed is in it but the words that the lexicon
// knows. `last_fault` is what was wrong with the story that came before: it adds a sentence against it.
ports::StoryRequest write_story_request(const std::vector<drawing::Subject>& covered, drawing::Age age,
                                        books::story::StoryFault last_fault = books::story::StoryFault::none);

}  // namespace app
