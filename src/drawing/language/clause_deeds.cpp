#include "drawing/language/clause_deeds.h"

#include <algorithm>
#include <deque>
#include <initializer_list>
#include <utility>

#include "base/utf8.h"
#include "drawing/language/clause.h"
#include "drawing/language/clause_group.h"
#include "drawing/language/clause_verbs.h"
#include "drawing/language/deed_roles.h"
#include "drawing/language/deed_ways.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {

namespace {

class ClauseReader {
 public:
  ClauseReader(const Clause& clause, const std::vector<int>& subject,
               const std::vector<Antecedent>& antecedents)
      : clause_(clause), subject_(subject), antecedents_(antecedents) {}

  ClauseDeeds read() {
    read_participles();
    predication_ = read_predication(clause_);
    collect();
    if (is_request()) {
      for (const Group& group : groups_) remember(group);
      return std::move(out_);
    }
    MentionedDeed deed{.entry = predication_.deed};
    find_agents(deed);
    settle_object_pronoun(deed);
    out_.subject = deed.agents;
    settle_predicate_noun();
    if (predication_.deed == nullptr || predication_.deed->idle) {
      for (const Group& group : groups_) add_mentions(out_.named, group);
      return std::move(out_);
    }
    deed.denied = predication_.denied;
    if (predication_.verb != nullptr) deed.pose = predication_.verb->word->pose;
    add_thing_meant();
    for (std::size_t i = 0; i < objects_.size(); ++i) {
      if (!is_only_held(i)) read_object(deed, *objects_[i]);
    }
    settle_owner(deed);
    complete(std::move(deed));
    forget_participle_of(out_.deeds.empty() ? std::nullopt : out_.deeds.back().patient);
    return std::move(out_);
  }

 private:
  // --- verbs ---

  // "Male einen Bären", "Kannst du mir eine Katze malen": those that are named are to be drawn.
  bool is_request() const {
    if (predication_.deed == nullptr || predication_.verb == nullptr || clause_.kind != ClauseKind::main)
      return false;
    if (has_speaker_ && asks_for_somebody()) return true;
    if (!predication_.deed->asks) return false;
    // "Ich male": the only verb says what the speaker does.
    if (has_speaker_) return predication_.deed->idle || verb_count(clause_) > 1;
    if (is_addressed_) return true;
    const bool somebody = std::any_of(groups_.begin(), groups_.end(),
                                      [&](const Group& group) { return is_somebody_who_draws(group); });
    return !somebody && !clause_.continues && !has_subject_pronoun_ && !is_inverted();
  }

  // "Zwei Kinder malen", "Hunde malen ein Haus". But "Ein Kind malen" and "Hunde malen" say what to draw.
  bool is_somebody_who_draws(const Group& group) const {
    if (!group.before_verb || !group.being()) return false;
    const VerbPhrase& verb = *predication_.verb;
    if (verb_count(clause_) > 1 || verb.form != fold(base::decode_utf8(verb.word->name))) return true;
    const bool only_animals = group.arguments.front()->animal && groups_.size() == 1;
    return group.cases.nominative && !disagrees(group) && !only_animals;
  }

  // "Während der Lehrer vorliest, malen die Kinder": behind another clause the subject comes after the verb.
  bool is_inverted() const {
    return clause_.order() > 0 && std::any_of(groups_.begin(), groups_.end(), [&](const Group& group) {
             const Argument& first = *group.arguments.front();
             return group.being() && group.cases.nominative && !first.bare && !disagrees(group);
           });
  }

  // "Ich möchte ein Pony das springt": the last verb is that of another clause.
  bool asks_for_somebody() const {
    const auto asks = [](const Item& item) {
      const auto* verb = as<VerbOfClause>(item);
      return verb != nullptr && verb->verb->deed != nullptr && verb->verb->deed->asks;
    };
    return std::any_of(clause_.items.begin(), clause_.items.end(), asks) &&
           is_participle(*predication_.verb) && verb_count(clause_) > 1;
  }

