#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "drawing/places/pieces.h"
#include "geometry/flatten.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

// How much of a mountain's slopes, from its peak to the sides of its foot, lies within these.
double slopes_behind(const std::vector<geometry::Rect>& heads, Point peak, double half, double base_y) {
  constexpr int points = 24;
  int behind = 0;
  for (int i = -points; i <= points; ++i) {
    const double t = static_cast<double>(std::abs(i)) / points;
    const Point at = {peak.x + half * i / points, std::lerp(peak.y, base_y, t)};
    behind +=
        std::ranges::any_of(heads, [&](const geometry::Rect& head) { return head.contains(at); }) ? 1 : 0;
  }
  return behind;
}

}  // namespace

void add_heaven(Set& set, Heaven heaven) {
  const Prop prop = heaven == Heaven::sun     ? drawn_prop("sun", 44, 54)
                    : heaven == Heaven::cloud ? drawn_prop("cloud", 34, 40)
                                              : drawn_prop("moon", 34, 42);
  const geometry::Rect& safe = set.stage().safe;
  const double height = set.mm(set.random().uniform(prop.low_mm, prop.high_mm));
  const double y = safe.top + height * 0.56 + set.mm(set.random().uniform(0, 6));
  const double inset = height * 0.56 + set.mm(set.random().uniform(0, 12));
  const double side = set.free_side();
  for (const double s : {side, -side}) {
    if (set.hang_heaven(prop, height, {s > 0 ? safe.right - inset : safe.left + inset, y}, 1,
                        set.stage().pens.middle))
      return;
  }
  set.hang_heaven(prop, height * 0.75,
                  {side > 0 ? safe.right - inset * 0.75 : safe.left + inset * 0.75, y - height * 0.12}, 1,
                  set.stage().pens.middle);
}

void add_low_sun(Set& set) {
  const geometry::Rect& frame = set.stage().frame;
  const double radius = set.mm(set.random().uniform(30, 36));
  const double y = set.horizon() - set.mm(9);
  // Where least of it is behind somebody.
  double best = 2, x = frame.center().x;
  const double side = set.free_side();
  for (const double share : {0.5, 0.5 + 0.15 * side, 0.5 - 0.15 * side, 0.5 + 0.3 * side, 0.5 - 0.3 * side}) {
    const double at = set.stage().x(share);
    const double hidden = set.share_behind_asked({at - radius, y - 1.4 * radius, at + radius, set.horizon()});
    if (hidden >= best - 0.05) continue;
    best = hidden;
    x = at;
  }
  const Point middle = {x, y};
  Sketch sketch("Sonne");
  const int rays = set.stage().age == Age::years_3_5 ? 11 : 15;
  // Those below the horizon are hidden.
  for (int i = 0; i < rays; ++i) {
    const double angle = std::numbers::pi * (1 + (i + 0.5) / rays), wide = std::numbers::pi / rays * 0.3;
    const double from = radius * 1.14, to = radius * (i % 2 == 0 ? 1.62 : 1.44);
    const auto at = [&](double turn, double far) {
      return middle + Point{std::cos(angle + turn), std::sin(angle + turn)} * far;
    };
    sketch.in(natural::yellow).region(polygon({at(-wide, from), at(0, to), at(wide, from)}), 0.95);
  }
  sketch.in(natural::yellow).region(circle(middle, radius));
  set.rises(circle(middle, radius * 1.66));
  set.backdrop(sketch.take(), depth_of(Layer::behind), set.stage().pens.middle);
}

