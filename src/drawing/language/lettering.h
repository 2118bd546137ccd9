#pragma once

#include <span>

#include "drawing/language/lexicon.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// Tells which words of a text are to be written: after "Schriftzug", "der Name", "die Zahl" everything up to
// a preposition or a comma. Belongs to one text and is told, in order, of what is read of it.
class Lettering {
 public:
  explicit Lettering(const Lexicon& lexicon) : lexicon_(lexicon) {}

  // A noun that names a special page: "schriftzug" announces words, others end them.
  void announce(bool words_follow) { open_ = words_follow; }
  // Whether the token is one of those words.
  bool takes(const Token& token);
  // Something is written, announced or not ("F wie Fisch").
  void write() { written_ = true; }
  bool has_written() const { return written_; }
  // A comma, or the end of the sentence: does not end what has not begun.
  void pause() { open_ = open_ && !written_; }

 private:
  const Lexicon& lexicon_;
  bool open_ = false;
  bool written_ = false;
};

// "F wie Fisch": whether the front of `tokens` (not empty) is a letter before what starts with it.
bool stands_for_sound(const Lexicon& lexicon, std::span<const Token> tokens);

// The scene that a written word brings with it ("Frohe Weihnachten"); nullptr for none.
const Word* scene_in_lettering(const Lexicon& lexicon, const Token& token);

}  // namespace drawing::language
