#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "books/book.h"
#include "drawing/model/options.h"
#include "drawing/model/picture.h"
#include "drawing/model/subject.h"

namespace books::story {

// What a story has to know of one picture.
struct StoryPage {
  std::vector<drawing::WishedMotif> motifs = {};  // empty for a mandala and the like
  std::vector<drawing::Relation> relations = {};  // of these motifs, by index
  std::string scene = {};                         // scene id, empty for none
  std::vector<drawing::Deed> deeds = {};          // that it shows; likewise by index
  std::string weather = {};  // id of the scene that tells it, empty for none in particular
  std::string text = {};     // the sentence that the picture came from, empty where that is not known
  // What somebody typed for it, "Sie tanzen", where `text` says it such that it can be read alone; empty
  // where that is not known.
  std::string typed = {};
  drawing::Age age = drawing::Age::years_6_8;  // whom it was drawn for; a story is for the youngest of all
};

// The age of the youngest whom they were drawn for; nine and more where there are none.
drawing::Age youngest_of(const std::vector<StoryPage>& pages);

// What a picture is going to show, by its sentence.
StoryPage story_page(const drawing::Wish& wish);
// What a finished picture shows.
StoryPage story_page(const drawing::Subject& subject);
// The same with the weather, which its drawing shows.
StoryPage story_page(const drawing::Picture& picture);

// Tells a story about the pictures, one paragraph for each, in order: the one that their sentences tell by
// themselves (retelling.h), else a walk through them where they have no hero (collection.h), else one that is
// invented for them. The same arguments give the same story.
// `pages` is not empty. Thread-safe.
// `title` is the book's; what it promises is kept: "Pauls Geburtstag" is said on the first page.
Story write_story(const std::vector<StoryPage>& pages, std::uint64_t seed, const std::string& title = {});

// Invents one: a beginning, steps on the way, a turn and an end, in the past tense, with one hero throughout
// and everybody whom a picture shows named on its page. Otherwise as write_story().
Story invent_story(const std::vector<StoryPage>& pages, std::uint64_t seed);

}  // namespace books::story