  // "Ich bin eine Prinzessin und reite", "Lena wird Ärztin": she and what she is are one.
  void settle_predicate_noun() {
    const VerbPhrase* verb = predication_.verb;
    const bool is = verb != nullptr && (verb->word->name == "sein" || verb->word->name == "werden");
    if (!is || out_.subject.size() != 1) return;
    const int who = out_.subject.front();
    const auto is_somebody = [&](const Group& group) { return group.being() && group.first() != who; };
    const auto other = std::find_if(groups_.begin(), groups_.end(), is_somebody);
    if (other == groups_.end()) return;
    // Not where it says beside or before whom they are.
    const bool alone = other->arguments.size() == 1 && other->arguments.front()->preposition.empty();
    if (who != asker && alone && other->first() >= 0) out_.predicate = other->first();
    if (who == asker) out_.subject = {}, add_mentions(out_.subject, *other);
  }

  // "Frühstück mit Ei und Brot" is what is on the table.
  bool lists_things() const {
    return predication_.verb == nullptr &&
           std::any_of(objects_.begin(), objects_.end(),
                       [](const Argument* each) { return each->preposition == "mit" && !each->being; });
  }

  void remember(const Group& group) {
    for (const Argument* argument : group.arguments) {
      if (!argument->speaker) remember(*argument);
    }
  }

  void remember(const Argument& argument) {
    out_.subject.insert(out_.subject.end(), argument.mentions.begin(), argument.mentions.end());
  }

  // "eine schlafende Katze", "ein Fische fangender Bär".
  void read_participles() {
    const Argument* before = nullptr;
    for (const Item& item : clause_.items) {
      const auto* argument = as<Argument>(item);
      if (argument != nullptr && argument->participle != nullptr && !argument->participle->idle &&
          !argument->mentions.empty()) {
        MentionedDeed deed{.entry = argument->participle, .agents = argument->mentions};
        const bool object = before != nullptr && before->preposition.empty() && !before->being;
        if (object && !before->mentions.empty()) set_object(deed, before->mentions.front());
        if (!argument->being) busy_things_.push_back(argument->mentions.front());
        out_.deeds.push_back(std::move(deed));
      }
      before = argument;
    }
  }

  // "löscht ein brennendes Haus": a thing that a deed is done to is shown in that one, not in its own as
  // well.
  void forget_participle_of(std::optional<int> patient) {
    if (!patient || std::find(busy_things_.begin(), busy_things_.end(), *patient) == busy_things_.end())
      return;
    std::erase_if(out_.deeds, [&](const MentionedDeed& each) { return each.agents.front() == *patient; });
  }

  // --- nouns ---

  void collect() {
    if (clause_.kind == ClauseKind::relative) add_antecedents();
    bool joined = false, verb = false, names_object = false;
    for (const Item& item : clause_.items) {
      if (as<VerbOfClause>(item) != nullptr) {
        verb = clause_.kind == ClauseKind::main;
        joined = false;
      } else if (as<Separator>(item) != nullptr) {
        joined = true;
      } else if (const auto* opening = as<Opening>(item)) {
        has_speaker_ = has_speaker_ || opening->word.role == ClauseWord::Role::speaker;
        is_addressed_ = is_addressed_ || opening->word.role == ClauseWord::Role::addressed;
        read_pronoun(opening->word);
      } else if (const auto* argument = as<Argument>(item)) {
        // "Zähneputzen": complete() says what becomes of them. But in a "Schneckenrennen" snails race.
        if (!names_object || (argument->being && is_intransitive())) add(*argument, joined, !verb);
        joined = false;
      }
      const auto* noun = as<DeedNoun>(item);
      names_object = noun != nullptr && noun->names_object;
    }
  }

