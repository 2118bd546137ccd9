#include "drawing/deeds/stock_parts.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "drawing/beasts/pose.h"
#include "drawing/figures/pose.h"
#include "drawing/model/wish.h"

namespace drawing::deeds {

namespace {

// How people stand who do nothing.
constexpr std::array<std::string_view, 4> idle_poses{"stand", "wave", "akimbo", "stand"};

Part agent() {
  Part part;
  part.name = role_names[0];
  part.role = Role::agent;
  return part;
}

}  // namespace

std::string_view idle_pose(std::optional<figures::Mood> mood, base::Random& random) {
  const std::string_view by_chance = idle_poses[random.below(idle_poses.size())];
  if (!mood) return by_chance;
  switch (*mood) {
    case figures::Mood::angry:
      return "stamp";
    case figures::Mood::sleepy:
      return "yawn";
    case figures::Mood::sad:
      return "stand";
    case figures::Mood::laughing:
      return "cheer";
    default:
      return by_chance;
  }
}

const Part& standing(std::string_view pose) {
  static const std::map<std::string_view, Part> parts = [] {
    std::map<std::string_view, Part> all;
    for (const figures::Pose& known : figures::poses())
      all.emplace(known.name, agent()).first->second.pose = known.name;
    return all;
  }();
  return parts.at(pose);
}

const Part& resting(std::string_view beast_pose) {
  static const std::map<std::string_view, Part> parts = [] {
    std::map<std::string_view, Part> all;
    for (const beasts::BeastPose& known : beasts::beast_poses())
      all.emplace(known.name, agent()).first->second.beast = known.name;
    return all;
  }();
  return parts.at(beast_pose);
}

std::string_view rest_of(beasts::Species species, const cast::Actor& actor) {
  if (actor.pose == Pose::sleeping) return "sleep";
  if (actor.pose == Pose::jumping) return "jump";
  if (beasts::kind_of(species) == beasts::Kind::fish) return "swim";
  return actor.place == cast::Place::air || actor.pose == Pose::flying ? "fly" : "stand";
}

bool better_drawn(const Wish& wish, std::string_view motif) {
  if (beasts::shows_more_than_picture(motif)) return true;
  const std::optional<beasts::Species> species = beasts::species_of(motif);
  if (!species || !beasts::picture_is_of_grown_up(*species)) return false;
  // A young one beside its mother's picture would be by another hand.
  return std::any_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& other) {
    return !other.face_only && other.size == SizeWish::small && beasts::species_of(other.motif) == species;
  });
}

const Part& lone_thing() {
  static const Part part = [] {
    Part thing = agent();
    thing.is_thing = true;
    return thing;
  }();
  return part;
}

const Part& carried(bool drawn_to_hold) {
  static const auto make = [](Fit fit, double size) {
    Part part;
    part.name = role_names[static_cast<std::size_t>(Role::tool)];
    part.role = Role::tool;
    part.is_thing = true;
    part.fit = fit;
    part.size = size;
    part.at = Target{std::string(role_names[0]), "far_hand"};
    part.in_hand = true;
    part.angle = -90;
    return part;
  };
  static const Part thing = make(Fit::real, 1), picture = make(Fit::picture, 34);
  return drawn_to_hold ? thing : picture;
}

const Part& carried_upright() {
  static const Part part = [] {
    Part container = carried(true);
    container.angle.reset();
    return container;
  }();
  return part;
}

}  // namespace drawing::deeds
