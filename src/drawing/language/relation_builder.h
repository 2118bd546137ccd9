#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "drawing/language/determiners.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// Who is where: joins the mentions of a sentence, as they come, by the prepositions and verbs between them.
// Belongs to one sentence, which must outlive it. Mentions are indexes into Sentence::mentions.
class RelationBuilder {
 public:
  explicit RelationBuilder(Sentence& sentence) : sentence_(sentence) {}

  // Makes the collection with that index in Sentence::collections the one that is spoken of:
  // "die Großeltern".
  void speak_of_collection(std::size_t index);
  // Makes them those that are spoken of.
  void speak_of(std::vector<int> subjects) { subjects_ = std::move(subjects); }
  // The last subject with those that "und" joined to it.
  const std::vector<int>& subjects() const { return subjects_; }
  bool has_subject() const { return !subjects_.empty(); }
  bool speaks_of_collection() const { return collection_.has_value(); }

  // After a preposition the mentions that follow are its objects; one without a place ("aus") has none.
  // `opens_clause`: their subject is still to come.
  void begin_place(std::optional<Preposition> preposition, bool opens_clause);
  void end_place();
  // What comes next is nothing that the verb does something to.
  void end_object();
  // The preposition has its noun, also where that is not drawn.
  void take_place();
  // A comma ends a place as well, but "mit A, B und C" and "zwischen A, B" go on.
  void read_comma();
  // After a verb: where its object is, nothing for those that say nothing of it.
  void begin_verb(std::optional<Preposition> object);
  // What comes is no object of what stood before.
  void end_clause() { next_ = Subject{}; }
  // The sentence is over.
  void read_stop();
  // The articles of the next mention: some of them cannot follow "und" after what is a place so far.
  void read_determiners(const Determiners& determiners, bool coordinated);
  // Whether the next mention is the object of a preposition, with a place or without.
  bool in_place() const { return std::holds_alternative<Place>(next_); }
  // The preposition whose object comes next; nothing for none, and for one without a place.
  std::optional<Preposition> preposition() const;

  // The next mention by what stood before it. Returns whether it is a subject: one more where `coordinated`.
  // Objects that came before their subject are related to it.
  bool add(int mention, bool coordinated);
  // A mention that is no object of the preposition before it.
  bool add_beside_place(int mention, bool coordinated);

  // "Wir sitzen am Tisch": the objects that wait for a subject belong to the child that asks for the page.
  void keep_for_asker();
  // Relates them to its mention.
  void settle_asker(int mention);

  // "davor": to the thing that the text started with. With `last_of_clause` the last mention stands there,
  // else the next one will.
  bool can_refer_back() const;
  // Or to the last mention.
  void anchor_at_last() { back_anchor_ = static_cast<int>(sentence_.mentions.size()) - 1; }
  void refer_back(Preposition preposition, bool last_of_clause);

  // "auf dem ein Wolf sitzt": the preposition before a relative pronoun has its object, which is the last
  // mention if the noun before it is drawn; whoever comes next in the clause is there.
  void read_relative_pronoun(bool is_drawn);
  // "auf dem er sitzt": it is who was spoken of before.
  void relate_to_relative();

  // "Eine Familie sitzt im Boot": where nobody else was named, those that the first collection stands for are
  // where the text says. `collections` has their mentions.
  void settle(const std::vector<std::vector<int>>& collections);

 private:
  // What the next mention is.
  struct Subject {};
  struct Place {
    std::optional<Preposition> preposition;
    bool dative = false;  // "auf einem Stuhl": a nominative after it is something new
    bool taken = false;   // by its noun: "im Trikot die Karte"
    bool owned = false;   // "im Bett der Oma": what comes next only says whose it is
    std::vector<std::size_t> open_relations = {};  // "zwischen A" waits for "und B"
  };
  struct VerbObject {
    Preposition preposition;
  };

  void add_subject(int mention, bool coordinated);
  void add_to_place(int mention, Place& place);
  void relate_subjects(Preposition preposition, int object);

  Sentence& sentence_;
  std::vector<int> subjects_;
  std::variant<Subject, Place, VerbObject> next_;
  std::vector<MentionRelation> waiting_;   // objects that came before their subject
  std::optional<std::size_t> collection_;  // that is spoken of, where no mention is
  // Where the members of collections are, by their index in Sentence::collections.
  std::vector<std::pair<std::size_t, MentionRelation>> of_collections_;
  std::vector<MentionRelation> of_asker_;      // likewise, of the child that asks for the page
  std::optional<Preposition> back_reference_;  // after "davor", until the noun comes
  int back_anchor_ = -1;                       // the mention that "davor" refers to
  bool is_relative_ = false;                   // the back reference is that of a relative pronoun
};

}  // namespace drawing::language
