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

// "Baut mit uns einen Schneemann": whether the phrase at `i` is who asks for the page, right after its
// preposition and with nobody joined to it, so that the snowman is no company. The dog of "mit uns und dem
// Hund" is.
bool ends_company(const std::vector<Phrase>& phrases, std::size_t i);

}  // namespace drawing::language
