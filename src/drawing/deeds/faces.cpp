#include "drawing/deeds/faces.h"

#include <algorithm>
#include <array>
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
constexpr std::array face_steps{6.0, 12.0, 18.0};
constexpr double sitting_step = 7, turn_degrees = 22, smaller = 0.8, lower = 6;
// Contacts that are wider than this are open, figure units.
constexpr double open_gap = 1;
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
    for (const double step : face_steps) {
      if (is_movable(*face.part)) change(covered_.face, [&](Part& part) { part.x -= away_ * step; });
      if (is_movable(*by.part)) change(covered_.by, [&](Part& part) { part.x += away_ * step; });
    }
    for (const auto& [index, side] : {std::pair(covered_.face, -away_), std::pair(covered_.by, away_)}) {
      const double step = side * sitting_step;
      if (castings_[index].part->reach.hip) change(index, [step](Part& part) { part.x += step; });
    }
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
  void change(std::size_t index, const Change& how) {
    std::vector<Casting> next = castings_;
    auto part = std::make_shared<Part>(*next[index].part);
    how(*part);
    next[index].part = part.get();
    next[index].own = std::move(part);
    attempts_.push_back(std::move(next));
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

}  // namespace

std::vector<CoveredFace> covered_faces(const Scene& scene) {
  std::vector<CoveredFace> covered;
  for (const Scene::Eye& eye : scene.eyes) {
    const auto own = std::find_if(scene.pieces.begin(), scene.pieces.end(), [&](const Piece& piece) {
      return piece.casting == eye.casting && covers(piece.figure, eye.at);
    });
    if (own == scene.pieces.end()) continue;
    for (auto above = own + 1; above != scene.pieces.end(); ++above) {
      if (above->casting == eye.casting || !covers(above->figure, eye.at)) continue;
      const CoveredFace found{eye.casting, above->casting};
      const bool known = std::any_of(covered.begin(), covered.end(),
                                     [&](const CoveredFace& other) { return is_face_pair(found, other); });
      if (!known) covered.push_back(found);
    }
  }
  return covered;
}

std::vector<Casting> with_free_faces(std::vector<Casting> castings, const figures::Drawn& drawn,
                                     const base::Random& random) {
  if (castings.size() < 2) return castings;
  const auto drawn_scene = [&](const std::vector<Casting>& some) {
    return draw_tableau(place(some), drawn, random);
  };
  Scene scene = drawn_scene(castings);
  std::vector<CoveredFace> covered = covered_faces(scene);
  const std::size_t open = open_contacts(scene);
  for (int round = 0; round < most_rounds && !covered.empty(); ++round) {
    std::optional<std::vector<Casting>> best;
    const std::size_t before = covered.size();
    for (std::vector<Casting>& attempt : Attempts(castings, scene, covered.front()).all()) {
      Scene next = drawn_scene(attempt);
      std::vector<CoveredFace> left = covered_faces(next);
      if (left.size() >= covered.size() || open_contacts(next) > open) continue;
      scene = std::move(next);
      covered = std::move(left);
      best = std::move(attempt);
      if (covered.empty()) break;
    }
    if (best) castings = std::move(*best);
    if (covered.size() == before) break;
  }
  return castings;
}

}  // namespace drawing::deeds
