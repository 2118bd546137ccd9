// What adorns a room: on its wall and on its floor. Unlike the open land, where things grow anywhere, a room
// has places for them: pictures hang in a row, toys and plants stand along the wall and in the corners.
#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "drawing/places/set.h"
#include "geometry/distance.h"

namespace drawing::places {
namespace {

using geometry::Affine;
using geometry::Rect;

// To figures and other things, so that nothing on a wall seems to belong to a head.
constexpr double wall_clearance_mm = 7.5;
constexpr double floor_clearance_mm = 5;
// A circle of that radius without anything is a bare wall: so many more things hang there, so much larger.
constexpr double bare_wall_mm = 30, on_bare_wall = 1.5;
constexpr int more_on_bare_wall = 3;
// What hangs there is a group: each is near to those that hang already, by so much a millimetre.
constexpr double apart_price = 0.35;
// The best places are looked at closely, no more than these.
constexpr std::size_t most_tried = 14;

// A place that may be taken, the better the higher its score.
struct Candidate {
  Point at;  // the middle of a hanging thing, of a standing one the middle of its foot
  double score = 0;
  bool at_wall = false;
};

void sort_by_score(std::vector<Candidate>& candidates) {
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
  if (candidates.size() > most_tried) candidates.resize(most_tried);
}

// From the point to the nearest thing of the mask, in millimetres.
class Clearances {
 public:
  explicit Clearances(const geometry::Mask& taken)
      : taken_(taken), distance_(geometry::distance_to_set(taken)) {}

  double at(Point p) const {
    const auto cell = [&](double value, double from, int count) {
      return std::clamp(static_cast<int>((value - from) / taken_.cell()), 0, count - 1);
    };
    const int column = cell(p.x, taken_.area().left, taken_.columns());
    const int row = cell(p.y, taken_.area().top, taken_.rows());
    return distance_[static_cast<std::size_t>(row) * static_cast<std::size_t>(taken_.columns()) +
                     static_cast<std::size_t>(column)];
  }

