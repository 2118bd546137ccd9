#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace drawing::language {

enum class Gender : std::uint8_t { masculine, feminine, neuter };
// From mouse to whale; the composition turns it into relative sizes.
enum class SizeClass : std::uint8_t { tiny, small, medium, large, huge, giant };
// What a motif is held up by.
enum class Support : std::uint8_t { ground, water_surface, under_water, air, wall_or_hand, sky };
// Which way the drawing looks.
enum class Facing : std::uint8_t { front, left, right };

// What the lexicon knows of one motif. Entries without hand-made data have defaults derived from their group.
struct LexiconEntry {
  std::string motif;     // catalogue id
  std::string singular;  // "Katze"
  Gender gender = Gender::neuter;
  std::string plural;  // "Katzen"
  SizeClass size = SizeClass::medium;
  Support support = Support::ground;
  Facing facing = Facing::front;
  std::string habitat;  // scene id, empty for none
  bool has_face = false;
};

// The embedded lexicon. Immutable and thread-safe after the first call.
class Lexicon {
 public:
  static const Lexicon& embedded();
  // nullptr for a motif without an entry.
  const LexiconEntry* find(std::string_view motif) const;
  const std::vector<LexiconEntry>& entries() const { return entries_; }

 private:
  friend class LexiconLoader;
  std::vector<LexiconEntry> entries_;  // sorted by motif
};

}  // namespace drawing::language