void add_mountains(Set& set, double base_y, double depth) {
  const geometry::Rect& frame = set.stage().frame;
  const int count = set.stage().landscape() ? 4 : 3;
  const double step = frame.width() / count;
  std::vector<int> order;
  for (int i = 0; i < count; ++i) order.push_back(i);
  set.random().shuffle(std::span<int>(order));
  const std::vector<geometry::Rect>& heads = set.quiet_heads();
  for (const int i : order) {
    double x = 0, height = 0, half = 0, least = -1;
    // Of some mountains the one whose slopes run behind the least of heads.
    for (int tried = 0; tried < (heads.empty() ? 1 : 6); ++tried) {
      const double at = frame.left + (i + 0.5 + set.random().uniform(-0.2, 0.2)) * step;
      const double high =
          set.mm(set.stage().landscape() ? set.random().uniform(48, 78) : set.random().uniform(60, 98));
      const double wide = step * set.random().uniform(0.72, 0.95);
      const double crossed = slopes_behind(heads, {at, base_y - high}, wide, base_y);
      if (least >= 0 && crossed >= least) continue;
      least = crossed;
      x = at;
      height = high;
      half = wide;
    }
    // A sun half behind a mountain is none.
    const geometry::Rect& heaven = set.heaven();
    const bool below_it = !heaven.empty() && x + half > heaven.left && x - half < heaven.right;
    if (below_it) height = std::max(set.mm(24), std::min(height, base_y - heaven.bottom - set.mm(5)));
    // Nor does a peak come before the moon that a wolf howls at.
    for (const layout::Placement& p : set.layout().placements) {
      if (p.on_ground || p.figure_mm > 0 || x + half < p.bounds.left || x - half > p.bounds.right) continue;
      height = std::max(set.mm(24), std::min(height, base_y - p.bounds.bottom - set.mm(5)));
    }
    const double top = base_y - height, lean = set.random().uniform(-0.15, 0.15) * half;
    // Where the hill before it dips, its slopes go on.
    const double below = 30, on = half * 0.94 * below / height;
    const Path outline = polygon({{x - half - on, base_y + below},
                                  {x - half, base_y},
                                  {x - half * 0.42 + lean * 0.5, base_y - height * 0.62},
                                  {x + lean, top},
                                  {x + half * 0.5 + lean * 0.5, base_y - height * 0.55},
                                  {x + half, base_y},
                                  {x + half + on, base_y + below}});
    Sketch sketch("Berg");
    sketch.in(natural::grey).region(outline);
    set.rises(outline);
    // The snow cap ends in a zigzag.
    const Point peak = {x + lean, top};
    const Point left = geometry::lerp(peak, {x - half * 0.42 + lean * 0.5, base_y - height * 0.62}, 0.72);
    const Point right = geometry::lerp(peak, {x + half * 0.5 + lean * 0.5, base_y - height * 0.55}, 0.66);
    Path cap;
    cap.add_polygon({peak, right, lerp(right, left, 0.22) + Point{0, -height * 0.07},
                     lerp(right, left, 0.42) + Point{0, height * 0.05},
                     lerp(right, left, 0.62) + Point{0, -height * 0.06},
                     lerp(right, left, 0.8) + Point{0, height * 0.04}, left});
    sketch.in(natural::white).region(cap);
    set.backdrop(sketch.take(), depth + 0.01 * i, set.stage().pens.far);
  }
}