  // "sie": who was named before does it; or "Papa schubst sie an", where somebody else does it to her.
  void read_pronoun(const ClauseWord& word) {
    if (word.role == ClauseWord::Role::object) object_pronoun_ = word.key;
    if (word.role == ClauseWord::Role::thing) thing_pronoun_ = word.key;
    if (word.role != ClauseWord::Role::subject) return;
    const bool may_be_object = word.key == "sie" || word.key == "es";
    const bool other_subject = std::any_of(groups_.begin(), groups_.end(), [](const Group& group) {
      return group.before_verb && group.cases.nominative && group.being();
    });
    if (may_be_object && other_subject && clause_.kind != ClauseKind::relative) {
      object_pronoun_ = word.key;
    } else {
      has_subject_pronoun_ = true;
      subject_pronoun_ = word.key;
      one_of_them_ = word.key.starts_with("ein");
    }
  }

  // Of the clauses before: "Ein Mädchen schaukelt und Papa schubst es an".
  void settle_object_pronoun(MentionedDeed& deed) const {
    const DeedEntry* entry = predication_.deed;
    if (object_pronoun_.empty() || entry == nullptr) return;
    const std::optional<int> meant =
        meant_by(object_pronoun_, antecedents_, deed.agents, entry->done_to_beings);
    if (!meant || deed.patient == meant || deed.receiver == meant) return;
    const bool takes_object = entry->object == DeedObject::patient && !deed.patient;
    const bool for_somebody = entry->receiver && !deed.receiver;
    if (for_somebody && (is_dative_pronoun(object_pronoun_) || !takes_object)) {
      deed.receiver = meant;
    } else if (takes_object) {
      deed.patient = meant;
    }
  }

  // "Ein Junge wirft ein Seil, und ein Mädchen klettert daran hoch".
  void add_thing_meant() {
    if (thing_pronoun_.empty()) return;
    const auto thing = std::find_if(antecedents_.begin(), antecedents_.end(),
                                    [](const Antecedent& one) { return !one.being; });
    if (thing == antecedents_.end()) return;
    Argument object;
    object.mentions = {thing->mention};
    object.preposition = preposition_in(thing_pronoun_);
    object.cases = {.dative = true};
    object.gender = thing->gender;
    objects_.push_back(&owners_.emplace_back(std::move(object)));
  }

  void add_antecedents() {
    if (clause_.antecedents.empty()) return;
    const Argument& last = clause_.antecedents.back();
    if (!clause_.opening.preposition.empty()) {
      Argument object = last;
      object.preposition = clause_.opening.preposition;
      object.cases = cases_of_pronoun(clause_.opening.word.key, last.gender, last.plural);
      objects_.push_back(&owners_.emplace_back(std::move(object)));
      return;
    }
    const bool plural = last.plural || clause_.antecedents.size() > 1;
    Group group{.arguments = {},
                .cases = cases_of_pronoun(clause_.opening.word.key, last.gender, plural),
                .before_verb = true};
    for (const Argument& argument : clause_.antecedents) group.arguments.push_back(&argument);
    groups_.push_back(std::move(group));
  }

  void add(const Argument& argument, bool joined, bool before_verb) {
    if (is_intransitive() && is_noun_of(*predication_.deed, argument)) return;
    // "Ich putze mir die Zähne".
    if (argument.speaker && has_speaker_ && !argument.cases.nominative) return;
    if (!argument.place.empty()) place_ = place_.empty() ? argument.place : place_;
    // "Sankt Martin reitet" is an autumn day to the page.
    is_occasion_ = is_occasion_ || (!argument.place.empty() && argument.preposition.empty() && before_verb);
    // "... um das Haus und ein Bär angelt": before its verb it is the subject of a new clause.
    const bool new_subject = argument.shares_preposition && clause_.continues && before_verb &&
                             argument.cases.nominative && groups_.empty();
    if (!argument.preposition.empty() && !new_subject) {
      objects_.push_back(&argument);
      return;
    }
    if (argument.cases.none() && add_possessor(argument)) return;
    if (argument.cases.none() && argument.being && !argument.mentions.empty()) owner_ = &argument;
    if (!argument.place.empty() || argument.cases.none()) return;
    const bool own = clause_.kind != ClauseKind::relative || groups_.size() > 1;
    if (joined && own && !groups_.empty() && groups_.back().before_verb == before_verb) {
      Group& group = groups_.back();
      const Cases both = group.cases.with(argument.cases);
      if (!both.none()) {
        group.arguments.push_back(&argument);
        group.cases = both;
        return;
      }
    }
    groups_.push_back({.arguments = {&argument}, .cases = argument.cases, .before_verb = before_verb});
  }

