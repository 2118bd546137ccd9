#include "drawing/deeds/hands.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "drawing/deeds/placing.h"
#include "drawing/deeds/sides.h"

namespace drawing::deeds {
namespace {

using geometry::Point;
using geometry::Rect;

// How far a hand in the air is from what it means, and the gap that is left then, in figure units.
constexpr double within_reach = 26, closed = 0.6;
constexpr std::array<std::string_view, 2> hands{"near_hand", "far_hand"};

bool is_at(const std::optional<Target>& target, std::string_view part) {
  return target && target->part == part;
}

bool is_touched(const std::vector<Casting>& castings, const Part& thing) {
  if (thing.at || thing.held || thing.in_hand) return true;
  return std::any_of(castings.begin(), castings.end(), [&](const Casting& casting) {
    const Part& part = *casting.part;
    const Reach& r = part.reach;
    return is_at(part.at, thing.name) || is_at(part.held, thing.name) || is_at(r.hip, thing.name) ||
           is_at(r.near_hand, thing.name) || is_at(r.far_hand, thing.name) ||
           is_at(r.near_foot, thing.name) || is_at(r.far_foot, thing.name) || is_at(r.mouth, thing.name);
  });
}

// Whether the figure's hand neither holds nor touches anything.
bool is_free(const std::vector<Casting>& castings, const Part& figure, std::string_view hand) {
  const std::optional<Target>& own = hand == hands[0] ? figure.reach.near_hand : figure.reach.far_hand;
  if (own) return false;
  return std::none_of(castings.begin(), castings.end(), [&](const Casting& casting) {
    const Part& part = *casting.part;
    const auto held = [&](const std::optional<Target>& target) {
      return is_at(target, figure.name) && (target->point == hand || part.second_hand == hand);
    };
    return held(part.at) || held(part.held);
  });
}

bool can_reach(const Casting& casting) {
  const Part& part = *casting.part;
  return part.role && is_agent(*part.role) && !part.at && !part.angle &&
         std::holds_alternative<figures::FigureLook>(casting.player.body);
}

// The point of the thing that is nearest to the hand, if that is near enough.
std::optional<Target> nearest(const Placed& thing, const Rect& box, Point hand) {
  const double side = box.top + box.height() / 3;
  std::vector<std::pair<std::string_view, Point>> points{{left_side, {box.left, side}},
                                                         {right_side, {box.right, side}}};
  for (const std::string_view name : {"grip", "grip_far", "tip", "top"}) {
    if (const auto own = thing.point(name)) points.push_back({name, own->at});
  }
  const auto best = std::min_element(points.begin(), points.end(), [&](const auto& a, const auto& b) {
    return geometry::length(a.second - hand) < geometry::length(b.second - hand);
  });
  if (geometry::length(best->second - hand) > within_reach) return std::nullopt;
  return Target{thing.part().name, std::string(best->first)};
}

bool is_closed(const std::vector<Casting>& castings) {
  if (lacks_point(castings)) return false;
  const std::vector<Placed> placed = place(castings);
  const std::vector<Touch> touches = touches_of(placed);
  return std::all_of(touches.begin(), touches.end(), [&](const Touch& touch) {
    const auto a = placed[touch.of].point(touch.own), b = placed[touch.with].point(touch.on);
    return a && b && geometry::length(a->at - b->at) <= closed;
  });
}

// With the hands of one figure on the thing: both, or the one that reaches it.
std::optional<std::vector<Casting>> reaching(const std::vector<Casting>& castings, std::size_t figure,
                                             const std::array<std::optional<Target>, 2>& goals) {
  for (const auto& [near, far] : {std::pair(true, true), std::pair(true, false), std::pair(false, true)}) {
    if ((near && !goals[0]) || (far && !goals[1])) continue;
    std::vector<Casting> next = castings;
    auto part = std::make_shared<Part>(*next[figure].part);
    if (near) part->reach.near_hand = goals[0];
    if (far) part->reach.far_hand = goals[1];
    next[figure].part = part.get();
    next[figure].own = std::move(part);
    if (is_closed(next)) return next;
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::size_t> untouched_things(const std::vector<Casting>& castings) {
  std::vector<std::size_t> things;
  for (std::size_t i = 0; i < castings.size(); ++i) {
    const Part& part = *castings[i].part;
    const bool meant = part.role == Role::patient || part.role == Role::tool;
    // Nobody lays a hand on a fire.
    const auto* thing = std::get_if<Thing>(&castings[i].player.body);
    if (thing != nullptr && thing->kind() == "fire") continue;
    if (part.is_thing && meant && castings[i].copy == 0 && !is_touched(castings, part)) things.push_back(i);
  }
  return things;
}

std::vector<Casting> with_hands_on(std::vector<Casting> castings) {
  const std::vector<std::size_t> things = untouched_things(castings);
  if (things.empty() || std::none_of(castings.begin(), castings.end(), can_reach)) return castings;
  // What is placed points to the castings, which change.
  const std::vector<Casting> before = castings;
  const std::vector<Placed> placed = place(before);
  const Scene scene =
      draw_tableau(placed, figures::Drawn{.mm_per_unit = 0.3, .finest_mm = 0}, base::Random(0));
  for (const std::size_t thing : things) {
    Rect box;
    for (const Piece& piece : scene.pieces) {
      if (piece.casting == thing) box.include(piece.figure.exact_bounds());
    }
    for (std::size_t i = 0; i < castings.size(); ++i) {
      if (!can_reach(castings[i])) continue;
      std::array<std::optional<Target>, 2> goals;
      for (std::size_t h = 0; h < hands.size(); ++h) {
        const auto hand = placed[i].point(hands[h]);
        if (hand && is_free(castings, *castings[i].part, hands[h]))
          goals[h] = nearest(placed[thing], box, hand->at);
      }
      if (auto next = reaching(castings, i, goals)) castings = std::move(*next);
    }
  }
  return castings;
}

}  // namespace drawing::deeds
