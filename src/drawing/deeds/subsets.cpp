#include "drawing/deeds/subsets.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "drawing/deeds/joining.h"

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

// Whether there is a thing in a hand of who does it.
bool fills_hands(const Plan& plan) {
  return std::any_of(plan.parts.begin(), plan.parts.end(), [](const Part& part) {
    const auto is_hand = [](const std::optional<Target>& at) { return at && at->point.ends_with("_hand"); };
    return part.is_thing && (is_hand(part.at) || is_hand(part.held));
  });
}

// Whether one figure can do both: the arms that the body of one leaves free do the other.
bool go_together(const Plan& a, const Plan& b) {
  return needs_only_arms(a) != needs_only_arms(b) && !(fills_hands(a) && fills_hands(b));
}

}  // namespace

int left_for_others(const Task& task, const std::vector<Task>& tasks, const Wish& wish, int free,
                    const Plans& plans) {
  const Plan* plan = plans.of_all(task);
  if (plan == nullptr) return 0;
  // Three who read sit in a ring, and only the one who reads alone shows what the arms do.
  const Plan* alone = free > 1 ? plans.of_one(task) : nullptr;
  std::vector<std::string_view> verbs{task.verb};
  int others = 0;  // that the text counts: "und eines liest"
  bool seen = false;
  for (const Task& other : tasks) {
    seen = seen || &other == &task;
    if (!seen || &other == &task || !other.deed || other.agents != task.agents) continue;
    const int counted = wish.deeds[*other.deed].some;
    others += counted;
    const bool again = std::find(verbs.begin(), verbs.end(), other.verb) != verbs.end();
    // "um das Rennen zu gewinnen" is what they want, and not yet to be seen.
    const bool wanted = other.way == WayPreposition::around;
    if (counted > 0 || again || wanted || plans.is_besides(other)) continue;
    const Plan* own = plans.of_all(other);
    if (own != nullptr && own->agents > 1) own = plans.of_one(other);
    // Nobody needs to stand aside for what they do all the same.
    if (own == nullptr || go_together(alone != nullptr ? *alone : *plan, *own)) continue;
    verbs.push_back(other.verb);
  }
  const int all = free - others, deeds = static_cast<int>(verbs.size());
  // Who stand on each other's backs need each other.
  const auto parts = std::count_if(plan->parts.begin(), plan->parts.end(),
                                   [](const Part& part) { return part.role && is_agent(*part.role); });
  const bool joint = plan->agents > 1 && parts >= all && alone == nullptr;
  if (joint) return others;
  const int here = std::max((all + deeds - 1) / deeds, alone != nullptr ? 1 : plan->agents);
  return std::max(0, all + others - here);
}

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
