#include "drawing/special/maze_goals.h"

#include <span>
#include <vector>

namespace drawing::special {
std::optional<MazePair> default_pair(const cast::Library& library, base::Random& random) {
  std::vector<MazePair> pairs;
  for (const language::LexiconEntry& entry : library.entries()) {
    if (entry.walks && library.motif(entry.motif) != nullptr && library.motif(entry.goal) != nullptr)
      pairs.push_back({entry.motif, entry.goal});
  }
  if (pairs.empty()) return std::nullopt;
  return random.pick(std::span<const MazePair>(pairs));
}

std::string_view goal_of(std::string_view walker, const cast::Library& library) {
  const language::LexiconEntry* entry = library.entry(walker);
  if (entry != nullptr && !entry->goal.empty() && library.motif(entry->goal) != nullptr) return entry->goal;
  // Who has a face goes home, a bus to the finish.
  const auto awaits =
      entry != nullptr && entry->has_face ? language::Awaits::faces : language::Awaits::things;
  for (const language::LexiconEntry& goal : library.entries()) {
    if (goal.awaits == awaits && library.motif(goal.motif) != nullptr) return goal.motif;
  }
  return {};
}

}  // namespace drawing::special
