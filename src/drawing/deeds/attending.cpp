#include "drawing/deeds/attending.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "drawing/deeds/part_names.h"
#include "drawing/deeds/placing.h"
#include "drawing/deeds/stock_parts.h"

namespace drawing::deeds {
namespace {

using geometry::Point;
using geometry::Rect;

// Below that, in figure units, one stoops to touch it.
constexpr double low_point = 34;
// From the feet of who comes to what the hand is on.
constexpr double arms_reach = 30;
// What a hand is laid on, by preference.
constexpr std::array<std::string_view, 5> touched{"far_hand", "near_hand", "back", "shoulder", "head"};

struct Somebody {
  std::size_t index = 0;
  Rect box;
  std::string point;
  Point at;
  bool from_right = true;
};

Rect box_of_casting(const Scene& scene, std::size_t index) {
  Rect box;
  for (const Piece& piece : scene.pieces) {
    if (piece.casting == index) box.include(piece.figure.exact_bounds());
  }
  return box;
}

// Where whoever else does something to it is; where nobody does, what they are busy with.
double center_of_others(const Scene& scene, const std::vector<Casting>& group, std::size_t index) {
  for (const bool things : {false, true}) {
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < group.size(); ++i) {
      if (i == index || group[i].part->is_thing != things || box_of_casting(scene, i).empty()) continue;
      sum += box_of_casting(scene, i).center().x;
      ++count;
    }
    if (count > 0) return sum / count;
  }
  return 0;
}

std::optional<Somebody> find_somebody(const std::vector<Casting>& group, int whom) {
  const auto found = std::find_if(group.begin(), group.end(),
                                  [&](const Casting& casting) { return casting.player.wished == whom; });
  if (found == group.end()) return std::nullopt;
  const std::vector<Placed> placed = place(group);
  const Scene scene =
      draw_tableau(placed, figures::Drawn{.mm_per_unit = 0.3, .finest_mm = 0}, base::Random(0));
  Somebody somebody;
  somebody.index = static_cast<std::size_t>(found - group.begin());
  somebody.box = box_of_casting(scene, somebody.index);
  if (somebody.box.empty()) return std::nullopt;
  somebody.from_right = somebody.box.center().x >= center_of_others(scene, group, somebody.index);
  const double edge = somebody.from_right ? somebody.box.right : somebody.box.left;
  double nearest = somebody.box.width() / 2;
  for (const std::string_view name : touched) {
    const std::optional<figures::Contact> contact = placed[somebody.index].point(name);
    if (!contact || std::abs(contact->at.x - edge) >= nearest) continue;
    nearest = std::abs(contact->at.x - edge);
    somebody.point = name;
    somebody.at = contact->at;
  }
  return somebody;
}

// How far from the middle of the tableau whoever comes stands.
double place_beside_somebody(const Somebody& somebody) {
  const double outwards = somebody.from_right ? 1 : -1;
  const double edge = somebody.from_right ? somebody.box.right : somebody.box.left;
  const double near = (somebody.point.empty() ? edge : somebody.at.x) + outwards * arms_reach;
  // Not upon whom it is about.
  const double beside = edge + outwards * arms_reach / 2;
  return somebody.from_right ? std::max(near, beside) : std::min(near, beside);
}

}  // namespace

const Part& part_of_attendant(const std::vector<Casting>& group, int whom) {
  const std::optional<Somebody> somebody = find_somebody(group, whom);
  const bool lies_low = somebody && !somebody->point.empty() && -somebody->at.y < low_point;
  return standing(lies_low ? "crouch" : "point");
}

std::optional<std::vector<Casting>> with_attendant(const std::vector<Casting>& group, int whom,
                                                   const Casting& newcomer, int rank) {
  const std::optional<Somebody> somebody = find_somebody(group, whom);
  if (!somebody) return std::nullopt;
  auto part = std::make_shared<Part>(*newcomer.part);
  part->name = "attendant" + std::to_string(rank);
  // The others are the agents of the deed that is there.
  part->role = Role::fifth;
  part->faces_left = somebody->from_right;
  part->x = place_beside_somebody(*somebody);
  if (!somebody->point.empty())
    part->reach.far_hand = Target{group[somebody->index].part->name, somebody->point};
  std::vector<Casting> all = group;
  all.push_back({part.get(), newcomer.player, 0, part, false, newcomer.from_afar});
  if (lacks_point(all)) return std::nullopt;
  return all;
}

std::optional<std::vector<Casting>> with_giver(const std::vector<Casting>& group, int whom,
                                               const std::vector<Casting>& giver) {
  static constexpr double arm = 26;  // held out
  const std::optional<Somebody> somebody = find_somebody(group, whom);
  if (!somebody) return std::nullopt;
  std::vector<Casting> all = group;
  for (const Casting& casting : giver) {
    auto part = std::make_shared<Part>(*casting.part);
    const bool is_giver = part->role == Role::agent && !part->is_thing;
    if (!is_giver && (!part->is_thing || !part->in_hand)) return std::nullopt;
    add_suffix(*part, "_giver");
    if (is_giver) {
      if (part->at || part->reach.hip || !part->beside.empty()) return std::nullopt;
      // The others are the agents of the deed that is there.
      part->role = Role::fifth;
      part->faces_left = somebody->from_right;
      part->x = place_beside_somebody(*somebody) + (somebody->from_right ? arm : -arm);
    } else if (somebody->from_right) {
      part->x = -part->x;
      part->faces_left = !part->faces_left;
      if (part->angle) part->angle = 180 - *part->angle;
    }
    all.push_back({part.get(), casting.player, casting.copy, part});
  }
  if (lacks_point(all)) return std::nullopt;
  return all;
}

}  // namespace drawing::deeds
