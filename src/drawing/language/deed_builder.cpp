#include "drawing/language/deed_builder.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "base/utf8.h"
#include "drawing/language/articles.h"
#include "drawing/language/clause_deeds.h"
#include "drawing/language/deed_roles.h"
#include "drawing/language/determiners.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {

namespace {

bool contains(const std::vector<int>& mentions, int mention) {
  return std::find(mentions.begin(), mentions.end(), mention) != mentions.end();
}

// "Ein Junge repariert sein Rad, und der Freund hilft ihm": both repair it. `first`: the sentence's first
// deed.
void join_late_helpers(std::vector<MentionedDeed>& deeds, std::size_t first) {
  for (std::size_t i = first + 1; i < deeds.size(); ++i) {
    const MentionedDeed help = deeds[i];
    if (help.entry->verb != helping || !help.receiver || help.way || help.denied) continue;
    const auto end = deeds.begin() + static_cast<std::ptrdiff_t>(i);
    const auto helped =
        std::find_if(deeds.begin() + static_cast<std::ptrdiff_t>(first), end,
                     [&](const auto& deed) { return contains(deed.agents, *help.receiver) && !deed.denied; });
    if (helped == end) continue;
    std::copy_if(help.agents.begin(), help.agents.end(), std::back_inserter(helped->agents),
                 [&](int agent) { return !contains(helped->agents, agent); });
    deeds.erase(end);
    --i;
  }
}

// "Der Junge hilft Papa, das Auto zu waschen": both wash. `first`: the sentence's first deed.
void join_helpers(std::vector<MentionedDeed>& deeds, std::size_t first) {
  for (std::size_t i = first + 1; i < deeds.size(); ++i) {
    const MentionedDeed& help = deeds[i - 1];
    if (help.entry->verb != helping || !help.receiver) continue;
    std::vector<int> agents = help.agents;
    if (!contains(agents, *help.receiver)) agents.push_back(*help.receiver);
    std::copy_if(deeds[i].agents.begin(), deeds[i].agents.end(), std::back_inserter(agents),
                 [&](int agent) { return !contains(agents, agent); });
    deeds[i].agents = std::move(agents);
    deeds.erase(deeds.begin() + static_cast<std::ptrdiff_t>(i) - 1);
    --i;
  }
}

// Whether the first word of a verb's `parts` is this noun with an ending: "freunde" a "freund", "pferdchen" a
// "pferd". But a "kinderwagen" is no "kind".
bool starts_with_noun(std::string_view parts, std::string_view noun) {
  constexpr std::size_t longest_ending = 2;
  if (!parts.starts_with(noun)) return false;
  const std::string_view rest = parts.substr(noun.size());
  const std::string_view ending = rest.substr(0, rest.find('_'));
  return ending.size() <= longest_ending || ending == "chen" || ending == "lein";
}

}  // namespace

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
    read_clause_word(*word, before_this);
  } else if (std::holds_alternative<Conjunction>(phrase)) {
    add(Separator{});
  } else if (std::holds_alternative<Comma>(phrase)) {
    add(Separator{.is_comma = true});
  } else if (std::holds_alternative<Stop>(phrase)) {
    finish();
  }
}

void DeedBuilder::read_clause_word(const ClauseWord& word, std::string_view preposition) {
  using Role = ClauseWord::Role;
  origin_ = word.role == Role::origin;
  if (!origin_) add(Opening{word, preposition});
  if (word.role != Role::speaker && word.role != Role::speaker_object) return;
  const bool several = word.key == "wir" || word.key == "uns";
  Cases cases{.nominative = true};
  if (word.role == Role::speaker_object)
    cases = {.accusative = word.key != "mir", .dative = word.key != "mich"};
  asker_alone_ = asker_alone_ || !several;
  askers_ = askers_ || several;
  // "Baut mit uns einen Schneemann": the preposition has its noun already.
  preposition_used_ = preposition_used_ || !preposition.empty();
  add(Argument{.mentions = {asker},
               .preposition = preposition,
               .cases = cases,
               .plural = several,
               .speaker = true,
               .being = true});
}

