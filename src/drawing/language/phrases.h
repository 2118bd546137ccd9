#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "drawing/language/attributes.h"
#include "drawing/language/determiners.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/reading.h"
#include "drawing/language/word.h"

namespace drawing::language {

// The phrases of a text, in its order: the first of two passes (tokens -> phrases -> sentence). Views point
// into the tokens and the lexicon, which must outlive them.

// Whether what a noun phrase names is asked for.
enum class Scope : std::uint8_t {
  wished,
  negated,    // after "ohne", "kein"
  recipient,  // after "für", "wie"
};

// A noun that nothing is known for, with what comes near it.
struct UnknownWord {
  std::string text;
  std::string key;
  const Word* missing = nullptr;  // the lexicon knows the word, but no drawing of it
  bool is_name = false;
  bool quoted = false;
  std::string_view bearer = {};  // of a name: the noun of who mostly bears it, "Mädchen" or "Hund"
  const Word* person = nullptr;  // somebody: the noun whose drawing stands for them (person_nouns.h)
  bool is_given = false;         // of a name: the text gave it to somebody: "heißt Wuffel"
  bool is_of_group = false;      // likewise, to several at once: "Familie Meier"
};

// An emoji with a drawing: index into Lexicon::entries().
struct Sign {
  int entry = 0;
};

// The kind of what a Reading found is that of its word: motif, collection, scene, special, pass or refused.
using Noun = std::variant<Reading, Sign, UnknownWord>;

// "große und" before "kleine Fische": the first of two kinds that have their noun in common.
struct OtherKind {
  Determiners determiners = {};
  long count = 1;
};

// "drei kleine Katzen".
struct NounPhrase {
  Determiners determiners = {};
  Noun noun = {};
  long count = 1;
  std::optional<OtherKind> other_kind = std::nullopt;
  Scope scope = Scope::wished;
  bool follows_noun = false;   // directly, as in "Papa Bär", "ein Glas Limonade"
  bool is_celebrated = false;  // "Omas Geburtstag": whose day it is, and who is there
  bool names_owner = false;    // "Omas alter Hut", "mein Kind": says whose something is
  bool is_costume = false;     // "als Pirat verkleidet": whom somebody plays
};

// What a negation says of the verbs around it.
enum class Denial : std::uint8_t {
  nothing,
  clause,     // "kann nicht fliegen": none of them happens
  next_verb,  // "ohne zu weinen": only the next one does not
};

// "sitzt", "zieht ... an".
struct VerbPhrase {
  const Word* word = nullptr;
  const DeedEntry* deed = nullptr;  // that it says with the words of its clause: "fährt ... Rad"
  std::string_view form = {};       // its key
  bool is_noun = false;             // "beim Angeln"
  bool denied = false;              // "fliegt nicht": it does not happen
  // What stood apart, at the end of the clause; empty where the word has it itself ("schläft ... ein" is
  // "einschlafen", which the lexicon knows).
  std::string_view particle = {};

  std::string infinitive() const { return std::string(particle).append(word->name); }
};

// "auf", "im": what comes is its object.
struct PrepositionPhrase {
  std::optional<Preposition> relation;  // nothing for those without a place on the page: "zu", "aus"
  bool opens_clause = false;  // the subject is still to come: "..., und auf dem Affen sitzt ein Vogel"
  std::string_view key = {};
};

// "Der Hund ist traurig": adjectives without a noun of their own.
struct Predicate {
  Determiners determiners = {};
};

// "davor", "daneben": to what was named before.
struct BackReference {
  Preposition relation = Preposition::beside;
  bool last_of_clause = false;
};

// "auf dem ein Wolf sitzt": the preposition had its object.
struct RelativePronoun {};

// A word that says how a clause is built, beside what other phrases say of it.
struct ClauseWord {
  enum class Role : std::uint8_t {
    relative,        // "der" after a comma: the clause says something of the last noun
    subordinating,   // "wie", "während": its verb comes last
    speaker,         // "ich", "wir": who asks for the page
    addressed,       // "du", "Sie": who is asked
    speaker_object,  // "mich", "mir", "uns"
    subject,         // "er", "sie": who was named before
    object,          // "ihn", "ihm": likewise, and something is done to them
    thing,           // "daran", "damit": a thing that was named before
    origin,          // "von"
  };
  Role role = Role::relative;
  std::string_view key;
};

// "Wettrennen", "Plätzchenbacken": the noun says that something is done. The noun phrase, if any, follows.
struct DeedNoun {
  const DeedEntry* deed = nullptr;
  bool names_object = false;  // the noun phrase is its object: "Schlittenfahren"
  bool is_gerund = false;     // the verb itself: "beim Grillen"
  std::string_view object =
      {};  // key of the first part where the word is no noun of the lexicon: "Blumengießen"
};

// "ohne", "kein", "für": what comes is not asked for (NounPhrase::scope).
struct Exclusion {
  Denial denies = Denial::nothing;
};

// "verschneit": an adjective that tells where or when.
struct Setting {
  const Word* word = nullptr;
};

// One of the words that are to be written, after "Schriftzug" and the like.
struct WrittenWord {
  std::string_view text;
  const Word* scene = nullptr;  // that it brings with it ("Frohe Weihnachten")
  bool is_sound = false;        // "F wie Fisch": makes the page one of letters by itself
};

// "im Anzug": what whoever was named last wears, by its id in resources/lexicon/looks.toml.
struct Garment {
  std::string_view id;
};

// Here stood the particle of the verb: its clause is over, and "und" begins another one.
struct ClauseEnd {};

// Between phrases; the "und" between adjectives is part of their noun phrase.
struct Conjunction {
  bool joins_clauses = false;  // each has a verb of its own
};

struct Comma {
  bool joins = true;  // not inside of a phrase ("ein großer, dicker Hund"), nor after "ohne"
};

// What ends a sentence, or a colon.
struct Stop {
  bool is_colon = false;
  bool follows_noun = false;  // directly
};

// A verb, an adjective or an adverb that the lexicon does not have.
struct Overlooked {
  std::string text;  // as typed
};

using Phrase = std::variant<NounPhrase, VerbPhrase, PrepositionPhrase, Predicate, BackReference,
                            RelativePronoun, Exclusion, Setting, WrittenWord, ClauseWord, DeedNoun, Garment,
                            ClauseEnd, Conjunction, Comma, Stop, Overlooked>;

}  // namespace drawing::language
