#include "drawing/language/compounds.h"

#include <array>
#include <string>

namespace drawing::language {

namespace {

constexpr std::size_t shortest_tail = 2;
constexpr std::size_t shortest_first_part = 2;
// "Sexau", "Nazareth" are places.
constexpr std::size_t shortest_tail_of_refused = 3;

// Of a particle that starts other words ("Anzug", "Verein"): it is no first part of a compound.
bool is_particle(const Lexicon& lexicon, std::string_view part) {
  const auto record = lexicon.look_up(part);
  return record && record->particle() != nullptr && record->particle()->count == 0;
}

bool is_wordlike(std::string_view part) {
  return part.size() >= 3 && part.find_first_of("aeiouy") != std::string_view::npos;
}

// The first part of a compound, as far as it is understood.
struct Beginning {
  bool known = false;
  const Word* word = nullptr;  // a noun, an adjective or a word that only starts compounds
};

Beginning look_up_beginning(const Lexicon& lexicon, std::string_view part) {
  const auto record = lexicon.look_up(part);
  if (!record) return {};
  if (record->first_part && record->particle() == nullptr) return {true, record->first_part.word};
  if (record->noun) return {true, record->noun.word};
  if (!record->other) return {static_cast<bool>(record->head), nullptr};
  const WordKind kind = record->other.word->kind;
  const bool content = kind == WordKind::adjective || kind == WordKind::verb || kind == WordKind::number;
  // Short words that are passed over are particles: "Obhut" is no hat.
  if (content || (kind == WordKind::pass && part.size() > 3)) return {true, record->other.word};
  return {};
}

// With linking elements taken off ("Geburtstags-"), or an ending put back that compounds drop ("Kirsch-",
// "Schul-").
Beginning read_beginning(const Lexicon& lexicon, std::string_view part) {
  constexpr std::array<std::string_view, 6> links = {"s", "n", "en", "es", "er", "e"};
  if (const Beginning exact = look_up_beginning(lexicon, part); exact.known) return exact;
  for (const std::string_view link : links) {
    if (!part.ends_with(link) || part.size() < link.size() + 3) continue;
    if (const auto found = look_up_beginning(lexicon, part.substr(0, part.size() - link.size())); found.known)
      return found;
  }
  // "Kirsch-", "Schul-"
  return part.size() < 4 ? Beginning{} : look_up_beginning(lexicon, std::string(part) + "e");
}

// A being in the first part is meant when the tail is only its place: "Pferdestall", "Dinoparty".
bool is_being(const Lexicon& lexicon, const Word& word) {
  return word.kind == WordKind::motif && lexicon.entries()[static_cast<std::size_t>(word.entry)].has_face;
}

void add_beginning(const Lexicon& lexicon, const Word& first, Reading& reading) {
  if (!first.scene.empty() && reading.word->kind != WordKind::scene) {
    reading.scene = first.scene;
    reading.scene_rank = 1;
  }
  if (first.size != SizeWish::as_is) reading.size = first.size;
  const bool drawable = first.kind == WordKind::motif || first.kind == WordKind::collection;
  if (reading.word->kind == WordKind::special && drawable) reading.before = &first;
  if (reading.word->kind == WordKind::scene && is_being(lexicon, first)) reading.before = &first;
}

// "Hundefamilie", "Elefantenbaby": the tail only says how many or how big.
Reading read_with_head(const Form& head, const Beginning& first) {
  if (!first.known || first.word == nullptr) return {};
  const WordKind kind = first.word->kind;
  if (kind != WordKind::motif && kind != WordKind::collection && kind != WordKind::missing) return {};
  Reading reading;
  reading.word = first.word;
  // "Katzenbilder" shows one cat, "Elefantenbabys" are several.
  reading.number = head.word->size == SizeWish::as_is ? GrammaticalNumber::singular : head.number;
  reading.size = head.word->size;
  reading.collective = head.word->count;
  return reading;
}

// "Mordopfer", "Sexfilm": what the first part is refused for.
bool refuses_compounds(const Word* first) {
  return first != nullptr && first->kind == WordKind::refused && first->count > 0;
}

bool is_tail(const Form& noun) {
  return noun && noun.word->tail != TailRule::never;
}

}  // namespace

Reading read_compound(const Lexicon& lexicon, std::string_view key, FirstPart first_part) {
  for (std::size_t cut = shortest_first_part; cut + shortest_tail <= key.size(); ++cut) {
    const std::string_view part = key.substr(0, cut);
    const std::string_view tail = key.substr(cut);
    const auto record = lexicon.look_up(tail);
    if (!record || (!record->noun && !record->head) || is_particle(lexicon, part)) continue;
    const Beginning first = read_beginning(lexicon, part);
    if (tail.size() >= shortest_tail_of_refused && refuses_compounds(first.word)) {
      Reading refused;
      refused.word = first.word;
      return refused;
    }
    if (!is_tail(record->noun) && !record->head) continue;
    if (record->head) {
      if (Reading reading = read_with_head(record->head, first)) {
        // "Tulpenfeld" is a place as well.
        const bool place = record->noun && record->noun.word->kind == WordKind::scene;
        if (place)
          reading.scene = record->noun.word->scene, reading.scene_rank = record->noun.word->scene_rank;
        return reading;
      }
    }
    if (!is_tail(record->noun)) continue;
    const bool unknown_may_start = first_part == FirstPart::any &&
                                   record->noun.word->tail == TailRule::after_any && !record->noun.derived &&
                                   is_wordlike(part);
    if (!first.known && !unknown_may_start) continue;
    Reading reading;
    reading.word = record->noun.word;
    reading.number = record->noun.number;
    reading.key = record->key;
    if (first.word != nullptr) add_beginning(lexicon, *first.word, reading);
    return reading;
  }
  return {};
}

}  // namespace drawing::language
