#include "photo/cuts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <queue>
#include <utility>

namespace photo {
namespace {

using geometry::Point;

Point middle_of_pixel(const LabelMap& map, std::size_t at) {
  const auto w = static_cast<std::size_t>(map.width);
  const std::size_t x = at % w, y = at / w;
  return {static_cast<double>(x) + 0.5, static_cast<double>(y) + 0.5};
}

// Calls `visit` with each pixel on the way along the points, without gaps, some twice.
template <class Visit>
void for_each_pixel(const LabelMap& map, const InnerLine& line, const Visit& visit) {
  const std::size_t n = line.points.size();
  for (std::size_t i = 0; i < n; ++i) {
    if (i + 1 == n && !line.closed) {
      visit(map.index_under(line.points[i]));
      continue;
    }
    const Point from = line.points[i], to = line.points[(i + 1) % n];
    const int steps = std::max(1, static_cast<int>(std::ceil(2 * geometry::length(to - from))));
    for (int k = 0; k < steps; ++k)
      visit(map.index_under(geometry::lerp(from, to, static_cast<double>(k) / steps)));
  }
}

// Leads lines on to others.
class Joiner {
 public:
  Joiner(const LabelMap& map, const std::vector<float>& gradient, double reach_px)
      : map_(map), gradient_(gradient), reach_(static_cast<int>(reach_px)), line_at_(map.labels.size(), 0) {}

  void join(std::vector<InnerLine>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) note(lines[i], i);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      InnerLine& line = lines[i];
      if (line.closed || line.points.size() < 3) continue;
      // Twice round, so that both ends have their turn.
      for (int side = 0; side < 2; ++side) {
        std::reverse(line.points.begin(), line.points.end());
        if (is_held(line, i)) continue;
        for (const Point p : way_on(line, i)) line.points.push_back(p);
        note(line, i);
      }
    }
  }

 private:
  void note(const InnerLine& line, std::size_t number) {
    for_each_pixel(map_, line, [&](std::size_t at) {
      if (line_at_[at] == 0) line_at_[at] = static_cast<std::uint32_t>(number) + 1;
    });
  }

  // Whether there is something else than the line's own region at a place, or another line, or the picture's
  // edge.
  bool is_goal(std::size_t at, int own, std::size_t number) const {
    const auto w = static_cast<std::size_t>(map_.width);
    const std::size_t x = at % w, y = at / w;
    if (x == 0 || y == 0 || x + 1 == w || y + 1 == static_cast<std::size_t>(map_.height)) return true;
    return map_.labels[at] != own || (line_at_[at] != 0 && line_at_[at] != number + 1);
  }

  static Point heading(const InnerLine& line) {
    constexpr std::size_t look = 10;
    const std::size_t n = line.points.size(), off = std::min(look, n - 1);
    const Point way = line.points[n - 1] - line.points[n - 1 - off];
    return way * (1 / std::max(1e-9, geometry::length(way)));
  }

  int own_label(const InnerLine& line) const {
    return map_.labels[map_.index_under(line.points[line.points.size() / 2])];
  }

  // Whether the last point lies at a border, a line or the picture's edge.
  bool is_held(const InnerLine& line, std::size_t number) const {
    const int own = own_label(line);
    const std::size_t end = map_.index_under(line.points.back());
    bool held = is_goal(end, own, number);
    for_eight_neighbours(end, map_.width, map_.labels.size(),
                         [&](std::size_t beside) { held = held || is_goal(beside, own, number); });
    return held;
  }

  // The cheapest way from the last point to a goal, within reach and not back; nothing if there is none.
  std::vector<Point> way_on(const InnerLine& line, std::size_t number) const {
    // A step along a strong edge costs a part of one across nothing.
    constexpr double sure_strength = 9, on_edge = 0.15, budget = 11, least_ahead = 0.1;
    const int own = own_label(line);
    const Point end = line.points.back(), way = heading(line);
    const int left = static_cast<int>(end.x) - reach_, top = static_cast<int>(end.y) - reach_,
              side = 2 * reach_ + 1;
    const auto cells = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
    std::vector<double> cost(cells, std::numeric_limits<double>::max());
    std::vector<std::size_t> before(cells, cells);
    const auto cell_of = [&](std::size_t at) {
      const auto w = static_cast<std::size_t>(map_.width);
      const int x = static_cast<int>(at % w) - left, y = static_cast<int>(at / w) - top;
      if (x < 0 || y < 0 || x >= side || y >= side) return cells;
      return static_cast<std::size_t>(y) * static_cast<std::size_t>(side) + static_cast<std::size_t>(x);
    };
    const std::size_t start = map_.index_under(end);
    using Entry = std::pair<double, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    cost[cell_of(start)] = 0;
    open.emplace(0, start);
    while (!open.empty()) {
      const double so_far = open.top().first;
      const std::size_t at = open.top().second;
      open.pop();
      if (so_far > cost[cell_of(at)]) continue;
      if (at != start && is_goal(at, own, number)) {
        std::vector<Point> points;
        for (std::size_t back = at; back != start; back = before[cell_of(back)])
          points.push_back(middle_of_pixel(map_, back));
        std::reverse(points.begin(), points.end());
        return points;
      }
      const Point here = middle_of_pixel(map_, at);
      for_eight_neighbours(at, map_.width, map_.labels.size(), [&](std::size_t beside) {
        const std::size_t cell = cell_of(beside);
        if (cell == cells || line_at_[beside] == number + 1) return;
        const Point there = middle_of_pixel(map_, beside), off = there - end;
        if (geometry::dot(off, way) < least_ahead * geometry::length(off)) return;
        const double strength = std::min(1.0, static_cast<double>(gradient_[beside]) / sure_strength);
        const double step = geometry::length(there - here) * (1 - (1 - on_edge) * strength);
        if (so_far + step > budget || so_far + step >= cost[cell]) return;
        cost[cell] = so_far + step;
        before[cell] = at;
        open.emplace(cost[cell], beside);
      });
    }
    return {};
  }

