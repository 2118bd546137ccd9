#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "drawing/language/sentence.h"

namespace drawing::language {

// Who is where: joins the mentions of a sentence, as they come, by the prepositions between them. Belongs to
// one sentence, which must outlive it.
class RelationBuilder {
 public:
  explicit RelationBuilder(Sentence& sentence) : sentence_(sentence) {}

  // The last subject with those that "und" joined to it: indexes into Sentence::mentions.
  const std::vector<int>& subjects() const { return subjects_; }
  bool has_subject() const { return !subjects_.empty(); }
  // A new clause begins, whose subject is still to come.
  void forget_subjects() { subjects_.clear(); }

  // After a preposition the mentions that follow are its objects; one without a place ("aus") has none.
  void begin(std::optional<Preposition> preposition);
  void end();
  bool active() const { return active_; }
  bool is(Preposition preposition) const { return preposition_ == preposition; }
  std::optional<Preposition> preposition() const { return preposition_; }
  // Lets a mention pass by the preposition; returns what was set before.
  bool set_active(bool active);

  // A new subject, or one more where `coordinated`. Objects that came before it are related to it.
  void add_subject(int index, bool coordinated);
  // An object of the preposition, for every subject, or for the next one where there is none yet.
  void add_object(int index);
  void relate_subjects(Preposition preposition, int object);

  // "davor": to the thing that the text started with. With `last_of_clause` the last mention stands there,
  // else the next one will.
  bool can_refer_back() const;
  void refer_back(Preposition preposition, bool last_of_clause);
  void forget_reference() { back_reference_.reset(); }

 private:
  Sentence& sentence_;
  std::vector<int> subjects_;
  bool active_ = false;
  std::optional<Preposition> preposition_;
  std::vector<std::size_t> open_relations_;    // "zwischen A" waits for "und B"
  std::vector<MentionRelation> waiting_;       // objects that came before their subject
  std::optional<Preposition> back_reference_;  // after "davor", until the noun comes
  int back_anchor_ = -1;                       // the mention that "davor" refers to
};

}  // namespace drawing::language
