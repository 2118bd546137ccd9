#include "drawing/deeds/subsets.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace drawing::deeds {
namespace {

bool has(const std::vector<int>& agents, int one) {
  return std::find(agents.begin(), agents.end(), one) != agents.end();
}

// Whether some of those who do `all` do `own`, and not all of them.
bool is_of_some(const Task& own, const Task& all) {
  return own.agents.size() < all.agents.size() &&
         std::all_of(own.agents.begin(), own.agents.end(), [&](int one) { return has(all.agents, one); });
}

}  // namespace

void leave_to_others(std::vector<Task>& tasks, const std::function<bool(const Task&)>& has_plan,
                     const std::function<bool(const Task&)>& can_go_on) {
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    for (std::size_t j = i + 1; j < tasks.size(); ++j) {
      const Task& own = tasks[j];
      if (!tasks[i].deed || !own.deed || !is_of_some(own, tasks[i]) || !has_plan(own)) continue;
      Task fewer = tasks[i];
      std::erase_if(fewer.agents, [&](int one) { return has(own.agents, one); });
      if (can_go_on(fewer)) tasks[i] = std::move(fewer);
    }
  }
}

}  // namespace drawing::deeds
