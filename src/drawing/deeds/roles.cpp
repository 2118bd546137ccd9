#include "drawing/deeds/roles.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <variant>

#include "drawing/beasts/species.h"
#include "drawing/deeds/part_names.h"
#include "drawing/deeds/wearing.h"
#include "drawing/figures/casting.h"
#include "drawing/props/catalogue.h"

namespace drawing::deeds {
namespace {

bool is_being(Being being, std::string_view motif, const cast::Library& library) {
  const bool person = figures::is_person(motif), animal = is_animal(motif, library);
  switch (being) {
    case Being::person:
      return person;
    case Being::animal:
      return animal;
    case Being::being:
      return person || animal;
    case Being::thing:
      return !person && !animal;
  }
  return false;
}

bool holds(const Condition& condition, const Task& task, const Wish& wish, const cast::Library& library) {
  const std::string_view motif = motif_of(task, condition.role, wish);
  if (motif.empty() || !condition.present) return motif.empty() != condition.present;
  if (condition.being == Being::person && task.as_people && is_agent(condition.role))
    return figures::has_figure(motif);
  if (condition.being) return is_being(*condition.being, motif, library);
  if (condition.ids.empty()) return true;
  const std::string_view drawing = props::drawing_for_motif(motif);
  const language::LexiconEntry* entry = library.entry(motif);
  const std::optional<int> index = index_of(task, condition.role);
  const std::string_view noun =
      index ? wish.motifs[static_cast<std::size_t>(*index)].name : std::string_view();
  return std::any_of(condition.ids.begin(), condition.ids.end(), [&](const std::string& id) {
    return id == motif || id == drawing || (entry != nullptr && entry->kind == id) || id == noun;
  });
}

// A drawing in the agent's stead shows one kind: the polar bear that sledges too is no second penguin.
bool shows_all_agents(const Plan& plan, const Task& task, const Wish& wish, const cast::Library& library) {
  const bool redrawn = std::any_of(plan.parts.begin(), plan.parts.end(), [](const Part& part) {
    return part.role == Role::agent && part.is_thing && part.even_if_named && !part.props.empty();
  });
  if (!redrawn) return true;
  return std::all_of(plan.conditions.begin(), plan.conditions.end(), [&](const Condition& condition) {
    if (condition.role != Role::agent || condition.ids.empty()) return true;
    return std::all_of(task.agents.begin(), task.agents.end(), [&](int agent) {
      Task alone = task;
      alone.agents = {agent};
      return holds(condition, alone, wish, library);
    });
  });
}

// Whether there is one of what it is done to, or else with.
bool is_one(const Task& task, const Wish& wish) {
  const std::optional<int> thing = task.patient ? task.patient : index_of(task, Role::tool);
  return thing && wish.motifs[static_cast<std::size_t>(*thing)].count == 1;
}

// Whether the plan has a pose for such an agent.
bool poses(const Plan& plan, std::string_view agent) {
  return std::any_of(plan.parts.begin(), plan.parts.end(), [&](const Part& part) {
    if (part.role != Role::agent) return false;
    const bool upright = !part.pose.empty() && figures::has_figure(agent);
    if (part.is_thing) return !figures::is_person(agent);
    return upright || (!part.beast.empty() && !figures::is_person(agent));
  });
}

// Where the first thing of the plan stands that is at home somewhere: a desk stands in a room.
std::vector<std::string> homes_of_things(const Plan& plan) {
  for (const Part& part : plan.parts) {
    const props::DrawnProp* prop = part.props.empty() ? nullptr : props::find_drawn(part.props.front());
    if (prop != nullptr && !prop->homes.empty()) return prop->homes;
  }
  return {};
}

int count_of_agents(const Task& task, const Wish& wish) {
  int count = 0;
  for (const int agent : task.agents) count += wish.motifs[static_cast<std::size_t>(agent)].count;
  return count;
}

}  // namespace

std::optional<int> index_of(const Task& task, Role role) {
  switch (role) {
    case Role::patient:
      return task.patient;
    case Role::receiver:
      return task.receiver;
    case Role::goal:
      return task.goal;
    case Role::tool:
      if (task.tool && std::holds_alternative<int>(*task.tool)) return std::get<int>(*task.tool);
      return std::nullopt;
    case Role::agent:
    case Role::second:
    case Role::third:
    case Role::fourth:
    case Role::fifth:
      break;
  }
  if (task.agents.empty()) return std::nullopt;
  // "Zwei Kinder" are one of the wish's motifs, and the second child is the same as the first.
  const auto rank = static_cast<std::size_t>(role);
  return task.agents[std::min(rank, task.agents.size() - 1)];
}

std::string_view motif_of(const Task& task, Role role, const Wish& wish) {
  if (const std::optional<int> index = index_of(task, role))
    return wish.motifs[static_cast<std::size_t>(*index)].motif;
  if (role == Role::tool && task.tool) return std::get<std::string>(*task.tool);
  return {};
}

bool is_animal(std::string_view motif, const cast::Library& library) {
  if (figures::is_person(motif)) return false;
  const language::LexiconEntry* entry = library.entry(motif);
  return beasts::species_of(motif).has_value() || figures::has_figure(motif) ||
         (entry != nullptr && entry->is_animal);
}

bool is_being(std::string_view motif, const cast::Library& library) {
  return figures::is_person(motif) || is_animal(motif, library);
}

bool suits(const Plan& plan, const Task& task, const Wish& wish, const cast::Library& library) {
  if (plan.way && (!task.way || *plan.way != *task.way)) return false;
  if (plan.without_object && (task.undrawn_object || task.patient)) return false;
  const std::optional<int> tool = task.tool ? index_of(task, Role::tool) : task.patient;
  if (plan.tools > 1 && (!tool || wish.motifs[static_cast<std::size_t>(*tool)].count < plan.tools))
    return false;
  if (plan.shared && !is_one(task, wish)) return false;
  return std::all_of(plan.conditions.begin(), plan.conditions.end(),
                     [&](const Condition& condition) { return holds(condition, task, wish, library); }) &&
         shows_all_agents(plan, task, wish, library);
}

bool heads_for_landmark(const Task& task, const Wish& wish, const cast::Library& library) {
  if (!task.goal || task.way != WayPreposition::towards) return false;
  const language::LexiconEntry* entry = library.entry(motif_of(task, Role::goal, wish));
  return entry != nullptr && entry->size >= language::SizeClass::giant && language::is_landmark(*entry);
}

bool is_at_the_back(const Part& part, const Plan& plan, const Task& task, const Wish& wish,
                    const cast::Library& library) {
  if (part.role != Role::goal || part.depth != Depth::behind || !heads_for_landmark(task, wish, library))
    return false;
  return std::none_of(plan.parts.begin(), plan.parts.end(), [&](const Part& other) {
    const auto targets = targets_of(other);
    return other.beside == part.name || std::any_of(targets.begin(), targets.end(), [&](const auto* target) {
             return *target && (*target)->part == part.name;
           });
  });
}

std::vector<Task> tasks_of_all(const Wish& wish, const cast::Library& library, const PlanBook& plans) {
  std::vector<Task> tasks = tasks_of(wish, plans, library);
  for (Task& task : tasks) {
    const bool upright = std::all_of(task.agents.begin(), task.agents.end(), [&](int agent) {
      const std::string& motif = wish.motifs[static_cast<std::size_t>(agent)].motif;
      return !figures::is_person(motif) && figures::has_figure(motif);
    });
    if (!task.deed || !upright) continue;
    const int agents = count_of_agents(task, wish);
    const auto all = plans.find(task.verb, task.like);
    task.as_people = std::none_of(all.begin(), all.end(), [&](const Plan* plan) {
      return agents >= plan->agents && suits(*plan, task, wish, library) &&
             poses(*plan, motif_of(task, Role::agent, wish));
    });
  }
  return tasks;
}

std::vector<std::string> usual_places(const Wish& wish, const cast::Library& library, const PlanBook& plans) {
  for (const Task& task : tasks_of_all(wish, library, plans)) {
    if (shows_by_wearing(wish, task, library)) continue;
    const int agents = count_of_agents(task, wish);
    const Plan* used = nullptr;
    for (const Plan* plan : plans.find(task.verb, task.like)) {
      // What depends on the place does not choose it.
      if (plan->mood_only || plan->site != Site::anywhere || agents < plan->agents ||
          !suits(*plan, task, wish, library) || !poses(*plan, motif_of(task, Role::agent, wish)))
        continue;
      if (!plan->places.empty()) return plan->places;
      used = plan;
      break;
    }
    if (!task.deed) continue;
    // An earlier deed has its own place.
    if (wish.deeds[*task.deed].place) return {};
    if (used == nullptr) continue;
    if (std::vector<std::string> homes = homes_of_things(*used); !homes.empty()) return homes;
  }
  return {};
}

const Plan* mood_plan(const Task& task, const Wish& wish, const cast::Library& library,
                      const PlanBook& plans) {
  if (!task.deed) return nullptr;
  for (const Plan* plan : plans.find(task.verb, task.like)) {
    if (plan->mood_only && plan->parts.front().mood && suits(*plan, task, wish, library)) return plan;
  }
  return nullptr;
}

bool has_plan(const Task& task, const Wish& wish, const cast::Library& library, const PlanBook& plans) {
  const auto all = plans.find(task.verb, task.like);
  return std::any_of(all.begin(), all.end(),
                     [&](const Plan* plan) { return !plan->mood_only && suits(*plan, task, wish, library); });
}

// "Die Kinder sitzen mit der Erzieherin im Kreis und singen": those who sing sit.
bool are_among(const std::vector<int>& some, const std::vector<int>& all) {
  return std::all_of(some.begin(), some.end(),
                     [&](int each) { return std::find(all.begin(), all.end(), each) != all.end(); });
}

bool is_done_besides(const Task& task, const std::vector<Task>& tasks, const Wish& wish,
                     const cast::Library& library, const PlanBook& plans) {
  // "Ein Junge trommelt, und ein anderer singt": not both do both.
  const bool some = task.deed && wish.deeds[*task.deed].some > 0;
  if (some || mood_plan(task, wish, library, plans) == nullptr) return false;
  const bool own = has_plan(task, wish, library, plans);  // else two of them would wait for each other
  return std::any_of(tasks.begin(), tasks.end(), [&](const Task& other) {
    // "Drei Kinder sitzen auf der Bank, eines liest": the others sit there and no more.
    const bool seated = task.goal && task.way == WayPreposition::onto;
    if (!other.deed || (seated && wish.deeds[*other.deed].some > 0)) return false;
    return other.deed != task.deed && are_among(task.agents, other.agents) &&
           (mood_plan(other, wish, library, plans) == nullptr || !own) &&
           has_plan(other, wish, library, plans);
  });
}

bool means_legs(const Task& task, const Wish& wish, const cast::Library& library, const PlanBook& plans) {
  if (!task.deed || !plans.needs_legs(task.verb)) return false;
  // Leaves that dance are in the wind.
  return std::all_of(task.agents.begin(), task.agents.end(), [&](int agent) {
    const WishedMotif& motif = wish.motifs[static_cast<std::size_t>(agent)];
    return motif.count <= 2 && !is_animal(motif.motif, library);
  });
}

bool is_odd_animal(const Task& task, const Wish& wish, const cast::Library& library) {
  return std::all_of(task.agents.begin(), task.agents.end(), [&](int agent) {
    const std::string_view motif = wish.motifs[static_cast<std::size_t>(agent)].motif;
    return is_animal(motif, library) && !figures::has_figure(motif);
  });
}

bool is_posture(std::string_view verb) {
  static constexpr std::array<std::string_view, 7> postures{"sitzen", "stehen", "hocken", "knien",
                                                            "kauern", "warten", "fahren"};
  return std::find(postures.begin(), postures.end(), verb) != postures.end();
}

bool has_body_for_one(const Task& task, const Plan* own, const Task& other, const Plan& plan,
                      const Wish& wish, const cast::Library& library) {
  const bool held = is_posture(task.verb) || task.verb == "liegen";
  const bool elsewhere = other.goal && other.goal != task.goal;
  if (!held || task.verb == "fahren" || task.patient || !other.patient || elsewhere) return false;
  const auto stands_up = [](const Part& part) {
    return part.role == Role::agent && !part.pose.empty() && part.beast.empty();
  };
  // Two bodies have no room on one seat: the cat that jumps at a mouse.
  const auto is_another = [](const Part& part) { return part.role == Role::patient && !part.is_thing; };
  if (own != nullptr && std::any_of(own->parts.begin(), own->parts.end(), stands_up)) return false;
  if (std::any_of(plan.parts.begin(), plan.parts.end(), is_another)) return false;
  return std::all_of(task.agents.begin(), task.agents.end(), [&](int agent) {
    return is_animal(wish.motifs[static_cast<std::size_t>(agent)].motif, library);
  });
}

bool lies_there(const Task& task, const Task& other, const Plan& plan) {
  if (task.verb != "liegen" || !task.goal || task.goal != other.goal) return false;
  const auto is_in_it = [](const Part& part) { return part.role == Role::agent && part.at.has_value(); };
  return other.patient || std::any_of(plan.parts.begin(), plan.parts.end(), is_in_it);
}

bool looks_at_same(const Task& task, const Task& other) {
  static constexpr std::array<std::string_view, 7> looking{
      "anschauen", "ansehen", "angucken", "betrachten", "schauen", "beobachten", "gucken"};
  return task.patient && task.patient == other.patient && !other.beside &&
         std::find(looking.begin(), looking.end(), task.verb) != looking.end() &&
         std::find(looking.begin(), looking.end(), other.verb) == looking.end();
}

bool names_deed(std::string_view phrase, std::string_view verb) {
  if (verb.empty()) return false;
  std::string noun(verb);
  noun.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(noun.front())));
  return noun != verb && phrase.find(noun) != std::string_view::npos;
}