  // "Die Zähne eines Jungen": of a part of somebody, which is not drawn, it is they to whom it is done.
  bool add_possessor(const Argument& argument) {
    if (!argument.being || argument.mentions.empty()) return false;
    // "Auf den Schultern ihres Vaters".
    if (!objects_.empty() && objects_.back()->mentions.empty() && objects_.back()->place.empty()) {
      Argument owner = argument;
      owner.preposition = objects_.back()->preposition;
      objects_.back() = &owners_.emplace_back(std::move(owner));
      return true;
    }
    if (groups_.empty()) return false;
    const Argument*& owned = groups_.back().arguments.back();
    if (!owned->mentions.empty() || !owned->place.empty()) return false;
    owned = &argument;
    return true;
  }

  // "Verbindet die Pfote vom Hund": likewise.
  void settle_owner(MentionedDeed& deed) const {
    const DeedEntry& entry = *deed.entry;
    // "Hört das Herz des Jungen ab": the verb has its object, and is done to whose it is.
    if (owner_ != nullptr && entry.object == DeedObject::none && entry.receiver && !deed.receiver)
      deed.receiver = owner_->mentions.front();
    if (deed.patient || !undrawn_object_ || entry.object != DeedObject::patient) return;
    const auto owner = std::find_if(objects_.begin(), objects_.end(), [](const Argument* each) {
      const bool of = each->preposition == "von" || each->preposition == "vom" || each->preposition == "bei";
      return of && each->being && !each->mentions.empty();
    });
    if (owner != objects_.end()) deed.patient = (*owner)->mentions.front();
  }

  // --- who ---

  void find_agents(MentionedDeed& deed) {
    if (predication_.passive) return find_passive_agents(deed);
    const Group* agents = choose_agents();
    if (agents == nullptr) {
      deed.agents = subject_meant();
      // "er" is not who says "ich".
      if (has_subject_pronoun_) std::erase(deed.agents, asker);
      deed.some = one_of_them_ ? 1 : 0;
      if (deed.agents.empty() && is_told_of_asker()) deed.agents = {asker};
      if (deed.agents.empty()) take_company(deed, {"mit", "bei", "beim", "von", "zwischen"});
    } else {
      add_mentions(deed.agents, *agents);
    }
    for (const Group& group : groups_) {
      if (&group != agents) read_group(deed, group);
    }
  }

  // "Mit dem Hund spazieren gehen": the dog has company, and that is the child for whom the page is made.
  bool is_told_of_asker() const {
    const VerbPhrase* verb = predication_.verb;
    if (verb == nullptr || verb->is_noun || clause_.kind != ClauseKind::main) return false;
    if (verb->form != fold(base::decode_utf8(verb->word->name))) return false;
    return std::any_of(objects_.begin(), objects_.end(), [](const Argument* argument) {
      return argument->preposition == "mit" && argument->being && !argument->toy &&
             !argument->mentions.empty();
    });
  }

  // "Papa tröstet das Mädchen, weil es hingefallen ist": of whom the clause before spoke, or whom the pronoun
  // means instead.
  std::vector<int> subject_meant() const {
    if (subject_.size() != 1) return subject_;
    const auto other = other_subject(subject_pronoun_, subject_.front(), antecedents_);
    return other ? std::vector<int>{*other} : subject_;
  }

  void find_passive_agents(MentionedDeed& deed) {
    for (const Group& group : groups_) {
      if (group.cases.nominative && !deed.patient) deed.patient = group.first();
    }
    take_company(deed, {"von", "vom"});
  }

