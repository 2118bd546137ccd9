#pragma once

#include <optional>
#include <vector>

#include "drawing/language/deed_clauses.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// What the sentence's reader made of a phrase.
struct PhraseOutcome {
  std::size_t first_mention = 0;  // the mentions that it became: the first, and one past the last
  std::size_t last_mention = 0;
  std::string_view place = {};     // that it named, empty for none
  bool after_preposition = false;  // it is the object of the last one
};

// Who does what: collects the phrases of each sentence, and reads its clauses at its end. Belongs to one
// text; lexicon, sentence and phrases must outlive it.
class DeedBuilder {
 public:
  DeedBuilder(const Lexicon& lexicon, Sentence& sentence) : lexicon_(lexicon), sentence_(sentence) {}

  void read(const Phrase& phrase, const PhraseOutcome& outcome);
  // The text is over.
  void finish();

 private:
  void read_noun(const NounPhrase& noun, const PhraseOutcome& outcome);
  Argument argument_of(const NounPhrase& noun, const PhraseOutcome& outcome) const;
  bool opened_by(std::string_view article) const;
  void add(decltype(Item::what) what);

  const Lexicon& lexicon_;
  Sentence& sentence_;
  std::vector<Item> items_;            // of this sentence
  std::string_view preposition_;       // whose noun comes
  std::string_view last_preposition_;  // the phrase before was it
  bool preposition_used_ = false;      // a noun followed it already
  bool origin_ = false;                // "von" stood before the next noun
  std::vector<int> subject_;           // of the clause before
};

}  // namespace drawing::language