void add_way(Set& set, const Ridge& ground) {
  const geometry::Rect& frame = set.stage().frame;
  const double side = set.random().chance(0.5) ? 1 : -1;
  const double far_share = set.random().uniform(0.12, 0.36), near_share = set.random().uniform(0.0, 0.2);
  const double bottom = frame.bottom + 6, narrow = set.mm(4.5), wide = set.mm(30);
  // From the far point to the near one along its left edge, and back along the right one.
  const auto way = [&](double to, double from_middle) {
    const double far_x = frame.center().x + to * frame.width() * from_middle;
    const double near_x = frame.center().x - to * frame.width() * near_share;
    const double top = ground.at(far_x) + 0.2, height = bottom - top, bow = to * frame.width() * 0.16;
    Path path;
    path.move_to({far_x - narrow, top});
    path.cubic_to({far_x - narrow * 2 + bow, top + height * 0.3},
                  {near_x - wide - bow * 1.4, top + height * 0.5}, {near_x - wide, bottom});
    path.line_to({near_x + wide, bottom});
    path.cubic_to({near_x + wide - bow * 1.1, top + height * 0.5},
                  {far_x + narrow * 2.5 + bow, top + height * 0.3}, {far_x + narrow, top});
    path.close();
    return path;
  };
  // No edge of it runs into a head, if it can go another way.
  constexpr double way_tolerance_mm = 0.01;
  const auto points_behind_heads = [&](const Path& path) {
    std::ptrdiff_t behind = 0;
    for (const geometry::Polyline& line : geometry::flatten(path, way_tolerance_mm))
      behind += std::ranges::count_if(line.points, [&](Point p) {
        return std::ranges::any_of(set.quiet_heads(),
                                   [&](const geometry::Rect& head) { return head.contains(p); });
      });
    return behind;
  };
  Path path = way(side, far_share);
  std::ptrdiff_t least = points_behind_heads(path);
  for (const double to : {side, -side}) {
    for (const double share : {0.12, 0.24, 0.36, 0.46}) {
      if (least == 0) break;
      Path other = way(to, share);
      const std::ptrdiff_t behind = points_behind_heads(other);
      if (behind >= least) continue;
      least = behind;
      path = std::move(other);
    }
  }
  Sketch sketch("Weg");
  sketch.region(path);
  set.keep_free(path);
  set.backdrop(sketch.take(), ground.depth + 0.02, set.stage().pens.middle);
}

namespace {

// The pickets or boards of a fence in groups that nothing stands before: pieces of it beside a bench or a
// well would be crumbs, so that a few are none.
template <class Each, class IsTaken>
std::vector<std::vector<Each>> fence_runs(const std::vector<Each>& all, IsTaken is_taken) {
  constexpr std::size_t fewest = 4;
  std::vector<std::vector<Each>> runs(1);
  for (const Each& each : all) {
    if (!is_taken(each)) {
      runs.back().push_back(each);
    } else if (!runs.back().empty()) {
      runs.emplace_back();
    }
  }
  std::erase_if(runs, [](const std::vector<Each>& run) { return run.size() < fewest; });
  return runs;
}

}  // namespace

void add_fence(Set& set, const Ridge& ground, double height_mm) {
  const geometry::Rect& frame = set.stage().frame;
  const double step = height_mm * 0.5, half = height_mm * 0.13;
  Sketch sketch("Zaun");
  const auto y_at = [&](double x) { return ground.at(x) + height_mm * 0.02; };
  const auto rail = [&](double left, double right, double from, double to) {
    std::vector<Point> upper, lower;
    for (int i = 0; i <= 6; ++i) {
      const double x = std::lerp(left, right, i / 6.0);
      upper.push_back({x, y_at(x) - height_mm * from});
      lower.push_back({x, y_at(x) - height_mm * to});
    }
    std::reverse(lower.begin(), lower.end());
    Path path = curve(upper);
    path.line_to(lower.front());
    path.add_smooth_open(lower);
    path.close();
    sketch.region(path, 0.95);
  };
  const bool pointed = set.random().chance(0.6);
  const auto picket = [&](double x) {
    const double y = y_at(x), top = y - height_mm;
    Path path;
    path.move_to({x - half, y});
    path.line_to({x - half, top + half * 1.2});
    if (pointed) {
      path.line_to({x, top});
      path.line_to({x + half, top + half * 1.2});
    } else {
      path.cubic_to({x - half, top - half * 0.4}, {x + half, top - half * 0.4}, {x + half, top + half * 1.2});
    }
    path.line_to({x + half, y});
    path.close();
    sketch.region(path, 0.95);
  };
  const double shift = set.random().uniform(0, step);
  std::vector<double> places;
  for (double x = frame.left - step + shift; x < frame.right + step; x += step) places.push_back(x);
  const auto is_taken = [&](double x) {
    const double y = y_at(x);
    return set.has_prop_in({x - step * 0.5, y - height_mm, x + step * 0.5, y - set.mm(1)});
  };
  for (const std::vector<double>& run : fence_runs(places, is_taken)) {
    for (const auto& [from, to] : {std::pair{0.78, 0.64}, {0.38, 0.24}})
      rail(run.front() - step * 0.4, run.back() + step * 0.4, from, to);
    for (const double x : run) picket(x);
  }
  set.backdrop(sketch.take(), ground.depth + 0.5, set.stage().pens.middle);
}

