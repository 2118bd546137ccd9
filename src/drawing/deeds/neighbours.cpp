#include "drawing/deeds/neighbours.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "drawing/deeds/page_room.h"
#include "drawing/deeds/part_names.h"
#include "drawing/deeds/placing.h"
#include "drawing/deeds/sides.h"
#include "geometry/rect.h"

namespace drawing::deeds {
namespace {

using geometry::Point;
using geometry::Rect;

// How far the second one may stand before the first, in figure units: feet before feet, but no head before a
// chest.
constexpr std::array nearer_steps{0.0, 14.0, 30.0, 46.0, 62.0, 80.0, 100.0};
// How much of somebody or something may be before or behind the others, of its box; and of what is larger
// than whoever uses it: a house, a tree.
constexpr double shared_share = 0.07, shared_share_of_large = 0.2, large_height = 140;
// What is free around eyes, and between two that stand on one line.
constexpr double free_face = 5, least_gap = 4, scan_step = 3;
// The smallest and largest that a figure unit becomes on a page.
constexpr double smallest_unit_mm = 0.36, largest_unit_mm = 0.95;
// So many figures and things are one picture at most.
constexpr std::size_t most_parts = 18;
// What standing one before the other costs, as a share of the size at the farthest step.
constexpr double cost_of_depth = 0.25;

// How much smaller a picture may be on which two who have nothing to do with each other look at each other
// all the same.
constexpr double better_face_to_face = 1.12;

// What of a tableau may not be hidden.
struct Outline {
  struct Box {
    Rect box;
    bool large = false;
  };
  std::vector<Box> boxes;  // one for each casting
  std::vector<Point> eyes;
  Rect all;
};

Outline outline(const std::vector<Casting>& castings) {
  figures::Drawn drawn;
  drawn.mm_per_unit = 0.3;
  drawn.finest_mm = 0;
  const Scene scene = draw_tableau(place(castings), drawn, base::Random(0));
  std::vector<std::optional<Rect>> boxes(castings.size());
  for (const Piece& piece : scene.pieces) {
    const Rect own = piece.figure.exact_bounds();
    std::optional<Rect>& box = boxes[piece.casting];
    if (box) {
      box->include(own);
    } else {
      box = own;
    }
  }
  Outline found;
  found.all = scene.bounds();
  for (const std::optional<Rect>& box : boxes) {
    if (box) found.boxes.push_back({*box, box->height() > large_height});
  }
  for (const Scene::Eye& eye : scene.eyes) found.eyes.push_back(eye.at);
  return found;
}

// Whether the second one, moved by that, leaves the first one to be seen, and is seen.
bool shows_both(const Outline& first, const Outline& second, Point by) {
  for (const Outline::Box& mine : second.boxes) {
    const Rect box = mine.box.moved(by);
    for (const Outline::Box& other : first.boxes) {
      const double common = box.intersection(other.box).area();
      const auto hidden = [&](const Outline::Box& of) {
        return common > of.box.area() * (of.large ? shared_share_of_large : shared_share);
      };
      if (hidden(other) || hidden(mine)) return false;
    }
    const auto before_face = [&](Point eye) { return box.inflated(free_face).contains(eye); };
    if (std::any_of(first.eyes.begin(), first.eyes.end(), before_face)) return false;
  }
  return std::none_of(first.boxes.begin(), first.boxes.end(), [&](const Outline::Box& other) {
    return std::any_of(second.eyes.begin(), second.eyes.end(),
                       [&](Point eye) { return other.box.inflated(free_face).contains(eye + by); });
  });
}

// How far the second one has to be moved to stand there, as near as it shows both.
double distance(const Outline& first, const Outline& second, double nearer, bool right) {
  const double inwards = right ? -1 : 1;
  const double farthest =
      right ? first.all.right - second.all.left + least_gap : first.all.left - second.all.right - least_gap;
  double x = farthest;
  if (nearer == 0) return x;
  const double across = first.all.width() + second.all.width();
  for (double step = scan_step; step < across; step += scan_step) {
    if (!shows_both(first, second, {farthest + inwards * step, nearer})) break;
    x = farthest + inwards * step;
  }
  return x;
}

// In mm of the page for a figure unit.
double size_of_both(const Outline& first, const Outline& second, Point by, bool upright) {
  Rect all = first.all;
  all.include(second.all.moved(by));
  return size_on_page(all, upright);
}

// The other way round.
void mirror_part(Part& part) {
  part.x = -part.x;
  part.arms = -part.arms;
  part.faces_left = !part.faces_left;
  // Of a thing the direction of its axis, of a figure how far it is turned.
  if (part.angle) part.angle = part.is_thing ? 180 - *part.angle : -*part.angle;
  if (!part.edge.empty()) part.edge = part.edge == left_side ? right_side : left_side;
  for (std::optional<Target>* target : targets_of(part)) {
    if (*target && is_side((*target)->point))
      (*target)->point = (*target)->point == left_side ? right_side : left_side;
  }
}

bool leads_left(const std::vector<Casting>& castings) {
  const auto lead = std::find_if(castings.begin(), castings.end(), [](const Casting& casting) {
    return casting.part->role == Role::agent && !std::holds_alternative<Thing>(casting.player.body);
  });
  return lead != castings.end() && lead->part->faces_left;
}

// With names of their own, moved by `by`.
std::vector<Casting> renamed_copy(const std::vector<Casting>& castings, int rank, bool mirrored, Point by) {
  const std::string suffix = "_neighbour" + std::to_string(rank);
  const auto is_own = [&](const std::string& name) {
    return std::any_of(castings.begin(), castings.end(),
                       [&](const Casting& casting) { return casting.part->name == name; });
  };
  std::string first_figure;
  for (const Casting& casting : castings) {
    if (first_figure.empty() && !casting.part->is_thing) first_figure = casting.part->name;
  }
  std::vector<Casting> copy;
  for (const Casting& casting : castings) {
    auto part = std::make_shared<Part>(*casting.part);
    if (mirrored) mirror_part(*part);
    const bool root = !part->at && !part->reach.hip && (part->beside.empty() || !is_own(part->beside));
    if (root) {
      part->x += by.x;
      part->y -= by.y;
    } else if (!part->at && !part->reach.hip) {
      part->y -= by.y;  // counts from the line, not from whom it is beside
    }
    if (part->is_thing && part->user.empty()) part->user = first_figure;
    add_suffix(*part, suffix);
    copy.push_back({part.get(), casting.player, casting.copy, part, casting.in_back, casting.from_afar});
  }
  return copy;
}

bool share_one(const std::vector<int>& a, const std::vector<int>& b) {
  return std::any_of(a.begin(), a.end(),
                     [&](int index) { return std::find(b.begin(), b.end(), index) != b.end(); });
}

bool has_index(const std::vector<int>& indexes, const std::optional<int>& index) {
  return index && std::find(indexes.begin(), indexes.end(), *index) != indexes.end();
}

// Whether the text says that the two have to do with each other, in a way that standing beside each other
// shows. Indexes into Wish::motifs.
bool are_related(const Wish& wish, const std::vector<int>& a, const std::vector<int>& b) {
  const auto done_to = [&](const std::vector<int>& who, const std::vector<int>& whom) {
    return std::any_of(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) {
      const int* goal = deed.way ? std::get_if<int>(&deed.way->goal) : nullptr;
      return share_one(deed.agents, who) &&
             (has_index(whom, deed.patient) || has_index(whom, deed.receiver) ||
              has_index(whom, goal != nullptr ? std::optional(*goal) : std::nullopt));
    });
  };
  const auto beside = [&](const std::vector<int>& who, const std::vector<int>& whom) {
    return std::any_of(wish.relations.begin(), wish.relations.end(), [&](const Relation& relation) {
      const bool near = relation.preposition == Preposition::beside ||
                        relation.preposition == Preposition::in_front_of ||
                        relation.preposition == Preposition::with;
      return near && has_index(who, relation.subject) && share_one(relation.objects, whom);
    });
  };
  return done_to(a, b) || done_to(b, a) || beside(a, b) || beside(b, a);
}

// Whether one is on, in, under, above or behind the other.
bool are_stacked(const Wish& wish, const std::vector<int>& a, const std::vector<int>& b) {
  return std::any_of(wish.relations.begin(), wish.relations.end(), [&](const Relation& relation) {
    if (relation.preposition == Preposition::beside || relation.preposition == Preposition::in_front_of ||
        relation.preposition == Preposition::with)
      return false;
    // Each on a horse of their own is on none of the other's.
    const auto is_on = [&](const std::vector<int>& who, const std::vector<int>& whom) {
      return has_index(who, relation.subject) && share_one(relation.objects, whom) &&
             !share_one(relation.objects, who);
    };
    return is_on(a, b) || is_on(b, a);
  });
}

// Whether an animal in it runs as fast as it can.
bool gallops(const std::vector<Casting>& castings) {
  return std::any_of(castings.begin(), castings.end(),
                     [](const Casting& casting) { return casting.part->beast == "gallop"; });
}

// Whether whoever does the deed gets somewhere by it, on legs or wheels.
bool goes_on(const std::vector<Casting>& castings) {
  constexpr std::array<std::string_view, 8> going{"walk",  "run", "push",   "pull",
                                                  "cycle", "ski", "gallop", "skate"};
  return std::any_of(castings.begin(), castings.end(), [&](const Casting& casting) {
    const auto is_one = [&](std::string_view pose) {
      return std::find(going.begin(), going.end(), pose) != going.end();
    };
    return casting.part->role == Role::agent && (is_one(casting.part->pose) || is_one(casting.part->beast));
  });
}

// Of the motifs that are in a tableau.
std::vector<int> wished_in(const std::vector<Casting>& castings) {
  std::vector<int> indexes;
  for (const Casting& casting : castings) {
    if (casting.player.wished >= 0) indexes.push_back(casting.player.wished);
  }
  return indexes;
}

}  // namespace