  // Beings after these prepositions are those who do it.
  void take_company(MentionedDeed& deed, std::initializer_list<std::string_view> prepositions) {
    std::erase_if(objects_, [&](const Argument* argument) {
      const bool one = argument->being && std::find(prepositions.begin(), prepositions.end(),
                                                    argument->preposition) != prepositions.end();
      if (one) deed.agents.insert(deed.agents.end(), argument->mentions.begin(), argument->mentions.end());
      return one;
    });
  }

  bool is_intransitive() const {
    return predication_.deed != nullptr && predication_.deed->object == DeedObject::none;
  }

  const Group* choose_agents() const {
    if (groups_.empty()) return nullptr;
    const Group* chosen = nullptr;
    for (const Group& group : groups_) {
      if (!group.cases.nominative) continue;
      if (group.cases.surely_nominative()) return &group;
      if (chosen == nullptr) chosen = &group;
    }
    // "Die Tiere schreien, die Räuber fliehen": nobody is fled, and so no relative clause has the article.
    const bool aside = clause_.kind == ClauseKind::relative && !clause_.antecedents.empty() &&
                       is_intransitive() && groups_.size() == 2 && groups_.back().cases.nominative &&
                       groups_.back().being();
    if (aside && clause_.opening.preposition.empty() && !disagrees(groups_.back())) return &groups_.back();
    // "Für meinen Sohn, der gern Fußball spielt": it is the son who plays.
    const bool headless = clause_.kind == ClauseKind::relative && clause_.antecedents.empty();
    if (headless && chosen != nullptr && !chosen->being()) return nullptr;
    if (chosen == nullptr || is_object_of_infinitive(*chosen)) return nullptr;
    // "und isst ein Eis": the subject is that of the clause before.
    const bool goes_on = (clause_.continues || has_subject_pronoun_) && !subject_.empty();
    // "zieht einen Anhänger voller Heu"
    const Argument& first = *chosen->arguments.front();
    const bool stuff = first.bare && !first.being && !first.plural && groups_.size() > 1;
    // "und werfen Konfetti": the verb names it.
    const bool of_verb = is_intransitive() && !predication_.deed->parts.empty() && !first.being;
    if (goes_on && !chosen->before_verb && (!is_intransitive() || stuff || of_verb)) return nullptr;
    // "wie man Fahrrad fährt": who does it is said, and it is no thing.
    const bool person = subject_pronoun_ == "er" || subject_pronoun_ == "sie";
    if (has_subject_pronoun_ && (!subject_.empty() || person) && !chosen->being()) return nullptr;
    if (clause_.continues && !subject_.empty() && clause_.kind == ClauseKind::relative &&
        groups_.size() == 1 && chosen != &groups_.front())
      return nullptr;
    return better_agents(*chosen);
  }

  // "Schlitten fahren", "Blumen gießen", "Schneemann bauen": nobody is said to do it. But "Autos fahren"
  // does.
  bool is_object_of_infinitive(const Group& group) const {
    const DeedEntry* deed = predication_.deed;
    const VerbPhrase* verb = predication_.verb;
    // "Oma beim Backen" is at it.
    if (deed == nullptr || verb == nullptr || predication_.passive || verb->is_noun) return false;
    if (groups_.size() > 1 || !group.before_verb || verb_count(clause_) > 1 ||
        clause_.kind != ClauseKind::main)
      return false;
    if (verb->form != fold(base::decode_utf8(verb->word->name))) return false;
    const Argument& first = *group.arguments.front();
    const bool plural = group.arguments.size() > 1 || first.plural;
    // "Zähne putzen": the noun is part of the verb.
    if (is_intransitive()) return !first.being && (!plural || !deed->parts.empty());
    if (deed->makes) return !first.being || (!plural && first.bare && !first.animal);
    if (first.being) return !plural && first.bare && first.animal;
    // "Die Autos halten an der Kreuzung", but "Blumen gießen im Garten".
    if (plural && !first.bare && !objects_.empty()) return false;
    return deed->object == DeedObject::patient || !plural;
  }

