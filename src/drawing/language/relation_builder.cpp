#include "drawing/language/relation_builder.h"

#include <utility>

namespace drawing::language {

void RelationBuilder::begin(std::optional<Preposition> preposition) {
  active_ = true;
  preposition_ = preposition;
}

void RelationBuilder::end() {
  active_ = false;
  preposition_.reset();
  open_relations_.clear();
}

bool RelationBuilder::set_active(bool active) {
  return std::exchange(active_, active);
}

void RelationBuilder::add_subject(int index, bool coordinated) {
  if (!coordinated) subjects_.clear();
  subjects_.push_back(index);
  if (back_reference_) {
    sentence_.relations.push_back(
        {.subject = index, .preposition = *back_reference_, .objects = {back_anchor_}});
    back_reference_.reset();
  } else {
    back_anchor_ = index;
  }
  for (MentionRelation& relation : waiting_) {
    relation.subject = index;
    sentence_.relations.push_back(std::move(relation));
  }
  waiting_.clear();
}

void RelationBuilder::add_object(int index) {
  if (!preposition_) return;
  if (*preposition_ == Preposition::between && !open_relations_.empty()) {
    for (const std::size_t relation : open_relations_) sentence_.relations[relation].objects.push_back(index);
    return;
  }
  if (*preposition_ == Preposition::between && !waiting_.empty() && subjects_.empty()) {
    waiting_.back().objects.push_back(index);
    return;
  }
  if (subjects_.empty()) {
    waiting_.push_back({.subject = 0, .preposition = *preposition_, .objects = {index}});
    return;
  }
  open_relations_.clear();
  for (const int subject : subjects_) {
    open_relations_.push_back(sentence_.relations.size());
    sentence_.relations.push_back({.subject = subject, .preposition = *preposition_, .objects = {index}});
  }
}

void RelationBuilder::relate_subjects(Preposition preposition, int object) {
  for (const int subject : subjects_)
    sentence_.relations.push_back({.subject = subject, .preposition = preposition, .objects = {object}});
}

bool RelationBuilder::can_refer_back() const {
  return !sentence_.mentions.empty() && back_anchor_ >= 0;
}

void RelationBuilder::refer_back(Preposition preposition, bool last_of_clause) {
  const auto last = static_cast<int>(sentence_.mentions.size()) - 1;
  if (!last_of_clause) {
    back_reference_ = preposition;
  } else if (back_anchor_ != last) {
    sentence_.relations.push_back({.subject = last, .preposition = preposition, .objects = {back_anchor_}});
  }
}

}  // namespace drawing::language
