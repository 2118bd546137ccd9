#include "drawing/deeds/sharing.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "drawing/deeds/own_things.h"
#include "drawing/deeds/sides.h"

namespace drawing::deeds {
namespace {

// How far from the thing's edge who takes it by that stands, in lengths of an arm; and how far the next one
// is behind, in figure units.
constexpr double at_edge = 0.85, next_behind = 40, step_up = 12;
// How far from the end of what they are in somebody sits at least, in figure units.
constexpr double least_aboard = 6;

// What somebody sits on who has no other contact with it than to sit.
bool is_own_seat(const Casting& casting, const Part& model) {
  const Part& part = *casting.part;
  if (!part.is_thing || part.role || part.at || part.held) return false;
  const bool sat_on = model.reach.hip && model.reach.hip->part == part.name;
  return sat_on || (part.fit == Fit::hip && (part.user.empty() || part.user == model.name));
}

// Puts the part on the other side of the thing.
void stand_across(Part& part, const Casting& thing, const Part& model, int rank) {
  const double side = model.faces_left ? -1 : 1;
  part.beside = thing.part->name;
  part.edge = model.faces_left ? left_side : right_side;
  part.arms = side * at_edge;
  part.x = side * next_behind * (rank - 1);
  part.y = step_up * (rank - 1);
  part.faces_left = !model.faces_left;
  part.at.reset();
  part.held.reset();
}

}  // namespace

const Casting* shared_thing(const std::vector<Casting>& castings, const Casting& model) {
  // Who lies, hangs or stands on its head is no model for others.
  const Part& own = *model.part;
  if (own.at || own.angle || !std::holds_alternative<figures::FigureLook>(model.player.body)) return nullptr;
  const auto found = std::find_if(castings.begin(), castings.end(), [](const Casting& casting) {
    const bool shared = casting.part->role == Role::patient || casting.part->role == Role::goal;
    return casting.part->is_thing && shared && casting.player.wished >= 0 && casting.copy == 0;
  });
  if (found == castings.end()) return nullptr;
  return own.reach.hip && own.reach.hip->part == found->part->name ? nullptr : &*found;
}

std::vector<Casting> one_across(const std::vector<Casting>& castings, const Casting& model,
                                const Casting& thing, const Player& player, int rank) {
  const std::string suffix = "_" + std::to_string(rank + 1);
  const Part& first = *model.part;
  auto part = std::make_shared<Part>(first);
  part->name = first.name + suffix;
  part->reach = {};
  stand_across(*part, thing, first, rank);
  std::vector<Casting> more;
  for (const Casting& casting : castings) {
    if (!is_own_seat(casting, first)) continue;
    auto seat = std::make_shared<Part>(*casting.part);
    seat->name += suffix;
    seat->user = part->name;
    stand_across(*seat, thing, first, rank);
    if (first.reach.hip) part->reach.hip = Target{seat->name, first.reach.hip->point};
    more.push_back({seat.get(), casting.player, 0, seat});
    more.back().player.wished = -1;
  }
  if (first.reach.hip && more.empty()) return {};
  if (rank == 1) {
    const Target edge{thing.part->name, part->edge};
    part->reach.near_hand = edge;
    if (!thing.part->in_hand) part->reach.far_hand = edge;
  }
  more.push_back({part.get(), player, 0, part});
  more.back().in_back = rank > 1;
  return more;
}

const Casting* shared_seat(const std::vector<Casting>& castings, const Casting& model) {
  const std::optional<Target>& hip = model.part->reach.hip;
  if (!hip || !std::holds_alternative<figures::FigureLook>(model.player.body)) return nullptr;
  const auto found = std::find_if(castings.begin(), castings.end(), [&](const Casting& casting) {
    const Thing* thing = std::get_if<Thing>(&casting.player.body);
    return casting.part->name == hip->part && thing != nullptr && thing->has(second_seat);
  });
  const bool taken = std::any_of(castings.begin(), castings.end(), [&](const Casting& other) {
    const std::optional<Target>& on = other.part->reach.hip ? other.part->reach.hip : other.part->at;
    return &other != &model && on && on->part == hip->part && on->point.starts_with("seat") && !other.own;
  });
  return found == castings.end() || taken || hip->point == second_seat ? nullptr : &*found;
}

std::vector<Casting> one_aboard(const std::vector<Casting>& castings, const Casting& model,
                                const Casting& seat, const Player& player, int rank) {
  // Two seats, and one more behind each of them where the thing is long enough.
  const Thing& thing = std::get<Thing>(seat.player.body);
  const double height = thing.height() * seat.part->size * seat.player.size;
  const double first = thing.point(model.part->reach.hip->point, height)->at.x;
  const double second = thing.point(second_seat, height)->at.x, step = second - first;
  const double at = second + (rank - 1) * step;
  const geometry::Rect box =
      thing.draw(props::PropLayer::back, height, coarse, base::Random(0)).exact_bounds();
  if (at < box.left + least_aboard || at > box.right - least_aboard) return {};
  const std::string suffix = "_" + std::to_string(rank + 1);
  auto part = std::make_shared<Part>(*model.part);
  part->name += suffix;
  std::vector<Casting> more;
  if (rank == 1) {
    part->reach.hip = Target{seat.part->name, std::string(second_seat)};
  } else {
    part->reach.hip.reset();
    part->at = Target{seat.part->name, std::string(second_seat)};
    part->by = "hip";
    part->x = (rank - 1) * step;
  }
  for (std::optional<Target>* hand : {&part->reach.near_hand, &part->reach.far_hand}) {
    if (!*hand || (*hand)->part != seat.part->name) continue;
    const bool other = rank == 1 && (*hand)->point == "grip" && thing.has("grip_far");
    *hand = other ? std::optional(Target{seat.part->name, "grip_far"}) : std::nullopt;
  }
  for (const Casting& casting : castings) {
    if (!casting.part->in_hand || casting.part->at->part != model.part->name || casting.copy > 0) continue;
    auto held = std::make_shared<Part>(*casting.part);
    held->name += suffix;
    held->user = part->name;
    held->at->part = part->name;
    more.push_back({held.get(), casting.player, 0, held});
    more.back().player.wished = -1;
  }
  more.insert(more.begin(), {part.get(), player, 0, part});
  return more;
}

}  // namespace drawing::deeds
