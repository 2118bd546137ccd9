#pragma once

#include <optional>
#include <string_view>

#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// What one sees of a place that one could be in from outside: "vor der Höhle".
struct Outside {
  std::string_view place;     // the key that its nouns end with
  std::string_view building;  // the noun of the drawing
  std::string_view around;    // the place where it stands
  int strength = 0;           // of that place among those that the text names
};

// By the key of a place's noun; nullptr where no drawing shows it from outside.
const Outside* outside_of(std::string_view key);

// Whether a noun that names a motif and a place is the place here, as in "im Schloss". `preposition`: the one
// that governs it, nothing for none.
bool is_place(const Reading& reading, std::optional<Preposition> preposition);

// "Die Klasse wandert": takes out where a group of people usually is, if somebody goes somewhere or does what
// is not done there.
void leave_scenes_of_groups(Sentence& sentence);

// nullptr where no scene is mentioned. The first of the strongest.
const MentionedScene* strongest_scene(const Sentence& sentence);
// The weather or the time that the text gives that scene; nullptr for none.
const MentionedScene* weather_of(const Lexicon& lexicon, const Sentence& sentence);
// A place that the text names beside the strongest scene: the garden of a birthday there; nullptr for none.
const MentionedScene* other_place(const Sentence& sentence);

}  // namespace drawing::language