std::optional<std::vector<Casting>> as_neighbours(const std::vector<Casting>& group,
                                                  const std::vector<Casting>& more, const Wish& wish,
                                                  int rank, bool upright) {
  const std::vector<int> those = wished_in(group), these = wished_in(more);
  if (group.size() + more.size() > most_parts || are_stacked(wish, those, these)) return std::nullopt;
  const bool related = are_related(wish, those, these);
  const Outline first = outline(group);
  const bool first_left = leads_left(group), second_left = leads_left(more);
  const bool ride = (gallops(group) && gallops(more)) || (!related && goes_on(group) && goes_on(more));
  double best = 0, size = 0;
  std::optional<Point> by;
  bool mirrored = false;
  for (const bool turned : {false, true}) {
    const Outline second = outline(renamed_copy(more, rank, turned, {}));
    for (const bool right : {true, false}) {
      // Who has to do with the other looks at the other; who rides or walks with the other goes the same way.
      const bool face_each_other = right != first_left && (second_left != turned) == right;
      if (related && !face_each_other) continue;
      if (ride && (second_left != turned) != first_left) continue;
      for (const double nearer : nearer_steps) {
        const Point move{distance(first, second, nearer, right), nearer};
        const double unit = std::min(largest_unit_mm, size_of_both(first, second, move, upright));
        const double score = unit * (1 - cost_of_depth * nearer / nearer_steps.back()) *
                             (face_each_other ? better_face_to_face : 1);
        if (score <= best) continue;
        best = score;
        size = unit;
        by = move;
        mirrored = turned;
      }
    }
  }
  if (!by || size < smallest_unit_mm) return std::nullopt;
  std::vector<Casting> all = group;
  std::vector<Casting> others = renamed_copy(more, rank, mirrored, *by);
  all.insert(all.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
  if (lacks_point(all)) return std::nullopt;
  return all;
}

}  // namespace drawing::deeds
