#include "geometry/path_union.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "geometry/flatten.h"

namespace geometry {
namespace {

// A straight piece of an outline, in the outline's direction.
struct Edge {
  Point from, to;
  std::vector<double> cuts;  // where others meet it, as shares of its length
};

std::vector<Edge> edges_of(const Path& path, double tolerance) {
  std::vector<Edge> edges;
  for (const Polyline& line : flatten(path, tolerance)) {
    const std::size_t count = line.points.size();
    for (std::size_t i = 0; i < count; ++i) {
      const Point from = line.points[i], to = line.points[(i + 1) % count];
      if (length(to - from) > 0) edges.push_back({from, to, {}});
    }
  }
  return edges;
}

// Joins crossings and ends that are one point but for rounding.
class Corners {
 public:
  explicit Corners(double reach) : reach_(reach) {}

  std::size_t index_of(Point p) {
    const auto column = static_cast<long>(std::floor(p.x / reach_)),
               row = static_cast<long>(std::floor(p.y / reach_));
    for (long x = column - 1; x <= column + 1; ++x) {
      for (long y = row - 1; y <= row + 1; ++y) {
        const auto found = cells_.find({x, y});
        if (found != cells_.end() && length(points_[found->second] - p) < reach_) return found->second;
      }
    }
    cells_[{column, row}] = points_.size();
    points_.push_back(p);
    return points_.size() - 1;
  }
  Point at(std::size_t index) const { return points_[index]; }

 private:
  double reach_;
  std::vector<Point> points_;
  std::map<std::pair<long, long>, std::size_t> cells_;
};

class Union {
 public:
  Union(std::vector<Edge> edges, double tolerance)
      : edges_(std::move(edges)), tolerance_(tolerance), corners_(tolerance * 1e-3) {}

  // False where no two outlines cross or touch.
  bool cut() {
    bool crossed = false;
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      for (std::size_t j = i + 1; j < edges_.size(); ++j) crossed = meet(edges_[i], edges_[j]) || crossed;
    }
    return crossed;
  }

  Path outline() {
    keep_borders();
    Path path;
    for (auto next = first_unused(); next != pieces_.end(); next = first_unused()) add_loop(path, next);
    return path;
  }

 private:
  using Pieces = std::multimap<std::size_t, std::size_t>;  // from corner to corner

  // Marks where two edges meet other than end to end.
  bool meet(Edge& a, Edge& b) const {
    const double reach = tolerance_ * 1e-3;
    if (std::max(a.from.x, a.to.x) < std::min(b.from.x, b.to.x) - reach ||
        std::max(b.from.x, b.to.x) < std::min(a.from.x, a.to.x) - reach ||
        std::max(a.from.y, a.to.y) < std::min(b.from.y, b.to.y) - reach ||
        std::max(b.from.y, b.to.y) < std::min(a.from.y, a.to.y) - reach) {
      return false;
    }
    const Point along = a.to - a.from, other = b.to - b.from;
    // All four, as each leaves a cut where it touches.
    const std::array touches{touch(a, b.from), touch(a, b.to), touch(b, a.from), touch(b, a.to)};
    const bool met = std::find(touches.begin(), touches.end(), true) != touches.end();
    const double turn = cross(along, other);
    if (met || std::abs(turn) < 1e-12) return met;
    const double s = cross(b.from - a.from, other) / turn, t = cross(b.from - a.from, along) / turn;
    if (s <= 0 || s >= 1 || t <= 0 || t >= 1) return false;
    a.cuts.push_back(s);
    b.cuts.push_back(t);
    return true;
  }

  // Cuts the edge at a point on it that is not its end.
  bool touch(Edge& edge, Point p) const {
    const Point along = edge.to - edge.from;
    const double size = length(along), reach = tolerance_ * 1e-3;
    const double share = ((p.x - edge.from.x) * along.x + (p.y - edge.from.y) * along.y) / (size * size);
    if (share * size <= reach || (1 - share) * size <= reach) return false;
    if (length(lerp(edge.from, edge.to, share) - p) > reach) return false;
    edge.cuts.push_back(share);
    return true;
  }

  // How often the outlines go round the point.
  int winding(Point p) const {
    int turns = 0;
    for (const Edge& edge : edges_) {
      const bool down = edge.from.y <= p.y;
      if (down == (edge.to.y <= p.y)) continue;
      const bool left = cross(edge.to - edge.from, p - edge.from) > 0;
      if (down && left) ++turns;
      if (!down && !left) --turns;
    }
    return turns;
  }

  // Keeps the pieces that have paint on one side only.
  void keep_borders() {
    for (Edge& edge : edges_) {
      edge.cuts.push_back(0);
      edge.cuts.push_back(1);
      std::sort(edge.cuts.begin(), edge.cuts.end());
      for (std::size_t i = 0; i + 1 < edge.cuts.size(); ++i) {
        const Point from = lerp(edge.from, edge.to, edge.cuts[i]);
        const Point to = lerp(edge.from, edge.to, edge.cuts[i + 1]);
        const std::size_t begin = corners_.index_of(from), end = corners_.index_of(to);
        if (begin == end) continue;
        const Point middle = lerp(from, to, 0.5), along = (to - from) * (1 / length(to - from));
        const Point aside = Point{-along.y, along.x} * (tolerance_ * 1e-2);
        if ((winding(middle + aside) != 0) == (winding(middle - aside) != 0)) continue;
        // Two outlines may run along the same line.
        const auto [first, last] = pieces_.equal_range(begin);
        if (std::any_of(first, last, [end](const auto& piece) { return piece.second == end; })) continue;
        pieces_.emplace(begin, end);
      }
    }
  }

  Pieces::iterator first_unused() { return pieces_.begin(); }

  // Follows pieces until the loop is closed or, after a rounding fault, at a loose end.
  void add_loop(Path& path, Pieces::iterator next) {
    const std::size_t start = next->first;
    Polyline loop{{corners_.at(start)}, true};
    std::size_t here = start;
    while (next != pieces_.end()) {
      here = next->second;
      pieces_.erase(next);
      if (here == start) break;
      loop.points.push_back(corners_.at(here));
      next = pieces_.find(here);
    }
    double round = 0;
    for (std::size_t i = 0; i < loop.points.size(); ++i) {
      round += length(loop.points[(i + 1) % loop.points.size()] - loop.points[i]);
    }
    if (std::abs(signed_area(loop)) < round * tolerance_ / 2) return;
    path.add_polygon(loop.points);
  }

  std::vector<Edge> edges_;
  double tolerance_;
  Corners corners_;
  Pieces pieces_;
};

}  // namespace

Path united(const Path& path, double tolerance) {
  Union pieces(edges_of(path, tolerance), tolerance);
  return pieces.cut() ? pieces.outline() : path;
}

}  // namespace geometry
