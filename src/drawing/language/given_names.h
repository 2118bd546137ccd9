#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"
#include "drawing/language/tokenizer.h"

namespace drawing::language {

// The names that a text gives: "heißt Wuffel", "namens Schokki". Belongs to one text; lexicon and tokens must
// outlive it.
class GivenNames {
 public:
  GivenNames(const Lexicon& lexicon, const std::vector<Token>& tokens) : lexicon_(lexicon), tokens_(tokens) {}

  // Whether the token at `at`, which was read as `reading`, is a name because the text says so, or because it
  // was one before. `writes_capitals`: who does, gives a name its capital.
  bool gives(std::size_t at, const Reading& reading, bool writes_capitals) const;
  // Whether the token at `at`, right after the noun of somebody, is their name, and what was read of it only
  // looks like it: "Hund Wuffel" has no "Waffel". `verb_before`: the clause has its verb, so that the object
  // may come here: "heute kocht Mama Spageti". `subordinate`: likewise, as its verb comes last.
  bool follows_bearer(std::size_t at, const Reading& reading, bool animal, bool verb_before,
                      bool subordinate) const;
  // Whether the token at `at`, which no list has and nothing stands before, is the name of somebody: "Tim und
  // Ayse bauen", "Kaan malt". `reading`: what it was taken for.
  bool looks_like_name(std::size_t at, const Reading& reading) const;
  // Whether the name at `at` only says whose the noun after it is: "Toms Papa", "Lisas kleiner Hund".
  bool says_whose(std::size_t at) const;
  // The token at `at` is one. `called`: the text says so, and what "und" joins to it is another name of the
  // same.
  void add(std::size_t at, bool called);

 private:
  bool is_called(std::size_t at) const;
  bool is_listed_key(const std::string& key) const;
  bool is_listed(std::size_t at) const;
  bool is_unheard(std::size_t at) const;
  bool may_be_name(std::size_t at, const Reading& reading, bool writes_capitals) const;
  bool stands_before_verb(std::size_t at) const;
  bool is_joined_before_verb(std::size_t at) const;
  bool is_guess(std::size_t at, const Reading& reading) const;

  const Lexicon& lexicon_;
  const std::vector<Token>& tokens_;
  std::vector<std::string> keys_;
  std::size_t last_ = 0;  // the token after the last one
};

// The noun of who mostly bears a name with such an end: "Mädchen" or "Junge".
std::string_view likely_bearer(std::string_view key);

}  // namespace drawing::language
