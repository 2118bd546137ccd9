#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "drawing/language/cases.h"
#include "drawing/language/phrases.h"

namespace drawing::language {

// Stand for mentions that only the end of the text brings: the child that asks for the page ("ich"), and from
// `first_collection` downwards what a collection ("Familie") becomes.
constexpr int asker = -1;
constexpr int first_collection = -2;

// A noun phrase that became mentions, or named a place.
struct Argument {
  std::vector<int> mentions;          // indexes into Sentence::mentions, or asker, or a collection
  std::string_view place = {};        // scene id, empty for none
  std::string_view preposition = {};  // its key, empty for none
  bool shares_preposition = false;    // with the noun before it: "um das Haus und den Baum"
  Cases cases = {};
  Gender gender = Gender::neuter;
  bool plural = false;
  bool speaker = false;  // "ich", "mir"
  bool being = false;    // somebody with a face
  bool animal = false;
  bool toy = false;                       // a being that others play with: a doll
  bool huge = false;                      // larger than who works with a tool
  bool bare = false;                      // without article, number and adjective
  const DeedEntry* participle = nullptr;  // "schlafende Katze"
  std::string_view own_part = {};         // "seine Pfote": of a body, which is not drawn by itself
  bool body_part = false;                 // "in der Hand"
  std::string key = {};                   // of the noun, as typed
};

struct VerbOfClause {
  const VerbPhrase* verb = nullptr;
};

// "und" or a comma.
struct Separator {
  bool is_comma = false;
};

// A ClauseWord, with the preposition before a relative pronoun.
struct Opening {
  ClauseWord word;
  std::string_view preposition = {};
};

// What a sentence is made of, for those who ask who does what.
struct Item {
  std::variant<Argument, VerbOfClause, DeedNoun, Separator, Opening> what;
  int order = 0;  // in the sentence
};

enum class ClauseKind : std::uint8_t { main, relative, subordinate };

// One verb, or several that belong together ("will schwimmen"), with what stands around it.
struct Clause {
  ClauseKind kind = ClauseKind::main;
  std::vector<Item> items;
  std::vector<Argument> antecedents;  // of a relative clause: the nouns that it speaks of
  Opening opening = {};               // likewise
  bool continues = false;             // "und", a comma, stood before it

  // Where it stands in the sentence.
  int order() const { return items.empty() ? 0 : items.front().order; }
};

// What an item is; nullptr where it is something else.
template <class What>
const What* as(const Item& item) {
  return std::get_if<What>(&item.what);
}

// Takes the items of one sentence apart.
std::vector<Clause> split_into_clauses(const std::vector<Item>& items);

}  // namespace drawing::language
