#include "drawing/deeds/boarding.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "drawing/deeds/ensemble.h"
#include "drawing/deeds/part_names.h"
#include "drawing/deeds/player.h"
#include "drawing/deeds/roles.h"
#include "drawing/deeds/tableau.h"

namespace drawing::deeds {
namespace {

// The part of the agent, where the plan has no other agents.
const Part* only_agent(const Plan& plan) {
  const Part* agent = nullptr;
  for (const Part& part : plan.parts) {
    if (!part.role || !is_agent(*part.role)) continue;
    if (part.role == Role::agent) agent = &part;
  }
  return agent;
}

// The point of the mount that the part is on: a seat, a shoulder, a rung.
const Target* seat_of(const Part& part) {
  if (part.reach.hip) return &*part.reach.hip;
  return part.at && !part.in_hand ? &*part.at : nullptr;
}

bool is_taken(const std::vector<Casting>& group, const Target& seat) {
  return std::any_of(group.begin(), group.end(), [&](const Casting& casting) {
    const Target* own = seat_of(*casting.part);
    return own != nullptr && own->part == seat.part && own->point == seat.point;
  });
}

// The part that the agent of the plan has in the group. Nothing where the group's own drawing of the mount
// lacks its seat, or somebody else is there. `rank` makes its name.
std::shared_ptr<const Part> part_aboard(const std::vector<Casting>& group, int mount, const Plan& plan,
                                        int rank) {
  static constexpr std::array<std::string_view, 3> seats{"seat", "seat_far", "seat_3"};
  const auto there = std::find_if(group.begin(), group.end(),
                                  [&](const Casting& casting) { return casting.player.wished == mount; });
  if (there == group.end()) return nullptr;
  auto part = std::make_shared<Part>(*only_agent(plan));
  part->name = "aboard" + std::to_string(rank);
  // The others are the agents of the deed that is there.
  part->role = Role::fifth;
  for (std::optional<Target>* target : targets_of(*part)) {
    if (*target) (*target)->part = there->part->name;
  }
  if (!part->beside.empty()) part->beside = there->part->name;
  part->faces_left = part->faces_left != there->part->faces_left;
  if (part->faces_left) part->x = -part->x;
  if (seat_of(*part) == nullptr) return rank == 1 ? part : nullptr;
  Target* own = part->reach.hip ? &*part->reach.hip : &*part->at;
  for (std::size_t i = 1; i < seats.size() && is_taken(group, *own); ++i) own->point = seats[i];
  return is_taken(group, *own) || !has_point(there->player, own->point) ? nullptr : part;
}

bool board_group(Group& group, int mount, const Plan& plan, const Task& task, Company& company,
                 std::map<int, int>& together) {
  bool any = false;
  for (int rank = 1; company.free_agents(task) > 0; ++rank) {
    const std::optional<std::size_t> actor = company.free_actor(task.agents.front());
    const auto part = part_aboard(group.castings, mount, plan, rank);
    std::optional<Casting> one = actor && part != nullptr ? company.cast_alone(*actor, *part) : std::nullopt;
    if (!one) break;
    one->own = part;
    std::vector<Casting> all = group.castings;
    all.push_back(*one);
    if (lacks_point(all)) break;
    std::vector<Casting> more{std::move(*one)};
    company.engage(more, &task);
    together[task.agents.front()] = group.actor.wished;
    group.castings.insert(group.castings.end(), more.begin(), more.end());
    make_ensemble(group.actor, group.castings, company.random().fork(group.chance));
    any = true;
  }
  return any;
}

// What the plans call it, so that no part of the deed has the same name.
constexpr std::string_view seat_name = "own_seat";

const Casting* named_casting(const std::vector<Casting>& castings, std::string_view name) {
  const auto found =
      std::ranges::find_if(castings, [&](const Casting& casting) { return casting.part->name == name; });
  return found == castings.end() ? nullptr : &*found;
}

// The chair that the deed brings along for who does it.
bool is_chair_of(const Casting& casting, const Part& agent) {
  const Part& part = *casting.part;
  if (!part.is_thing || casting.player.wished >= 0 || part.role) return false;
  const bool sat_on = agent.reach.hip && agent.reach.hip->part == part.name;
  return sat_on || (part.fit == Fit::hip && part.beside == agent.name);
}

void stand_where(const Part& other, Part& part) {
  part.beside = other.beside;
  part.edge = other.edge;
  part.x = other.x;
  part.y = other.y;
  part.arms = other.arms;
}

// Whoever else counts from the chair counts from the new seat.
Casting counted_from(const Casting& casting, std::string_view old, const std::string& now) {
  Casting moved = casting;
  if (casting.part->beside != old) return moved;
  auto part = std::make_shared<Part>(*casting.part);
  part->beside = now;
  moved.own = std::move(part);
  moved.part = moved.own.get();
  return moved;
}

}  // namespace

std::optional<int> mount_of(const Plan& plan, const Task& task) {
  const Part* agent = only_agent(plan);
  if (agent == nullptr || plan.mood_only) return std::nullopt;
  const Target* seat = seat_of(*agent);
  // Who climbs a wall has no seat there, but is above the ground.
  if (seat == nullptr && (agent->beside.empty() || agent->y <= 0)) return std::nullopt;
  const std::string& name = seat != nullptr ? seat->part : agent->beside;
  const auto mount =
      std::find_if(plan.parts.begin(), plan.parts.end(), [&](const Part& part) { return part.name == name; });
  if (mount == plan.parts.end() || !mount->role || is_agent(*mount->role)) return std::nullopt;
  // What lies in hands is another deed's: a tool that is held.
  if (mount->in_hand) return std::nullopt;
  for (const std::optional<Target>* target : targets_of(*agent)) {
    if (*target && (*target)->part != mount->name) return std::nullopt;
  }
  return index_of(task, *mount->role);
}

bool board(std::vector<Group>& groups, int mount, const Plan& plan, const Task& task, Company& company,
           std::map<int, int>& together) {
  bool any = false;
  for (Group& group : groups) any = board_group(group, mount, plan, task, company, together) || any;
  return any;
}

void mounts_first(std::vector<Task>& tasks) {
  for (std::size_t i = 0; i + 1 < tasks.size(); ++i) {
    const bool aboard = tasks[i].deed && tasks[i].goal &&
                        (tasks[i].way == WayPreposition::onto || tasks[i].way == WayPreposition::into) &&
                        !tasks[i].patient;
    if (!aboard) continue;
    const auto other =
        std::find_if(tasks.begin() + static_cast<std::ptrdiff_t>(i) + 1, tasks.end(), [&](const Task& later) {
          const int* tool = later.tool ? std::get_if<int>(&*later.tool) : nullptr;
          const bool moves_it =
              later.patient == tasks[i].goal || (tool != nullptr && *tool == *tasks[i].goal);
          return later.deed && moves_it && later.agents != tasks[i].agents;
        });
    if (other == tasks.end()) continue;
    std::rotate(tasks.begin() + static_cast<std::ptrdiff_t>(i), other, std::next(other));
  }
}

void share_places(std::vector<Task>& tasks, const std::function<bool(const Task&)>& is_at_goal) {
  for (Task& task : tasks) {
    if (!task.deed || !task.patient || task.goal || task.way) continue;
    const auto rests = std::find_if(tasks.begin(), tasks.end(), [&](const Task& other) {
      return other.agents == task.agents && other.goal && other.goal != task.patient &&
             (is_posture(other.verb) || other.verb == relation_in || other.verb == relation_on);
    });
    if (rests == tasks.end()) continue;
    Task there = task;
    there.goal = rests->goal;
    there.way = rests->way;
    if (is_at_goal(there)) task = there;
  }
}

void bodies_first(std::vector<Task>& tasks, const std::function<bool(const Task&)>& arms,
                  const std::function<bool(const Task&)>& body) {
  for (std::size_t i = 0; i + 1 < tasks.size(); ++i) {
    if (!arms(tasks[i])) continue;
    const auto other =
        std::find_if(tasks.begin() + static_cast<std::ptrdiff_t>(i) + 1, tasks.end(), [&](const Task& task) {
          return task.deed && task.agents == tasks[i].agents && body(task) && !arms(task);
        });
    if (other != tasks.end()) std::iter_swap(tasks.begin() + static_cast<std::ptrdiff_t>(i), other);
  }
}

void busy_ones_first(std::vector<Task>& tasks, const std::function<bool(const Task&)>& arms,
                     const std::function<bool(const Task&)>& body) {
  for (std::size_t i = 0; i + 1 < tasks.size(); ++i) {
    const std::optional<int> whom = tasks[i].receiver ? tasks[i].receiver : tasks[i].patient;
    if (!tasks[i].deed || !whom) continue;
    const auto own =
        std::find_if(tasks.begin() + static_cast<std::ptrdiff_t>(i) + 1, tasks.end(), [&](const Task& task) {
          return task.deed && task.agents == std::vector<int>{*whom} && body(task) && !arms(task);
        });
    if (own != tasks.end()) std::rotate(tasks.begin() + static_cast<std::ptrdiff_t>(i), own, std::next(own));
  }
}

bool are_mounted(const Plan* plan, const Task* task, const std::vector<Casting>& castings) {
  if (plan == nullptr || task == nullptr || !mount_of(*plan, *task)) return false;
  return std::any_of(castings.begin(), castings.end(), [](const Casting& casting) {
    return std::holds_alternative<beasts::BeastLook>(casting.player.body);
  });
}

std::vector<Casting> seated_in_own(const std::vector<Casting>& castings, const Task& task, const Plan& plan,
                                   const std::vector<Casting>& things) {
  const auto model =
      std::ranges::find_if(plan.parts, [](const Part& part) { return part.role == Role::agent; });
  const auto sitter = std::ranges::find_if(castings, [&](const Casting& casting) {
    return !casting.part->is_thing && casting.part->role == Role::agent &&
           casting.player.wished == task.agents.front() &&
           std::holds_alternative<figures::FigureLook>(casting.player.body);
  });
  if (model == plan.parts.end() || sitter == castings.end() || things.size() != 1) return {};
  const Part& before = *sitter->part;
  const Casting* base = before.reach.hip ? named_casting(castings, before.reach.hip->part) : nullptr;
  if (before.at || before.angle || (base != nullptr && !is_chair_of(*base, before))) return {};

  auto seat = std::make_shared<Part>(*things.front().part);
  seat->name = seat_name;
  seat->user = before.name;
  seat->faces_left = before.faces_left;
  stand_where(base != nullptr ? *base->part : before, *seat);
  const bool leaps = figures::find_pose(before.pose)->in_the_air;
  if (leaps) seat->y = 0;

  auto own = std::make_shared<Part>(before);
  if (own->gesture.pose.empty()) own->gesture = {before.pose, true, true, false};
  own->pose = model->pose;
  stand_where(*model, *own);
  own->reach.hip = model->reach.hip;
  own->reach.near_foot = model->reach.near_foot;
  own->reach.far_foot = model->reach.far_foot;
  for (std::optional<Target>* target : {&own->reach.hip, &own->reach.near_foot, &own->reach.far_foot}) {
    if (*target) (*target)->part = seat_name;
  }

  std::vector<Casting> all;
  for (const Casting& casting : castings) {
    if (&casting != &*sitter) {
      if (is_chair_of(casting, before)) continue;
      all.push_back(base != nullptr ? counted_from(casting, base->part->name, seat->name) : casting);
      continue;
    }
    Casting chair = things.front();
    chair.own = seat;
    chair.part = seat.get();
    all.push_back(std::move(chair));
    Casting seated = casting;
    seated.own = own;
    seated.part = own.get();
    all.push_back(std::move(seated));
  }
  return all;
}

}  // namespace drawing::deeds
