#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "drawing/language/deed_clauses.h"
#include "drawing/language/pronouns.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// The verb whose agents do what another verb or a noun says, together with whom they help.
inline constexpr std::string_view helping = "helfen";

// What a clause says that is done.
struct ClauseDeeds {
  std::vector<MentionedDeed> deeds;
  std::vector<MentionedDeed> without_agents;  // "Schlitten fahren": the text may say later who does it
  std::string_view part;  // of somebody else's body, to which the last of the deeds is done; empty for none
  std::vector<int> subject;      // mentions: of whom it spoke, for the clause after it; empty for nobody
  std::vector<int> named;        // mentions: whom a clause names that says no deed: "hat einen Hund"
  std::optional<int> feeder;     // mention: out of whose hand the last of the deeds is done
  std::optional<int> predicate;  // mention: what its one subject is or becomes: "Lena ist Ärztin"
};

// `subject`: of whom the clause before spoke. `antecedents`: whom pronouns may mean, the nearest first.
ClauseDeeds read_clause(const Clause& clause, const std::vector<int>& subject,
                        const std::vector<Antecedent>& antecedents);

}  // namespace drawing::language
