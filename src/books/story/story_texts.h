#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "books/story/pattern.h"

namespace books::story {

// What the hero's pictures must be like for an arc: alone on the first one; never doing but moving from place
// to place; not asleep before the last one.
enum class ArcHero { any, alone, moving, awake, travelling };

// One way that a story can go.
struct Arc {
  std::string name;
  std::vector<std::string> not_in;  // scenes that it does not fit to
  std::vector<std::string> unlike;  // what a hero is not called who lives through it: "mutig"
  ArcHero suits = ArcHero::any;
  std::vector<german::Mention> items;  // what it is about, one of them; may be empty
  std::vector<Pattern> titles, begins, steps, turns, ends;
  // For books of one or two pictures: a beginning of two sentences, and turn and end together in three.
  std::vector<Pattern> starts, closes;
};

// What is told of a place or time of a picture; telling/place_words.h has its name.
struct SceneTexts {
  std::vector<Pattern> go;   // how the hero comes there
  std::vector<Pattern> air;  // how it is there
  // What no sentence may speak of there, because the picture shows it otherwise: "dark" by day, "light" at
  // night, "weather" under a roof, "storm" where no rain falls, "home" far from it; "return" of a time of the
  // year, "arrival" of what is no place.
  std::vector<std::string> lacks;
};

// The German texts that stories are made of (resources/stories). Immutable, hence thread-safe.
class StoryTexts {
 public:
  // Those of the executable; read at the first call. Throws std::logic_error where they are malformed.
  static const StoryTexts& embedded();
  StoryTexts(std::string_view arcs, std::string_view common, std::string_view scenes);

  const std::vector<Arc>& arcs() const { return arcs_; }
  // Patterns under a name: "meet-being". Throws std::logic_error for an unknown one.
  const std::vector<Pattern>& list(const std::string& name) const;
  // nullptr for a scene that the texts do not know.
  const SceneTexts* scene(const std::string& id) const;

 private:
  std::vector<Arc> arcs_;
  std::map<std::string, std::vector<Pattern>> lists_;
  std::map<std::string, SceneTexts> scenes_;
};

}  // namespace books::story
