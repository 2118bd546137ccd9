#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "drawing/language/word.h"

namespace drawing::language {

// Somebody or something that a clause named, and that a pronoun of the next one may mean.
struct Antecedent {
  int mention = 0;
  Gender gender = Gender::neuter;
  bool plural = false;
  bool being = false;
  // The clause speaks of something without a drawing as well, and that may be meant: "holt den Stock".
  bool unsure = false;
};

// What stands for "das kleinste", "den größten": one of several that were named.
inline constexpr std::string_view one_of_several = "eines von ihnen";

// Whom an object pronoun means: "ihn", "ihm", "sie", "ihr", "es", "ihnen". The nearest that has its gender
// and number and does not do the deed itself; `antecedents` are in that order. `done_to_beings`: the verb is
// done to nobody else. Nothing where nobody fits.
std::optional<int> meant_by(std::string_view pronoun, const std::vector<Antecedent>& antecedents,
                            const std::vector<int>& agents, bool done_to_beings);

// Of whom a subject pronoun speaks ("er", "sie", "es") where it cannot be `subject`, of whom the clause
// before spoke: "Ein Mädchen hat einen Hund. Er bellt". Nothing where it may be the subject, or nobody else
// fits.
std::optional<int> other_subject(std::string_view pronoun, int subject,
                                 const std::vector<Antecedent>& antecedents);

// Whether only somebody, and no thing, is meant by it: "ihm".
bool is_dative_pronoun(std::string_view pronoun);

}  // namespace drawing::language