  const LabelMap& map_;
  const std::vector<float>& gradient_;
  const int reach_;
  std::vector<std::uint32_t> line_at_;  // the number of a line there and one, or 0
};

// The parts of regions that lines leave, the pixels of the lines given to parts of their own region.
LabelMap parts_between(const LabelMap& map, const std::vector<InnerLine>& lines) {
  std::vector<std::uint8_t> barred(map.labels.size(), 0);
  for (const InnerLine& line : lines) for_each_pixel(map, line, [&](std::size_t at) { barred[at] = 1; });
  // Regions that no line enters are parts as they are.
  std::vector<int> part_of(static_cast<std::size_t>(map.count), 0);
  for (std::size_t i = 0; i < barred.size(); ++i)
    if (barred[i] != 0) part_of[static_cast<std::size_t>(map.labels[i])] = -1;
  LabelMap parts{map.width, map.height, 0, std::vector<int>(map.labels.size(), -1)};
  for (int& part : part_of)
    if (part == 0) part = parts.count++;
  for (std::size_t i = 0; i < barred.size(); ++i)
    parts.labels[i] = part_of[static_cast<std::size_t>(map.labels[i])];
  std::vector<std::uint8_t> seen(map.labels.size(), 0);
  std::vector<std::size_t> piece, front, next;
  for (std::size_t start = 0; start < seen.size(); ++start) {
    if (parts.labels[start] >= 0 || barred[start] != 0) continue;
    const int own = map.labels[start];
    fill_from(start, map.width, seen, piece,
              [&](std::size_t at) { return barred[at] == 0 && map.labels[at] == own; });
    for (const std::size_t at : piece) parts.labels[at] = parts.count;
    ++parts.count;
  }
  for (std::size_t i = 0; i < barred.size(); ++i) {
    if (barred[i] == 0) continue;
    for_neighbours(i, map.width, barred.size(), [&](std::size_t beside) {
      if (parts.labels[beside] >= 0 && map.labels[beside] == map.labels[i]) front.push_back(beside);
    });
  }
  while (!front.empty()) {
    next.clear();
    for (const std::size_t at : front) {
      for_neighbours(at, map.width, map.labels.size(), [&](std::size_t beside) {
        if (parts.labels[beside] >= 0 || map.labels[beside] != map.labels[at]) return;
        parts.labels[beside] = parts.labels[at];
        next.push_back(beside);
      });
    }
    front.swap(next);
  }
  // A region all of lines.
  for (std::size_t i = 0; i < seen.size(); ++i)
    if (parts.labels[i] < 0) parts.labels[i] = parts.count++;
  return parts;
}

