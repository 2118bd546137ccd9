#include "drawing/deeds/sharing.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "drawing/deeds/sides.h"

namespace drawing::deeds {
namespace {

// How far from the thing's edge who takes it by that stands, in lengths of an arm; and how far the next one
// is behind, in figure units.
constexpr double at_edge = 0.85, next_behind = 40, step_up = 12;

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

}  // namespace drawing::deeds
