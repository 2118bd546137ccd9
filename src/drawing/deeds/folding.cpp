#include "drawing/deeds/folding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <variant>

#include "drawing/deeds/page_room.h"
#include "drawing/deeds/part_names.h"
#include "drawing/deeds/placing.h"
#include "drawing/deeds/roles.h"
#include "geometry/rect.h"

namespace drawing::deeds {
namespace {

using geometry::Point;
using geometry::Rect;

// Fewer stand beside each other: who meet, face or give each other something have to do that on one line.
constexpr std::ptrdiff_t least_doers = 3;
// A tableau that has so many millimetres for a figure unit is large enough: a child is a fifth of the page's
// height, and heads at others' feet look worse than that.
constexpr double large_unit_mm = 0.66;
// Of those who only do the same beside each other, it is one whose figures are so high on the page, in mm.
constexpr double large_figure_mm = 92, large_height_mm = 100;
// How much higher than the mean the tallest one may be.
constexpr double tallest_by_mean = 1.3;
// How far before the others somebody may step, and what the farthest step, and standing right below somebody,
// cost as a share of the size.
constexpr std::array fold_steps{30.0, 46.0, 66.0, 92.0, 132.0};
constexpr double cost_of_step = 0.16, cost_of_stack = 0.5;
// Hens step before a child rather than the child before them.
constexpr double tower_height = 1.5, cost_of_tower = 0.15;
// How far past the others' sides, by its own width.
constexpr double past_others = 0.6;
// Who stands between two others is below so much of each.
constexpr double free_lap = 0.62;
// How much larger all have to become, and how often somebody steps out.
constexpr double least_gain = 1.1;
constexpr int most_folds = 4;
// What may be hidden of a box: of people their legs, of things less, of what is larger than people least.
constexpr double hidden_in_hand = 0.06, hidden_patient = 0.12;
constexpr double hidden_legs = 0.28, hidden_thing = 0.2, hidden_building = 0.16, building_height = 140;
// Who works at something that stands there stays at it: what is higher than that steps nowhere. How far past
// the middle of what they look at somebody may come.
constexpr double furniture_height = 58, past_middle = 6, before_head = 12;
// Those whose feet are no farther apart are beside each other, and such a share of the narrower one may be
// behind the other.
constexpr double beside_each_other = 20, lap_beside = 0.1;
// So much of a tool lies over what it is used on.
constexpr double in_use = 0.1;
// Who is before so much of another's box belongs there: two who cuddle.
constexpr double cuddling = 0.3;
// What is free around eyes, how finely places are tried, and where somebody is at a side, in figure units.
constexpr double free_eye = 5, place_step = 7, at_the_side = 2;

bool is_agent_being(const Casting& casting) {
  return !casting.part->is_thing && casting.part->role && is_agent(*casting.part->role);
}

std::ptrdiff_t doers_in(const std::vector<Casting>& castings) {
  return std::count_if(castings.begin(), castings.end(), is_agent_being);
}

// Whether its place is its own, and counts from the ground.
bool is_rooted(const Part& part) {
  return !part.at && !part.reach.hip;
}

// A tableau as boxes, and which of its parts hang together.
class Fold {
 public:
  explicit Fold(const std::vector<Casting>& castings) : castings_(castings), placed_(place(castings_)) {
    figures::Drawn drawn;
    drawn.mm_per_unit = 0.3;
    drawn.finest_mm = 0;
    scene_ = draw_tableau(placed_, drawn, base::Random(0));
    boxes_.resize(castings_.size());
    for (const Piece& piece : scene_.pieces) {
      const Rect own = piece.figure.exact_bounds();
      std::optional<Rect>& box = boxes_[piece.casting];
      if (box) {
        box->include(own);
      } else {
        box = own;
      }
    }
    moves_.resize(castings_.size());
    join_parts();
    only_same_ = do_the_same_apart();
  }

  // The tableau with its parts where they stepped to; nothing if nobody did.
  std::optional<std::vector<Casting>> run() {
    double unit = size_on_page(bounds(), true);
    int folds = 0;
    while (folds < most_folds && unit < large_unit()) {
      const std::optional<Step> step = best_step(unit);
      if (!step) break;
      for (std::size_t i = 0; i < castings_.size(); ++i) {
        if (groups_[i] == step->group) moves_[i] = moves_[i] + step->by;
      }
      order_.push_back(step->group);
      unit = step->unit;
      ++folds;
    }
    if (folds == 0) return std::nullopt;
    std::vector<Casting> all = moved_castings();
    if (lacks_point(all)) return std::nullopt;
    return all;
  }

