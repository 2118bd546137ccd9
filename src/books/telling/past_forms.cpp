#include "books/telling/past_forms.h"

#include <array>
#include <functional>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "books/telling/sentence_words.h"
#include "books/telling/verb_table.h"

namespace books::telling {
namespace {

using german::Number;

using PastForms = std::map<std::string, PastForm, std::less<>>;

// Adds the forms of one verb, its third persons in the present and the past; one that is there already stays.
void add_forms(const std::string& base, PastForms& forms) {
  const VerbTable& verbs = VerbTable::embedded();
  for (const Number number : {Number::singular, Number::plural}) {
    const std::string past = verbs.finite(base, Tense::past, number);
    for (const std::string& form : {verbs.finite(base, Tense::present, number), past}) {
      const bool plural = number == Number::plural && form == base;
      forms.try_emplace(form, PastForm{past, base, plural, verbs.leads(base)});
    }
  }
}

// Of the verbs that need not be on a picture.
const PastForms& common_forms() {
  static const PastForms common = [] {
    const VerbTable& verbs = VerbTable::embedded();
    PastForms forms;
    for (const auto& [form, meant] : verbs.other_forms())
      forms.try_emplace(form, PastForm{meant.past, meant.infinitive, false, verbs.leads(meant.infinitive)});
    for (const std::string& base : verbs.common_verbs()) add_forms(base, forms);
    return forms;
  }();
  return common;
}

std::optional<PastForm> common_past_of(std::string_view lower) {
  const auto found = common_forms().find(lower);
  return found == common_forms().end() ? std::nullopt : std::optional<PastForm>(found->second);
}

// "verrät", "zerbricht": a common verb behind a prefix that stays with it.
std::optional<PastForm> prefixed_past_of(std::string_view lower) {
  constexpr std::array<std::string_view, 9> prefixes = {"be", "ver",  "er",    "ent", "zer",
                                                        "ge", "miss", "unter", "über"};
  for (const std::string_view prefix : prefixes) {
    if (!lower.starts_with(prefix)) continue;
    std::optional<PastForm> form = common_past_of(lower.substr(prefix.size()));
    // "gekommen" is a participle, and no "ge-kommen".
    if (!form || form->leads || (prefix == "ge" && form->plural)) continue;
    form->past.insert(0, prefix);
    form->infinitive.insert(0, prefix);
    return form;
  }
  return std::nullopt;
}

}  // namespace

std::optional<PastForm> past_of(const std::string& lower) {
  if (VerbTable::embedded().is_no_verb(lower)) return std::nullopt;
  if (std::optional<PastForm> form = common_past_of(lower)) return form;
  const auto record = record_of(lower);
  if (!record) return prefixed_past_of(lower);
  if (!record->other || record->other.word->kind != drawing::language::WordKind::verb) return std::nullopt;
  PastForms forms;
  const std::string base(record->other.word->name);
  add_forms(base, forms);
  if (const auto found = forms.find(lower); found != forms.end()) return found->second;
  // "erschreckt" is "erschreckte", and "erschrickt" is "erschrak".
  const VerbTable& verbs = VerbTable::embedded();
  if (verbs.finite(base, Tense::present, Number::singular, Transitive::yes) != lower) return std::nullopt;
  return PastForm{verbs.finite(base, Tense::past, Number::singular, Transitive::yes), base, false,
                  verbs.leads(base)};
}

std::optional<PastForm> first_person_past_of(const std::string& lower) {
  if (lower == "bin") return PastForm{"war", "sein", false, false};
  if (lower == "habe") return PastForm{"hatte", "haben", false, VerbTable::embedded().leads("haben")};
  if (!lower.ends_with('e')) return std::nullopt;
  const std::string stem = lower.substr(0, lower.size() - 1);
  // "suche" of "suchen", "wandere" of "wandern", "sammle" of "sammeln".
  std::vector<std::string> infinitives = {stem + "en", stem + 'n'};
  if (stem.ends_with('l')) infinitives.push_back(stem.substr(0, stem.size() - 1) + "eln");
  for (const std::string& infinitive : infinitives) {
    const std::optional<PastForm> form = past_of(infinitive);
    if (!form || form->infinitive != infinitive) continue;
    return PastForm{VerbTable::embedded().finite(infinitive, Tense::past, Number::singular), infinitive,
                    false, form->leads};
  }
  return std::nullopt;
}

std::optional<PastForm> joined_past_of(const std::string& lower) {
  if (std::optional<PastForm> form = past_of(lower)) return form;
  constexpr std::array<std::string_view, 23> particles = {
      "ab",  "an",  "auf", "aus",   "ein",    "mit",    "nach",     "vor",
      "los", "weg", "hin", "unter", "zurück", "vorbei", "herunter", "hinunter",
      "bei", "um",  "zu",  "fort",  "weiter", "hoch",   "zusammen"};
  for (const std::string_view particle : particles) {
    if (!lower.starts_with(particle)) continue;
    std::optional<PastForm> form = past_of(lower.substr(particle.size()));
    if (!form || form->plural) continue;
    form->past.insert(0, particle);
    return form;
  }
  return std::nullopt;
}

std::optional<PastForm> guessed_past_of(const std::string& lower) {
  constexpr std::size_t shortest = 5;
  if (lower.size() < shortest || lower.starts_with("ge") || VerbTable::embedded().is_no_verb(lower))
    return std::nullopt;
  const bool plural = lower.ends_with("en") || lower.ends_with("eln") || lower.ends_with("ern");
  if (!plural && !lower.ends_with("t")) return std::nullopt;
  if (!plural) return PastForm{lower + 'e', lower.substr(0, lower.size() - 1) + "en", false, false};
  const std::string past = VerbTable::embedded().finite(lower, Tense::past, Number::plural);
  return PastForm{past, lower, true, false};
}

}  // namespace books::telling
