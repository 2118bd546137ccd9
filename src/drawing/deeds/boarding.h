#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "drawing/deeds/company.h"
#include "drawing/deeds/group.h"
#include "drawing/deeds/plan.h"
#include "drawing/deeds/task.h"

// Somebody gets on, in or up what has its part in another tableau already: the sledge that two dogs pull
// ("Schlitten, auf dem ein Junge sitzt"), or the shoulder of a pirate who digs.
namespace drawing::deeds {

// Whom or what the plan says that its agent is on, in or at, so that they need nothing else of the plan: the
// wished motif of that role. Nothing for all other plans.
std::optional<int> mount_of(const Plan& plan, const Task& task);

// Those of the task who are free get on the mount, in whichever group it is, where its own drawing has the
// points that the plan needs, and nobody else is there. Whether somebody did; who leads their tableau is then
// noted in `together`.
bool board(std::vector<Group>& groups, int mount, const Plan& plan, const Task& task, Company& company,
           std::map<int, int>& together);

// Who is on or in something comes after those who do something to it, so that it is there.
void mounts_first(std::vector<Task>& tasks);

// "liegt im Bett und kuschelt mit dem Teddy": what somebody does to something while they sit or lie in or on
// something is done there, if a plan shows the deed so (`is_at_goal`).
void share_places(std::vector<Task>& tasks, const std::function<bool(const Task&)>& is_at_goal);

// The deeds of bodies come before those of arms: "winkt und fährt Rad". `arms`: whether a task needs arms
// only; `body`: whether it needs a body.
void bodies_first(std::vector<Task>& tasks, const std::function<bool(const Task&)>& arms,
                  const std::function<bool(const Task&)>& body);

// "winkt dem Ritter zu, der auf dem Pferd reitet": he rides, and she comes to that.
void busy_ones_first(std::vector<Task>& tasks, const std::function<bool(const Task&)>& arms,
                     const std::function<bool(const Task&)>& body);

// Whether the castings of a plan show somebody on an animal that carries them; null for who does nothing.
bool are_mounted(const Plan* plan, const Task* task, const std::vector<Casting>& castings);

// "Ein Mädchen im Rollstuhl wirft einen Ball": what somebody sits in whatever they do.
// The verb of the plans that say how somebody sits in such a thing.
inline constexpr std::string_view seated_for_all = "@sitzen im Eigenen";

// The castings of a deed with its agent, who is that of `task`, in what `plan` says: the legs are those of
// the plan, the arms stay those of the deed. `things`: the plan's. Empty where the agent is not among them,
// or is on something else that the text names.
std::vector<Casting> seated_in_own(const std::vector<Casting>& castings, const Task& task, const Plan& plan,
                                   const std::vector<Casting>& things);

}  // namespace drawing::deeds
