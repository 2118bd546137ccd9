#pragma once

#include <functional>
#include <vector>

#include "drawing/deeds/plan.h"
#include "drawing/deeds/task.h"

namespace drawing::deeds {

// "Ein Vater zeltet mit seinem Sohn, der Sohn angelt": who does something of their own later in the text
// leaves to the others what all do. But who is needed for that stays, `can_go_on` says of it without them;
// and so does whose own deed could not be shown, as `has_plan` says.
void leave_to_others(std::vector<Task>& tasks, const std::function<bool(const Task&)>& has_plan,
                     const std::function<bool(const Task&)>& can_go_on);

// Whether `other` is another deed of those who do the task; where they are on a seat, not of fewer of them:
// "und eines liest". At a table the hands of all are busy, so that it stays a group of its own.
bool is_done_by_same(const Task& other, const Task& task, const Wish& wish);

// The plans of tasks, nullptr for none: of all who are free for it, and of one of them alone; and whether it
// is shown in what they do besides.
struct Plans {
  std::function<const Plan*(const Task&)> of_all;
  std::function<const Plan*(const Task&)> of_one;
  std::function<bool(const Task&)> is_besides;
};

// "Die Kinder pflanzen Tomaten und gießen die Beete", "rutschen und schaukeln": how many of the `free` agents
// of the task are for the deeds after it.
int left_for_others(const Task& task, const std::vector<Task>& tasks, const Wish& wish, int free,
                    const Plans& plans);

// What some of them do comes after what all do: they do it there, with the arms that are left.
void some_last(std::vector<Task>& tasks, const Wish& wish);

}  // namespace drawing::deeds
