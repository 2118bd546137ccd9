#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "books/german/noun.h"

namespace books::telling {

enum class Tense { present, past };

// How a noun follows its verb: "auf" and the accusative; without a preposition the case alone.
struct Government {
  std::string preposition;
  german::Case in = german::Case::accusative;
};

// A verb taken apart: "vorlesen" is "lesen" and "vor", "Rad schlagen" is "schlagen" and "ein Rad".
struct VerbParts {
  std::string base;
  std::string tail;  // what stands at the end of a clause; empty for most
};

// Whether it is done to somebody or something.
enum class Transitive { no, yes };

// When a verb has "sich".
enum class Reflexive { never, alone, always };  // alone: where it has no object

// A form of a verb that no rule gives: "möchte" is "wollte" in the past, and of "mögen".
struct OtherForm {
  std::string past, infinitive;
};

// What German grammar has to know of verbs (resources/stories/verbs.toml). Immutable, hence thread-safe.
class VerbTable {
 public:
  // The one of the executable, read at the first call. Throws where it is malformed: the build would be
  // broken.
  static const VerbTable& embedded();
  explicit VerbTable(std::string_view toml);

  VerbParts parts(std::string_view infinitive) const;
  // The third person of a verb's base: "liest", "lasen".
  std::string finite(const std::string& base, Tense tense, german::Number number,
                     Transitive transitive = Transitive::no) const;
  // Infinitives of verbs that need not be on a picture to be told: all that are not formed by rule, and
  // common ones that are.
  std::vector<std::string> common_verbs() const;
  // By the form.
  const std::map<std::string, OtherForm>& other_forms() const { return other_forms_; }
  // Whether an infinitive says what is done: "will tanzen".
  bool leads(const std::string& infinitive) const { return leading_.contains(infinitive); }
  // Whether a word in lower case only looks like a verb: "laut".
  bool is_no_verb(const std::string& word) const { return no_verbs_.contains(word); }
  Reflexive reflexive(const std::string& infinitive) const;
  // `noun` is the object: the blackboard that somebody writes is written on.
  Government object(const std::string& infinitive, const std::string& noun) const;
  // What verb and object, or verb and the id of a place, are together as no rule gives it: "das Feuer" of
  // "löschen"; empty for most.
  std::string set_phrase(const std::string& infinitive, const std::string& noun) const;
  // What is said where nothing is named: "den Tisch" of "decken"; empty for verbs that need nothing.
  std::string usual_object(const std::string& infinitive) const;
  // Likewise for a verb that is done with a certain thing: "sich die Zähne", of a toothbrush.
  std::string usual_object(const std::string& infinitive, const std::string& tool) const;
  // Whether the receiver is its object where nothing else is: "kämmt das Kind".
  bool receiver_is_object(const std::string& infinitive) const;
  // Whether who does it is in the water, or on it.
  bool is_in_water(const std::string& infinitive) const;
  bool is_on_water(const std::string& infinitive) const;
  // "Holz": a noun without article.
  bool is_mass(const std::string& noun) const;
  // "Seil" where the drawing is called "Tau".
  std::string usual_name(const std::string& noun) const;
  // "mit" and the dative where the table says nothing; `noun` is the tool.
  Government tool(const std::string& infinitive, const std::string& noun) const;
  // What the tool of the verb is called where it is what one does: "Gitarre"; empty where it is a thing as
  // others.
  std::string plain_tool(const std::string& base, const std::string& noun) const;

  // Whether nobody goes anywhere "mit" it: "fährt Ski".
  bool is_always_plain(const std::string& noun) const { return always_plain_.contains(noun); }
  // Whether it names a part of the body of somebody else: "auf der Schulter sitzen".
  bool is_of_whom(const std::string& infinitive) const { return of_whom_.contains(infinitive); }
  // Whether who is beside it is "an": "an einem Tisch".
  bool is_sat_at(const std::string& noun) const { return sat_at_.contains(noun); }
  // Whether something beside it happens at that time: "bei Sonnenuntergang".
  bool is_time(const std::string& noun) const { return times_.contains(noun); }
  // Whether it says where somebody is, and little without a place: "sitzen".
  bool is_posture(const std::string& infinitive) const { return posture_.contains(infinitive); }
  // Whether the place is what it is done to: "besuchen".
  bool takes_place(const std::string& infinitive) const { return place_objects_.contains(infinitive); }
  // Whether those who do it to somebody do not chat with them on the same page.
  bool is_hostile(const std::string& infinitive) const { return hostile_.contains(infinitive); }
  // Whether what it is done to is eaten or cooked, and so says nothing.
  bool is_meal(const std::string& infinitive) const { return meal_.contains(infinitive); }

 private:
  struct Third {
    std::string present, past;
  };
  struct Irregular {
    std::string prefix;  // "ver" of "verbinden"
    const Third* third = nullptr;
  };
  Irregular irregular(const std::string& base, Transitive transitive) const;

  std::map<std::string, Third> irregular_, irregular_with_object_;
  std::map<std::string, std::string> tails_;
  std::set<std::string> always_reflexive_, reflexive_alone_, receivers_, in_water_, on_water_, mass_,
      of_whom_, posture_, times_, sat_at_, meal_, hostile_, always_plain_, place_objects_, leading_, unshown_,
      no_verbs_;
  std::map<std::string, OtherForm> other_forms_;
  std::map<std::string, Government> objects_, tools_;
  std::map<std::string, std::set<std::string>> plain_;
  std::map<std::string, std::string> usual_objects_, usual_with_tool_, set_phrases_;
  std::map<std::string, std::string> plain_names_;
};

}  // namespace books::telling
