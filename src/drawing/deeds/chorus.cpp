#include "drawing/deeds/chorus.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "drawing/deeds/own_things.h"

namespace drawing::deeds {
namespace {

// About an arm of a child, in figure units: enough to know on which side somebody stands.
constexpr double usual_arm = 24;
// How much of its width one of a row keeps clear of the next: who does something, to whom it is done, and
// animals on four legs, whose faces are at one end; all of them, and a gap, where they are looked after.
constexpr double clear_agent = 0.64, clear_patient = 0.96, clear_beast = 0.74, clear_flock = 1.04;
// What is farther back in a row stands that much higher on the page.
constexpr double step_back = 12;
// What somebody does who has no room left at what all are busy with.
constexpr std::string_view onlooker_pose = "clap";
// Things that are larger in life serve all: a car is washed by two, an apple is eaten by one.
constexpr double shared_height = 50;

bool is_being(const Casting& casting) {
  return !std::holds_alternative<Thing>(casting.player.body);
}

bool aims_at(const Reach& reach, std::string_view part) {
  for (const std::optional<Target>* target :
       {&reach.hip, &reach.near_hand, &reach.far_hand, &reach.near_foot, &reach.far_foot, &reach.mouth}) {
    if (*target && (*target)->part == part) return true;
  }
  return false;
}

void let_go_of(Reach& reach, std::string_view part) {
  for (std::optional<Target>* target :
       {&reach.near_hand, &reach.far_hand, &reach.near_foot, &reach.far_foot, &reach.mouth}) {
    if (*target && (*target)->part == part) target->reset();
  }
}

// Whether neither hand has anything to do any more.
bool lost_hands(const Reach& before, const Reach& after) {
  return (before.near_hand || before.far_hand) && !after.near_hand && !after.far_hand;
}

const Casting* find(const std::vector<Casting>& castings, std::string_view name) {
  const auto found = std::find_if(castings.begin(), castings.end(),
                                  [&](const Casting& casting) { return casting.part->name == name; });
  return found == castings.end() ? nullptr : &*found;
}

// Whether nobody else has to do with the thing.
bool belongs(const Casting& thing, const Part& model) {
  const Part& part = *thing.part;
  if (!part.is_thing || thing.copy > 0) return false;
  return (part.at && part.at->part == model.name) || (part.held && part.held->part == model.name) ||
         part.beside == model.name || aims_at(model.reach, part.name);
}

// Whether it is in a hand of theirs: a second cow does not eat out of the hand that feeds the first.
bool is_held_by(const Casting& thing, const Part& holder) {
  const Part& part = *thing.part;
  if (!part.is_thing) return false;
  return (part.in_hand && part.at->part == holder.name) || (part.held && part.held->part == holder.name);
}

// Where somebody stands, from the partner's origin.
struct Offset {
  double x = 0, arms = 0;
  double side() const { return x + arms * usual_arm < 0 ? -1 : 1; }
};

std::optional<Offset> offset_of(const Part& part, const Part& partner) {
  if (part.at) return std::nullopt;
  if (part.beside == partner.name) return Offset{part.x, part.arms};
  if (partner.beside == part.name) return Offset{-partner.x, -partner.arms};
  if (part.beside.empty() && partner.beside.empty() && !partner.at) return Offset{part.x - partner.x, 0};
  return std::nullopt;
}

// What of the model stands by itself: what it sits on, or itself.
const Part* anchor_of(const std::vector<Casting>& castings, const Casting& model, const Casting& partner) {
  const std::optional<Target>& seat = model.part->reach.hip;
  if (model.part->at || model.part->angle) return nullptr;
  if (!seat) return model.part;
  const Casting* thing = find(castings, seat->part);
  if (thing == nullptr) return model.part;
  return thing != &partner && thing->part->is_thing && !thing->part->role ? thing->part : nullptr;
}

// What a being covers at the origin, looking to where its part says.
geometry::Rect box_of(const Casting& being) {
  const page::Figure figure =
      pose(being.player, *being.part, {}, coarse).layers(figures::Layer::behind, figures::Layer::near_grip);
  const double size = being.player.size;
  return figure.transformed(geometry::Affine::scaling(being.part->faces_left ? -size : size, size))
      .exact_bounds();
}

double pitch_of(const Casting& model) {
  const bool person = std::holds_alternative<figures::FigureLook>(model.player.body);
  const bool does = model.part->role == Role::agent;
  const double clear = person ? (does ? clear_agent : clear_patient) : does ? clear_beast : clear_flock;
  return box_of(model).width() * clear;
}

// The middle of an animal, people stand over theirs: who stands at its other end is as near to it as who
// stands at this one.
double middle_of(const Casting& partner) {
  return std::holds_alternative<beasts::BeastLook>(partner.player.body) ? box_of(partner).center().x : 0;
}

void mirror(Part& part) {
  part.x = -part.x;
  part.arms = -part.arms;
  part.faces_left = !part.faces_left;
  if (part.angle) part.angle = 180 - *part.angle;
}

}  // namespace

const Casting* partner_of(const std::vector<Casting>& castings, const Casting& model) {
  const bool does = model.part->role == Role::agent;
  for (const Casting& casting : castings) {
    if (&casting == &model || !casting.part->role) continue;
    const Role role = *casting.part->role;
    const Thing* thing = std::get_if<Thing>(&casting.player.body);
    const bool shared = thing != nullptr && stands(*casting.part) && !casting.part->at &&
                        (role == Role::patient || role == Role::goal) && casting.part->fit == Fit::real &&
                        thing->height() > shared_height;
    const bool somebody = is_being(casting) && !casting.part->is_thing;
    const bool fits = does ? shared || (somebody && (role == Role::patient || role == Role::receiver))
                           : somebody && role == Role::agent;
    if (!fits) continue;
    const Part* anchor = anchor_of(castings, model, casting);
    const bool carried = casting.part->at && casting.part->at->part == model.part->name;
    const bool on_model = casting.part->reach.hip && casting.part->reach.hip->part == model.part->name;
    if (anchor == nullptr || carried || on_model || !offset_of(*anchor, *casting.part)) continue;
    return &casting;
  }
  return nullptr;
}

std::vector<Casting> one_more(const std::vector<Casting>& castings, const Casting& model,
                              const Casting& partner, const Player& player, int rank) {
  const Part& first = *model.part;
  const Part* anchor = anchor_of(castings, model, partner);
  const std::optional<Offset> offset = anchor ? offset_of(*anchor, *partner.part) : std::nullopt;
  if (!offset) return {};
  // Those who look at each other, or at a thing, make a half circle; those who run after each other a row.
  const bool looks_there = first.faces_left == (offset->side() > 0);
  const bool seen_back = partner.part->is_thing || partner.part->faces_left != first.faces_left ||
                         aims_at(first.reach, partner.part->name);
  // Who is fed has its mouth on one side.
  const bool half_circle =
      first.role == Role::agent && looks_there && seen_back && !partner.part->reach.mouth;
  const bool mirrored = half_circle && rank % 2 == 1;
  const int steps = half_circle ? rank / 2 : rank;
  const std::string suffix = "_" + std::to_string(rank + 1);
  const auto renamed = [&](std::string& name) {
    const Casting* casting = find(castings, name);
    if (casting == &model || (casting != nullptr && belongs(*casting, first))) name += suffix;
  };
  const auto retarget = [&](std::optional<Target>& target) {
    if (target) renamed(target->part);
  };
  // Whether the row grows to where they look: then the next one is farther back, and hides no face.
  const double away = offset->side() * (mirrored ? -1 : 1);
  const bool left = first.faces_left != mirrored;
  const bool in_back = steps > 0 && (away < 0) == left;
  // From its other end nobody reaches an animal's back but across its face.
  const bool too_far = mirrored && std::holds_alternative<beasts::BeastLook>(partner.player.body);
  std::vector<Casting> more;
  for (const Casting& casting : castings) {
    const bool is_model = &casting == &model;
    if (!is_model && !belongs(casting, first)) continue;
    if (steps > 0 && is_held_by(casting, *partner.part)) continue;
    auto part = std::make_shared<Part>(*casting.part);
    if (steps > 0) {
      for (const Casting& other : castings) {
        if (is_held_by(other, *partner.part)) let_go_of(part->reach, other.part->name);
      }
    }
    // A thing that lies where the plan's origin is has no place to be copied to.
    if (!is_model && casting.part != anchor && !part->at && part->beside != first.name) continue;
    renamed(part->name);
    renamed(part->user);
    if (part->is_thing && part->user.empty()) part->user = first.name + suffix;
    for (std::optional<Target>* target :
         {&part->at, &part->held, &part->reach.hip, &part->reach.near_hand, &part->reach.far_hand,
          &part->reach.near_foot, &part->reach.far_foot, &part->reach.mouth})
      retarget(*target);
    if (casting.part == anchor) {
      part->beside = partner.part->name;
      part->x = offset->x;
      part->arms = offset->arms;
    } else {
      renamed(part->beside);
    }
    if (mirrored) mirror(*part);
    if (casting.part == anchor) {
      if (mirrored) part->x += 2 * middle_of(partner);
      part->x += away * pitch_of(model) * steps;
      part->y += (in_back ? step_back : -step_back) * steps;
    }
    if (steps > 0 || too_far) {
      let_go_of(part->reach, partner.part->name);
      // Hands that find no place at it any more would be held out to nothing.
      if (is_model && lost_hands(casting.part->reach, part->reach)) part->pose = onlooker_pose;
    }
    Casting next{part.get(), is_model ? player : casting.player, 0, part};
    if (!is_model) next.player.wished = -1;
    next.in_back = in_back;
    more.push_back(std::move(next));
  }
  return more;
}

}  // namespace drawing::deeds
