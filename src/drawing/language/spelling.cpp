#include "drawing/language/spelling.h"

#include <algorithm>
#include <array>
#include <utility>

namespace drawing::language {

namespace {

constexpr std::size_t shortest_corrected = 5;
// "ein Buhc": two letters that changed places tell enough.
constexpr std::size_t shortest_noun = 4;
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";

// Function words are short and frequent: what looks like one of them is more likely another word.
bool is_target(const FormRecord& record) {
  if (record.key.size() + 1 < shortest_corrected) return false;
  // A slip of the pen is no reason to refuse a page.
  if (record.noun) {
    const WordKind kind = record.noun.word->kind;
    return !record.noun.derived && kind != WordKind::name && kind != WordKind::refused;
  }
  if (!record.other) return false;
  const WordKind kind = record.other.word->kind;
  return kind == WordKind::adjective || kind == WordKind::verb || kind == WordKind::number;
}

// The likeliest of the forms that trials found.
class BestCorrection {
 public:
  BestCorrection(const Lexicon& lexicon, bool noun_likely) : lexicon_(lexicon), noun_likely_(noun_likely) {}

  // `slip`: how unlikely this kind of slip is.
  void offer(std::string_view trial, int slip) {
    const auto record = lexicon_.look_up(trial);
    if (!record || !is_target(*record)) return;
    constexpr int plural_cost = 3, other_cost = 8;
    const bool plural = record->noun && record->noun.number == GrammaticalNumber::plural;
    const bool unlikely = noun_likely_ && !record->noun;
    const int cost = slip + (plural ? plural_cost : 0) + (unlikely ? other_cost : 0);
    if (best_ && cost >= cost_) return;
    best_ = record;
    cost_ = cost;
  }
  const std::optional<FormRecord>& best() const { return best_; }

 private:
  const Lexicon& lexicon_;
  bool noun_likely_;
  std::optional<FormRecord> best_;
  int cost_ = 0;
};

// Rows of the Levenshtein distance with swaps (optimal string alignment), cut off above 2.
int distance(std::string_view a, std::string_view b) {
  constexpr std::size_t most = 32;
  if (a.size() >= most || b.size() >= most) return 3;
  std::array<std::array<int, most>, 3> rows{};
  for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    auto& row = rows[i % 3];
    const auto& above = rows[(i - 1) % 3];
    row[0] = static_cast<int>(i);
    int best = row[0];
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], rows[(i - 2) % 3][j - 2] + 1);
      best = std::min(best, row[j]);
    }
    if (best > 2) return 3;
  }
  return rows[a.size() % 3][b.size()];
}

}  // namespace

std::optional<FormRecord> correct_spelling(const Lexicon& lexicon, std::string_view key, bool noun_likely) {
  const std::size_t shortest = noun_likely ? shortest_noun : shortest_corrected;
  if (key.size() < shortest) return std::nullopt;
  enum Slip : int { swapped, doubled, missing, wrong };
  BestCorrection correction(lexicon, noun_likely);
  std::string trial(key);
  for (std::size_t i = 0; i + 1 < key.size(); ++i) {
    std::swap(trial[i], trial[i + 1]);
    correction.offer(trial, swapped);
    std::swap(trial[i], trial[i + 1]);
  }
  if (key.size() < shortest_corrected) return correction.best();
  for (std::size_t i = 1; i < key.size(); ++i) {
    trial.erase(i, 1);
    correction.offer(trial, doubled);
    trial.insert(i, 1, key[i]);
  }
  for (std::size_t i = 1; i <= key.size(); ++i) {
    trial.insert(i, 1, ' ');
    for (const char letter : letters) {
      trial[i] = letter;
      // "schiest": children write one letter of two.
      const bool twin = letter == key[i - 1] || (i < key.size() && letter == key[i]);
      correction.offer(trial, twin ? doubled : missing);
    }
    trial.erase(i, 1);
  }
  for (std::size_t i = 1; i < key.size(); ++i) {
    for (const char letter : letters) {
      trial[i] = letter;
      if (letter != key[i]) correction.offer(trial, wrong);
    }
    trial[i] = key[i];
  }
  return correction.best();
}

std::vector<std::string> similar_nouns(const Lexicon& lexicon, std::string_view key, std::size_t most) {
  std::vector<std::pair<int, const Word*>> ranked;
  if (key.size() >= 3 && key.front() >= 'a' && key.front() <= 'z') {
    for (const Lemma& lemma : lexicon.lemmas(key.front())) {
      const auto longer = std::max(lemma.key.size(), key.size());
      const auto shorter = std::min(lemma.key.size(), key.size());
      if (longer - shorter > 2) continue;
      const int d = distance(key, lemma.key);
      if (d <= 2 && (d == 1 || key.size() >= shortest_corrected)) ranked.emplace_back(d, lemma.word);
    }
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> names;
  for (const auto& [rank, word] : ranked) {
    if (names.size() == most) break;
    const std::string name(word->name);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return names;
}

}  // namespace drawing::language
