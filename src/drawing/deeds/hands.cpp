#include "drawing/deeds/hands.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "drawing/deeds/faces.h"
#include "drawing/deeds/nearness.h"
#include "drawing/deeds/placing.h"
#include "drawing/deeds/sides.h"

namespace drawing::deeds {
namespace {

using geometry::Point;
using geometry::Rect;

// How far a hand in the air is from what it means, and the gap that is left then, in figure units.
constexpr double within_reach = 26, closed = 0.6;
// How far from the hand a thing is laid or found, and how far it, or who reaches for it, moves for that.
constexpr double easy_reach = 18, arm_reach = 38, farthest_shift = 64;
constexpr std::array<std::string_view, 2> hands{"near_hand", "far_hand"};

bool is_at(const std::optional<Target>& target, std::string_view part) {
  return target && target->part == part;
}

// In a hand, or taken by one where it is.
bool is_held(const Part& thing) {
  return thing.held || thing.in_hand;
}

// Whether the plan puts somebody, or else another thing as well, at the thing.
bool is_reached(const std::vector<Casting>& castings, const Part& thing, bool by_figures_only) {
  return std::any_of(castings.begin(), castings.end(), [&](const Casting& casting) {
    const Part& part = *casting.part;
    if (by_figures_only && part.is_thing) return false;
    const Reach& r = part.reach;
    return is_at(part.at, thing.name) || is_at(part.held, thing.name) || is_at(r.hip, thing.name) ||
           is_at(r.near_hand, thing.name) || is_at(r.far_hand, thing.name) ||
           is_at(r.near_foot, thing.name) || is_at(r.far_foot, thing.name) || is_at(r.mouth, thing.name);
  });
}

bool is_touched(const std::vector<Casting>& castings, const Part& thing) {
  return thing.at || is_held(thing) || is_reached(castings, thing, false);
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
std::optional<Target> nearest(const Placed& thing, const Rect& box, Point hand, double reach) {
  const double side = box.top + box.height() / 3;
  std::vector<std::pair<std::string_view, Point>> points{{left_side, {box.left, side}},
                                                         {right_side, {box.right, side}}};
  for (const std::string_view name : {"grip", "grip_far", "tip", "top"}) {
    if (const auto own = thing.point(name)) points.push_back({name, own->at});
  }
  const auto best = std::min_element(points.begin(), points.end(), [&](const auto& a, const auto& b) {
    return geometry::length(a.second - hand) < geometry::length(b.second - hand);
  });
  if (geometry::length(best->second - hand) > reach) return std::nullopt;
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
    part->near_laid = part->near_laid || near;
    part->far_laid = part->far_laid || far;
    next[figure].part = part.get();
    next[figure].own = std::move(part);
    if (is_closed(next)) return next;
  }
  return std::nullopt;
}

Scene coarse_scene(const std::vector<Placed>& placed) {
  return draw_tableau(placed, figures::Drawn{.mm_per_unit = 0.3, .finest_mm = 0}, base::Random(0));
}

Rect box_of(const Scene& scene, std::size_t casting) {
  Rect box;
  for (const Piece& piece : scene.pieces) {
    if (piece.casting == casting) box.include(piece.figure.exact_bounds());
  }
  return box;
}

// Where the figure's free hands take the thing.
std::array<std::optional<Target>, 2> goals_of(const std::vector<Casting>& castings,
                                              const std::vector<Placed>& placed, std::size_t figure,
                                              std::size_t thing, const Rect& box, double reach) {
  std::array<std::optional<Target>, 2> goals;
  for (std::size_t h = 0; h < hands.size(); ++h) {
    const auto hand = placed[figure].point(hands[h]);
    if (hand && is_free(castings, *castings[figure].part, hands[h]))
      goals[h] = nearest(placed[thing], box, hand->at, reach);
  }
  return goals;
}

// Whoever has a free hand lays it on what stands by itself within reach.
std::vector<Casting> with_hands_within_reach(std::vector<Casting> castings) {
  const std::vector<std::size_t> things = untouched_things(castings);
  if (things.empty()) return castings;
  // What is placed points to the castings, which change.
  const std::vector<Casting> before = castings;
  const std::vector<Placed> placed = place(before);
  const Scene scene = coarse_scene(placed);
  for (const std::size_t thing : things) {
    const Rect box = box_of(scene, thing);
    for (std::size_t i = 0; i < castings.size(); ++i) {
      if (!can_reach(castings[i])) continue;
      if (auto next = reaching(castings, i, goals_of(castings, placed, i, thing, box, within_reach)))
        castings = std::move(*next);
    }
  }
  return castings;
}

// What the deed is about, at one place or another.
bool is_meant(const Casting& casting) {
  const auto* thing = std::get_if<Thing>(&casting.player.body);
  const bool meant = casting.part->role == Role::patient || casting.part->role == Role::tool;
  // Nobody lays a hand on a fire.
  return thing != nullptr && casting.part->is_thing && meant && casting.copy == 0 && thing->kind() != "fire";
}

// A part that may be moved to a side: what lies on something, and who stands by themselves.
bool may_shift(const std::vector<Casting>& castings, const Casting& casting) {
  const Part& part = *casting.part;
  if (!part.is_thing) return !part.at && !part.reach.hip && !part.angle && part.beside.empty();
  if (part.held || part.in_hand || part.depth == Depth::within || !part.at) return false;
  return std::any_of(castings.begin(), castings.end(), [&](const Casting& other) {
    return other.part->name == part.at->part && std::holds_alternative<Thing>(other.player.body);
  });
}

// With one of them so far to the right.
std::vector<Casting> shifted(std::vector<Casting> castings, std::size_t index, double by) {
  auto part = std::make_shared<Part>(*castings[index].part);
  part->x += by;
  castings[index].part = part.get();
  castings[index].own = std::move(part);
  return castings;
}

// How far the thing has to come so that the nearest free hand of the figure has it within easy reach; nothing
// where that is too far, or above or below its arms.
std::optional<double> way_to(const std::vector<Casting>& castings, const std::vector<Placed>& placed,
                             std::size_t figure, const Rect& box) {
  std::optional<double> way;
  for (const std::string_view name : hands) {
    const auto hand = placed[figure].point(name);
    if (!hand || !is_free(castings, *castings[figure].part, name)) continue;
    const Point at = hand->at;
    const double x = std::clamp(at.x, box.left, box.right) - at.x;
    const double y = std::clamp(at.y, box.top, box.bottom) - at.y;
    if (std::abs(y) > arm_reach) continue;
    const double left = std::sqrt(std::max(0.0, easy_reach * easy_reach - y * y));
    const double need = std::abs(x) <= left ? 0 : (x > 0 ? left - x : -left - x);
    if (!way || std::abs(need) < std::abs(*way)) way = need;
  }
  return way && std::abs(*way) <= farthest_shift ? way : std::nullopt;
}

// Whether something else lies where the thing came to lie; what it lies on does not count.
bool hides_a_thing(const std::vector<Casting>& castings, const Scene& scene, std::size_t thing,
                   const Rect& box) {
  constexpr double most_common = 0.15;
  for (std::size_t i = 0; i < castings.size(); ++i) {
    const Part& other = *castings[i].part;
    if (i == thing || !other.is_thing || other.name == castings[thing].part->name ||
        is_at(castings[thing].part->at, other.name))
      continue;
    const Rect there = box_of(scene, i);
    const double common = box.intersection(there).area();
    if (common > most_common * std::min(box.area(), there.area())) return true;
  }
  return false;
}

// The thing comes to who does something with it, or they go to it, so that a hand is on it.
std::optional<std::vector<Casting>> brought_together(const std::vector<Casting>& castings,
                                                     const std::vector<Placed>& placed, std::size_t figure,
                                                     std::size_t thing, const Rect& box) {
  const std::optional<double> way = way_to(castings, placed, figure, box);
  if (!way) return std::nullopt;
  const std::size_t faces = covered_faces(coarse_scene(placed)).size();
  for (const auto& [moved, by] : {std::pair(thing, *way), std::pair(figure, -*way)}) {
    if (*way != 0 && !may_shift(castings, castings[moved])) continue;
    const std::vector<Casting> nearer = *way == 0 ? castings : shifted(castings, moved, by);
    const std::vector<Placed> there = place(nearer);
    const Scene scene = coarse_scene(there);
    const Rect now = box_of(scene, thing);
    if (moved == thing && *way != 0 && hides_a_thing(nearer, scene, thing, now)) continue;
    auto next = reaching(nearer, figure, goals_of(nearer, there, figure, thing, now, arm_reach));
    if (next && covered_faces(coarse_scene(place(*next))).size() <= faces) return next;
  }
  return std::nullopt;
}

// What the deed is about and that neither a limb nor a tool touches, though it lies somewhere.
std::vector<Casting> with_things_within_reach(std::vector<Casting> castings) {
  if (std::none_of(castings.begin(), castings.end(), is_meant) || lacks_point(castings)) return castings;
  for (std::size_t thing = 0; thing < castings.size(); ++thing) {
    if (!is_meant(castings[thing]) || is_held(*castings[thing].part) ||
        is_reached(castings, *castings[thing].part, true))
      continue;
    const std::vector<Casting> before = castings;
    const std::vector<Placed> placed = place(before);
    const Scene scene = coarse_scene(placed);
    if (Nearness(placed, scene).is_in_use(thing)) continue;
    const Rect box = box_of(scene, thing);
    for (std::size_t i = 0; i < before.size(); ++i) {
      if (!can_reach(before[i])) continue;
      auto next = brought_together(before, placed, i, thing, box);
      if (!next) continue;
      castings = std::move(*next);
      break;
    }
  }
  return castings;
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

std::vector<Casting> with_hands_on(std::vector<Casting> castings, bool from_afar) {
  for (Casting& casting : castings) casting.from_afar = from_afar;
  if (from_afar || std::none_of(castings.begin(), castings.end(), can_reach)) return castings;
  castings = with_hands_within_reach(std::move(castings));
  return with_things_within_reach(std::move(castings));
}

}  // namespace drawing::deeds
