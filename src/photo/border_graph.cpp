#include "photo/border_graph.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "geometry/curve_fit.h"

namespace photo {
namespace {

using geometry::Path;
using geometry::Point;
using geometry::Verb;

enum Direction { right, down, left, up };
constexpr std::array<int, 4> step_x = {1, 0, -1, 0}, step_y = {0, 1, 0, -1};

// Walks along the edges between pixels. Knots are the pixels' corners: (x, y) is the upper left one of pixel
// (x, y).
class Walker {
 public:
  explicit Walker(const LabelMap& map)
      : map_(map),
        columns_(static_cast<std::size_t>(map.width) + 1),
        done_(columns_ * (static_cast<std::size_t>(map.height) + 1), 0) {}

  std::vector<BorderLine> walk_all() {
    for (int y = 0; y <= map_.height; ++y) {
      for (int x = 0; x <= map_.width; ++x) {
        if (!is_knot(x, y)) continue;
        for (int d = right; d <= up; ++d)
          if (is_border(x, y, d) && !is_done(x, y, d)) walk(x, y, d, false);
      }
    }
    // What is left meets nothing: rings.
    for (int y = 0; y <= map_.height; ++y) {
      for (int x = 0; x <= map_.width; ++x) {
        for (const int d : {right, down})
          if (is_border(x, y, d) && !is_done(x, y, d)) walk(x, y, d, true);
      }
    }
    return std::move(lines_);
  }

 private:
  int part(int x, int y) const {
    return x < 0 || y < 0 || x >= map_.width || y >= map_.height ? -1 : map_.at(x, y);
  }
  // The parts to both sides of the edge that leaves a corner.
  int left_of(int x, int y, int d) const {
    return d == right  ? part(x, y - 1)
           : d == down ? part(x, y)
           : d == left ? part(x - 1, y)
                       : part(x - 1, y - 1);
  }
  int right_of(int x, int y, int d) const {
    return d == right  ? part(x, y)
           : d == down ? part(x - 1, y)
           : d == left ? part(x - 1, y - 1)
                       : part(x, y - 1);
  }
  bool is_border(int x, int y, int d) const { return left_of(x, y, d) != right_of(x, y, d); }
  bool is_knot(int x, int y) const {
    if ((x == 0 || x == map_.width) && (y == 0 || y == map_.height)) return true;
    int borders = 0;
    for (int d = right; d <= up; ++d) borders += is_border(x, y, d) ? 1 : 0;
    return borders > 2;
  }
  std::size_t knot(int x, int y) const {
    return static_cast<std::size_t>(y) * columns_ + static_cast<std::size_t>(x);
  }
  // Every edge is kept at its upper or left end.
  std::uint8_t bit(int d) const { return d == right || d == left ? 1 : 2; }
  std::size_t place(int x, int y, int d) const { return knot(d == left ? x - 1 : x, d == up ? y - 1 : y); }
  bool is_done(int x, int y, int d) const { return (done_[place(x, y, d)] & bit(d)) != 0; }

  void walk(int x, int y, int d, bool ring) {
    BorderLine line;
    line.left = left_of(x, y, d);
    line.right = right_of(x, y, d);
    line.closed = ring;
    line.from = knot(x, y);
    const int first_x = x, first_y = y;
    // The middles of the edges lie nearer to the border than their corners do.
    if (!ring) line.points.push_back({static_cast<double>(x), static_cast<double>(y)});
    for (;;) {
      done_[place(x, y, d)] |= bit(d);
      const auto at = static_cast<std::size_t>(d);
      line.points.push_back({x + step_x[at] * 0.5, y + step_y[at] * 0.5});
      x += step_x[at];
      y += step_y[at];
      if (ring ? x == first_x && y == first_y : is_knot(x, y)) break;
      for (int next = right; next <= up; ++next) {
        if (next == (d ^ 2) || !is_border(x, y, next)) continue;
        d = next;
        break;
      }
    }
    if (!ring) line.points.push_back({static_cast<double>(x), static_cast<double>(y)});
    line.to = knot(x, y);
    lines_.push_back(std::move(line));
  }

