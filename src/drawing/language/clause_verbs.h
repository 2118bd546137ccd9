#pragma once

#include <vector>

#include "drawing/language/deed_clauses.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/phrases.h"

namespace drawing::language {

// What the verbs of a clause say together: "will schwimmen", "wird gefüttert".
struct Predication {
  const VerbPhrase* verb = nullptr;
  const DeedEntry* deed = nullptr;
  bool passive = false;
  std::vector<const DeedEntry*> denied_beside = {};  // "ohne zu weinen": what its agents do not do besides
  bool denied = false;                               // "kann nicht fliegen"
  bool helps = false;                                // "hilft Papa beim Stricken": both knit
  std::vector<const DeedEntry*> beside;              // "sitzt beim Angeln": another deed of the same agents
};

Predication read_predication(const Clause& clause);

// How many verbs the clause has.
int verb_count(const Clause& clause);

// Whether the verb is in another form than its infinitive: "gefüttert".
bool is_participle(const VerbPhrase& verb);

}  // namespace drawing::language
