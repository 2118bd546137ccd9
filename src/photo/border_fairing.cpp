#include "photo/border_fairing.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <utility>

namespace photo {
namespace {

using geometry::Point;

using Smooth = std::function<void(std::vector<Point>& points, bool closed)>;

constexpr std::size_t no_end = static_cast<std::size_t>(-1);

// An end of a line is 2 * line, or 2 * line + 1 for its last point.
struct LineEnd {
  std::size_t id;
  Point way;  // out of the line
};

// Joins lines at knots and smooths them.
class BorderFairing {
 public:
  BorderFairing(std::vector<BorderLine>& lines, const std::vector<double>& strengths, double wave,
                const Smooth& alike)
      : lines_(lines), strengths_(strengths), wave_(wave), alike_(alike), next_(2 * lines.size(), no_end) {}

  void fair_all() {
    join();
    std::vector<bool> used(lines_.size(), false);
    for (std::size_t first = 0; first < lines_.size(); ++first) {
      if (used[first] || lines_[first].on_frame()) continue;
      // Back to where the chain begins.
      std::size_t entry = 2 * first;
      while (next_[entry] != no_end && next_[entry] / 2 != first) entry = next_[entry] ^ 1U;
      std::vector<std::size_t> chain;
      for (std::size_t at = entry; !used[at / 2];) {
        used[at / 2] = true;
        chain.push_back(at);
        if (next_[at ^ 1U] == no_end) break;
        at = next_[at ^ 1U];
      }
      fair_chain(chain);
    }
    follow_knots();
  }

 private:
  // The two of the ends at a knot that go on most nearly straight belong together.
  void join() {
    constexpr std::size_t look = 14, least_points = 5;
    constexpr double least_straight = 0.72;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const BorderLine& line = lines_[i];
      if (line.closed) continue;
      const std::size_t n = line.points.size(), off = std::min(look, n - 1);
      ends_at_[line.from].push_back({2 * i, line.points[0] - line.points[off]});
      ends_at_[line.to].push_back({2 * i + 1, line.points[n - 1] - line.points[n - 1 - off]});
    }
    for (const auto& [knot, ends] : ends_at_) {
      double best = least_straight;
      std::pair<std::size_t, std::size_t> pair{no_end, no_end};
      for (std::size_t i = 0; i < ends.size(); ++i) {
        for (std::size_t k = i + 1; k < ends.size(); ++k) {
          const std::size_t one = ends[i].id / 2, other = ends[k].id / 2;
          // A knot on the picture's edge stays on it.
          if (lines_[one].on_frame() || lines_[other].on_frame()) {
            best = 2;
            break;
          }
          if (one == other || std::min(lines_[one].points.size(), lines_[other].points.size()) < least_points)
            continue;
          const double straight =
              -geometry::dot(ends[i].way, ends[k].way) /
              std::max(1e-9, geometry::length(ends[i].way) * geometry::length(ends[k].way));
          if (straight > best) best = straight, pair = {ends[i].id, ends[k].id};
        }
      }
      if (best > 1 || pair.first == no_end) continue;
      next_[pair.first] = pair.second;
      next_[pair.second] = pair.first;
    }
  }

  void smooth(std::vector<Point>& points, bool closed, double strength) const {
    if (strengths_.empty()) {
      alike_(points, closed);
    } else {
      fair_by_strength(points, closed, wave_, strength);
    }
  }

  // First each line as its own strength asks for, then all as one.
  void fair_chain(const std::vector<std::size_t>& chain) {
    std::vector<Point> points;
    double strength = 0;
    for (const std::size_t at : chain) {
      BorderLine& line = lines_[at / 2];
      smooth(line.points, line.closed, strength_of(at / 2));
      if (chain.size() == 1) return;
      if (at % 2 == 1) std::reverse(line.points.begin(), line.points.end());
      // The knot is there once.
      points.insert(points.end(), line.points.begin() + (points.empty() ? 0 : 1), line.points.end());
      strength += strength_of(at / 2) * static_cast<double>(line.points.size());
    }
    smooth(points, false, strength / static_cast<double>(points.size()));
    auto from = points.begin();
    for (const std::size_t at : chain) {
      BorderLine& line = lines_[at / 2];
      const auto to = from + static_cast<std::ptrdiff_t>(line.points.size());
      std::copy(from, to, line.points.begin());
      from = to - 1;
      if (at % 2 == 1) std::reverse(line.points.begin(), line.points.end());
    }
  }

  double strength_of(std::size_t line) const { return strengths_.empty() ? 0 : strengths_[line]; }

  Point& point_of(std::size_t end) {
    std::vector<Point>& points = lines_[end / 2].points;
    return end % 2 == 0 ? points.front() : points.back();
  }

  // What ends on a line that moved reaches to where it is now.
  void follow_knots() {
    for (const auto& [knot, ends] : ends_at_) {
      const auto moved = std::find_if(ends.begin(), ends.end(),
                                      [this](const LineEnd& end) { return next_[end.id] != no_end; });
      if (moved == ends.end()) continue;
      const Point at = point_of(moved->id);
      for (const LineEnd& end : ends)
        if (next_[end.id] == no_end) lead_to(at, end.id);
    }
  }

  void lead_to(Point at, std::size_t end) {
    constexpr std::size_t reach = 16;
    std::vector<Point>& points = lines_[end / 2].points;
    const std::size_t n = points.size();
    // A short line is led at both ends: neither moves the other's.
    const std::size_t most = std::max<std::size_t>(1, std::min(reach, n - 1));
    const Point off = at - point_of(end);
    for (std::size_t k = 0; k < most; ++k) {
      const double share = 1 - static_cast<double>(k) / static_cast<double>(most);
      Point& p = points[end % 2 == 0 ? k : n - 1 - k];
      p = p + off * (share * share * (3 - 2 * share));
    }
    point_of(end) = at;
  }

  std::vector<BorderLine>& lines_;
  const std::vector<double>& strengths_;
  const double wave_;
  const Smooth& alike_;
  std::vector<std::size_t> next_;  // the end that an end goes on at
  std::map<std::size_t, std::vector<LineEnd>> ends_at_;
};

}  // namespace

void fair_borders(std::vector<BorderLine>& lines, const std::vector<double>& strengths, double wave,
                  const Smooth& smooth) {
  BorderFairing(lines, strengths, wave, smooth).fair_all();
}

}  // namespace photo