  const LabelMap& map_;
  std::size_t columns_;
  std::vector<std::uint8_t> done_;
  std::vector<BorderLine> lines_;
};

// Where an open line turns by more than 55 degrees within so many points on both sides, and its ends.
std::vector<std::size_t> corners_of(const std::vector<Point>& points, std::size_t reach) {
  constexpr double cosine = 0.57;
  const auto straightness = [&](std::size_t i) {
    const Point in = points[i] - points[i - reach], out = points[i + reach] - points[i];
    return geometry::dot(in, out) / std::max(1e-9, geometry::length(in) * geometry::length(out));
  };
  std::vector<std::size_t> corners = {0};
  for (std::size_t i = reach + 1; i + reach + 1 < points.size(); ++i) {
    if (straightness(i) >= cosine || i - corners.back() <= reach + 1) continue;
    std::size_t sharpest = i;
    for (std::size_t k = i; k < i + reach && k + reach + 1 < points.size(); ++k)
      if (straightness(k) < straightness(sharpest)) sharpest = k;
    corners.push_back(sharpest);
    i = sharpest + reach;
  }
  corners.push_back(points.size() - 1);
  return corners;
}

// How far a point lies to the left of the way from one to another, which is `length` long.
double off_chord(Point p, Point from, Point to, double length) {
  return geometry::cross(to - from, p - from) / std::max(1e-9, length);
}

// Sets what runs about straight between two of the points onto the chord. An arc lies on one side of it,
// chance on both.
void set_straight(std::vector<Point>& points, std::size_t first, std::size_t last) {
  constexpr double least_px = 60, most_off = 2.2, off_share = 0.05, one_sided = 0.25, free = 0.15;
  const Point from = points[first], to = points[last];
  const double length = geometry::length(to - from);
  if (length < least_px) return;
  double most = 0, sum = 0;
  std::size_t farthest = first;
  for (std::size_t i = first + 1; i < last; ++i) {
    const double off = off_chord(points[i], from, to, length);
    sum += off;
    if (std::abs(off) > most) most = std::abs(off), farthest = i;
  }
  const double mean = std::abs(sum) / static_cast<double>(last - first);
  if (most <= std::min(most_off, off_share * length) && mean <= one_sided * most + free) {
    for (std::size_t i = first + 1; i < last; ++i)
      points[i] =
          geometry::lerp(from, to, static_cast<double>(i - first) / static_cast<double>(last - first));
    return;
  }
  // Cut where it is farthest off (Douglas and Peucker, Algorithms for the reduction of the number of points,
  // 1973).
  if (farthest == first) return;
  set_straight(points, first, farthest);
  set_straight(points, farthest, last);
}

// One curve after the other, from the last to the first.
void append_reversed(Path& out, const Path& curve) {
  const std::vector<Point>& points = curve.points();
  std::size_t at = points.size();
  for (std::size_t i = curve.verbs().size(); i-- > 1;) {
    if (curve.verbs()[i] == Verb::cubic) {
      out.cubic_to(points[at - 2], points[at - 3], points[at - 4]);
      at -= 3;
    } else {
      out.line_to(points[at - 2]);
      at -= 1;
    }
  }
}

void append_forward(Path& out, const Path& curve) {
  const std::vector<Point>& points = curve.points();
  std::size_t at = 1;
  for (std::size_t i = 1; i < curve.verbs().size(); ++i) {
    if (curve.verbs()[i] == Verb::cubic) {
      out.cubic_to(points[at], points[at + 1], points[at + 2]);
      at += 3;
    } else {
      out.line_to(points[at++]);
    }
  }
}

}  // namespace

std::vector<BorderLine> borders_of(const LabelMap& map) {
  return Walker(map).walk_all();
}

void fair(std::vector<Point>& points, bool closed, double wave) {
  const std::size_t n = points.size();
  if (n < 4) return;
  // A Gaussian bell, once and once more on what it took away: that way long waves keep their height.
  constexpr double sigma_per_wave = 0.3, reach_in_sigmas = 3, least_sigma = 0.5;
  const double sigma = std::min(wave * sigma_per_wave, static_cast<double>(n) / (closed ? 9 : 6));
  if (sigma < least_sigma) return;
  const auto reach =
      static_cast<std::ptrdiff_t>(std::min(std::ceil(reach_in_sigmas * sigma), static_cast<double>(n) - 1));
  std::vector<double> bell;
  double sum = 0;
  for (std::ptrdiff_t k = -reach; k <= reach; ++k) {
    const auto off = static_cast<double>(k);
    sum += bell.emplace_back(std::exp(-off * off / (2 * sigma * sigma)));
  }
  for (double& weight : bell) weight /= sum;
  const auto count = static_cast<std::ptrdiff_t>(n);
  // Beyond its ends an open line goes on turned about them, so that they stay.
  const auto at = [&](const std::vector<Point>& line, std::ptrdiff_t i) {
    if (closed) return line[static_cast<std::size_t>((i + count) % count)];
    if (i < 0) return line.front() * 2 - line[static_cast<std::size_t>(-i)];
    if (i >= count) return line.back() * 2 - line[static_cast<std::size_t>(2 * (count - 1) - i)];
    return line[static_cast<std::size_t>(i)];
  };
  const auto blurred = [&](const std::vector<Point>& line) {
    std::vector<Point> soft(n);
    for (std::ptrdiff_t i = 0; i < count; ++i) {
      Point mean;
      for (std::ptrdiff_t k = -reach; k <= reach; ++k)
        mean = mean + at(line, i + k) * bell[static_cast<std::size_t>(k + reach)];
      soft[static_cast<std::size_t>(i)] = mean;
    }
    return soft;
  };
  std::vector<Point> soft = blurred(points), rest(n);
  for (std::size_t i = 0; i < n; ++i) rest[i] = points[i] - soft[i];
  const std::vector<Point> returned = blurred(rest);
  for (std::size_t i = 0; i < n; ++i) soft[i] = soft[i] + returned[i];
  if (!closed) soft.front() = points.front(), soft.back() = points.back();
  points = std::move(soft);
}

void fair_between_corners(std::vector<Point>& points, bool closed, double wave, double noise_wave) {
  constexpr double reach_share = 1.1;
  const auto reach = static_cast<std::size_t>(std::lround(noise_wave * reach_share));
  fair(points, closed, noise_wave);
  if (closed) {
    const std::vector<std::size_t> corners = corners_of(points, reach);
    if (corners.size() <= 2) return fair(points, true, wave);
    std::rotate(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(corners[1]), points.end());
    points.push_back(points.front());
  }
  const std::vector<std::size_t> corners = corners_of(points, reach);
  for (std::size_t k = 0; k + 1 < corners.size(); ++k) {
    const auto from = points.begin() + static_cast<std::ptrdiff_t>(corners[k]),
               to = points.begin() + static_cast<std::ptrdiff_t>(corners[k + 1]) + 1;
    std::vector<Point> side(from, to);
    fair(side, false, wave);
    set_straight(side, 0, side.size() - 1);
    std::copy(side.begin(), side.end(), from);
  }
  if (closed) points.pop_back();
}

namespace {

// Whether corner follows corner along a line of some length: grass at a path, fur, snow on rock.
bool is_ragged(const std::vector<Point>& points, bool closed) {
  constexpr std::size_t reach = 9, least_corners = 4, ends = 2;
  constexpr double stairs = 8, most_per_corner = 46;
  if (static_cast<double>(points.size()) < most_per_corner) return false;
  std::vector<Point> calm = points;
  fair(calm, closed, stairs);
  const std::size_t corners = corners_of(calm, reach).size();
  return corners >= least_corners + ends &&
         static_cast<double>(points.size()) < most_per_corner * static_cast<double>(corners - ends);
}

}  // namespace

void fair_by_strength(std::vector<Point>& points, bool closed, double wave, double strength) {
  constexpr double faint = 0.25, more_for_faint = 3, for_strong = 0.6, more_for_weak = 2.2;
  constexpr double clear = 0.6, more_for_ragged = 3;
  const double weakness = 1 - strength;
  if (strength < clear && is_ragged(points, closed)) return fair(points, closed, wave * more_for_ragged);
  if (strength < faint) return fair(points, closed, wave * (1 + more_for_faint * weakness));
  fair_between_corners(points, closed, wave * (for_strong + more_for_weak * weakness));
}

Path curve_through(const std::vector<Point>& points, bool closed, double tolerance) {
  const geometry::CurveFit fit{tolerance, 1, 0.96};
  Path path;
  if (closed) {
    geometry::fit_closed(path, points, fit);
    return path;
  }
  constexpr std::size_t reach = 4;
  const std::vector<std::size_t> corners = corners_of(points, reach);
  for (std::size_t k = 0; k + 1 < corners.size(); ++k) {
    const std::vector<Point> stretch(points.begin() + static_cast<std::ptrdiff_t>(corners[k]),
                                     points.begin() + static_cast<std::ptrdiff_t>(corners[k + 1]) + 1);
    geometry::fit_open(path, stretch, fit);
  }
  return path;
}

Path outline_of(int part, const std::vector<BorderLine>& lines, const std::vector<Path>& curves,
                const std::vector<std::size_t>& lines_of_part) {
  // The lines that leave each knot, walked so that the part is on their left.
  const auto is_forward = [&](std::size_t line) { return lines[line].left == part; };
  std::map<std::size_t, std::vector<std::size_t>> leaving;
  std::vector<std::size_t> open;
  Path path;
  for (const std::size_t line : lines_of_part) {
    if (lines[line].closed) {
      path.append(curves[line]);
      continue;
    }
    open.push_back(line);
    leaving[is_forward(line) ? lines[line].from : lines[line].to].push_back(line);
  }
  std::vector<bool> used(lines.size(), false);
  for (const std::size_t first : open) {
    if (used[first]) continue;
    const auto start = [&](std::size_t line) {
      return is_forward(line) ? curves[line].points().front() : curves[line].points().back();
    };
    path.move_to(start(first));
    for (std::size_t line = first;;) {
      used[line] = true;
      if (is_forward(line)) {
        append_forward(path, curves[line]);
      } else {
        append_reversed(path, curves[line]);
      }
      const auto& next = leaving[is_forward(line) ? lines[line].to : lines[line].from];
      const auto free =
          std::find_if(next.begin(), next.end(), [&](std::size_t other) { return !used[other]; });
      if (free == next.end()) break;
      line = *free;
    }
    path.close();
  }
  return path;
}

}  // namespace photo
