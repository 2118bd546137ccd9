#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "books/german/noun.h"
#include "drawing/language/lexicon.h"

namespace books::german {

// What part a motif can play.
enum class NounKind : std::uint8_t {
  being,  // speaks and acts
  sky,    // is up in the air
  thing,
};

// What a story has to know of a noun.
struct NounRecord {
  Noun noun;
  NounKind kind = NounKind::thing;
  drawing::language::Support support = drawing::language::Support::ground;
  bool vehicle = false;
  bool may_be_little = false;  // "die kleine Katze", but no "kleine Lehrerin"
  bool unique = false;         // "die Sonne": never "eine"
  bool like_name = false;      // "Oma": without an article
  bool title = false;          // "Prinzessin Lotte": without an article before a name
};

// Every noun that leads to a drawing. Immutable, hence thread-safe.
class NounTable {
 public:
  // The one of the executable (nouns.tsv, resources/lexicon/README.md); read at the first call.
  static const NounTable& embedded();
  // Throws std::runtime_error for malformed text.
  explicit NounTable(std::string_view text);

  // By the singular as Wish gives it; nullptr for an unknown one.
  const NounRecord* find(const std::string& name) const;
  const std::unordered_map<std::string, NounRecord>& all() const { return records_; }

 private:
  std::unordered_map<std::string, NounRecord> records_;
};

}  // namespace books::german