 private:
  struct Step {
    std::size_t group = 0;
    Point by;
    double unit = 0, score = 0;
  };

  std::optional<std::size_t> index_of_name(const std::string& name) const {
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      if (castings_[i].part->name == name) return i;
    }
    return std::nullopt;
  }

  std::size_t root(std::size_t i) const {
    while (groups_[i] != i) i = groups_[i];
    return i;
  }

  void join(std::size_t i, const std::string& name) {
    const auto other = index_of_name(name);
    if (other) groups_[root(i)] = root(*other);
  }

  // Whether others do the deed at that thing, too.
  bool is_shared(std::size_t thing, std::size_t by) const {
    for (std::size_t k = 0; k < castings_.size(); ++k) {
      if (k == by || !is_agent_being(castings_[k])) continue;
      const Part& part = *castings_[k].part;
      if (part.beside == castings_[thing].part->name || castings_[thing].part->beside == part.name)
        return true;
      for (const std::optional<Target>* target : targets_of(part)) {
        if (*target && (*target)->part == castings_[thing].part->name) return true;
      }
    }
    return false;
  }

  // What touches, and what stands beside somebody for that one alone.
  void join_parts() {
    groups_.resize(castings_.size());
    std::iota(groups_.begin(), groups_.end(), std::size_t{0});
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      const Part& part = *castings_[i].part;
      for (const std::optional<Target>* target : targets_of(part)) {
        if (*target) join(i, (*target)->part);
      }
      join(i, part.name);
    }
    join_what_is_in_use();
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      const Part& part = *castings_[i].part;
      const auto other = part.beside.empty() ? std::nullopt : index_of_name(part.beside);
      if (!other) continue;
      const bool agents = is_agent_being(castings_[i]) && is_agent_being(castings_[*other]);
      const bool at_thing = is_agent_being(castings_[i]) && castings_[*other].part->is_thing;
      const bool of_agent = castings_[i].part->is_thing && is_agent_being(castings_[*other]);
      const bool apart = agents || (at_thing && is_shared(*other, i)) || (of_agent && is_shared(i, *other));
      const bool close = agents && overlap(i, *other) > cuddling;
      if (close || !apart) pairs.emplace_back(i, *other);
    }
    for (const auto& [i, other] : pairs) groups_[root(i)] = root(other);
    for (std::size_t i = 0; i < groups_.size(); ++i) groups_[i] = root(i);
  }

  // How much of the smaller one's box is before or behind the other's.
  double overlap(std::size_t i, std::size_t k) const {
    if (!boxes_[i] || !boxes_[k]) return 0;
    const double own_area = std::min(boxes_[i]->area(), boxes_[k]->area());
    return boxes_[i]->intersection(*boxes_[k]).area() / own_area;
  }

  // A dinosaur that is drawn as things are does not count as one.
  bool is_thing(std::size_t i) const {
    return castings_[i].part->is_thing && std::holds_alternative<Thing>(castings_[i].player.body);
  }

  // Whether all of them only do the same: each with what is its own, and nobody with an eye on another. What
  // several are at, a rug, a seat or a crossing, is no part of a single one.
  bool do_the_same_apart() const {
    for (std::size_t group = 0; group < castings_.size(); ++group) {
      if (groups_[group] != group) continue;
      std::ptrdiff_t doers = 0;
      bool seen = false;
      for (std::size_t i = 0; i < castings_.size(); ++i) {
        if (groups_[i] != group) continue;
        doers += is_agent_being(castings_[i]) ? 1 : 0;
        seen = seen || boxes_[i];
      }
      if (seen && doers != 1) return false;
    }
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      for (std::size_t k = 0; k < castings_.size(); ++k) {
        if (boxes_[i] && is_agent_being(castings_[i]) && looks_at(i, k)) return false;
      }
    }
    return true;
  }

  // The bread in the fire, the spade in the heap: whose tool is in something stays at it.
  void join_what_is_in_use() {
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      if (!boxes_[i] || !castings_[i].part->is_thing || is_rooted(*castings_[i].part)) continue;
      for (std::size_t k = 0; k < castings_.size(); ++k) {
        if (!boxes_[k] || is_agent_being(castings_[k]) || !is_rooted(*castings_[k].part)) continue;
        const double common = boxes_[i]->intersection(*boxes_[k]).area();
        if (common > in_use * std::min(boxes_[i]->area(), boxes_[k]->area())) groups_[root(i)] = root(k);
      }
    }
  }

  // In mm for a figure unit: for those who live by their mean height, and for all of them.
  double large_unit() const {
    if (!only_same_) return large_unit_mm;
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      if (!boxes_[i] || is_thing(i)) continue;
      sum += cast::height_of_figure(*boxes_[i]);
      ++count;
    }
    return count > 0 ? std::max(large_figure_mm * count / sum, large_height_mm / bounds().height()) : 0;
  }

  Rect box(std::size_t i) const { return boxes_[i]->moved(moves_[i]); }

  Rect bounds(std::optional<std::size_t> without = std::nullopt) const {
    Rect all;
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
      if (boxes_[i] && groups_[i] != without) all.include(box(i));
    }
    return all;
  }

  Rect bounds_of(std::size_t group) const {
    Rect all;
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
      if (boxes_[i] && groups_[i] == group) all.include(box(i));
    }
    return all;
  }

  // Whether the group is somebody who does the deed and can step out, while others stay who do it.
  bool can_step(std::size_t group) const {
    bool does = false, others = false;
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      const bool agent = is_agent_being(castings_[i]);
      if (groups_[i] != group) {
        others = others || agent;
        continue;
      }
      does = does || agent;
      const Part& part = *castings_[i].part;
      if (part.angle && is_rooted(part)) return false;
      if (boxes_[i] && part.is_thing && is_rooted(part) && boxes_[i]->height() > furniture_height)
        return false;
    }
    return does && others;
  }

  double hidden_share(std::size_t i) const {
    if (boxes_[i]->height() > building_height) return hidden_building;
    const Part& part = *castings_[i].part;
    // What somebody holds, and whom they look at, is what the page is about.
    if (part.is_thing) return part.in_hand || part.held ? hidden_in_hand : hidden_thing;
    return part.role == Role::patient ? hidden_patient : hidden_legs;
  }

  bool has_stepped(std::size_t group) const {
    return std::find(order_.begin(), order_.end(), group) != order_.end();
  }

  // How much of the part those hide who are painted after it, with one group where it steps to.
  double hidden_area(std::size_t k, std::optional<std::size_t> group, Point by) const {
    const auto nearer = [&](std::size_t i) {
      return groups_[i] == group ? 2 : has_stepped(groups_[i]) ? 1 : 0;
    };
    double sum = 0;
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      if (!boxes_[i] || groups_[i] == groups_[k] || std::pair(nearer(i), i) < std::pair(nearer(k), k))
        continue;
      const Rect own = groups_[i] == group ? box(i).moved(by) : box(i);
      sum += own.intersection(box(k)).area();
    }
    return sum;
  }

  // Where its head is, or its middle.
  double head(std::size_t i) const {
    double sum = 0;
    int count = 0;
    for (const Scene::Eye& eye : scene_.eyes) {
      if (eye.casting != i) continue;
      sum += eye.at.x;
      ++count;
    }
    return (count > 0 ? sum / count : boxes_[i]->center().x) + moves_[i].x;
  }

  // How far it is in front of who looks that way.
  double ahead(std::size_t i, std::size_t k) const {
    return castings_[i].part->faces_left ? head(i) - head(k) : head(k) - head(i);
  }

  // Whether somebody has an eye on it: on what the deed is about, and on who looks back or does it.
  bool looks_at(std::size_t i, std::size_t k) const {
    if (!boxes_[k] || groups_[k] == groups_[i] || ahead(i, k) <= 0) return false;
    if (is_agent_being(castings_[k])) return !is_agent_being(castings_[i]) || ahead(k, i) > 0;
    return is_agent_being(castings_[i]) && is_rooted(*castings_[k].part);
  }

  // The nearest that somebody has an eye on: what the text has to do with rather than a desk or a tree.
  std::optional<std::size_t> looked_at(std::size_t i) const {
    std::optional<std::size_t> nearest;
    bool named = false;
    for (std::size_t k = 0; k < castings_.size(); ++k) {
      if (!looks_at(i, k)) continue;
      const bool has_role = castings_[k].part->role.has_value();
      if (named && !has_role) continue;
      if (nearest && named == has_role && ahead(i, k) >= ahead(i, *nearest)) continue;
      nearest = k;
      named = has_role;
    }
    return nearest;
  }

  // Whether who looks at something that all of them are about still does so from the same side, and at a head
  // before the own one.
  bool looks_the_same_way(std::size_t group, Point by) const {
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      if (!boxes_[i] || is_thing(i)) continue;
      const std::optional<std::size_t> nearest = looked_at(i);
      if (!nearest || (groups_[i] == group) == (groups_[*nearest] == group)) continue;
      const bool goes_on = (groups_[*nearest] == group) != castings_[i].part->faces_left;
      const double least = is_thing(*nearest) ? -past_middle : before_head;
      if (ahead(i, *nearest) + (goes_on ? by.x : -by.x) < std::min(least, ahead(i, *nearest))) return false;
    }
    return true;
  }

  // Whether it is so much higher than the others that these had better step before it.
  bool towers(std::size_t group) const {
    double own = 0, others = 0;
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      if (!boxes_[i] || is_thing(i)) continue;
      double& highest = groups_[i] == group ? own : others;
      highest = std::max(highest, boxes_[i]->height());
    }
    return own > tower_height * others;
  }

  // How nearly the group would be right below or above somebody, 0 to 1, by their widths.
  double stacked(std::size_t group, Point by) const {
    double most = 0;
    const Rect own = bounds_of(group).moved(by);
    for (std::size_t k = 0; k < castings_.size(); ++k) {
      if (!boxes_[k] || groups_[k] == group || is_thing(k)) continue;
      const double lap = std::min(own.right, box(k).right) - std::max(own.left, box(k).left);
      most = std::max(most, (lap / std::min(own.width(), box(k).width()) - free_lap) / (1 - free_lap));
    }
    return most;
  }

  // Whether the group would stand in others who are as near as it is then.
  bool laps_over_neighbour(std::size_t group, Point by) const {
    const Rect own = bounds_of(group).moved(by);
    for (std::size_t k = 0; k < castings_.size(); ++k) {
      if (groups_[k] != k || k == group) continue;
      const Rect other = bounds_of(k);
      if (other.empty() || std::abs(other.bottom - own.bottom) > beside_each_other) continue;
      const double lap = std::min(own.right, other.right) - std::max(own.left, other.left);
      if (lap > lap_beside * std::min(own.width(), other.width())) return true;
    }
    return false;
  }

  // Whether those who stay are seen with the group before them; `hidden`: how much of each was hidden before.
  bool shows_others(std::size_t group, Point by, const std::vector<double>& hidden) const {
    if (!looks_the_same_way(group, by)) return false;
    for (std::size_t k = 0; k < castings_.size(); ++k) {
      if (!boxes_[k] || groups_[k] == group) continue;
      const double most = std::max(hidden_share(k) * box(k).area(), hidden[k]);
      if (hidden_area(k, group, by) > most + 1) return false;
    }
    if (laps_over_neighbour(group, by)) return false;
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      if (!boxes_[i] || groups_[i] != group) continue;
      const Rect own = box(i).moved(by);
      for (const Scene::Eye& eye : scene_.eyes) {
        if (groups_[eye.casting] != group && own.inflated(free_eye).contains(eye.at + moves_[eye.casting]))
          return false;
      }
    }
    // Things may be painted over whoever stands there.
    for (const Scene::Eye& eye : scene_.eyes) {
      if (groups_[eye.casting] != group) continue;
      const Point at = eye.at + moves_[eye.casting] + by;
      for (std::size_t k = 0; k < castings_.size(); ++k) {
        if (boxes_[k] && groups_[k] != group && castings_[k].part->is_thing &&
            box(k).inflated(free_eye).contains(at))
          return false;
      }
    }
    return true;
  }

  std::optional<Step> best_step(double unit) const {
    std::optional<Step> best;
    const Rect all = bounds();
    std::vector<double> hidden(castings_.size());
    for (std::size_t k = 0; k < castings_.size(); ++k) {
      if (boxes_[k]) hidden[k] = hidden_area(k, std::nullopt, {});
    }
    for (std::size_t group = 0; group < castings_.size(); ++group) {
      if (groups_[group] != group || !can_step(group)) continue;
      const Rect own = bounds_of(group);
      if (own.left > all.left + at_the_side && own.right < all.right - at_the_side) continue;
      const Rect others = bounds(group);
      for (const double nearer : fold_steps) {
        const double past = only_same_ ? past_others * own.width() : 0;
        for (double x = others.left - own.left - past; x <= others.right - own.right + past; x += place_step)
          try_step({group, {x, nearer}}, others, own, unit, hidden, best);
      }
    }
    return best;
  }

  // `hidden`: how much of each part is hidden already.
  void try_step(const Step& step, const Rect& others, const Rect& own, double unit,
                const std::vector<double>& hidden, std::optional<Step>& best) const {
    const std::size_t group = step.group;
    const Point by = step.by;
    Rect all = others;
    all.include(own.moved(by));
    const double next = size_on_page(all, true);
    if (next < least_gain * unit) return;
    // As near as shows all, no farther to the side than it has to be, and not one right above the other.
    const double off = std::abs(all.center().x - own.moved(by).center().x) / all.width();
    const double score = std::min(next, large_unit()) * (1 - cost_of_step * by.y / fold_steps.back()) *
                         (1 - 0.04 * off) * (1 - cost_of_stack * stacked(group, by)) *
                         (towers(group) ? 1 - cost_of_tower : 1);
    if ((best && score <= best->score) || !shows_others(group, by, hidden)) return;
    best = Step{group, by, next, score};
  }

  // With places of their own, those who stepped out last, so that they are painted before the others.
  std::vector<Casting> moved_castings() const {
    std::string first_figure;
    for (const Casting& casting : castings_) {
      if (first_figure.empty() && !casting.part->is_thing) first_figure = casting.part->name;
    }
    std::vector<Casting> all;
    const auto add = [&](std::size_t i) {
      Casting casting = castings_[i];
      auto part = std::make_shared<Part>(*casting.part);
      if (part->is_thing && part->user.empty()) part->user = first_figure;
      if (is_rooted(*part) && !part->angle) {
        // Where it is, whatever it stood beside.
        const std::size_t first = index_of_name(part->name).value_or(i);
        part->x = placed_[first].map({0, 0}).x + moves_[i].x;
        part->y -= moves_[i].y;
        part->arms = 0;
        part->beside.clear();
        part->edge.clear();
      }
      casting.part = part.get();
      casting.own = std::move(part);
      all.push_back(std::move(casting));
    };
    const auto stepped = [&](std::size_t i) {
      return std::find(order_.begin(), order_.end(), groups_[i]) != order_.end();
    };
    for (std::size_t i = 0; i < castings_.size(); ++i) {
      if (!stepped(i)) add(i);
    }
    // Who is nearer comes later.
    std::vector<std::size_t> front = order_;
    std::sort(front.begin(), front.end());
    front.erase(std::unique(front.begin(), front.end()), front.end());
    std::stable_sort(front.begin(), front.end(),
                     [&](std::size_t a, std::size_t b) { return moves_[a].y < moves_[b].y; });
    for (const std::size_t group : front) {
      for (std::size_t i = 0; i < castings_.size(); ++i) {
        if (groups_[i] == group) add(i);
      }
    }
    return all;
  }

  const std::vector<Casting>& castings_;
  std::vector<Placed> placed_;
  Scene scene_;
  std::vector<std::optional<Rect>> boxes_;  // of each casting
  std::vector<std::size_t> groups_;         // of each casting the first of those that it hangs together with
  std::vector<Point> moves_;                // of each casting; y is how far it is nearer
  std::vector<std::size_t> order_;          // the groups that stepped out
  bool only_same_ = false;                  // whether they only do the same beside each other
};

}  // namespace

