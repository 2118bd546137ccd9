#include "drawing/language/pronouns.h"

#include <algorithm>

namespace drawing::language {
namespace {

bool fits(std::string_view pronoun, const Antecedent& one) {
  if (pronoun == "ihnen" || pronoun == one_of_several) return one.plural;
  if (pronoun == "sie" && one.plural) return true;
  if (one.plural) return false;
  switch (one.gender) {
    case Gender::masculine:
      return pronoun == "ihn" || pronoun == "ihm";
    case Gender::feminine:
      return pronoun == "sie" || pronoun == "ihr";
    case Gender::neuter:
      return pronoun == "es" || pronoun == "ihm";
  }
  return false;
}

bool may_be_subject(std::string_view pronoun, const Antecedent& one) {
  if (pronoun == "sie" && (one.plural || one.gender == Gender::neuter))
    return true;  // "Das Mädchen ... Sie ..."
  if (one.plural) return false;
  switch (one.gender) {
    case Gender::masculine:
      return pronoun == "er";
    case Gender::feminine:
      return pronoun == "sie";
    case Gender::neuter:
      return pronoun == "es";
  }
  return false;
}

}  // namespace

std::optional<int> other_subject(std::string_view pronoun, int subject,
                                 const std::vector<Antecedent>& antecedents) {
  if (pronoun != "er" && pronoun != "sie" && pronoun != "es") return std::nullopt;
  const auto before = std::find_if(antecedents.begin(), antecedents.end(),
                                   [&](const Antecedent& one) { return one.mention == subject; });
  if (before == antecedents.end() || may_be_subject(pronoun, *before)) return std::nullopt;
  const auto other = std::find_if(antecedents.begin(), antecedents.end(), [&](const Antecedent& one) {
    return one.being && !one.plural && may_be_subject(pronoun, one);
  });
  return other != antecedents.end() ? std::optional<int>(other->mention) : std::nullopt;
}

bool is_dative_pronoun(std::string_view pronoun) {
  return pronoun == "ihm" || pronoun == "ihr" || pronoun == "ihnen";
}

std::optional<int> meant_by(std::string_view pronoun, const std::vector<Antecedent>& antecedents,
                            const std::vector<int>& agents, bool done_to_beings) {
  const bool beings = done_to_beings || is_dative_pronoun(pronoun);
  const auto may_be = [&](const Antecedent& one) {
    if ((beings && !one.being) || (one.unsure && !beings)) return false;
    return std::find(agents.begin(), agents.end(), one.mention) == agents.end();
  };
  const auto nearest = std::find_if(antecedents.begin(), antecedents.end(),
                                    [&](const Antecedent& one) { return may_be(one) && fits(pronoun, one); });
  if (nearest != antecedents.end()) return nearest->mention;
  // "Das Mädchen schaukelt, und Papa schubst sie an".
  const bool feminine = pronoun == "sie" || pronoun == "ihr";
  const auto girl = std::find_if(antecedents.begin(), antecedents.end(), [&](const Antecedent& one) {
    return feminine && one.being && !one.plural && one.gender == Gender::neuter && may_be(one);
  });
  return girl != antecedents.end() ? std::optional<int>(girl->mention) : std::nullopt;
}

}  // namespace drawing::language
