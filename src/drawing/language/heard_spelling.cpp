#include "drawing/language/heard_spelling.h"

#include <array>
#include <string>
#include <vector>

namespace drawing::language {

namespace {

constexpr std::size_t shortest_heard_once = 2;
constexpr std::size_t shortest_heard_twice = 5;
constexpr std::size_t longest_heard = 20;

enum class Where : std::uint8_t { anywhere, start, end };

struct HeardSlip {
  std::string_view typed;
  std::string_view meant;
  Where where = Where::anywhere;
};

// Keys are folded: "ä" is "ae", "ß" is "ss". The most frequent first.
constexpr std::array heard_slips = std::to_array<HeardSlip>({
    {"schp", "sp"},
    {"scht", "st"},
    {"at", "ert", Where::end},
    {"an", "ern", Where::end},
    {"a", "er", Where::end},
    {"z", "tz"},
    {"ts", "tz"},
    {"k", "ck"},
    {"s", "ss"},
    {"ks", "x"},
    {"ks", "chs"},
    {"x", "chs"},
    {"kw", "qu"},
    {"f", "v", Where::start},
    {"v", "f"},
    {"f", "pf"},
    {"w", "v"},
    {"ch", "g", Where::end},
    {"g", "ch", Where::end},
    {"t", "d"},
    {"d", "t"},
    {"p", "b"},
    {"b", "p"},
    {"k", "g"},
    {"g", "k"},
    {"e", "ae"},
    {"e", "aeh"},
    {"ae", "e"},
    {"eu", "aeu"},
    {"oi", "eu"},
    {"ai", "ei"},
    {"ei", "ai"},
    {"ts", "z"},
    {"ss", "s"},
    {"z", "s"},
    {"s", "z"},
    {"t", "th"},
    {"i", "y"},
    {"y", "i"},
    {"sch", "ch"},
    {"e", "ee"},
    {"o", "oo"},
    {"a", "aa"},
    {"en", "ehen", Where::end},
    {"aun", "auen", Where::end},
    {"eun", "euen", Where::end},
});

bool is_vowel_letter(char letter) {
  return std::string_view("aeiou").find(letter) != std::string_view::npos;
}

// All keys that are one slip away from what was typed.
std::vector<std::string> one_slip_from(std::string_view typed) {
  std::vector<std::string> keys;
  const auto put = [&](std::size_t at, std::size_t length, std::string_view by) {
    std::string key(typed.substr(0, at));
    key.append(by).append(typed.substr(at + length));
    keys.push_back(std::move(key));
  };
  for (std::size_t i = 0; i < typed.size(); ++i) {
    const char letter = typed[i];
    const bool vowel_before = i > 0 && is_vowel_letter(typed[i - 1]);
    const bool before_consonant = i + 1 < typed.size() && !is_vowel_letter(typed[i + 1]);
    // "komt", "hopelt", "bal".
    if (vowel_before && std::string_view("bdfglmnprst").find(letter) != std::string_view::npos)
      put(i, 1, std::string(2, letter));
    // "hasn", "segln", "vogl", "fingr".
    if (std::string_view("nlr").find(letter) != std::string_view::npos && i > 1 && i + 1 == typed.size() &&
        !vowel_before)
      put(i, 1, std::string("e") + letter);
    // "regnbogen", "apflbaum".
    if (std::string_view("nl").find(letter) != std::string_view::npos && i > 1 && before_consonant &&
        !vowel_before)
      put(i, 1, std::string("e") + letter);
    // "fligt", "wise".
    if (letter == 'i' && !vowel_before && before_consonant) put(i, 1, "ie");
    // "faren", "zan", "get".
    if (is_vowel_letter(letter) && before_consonant &&
        std::string_view("lmnrt").find(typed[i + 1]) != std::string_view::npos)
      put(i, 1, std::string(1, letter) + 'h');
    // "ku", "re", "schu".
    if (is_vowel_letter(letter) && !vowel_before && i > 0 && i + 1 == typed.size())
      put(i, 1, std::string(1, letter) + 'h');
  }
  for (const HeardSlip& slip : heard_slips) {
    for (std::size_t at = typed.find(slip.typed); at != std::string_view::npos;
         at = typed.find(slip.typed, at + 1)) {
      const bool start = at == 0, end = at + slip.typed.size() == typed.size();
      if ((slip.where == Where::start && !start) || (slip.where == Where::end && !end)) continue;
      put(at, slip.typed.size(), slip.meant);
    }
  }
  return keys;
}

bool is_heard_verb(const FormRecord& record) {
  return record.other && record.other.word->kind == WordKind::verb;
}

bool is_heard_adjective(const FormRecord& record) {
  return record.other && record.other.word->kind == WordKind::adjective;
}

// "eina", "unt", "fon".
bool is_heard_function_word(const FormRecord& record) {
  if (!record.other) return false;
  const WordKind kind = record.other.word->kind;
  return kind == WordKind::indefinite || kind == WordKind::definite || kind == WordKind::preposition ||
         kind == WordKind::conjunction;
}

// Something to draw, or to be passed over; but names and refused words are no slips.
bool is_heard_noun(const FormRecord& record) {
  if (!record.noun || record.noun.derived) return false;
  const WordKind kind = record.noun.word->kind;
  return kind == WordKind::motif || kind == WordKind::scene || kind == WordKind::pass ||
         kind == WordKind::collection;
}

}  // namespace

std::optional<FormRecord> correct_as_heard(const Lexicon& lexicon, std::string_view key, HeardWord wanted,
                                           int slips_made) {
  const std::size_t shortest = slips_made > 1 ? shortest_heard_twice : shortest_heard_once;
  if (key.size() < shortest || key.size() > longest_heard) return std::nullopt;
  std::optional<FormRecord> second_best, function_word;
  // Keeps whatever is not quite what is wanted, in case nothing better comes.
  const auto try_key = [&](std::string_view trial) -> std::optional<FormRecord> {
    auto record = lexicon.look_up(trial);
    if (!record) return std::nullopt;
    const bool verb = wanted != HeardWord::noun && is_heard_verb(*record);
    const bool passed = record->other && record->other.word->kind == WordKind::pass;
    const bool noun = wanted != HeardWord::verb && (is_heard_noun(*record) || passed);
    const bool adjective = wanted == HeardWord::noun_or_verb && is_heard_adjective(*record);
    if (!function_word && is_heard_function_word(*record)) function_word = record;
    if (!verb && !adjective && !(noun && passed)) record->other = {};
    if (!noun || !is_heard_noun(*record)) record->noun = {};
    // "Mer" is no "mehr".
    const bool first_choice = wanted == HeardWord::noun           ? static_cast<bool>(record->noun)
                              : wanted == HeardWord::noun_or_verb ? noun
                                                                  : verb;
    if (first_choice) return record;
    if ((verb || noun || adjective) && !second_best) second_best = record;
    return std::nullopt;
  };
  for (const std::string& once : one_slip_from(key)) {
    if (slips_made == 1) {
      if (const auto found = try_key(once)) return found;
      continue;
    }
    for (const std::string& twice : one_slip_from(once)) {
      if (const auto found = try_key(twice)) return found;
    }
  }
  if (second_best || wanted == HeardWord::noun || slips_made > 1 || !function_word) return second_best;
  function_word->noun = {};
  return function_word;
}

}  // namespace drawing::language
