#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "books/german/mention.h"
#include "books/german/noun_table.h"
#include "books/telling/verb_table.h"
#include "drawing/model/subject.h"

namespace books::telling {

// What somebody does, from the verb on: the subject stands before it, or after its first word.
struct Predicate {
  std::string finite;  // "liest"
  std::string rest;    // "dem Kind ein Buch vor"

  std::string text() const { return rest.empty() ? finite : finite + ' ' + rest; }
};

// Says in German what a picture shows, phrase by phrase. Whoever is spoken of for the first time is "ein
// Hund", later "der Hund". Belongs to one text; the subject must outlive it.
class Teller {
 public:
  Teller(const drawing::Subject& subject, Tense tense) : subject_(subject), tense_(tense) {}

  // Somebody is known already, and is never "ein".
  void set_known(int motif) { told_.insert(motif); }
  // The same of who was met in an earlier part of the text: where they are now is still to be told.
  void set_met(int motif) {
    told_.insert(motif);
    met_.insert(motif);
  }
  // For whom something is done is "der", as one who is there anyway, but for who is told to be new.
  void set_stranger(int motif) { strangers_.insert(motif); }
  // Whose it is, by the stem of the possessive: "ihr Hund" where it is spoken of first.
  void set_owner(int motif, std::string stem) { owners_[motif] = std::move(stem); }
  // Whom and what the deed speaks of, agents apart.
  std::vector<int> motifs_of(const drawing::Deed& deed) const;
  // Whom and what the deed is going to speak of no relation tells.
  void reserve(const drawing::Deed& deed);
  bool is_told(int motif) const { return told_.contains(motif); }

  // A motif in some case: "ein kleiner Hund", "Oma", "Lena und Tom". `with_mood` adds how it feels.
  std::string name(int motif, german::Case in, bool with_mood = true);
  // Several: "eine Katze und zwei Hunde".
  std::string names(const std::vector<int>& motifs, german::Case in, bool with_mood = true);
  german::Number number(const std::vector<int>& motifs) const;

  // What the deed's agents do, from the verb on: "liest dem Kind ein Buch vor". `where` comes into it:
  // "im Park", empty for nothing.
  Predicate predicate(const drawing::Deed& deed, const std::string& where);
  // Where the relations of the motif say it is: "auf einem Sofa", where nobody has told the objects;
  // empty for nowhere. `with` speaks of what somebody has: "mit einer Brille".
  std::string spot(int motif, bool with);

 private:
  const drawing::WishedMotif& motif(int index) const {
    return subject_.motifs.at(static_cast<std::size_t>(index));
  }
  std::string one(const drawing::WishedMotif& motif, german::Case in, bool known, bool with_mood) const;
  std::string thing(int index, german::Case in);
  std::string object_phrase(const drawing::Deed& deed);
  std::string tool_phrase(const drawing::Deed& deed, const VerbParts& verb);
  std::string tool_noun(const drawing::Deed& deed) const;
  std::optional<int> tool_index(const drawing::Deed& deed) const;
  std::string objects_at(const drawing::Relation& relation, const std::vector<std::string>& objects);
  std::string way_phrase(const drawing::Way& way, bool has_object);
  // On whom somebody sits whose verb names a part of a body only: "auf der Schulter".
  std::optional<int> bearer(const drawing::Deed& deed) const;
  std::string bearer_phrase(const drawing::Deed& deed);

  const drawing::Subject& subject_;
  Tense tense_;
  const german::NounTable& nouns_ = german::NounTable::embedded();
  const VerbTable& verbs_ = VerbTable::embedded();
  std::set<int> told_, reserved_, met_, strangers_;  // motifs
  std::map<int, std::string> owners_;                // by motif
};

// "klein"; nothing for who is as large as usual.
std::optional<std::string> size_adjective(drawing::SizeWish size);
// "müde"; nothing for who feels as usual.
std::optional<std::string> mood_adjective(drawing::Mood mood);

// Who is called by a first name alone.
bool is_child(const drawing::WishedMotif& motif);

// The noun of a motif as it is counted: "Holz" of one has no article.
german::Noun counted_noun(const drawing::WishedMotif& motif, const german::NounRecord& record);

// The lexicon keeps the other form of a noun that is an adjective as one of its own: "Außerirdischen".
void use_known_nouns(std::vector<drawing::WishedMotif>& motifs);

// "auf", "im" without its article: the preposition of a place on a page.
std::string_view preposition_word(drawing::Preposition preposition);

// "am Fluss", "im Fluss" of who swims; empty for a place that is nowhere in particular. `deed` is what is
// done there, nullptr for nothing.
std::string place_phrase(const std::string& place, const drawing::Deed* deed);

}  // namespace books::telling