void DeedBuilder::read_noun(const NounPhrase& noun, const PhraseOutcome& outcome) {
  const bool nothing =
      outcome.first_mention == outcome.last_mention && outcome.place.empty() && !outcome.collection;
  // "Papa Bär" is one, and "Omas" hat says only whose it is; but "der Postbote", whom nobody can draw, does
  // what the sentence says.
  // "Eine Schneeballschlacht" is no object of itself.
  const bool names_deed =
      outcome.collection && !items_.empty() && std::holds_alternative<DeedNoun>(items_.back().what);
  if (names_deed) {
    if (!outcome.place.empty()) add(Argument{.mentions = {}, .place = outcome.place});
    return;
  }
  const auto* name = std::get_if<UnknownWord>(&noun.noun);
  const bool says_more = noun.follows_noun || noun.names_owner || noun.scope != Scope::wished ||
                         (name != nullptr && name->is_given);
  // "als Hexe und Pirat": the second one does with the first what the sentence says.
  if (noun.is_costume && !nothing) {
    const auto player = std::find_if(items_.rbegin(), items_.rend(), [&](const Item& item) {
      const auto* argument = std::get_if<Argument>(&item.what);
      return argument != nullptr && argument->preposition.empty() && !argument->mentions.empty() &&
             argument->mentions.front() >= 0;
    });
    if (player != items_.rend()) {
      std::vector<int>& players = std::get<Argument>(player->what).mentions;
      for (std::size_t i = outcome.first_mention; i < outcome.last_mention; ++i)
        players.push_back(static_cast<int>(i));
      return;
    }
  }
  // "ziehen als Sternsinger": whom they play is nobody beside them.
  if ((!nothing || !says_more) && !(nothing && noun.is_costume)) {
    add(argument_of(noun, outcome));
    preposition_used_ = true;
  }
  origin_ = false;
}