 private:
  const geometry::Mask& taken_;
  std::vector<double> distance_;
};

}  // namespace

bool Set::hang_on_line(const Prop& prop, const Rect& wall, std::optional<Point>& last, double scale) {
  const std::optional<Figure> figure = make(prop, mm(random_.uniform(prop.low_mm, prop.high_mm)) * scale);
  if (!figure) return false;
  const Rect box = figure->bounds();
  const Rect middles = {wall.left + box.width() / 2, wall.top + box.height() / 2,
                        wall.right - box.width() / 2, wall.bottom - box.height() / 2};
  if (middles.left > middles.right || middles.top > middles.bottom) return false;
  const Clearances clearances(board_.taken());
  const double needed = std::min(box.width(), box.height()) / 2 + mm(wall_clearance_mm);
  const double wanted = last ? last->y : std::lerp(middles.top, middles.bottom, 0.45);
  std::vector<Candidate> candidates;
  constexpr int columns = 14, rows = 6;
  for (int row = 0; row <= rows; ++row) {
    const double y = row == 0 ? std::clamp(wanted, middles.top, middles.bottom)
                              : std::lerp(middles.top, middles.bottom, (row - 1.0) / (rows - 1));
    for (int column = 0; column <= columns; ++column) {
      const Point at = {std::lerp(middles.left, middles.right, static_cast<double>(column) / columns), y};
      const double room = clearances.at(at);
      if (room < needed) continue;
      const double apart = last && hangs_a_group() ? apart_price * std::abs(at.x - last->x) : 0;
      candidates.push_back({at, std::min(room, needed * 1.8) - 0.6 * std::abs(y - wanted) - apart +
                                    mm(random_.uniform(0, 5))});
    }
  }
  sort_by_score(candidates);
  Fit fit;
  fit.clearance_mm = mm(wall_clearance_mm);
  for (const Candidate& candidate : candidates) {
    Figure moved = figure->transformed(
        Affine::translation(candidate.at.x - box.center().x, candidate.at.y - box.center().y));
    if (!board_.fits(moved, 2, fit)) continue;
    board_.put_prop(std::move(moved), 2, stage().pens.far);
    last = Point{candidate.at.x, last ? last->y : candidate.at.y};
    return true;
  }
  return false;
}

bool Set::is_bare(const Rect& wall) const {
  geometry::Mask other = board_.blank();
  other.fill(Rect{0, 0, stage().width_mm, stage().height_mm}, true);
  other.fill(wall, false);
  other.unite(board_.taken());
  const std::vector<double> distance = geometry::distance_to_set(other);
  return !distance.empty() && *std::max_element(distance.begin(), distance.end()) > mm(bare_wall_mm);
}

Rect Set::wall() const {
  const Rect& safe = stage().safe;
  return {safe.left + mm(4), safe.top + mm(5), safe.right - mm(4), wall_foot_.value_or(ground_top_) - mm(5)};
}

bool Set::hang_anywhere(const Prop& prop) {
  constexpr double scales[] = {1, 0.8, 0.64, 0.5};
  return std::ranges::any_of(scales, [&](double scale) {
    std::optional<Point> last;
    return hang_on_line(prop, wall(), last, scale);
  });
}

int Set::fill_wall(const std::vector<Prop>& props, int count) {
  std::vector<Prop> list = usable(props);
  random_.shuffle(std::span<Prop>(list));
  const Rect wall = this->wall();
  std::optional<Point> last;
  int placed = 0;
  const bool bare_at_first = hangs_a_group() && is_bare(wall);
  const int target = adorned(count);
  // A wall that is bare in spite of all gets more, and larger things.
  const int most = target + more_on_bare_wall;
  // Whether it is, and how many things hung there when that was looked at.
  constexpr std::size_t least_tries = 8;
  bool bare = true;
  int looked_at = -1;
  for (std::size_t tried = 0; placed < most && tried < std::max(least_tries, 3 * list.size()); ++tried) {
    const bool enough = placed >= target;
    if (enough && looked_at != placed) {
      bare = is_bare(wall);
      looked_at = placed;
    }
    if (enough && !bare) break;
    const Prop& prop = list[tried % list.size()];
    if (used_up(prop) || !may_add(prop.kind)) continue;
    if (enough) last.reset();
    // One large picture rather than small ones lost on a wall.
    const bool main = placed == 0 && bare_at_first && prop.kind != "clock";
    const double scale = enough || main ? on_bare_wall : 1;
    if (!hang_on_line(prop, wall, last, scale) &&
        (enough || scale == 1 || !hang_on_line(prop, wall, last, 1)))
      continue;
    note(prop);
    ++uses_of(prop);
    ++placed;
  }
  return placed;
}

bool Set::behind_somebody(double x, double width) const {
  return std::any_of(layout_.placements.begin(), layout_.placements.end(),
                     [&](const layout::Placement& placed) {
                       return x + width / 2 > placed.bounds.left && x - width / 2 < placed.bounds.right;
                     });
}

bool Set::stand_aside(const Prop& prop) {
  const Rect& safe = stage().safe;
  const Clearances clearances(board_.taken());
  const double height = mm(random_.uniform(prop.low_mm, prop.high_mm));
  const std::optional<Figure> figure = make(prop, height);
  if (!figure) return false;
  const Rect box = figure->bounds();
  std::vector<Candidate> candidates;
  constexpr int columns = 16;
  const double front = safe.bottom - mm(2), beside = std::min(layout_.foot_mm, front);
  for (int column = 0; column <= columns; ++column) {
    const double share = static_cast<double>(column) / columns;
    const double aside = std::abs(share - 0.5) * 2;
    const auto consider = [&](double y, double size, double score, bool at_wall) {
      const double half = box.width() * size / 2;
      const Point foot = {std::lerp(safe.left + half, safe.right - half, share), y};
      const double room = std::min(clearances.at(foot - Point{0, height * size / 2}), mm(30)) / mm(30);
      candidates.push_back({foot, score + room + 0.6 * aside + random_.uniform(0, 0.3), at_wall});
    };
    // Along the wall only where nobody stands before it.
    if (!behind_somebody(safe.left + share * safe.width(), box.width() * 0.85))
      consider(ground_top_ + mm(3), 0.85, 0.1, true);
    // Where nobody stands the front has to be filled first.
    if (aside > 0.55) consider(front, 1.15, alone() ? 1.2 : 0.3, false);
    if (aside > 0.6 && !alone()) consider(beside, 1, 0.1, false);
  }
  sort_by_score(candidates);
  Fit fit;
  fit.clearance_mm = mm(floor_clearance_mm);
  for (const Candidate& candidate : candidates) {
    const double size = candidate.at_wall ? 0.85 : candidate.at.y > beside ? 1.15 : 1;
    Figure moved =
        figure->transformed(Affine::translation(candidate.at.x, candidate.at.y) *
                            Affine::scaling(size, size) * Affine::translation(-box.center().x, -box.bottom));
    const double depth = candidate.at_wall ? 9 : candidate.at.y;
    if (is_under_feet(moved.bounds()) || !board_.fits(moved, depth, fit)) continue;
    board_.put_prop(std::move(moved), depth, candidate.at_wall ? stage().pens.middle : stage().pens.near);
    return true;
  }
  return false;
}

int Set::fill_floor(const std::vector<Prop>& props, int count) {
  std::vector<Prop> list = usable(props);
  random_.shuffle(std::span<Prop>(list));
  int placed = 0;
  const int target = adorned(count);
  for (std::size_t tried = 0; placed < target && tried < 2 * list.size(); ++tried) {
    const Prop& prop = list[tried % list.size()];
    if (used_up(prop) || !may_add(prop.kind) || !stand_aside(prop)) continue;
    note(prop);
    ++uses_of(prop);
    ++placed;
  }
  return placed;
}

}  // namespace drawing::places