void add_plank_fence(Set& set, const Ridge& ground, double height_mm) {
  const geometry::Rect& frame = set.stage().frame;
  const double width = height_mm * (set.stage().age == Age::years_3_5 ? 0.7 : 0.48);
  // Boards stand level: along the ridge they would hang like flags on a line.
  const double y = ground.lowest() + height_mm * 0.06;
  Sketch sketch("Bretterzaun");
  struct Board {
    double x, top;
  };
  std::vector<Board> boards;
  for (double x = frame.left - set.random().uniform(0, width); x < frame.right; x += width)
    boards.push_back({x, y - height_mm * (boards.size() % 2 == 0 ? 1 : 0.9)});
  const auto is_taken = [&](const Board& board) {
    return set.has_prop_in({board.x, board.top, board.x + width, y - set.mm(1)});
  };
  for (const std::vector<Board>& run : fence_runs(boards, is_taken)) {
    for (const auto& [x, top] : run)
      sketch.region(rounded({{x, y}, {x, top}, {x + width, top}, {x + width, y}}, 0.12), 0.95);
  }
  set.backdrop(sketch.take(), ground.depth + 0.5, set.stage().pens.middle);
}

Ridge add_distance(Set& set, Distance distance) {
  const double y = set.horizon();
  base::Random& random = set.random();
  const double tilt = random.uniform(-1, 1);
  // How far a hill is moved so that it runs behind no head: the ground begins before it in any case.
  const double highest_shift = set.mm(24), lowest_shift = set.mm(12);
  if (distance == Distance::mountains) add_mountains(set, y + set.mm(6), 2);
  if (distance == Distance::flat) {
    Ridge far = set.ridge(y, set.mm(2), 0, 4);
    set.clear_heads(far, -highest_shift, lowest_shift);
    set.hill(far, "Ebene", set.stage().pens.far);
    return far;
  }
  const double swell = set.mm(distance == Distance::dunes ? 6 : 9);
  switch (random.below(3)) {
    case 0: {  // two hills, one behind the other
      Ridge back = set.ridge(y - set.mm(14), swell, tilt * set.mm(26), 3, 4);
      set.clear_heads(back, -highest_shift, lowest_shift);
      set.hill(back, "Hügel", set.stage().pens.far);
      Ridge front = set.ridge(y + set.mm(2), swell * 0.8, -tilt * set.mm(20), 4, 5);
      set.clear_heads(front, -highest_shift, lowest_shift);
      set.hill(front, "Hügel", set.stage().pens.far);
      return front;
    }
    case 1: {  // one broad hill
      Ridge far = set.ridge(y, swell * 0.5, tilt * set.mm(16), 4, 3);
      set.clear_heads(far, -highest_shift, lowest_shift);
      set.hill(far, "Hügel", set.stage().pens.far);
      return far;
    }
    default: {  // a rolling land
      Ridge back = set.ridge(y - set.mm(10), swell * 1.2, 0, 3, 6);
      set.clear_heads(back, -highest_shift, lowest_shift);
      set.hill(back, "Hügel", set.stage().pens.far);
      Ridge front = set.ridge(y, swell * 0.7, tilt * set.mm(12), 4, 4);
      set.clear_heads(front, -highest_shift, lowest_shift);
      set.hill(front, "Hügel", set.stage().pens.far);
      return front;
    }
  }
}

}  // namespace drawing::places
