#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "drawing/model/wish.h"

namespace drawing::language {

enum class Gender : std::uint8_t { masculine, feminine, neuter };

// Whether a noun may end a compound.
enum class TailRule : std::uint8_t { never, after_known, after_any };

// What a word does in a sentence. The order is that of KINDS in resources/lexicon/lexicon.mjs.
enum class WordKind : std::uint8_t {
  motif,       // names a drawing
  collection,  // names several drawings: "Obst"
  missing,     // known, but there is no drawing of it
  scene,       // names a place, an occasion or the weather
  special,     // names a special page: "Mandala"
  head,        // only at the end of a compound: "Familie" in "Hundefamilie"
  adjective,
  verb,
  preposition,
  number,
  indefinite,  // "ein"
  definite,    // "der", "mein"
  negation,    // "ohne", "kein"
  recipient,   // "für": what follows is not drawn
  conjunction,
  first_part,  // only at the start of a compound: "riesen"
  pass,        // no effect
  name,        // a first name
  refused,     // not for children
  particle,    // makes other words out of words: "ver", "an"
};

// What is special about a word of its kind. The order is that of ROLES in resources/lexicon/lexicon.mjs.
enum class WordRole : std::uint8_t {
  none,
  family,         // a motif: "Papa" stands before a name, or before the animal that is one
  family_child,   // "Baby": likewise, and small
  adverb,         // a negation that may mean an adjective or a place as well: "nicht"
  comparison,     // "wie"
  single_object,  // a verb that needs no article for one thing: "fährt Roller"
  occasion,       // a scene for which pages are made: "ein Bild für Weihnachten"
  separable,      // a particle that may stand at the end of a clause: "zieht ... an"
  offspring,      // "Kind", "Tochter": after "sein" of an animal a small one of its kind
};

// The meaning of a word; which fields are set depends on the kind. Views point into the embedded lexicon.
struct Word {
  WordKind kind = WordKind::pass;
  std::string_view name;  // the noun's singular
  int entry = -1;         // of a motif: index into Lexicon::entries()
  Gender gender = Gender::neuter;
  std::string_view scene;    // scene id, empty for none
  int scene_rank = 0;        // 2 places and occasions, 1 weather and time
  std::string_view special;  // special page's id; of a motif "relative": may be the child who
                             // gets the page; "part": of a body; "face": the head alone; of an adjective
                             // "unseen": told as not drawn
  SizeWish size = SizeWish::as_is;
  Mood mood = Mood::as_is;
  Pose pose = Pose::as_is;
  int count = 0;  // of a number, or of a collective such as "Herde"; of a motif that comes in pairs: 2, and
                  // whose drawing shows several: 1; of a refused word: 1 where it refuses the compounds that
                  // start with it; of a particle: 1 where it only stands at the end of a clause
  // Nothing for those that relate nothing on a page: "zu", "aus". Of a verb: where its object is. Of a word
  // that is passed over: of what was named before ("davor").
  std::optional<Preposition> preposition;
  std::vector<int> members;            // of a collection: indexes into Lexicon::entries()
  std::vector<std::string_view> near;  // of a missing word: what comes near
  TailRule tail = TailRule::never;     // of a noun
  WordRole role = WordRole::none;
  int deed = -1;                         // of a verb or its participle: index; see Lexicon::deed_of
  std::vector<Preposition> place_after;  // a motif that is a place only after these; empty: after in, auf, an
};

enum class GrammaticalNumber : std::uint8_t {
  none,
  singular,
  plural,
  either,  // "Tiger"
  weak,    // "Bären": the plural, and the singular after an article that is no nominative
};

// One way to read a form.
struct Form {
  const Word* word = nullptr;
  GrammaticalNumber number = GrammaticalNumber::none;
  bool derived = false;  // a genitive, a dative or a diminutive

  explicit operator bool() const { return word != nullptr; }
};

// All that a key can be.
struct FormRecord {
  std::string_view key;  // as the lexicon holds it
  Form noun;
  Form other;       // adjective, verb, function word
  Form first_part;  // only inside of a compound
  Form head;        // likewise

  // "an", "ver"; nullptr for what is none.
  const Word* particle() const {
    return first_part && first_part.word->kind == WordKind::particle ? first_part.word : nullptr;
  }
};

}  // namespace drawing::language
