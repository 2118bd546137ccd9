#include "drawing/special/maze_goals.h"

#include <span>
#include <vector>

namespace drawing::special {
namespace {

// Where those go whom nothing special waits for: who has a face goes home, a bus to the finish.
constexpr std::string_view home = "1f3e0", flag = "1f3c1";

}  // namespace

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
  const std::string_view usual = entry != nullptr && entry->has_face ? home : flag;
  const std::string_view own = entry != nullptr && !entry->goal.empty() ? entry->goal : usual;
  for (const std::string_view goal : {own, usual}) {
    if (library.motif(goal) != nullptr) return goal;
  }
  return {};
}

}  // namespace drawing::special
