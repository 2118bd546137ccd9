#include "drawing/language/deed_builder.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "drawing/language/clause_deeds.h"

namespace drawing::language {

void DeedBuilder::read(const Phrase& phrase, const PhraseOutcome& outcome) {
  const std::string_view before_this = std::exchange(last_preposition_, {});
  if (const auto* noun = std::get_if<NounPhrase>(&phrase)) {
    read_noun(*noun, outcome);
  } else if (const auto* preposition = std::get_if<PrepositionPhrase>(&phrase)) {
    preposition_ = last_preposition_ = preposition->key;
    preposition_used_ = false;
  } else if (const auto* verb = std::get_if<VerbPhrase>(&phrase)) {
    add(VerbOfClause{verb});
  } else if (const auto* deed = std::get_if<DeedNoun>(&phrase)) {
    add(*deed);
  } else if (const auto* word = std::get_if<ClauseWord>(&phrase)) {
    origin_ = word->role == ClauseWord::Role::origin;
    if (!origin_) add(Opening{*word, before_this});
  } else if (std::holds_alternative<Conjunction>(phrase)) {
    add(Separator{});
  } else if (std::holds_alternative<Comma>(phrase)) {
    add(Separator{.is_comma = true});
  } else if (std::holds_alternative<Stop>(phrase)) {
    finish();
  }
}

void DeedBuilder::read_noun(const NounPhrase& noun, const PhraseOutcome& outcome) {
  const bool nothing = outcome.first_mention == outcome.last_mention && outcome.place.empty();
  // "Papa Bär" is one, and "Omas" hat says only whose it is; but "der Postbote", whom nobody can draw, does
  // what the sentence says.
  const bool says_more = noun.follows_noun || noun.names_owner || noun.scope != Scope::wished;
  if (!nothing || !says_more) {
    add(argument_of(noun, outcome));
    preposition_used_ = true;
  }
  origin_ = false;
}

Argument DeedBuilder::argument_of(const NounPhrase& noun, const PhraseOutcome& outcome) const {
  Argument argument;
  for (std::size_t i = outcome.first_mention; i < outcome.last_mention; ++i)
    argument.mentions.push_back(static_cast<int>(i));
  if (argument.mentions.empty()) argument.place = outcome.place;
  if (outcome.after_preposition) argument.preposition = preposition_;
  argument.shares_preposition = outcome.after_preposition && preposition_used_;
  if (origin_) argument.preposition = "von";
  if (const auto* reading = std::get_if<Reading>(&noun.noun)) argument.gender = reading->word->gender;
  argument.plural = noun.count > 1;
  Determiners determiners = noun.determiners;
  if (opened_by(determiners.article)) determiners.article = {};
  if (outcome.first_mention == outcome.last_mention) {
    if (determiners.article == "der" || determiners.article.ends_with("en"))
      argument.gender = Gender::masculine;
    argument.being = outcome.place.empty();
  }
  argument.cases = cases_of(determiners, argument.gender, argument.plural);
  if (!argument.mentions.empty()) {
    const Mention& mention = sentence_.mentions[outcome.first_mention];
    const LexiconEntry& entry = lexicon_.entries()[static_cast<std::size_t>(mention.entry)];
    argument.being = entry.has_face;
    argument.toy = entry.has_face && !entry.is_animal && entry.size <= SizeClass::small;
  }
  if (noun.determiners.participle != nullptr)
    argument.participle = lexicon_.deed_of(*noun.determiners.participle);
  return argument;
}

// "..., der Fußball spielt": the article is a pronoun.
bool DeedBuilder::opened_by(std::string_view article) const {
  const auto* opening = items_.empty() ? nullptr : std::get_if<Opening>(&items_.back().what);
  return opening != nullptr && opening->word.key == article;
}

void DeedBuilder::add(decltype(Item::what) what) {
  items_.push_back({std::move(what), static_cast<int>(items_.size())});
}

void DeedBuilder::finish() {
  for (const Clause& clause : split_into_clauses(items_)) {
    ClauseDeeds deeds = read_clause(clause, subject_);
    std::move(deeds.deeds.begin(), deeds.deeds.end(), std::back_inserter(sentence_.deeds));
    if (!deeds.subject.empty()) subject_ = std::move(deeds.subject);
  }
  items_.clear();
  preposition_ = {};
}

}  // namespace drawing::language
