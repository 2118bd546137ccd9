#include "drawing/deeds/group.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "drawing/deeds/audience.h"
#include "drawing/deeds/ensemble.h"
#include "drawing/deeds/folding.h"
#include "drawing/deeds/neighbours.h"
#include "drawing/deeds/own_things.h"
#include "drawing/deeds/row.h"

namespace drawing::deeds {

void GroupJoiner::make_rows(std::vector<Group>& groups) {
  const auto may_join = [](const Group& group) {
    return group.deed && group.actor.place == cast::Place::ground &&
           (group.actor.afloat || has_doer(group.castings));
  };
  const double widest = upright_ ? widest_upright_row : widest_row;
  std::vector<Group> rows;
  int rank = 0;
  std::size_t front = 0;  // where the castings of the last one's second row begin; 0 without one
  for (Group& group : groups) {
    const bool same = !rows.empty() && rows.back().deed == group.deed && may_join(rows.back()) &&
                      rows.back().actor.afloat == group.actor.afloat;
    if (same && may_join(group)) {
      Group& row = rows.back();
      ++rank;
      auto all = front > 0 ? std::nullopt : in_one_row(row.castings, group.castings, rank, widest);
      if (!all) {
        const std::size_t first = front > 0 ? front : row.castings.size();
        all = in_front_row(row.castings, first, group.castings, rank, widest);
        if (all) front = first;
      }
      if (all) {
        enlarge(row, std::move(*all), group);
        continue;
      }
    }
    rank = 0;
    front = 0;
    rows.push_back(std::move(group));
  }
  groups = std::move(rows);
}

void GroupJoiner::make_neighbours(std::vector<Group>& groups) {
  std::vector<Group> alone;
  std::size_t first = 0;  // of those that others stand beside
  int rank = 0;
  for (Group& group : groups) {
    const bool acts = group.deed && group.actor.place == cast::Place::ground && !group.actor.afloat &&
                      has_somebody(group.castings);
    if (acts && rank > 0) {
      if (auto all = as_neighbours(alone[first].castings, group.castings, wish_, rank, upright_)) {
        enlarge(alone[first], std::move(*all), group);
        ++rank;
        continue;
      }
    } else if (acts) {
      first = alone.size();
      rank = 1;
    }
    alone.push_back(std::move(group));
  }
  groups = std::move(alone);
}

void GroupJoiner::finish(std::vector<Group>& groups) const {
  for (Group& group : groups) {
    if (may_fold(group)) {
      if (auto rows = in_two_rows(group.castings)) {
        group.castings = std::move(*rows);
        group.joined = true;
      }
    }
    if (group.joined) make_ensemble(group.actor, group.castings, random_.fork(group.chance));
    group.joined = false;
  }
}

// Whether it is worth looking at: placing a tableau takes its time.
bool GroupJoiner::may_fold(const Group& group) const {
  if (!upright_ || !group.deed || group.actor.place != cast::Place::ground) return false;
  if (group.joined || group.actor.ensemble == nullptr) return true;
  const geometry::Rect& box = group.actor.motif->bounds;
  const double scale = group.actor.ensemble->into_square().a;
  return is_small_on_upright_page({0, 0, box.width() / scale, box.height() / scale},
                                  group.actor.ensemble->tallest_figure() / scale);
}

void GroupJoiner::enlarge(Group& row, std::vector<Casting> all, const Group& joined) {
  for (auto& [index, leader] : together_) {
    if (leader == joined.actor.wished) leader = row.actor.wished;
  }
  row.first = std::min(row.first, joined.first);
  row.castings = std::move(all);
  row.joined = true;
}

bool does(const Group& group, const Task& task) {
  return std::any_of(group.castings.begin(), group.castings.end(), [&](const Casting& casting) {
    return casting.part->role == Role::agent &&
           std::find(task.agents.begin(), task.agents.end(), casting.player.wished) != task.agents.end();
  });
}

namespace {

// Whether a figure of another deed's plan is in the posture that the task says: who is ill lies, who draws at
// a desk sits.
bool is_in_posture(const Part& part, std::string_view verb) {
  if (verb == "liegen" || verb == "schlafen") return part.at && part.at->point == "lie";
  if (verb != "sitzen") return false;
  return part.reach.hip.has_value() || part.pose.starts_with("sit") || part.beast == "sit";
}

// Whether the figure stands as a plan of the verb has its agent, with the same thing in the hand: who cooks
// stirs with that spoon.
bool does_the_same(const std::vector<Casting>& castings, const Part& doer,
                   const std::vector<const Plan*>& plans) {
  const auto holds_one_of = [&](const Part& thing) {
    return std::any_of(castings.begin(), castings.end(), [&](const Casting& casting) {
      return casting.part->held && !thing.props.empty() && casting.part->props == thing.props;
    });
  };
  return !doer.pose.empty() && std::any_of(plans.begin(), plans.end(), [&](const Plan* plan) {
    const std::vector<Part>& parts = plan->parts;
    return std::any_of(
               parts.begin(), parts.end(),
               [&](const Part& part) { return part.role == Role::agent && part.pose == doer.pose; }) &&
           std::any_of(parts.begin(), parts.end(),
                       [&](const Part& part) { return part.is_thing && part.held && holds_one_of(part); });
  });
}

// Whether the deed is about nothing that the group does not have.
bool is_about(const Group& group, const Task& task) {
  const auto has = [&](const std::optional<int>& what) {
    return !what || std::any_of(group.castings.begin(), group.castings.end(),
                                [&](const Casting& casting) { return casting.player.wished == *what; });
  };
  const int* tool = task.tool ? std::get_if<int>(&*task.tool) : nullptr;
  // "rührt in der Suppe" is where, "geht in die Küche" would be on the way.
  const bool stays = !task.way || *task.way == WayPreposition::into || *task.way == WayPreposition::onto;
  return has(task.patient) && has(task.receiver) && (tool == nullptr || has(*tool)) && stays &&
         !task.undrawn_object;
}

// Whether what the group does for another deed shows this one as well.
bool shows_besides(const Group& group, const Task& task, const Wish& wish, const PlanBook& plans) {
  if (!group.deed || group.deed == task.deed || !does(group, task)) return false;
  const bool about = is_about(group, task);
  // "sitzt am Klavier und spielt": nothing is said that does not show.
  if (about && wish.deeds[*group.deed].verb == task.verb) return true;
  const std::vector<const Plan*> ways = about ? plans.find(task.verb, {}) : std::vector<const Plan*>();
  return std::any_of(group.castings.begin(), group.castings.end(), [&](const Casting& casting) {
    const bool own =
        casting.part->role == Role::agent &&
        std::find(task.agents.begin(), task.agents.end(), casting.player.wished) != task.agents.end();
    return own && !casting.part->is_thing &&
           (is_in_posture(*casting.part, task.verb) || does_the_same(group.castings, *casting.part, ways));
  });
}

}  // namespace

bool has_already(const std::vector<Group>& groups, const Task& task, const Wish& wish,
                 const PlanBook& plans) {
  if (std::any_of(groups.begin(), groups.end(),
                  [&](const Group& group) { return shows_besides(group, task, wish, plans); }))
    return true;
  static constexpr std::array<std::string_view, 4> having{"halten", "haben", "tragen", "benutzen"};
  if (!task.patient || std::find(having.begin(), having.end(), task.verb) == having.end()) return false;
  return std::any_of(groups.begin(), groups.end(), [&](const Group& group) {
    return does(group, task) &&
           std::any_of(group.castings.begin(), group.castings.end(), [&](const Casting& casting) {
             return casting.player.wished == *task.patient && !stands(*casting.part);
           });
  });
}

}  // namespace drawing::deeds
