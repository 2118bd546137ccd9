#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// A noun phrase of a sentence that is to be drawn.
struct Mention {
  int entry = 0;  // index into Lexicon::entries()
  std::string_view name;
  long count = 1;
  SizeWish size = SizeWish::as_is;
  Mood mood = Mood::as_is;
  Pose pose = Pose::as_is;
  bool definite = false;     // "der Hund": may be one that was mentioned before
  bool family_word = false;  // "Mama", "Opa", "Baby"
  bool heading = false;      // "Waldtiere: Fuchs, Igel": says what the next ones are, and is not drawn itself
};

// Indexes into Sentence::mentions.
struct MentionRelation {
  int subject = 0;
  Preposition preposition = Preposition::beside;
  std::vector<int> objects;
};

struct MentionedScene {
  std::string_view id;
  int strength = 0;  // the strongest wins, the first of equals
};

// A token that nothing is known for, with what comes near it.
struct UnknownWord {
  std::string text;
  std::string key;
  const Word* missing = nullptr;  // the lexicon knows the word, but no drawing of it
  bool is_name = false;
  bool quoted = false;
};

// What a text says, before anything is merged, capped or chosen.
struct Sentence {
  std::vector<Mention> mentions;
  std::vector<MentionRelation> relations;
  std::vector<MentionedScene> scenes;
  std::vector<UnknownWord> unknown;
  std::string_view special;
  std::vector<std::string> lettering;    // what stood after "Schriftzug"
  std::vector<const Word*> collections;  // already replaced by mentions
};

// Reads tokens from left to right; see sentence.cpp for the grammar.
Sentence read_sentence(const Lexicon& lexicon, const std::vector<Token>& tokens);

}  // namespace drawing::language
