#include "drawing/deeds/player.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "drawing/deeds/sides.h"
#include "drawing/props/catalogue.h"

namespace drawing::deeds {
namespace {

using figures::Contact;

// The arms that the gesture wants instead of the pose's own.
void gesture_as(const Gesture& gesture, figures::Pose& pose) {
  const figures::Pose* model = figures::find_pose(gesture.pose);
  if (model == nullptr) return;
  if (gesture.near) {
    pose.near_hand = !gesture.crossed ? model->near_hand : model->far_hand;
    pose.near_elbow = !gesture.crossed ? model->near_elbow : model->far_elbow;
    pose.near_arm_above = !gesture.crossed ? model->near_arm_above : model->far_arm_above;
  }
  if (gesture.far) {
    pose.far_hand = !gesture.crossed ? model->far_hand : model->near_hand;
    pose.far_elbow = !gesture.crossed ? model->far_elbow : model->near_elbow;
    pose.far_arm_above = !gesture.crossed ? model->far_arm_above : model->near_arm_above;
  }
  if (gesture.near || gesture.far) pose.hands_at_face = pose.hands_at_face || model->hands_at_face;
}

std::vector<std::pair<std::string_view, Contact>> named(const figures::Contacts& c) {
  return {{"near_hand", c.near_hand}, {"far_hand", c.far_hand}, {"near_foot", c.near_foot},
          {"far_foot", c.far_foot},   {"hip", c.hip},           {"lap", c.lap},
          {"back", c.back},           {"shoulder", c.shoulder}, {"far_shoulder", c.far_shoulder},
          {"mouth", c.mouth},         {"head", c.head},         {"ground", {{0, 0}, -90}}};
}

// Animals have fewer faces than people.
std::optional<beasts::BeastMood> beast_mood(const std::optional<figures::Mood>& mood) {
  if (!mood) return std::nullopt;
  if (*mood == figures::Mood::sleepy) return beasts::BeastMood::asleep;
  if (*mood == figures::Mood::sad || *mood == figures::Mood::crying) return beasts::BeastMood::sad;
  if (*mood == figures::Mood::angry) return beasts::BeastMood::angry;
  if (*mood == figures::Mood::afraid) return beasts::BeastMood::afraid;
  return beasts::BeastMood::awake;
}

Posed pose_beast(const beasts::BeastLook& look, const beasts::BeastPose& held_as, const Player& player,
                 const Part& part, const Aims& aims, const figures::Drawn& drawn) {
  beasts::BeastGoals goals;
  goals.mouth = aims.mouth;
  goals.mood = beast_mood(player.mood ? player.mood : part.mood);
  beasts::PosedBeast beast = beasts::draw_beast(look, held_as, goals, drawn);
  const beasts::BeastContacts& c = beast.contacts;
  return {std::move(beast.parts),
          {{"mouth", c.mouth},
           {"back", c.back},
           {"head", c.head},
           {"near_hand", c.near_forefoot},
           {"near_foot", c.near_forefoot},
           {"tail", c.tail},
           {"ears", c.ears},
           {"ground", {{0, 0}, -90}}},
          {}};
}

}  // namespace

std::optional<Contact> Posed::point(std::string_view name) const {
  for (const auto& [known, contact] : points) {
    if (known == name) return contact;
  }
  return std::nullopt;
}

page::Figure Posed::layers(figures::Layer first, figures::Layer last) const {
  return figures::layers_of(parts, first, last);
}

bool has_point(const Player& player, std::string_view name) {
  static constexpr std::array<std::string_view, 12> of_figures{
      "near_hand", "far_hand", "near_foot",    "far_foot", "hip",  "lap",
      "back",      "shoulder", "far_shoulder", "mouth",    "head", "ground"};
  static constexpr std::array<std::string_view, 8> of_beasts{"mouth",     "back", "head", "near_hand",
                                                             "near_foot", "tail", "ears", "ground"};
  const auto among = [&](const auto& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  if (const Thing* thing = std::get_if<Thing>(&player.body)) return is_side(name) || thing->has(name);
  return std::holds_alternative<figures::FigureLook>(player.body) ? among(of_figures) : among(of_beasts);
}

std::string_view own_seat(const Player& player) {
  return std::holds_alternative<beasts::BeastLook>(player.body) ? "ground" : "hip";
}

figures::Pose attitude(const Player& player, const Part& part, const Aims& aims) {
  const figures::Pose* found = figures::find_pose(part.pose.empty() ? "stand" : part.pose);
  if (found == nullptr) throw std::logic_error("unknown pose " + part.pose);
  figures::Pose pose = *found;
  gesture_as(part.gesture, pose);
  // The text's mood comes before that of the deed, and both before that of the pose. Who is sad may cry, and
  // who blows has no other mouth.
  if (part.mood) pose.mood = *part.mood;
  using enum figures::Mood;
  const bool told_more_plainly = (player.mood == sad && part.mood == crying) || pose.mood == blowing;
  if (player.mood && !told_more_plainly) pose.mood = *player.mood;
  pose.near_leg_above = part.legs_round;
  // Without a forearm before everything, only fingers would be there. The far arm is behind whom it is round.
  pose.near_arm_above = pose.near_arm_above || part.arms_above;
  pose.far_arm_above = pose.far_arm_above || (part.arms_above && aims.held.far);
  pose.lean += part.lean + aims.bending.lean;
  pose.hip -= aims.bending.crouch;
  const auto move = [](figures::HandAim& hand, geometry::Point by) {
    hand.x += by.x;
    hand.y += by.y;
  };
  move(pose.near_hand, aims.bending.near_hand);
  move(pose.far_hand, aims.bending.far_hand);
  const auto bend = [](figures::Bend& elbow, bool other) {
    if (other) elbow = elbow == figures::Bend::usual ? figures::Bend::other : figures::Bend::usual;
  };
  bend(pose.near_elbow, aims.bending.near_elbow);
  bend(pose.far_elbow, aims.bending.far_elbow);
  return pose;
}

std::vector<std::pair<std::string_view, Contact>> points_of(const figures::Rig& rig, const Player& player,
                                                            const Part& part, const Aims& aims) {
  return named(figures::contacts_of(rig, attitude(player, part, aims), aims.goals));
}

Posed pose(const Player& player, const Part& part, const Aims& aims, const figures::Drawn& drawn) {
  if (const auto* look = std::get_if<figures::FigureLook>(&player.body)) {
    figures::PosedFigure figure =
        figures::draw_figure(*look, attitude(player, part, aims), aims.goals, aims.held, drawn);
    const figures::Rig rig = figure.rig();
    return {std::move(figure.parts), named(figure.contacts), rig};
  }
  const auto& look = std::get<beasts::BeastLook>(player.body);
  const beasts::BeastPose* found = beasts::find_beast_pose(part.beast);
  // Not every species has every pose.
  if (found == nullptr) found = beasts::find_beast_pose("stand");
  if (found == nullptr) throw std::logic_error("unknown pose " + part.beast);
  return pose_beast(look, *found, player, part, aims, drawn);
}

std::optional<Player> player_of_prop(const std::string& name) {
  const props::DrawnProp* prop = props::find_drawn(name);
  if (prop == nullptr) return std::nullopt;
  Player player;
  player.name = prop->title;
  player.body = Thing(*prop);
  return player;
}

}  // namespace drawing::deeds
