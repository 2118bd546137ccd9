#include "drawing/deeds/task.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "drawing/figures/casting.h"

namespace drawing::deeds {
namespace {

std::string_view motif_at(const Wish& wish, int index) {
  return wish.motifs[static_cast<std::size_t>(index)].motif;
}

// "springt mit dem Seil": what the verb brings with it anyway is the one that the text names.
void find_tool(const Wish& wish, Task& task) {
  const auto* meant = task.tool ? std::get_if<std::string>(&*task.tool) : nullptr;
  if (meant == nullptr) return;
  const auto named = std::find_if(wish.motifs.begin(), wish.motifs.end(),
                                  [&](const WishedMotif& motif) { return motif.motif == *meant; });
  const int index = static_cast<int>(named - wish.motifs.begin());
  const bool does_it = std::find(task.agents.begin(), task.agents.end(), index) != task.agents.end();
  if (named != wish.motifs.end() && index != task.patient && !does_it) task.tool = index;
}

// "schläft im Bett", "schubst das Kind auf der Schaukel an": where the agent is, or whom it does something
// to, is the goal of a deed without a way.
void find_goal(const Wish& wish, Task& task) {
  for (const Relation& relation : wish.relations) {
    const bool agent =
        std::find(task.agents.begin(), task.agents.end(), relation.subject) != task.agents.end();
    if ((!agent && task.patient != relation.subject) || relation.objects.empty()) continue;
    const int object = relation.objects.front();
    if (task.patient == object || task.receiver == object) continue;
    if (relation.preposition == Preposition::on) {
      task.way = WayPreposition::onto;
    } else if (relation.preposition == Preposition::in) {
      task.way = WayPreposition::into;
    } else if (relation.preposition == Preposition::under) {
      task.way = WayPreposition::under;
    } else if (relation.preposition == Preposition::behind) {
      task.way = WayPreposition::behind;
    } else {
      continue;
    }
    task.goal = object;
    return;
  }
}

// Whether the verb is one that is done in or on something: a plan of it needs a tool of some kind.
bool can_be_ridden(const PlanBook& plans, const Task& task) {
  const auto ways = plans.find(task.verb, task.like);
  return std::any_of(ways.begin(), ways.end(), [](const Plan* plan) {
    return std::any_of(plan->conditions.begin(), plan->conditions.end(), [](const Condition& condition) {
      return condition.role == Role::tool && condition.present && !condition.ids.empty();
    });
  });
}

// "Der Bus fährt mit den Kindern": they are in it, as where the children go by bus.
void let_in(const Wish& wish, const PlanBook& plans, Task& task) {
  const int vehicle = task.agents.front();
  if (task.tool || figures::has_figure(motif_at(wish, vehicle)) || !can_be_ridden(plans, task)) return;
  std::vector<int> riders;
  for (const Relation& relation : wish.relations) {
    if (relation.preposition != Preposition::with || relation.subject != vehicle) continue;
    std::copy_if(relation.objects.begin(), relation.objects.end(), std::back_inserter(riders),
                 [&](int object) { return figures::is_person(motif_at(wish, object)); });
  }
  if (riders.empty()) return;
  task.tool = vehicle;
  task.agents = std::move(riders);
}

}  // namespace

std::vector<Task> tasks_of(const Wish& wish, const PlanBook& plans) {
  std::vector<Task> tasks;
  for (std::size_t i = 0; i < wish.deeds.size(); ++i) {
    const Deed& deed = wish.deeds[i];
    Task task{shown_verb(deed, plans),
              deed.agents,
              deed.patient,
              deed.receiver,
              std::nullopt,
              deed.tool,
              std::nullopt,
              i,
              deed.like};
    if (deed.way) {
      task.way = deed.way->preposition;
      if (const int* goal = std::get_if<int>(&deed.way->goal)) task.goal = *goal;
    }
    if (!task.goal) find_goal(wish, task);
    find_tool(wish, task);
    let_in(wish, plans, task);
    tasks.push_back(std::move(task));
  }
  for (const Relation& relation : wish.relations) {
    if (relation.objects.empty()) continue;
    const std::string_view verb = relation.preposition == Preposition::on     ? relation_on
                                  : relation.preposition == Preposition::in   ? relation_in
                                  : relation.preposition == Preposition::with ? relation_with
                                                                              : "";
    if (verb.empty()) continue;
    Task task{verb, {relation.subject}, {}, {}, {}, {}, {}, {}, {}};
    if (verb == relation_with) {
      task.tool = relation.objects.front();
    } else {
      task.goal = relation.objects.front();
    }
    tasks.push_back(std::move(task));
  }
  return tasks;
}

std::string_view shown_verb(const Deed& deed, const PlanBook& plans) {
  return plans.find(deed.verb).empty() && !deed.like.empty() ? deed.like : deed.verb;
}

}  // namespace drawing::deeds