bool is_small_on_upright_page(const geometry::Rect& bounds, double tallest) {
  // Rows are narrower and higher.
  if (bounds.width() / upright_width < least_gain * bounds.height() / upright_height) return false;
  const double unit = size_on_page(bounds, true);
  return unit * tallest < large_figure_mm * tallest_by_mean || unit * bounds.height() < large_height_mm;
}

namespace {

// Whether not all of it hangs together by what touches what, which needs nothing drawn.
bool has_loose_parts(const std::vector<Casting>& castings) {
  std::vector<std::size_t> groups(castings.size());
  std::iota(groups.begin(), groups.end(), std::size_t{0});
  for (std::size_t i = 0; i < castings.size(); ++i) {
    for (std::size_t k = 0; k < castings.size(); ++k) {
      const auto targets = targets_of(*castings[i].part);
      const bool touches = std::any_of(targets.begin(), targets.end(), [&](const auto* target) {
        return *target && (*target)->part == castings[k].part->name;
      });
      if (touches) std::replace(groups.begin(), groups.end(), groups[i], std::size_t{groups[k]});
    }
  }
  return std::any_of(groups.begin(), groups.end(), [&](std::size_t group) { return group != groups[0]; });
}

}  // namespace

std::optional<std::vector<Casting>> in_two_rows(const std::vector<Casting>& castings) {
  // Who is turned round stands on a point that this does not move.
  const bool turned = std::any_of(castings.begin(), castings.end(), [](const Casting& casting) {
    return is_rooted(*casting.part) && casting.part->angle && !casting.part->is_thing;
  });
  if (doers_in(castings) < least_doers || turned || !has_loose_parts(castings)) return std::nullopt;
  return Fold(castings).run();
}

}  // namespace drawing::deeds
