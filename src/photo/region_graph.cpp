#include "photo/region_graph.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>
#include <utility>

namespace photo {

void RegionGraph::add_border(Node& node, const Border& border) {
  const auto at = std::lower_bound(node.borders.begin(), node.borders.end(), border.to,
                                   [](const Border& other, int region) { return other.to < region; });
  if (at == node.borders.end() || at->to != border.to) {
    node.borders.insert(at, border);
    return;
  }
  at->length += border.length;
  at->strength += border.strength;
  at->left = std::min(at->left, border.left), at->right = std::max(at->right, border.right);
  at->top = std::min(at->top, border.top), at->bottom = std::max(at->bottom, border.bottom);
}

void RegionGraph::remove_border(Node& node, int to) {
  const auto at = std::lower_bound(node.borders.begin(), node.borders.end(), to,
                                   [](const Border& border, int region) { return border.to < region; });
  if (at != node.borders.end() && at->to == to) node.borders.erase(at);
}

RegionGraph::RegionGraph(const LabelMap& map, const Lab& colours, const std::vector<float>& gradient,
                         const FineMask& fine, const Likeness& likeness, const std::vector<float>& roughness)
    : nodes_(static_cast<std::size_t>(map.count)), likeness_(likeness), alive_(map.count) {
  for (int y = 0; y < map.height; ++y) {
    for (int x = 0; x < map.width; ++x) {
      const std::size_t at = map.index(x, y);
      const int own = map.labels[at];
      Node& node = nodes_[index(own)];
      for (std::size_t c = 0; c < node.colour.size(); ++c)
        node.colour[c] += static_cast<double>(colours.channels[c][at]);
      node.area += 1;
      if (!fine.empty()) node.under_brush += fine[at];
      if (!roughness.empty()) node.roughness += static_cast<double>(roughness[at]);
      if (x == 0 || y == 0 || x == map.width - 1 || y == map.height - 1) node.on_edge += 1;
      const auto meet = [&](std::size_t beside) {
        const int other = map.labels[beside];
        if (other == own) return;
        const float strength = std::max(gradient[at], gradient[beside]);
        const auto u = static_cast<std::uint16_t>(x), v = static_cast<std::uint16_t>(y);
        add_border(node, {other, 1, strength, u, u, v, v});
        add_border(nodes_[index(other)], {own, 1, strength, u, u, v, v});
      };
      if (x + 1 < map.width) meet(at + 1);
      if (y + 1 < map.height) meet(at + static_cast<std::size_t>(map.width));
    }
  }
}

bool RegionGraph::is_fine(int region) const {
  const Node& node = nodes_[index(region)];
  return node.under_brush > 0.5 * node.area;
}

RegionGraph::Chroma RegionGraph::chroma_of(const Node& node) {
  const double a = node.colour[1] / node.area, b = node.colour[2] / node.area;
  return {a, b, std::hypot(a, b)};
}

// 0 to 1: whether two regions are of one hue, so that only the light on them differs.
double RegionGraph::shading_of(const Node& a, const Node& b) {
  constexpr double least_chroma = 10, full_chroma = 22, least_cosine = 0.96, full_cosine = 0.99;
  const Chroma one = chroma_of(a), other = chroma_of(b);
  const double chroma = std::min(one.length, other.length);
  if (chroma <= least_chroma) return 0;
  const double cosine = (one.a * other.a + one.b * other.b) / (one.length * other.length);
  return std::clamp((cosine - least_cosine) / (full_cosine - least_cosine), 0.0, 1.0) *
         std::clamp((chroma - least_chroma) / (full_chroma - least_chroma), 0.0, 1.0);
}

double RegionGraph::difference(const Node& a, const Node& b, const Border& border) const {
  const double shade = 1 - likeness_.shading_share * shading_of(a, b);
  const double l = (a.colour[0] / a.area - b.colour[0] / b.area) * likeness_.lightness_share * shade;
  const Chroma one = chroma_of(a), other = chroma_of(b);
  const double stronger = (one.length - other.length) * shade;
  // What is left of the difference in a and b is one of hue.
  const double across =
      std::max(0.0, (one.a - other.a) * (one.a - other.a) + (one.b - other.b) * (one.b - other.b) -
                        (one.length - other.length) * (one.length - other.length));
  const double squares = l * l + stronger * stronger + across;
  const double strength =
      static_cast<double>(border.strength) / static_cast<double>(border.length) * (0.5 + 0.5 * shade);
  // Only where both are rough: a smooth thing before leaves is another thing.
  const double chance = likeness_.chance_share * std::min(a.roughness / a.area, b.roughness / b.area);
  // Light and shade lie on fur and leaves in large patches; hue is one for a thing, and its mean is sure.
  const double sure = std::min(1.0, std::sqrt(likeness_.chance_area_px / std::min(a.area, b.area)));
  const double colour =
      std::max({0.0, std::sqrt(squares) - chance, std::sqrt(stronger * stronger + across) - sure * chance});
  // Most of it counts only where there are both: a border out of focus has no strength, a fold has no colour.
  const double sum = (1 - likeness_.border_share) * colour + likeness_.border_share * strength;
  return (1 - likeness_.both_share) * sum + likeness_.both_share * std::sqrt(colour * strength);
}

double RegionGraph::contrast(int region) const {
  const Node& node = nodes_[index(region)];
  double least = std::numeric_limits<double>::max();
  for (const Border& border : node.borders)
    least = std::min(least, difference(node, nodes_[index(border.to)], border));
  return least;
}

int RegionGraph::find(int region) {
  int root = region;
  while (nodes_[index(root)].parent >= 0) root = nodes_[index(root)].parent;
  while (nodes_[index(region)].parent >= 0) region = std::exchange(nodes_[index(region)].parent, root);
  return root;
}

// The one with fewer borders goes into the other.
void RegionGraph::merge(int a, int b) {
  if (nodes_[index(a)].borders.size() < nodes_[index(b)].borders.size()) std::swap(a, b);
  Node &into = nodes_[index(a)], &from = nodes_[index(b)];
  into.weight = (into.weight * into.area + from.weight * from.area) / (into.area + from.area);
  for (std::size_t c = 0; c < into.colour.size(); ++c) into.colour[c] += from.colour[c];
  into.area += from.area;
  into.under_brush += from.under_brush;
  into.roughness += from.roughness;
  into.on_edge += from.on_edge;
  remove_border(into, b);
  for (const Border& border : from.borders) {
    if (border.to == a) continue;
    add_border(into, border);
    Node& third = nodes_[index(border.to)];
    remove_border(third, b);
    Border back = border;
    back.to = a;
    add_border(third, back);
  }
  from.borders = {};
  from.parent = a;
  ++into.version;
  ++from.version;
  --alive_;
}

// Long borders count a little: a thing is rather part of what surrounds it.
int RegionGraph::most_alike(int region) const {
  constexpr double per_pixel = 0.002;
  const Node& node = nodes_[index(region)];
  int best = -1;
  double least = std::numeric_limits<double>::max();
  for (const Border& border : node.borders) {
    const double off = difference(node, nodes_[index(border.to)], border) /
                       (1 + per_pixel * static_cast<double>(border.length));
    if (off < least) least = off, best = border.to;
  }
  return best;
}

void RegionGraph::absorb(const std::function<double(int)>& size, double limit) {
  using Entry = std::pair<double, int>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> small;
  std::vector<int> seen_version(nodes_.size(), -1);
  const auto push = [&](int region) {
    const double own = size(region);
    if (own >= limit) return;
    small.emplace(own, region);
    seen_version[index(region)] = nodes_[index(region)].version;
  };
  for (int i = 0; i < static_cast<int>(nodes_.size()); ++i)
    if (is_alive(i)) push(i);
  while (!small.empty() && alive_ > 2) {
    const int region = small.top().second;
    small.pop();
    if (!is_alive(region)) continue;
    if (seen_version[index(region)] != nodes_[index(region)].version) {
      push(region);
      continue;
    }
    const int other = most_alike(region);
    if (other < 0) continue;
    merge(region, other);
    push(find(region));
  }
}

// 0 for a border that runs from here to there, 1 for one that is half as long again: it follows the edges of
// pixels, so that the sides of its box are the shortest way, and those of a ring are half of it.
double RegionGraph::wandering_of(const Border& border) {
  constexpr double full = 0.5;
  const double shortest = border.right - border.left + border.bottom - border.top + 1;
  return std::clamp((static_cast<double>(border.length) / shortest - 1) / full, 0.0, 1.0);
}

double RegionGraph::rank(int a, int b, const Border& border, Rank by) const {
  const Node &one = nodes_[index(a)], &other = nodes_[index(b)];
  double cost = difference(one, other, border);
  if (is_fine(a) || is_fine(b)) cost *= likeness_.brush_gain;
  const double weight = weighted_ ? std::max(one.weight, other.weight) : 1;
  if (by == Rank::doubtful) {
    // Real borders are nearly straight or clear, or both; where colours are clearly others, neither is asked.
    constexpr double clear_strength = 4, least = 0.01, least_share = 0.46;
    const double clear = std::max(least, clear_strength * wandering_of(border));
    cost *= std::clamp(static_cast<double>(border.strength / border.length) / clear, least_share, 1.0);
  }
  if (by != Rank::size) return cost * std::pow(weight, likeness_.background_power);
  cost *= std::pow(one.area * other.area / (one.area + other.area), likeness_.size_power);
  return cost * weight;
}

template <class Done>
void RegionGraph::merge_while(Rank by, const Done& done) {
  struct Candidate {
    double cost;
    int a, b, version_a, version_b;
    bool operator<(const Candidate& other) const {
      if (cost != other.cost) return cost > other.cost;
      return a != other.a ? a > other.a : b > other.b;
    }
  };
  std::priority_queue<Candidate> candidates;
  const auto push = [&](int a, const Border& border) {
    const int low = std::min(a, border.to), high = std::max(a, border.to);
    candidates.push(
        {rank(low, high, border, by), low, high, nodes_[index(low)].version, nodes_[index(high)].version});
  };
  for (int i = 0; i < static_cast<int>(nodes_.size()); ++i) {
    for (const Border& border : nodes_[index(i)].borders)
      if (i < border.to) push(i, border);
  }
  while (!candidates.empty()) {
    const Candidate next = candidates.top();
    if (done(next.cost)) break;
    candidates.pop();
    const bool is_old = !is_alive(next.a) || !is_alive(next.b) ||
                        next.version_a != nodes_[index(next.a)].version ||
                        next.version_b != nodes_[index(next.b)].version;
    if (is_old) continue;
    merge(next.a, next.b);
    const int merged = find(next.a);
    for (const Border& border : nodes_[index(merged)].borders) push(merged, border);
  }
}

void RegionGraph::merge_alike(int target, double least_difference) {
  merge_while(Rank::size, [&](double) { return alive_ <= target; });
  // A page of a few areas is soon done: there, differences count that are else too little.
  constexpr int part_of_target = 4;
  constexpr double lower_share = 0.5;
  merge_while(Rank::difference, [&](double cost) {
    const bool is_bare = alive_ <= target / part_of_target;
    return cost >= least_difference * (is_bare ? lower_share : 1) || alive_ <= 2;
  });
  // So little a difference needs an edge or a straight border: else it is light that fades, grain of wood,
  // fur.
  merge_while(Rank::doubtful,
              [&](double cost) { return cost >= lower_share * least_difference || alive_ <= 2; });
}

// The least sum of differences on a way from the picture's edge to each region.
std::vector<double> RegionGraph::way_from_edge() const {
  constexpr double free_difference = 4;  // as much as noise makes
  constexpr double off_edge = 12;        // for a region that hardly touches the edge
  std::vector<double> way(nodes_.size(), std::numeric_limits<double>::max());
  using Entry = std::pair<double, int>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  for (int i = 0; i < static_cast<int>(nodes_.size()); ++i) {
    const Node& node = nodes_[index(i)];
    if (node.parent >= 0 || node.on_edge <= 0) continue;
    way[index(i)] = off_edge * std::max(0.0, 1 - node.on_edge / std::sqrt(node.area));
    open.emplace(way[index(i)], i);
  }
  while (!open.empty()) {
    const auto [length, region] = open.top();
    open.pop();
    if (length > way[index(region)]) continue;
    for (const Border& border : nodes_[index(region)].borders) {
      const double step =
          difference(nodes_[index(region)], nodes_[index(border.to)], border) - free_difference;
      const double whole = length + std::max(0.0, step);
      if (whole >= way[index(border.to)]) continue;
      way[index(border.to)] = whole;
      open.emplace(whole, border.to);
    }
  }
  return way;
}

void RegionGraph::favour_subject(const LabelMap& map, double share) {
  weighted_ = share > 0;
  const std::vector<double> way = way_from_edge();
  std::vector<geometry::Point> sums(nodes_.size());
  for (int y = 0; y < map.height; ++y) {
    for (int x = 0; x < map.width; ++x) {
      geometry::Point& sum = sums[index(find(map.at(x, y)))];
      sum = sum + geometry::Point{x + 0.5, y + 0.5};
    }
  }
  std::vector<std::pair<double, double>> by_way;
  for (std::size_t i = 0; i < nodes_.size(); ++i)
    if (nodes_[i].parent < 0) by_way.emplace_back(way[i], nodes_[i].area);
  std::sort(by_way.begin(), by_way.end());
  // The farthest that is not an exception.
  constexpr double usual_share = 0.92, least_farthest = 10;
  const double pixels = static_cast<double>(map.labels.size());
  double below = 0, farthest = least_farthest;
  for (const auto& [length, area] : by_way) {
    below += area;
    farthest = std::max(farthest, length);
    if (below > usual_share * pixels) break;
  }
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    Node& node = nodes_[i];
    if (node.parent >= 0) continue;
    // A little above the middle, where faces are.
    const double dx = (sums[i].x / node.area / map.width - 0.5) * 2,
                 dy = (sums[i].y / node.area / map.height - 0.48) * 2;
    const double central = std::exp(-1.4 * (dx * dx + dy * dy)), far = std::min(1.0, way[i] / farthest);
    const double subject = 0.5 * far + 0.5 * central * (0.3 + 0.7 * far);
    node.weight = 1 - share + share * (0.15 + 0.85 * subject);
  }
}

void RegionGraph::relabel(LabelMap& map) {
  std::vector<int> numbers(nodes_.size(), -1);
  map.count = 0;
  for (int& label : map.labels) {
    int& number = numbers[index(find(label))];
    if (number < 0) number = map.count++;
    label = number;
  }
}

}  // namespace photo
