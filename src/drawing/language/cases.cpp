#include "drawing/language/cases.h"

#include "drawing/language/articles.h"

namespace drawing::language {

namespace {

constexpr Cases subject_or_object{.nominative = true, .accusative = true};
constexpr Cases subject_only{.nominative = true};
constexpr Cases object_only{.accusative = true};
constexpr Cases dative{.dative = true};

Cases cases_of_article(std::string_view key, Gender gender, bool plural) {
  const bool masculine = gender == Gender::masculine && !plural;
  const bool feminine = gender == Gender::feminine && !plural;
  if (key.ends_with("em") || key == "im" || key == "am" || key == "vom" || key == "zum") return dative;
  if (key == "ins" || key == "ans" || key.ends_with("ms") || key.ends_with("fs") || key.ends_with("chs"))
    return object_only;
  if (key.ends_with("en") || key == "nen") return masculine ? object_only : dative;
  if (key == "unser" || key == "euer") return masculine ? subject_only : subject_or_object;
  if (key == "zur" || (feminine && key.ends_with("er"))) return dative;
  if (masculine && key.ends_with("er")) return subject_only;
  if (is_genitive(key) || key.ends_with("er")) return {};
  if (masculine && (key.ends_with("ein") || key == "ihr" || key == "n")) return subject_only;
  return subject_or_object;
}

}  // namespace

Cases cases_of(const Determiners& determiners, Gender gender, bool plural) {
  if (determiners.beneficiary) return dative;
  if (!determiners.article.empty()) return cases_of_article(determiners.article, gender, plural);
  const bool masculine = gender == Gender::masculine && !plural;
  if (masculine && determiners.adjective.ends_with("en")) return object_only;
  if (masculine && determiners.adjective.ends_with("er")) return subject_only;
  return subject_or_object;
}

Cases cases_of_pronoun(std::string_view key, Gender gender, bool plural) {
  return key == "denen" ? dative : cases_of_article(key, gender, plural);
}

}  // namespace drawing::language
