#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "books/story/pattern.h"
#include "books/story/story.h"

namespace books::story {

// One way to look at pictures that have nothing to do with each other: to leaf, to guess, to count.
struct Frame {
  std::string name;
  std::vector<Pattern> titles, opens, turns, ends;
  // How a page's own words are led in: with the verb after the first word ({folge}), as a sentence of their
  // own ({satz}), or without a verb ({bild}).
  std::vector<Pattern> follows, sentences, shows;
  // For whom it is: "36" up to eight, "9" from nine; empty for everybody.
  std::string ages = {};
  // Beginnings of the words of a title that has it instead of the others, lower case; parts joined by "+" are
  // all there. Empty for what goes with any title.
  std::vector<std::string> stems = {};
  // Whether its pages hear whom they show, and nothing that is known of it: where something is going on.
  bool sounds = false;
  // What most of its pages show one of: "animal", "vehicle" (kind_of()); empty for anything.
  std::vector<std::string> kinds = {};
  // Whether it goes with any title that somebody gave: it plays nothing of its own.
  bool is_plain = false;
  // The places (scene ids) where every one of its pages is: nobody dives to a sandcastle. Empty for anywhere.
  std::vector<std::string> places = {};
  // Whether it goes before plain ones under any title, where its pages show what it is about.
  bool is_shown = false;
};

// The frames of resources/stories/frames.txt. Immutable, hence thread-safe.
class FrameTexts {
 public:
  // Those of the executable; read at the first call. Throws std::logic_error where they are malformed.
  static const FrameTexts& embedded();
  explicit FrameTexts(std::string_view text);

  const std::vector<Frame>& frames() const { return frames_; }
  // What leads in where a frame has said all that it has, and what is said of a page that shows nobody.
  const Frame& common() const { return common_; }
  const std::vector<Pattern>& blanks() const { return blanks_; }

 private:
  std::vector<Frame> frames_;
  Frame common_;
  std::vector<Pattern> blanks_;
};

// Whether the pages have no hero: nobody is on at least half of them.
bool is_collection(const std::vector<StoryPage>& pages);

// Tells pages that are no story: somebody looks at one picture after the other, says each page's own sentence
// and a little more about what it shows, and comes back to the first one in the end. In the tense that the
// sentences were typed in. `pages` is not empty. The same arguments give the same story. Thread-safe. `title`
// is the book's: one that names a zoo has a walk through it.
Story tell_collection(const std::vector<StoryPage>& pages, std::uint64_t seed, const std::string& title = {});

}  // namespace books::story