  // Who is alive does things: "Die Blumen gießt Oma". A plural verb has plural agents.
  const Group* better_agents(const Group& chosen) const {
    const bool transitive = predication_.deed != nullptr && !is_intransitive();
    for (const Group& group : groups_) {
      if (&group == &chosen || !group.cases.nominative || !group.being()) continue;
      const bool alive = transitive && !chosen.being();
      const bool agrees = transitive && group.being() && disagrees(chosen) && !disagrees(group);
      if (alive || agrees) return &group;
    }
    return &chosen;
  }

  // "Kinder, die ein Hund jagt": one who does it.
  bool disagrees(const Group& group) const {
    const VerbPhrase* verb = predication_.verb;
    if (verb == nullptr || verb->is_noun) return false;
    const bool plural = group.arguments.size() > 1 || group.arguments.front()->plural;
    return plural ? verb->form.ends_with("t") : verb->form.ends_with("en");
  }

  // --- what, with what, for whom ---

  void read_group(MentionedDeed& deed, const Group& group) {
    if (predication_.deed == nullptr) return;
    const std::optional<int> first = group.first();
    if (!first) {
      undrawn_object_ = undrawn_object_ || group.cases.accusative;
      if (out_.part.empty() && group.cases.accusative) out_.part = group.arguments.front()->own_part;
      return;
    }
    // Who is helped does it, too.
    if (predication_.helps && group.being()) return add_mentions(deed.agents, group);
    const bool for_asker = *first == asker && group.cases.dative && predication_.deed->receiver;
    // "Tim hilft Papa": a name shows no case, and the verb has no object.
    const bool for_somebody = is_intransitive() && predication_.deed->receiver && group.being();
    if (group.cases.surely_dative() || for_asker || for_somebody) {
      // "Untersucht die Zähne der Katze" is no dative, "wäscht dem Kind die Haare" is one.
      const bool owner = undrawn_object_ && !predication_.deed->receiver && group.being();
      std::optional<int>& role = owner ? deed.patient : deed.receiver;
      if (!role) role = first;
      return;
    }
    if (!group.cases.accusative || is_intransitive()) return;
    if (predication_.deed->object == DeedObject::tool) {
      const bool carried = group.being() && !group.arguments.front()->toy;
      std::optional<int>& role = carried ? deed.patient : deed.tool;
      if (!role) role = first;
      return;
    }
    // "gibt Mama Blumen"
    if (deed.patient && predication_.deed->receiver && !deed.receiver) {
      deed.receiver = deed.patient;
      more_patients_.clear();  // "gibt Mama und Papa Blumen"
    }
    if (deed.patient && deed.receiver != deed.patient) return;
    deed.patient = first;
    for (const Argument* argument : group.arguments) {
      for (const int mention : argument->mentions) {
        if (mention != first) more_patients_.push_back(mention);
      }
    }
  }

  void read_object(MentionedDeed& deed, const Argument& argument) {
    const DeedEntry& entry = *deed.entry;
    const std::string_view preposition = argument.preposition;
    if (!argument.mentions.empty()) {
      const int mention = argument.mentions.front();
      const bool company = preposition == "mit" && argument.being && !argument.toy &&
                           !is_one_of(entry.object_after, preposition);
      if (company) {
        // "Ein Mann mit Hund sitzt": before the verb it belongs to the noun, and does the same.
        add_company(deed, argument);
        return;
      }
      // "verkauft Obst an eine Frau"
      if (entry.receiver && preposition == "an" && argument.being && !argument.toy && !deed.receiver) {
        deed.receiver = mention;
        return;
      }
      if (!deed.patient && is_one_of(entry.object_after, preposition)) {
        deed.patient = mention;
        return;
      }
      if (preposition == "an" && argument.being && entry.receiver && !deed.receiver) {
        deed.receiver = mention;
        return;
      }
      const bool way = surely_way(argument);
      // "baut eine Sandburg mit vier Türmen"
      const bool part_of_made = entry.makes && deed.patient && argument.huge;
      if (!way && !part_of_made && !deed.tool && is_one_of(entry.tool_after, preposition) &&
          deed.patient != mention) {
        deed.tool = mention;
        return;
      }
    }
    if (is_feeder(argument, preposition) && !out_.feeder) out_.feeder = argument.mentions.front();
    // "um seinen Ball zu holen": what they want, which is also what they do it to.
    const VerbPhrase* verb = predication_.verb;
    const bool wanted = preposition == "um" && clause_.continues && !entry.moves && verb != nullptr &&
                        verb->form == fold(base::decode_utf8(verb->word->name));
    if (wanted && entry.object == DeedObject::patient && !deed.patient && !argument.mentions.empty())
      deed.patient = argument.mentions.front();
    // "von Stein zu Stein" goes to a stone.
    const bool open = !deed.way || deed.way->preposition == WayPreposition::away_from;
    const auto way = open ? way_of(argument, predication_.verb, entry.moves) : std::nullopt;
    if (way) deed.way = way;
  }