bool moves_alike(const Task& task, const Plan* own, const Plan& other) {
  if (own == nullptr || task.patient || task.way || task.receiver || task.tool) return false;
  const auto agent_of = [](const Plan& plan) {
    return std::find_if(plan.parts.begin(), plan.parts.end(),
                        [](const Part& part) { return part.role == Role::agent && !part.is_thing; });
  };
  const auto first = agent_of(*own), second = agent_of(other);
  if (first == own->parts.end() || second == other.parts.end()) return false;
  static constexpr std::array<std::string_view, 4> moving{"swim", "run", "walk", "fly"};
  return first->pose == second->pose && std::find(moving.begin(), moving.end(), first->pose) != moving.end();
}

bool is_coming(const Task& task) {
  return task.verb == "kommen" && !task.patient && !task.tool && !task.goal;
}

bool brings_what_is_at(const Plan& plan, const Task& task, const Wish& wish) {
  for (const Role role : {Role::goal, Role::tool}) {
    const std::string_view motif = motif_of(task, role, wish);
    const std::string_view drawing = motif.empty() ? motif : props::drawing_for_motif(motif);
    if (drawing.empty()) continue;
    const auto brings = [&](const Part& part) {
      return part.is_thing && std::find(part.props.begin(), part.props.end(), drawing) != part.props.end();
    };
    if (std::any_of(plan.parts.begin(), plan.parts.end(), brings)) return true;
  }
  return false;
}

bool has_other_deed(const Task& task, const Wish& wish, const PlanBook& plans) {
  return std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
    const std::string_view verb = shown_verb(deed, plans);
    if (verb == task.verb || !concerns(deed, task.agents)) return false;
    const auto ways = plans.find(verb);
    return std::any_of(ways.begin(), ways.end(), [](const Plan* plan) { return !plan->mood_only; });
  });
}

bool concerns(const Deed& deed, const std::vector<int>& agents) {
  return std::all_of(agents.begin(), agents.end(), [&](int agent) {
    return deed.patient == agent || deed.receiver == agent ||
           std::find(deed.agents.begin(), deed.agents.end(), agent) != deed.agents.end();
  });
}

}  // namespace drawing::deeds
