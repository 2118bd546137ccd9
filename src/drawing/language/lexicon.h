#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "drawing/language/word.h"

namespace drawing::language {

// From mouse to whale; the composition turns it into relative sizes.
enum class SizeClass : std::uint8_t { tiny, small, medium, large, huge, giant };
// What a motif is held up by.
enum class Support : std::uint8_t { ground, water_surface, under_water, air, wall_or_hand, sky };
// Which way the drawing looks.
enum class Facing : std::uint8_t { front, left, right };

// What a drawing that ends at the neck gets: a body of its own, or something that stands before it (bust).
enum class HeadOnly : std::uint8_t { no, animal, dress, trousers, bust };
// Where somebody is who is "in" the motif: in front of it, looking out of it, on it, or between its branches.
enum class Holds : std::uint8_t { nothing, inside, seat, branches };
enum class WornAt : std::uint8_t { nowhere, head, eyes };

// How somebody wears the motif.
struct Wear {
  WornAt at = WornAt::nowhere;
  double width = 0;  // in widths of the head, or of both eyes with what is between them
  double sit = 0;    // the share of its height that comes below the crown
  bool see_through = false;
};

// Whom it awaits at the end of a labyrinth that has no goal of their own. The order is that of AWAITS in
// resources/lexicon/lexicon.mjs.
enum class Awaits { nobody, faces, things };

// What the lexicon knows of one motif. Entries without hand-made data have defaults derived from their group.
struct LexiconEntry {
  std::string motif;     // catalogue id
  std::string singular;  // "Katze"
  Gender gender = Gender::neuter;
  std::string plural;  // "Katzen"; empty for what cannot be counted
  SizeClass size = SizeClass::medium;
  Support support = Support::ground;
  Facing facing = Facing::front;
  std::string habitat;  // scene id, empty for none
  bool has_face = false;
  bool is_animal = false;
  bool is_measure = false;    // only says how much there is of the noun after it: "ein Glas Limonade"
  bool brings_child = false;  // a stork's baby is none of its own
  // What kind of thing it shows ("flower", "tree", "boat" ...), empty for most. Props of a kind that somebody
  // asked for are left out of a page: three butterflies are three, and no flower competes with the one in the
  // text.
  std::string kind;
  HeadOnly head_only = HeadOnly::no;
  Holds holds = Holds::nothing;
  Wear wear;
  std::string goal;    // the motif that it looks for in a labyrinth, empty for none of its own
  bool walks = false;  // through a labyrinth when nobody was asked for; has a goal then
  Awaits awaits = Awaits::nobody;
  // What children call the drawing at once and all alike, even where it is as small as a stamp; empty for
  // most.
  std::string shown_as;
};

// Whether it is somebody: who has a face, and is no sun or moon.
bool is_being(const LexiconEntry& entry);
// Whether it is somebody and no animal: people, and beings of fairy tales.
bool is_person(const LexiconEntry& entry);

// Whether it is so large or so far away that nobody holds it or has it beside them as their own: a castle, a
// tree, the rainbow; but not a ship or a balloon. "Ein Einhorn mit Regenbogen" is one before a rainbow.
bool is_landmark(const LexiconEntry& entry);

// What the accusative of a verb is: "wirft einen Ball", "fährt Roller"; an intransitive verb has none.
enum class DeedObject : std::uint8_t { patient, tool, none };

// What the lexicon knows of what somebody does. The views point into the embedded lexicon.
struct DeedEntry {
  std::string_view verb;  // infinitive with its particle
  DeedObject object = DeedObject::patient;
  bool receiver = false;                       // its dative is for whom it is done: "gibt der Oma"
  bool idle = false;                           // says nothing that a page could show: "ist"
  bool leads = false;                          // the verb after it says what is done: "will schwimmen"
  bool asks = false;                           // customers ask for a page with it: "male"
  bool moves = false;                          // goes somewhere: "von" tells whence
  bool together = false;                       // takes two: a tug of war
  bool done_to_beings = false;                 // to somebody, and to no thing: "streichelt"
  int many = 0;                                // so many people do it where the text says no number
  bool makes = false;                          // its object comes into being: "baut einen Schneemann"
  std::vector<std::string_view> object_after;  // keys of prepositions whose noun is its object: "wartet auf"
  std::vector<std::string_view> tool_after;    // likewise its tool: "fegt mit"
  int tool = -1;                               // meant where none is named: index into Lexicon::entries()
  std::vector<std::string_view> places;        // where it is done when the text says nothing
  std::string_view like;                       // a verb that looks the same, empty for most
  std::string_view base;                       // "fahren" of "Rad fahren"; the verb itself of most
  std::string_view particle;                   // "vor" of "vorlesen"; empty for most
  std::string_view parts;  // "rad", "an_der_hand": the words of the clause that make it; empty for most
};

// A noun's singular under its key, for suggestions.
struct Lemma {
  std::string_view key;
  const Word* word = nullptr;
};

// The German words that the engine knows. Immutable, hence thread-safe.
class Lexicon {
 public:
  // The lexicon of the executable; read at the first call.
  static const Lexicon& embedded();
  // Reads lexicon.tsv; `text` must outlive the lexicon. Throws std::runtime_error for a malformed one.
  explicit Lexicon(std::string_view text);
  Lexicon(const Lexicon&) = delete;
  Lexicon& operator=(const Lexicon&) = delete;

