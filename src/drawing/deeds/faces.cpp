#include "drawing/deeds/faces.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "drawing/deeds/placing.h"
#include "geometry/flatten.h"

namespace drawing::deeds {
namespace {

using geometry::Point;

// How far parts move, in figure units; how much things turn, and become smaller.
constexpr std::array face_steps{6.0, 12.0, 18.0, 28.0};
// How far who is too near leans back, in degrees.
constexpr std::array face_leans_back{7.0, 13.0};
constexpr double sitting_step = 7, turn_degrees = 22, smaller = 0.8, lower = 6;
// Contacts that are wider than this are open, figure units.
constexpr double open_gap = 0.6;
constexpr int most_rounds = 3;

// Whether the point is inside of the shape's paint.
bool covers(const Shape& shape, Point at) {
  if (shape.fill == Fill::none || !shape.path.bounds().contains(at)) return false;
  int winding = 0, crossings = 0;
  for (const geometry::Polyline& line : geometry::flatten(shape.path, 0.3)) {
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      const Point a = line.points[i], b = line.points[(i + 1) % line.points.size()];
      if ((a.y <= at.y) == (b.y <= at.y)) continue;
      if (a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x) < at.x) continue;
      ++crossings;
      winding += a.y < b.y ? 1 : -1;
    }
  }
  return shape.even_odd ? crossings % 2 == 1 : winding != 0;
}

bool covers(const page::Figure& figure, Point at) {
  return std::any_of(figure.shapes.begin(), figure.shapes.end(),
                     [&](const Shape& shape) { return covers(shape, at); });
}

bool is_face_pair(const CoveredFace& a, const CoveredFace& b) {
  return a.face == b.face && a.by == b.by;
}

// What can be tried so that `by` no longer hides `face`.
class Attempts {
 public:
  Attempts(const std::vector<Casting>& castings, const Scene& scene, const CoveredFace& covered)
      : castings_(castings), covered_(covered), away_(direction(scene)) {}

  std::vector<std::vector<Casting>> all() {
    const Casting& by = castings_[covered_.by];
    const Casting& face = castings_[covered_.face];
    if (by.part->is_thing) try_thing(*by.part);
    if (!by.part->is_thing && !by.in_back) {
      std::vector<Casting> next = castings_;
      next[covered_.by].in_back = true;
      next[covered_.face].in_back = false;
      attempts_.push_back(std::move(next));
    }
    try_leaning();
    for (const double step : face_steps) {
      if (is_movable(*face.part)) change(covered_.face, [&](Part& part) { part.x -= away_ * step; });
      if (is_movable(*by.part)) change(covered_.by, [&](Part& part) { part.x += away_ * step; });
    }
    for (const auto& [index, side] : {std::pair(covered_.face, -away_), std::pair(covered_.by, away_)}) {
      const double step = side * sitting_step;
      if (!castings_[index].part->reach.hip) continue;
      change(index, [step](Part& part) { part.x += step; });
      move_seat(index, side);
    }
    step_back();
    return std::move(attempts_);
  }

 private:
  // Where `by` is seen from the face.
  double direction(const Scene& scene) const {
    double face = 0;
    int eyes = 0;
    for (const Scene::Eye& eye : scene.eyes) {
      if (eye.casting != covered_.face) continue;
      face += eye.at.x;
      ++eyes;
    }
    geometry::Rect box;
    for (const Piece& piece : scene.pieces) {
      if (piece.casting == covered_.by) box.include(piece.figure.exact_bounds());
    }
    return eyes > 0 && box.center().x < face / eyes ? -1 : 1;
  }

  // Whether it stands by itself.
  static bool is_movable(const Part& part) { return !part.at && !part.reach.hip && !part.angle; }

  template <class Change>
  static void apply(Casting& casting, const Change& how) {
    auto part = std::make_shared<Part>(*casting.part);
    how(*part);
    casting.part = part.get();
    casting.own = std::move(part);
  }

  template <class Change>
  void change(std::size_t index, const Change& how) {
    std::vector<Casting> next = castings_;
    apply(next[index], how);
    attempts_.push_back(std::move(next));
  }

  bool can_lean(std::size_t index) const {
    const Part& part = *castings_[index].part;
    return !part.angle && !part.pose.empty() &&
           std::holds_alternative<figures::FigureLook>(castings_[index].player.body);
  }

  // Those whose heads are too near lean back, and then also stand a step off each other.
  void try_leaning() {
    const bool face_leans = can_lean(covered_.face), by_leans = can_lean(covered_.by);
    if (!face_leans) return;
    for (const double lean : face_leans_back) {
      // Away from who covers it.
      const auto bend = [&](std::vector<Casting>& some, std::size_t index, double away) {
        const bool left = some[index].part->faces_left;
        apply(some[index], [&](Part& part) { part.lean += (away > 0) != left ? lean : -lean; });
      };
      std::vector<Casting> next = castings_;
      bend(next, covered_.face, -away_);
      attempts_.push_back(next);
      if (!by_leans) continue;
      bend(next, covered_.by, away_);
      attempts_.push_back(next);
      for (const double step : {8.0, 16.0}) {
        std::vector<Casting> apart = next;
        if (is_movable(*apart[covered_.face].part))
          apply(apart[covered_.face], [&](Part& part) { part.x -= away_ * step; });
        if (is_movable(*apart[covered_.by].part))
          apply(apart[covered_.by], [&](Part& part) { part.x += away_ * step; });
        attempts_.push_back(std::move(apart));
      }
    }
  }

