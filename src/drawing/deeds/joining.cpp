#include "drawing/deeds/joining.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace drawing::deeds {
namespace {

// Put before the names of the things that the second deed brings along: both may call one "tool".
constexpr std::string_view joined_prefix = "joined_";
// A hand that hangs lower than that does nothing, in lengths of an arm below the shoulder.
constexpr double hanging = 0.75;

struct Arms {
  bool near = false, far = false;

  bool any() const { return near || far; }
  void add(std::string_view hand) {
    near = near || hand == "near_hand";
    far = far || hand == "far_hand";
  }
};

bool is_figure(const Part& part) {
  return !part.is_thing && part.role && is_agent(*part.role);
}

// The arms of the figure `who` that hold something or reach for it.
Arms busy_arms(std::string_view who, const std::vector<const Part*>& parts) {
  Arms arms;
  for (const Part* part : parts) {
    const Reach& reach = part->reach;
    if (part->name == who) {
      if (reach.near_hand) arms.near = true;
      if (reach.far_hand) arms.far = true;
    }
    for (const std::optional<Target>* target :
         {&part->at, &part->held, &reach.hip, &reach.near_hand, &reach.far_hand, &reach.mouth}) {
      if (!*target || (*target)->part != who) continue;
      arms.add((*target)->point);
      if (part->is_thing) arms.add(part->second_hand);
    }
  }
  return arms;
}

Arms busy_arms(std::string_view who, const Plan& plan) {
  std::vector<const Part*> parts;
  for (const Part& part : plan.parts) parts.push_back(&part);
  return busy_arms(who, parts);
}

// Upright on both feet, so that all that there is to see is what the arms do.
bool only_stands(const figures::Pose& pose) {
  return pose.hip > 0.97 && !pose.in_the_air && !pose.hands_on_ground && pose.near_foot.height == 0 &&
         pose.far_foot.height == 0 && std::abs(pose.near_foot.x) < 0.3 && std::abs(pose.far_foot.x) < 0.3 &&
         std::abs(pose.lean) < 8;
}

// The arms of a gesture without a thing: those that do not hang.
Arms raised_arms(const figures::Pose& pose) {
  return {pose.near_hand.y < hanging, pose.far_hand.y < hanging};
}

// Of both raised arms the one that is free is enough.
Arms gesturing_arms(const Part& model, const Arms& busy) {
  const Arms raised = raised_arms(*figures::find_pose(model.pose));
  if (!raised.near || !raised.far) return raised;
  if (busy.near && busy.far) return {false, true};
  return {!busy.near, !busy.far};
}

// The part of the plan for whoever has this role in another one: a second child does as the first.
const Part* model_for(const Plan& plan, Role role) {
  const Part* first = nullptr;
  for (const Part& part : plan.parts) {
    if (!is_figure(part)) continue;
    if (part.role == role) return &part;
    if (part.role == Role::agent) first = &part;
  }
  return first;
}

std::string other_hand(std::string_view hand) {
  return hand == "near_hand" ? "far_hand" : "near_hand";
}

// The thing of the second deed under a name of its own, in the other hand where the arms are crossed.
std::shared_ptr<const Part> renamed(const Part& thing, const Plan& plan, bool crossed) {
  auto part = std::make_shared<Part>(thing);
  part->name = std::string(joined_prefix) + thing.name;
  for (std::optional<Target>* target : {&part->at, &part->held}) {
    if (!*target) continue;
    const bool on_thing = std::any_of(plan.parts.begin(), plan.parts.end(), [&](const Part& other) {
      return other.is_thing && other.name == (*target)->part;
    });
    if (on_thing) (*target)->part = std::string(joined_prefix) + (*target)->part;
    if (crossed && (*target)->point.ends_with("_hand")) (*target)->point = other_hand((*target)->point);
  }
  return part;
}

// Somebody who does what the plan's `model` does: both sit on the bench, and each has an ice cream.
struct Follower {
  std::string name;
  std::string_view model;
  bool crossed = false;
};

// The thing in the hand of another figure than that of the plan, who does the same.
std::shared_ptr<const Part> handed_to(const Part& thing, const Plan& plan, const Follower& follower) {
  auto part = std::make_shared<Part>(*renamed(thing, plan, follower.crossed));
  const std::string suffix = "_of_" + follower.name;
  part->name += suffix;
  for (std::optional<Target>* target : {&part->at, &part->held}) {
    if (!*target) continue;
    std::string& anchor = (*target)->part;
    if (anchor == follower.model) {
      anchor = follower.name;
    } else if (anchor.starts_with(joined_prefix)) {
      anchor += suffix;
    }
  }
  return part;
}

// Who holds on to something with both hands can let go with one of them: "fährt Rad und winkt". Whether the
// arms are free then; `own` no longer reaches with what it lets go.
bool let_go(const Arms& needed, Part& own, const std::vector<const Part*>& parts) {
  if (needed.near == needed.far || !own.reach.near_hand || !own.reach.far_hand) return false;
  std::optional<Target>& hand = needed.near ? own.reach.near_hand : own.reach.far_hand;
  const std::optional<Target> kept = std::exchange(hand, std::nullopt);
  std::vector<const Part*> others{&own};
  std::copy_if(parts.begin(), parts.end(), std::back_inserter(others),
               [&](const Part* part) { return part->name != own.name; });
  const Arms busy = busy_arms(own.name, others);
  if (!(needed.near ? busy.near : busy.far)) return true;
  hand = kept;
  return false;
}

// Which arms of the figure do it, if they are free; crossed where only the other one is.
std::optional<Gesture> gesture_for(const Part& model, const Arms& needed, const Arms& busy) {
  if (!(needed.near && busy.near) && !(needed.far && busy.far))
    return Gesture{model.pose, needed.near, needed.far, false};
  if (needed.near && needed.far) return std::nullopt;
  const bool near = needed.far;
  if (near ? busy.near : busy.far) return std::nullopt;
  return Gesture{model.pose, near, !near, true};
}

}  // namespace

