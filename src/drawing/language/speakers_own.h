#pragma once

#include <cstddef>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/phrases.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// "Ich habe einen Hamster im Käfig": the animals that who asks for the page has, and that child is with them.
// Reads a text phrase by phrase.
class SpeakersOwn {
 public:
  // Before the phrase becomes mentions.
  void read(const Phrase& phrase);
  // The mention that it became, which stands after no preposition.
  void take(std::size_t mention);
  // Once the text is over: their mentions.
  std::vector<int> animals_of(const Lexicon& lexicon, const Sentence& sentence);

 private:
  void end_clause();

  bool speaks_ = false, has_ = false, does_more_ = false;  // in this clause
  std::vector<int> had_;                                   // likewise, mentions
  std::vector<int> owned_;
};

}  // namespace drawing::language