  // nullptr for a motif without an entry.
  const LexiconEntry* find(std::string_view motif) const;
  // Likewise; of a sequence of emoji without an entry its longest start with one ("1f469-200d-1f467":
  // "1f469").
  const LexiconEntry* find_sequence(std::string_view motif) const;
  // Sorted by motif.
  const std::vector<LexiconEntry>& entries() const { return entries_; }

  // What a key (text_fold.h) can be; nothing for an unknown one. The words of a phrase are joined by "_".
  std::optional<FormRecord> look_up(std::string_view key) const;
  // Whether some phrase starts with this word.
  bool starts_phrase(std::string_view key) const;
  // The drawable nouns whose key starts with `letter`, sorted by key.
  std::span<const Lemma> lemmas(char letter) const;
  // Characters that are not for children.
  const std::vector<char32_t>& refused_signs() const { return refused_signs_; }
  const std::vector<Word>& words() const { return words_; }
  // Those of several words: "Rad fahren".
  const std::vector<const DeedEntry*>& phrase_deeds() const { return phrase_deeds_; }
  // What the verb or participle says that somebody does; nullptr for none.
  const DeedEntry* deed_of(const Word& word) const;
  // The entry of its own that the infinitive has; nullptr for none. Looks through all of them.
  const DeedEntry* find_deed(std::string_view infinitive) const;
  // Likewise the noun with this key: "Wettrennen".
  const DeedEntry* deed_of_noun(std::string_view key) const;
  std::size_t form_count() const { return forms_.size(); }
  FormRecord form(std::size_t index) const;

 private:
  friend class LexiconLoader;

  // A FormRecord in 24 bytes: there are tens of thousands. By slot: noun, other, first part, head.
  struct StoredForm {
    const char* key = nullptr;
    std::uint8_t length = 0;
    std::array<std::uint8_t, 4> numbers{};  // GrammaticalNumber, and `derived` as a bit
    std::array<std::uint16_t, 4> words{};   // index into words_ + 1, 0 for none

    std::string_view view() const { return {key, length}; }
  };

  std::vector<LexiconEntry> entries_;
  std::vector<Word> words_;
  std::vector<char32_t> refused_signs_;
  std::vector<StoredForm> forms_;
  std::vector<std::uint32_t> slots_;  // open addressing over forms_: index + 1, 0 for an empty slot
  std::vector<std::string_view> phrase_starts_;  // sorted
  std::vector<Lemma> lemmas_;                    // sorted by key
  std::vector<DeedEntry> deeds_;
  std::vector<const DeedEntry*> phrase_deeds_;
  std::vector<std::pair<std::string_view, std::size_t>> deed_nouns_;  // key and index into deeds_, sorted
};

}  // namespace drawing::language
