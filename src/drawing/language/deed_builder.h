#pragma once

#include <optional>
#include <vector>

#include "drawing/language/clause_deeds.h"
#include "drawing/language/deed_clauses.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// What the sentence's reader made of a phrase.
struct PhraseOutcome {
  std::size_t first_mention = 0;  // the mentions that it became: the first, and one past the last
  std::size_t last_mention = 0;
  std::string_view place = {};                           // that it named, empty for none
  bool after_preposition = false;                        // it is the object of the last one
  std::optional<std::size_t> collection = std::nullopt;  // that it named: index into Sentence::collections
};

// Who does what: collects the phrases of each sentence, and reads its clauses at its end. Belongs to one
// text; lexicon, sentence and phrases must outlive it.
class DeedBuilder {
 public:
  DeedBuilder(const Lexicon& lexicon, Sentence& sentence) : lexicon_(lexicon), sentence_(sentence) {}

  void read(const Phrase& phrase, const PhraseOutcome& outcome);
  // The text is over, or a clause whose verb no list has. `goes_on`: the next one has the same subject.
  void finish(bool goes_on = false);
  // Adds who could not be known before: the child that asks for the page, who does what the text says
  // without a subject, and what became of the collections (mentions, by collection).
  void settle(const std::vector<std::vector<int>>& collections);
  // The mention of the child that asks for the page, once settled; nothing where it does nothing.
  std::optional<int> mention_of_asker() const { return asker_; }
  // Likewise, also where it does nothing. After `settle`.
  int add_asker();

 private:
  void read_noun(const NounPhrase& noun, const PhraseOutcome& outcome);
  void bring_others(MentionedDeed& deed);
  void make_many(const MentionedDeed& deed);
  bool follows_deed_noun(std::string_view article) const;
  void feed(ClauseDeeds& clause) const;
  void remember(const ClauseDeeds& clause);
  bool names_thing(const DeedEntry& deed) const;
  void settle_part(const ClauseDeeds& clause, std::size_t first);
  void read_clause_word(const ClauseWord& word, std::string_view preposition);
  Argument argument_of(const NounPhrase& noun, const PhraseOutcome& outcome);
  bool opened_by(std::string_view article) const;
  void add_deeds_without_agents(const std::vector<std::vector<int>>& collections);
  void leave_undone();
  bool has_other_being() const;
  bool takes_part(int mention) const;
  bool is_person(int mention) const;
  void join_neighbours();
  void join_members(const std::vector<std::vector<int>>& collections);
  void become(std::vector<int>& subject, int predicate);
  const LexiconEntry& entry_of(int mention) const;
  bool is_being(int mention) const;
  void resolve(MentionedDeed& deed, const std::vector<std::vector<int>>& collections);
  void leave_out_what_the_verb_names(const MentionedDeed& deed);
  void add(decltype(Item::what) what);

  const Lexicon& lexicon_;
  Sentence& sentence_;
  std::vector<Item> items_;              // of this sentence
  std::string_view preposition_;         // whose noun comes
  std::string_view last_preposition_;    // the phrase before was it
  bool preposition_used_ = false;        // a noun followed it already
  bool origin_ = false;                  // "von" stood before the next noun
  std::vector<Antecedent> antecedents_;  // whom pronouns may mean, the nearest first
  std::vector<int> subject_;             // of the clause before
  bool goes_on_ = false;                 // the next clause is one with that subject
  std::vector<MentionedDeed> without_agents_;
  bool somebody_unknown_ = false;  // a noun that nothing is known for
  bool asker_alone_ = false;       // "ich", "mich"
  bool askers_ = false;            // "wir", "uns"
  std::optional<int> asker_;       // the mention
};

}  // namespace drawing::language
