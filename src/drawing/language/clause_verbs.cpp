#include "drawing/language/clause_verbs.h"

#include <algorithm>
#include <string>

#include "base/utf8.h"
#include "drawing/language/clause_deeds.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {

namespace {

bool helps(const DeedEntry& deed) {
  return deed.verb == helping;
}
bool helps(const VerbPhrase& verb) {
  return verb.deed != nullptr && helps(*verb.deed);
}

bool is_auxiliary(const VerbPhrase& verb) {
  return verb.deed != nullptr && verb.deed->leads && verb.deed->idle;
}

// "Fangen" of "Fangen spielen" is no verb of its own.
bool is_part(const VerbPhrase& verb, const std::vector<const VerbPhrase*>& all) {
  return std::any_of(all.begin(), all.end(), [&](const VerbPhrase* other) {
    if (other == &verb || other->deed == nullptr || other->deed->parts.empty()) return false;
    const std::string infinitive = fold(base::decode_utf8(verb.word->name));
    return other->deed->parts == verb.form || other->deed->parts == infinitive;
  });
}

}  // namespace

Predication read_predication(const Clause& clause) {
  std::vector<const VerbPhrase*> verbs;
  for (const Item& item : clause.items) {
    if (const auto* verb = as<VerbOfClause>(item)) verbs.push_back(verb->verb);
  }
  std::erase_if(verbs, [&](const VerbPhrase* verb) { return is_part(*verb, verbs); });
  // "Beim Laternenumzug singen die Kinder": the verb says what they do, the noun what they do besides.
  const auto is_own = [](const VerbPhrase* verb) {
    return !verb->is_noun && verb->deed != nullptr && !verb->deed->idle && !verb->deed->leads;
  };
  if (std::any_of(verbs.begin(), verbs.end(), is_own))
    std::stable_partition(verbs.begin(), verbs.end(), [](const VerbPhrase* verb) { return !verb->is_noun; });
  Predication read;
  // "Statt zu schlafen tanzt das Kind".
  const auto happens = [&](const VerbPhrase* verb) { return is_own(verb) && !verb->denied; };
  if (std::any_of(verbs.begin(), verbs.end(), happens)) {
    std::erase_if(verbs, [&](const VerbPhrase* verb) {
      if (verb->denied && is_own(verb)) read.denied_beside.push_back(verb->deed);
      return verb->denied;
    });
  }
  bool leads = true, suffers = false;
  for (const VerbPhrase* verb : verbs) {
    if (!leads) {
      // "laufen beim Laternenumzug": the noun says more of the same.
      const bool same = verb->deed != nullptr && read.deed != nullptr && verb->deed->verb == read.deed->verb;
      if (verb->is_noun && same) read.deed = verb->deed;
      if (verb->is_noun && verb->deed != nullptr && !same) read.beside.push_back(verb->deed);
      continue;
    }
    read.verb = verb;
    read.deed = verb->deed;
    leads = verb->deed != nullptr && verb->deed->leads;
    suffers = suffers || verb->word->name == "werden";
    read.helps = read.helps || helps(*verb);
  }
  // A verb at the end that the auxiliary belongs to: "der gefüttert wird", "die schwimmen kann".
  if (clause.kind != ClauseKind::main && verbs.size() > 1 && is_auxiliary(*verbs.back())) {
    read.verb = verbs.front();
    read.deed = verbs.front()->deed;
    read.beside.clear();
    suffers = suffers || verbs.back()->word->name == "werden";
  }
  // "lässt sich von Papa tragen", "lässt sich beim Friseur die Haare schneiden": it is done to them.
  const bool lets = !verbs.empty() && verbs.front()->word->name == "lassen" && read.verb != verbs.front();
  const auto is_doer = [](const Item& item) {
    const auto* argument = as<Argument>(item);
    return argument != nullptr && argument->being &&
           (argument->preposition == "von" || argument->preposition == "vom");
  };
  const bool by_somebody = lets && std::any_of(clause.items.begin(), clause.items.end(), is_doer);
  read.passive = by_somebody || (suffers && read.verb != nullptr && is_participle(*read.verb));
  read.denied = read.verb != nullptr && read.verb->denied;
  for (const Item& item : clause.items) {
    const auto* noun = as<DeedNoun>(item);
    if (noun != nullptr && (read.deed == nullptr || read.deed->idle || helps(*read.deed)))
      read.deed = noun->deed;
  }
  read.helps = read.helps && read.deed != nullptr && !helps(*read.deed);
  return read;
}

int verb_count(const Clause& clause) {
  return static_cast<int>(std::count_if(clause.items.begin(), clause.items.end(),
                                        [](const Item& item) { return as<VerbOfClause>(item) != nullptr; }));
}

bool is_participle(const VerbPhrase& verb) {
  return verb.word->name != "werden" && verb.form != fold(base::decode_utf8(verb.word->name));
}

}  // namespace drawing::language
