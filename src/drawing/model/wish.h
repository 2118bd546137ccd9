#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace drawing {

enum class SizeWish { as_is, tiny, small, large, huge };
enum class Mood { as_is, happy, sad, angry, sleepy };
enum class Pose { as_is, flying, swimming, sleeping, running, jumping, sitting, eating, dancing };
enum class Preposition { on, under, above, beside, in_front_of, behind, in, between, with };

// One kind of motif that somebody asked for.
struct WishedMotif {
  std::string motif;       // catalogue id
  std::string name;        // German singular with its capital letter
  bool face_only = false;  // who asks for a face gets no body below it
  int count = 1;           // 1 to 12
  bool counted = false;    // the text says how many
  SizeWish size = SizeWish::as_is;
  Mood mood = Mood::as_is;
  Pose pose = Pose::as_is;
  std::vector<std::string> called = {};  // first names, as typed: "Kater Felix"
  std::string garment = {};              // what they wear: "suit"; empty where the text does not say it
};

// "die Katze auf dem Pferd": subject 0, on, object 1. Indexes into Wish::motifs; `between` has two objects.
struct Relation {
  int subject = 0;
  Preposition preposition = Preposition::beside;
  std::vector<int> objects;
};

// Which way a deed goes.
enum class WayPreposition {
  around,
  through,
  over,
  under,
  along,
  towards,
  away_from,
  out_of,
  into,
  onto,
  behind,
  in_front_of
};

// "um den Baum", "durch den Wald".
struct Way {
  WayPreposition preposition = WayPreposition::around;
  std::variant<int, std::string> goal;  // index into Wish::motifs, or a place's id
};

struct DeedPlace {
  std::string id;                   // from the scene list
  bool named = false;               // by the text; else where such a deed is usually done
  std::vector<std::string> others;  // where it is usually done as well
};

// Who does what: "Oma liest dem Kind ein Buch vor". Indexes into Wish::motifs.
struct Deed {
  std::vector<int> agents;     // at least one; those who do it together
  std::string verb;            // infinitive with its particle: "vorlesen"
  std::string like;            // a verb that looks the same ("anschieben": "schieben"), empty for most
  std::optional<int> patient;  // to whom or what it is done: the book
  // With what: an index, or the motif that the verb means where the text names none.
  std::optional<std::variant<int, std::string>> tool;
  std::optional<int> receiver;  // for whom: the child
  std::optional<Way> way;
  std::optional<DeedPlace> place;
  Pose pose = Pose::as_is;      // how a figure shows the verb
  bool undrawn_object = false;  // "hebt die Wabe": it is done to what has no drawing
  int some = 0;                 // "Drei Kinder bauen, und eines liest": how many of its agents; 0 for all
};

enum class Hair { as_is, short_hair, long_hair, curls, plaits, ponytail };
enum class Outfit { as_is, trousers, skirt, dress, dungarees, coat };

// How the first person of a page looks. The skin is the child's to colour.
struct Looks {
  Hair hair = Hair::as_is;
  Outfit outfit = Outfit::as_is;
  bool glasses = false;

  friend bool operator==(const Looks&, const Looks&) = default;
};

// What a German sentence asks for, as understood by drawing/language.
struct Wish {
  std::string text;  // as typed, without outer white space
  std::vector<WishedMotif> motifs;
  std::vector<Relation> relations;
  std::vector<Deed> deeds;           // in the order of the text
  std::optional<std::string> scene;  // id from the scene list, for example "weltraum"
  // The place of a weather or a time of the day that the text gives the scene: "nachts am See" has "nacht".
  std::optional<std::string> weather;
  bool weather_told = false;  // by a clause of its own: "weil es regnet"
  // Another place that the text names beside the scene: "Geburtstag im Garten" has "garten".
  std::optional<std::string> whereabouts;
  std::optional<std::string> special;  // "mandala", "schriftzug", "labyrinth", "muster", "punkte"
  // The shape that all of them make together, as layout/formation.h has them: "heart" for "ein Herz aus
  // Blumen".
  std::optional<std::string> formation;
  Looks looks;                           // no sentence says them
  std::string lettering;                 // the words of a lettering page, as typed
  std::vector<std::string> things;       // that have no drawing of their own; a deed may bring them
  std::vector<std::string> unknown;      // words that nothing is known for, as typed
  std::vector<std::string> suggestions;  // known words near the unknown ones, best first
  // Words that are not for children, as typed; with any of them nothing is drawn, and the rest is empty.
  std::vector<std::string> refused;
  std::vector<std::string> notices;   // stable keys of what was left out: "count_capped", "kinds_capped"
  std::vector<std::string> denied;    // infinitives of what the text says does not happen: "fliegt nicht"
  std::vector<std::string> left_out;  // the names that "kinds_capped" speaks of
  // Infinitives of the deeds that the page does not show. Known once it is drawn.
  std::vector<std::string> not_shown;
  // Likewise of those that some do, and others who are to do them do not.
  std::vector<std::string> not_by_all;
  // Names of motifs and things that are not on the page. Known likewise.
  std::vector<std::string> not_drawn;
  std::vector<std::string> fewer_drawn;  // likewise of those of which there are fewer than asked for
  std::vector<std::string> hardly_seen;  // likewise of those that others cover
};

}  // namespace drawing
