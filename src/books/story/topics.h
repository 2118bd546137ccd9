#pragma once

#include <string>
#include <vector>

#include "books/german/mention.h"
#include "books/story/remarks.h"
#include "books/story/story.h"

// What a page of a collection is about.

namespace books::story {

// Who a picture is mostly about, and what can be said of it.
struct Topic {
  german::Mention mention;
  const Remarks* own = nullptr;
  const Remarks* kind = nullptr;
  // What the drawing is called where no line is known of the noun that was typed: a toucan is drawn as a
  // "Papagei", but is none.
  std::string drawn_as = {};
  // Whether the questions of its kind are good beside its own: of things they are not.
  bool asks_of_kind = true;
};

// Whether a page's words call somebody so, in some form: a skater may be drawn as a "Läufer" and is not
// called one.
bool calls(const std::string& text, const german::Mention& mention);

// The motifs that the page is about, first who does something: not those that only say where somebody is,
// nor who sits in "Ein Bagger" without a word of the page.
std::vector<drawing::WishedMotif> main_motifs(const StoryPage& page);

// What can be said of each of them whose noun is known, in that order; of a family as a whole.
std::vector<Topic> topics_of(const StoryPage& page);

}  // namespace books::story
