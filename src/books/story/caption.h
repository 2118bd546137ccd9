#pragma once

#include <optional>
#include <string>

#include "books/german/mention.h"
#include "books/story/story.h"

namespace books::story {

// The sentence of a page as it can be told among others.
struct Caption {
  std::string text;      // as a sentence of its own, without its full stop: "Ein Löwe schläft"
  std::string inside;    // after a colon or a comma, where it has no verb: "ein Bagger auf der Baustelle"
  std::string inverted;  // after a word that stands before the verb: "schläft ein Löwe"; empty where none may
  bool clause = false;  // it has a verb
  bool whole = false;   // it asks, quotes or is several sentences: it stands by itself, with its own signs
};

// The page's own sentence, in the tense that it was typed in. Where somebody wished for a picture instead
// ("Bitte male einen Hund"), wrote nouns small or wrote nothing, it is what the picture shows; nothing where
// that is nothing either. Thread-safe.
std::optional<Caption> caption_of(const StoryPage& page);

}  // namespace books::story
