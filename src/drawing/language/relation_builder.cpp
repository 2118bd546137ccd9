#include "drawing/language/relation_builder.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "drawing/language/articles.h"

namespace drawing::language {

void RelationBuilder::begin_place(std::optional<Preposition> preposition, bool opens_clause) {
  if (opens_clause) {
    subjects_.clear();
    collection_.reset();
  }
  next_ = Place{.preposition = preposition};
}

void RelationBuilder::speak_of_collection(std::size_t index) {
  if (in_place()) return;
  subjects_.clear();
  collection_ = index;
  for (MentionRelation& relation : std::exchange(waiting_, {}))
    of_collections_.emplace_back(index, std::move(relation));
}

void RelationBuilder::end_place() {
  if (std::holds_alternative<Place>(next_)) next_ = Subject{};
}

void RelationBuilder::end_object() {
  if (std::holds_alternative<VerbObject>(next_)) next_ = Subject{};
}

void RelationBuilder::take_place() {
  if (auto* place = std::get_if<Place>(&next_)) place->taken = true;
}

void RelationBuilder::read_comma() {
  if (std::exchange(is_relative_, false)) back_reference_.reset();
  const std::optional<Preposition> place = preposition();
  if (place != Preposition::with && place != Preposition::between) next_ = Subject{};
}

void RelationBuilder::begin_verb(std::optional<Preposition> object) {
  next_ = Subject{};
  // "Die Maus trägt einen Hut": the mouse stays the one that is spoken of.
  if (object && has_subject()) next_ = VerbObject{*object};
}

void RelationBuilder::read_stop() {
  next_ = Subject{};
  back_reference_.reset();
  is_relative_ = false;
}

void RelationBuilder::read_determiners(const Determiners& determiners, bool coordinated) {
  auto* place = std::get_if<Place>(&next_);
  if (place == nullptr) return;
  // "auf einem Stuhl und ein Hund", "in einem Haus und zwei Katzen"
  const bool starts_anew = (place->dative && determiners.nominative) ||
                           (determiners.count && place->preposition != Preposition::with);
  // "im Trikot die gelbe Karte", but "auf dem Dach des Hauses" and "im Garten der Oma".
  const bool has_article = determiners.kind != ArticleKind::none && !determiners.dative &&
                           determiners.article != "der" && !is_genitive(determiners.article);
  // "im Bett der Oma" is in no grandmother; but "auf dem Kopf der Katze" is on her, since no head is drawn
  // alone.
  place->owned = !coordinated && !place->open_relations.empty() &&
                 (determiners.article == "der" || is_genitive(determiners.article));
  // "auf der Wiese Fußball": what is in or on a place has said where it is.
  // "An ihrem Geburtstag sieben Kerzen", "am Tisch Suppe": likewise.
  const bool at_place = place->preposition == Preposition::on || place->preposition == Preposition::in ||
                        place->preposition == Preposition::beside;
  const bool bare = determiners.empty() && at_place;
  const bool counted = determiners.count && !determiners.dative && at_place;
  if ((coordinated && starts_anew) || (!coordinated && place->taken && (has_article || bare || counted))) {
    next_ = Subject{};
  } else if (determiners.dative) {
    place->dative = true;
  }
}

std::optional<Preposition> RelationBuilder::preposition() const {
  const auto* place = std::get_if<Place>(&next_);
  return place == nullptr ? std::nullopt : place->preposition;
}

bool RelationBuilder::add(int mention, bool coordinated) {
  if (auto* place = std::get_if<Place>(&next_)) {
    add_to_place(mention, *place);
    return false;
  }
  return add_beside_place(mention, coordinated);
}

bool RelationBuilder::add_beside_place(int mention, bool coordinated) {
  if (const auto* verb = std::get_if<VerbObject>(&next_)) {
    relate_subjects(verb->preposition, mention);
    return false;
  }
  add_subject(mention, coordinated);
  return true;
}

void RelationBuilder::add_subject(int mention, bool coordinated) {
  if (!coordinated) subjects_.clear();
  collection_.reset();
  subjects_.push_back(mention);
  if (back_reference_) {
    sentence_.relations.push_back(
        {.subject = mention, .preposition = *back_reference_, .objects = {back_anchor_}});
    back_reference_.reset();
    is_relative_ = false;
  } else {
    back_anchor_ = mention;
  }
  for (MentionRelation& relation : waiting_) {
    relation.subject = mention;
    sentence_.relations.push_back(std::move(relation));
  }
  waiting_.clear();
}

void RelationBuilder::add_to_place(int mention, Place& place) {
  if (!place.preposition || place.owned) return;
  const bool between = place.preposition == Preposition::between;
  if (between && !place.open_relations.empty()) {
    for (const std::size_t relation : place.open_relations)
      sentence_.relations[relation].objects.push_back(mention);
    return;
  }
  if (between && !waiting_.empty() && subjects_.empty()) {
    waiting_.back().objects.push_back(mention);
    return;
  }
  if (subjects_.empty() && collection_) {
    of_collections_.emplace_back(
        *collection_, MentionRelation{.subject = 0, .preposition = *place.preposition, .objects = {mention}});
    return;
  }
  if (subjects_.empty()) {
    waiting_.push_back({.subject = 0, .preposition = *place.preposition, .objects = {mention}});
    return;
  }
  place.open_relations.clear();
  for (std::size_t i = 0; i < subjects_.size(); ++i)
    place.open_relations.push_back(sentence_.relations.size() + i);
  relate_subjects(*place.preposition, mention);
}

void RelationBuilder::relate_subjects(Preposition preposition, int object) {
  for (const int subject : subjects_)
    sentence_.relations.push_back({.subject = subject, .preposition = preposition, .objects = {object}});
}

void RelationBuilder::settle(const std::vector<std::vector<int>>& collections) {
  const auto relate = [&](std::size_t collection, const MentionRelation& relation) {
    for (const int member : collections[collection]) {
      sentence_.relations.push_back(relation);
      sentence_.relations.back().subject = member;
    }
  };
  for (const auto& [collection, relation] : of_collections_) relate(collection, relation);
  if (collections.empty() || !subjects_.empty()) return;
  for (const MentionRelation& relation : std::exchange(waiting_, {})) relate(0, relation);
}

void RelationBuilder::keep_for_asker() {
  if (!subjects_.empty()) return;
  std::move(waiting_.begin(), waiting_.end(), std::back_inserter(of_asker_));
  waiting_.clear();
}

void RelationBuilder::settle_asker(int mention) {
  for (MentionRelation& relation : of_asker_) {
    relation.subject = mention;
    sentence_.relations.push_back(std::move(relation));
  }
  of_asker_.clear();
}

bool RelationBuilder::can_refer_back() const {
  return !sentence_.mentions.empty() && back_anchor_ >= 0;
}

void RelationBuilder::read_relative_pronoun(bool is_drawn) {
  const std::optional<Preposition> place = preposition();
  end_place();
  const bool is_place = place && place != Preposition::with && place != Preposition::between;
  if (!is_place || !is_drawn || sentence_.mentions.empty()) return;
  back_reference_ = place;
  anchor_at_last();
  is_relative_ = true;
}

void RelationBuilder::relate_to_relative() {
  if (!std::exchange(is_relative_, false)) return;
  const Preposition place = *std::exchange(back_reference_, std::nullopt);
  for (const int subject : subjects_) {
    if (subject != back_anchor_)
      sentence_.relations.push_back({.subject = subject, .preposition = place, .objects = {back_anchor_}});
  }
}

void RelationBuilder::refer_back(Preposition preposition, bool last_of_clause) {
  next_ = Subject{};
  const auto last = static_cast<int>(sentence_.mentions.size()) - 1;
  if (!last_of_clause) {
    back_reference_ = preposition;
  } else if (back_anchor_ != last) {
    sentence_.relations.push_back({.subject = last, .preposition = preposition, .objects = {back_anchor_}});
  }
}

}  // namespace drawing::language
