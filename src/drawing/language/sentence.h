#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/attributes.h"
#include "drawing/language/phrases.h"
#include "drawing/language/word.h"

namespace drawing::language {

// A noun phrase of a sentence that is to be drawn.
struct Mention {
  int entry = 0;  // index into Lexicon::entries()
  std::string_view name;
  long count = 1;
  bool counted = false;  // the text says how many
  Attributes attributes = {};
  bool definite = false;  // "der Hund": may be one that was mentioned before
  WordRole role = WordRole::none;
  bool face_only = false;                // "Katzengesicht"
  bool is_part = false;                  // of a body: "Zähne"
  std::vector<std::string> called = {};  // first names, as typed: "Kater Felix"
  std::string_view garment = {};         // that they wear: "suit", empty for none
  std::string own_name = {};             // of somebody whom the lexicon does not have: "Torhüterin"
  bool is_stand_in = false;  // somebody whom the lexicon does not have: any person stands for them
  bool is_another = false;   // than whoever has the same drawing and another name
  bool is_other = false;     // "einen anderen Hund": not the one before
  bool left_out = false;     // "Waldtiere: Fuchs, Igel": says what the next ones are, and is not drawn itself
};

// Indexes into Sentence::mentions.
struct MentionRelation {
  int subject = 0;
  Preposition preposition = Preposition::beside;
  std::vector<int> objects;
};

// "um den Baum", "durch den Wald".
struct MentionedWay {
  WayPreposition preposition = WayPreposition::around;
  std::variant<int, std::string_view> goal;  // a mention, or a scene's id
};

// A Deed whose indexes are those of Sentence::mentions.
struct MentionedDeed {
  const DeedEntry* entry = nullptr;
  std::vector<int> agents = {};
  std::optional<int> patient = std::nullopt;
  std::optional<int> tool = std::nullopt;
  std::optional<int> receiver = std::nullopt;
  std::optional<MentionedWay> way = std::nullopt;
  std::string_view place = {};  // named in its clause, empty for none
  Pose pose = Pose::as_is;
  bool denied = false;          // "fliegt nicht": the text says that it does not happen
  bool undrawn_object = false;  // "hebt die Wabe": it is done to what has no drawing
  bool takes_others = false;    // a noun that says what several do together: "beim Laternenumzug"
  int some = 0;                 // of its agents; 0 for all
  const DeedEntry* said =
      nullptr;  // what the text says instead: "frisst aus meiner Hand"; nullptr for the same
};

struct MentionedScene {
  std::string_view id;
  int strength = 0;       // the strongest wins, the first of equals
  bool weather = false;   // or a time: what another place can have as well
  bool told = false;      // by a verb: "es regnet"
  bool of_group = false;  // where a group of people usually is: "Klasse"
};

// What a text says, before anything is merged, capped or chosen.
struct Sentence {
  std::vector<Mention> mentions;
  std::vector<MentionRelation> relations;
  std::vector<MentionedScene> scenes;
  std::vector<MentionedDeed> deeds;
  std::vector<std::string> overlooked;  // verbs and adjectives that nothing is known for, as typed
  std::vector<UnknownWord> unknown;
  std::vector<const Word*> things;       // without a drawing of their own, which deeds may bring
  std::vector<const DeedEntry*> undone;  // deeds whose agents are not on the page
  std::string_view special;
  std::vector<std::string> lettering;    // what stood after "Schriftzug"
  std::vector<const Word*> collections;  // already replaced by mentions
};

}  // namespace drawing::language