  // Whoever sits goes along with the seat, if that stands by itself and nobody else is on it.
  void move_seat(std::size_t index, double side) {
    const std::string& seat = castings_[index].part->reach.hip->part;
    for (std::size_t k = 0; k < castings_.size(); ++k) {
      if (castings_[k].part->name != seat || !castings_[k].part->is_thing || !is_movable(*castings_[k].part))
        continue;
      for (const double step : {14.0, 28.0}) change(k, [&](Part& part) { part.x += side * step; });
    }
  }

  // Whether the first one has a hand on the second.
  static bool reaches(const Casting& a, const Casting& b) {
    const Reach& reach = a.part->reach;
    return (reach.near_hand && reach.near_hand->part == b.part->name) ||
           (reach.far_hand && reach.far_hand->part == b.part->name);
  }

  // Who is hidden stands farther behind, hence higher on the page.
  void step_back() {
    const Casting& face = castings_[covered_.face];
    if (face.part->is_thing || !is_movable(*face.part)) return;
    if (reaches(face, castings_[covered_.by]) || reaches(castings_[covered_.by], face)) return;
    for (const double back : {10.0, 20.0}) {
      std::vector<Casting> next = castings_;
      apply(next[covered_.face], [&](Part& part) { part.y += back; });
      next[covered_.face].in_back = true;
      attempts_.push_back(next);
      apply(next[covered_.face], [&](Part& part) { part.x -= away_ * back; });
      attempts_.push_back(std::move(next));
    }
  }

  void try_thing(const Part& thing) {
    if (thing.angle) {
      change(covered_.by, [](Part& part) { *part.angle += turn_degrees; });
      change(covered_.by, [](Part& part) { *part.angle -= turn_degrees; });
    }
    change(covered_.by, [](Part& part) { part.size *= smaller; });
    if (!thing.at) return;
    change(covered_.by, [](Part& part) { part.y -= lower; });
    change(covered_.by, [&](Part& part) { part.x += away_ * lower; });
  }

  const std::vector<Casting>& castings_;
  const CoveredFace covered_;
  const double away_;
  std::vector<std::vector<Casting>> attempts_;
};

std::size_t open_contacts(const Scene& scene) {
  return static_cast<std::size_t>(
      std::count_if(scene.contacts.begin(), scene.contacts.end(),
                    [](const ContactGap& contact) { return contact.gap > open_gap; }));
}

// Adds the points that somebody else is painted over; `beings_only`: things do not count.
void find_covered(const Scene& scene, const std::vector<Scene::Eye>& points,
                  const std::function<bool(std::size_t)>& counts, std::vector<CoveredFace>& covered) {
  for (const Scene::Eye& eye : points) {
    const auto own = std::find_if(scene.pieces.begin(), scene.pieces.end(), [&](const Piece& piece) {
      return piece.casting == eye.casting && covers(piece.figure, eye.at);
    });
    if (own == scene.pieces.end()) continue;
    for (auto above = own + 1; above != scene.pieces.end(); ++above) {
      if (above->casting == eye.casting || !counts(above->casting) || !covers(above->figure, eye.at))
        continue;
      const CoveredFace found{eye.casting, above->casting};
      const bool known = std::any_of(covered.begin(), covered.end(),
                                     [&](const CoveredFace& other) { return is_face_pair(found, other); });
      if (!known) covered.push_back(found);
    }
  }
}

// How bad it is that faces are hidden: an eye counts as much as all else of the face.
struct Hidden {
  std::vector<CoveredFace> pairs;  // eyes first
  std::size_t score = 0;
};

Hidden hidden_faces(const Scene& scene, const std::vector<Casting>& castings) {
  Hidden hidden;
  hidden.pairs = covered_faces(scene);
  hidden.score = 3 * hidden.pairs.size();
  // What is eaten or blown is before the mouth.
  const auto is_being = [&](std::size_t index) {
    return !castings[index].part->is_thing && !std::holds_alternative<Thing>(castings[index].player.body);
  };
  for (const Scene::Eye& feature : scene.features) {
    const std::size_t before = hidden.pairs.size();
    std::vector<CoveredFace> here;
    find_covered(scene, {feature}, is_being, here);
    hidden.score += here.size();
    for (const CoveredFace& one : here) {
      const bool known =
          std::any_of(hidden.pairs.begin(), hidden.pairs.begin() + static_cast<std::ptrdiff_t>(before),
                      [&](const CoveredFace& other) { return is_face_pair(one, other); });
      if (!known) hidden.pairs.push_back(one);
    }
  }
  return hidden;
}

}  // namespace

std::vector<CoveredFace> covered_faces(const Scene& scene) {
  std::vector<CoveredFace> covered;
  find_covered(
      scene, scene.eyes, [](std::size_t) { return true; }, covered);
  return covered;
}

std::vector<Casting> with_free_faces(std::vector<Casting> castings, const figures::Drawn& drawn,
                                     const base::Random& random) {
  if (castings.size() < 2) return castings;
  const auto drawn_scene = [&](const std::vector<Casting>& some) {
    return draw_tableau(place(some), drawn, random);
  };
  Scene scene = drawn_scene(castings);
  Hidden hidden = hidden_faces(scene, castings);
  const std::size_t open = open_contacts(scene);
  for (int round = 0; round < most_rounds && hidden.score > 0; ++round) {
    std::optional<std::vector<Casting>> best;
    const std::size_t before = hidden.score;
    for (std::vector<Casting>& attempt : Attempts(castings, scene, hidden.pairs.front()).all()) {
      Scene next = drawn_scene(attempt);
      Hidden left = hidden_faces(next, attempt);
      if (left.score >= hidden.score || open_contacts(next) > open) continue;
      scene = std::move(next);
      hidden = std::move(left);
      best = std::move(attempt);
      if (hidden.score == 0) break;
    }
    if (best) castings = std::move(*best);
    if (hidden.score == before) break;
  }
  return castings;
}

}  // namespace drawing::deeds