// For each part the one that it becomes: itself, or that within the same region with which it has most border
// until all are large enough.
std::vector<int> kept_parts(const LabelMap& map, const LabelMap& parts, const CutSettings& settings) {
  const auto count = static_cast<std::size_t>(parts.count);
  const std::vector<float> inner = inner_distance(parts);
  std::vector<double> area(count, 0), radius(count, 0);
  std::vector<std::map<int, int>> borders(count);
  for (std::size_t i = 0; i < parts.labels.size(); ++i) {
    const auto own = static_cast<std::size_t>(parts.labels[i]);
    area[own] += 1;
    radius[own] = std::max(radius[own], static_cast<double>(inner[i]));
    for_neighbours(i, map.width, parts.labels.size(), [&](std::size_t beside) {
      if (parts.labels[beside] != parts.labels[i] && map.labels[beside] == map.labels[i])
        ++borders[own][parts.labels[beside]];
    });
  }
  std::vector<int> becomes(count);
  for (std::size_t i = 0; i < count; ++i) becomes[i] = static_cast<int>(i);
  const auto is_crumb = [&](std::size_t i) {
    return area[i] < settings.least_area_px || radius[i] < settings.least_radius_px;
  };
  using Entry = std::pair<double, std::size_t>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> small;
  for (std::size_t i = 0; i < count; ++i)
    if (is_crumb(i) && !borders[i].empty()) small.emplace(area[i], i);
  while (!small.empty()) {
    const auto [size, from] = small.top();
    small.pop();
    if (becomes[from] != static_cast<int>(from) || size < area[from] || !is_crumb(from) ||
        borders[from].empty())
      continue;
    const auto most = std::max_element(borders[from].begin(), borders[from].end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    const auto into = static_cast<std::size_t>(most->first);
    becomes[from] = most->first;
    area[into] += area[from];
    radius[into] = std::max(radius[into], radius[from]);
    for (const auto& [third, length] : borders[from]) {
      const auto other = static_cast<std::size_t>(third);
      borders[other].erase(static_cast<int>(from));
      if (other == into) continue;
      borders[into][third] += length;
      borders[other][most->first] += length;
    }
    if (is_crumb(into)) small.emplace(area[into], into);
  }
  for (std::size_t i = 0; i < count; ++i) {
    int last = becomes[i];
    while (becomes[static_cast<std::size_t>(last)] != last) last = becomes[static_cast<std::size_t>(last)];
    becomes[i] = last;
  }
  return becomes;
}

// What of the line is no border of `parts`, which `map` did not have: those stretches that are long enough.
void add_loose_stretches(const LabelMap& map, const LabelMap& parts, const InnerLine& line, double stray_px,
                         std::vector<InnerLine>& loose) {
  const auto is_border = [&](Point p) {
    const std::size_t at = map.index_under(p);
    bool found = false;
    const auto look = [&](std::size_t beside) {
      found = found || (parts.labels[beside] != parts.labels[at] && map.labels[beside] == map.labels[at]);
    };
    for_eight_neighbours(at, map.width, map.labels.size(), look);
    return found;
  };
  const std::size_t n = line.points.size();
  for (std::size_t i = 0; i < n;) {
    if (is_border(line.points[i])) {
      ++i;
      continue;
    }
    std::size_t end = i;
    double length = 0;
    while (end < n && !is_border(line.points[end])) {
      if (end > i) length += geometry::length(line.points[end] - line.points[end - 1]);
      ++end;
    }
    if (length >= stray_px) {
      InnerLine stretch;
      stretch.closed = line.closed && i == 0 && end == n;
      // Up to where the border goes on.
      const std::size_t from = i > 0 ? i - 1 : i, to = std::min(end + 1, n);
      stretch.points.assign(line.points.begin() + static_cast<std::ptrdiff_t>(from),
                            line.points.begin() + static_cast<std::ptrdiff_t>(to));
      loose.push_back(std::move(stretch));
    }
    i = end;
  }
}

}  // namespace

void cut_along(LabelMap& map, std::vector<InnerLine>& lines, const std::vector<float>& gradient,
               const CutSettings& settings) {
  Joiner(map, gradient, settings.reach_px).join(lines);
  const LabelMap parts = parts_between(map, lines);
  const std::vector<int> becomes = kept_parts(map, parts, settings);
  std::vector<InnerLine> loose;
  for (const InnerLine& line : lines)
    if (line.sure) add_loose_stretches(map, parts, line, settings.stray_px, loose);
  // All are connected already: they are only numbered anew.
  std::vector<int> numbers(becomes.size(), -1);
  map.count = 0;
  for (std::size_t i = 0; i < map.labels.size(); ++i) {
    int& number = numbers[static_cast<std::size_t>(becomes[static_cast<std::size_t>(parts.labels[i])])];
    if (number < 0) number = map.count++;
    map.labels[i] = number;
  }
  lines = std::move(loose);
}

void drop_strays(std::vector<InnerLine>& lines, const LabelMap& map, const LabelMap& finer,
                 const std::vector<double>& weights) {
  constexpr double least_subject = 0.5, near = 0.6;
  constexpr int reach_px = 5;
  const auto is_held = [&map](Point end) {
    const int own = map.labels[map.index_under(end)], x = static_cast<int>(end.x),
              y = static_cast<int>(end.y);
    for (int v = y - reach_px; v <= y + reach_px; ++v)
      for (int u = x - reach_px; u <= x + reach_px; ++u)
        if (u < 0 || v < 0 || u >= map.width || v >= map.height || map.at(u, v) != own) return true;
    return false;
  };
  const auto middle_of = [](const InnerLine& line) { return line.points[line.points.size() / 2]; };
  std::vector<Point> middles;
  for (const InnerLine& line : lines)
    if (!line.points.empty()) middles.push_back(middle_of(line));
  std::erase_if(lines, [&](const InnerLine& line) {
    if (line.points.empty()) return true;
    if (line.closed || (is_held(line.points.front()) && is_held(line.points.back()))) return false;
    double subject = 0;
    for (const Point p : line.points)
      subject += weights[static_cast<std::size_t>(finer.labels[finer.index_under(p)])];
    const auto length = static_cast<double>(line.points.size());
    if (subject >= least_subject * length) return false;
    // Whiskers, planks.
    const auto beside = std::count_if(middles.begin(), middles.end(), [&](Point other) {
      return geometry::length(other - middle_of(line)) < near * length;
    });
    return beside <= 1;
  });
}

}  // namespace photo
