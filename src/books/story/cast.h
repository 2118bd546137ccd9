#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "books/german/mention.h"
#include "books/german/noun_table.h"
#include "books/story/story.h"

namespace books::story {

struct Actor;

// Where a picture places somebody: "auf", a tree. Without objects nowhere.
struct Spot {
  std::string preposition;
  std::vector<Actor> objects;
};

// Somebody or something on a picture.
struct Actor {
  std::string name;  // as the picture names it
  german::Mention mention;
  const german::NounRecord* record = nullptr;
  drawing::Pose pose = drawing::Pose::as_is;
  Spot spot = {};
  bool hides = false;                     // large enough to look behind it, or to rest at
  bool worn = false;                      // on a head or before eyes
  std::vector<std::string> members = {};  // of a family: the names of those whom the picture shows

  // Whether the motif of that name is this one, or one of these.
  bool plays(const std::string& motif) const {
    return name == motif || std::find(members.begin(), members.end(), motif) != members.end();
  }
};

// Who a story is about.
struct Hero {
  std::string name;  // as pictures name it; empty where no picture shows the hero
  german::Mention mention;
};

// The parts on one picture, hero apart.
struct PageCast {
  bool shows_hero = false;
  drawing::Pose hero_pose = drawing::Pose::as_is;
  drawing::Mood hero_mood = drawing::Mood::as_is;
  Spot hero_spot;
  std::vector<Actor> hero_has;  // what the hero is asked to be drawn with
  std::vector<Actor> others;    // more of the hero's kind
  std::vector<Actor> beings, things, sky;
  std::vector<Actor> placed;  // things that are spoken of as places: "auf einem Baum"
};

// Chooses the hero: the being that most pictures show, the earlier one of two; without beings a vehicle;
// without vehicles a child that no picture shows. `chance` gives the adjective.
Hero choose_hero(const std::vector<StoryPage>& pages, const german::NounTable& nouns, base::Random& chance);

PageCast cast_page(const StoryPage& page, const Hero& hero, const german::NounTable& nouns);

// How a story speaks of a motif; nothing where its noun is unknown.
std::optional<german::Mention> known_mention(const drawing::WishedMotif& motif,
                                             const german::NounTable& nouns);

// Whether the picture shows a night, in whatever place.
bool is_night(const StoryPage& page);

}  // namespace books::story
