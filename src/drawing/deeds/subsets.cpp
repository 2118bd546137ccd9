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

bool is_done_by_same(const Task& other, const Task& task, const Wish& wish) {
  if (!other.deed || !task.deed || other.deed == task.deed || other.agents != task.agents) return false;
  const int some = wish.deeds[*other.deed].some;
  return some == 0 || task.way != WayPreposition::onto || some == wish.deeds[*task.deed].some;
}

void some_last(std::vector<Task>& tasks, const Wish& wish) {
  const std::vector<Task> those = tasks;
  std::stable_partition(tasks.begin(), tasks.end(), [&](const Task& task) {
    const bool of_one = task.deed && wish.deeds[*task.deed].some == 1;
    return !of_one || std::none_of(those.begin(), those.end(), [&](const Task& all) {
      return all.deed && all.way == WayPreposition::onto && all.agents == task.agents &&
             wish.deeds[*all.deed].some == 0;
    });
  });
}

}  // namespace drawing::deeds