Argument DeedBuilder::argument_of(const NounPhrase& noun, const PhraseOutcome& outcome) {
  Argument argument;
  for (std::size_t i = outcome.first_mention; i < outcome.last_mention; ++i)
    argument.mentions.push_back(static_cast<int>(i));
  if (outcome.collection) argument.mentions = {first_collection - static_cast<int>(*outcome.collection)};
  if (argument.mentions.empty()) argument.place = outcome.place;
  if (outcome.after_preposition) argument.preposition = preposition_;
  argument.shares_preposition = outcome.after_preposition && preposition_used_;
  if (origin_) argument.preposition = "von";
  // "Die Familie feiert Omas Geburtstag": she celebrates with them.
  if (noun.is_celebrated && !outcome.after_preposition) argument.preposition = "mit";
  // The lexicon does not know the gender of a noun that is passed over: "Opa malt ein Bild".
  const auto* reading = std::get_if<Reading>(&noun.noun);
  const bool passed_over = reading != nullptr && reading->word->kind == WordKind::pass;
  if (reading != nullptr) argument.gender = passed_over ? Gender::neuter : reading->word->gender;
  const auto* unknown = std::get_if<UnknownWord>(&noun.noun);
  if (unknown != nullptr && unknown->person != nullptr) argument.gender = unknown->person->gender;
  argument.plural = noun.count > 1;
  argument.bare = noun.determiners.empty();
  Determiners determiners = noun.determiners;
  if (opened_by(determiners.article)) determiners.article = {};
  if (argument.mentions.empty()) {
    if (determiners.article == "der" || determiners.article.ends_with("en"))
      argument.gender = Gender::masculine;
    // "Und geben sich die Hand": a hand is nobody.
    const bool hand = reading != nullptr && reading->word->special == "part";
    argument.being = outcome.place.empty() && !hand;
    somebody_unknown_ = somebody_unknown_ || argument.being;
  }
  const bool own_part =
      reading != nullptr && argument.mentions.empty() && is_third_person(determiners.article);
  argument.body_part = reading != nullptr && argument.mentions.empty() && reading->word->special == "part";
  argument.key = reading != nullptr ? std::string(reading->key) : unknown != nullptr ? unknown->key : "";
  // "Frisst aus meiner Hand": who asks for the page is there.
  if (argument.body_part && is_first_person(determiners.article) && outcome.after_preposition) {
    argument.mentions = {asker};
    argument.being = true;
    asker_alone_ = true;
  }
  if (own_part && reading->word->special == "part") argument.own_part = reading->word->name;
  argument.cases = cases_of(determiners, argument.gender, argument.plural);
  if (follows_deed_noun(noun.determiners.article)) argument.cases = {.accusative = true};
  // "Füttert auf dem Bauernhof die Hühner": the preposition has its noun already.
  const bool joined = !items_.empty() && std::holds_alternative<Separator>(items_.back().what);
  const bool own = argument.shares_preposition && !joined && !origin_;
  if (own && (argument.cases.nominative || argument.cases.accusative)) {
    argument.preposition = {};
    argument.shares_preposition = false;
  }
  if (!argument.mentions.empty() && argument.mentions.front() != asker) {
    const int first = outcome.collection ? sentence_.collections[*outcome.collection]->members.front()
                                         : sentence_.mentions[outcome.first_mention].entry;
    const LexiconEntry& entry = lexicon_.entries()[static_cast<std::size_t>(first)];
    argument.being = entry.has_face;
    argument.huge = entry.size >= SizeClass::huge;
    argument.animal = entry.is_animal;
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

void DeedBuilder::finish(bool goes_on) {
  const std::size_t first = sentence_.deeds.size();
  std::vector<Clause> clauses = split_into_clauses(items_);
  if (!clauses.empty() && clauses.front().kind == ClauseKind::main) clauses.front().continues |= goes_on_;
  goes_on_ = goes_on;
  for (const Clause& clause : clauses) {
    ClauseDeeds deeds = read_clause(clause, subject_, antecedents_);
    feed(deeds);
    std::for_each(deeds.deeds.begin(), deeds.deeds.end(), [this](MentionedDeed& deed) {
      bring_others(deed);
      make_many(deed);
    });
    remember(deeds);
    const bool does_something = !deeds.deeds.empty();
    std::move(deeds.deeds.begin(), deeds.deeds.end(), std::back_inserter(sentence_.deeds));
    if (does_something) settle_part(deeds, first);
    std::move(deeds.without_agents.begin(), deeds.without_agents.end(), std::back_inserter(without_agents_));
    if (deeds.predicate) become(deeds.subject, *deeds.predicate);
    if (!deeds.subject.empty()) subject_ = std::move(deeds.subject);
  }
  join_helpers(sentence_.deeds, first);
  join_late_helpers(sentence_.deeds, first);
  items_.clear();
  preposition_ = {};
}

// "Ein Mädchen mit Laterne beim Laternenumzug": no child walks there alone.
void DeedBuilder::bring_others(MentionedDeed& deed) {
  static constexpr std::array<std::string_view, 3> children{"own-kind", "own-maedchen", "own-junge"};
  if (!deed.takes_others || deed.denied || deed.agents.size() != 1 || deed.agents.front() < 0) return;
  const bool one = sentence_.mentions[static_cast<std::size_t>(deed.agents.front())].count == 1;
  if (!one || !is_one_of(entry_of(deed.agents.front()).motif, children)) return;
  deed.agents.push_back(asker);
  askers_ = true;
}

// "Die Kinder tanzen im Kreis": three of them make no ring that closes.
void DeedBuilder::make_many(const MentionedDeed& deed) {
  if (deed.entry->many == 0 || deed.denied || deed.agents.size() != 1 || deed.agents.front() < 0) return;
  Mention& agents = sentence_.mentions[static_cast<std::size_t>(deed.agents.front())];
  const LexiconEntry& entry = entry_of(deed.agents.front());
  if (!agents.counted && agents.count == bare_plural && entry.has_face && !entry.is_animal)
    agents.count = deed.entry->many;
}

// "Hilft Oma beim Tragen der Tasche", "beim Waschen des Autos": what the noun of a deed has in the genitive
// it is done to.
bool DeedBuilder::follows_deed_noun(std::string_view article) const {
  const auto* verb = items_.empty() ? nullptr : std::get_if<VerbOfClause>(&items_.back().what);
  const bool genitive = article == "der" || article == "einer" || is_genitive(article);
  return genitive && verb != nullptr && verb->verb->is_noun;
}

// "Das Pony frisst aus meiner Hand".
void DeedBuilder::feed(ClauseDeeds& clause) const {
  const auto feeding = lexicon_.look_up("fuettern");
  if (!clause.feeder || clause.deeds.empty() || !feeding || !feeding->other) return;
  MentionedDeed& deed = clause.deeds.back();
  const auto is_animal = [&](int agent) { return agent >= 0 && entry_of(agent).is_animal; };
  if (std::all_of(deed.agents.begin(), deed.agents.end(), is_animal))
    become_feeding(deed, *clause.feeder, *lexicon_.deed_of(*feeding->other.word));
}

// "Die Ärztin untersucht den Hund, und das Mädchen hält seine Pfote": it is that of the animal to which
// something was done before; "seine Hand" is that of whoever was. `first`: the sentence's first deed.
void DeedBuilder::settle_part(const ClauseDeeds& clause, std::size_t first) {
  if (sentence_.deeds.empty() || sentence_.deeds.back().patient) return;
  MentionedDeed& deed = sentence_.deeds.back();
  // "Der Pirat gräbt, und ein Papagei sitzt auf seiner Schulter": the verb says on what of somebody.
  const bool on_part = deed.entry->parts.starts_with("auf_") && !deed.entry->object_after.empty();
  if (clause.part.empty() && !on_part) return;
  const bool of_anybody = on_part || clause.part == "Hand";
  const auto is_other = [&](int mention) {
    if (mention < 0 || contains(deed.agents, mention) || !is_being(mention)) return false;
    const int entry = sentence_.mentions[static_cast<std::size_t>(mention)].entry;
    return of_anybody || lexicon_.entries()[static_cast<std::size_t>(entry)].is_animal;
  };
  for (std::size_t i = sentence_.deeds.size() - 1; i-- > first;) {
    const MentionedDeed& before = sentence_.deeds[i];
    std::vector<int> others;
    if (before.patient) others.push_back(*before.patient);
    if (before.receiver) others.push_back(*before.receiver);
    others.insert(others.end(), before.agents.begin(), before.agents.end());
    // A bird is rather on the girl's head than on that of her dog.
    const auto is_animal = [&](int mention) {
      if (mention < 0) return false;
      const int entry = sentence_.mentions[static_cast<std::size_t>(mention)].entry;
      return lexicon_.entries()[static_cast<std::size_t>(entry)].is_animal;
    };
    if (on_part)
      std::stable_partition(others.begin(), others.end(), [&](int one) { return !is_animal(one); });
    const auto owner = std::find_if(others.begin(), others.end(), is_other);
    if (owner == others.end()) continue;
    deed.patient = *owner;
    return;
  }
}

// Whom pronouns of the next clauses may mean: rather to whom something was done than who did it.
void DeedBuilder::remember(const ClauseDeeds& clause) {
  constexpr std::size_t most = 8;
  std::vector<Antecedent> named;
  const auto add = [&](std::optional<int> mention, bool unsure) {
    if (!mention || *mention < 0) return;
    if (std::any_of(named.begin(), named.end(), [&](const auto& each) { return each.mention == *mention; }))
      return;
    const Mention& said = sentence_.mentions[static_cast<std::size_t>(*mention)];
    const LexiconEntry& entry = lexicon_.entries()[static_cast<std::size_t>(said.entry)];
    // A piece of cake is "der Kuchen" as well.
    const auto word = lexicon_.look_up(fold(base::decode_utf8(said.name)));
    const Gender gender = word && word->noun ? word->noun.word->gender : entry.gender;
    named.push_back({*mention, gender, said.count > 1, entry.has_face, unsure});
  };
  bool unsure = false;
  for (auto deed = clause.deeds.rbegin(); deed != clause.deeds.rend(); ++deed) {
    for (const std::optional<int> one : {deed->patient, deed->receiver, deed->tool}) add(one, false);
    // What the verb names, or what has no drawing, may be meant as well: "backt einen Kuchen".
    unsure = unsure || deed->undrawn_object || names_thing(*deed->entry);
  }
  for (const int other : clause.named) {
    if (!contains(clause.subject, other)) add(other, false);
  }
  for (const int subject : clause.subject) add(subject, unsure);
  for (const MentionedDeed& deed : clause.deeds) {
    if (const int* goal = deed.way ? std::get_if<int>(&deed.way->goal) : nullptr) add(*goal, unsure);
  }
  for (const Antecedent& before : antecedents_) {
    const bool again = std::any_of(named.begin(), named.end(),
                                   [&](const auto& each) { return each.mention == before.mention; });
    if (!again && named.size() < most) named.push_back(before);
  }
  antecedents_ = std::move(named);
}

// "Stock holen", but not "nass spritzen".
bool DeedBuilder::names_thing(const DeedEntry& deed) const {
  std::string_view rest = deed.parts;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('_'), rest.size());
    const auto word = lexicon_.look_up(rest.substr(0, end));
    if (!word || word->noun) return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

void DeedBuilder::settle(const std::vector<std::vector<int>>& collections) {
  add_deeds_without_agents(collections);
  for (MentionedDeed& deed : sentence_.deeds) resolve(deed, collections);
  join_neighbours();
  join_members(collections);
}

// Whether a deed says what the mention does, is done to or is done with.
bool DeedBuilder::takes_part(int mention) const {
  return std::any_of(sentence_.deeds.begin(), sentence_.deeds.end(), [&](const MentionedDeed& deed) {
    const int* goal = deed.way ? std::get_if<int>(&deed.way->goal) : nullptr;
    return contains(deed.agents, mention) || deed.patient == mention || deed.tool == mention ||
           deed.receiver == mention || (goal != nullptr && *goal == mention);
  });
}

// "Lena singt im Chor": so do the others in it.
void DeedBuilder::join_members(const std::vector<std::vector<int>>& collections) {
  const bool one_does = sentence_.deeds.size() == 1 && sentence_.deeds.front().agents.size() == 1;
  if (!one_does || sentence_.deeds.front().denied) return;
  MentionedDeed& deed = sentence_.deeds.front();
  if (!is_person(deed.agents.front())) return;
  for (std::vector<int> others : collections) {
    std::erase_if(others, [&](int member) { return contains(deed.agents, member); });
    const bool idle = std::all_of(others.begin(), others.end(), [&](int member) {
      const auto stands_to = [&](const MentionRelation& relation) {
        return relation.subject == member || contains(relation.objects, member);
      };
      return is_person(member) && !takes_part(member) &&
             std::none_of(sentence_.relations.begin(), sentence_.relations.end(), stands_to);
    });
    if (idle) deed.agents.insert(deed.agents.end(), others.begin(), others.end());
  }
}

// "Ein Taucher schwimmt neben einer Schildkröte", "Tom schläft neben seiner Katze": both do.
void DeedBuilder::join_neighbours() {
  std::erase_if(sentence_.relations, [&](const MentionRelation& relation) {
    const bool beside = relation.preposition == Preposition::beside && relation.objects.size() == 1;
    if (!beside || !is_being(relation.objects.front()) || takes_part(relation.objects.front())) return false;
    for (MentionedDeed& deed : sentence_.deeds) {
      const bool goes_or_rests = deed.entry->moves || deed.pose != Pose::as_is;
      if (deed.agents != std::vector<int>{relation.subject} || deed.denied || !goes_or_rests ||
          deed.patient || deed.tool)
        continue;
      deed.agents.push_back(relation.objects.front());
      return true;
    }
    return false;
  });
}

// "Schlitten fahren im Winter", "beim Backen": where the text knows nobody a child does it.
void DeedBuilder::add_deeds_without_agents(const std::vector<std::vector<int>>& collections) {
  if (without_agents_.empty()) return;
  if (somebody_unknown_) return leave_undone();
  // "Eine Schneeballschlacht" brings those who throw.
  std::vector<int> agents;
  for (const std::vector<int>& members : collections)
    agents.insert(agents.end(), members.begin(), members.end());
  std::erase_if(agents, [&](int mention) { return !is_being(mention); });
  if (agents.empty() && has_other_being()) return leave_undone();
  const bool two = std::any_of(without_agents_.begin(), without_agents_.end(),
                               [](const MentionedDeed& deed) { return deed.entry->together; });
  if (!asker_alone_) askers_ = askers_ || two;
  if (agents.empty()) agents = {asker};
  for (MentionedDeed& deed : without_agents_) {
    deed.agents = agents;
    sentence_.deeds.push_back(std::move(deed));
  }
}

// "Der Xylograf schnitzt": who does it is not on the page, and neither is the deed.
void DeedBuilder::leave_undone() {
  for (const MentionedDeed& deed : without_agents_) sentence_.undone.push_back(deed.entry);
}

// Somebody to whom none of these deeds is done.
bool DeedBuilder::has_other_being() const {
  const auto count = static_cast<int>(sentence_.mentions.size());
  for (int index = 0; index < count; ++index) {
    const bool suffers =
        std::any_of(without_agents_.begin(), without_agents_.end(), [&](const MentionedDeed& deed) {
          return deed.patient == index || deed.tool == index || deed.receiver == index;
        });
    if (is_being(index) && !suffers) return true;
  }
  return false;
}

// "Lena ist Ärztin": there is one person, who looks like what she is. An animal stays what it is.
void DeedBuilder::become(std::vector<int>& subject, int predicate) {
  if (subject.size() != 1 || subject.front() < 0 || !is_person(subject.front()) || !is_person(predicate))
    return;
  Mention& before = sentence_.mentions[static_cast<std::size_t>(subject.front())];
  Mention& after = sentence_.mentions[static_cast<std::size_t>(predicate)];
  before.left_out = true;
  after.called = std::move(before.called);
  subject = {predicate};
}

const LexiconEntry& DeedBuilder::entry_of(int mention) const {
  const int entry = sentence_.mentions[static_cast<std::size_t>(mention)].entry;
  return lexicon_.entries()[static_cast<std::size_t>(entry)];
}

bool DeedBuilder::is_being(int mention) const {
  return language::is_being(entry_of(mention));
}

bool DeedBuilder::is_person(int mention) const {
  return language::is_person(entry_of(mention));
}

// Puts mentions where others stand for them.
void DeedBuilder::resolve(MentionedDeed& deed, const std::vector<std::vector<int>>& collections) {
  const auto resolved = [&](int mention) -> std::vector<int> {
    if (mention >= 0) return {mention};
    if (mention == asker) return {add_asker()};
    return collections[static_cast<std::size_t>(first_collection - mention)];
  };
  std::vector<int> agents;
  for (const int agent : deed.agents) {
    for (const int each : resolved(agent)) agents.push_back(each);
  }
  deed.agents = std::move(agents);
  leave_out_what_the_verb_names(deed);
  for (std::optional<int>* role : {&deed.patient, &deed.tool, &deed.receiver}) {
    if (!*role) continue;
    std::vector<int> all = resolved(**role);
    // "Eine Eule unterrichtet die Tiere": those that the text names itself are not taught.
    if (**role <= first_collection) std::erase_if(all, [&](int each) { return contains(deed.agents, each); });
    *role = all.empty() ? std::nullopt : std::optional<int>(all.front());
  }
  const int* goal = deed.way ? std::get_if<int>(&deed.way->goal) : nullptr;
  if (goal == nullptr) return;
  const std::vector<int> all = resolved(*goal);
  if (all.empty()) {
    deed.way.reset();
  } else {
    deed.way->goal = all.front();
  }
}

// "Fuchs und Hase werden Freunde": the friends are those two. "Die Kinder feiern Sankt Martin": a day.
void DeedBuilder::leave_out_what_the_verb_names(const MentionedDeed& deed) {
  if (deed.entry->parts.empty() || deed.denied) return;
  const auto count = static_cast<int>(sentence_.mentions.size());
  for (int index = 0; index < count; ++index) {
    Mention& mention = sentence_.mentions[static_cast<std::size_t>(index)];
    std::string name = fold(base::decode_utf8(mention.name));
    std::replace(name.begin(), name.end(), ' ', '_');
    if (is_being(index) && !contains(deed.agents, index) && starts_with_noun(deed.entry->parts, name))
      mention.left_out = true;
  }
}

// The mention of the child that asks for the page: "ich"; of two children: "wir".
int DeedBuilder::add_asker() {
  if (asker_) return *asker_;
  const auto word = lexicon_.look_up("kind");
  Mention mention{.entry = word->noun.word->entry, .name = word->noun.word->name};
  mention.count = askers_ && !asker_alone_ ? 2 : 1;
  // The teeth that are brushed are those of the child.
  for (Mention& each : sentence_.mentions) each.left_out = each.left_out || each.is_part;
  asker_ = static_cast<int>(sentence_.mentions.size());
  sentence_.mentions.push_back(mention);
  return *asker_;
}

}  // namespace drawing::language