  // "Schaukelt mit einer Banane in der Hand": it is no tool.
  bool is_only_held(std::size_t at) const {
    return objects_[at]->preposition == "mit" && !objects_[at]->being && at + 1 < objects_.size() &&
           objects_[at + 1]->body_part;
  }

  void complete(MentionedDeed deed) {
    for (const DeedEntry* denied : predication_.denied_beside) {
      out_.deeds.push_back({.entry = denied, .agents = deed.agents});
      out_.deeds.back().denied = true;
    }
    deed.place = place_;
    deed.takes_others = predication_.deed->together && (!predication_.verb || predication_.verb->is_noun);
    deed.undrawn_object = undrawn_object_ && !deed.patient && !is_intransitive();
    // "Schlittenfahren": the sledge that the noun names.
    for (std::size_t i = 0; i + 1 < clause_.items.size(); ++i) {
      const auto* noun = as<DeedNoun>(clause_.items[i]);
      const auto* named = as<Argument>(clause_.items[i + 1]);
      if (noun == nullptr || !noun->names_object || named == nullptr || named->mentions.empty()) continue;
      if (!deed.patient && !deed.tool) set_object(deed, named->mentions.front());
    }
    if (deed.agents.empty() && !deed.denied) {
      if ((is_occasion_ && predication_.verb != nullptr) || lists_things()) return;
      out_.without_agents.push_back(std::move(deed));
      return;
    }
    out_.deeds.push_back(deed);
    if (deed.denied) return;
    for (const int patient : more_patients_) {
      out_.deeds.push_back(deed);
      out_.deeds.back().patient = patient;
    }
    for (const DeedEntry* beside : predication_.beside)
      out_.deeds.push_back({.entry = beside, .agents = deed.agents, .place = place_});
  }

  const Clause& clause_;
  const std::vector<int>& subject_;
  const std::vector<Antecedent>& antecedents_;
  Predication predication_;
  std::vector<Group> groups_;
  std::vector<int> busy_things_;          // mentions of things with a participle of their own
  std::vector<const Argument*> objects_;  // after prepositions
  const Argument* owner_ = nullptr;       // of what is drawn, in the genitive
  std::deque<Argument> owners_;           // of what stands after a preposition
  std::vector<int> more_patients_;
  std::string_view place_;
  std::string_view object_pronoun_;   // "ihn", "ihm"; empty for none
  std::string_view thing_pronoun_;    // "daran"; empty for none
  bool has_speaker_ = false;          // "ich"
  bool is_addressed_ = false;         // "du"
  bool is_occasion_ = false;          // its subject names a place or an occasion
  bool has_subject_pronoun_ = false;  // "er"
  std::string_view subject_pronoun_;
  bool one_of_them_ = false;     // "einer"
  bool undrawn_object_ = false;  // "die Zähne": a part of somebody
  ClauseDeeds out_;
};

}  // namespace

ClauseDeeds read_clause(const Clause& clause, const std::vector<int>& subject,
                        const std::vector<Antecedent>& antecedents) {
  return ClauseReader(clause, subject, antecedents).read();
}

}  // namespace drawing::language
