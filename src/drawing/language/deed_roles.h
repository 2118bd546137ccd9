#pragma once

#include <string_view>
#include <vector>

#include "drawing/language/clause_group.h"
#include "drawing/language/deed_clauses.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/sentence.h"

// Who and what of a clause gets which part in its deed.
namespace drawing::language {

// Whether a preposition is one of a verb's, also with an article in it: "im" is "in", "aufs" is "auf".
bool is_one_of(const std::vector<std::string_view>& prepositions, std::string_view preposition);

// What the accusative of the deed's verb means: with what it is done, or to whom.
void set_object(MentionedDeed& deed, int mention);

void add_mentions(std::vector<int>& mentions, const Group& group);

// Who does it together with the others, each once.
void add_company(MentionedDeed& deed, const Argument& argument);

// "... und macht Hausaufgaben": whether the argument is a noun of that verb, which nobody draws and who does
// nothing.
bool is_noun_of(const DeedEntry& deed, const Argument& argument);

// "Frisst aus meiner Hand", "aus der Hand eines Mädchens": whether it says out of whose hand.
bool is_feeder(const Argument& argument, std::string_view preposition);

// "Mein Pony frisst einen Apfel aus meiner Hand": an animal is fed by whoever that is. `feeding`: that verb.
// The deed stays as it is where no single agent eats or takes anything.
void become_feeding(MentionedDeed& deed, int feeder, const DeedEntry& feeding);

}  // namespace drawing::language