bool needs_only_arms(const Plan& plan) {
  std::vector<std::string_view> anchors;
  bool things = false;
  for (const Part& part : plan.parts) {
    if (is_figure(part)) anchors.push_back(part.name);
  }
  for (const Part& part : plan.parts) {
    if (is_figure(part)) {
      const bool placed =
          part.at || part.reach.hip || part.reach.near_foot || part.reach.far_foot || part.angle;
      if (placed || part.pose.empty()) return false;
      continue;
    }
    const bool hangs_on =
        part.at && std::find(anchors.begin(), anchors.end(), part.at->part) != anchors.end();
    if (!part.is_thing || !hangs_on || part.depth == Depth::behind) return false;
    anchors.push_back(part.name);
    things = true;
  }
  const Part* agent = model_for(plan, Role::agent);
  const figures::Pose* pose = agent != nullptr ? figures::find_pose(agent->pose) : nullptr;
  if (pose == nullptr || pose->in_the_air) return false;
  return things ? busy_arms(agent->name, plan).any() : only_stands(*pose) && raised_arms(*pose).any();
}

bool has_goal(const Plan& plan) {
  return std::any_of(plan.parts.begin(), plan.parts.end(),
                     [](const Part& part) { return part.role == Role::goal; });
}

std::vector<Casting> join(const std::vector<Casting>& base, const Plan& plan,
                          const std::vector<Casting>& things, bool one_only) {
  std::vector<const Part*> parts;
  for (const Casting& casting : base) parts.push_back(casting.part);
  std::vector<Casting> all = base;
  std::vector<Follower> followers;
  bool any = false, crossed = false;
  for (Casting& casting : all) {
    if (!is_figure(*casting.part) || !std::holds_alternative<figures::FigureLook>(casting.player.body))
      continue;
    // "Drei Kinder sitzen auf der Bank, eines liest."
    if (one_only && (any || casting.part->role != Role::agent)) continue;
    const Part* model = model_for(plan, *casting.part->role);
    if (model == nullptr) continue;
    const bool leads = casting.part->role == Role::agent;
    const bool follows = !leads && !things.empty() && model->role != casting.part->role;
    auto own = std::make_shared<Part>(*casting.part);
    const Reach laid = own->reach;
    if (own->near_laid) own->reach.near_hand.reset();
    if (own->far_laid) own->reach.far_hand.reset();
    std::replace(parts.begin(), parts.end(), casting.part, static_cast<const Part*>(own.get()));
    const Arms busy = busy_arms(own->name, parts);
    const Arms needed = things.empty() ? gesturing_arms(*model, busy) : busy_arms(model->name, plan);
    std::optional<Gesture> gesture = gesture_for(*model, needed, busy);
    if (!gesture && let_go(needed, *own, parts))
      gesture = Gesture{model->pose, needed.near, needed.far, false};
    if (!gesture) {
      if (leads) return {};
      std::replace(parts.begin(), parts.end(), static_cast<const Part*>(own.get()), casting.part);
      continue;
    }
    if (own->near_laid && !gesture->near) own->reach.near_hand = laid.near_hand;
    if (own->far_laid && !gesture->far) own->reach.far_hand = laid.far_hand;
    own->gesture = *gesture;
    if (!own->mood)
      own->mood = model->mood ? model->mood : std::optional(figures::find_pose(model->pose)->mood);
    own->arms_above = own->arms_above || model->arms_above;
    if (leads) crossed = gesture->crossed;
    if (follows) followers.push_back({own->name, model->name, gesture->crossed});
    any = any || leads;
    casting.own = own;
    casting.part = casting.own.get();
  }
  if (!any) return {};
  for (const Casting& thing : things) {
    Casting casting = thing;
    casting.own = renamed(*thing.part, plan, crossed);
    casting.part = casting.own.get();
    all.push_back(std::move(casting));
  }
  for (const Follower& follower : followers) {
    for (const Casting& thing : things) {
      Casting casting = thing;
      casting.own = handed_to(*thing.part, plan, follower);
      casting.part = casting.own.get();
      all.push_back(std::move(casting));
    }
  }
  return all;
}

std::vector<Casting> with_backdrop(std::vector<Casting> group, std::vector<Casting> things) {
  std::vector<Casting> behind;
  for (Casting& thing : things) {
    const std::string& anchor = thing.part->at ? thing.part->at->part : thing.part->beside;
    const auto named = [&](std::string_view name) {
      return std::any_of(group.begin(), group.end(),
                         [&](const Casting& other) { return other.part->name == name; });
    };
    if (thing.part->depth != Depth::behind || !named(anchor)) continue;
    auto own = std::make_shared<Part>(*thing.part);
    own->name += "_behind";
    thing.own = own;
    thing.part = own.get();
    behind.push_back(std::move(thing));
  }
  // What comes first is painted first.
  group.insert(group.begin(), std::make_move_iterator(behind.begin()), std::make_move_iterator(behind.end()));
  return group;
}

}  // namespace drawing::deeds
