#include "drawing/language/sound.h"

#include <algorithm>
#include <array>
#include <utility>

namespace drawing::language {

namespace {

constexpr std::size_t shortest_heard = 5;
// A word that sounds like another one is not much longer or shorter.
constexpr std::size_t most_longer = 4;

bool is_vowel(char letter) {
  return std::string_view("aeiou").find(letter) != std::string_view::npos;
}

using Rule = std::pair<std::string_view, std::string_view>;

// Longer spellings before their parts. Capitals are sounds that take several letters: A "ei", O "eu", S
// "sch", X "ch".
constexpr std::array<Rule, 40> rules = {
    {{"tsch", "tS"}, {"sch", "S"}, {"chs", "ks"}, {"aeu", "O"}, {"tz", "z"}, {"ts", "z"},  {"ds", "z"},
     {"ck", "k"},    {"ch", "X"},  {"ph", "f"},   {"th", "t"},  {"dt", "t"}, {"qu", "kw"}, {"ai", "A"},
     {"ei", "A"},    {"ay", "A"},  {"ey", "A"},   {"eu", "O"},  {"oi", "O"}, {"oy", "O"},  {"ae", "e"},
     {"ie", "i"},    {"ih", "i"},  {"ah", "a"},   {"eh", "e"},  {"oh", "o"}, {"uh", "u"},  {"v", "f"},
     {"d", "t"},     {"b", "p"},   {"g", "k"},    {"c", "k"},   {"q", "k"},  {"x", "ks"},  {"y", "i"},
     {"j", "i"},     {"oe", "e"},  {"ue", "i"},   {"ss", "s"},  {"w", "w"}}};

// The plural's endings, longest first; none for the singular.
constexpr std::array<std::string_view, 6> endings = {"", "en", "er", "e", "n", "s"};

std::string_view without_ending(std::string_view key, std::string_view ending) {
  return key.substr(0, key.size() - ending.size());
}

}  // namespace

std::string sound_of(std::string_view key) {
  std::string sound;
  const auto add = [&sound](char c) {
    if (sound.empty() || sound.back() != c) sound.push_back(c);
  };
  for (std::size_t i = 0; i < key.size();) {
    const auto rule = std::find_if(rules.begin(), rules.end(),
                                   [&](const Rule& r) { return key.substr(i).starts_with(r.first); });
    if (rule != rules.end()) {
      for (const char c : rule->second) add(c);
      // "Einhorn" has its h, "Reh" has none that is heard.
      i += rule->first.size();
      if (i < key.size() && key[i] == 'h' && !sound.empty() && (i + 1 == key.size() || !is_vowel(key[i + 1])))
        ++i;
      continue;
    }
    add(key[i]);
    ++i;
  }
  // "Hubschrauba"
  if (sound.ends_with("er")) sound.replace(sound.size() - 2, 2, "a");
  return sound;
}

std::optional<FormRecord> correct_by_sound(const Lexicon& lexicon, std::string_view key) {
  if (key.size() < shortest_heard) return std::nullopt;
  for (const std::string_view ending : endings) {
    // Short words sound like many others: "Hameln" are no wethers.
    const std::size_t least = ending.empty() ? shortest_heard : shortest_heard + 1;
    if (!key.ends_with(ending) || key.size() < ending.size() + least) continue;
    const std::string sound = sound_of(without_ending(key, ending));
    std::string_view best;
    std::size_t best_difference = most_longer + 1;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
      for (const Lemma& lemma : lexicon.lemmas(letter)) {
        const std::size_t longer = std::max(lemma.key.size(), key.size());
        const std::size_t difference = longer - std::min(lemma.key.size(), key.size());
        if (difference >= best_difference || lemma.key.size() < shortest_heard ||
            sound_of(lemma.key) != sound)
          continue;
        best = lemma.key;
        best_difference = difference;
      }
    }
    if (best.empty()) continue;
    std::optional<FormRecord> record = lexicon.look_up(best);
    if (!record || !record->noun) return std::nullopt;
    if (!ending.empty()) record->noun.number = GrammaticalNumber::plural;
    return record;
  }
  return std::nullopt;
}

}  // namespace drawing::language
