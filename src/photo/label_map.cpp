#include "photo/label_map.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace photo {

namespace {

// Pixels of one label side by side.
struct Run {
  std::size_t begin, end;  // in the map
  std::uint32_t root;      // the first run of what hangs together, or one that knows it
};

std::uint32_t first_run(std::vector<Run>& runs, std::uint32_t at) {
  while (runs[at].root != at) {
    runs[at].root = runs[runs[at].root].root;
    at = runs[at].root;
  }
  return at;
}

}  // namespace

void split_into_connected(LabelMap& map) {
  const auto w = static_cast<std::size_t>(map.width);
  std::vector<Run> runs;
  std::size_t above = 0, above_end = 0;  // the runs of the row before
  for (std::size_t row = 0; row < map.labels.size(); row += w) {
    above = above_end, above_end = runs.size();
    for (std::size_t begin = row; begin < row + w;) {
      const int label = map.labels[begin];
      std::size_t end = begin + 1;
      while (end < row + w && map.labels[end] == label) ++end;
      const auto own = static_cast<std::uint32_t>(runs.size());
      runs.push_back({begin, end, own});
      if (row > 0) {
        while (runs[above].end + w <= begin) ++above;
        for (std::size_t k = above; k < above_end && runs[k].begin + w < end; ++k) {
          if (map.labels[runs[k].begin] != label) continue;
          const std::uint32_t one = first_run(runs, own),
                              other = first_run(runs, static_cast<std::uint32_t>(k));
          runs[std::max(one, other)].root = std::min(one, other);
        }
      }
      begin = end;
    }
  }
  // What a run comes after has its number already.
  std::vector<int> numbers(runs.size());
  map.count = 0;
  for (std::uint32_t i = 0; i < runs.size(); ++i) {
    const std::uint32_t first = first_run(runs, i);
    numbers[i] = first == i ? map.count++ : numbers[first];
    std::fill(map.labels.begin() + static_cast<std::ptrdiff_t>(runs[i].begin),
              map.labels.begin() + static_cast<std::ptrdiff_t>(runs[i].end), numbers[i]);
  }
}

void round_borders(LabelMap& map, int radius, const FineMask& fine) {
  std::vector<int> out = map.labels;
  const auto same_in_corners = [&](int own, int left, int right, int top, int bottom, int x, int y) {
    return map.at(left, top) == own && map.at(right, top) == own && map.at(left, bottom) == own &&
           map.at(right, bottom) == own && map.at(left, y) == own && map.at(right, y) == own &&
           map.at(x, top) == own && map.at(x, bottom) == own;
  };
  constexpr std::size_t most = 16;  // different labels looked at round one pixel
  std::array<int, most> labels{}, counts{};
  for (int y = 0; y < map.height; ++y) {
    for (int x = 0; x < map.width; ++x) {
      const std::size_t at = map.index(x, y);
      const int own = map.labels[at], reach = !fine.empty() && fine[at] != 0 ? 1 : radius;
      const int left = std::max(0, x - reach), right = std::min(map.width - 1, x + reach);
      const int top = std::max(0, y - reach), bottom = std::min(map.height - 1, y + reach);
      if (same_in_corners(own, left, right, top, bottom, x, y)) continue;
      std::size_t found = 0;
      for (int v = top; v <= bottom; ++v) {
        for (int u = left; u <= right; ++u) {
          const int label = map.at(u, v);
          std::size_t k = 0;
          while (k < found && labels[k] != label) ++k;
          if (k == found) {
            if (found == most) continue;
            labels[found] = label;
            counts[found++] = 0;
          }
          ++counts[k];
        }
      }
      std::size_t best = 0;
      for (std::size_t k = 1; k < found; ++k)
        if (counts[k] > counts[best] || (counts[k] == counts[best] && labels[k] == own)) best = k;
      out[at] = labels[best];
    }
  }
  map.labels = std::move(out);
}

std::vector<float> inner_distance(const LabelMap& map) {
  // In tenths of a pixel; more than any picture has room for.
  using Tenths = std::int16_t;
  constexpr Tenths at_border = 5, side = 10, corner = 14, farthest = 30000;
  const auto w = static_cast<std::size_t>(map.width), h = static_cast<std::size_t>(map.height);
  std::vector<Tenths> distance(map.labels.size(), at_border);
  // Row by row, each first from the row beside it, for all pixels together, and then along itself.
  const auto from_beside = [w](Tenths* to, const Tenths* from) {
    for (std::size_t x = 1; x + 1 < w; ++x)
      to[x] = std::min({to[x], static_cast<Tenths>(from[x] + side),
                        static_cast<Tenths>(std::min(from[x - 1], from[x + 1]) + corner)});
  };
  for (std::size_t y = 1; y + 1 < h; ++y) {
    const int* own = map.labels.data() + y * w;
    Tenths* to = distance.data() + y * w;
    for (std::size_t x = 1; x + 1 < w; ++x) {
      const int label = own[x];
      const bool is_beside =
          own[x - 1] != label || own[x + 1] != label || *(own + x - w) != label || own[x + w] != label;
      to[x] = is_beside ? at_border : farthest;
    }
    from_beside(to, to - w);
    Tenths before = at_border;
    for (std::size_t x = 1; x + 1 < w; ++x)
      to[x] = before = std::min(to[x], static_cast<Tenths>(before + side));
  }
  for (std::size_t y = h - 1; y-- > 1;) {
    Tenths* to = distance.data() + y * w;
    from_beside(to, to + w);
    Tenths before = at_border;
    for (std::size_t x = w - 1; x-- > 1;)
      to[x] = before = std::min(to[x], static_cast<Tenths>(before + side));
  }
  std::vector<float> pixels(distance.size());
  for (std::size_t i = 0; i < pixels.size(); ++i) pixels[i] = static_cast<float>(distance[i]) / 10;
  return pixels;
}

void grow_into_free(LabelMap& map) {
  std::vector<std::size_t> front, next;
  for (std::size_t i = 0; i < map.labels.size(); ++i)
    if (map.labels[i] >= 0) front.push_back(i);
  while (!front.empty()) {
    next.clear();
    for (const std::size_t at : front) {
      for_neighbours(at, map.width, map.labels.size(), [&](std::size_t beside) {
        if (map.labels[beside] >= 0) return;
        map.labels[beside] = map.labels[at];
        next.push_back(beside);
      });
    }
    front.swap(next);
  }
}

namespace {

std::vector<std::uint8_t> levels_of(const std::vector<float>& gradient, double step) {
  std::vector<std::uint8_t> level(gradient.size());
  const auto per_level = static_cast<float>(1 / step);
  for (std::size_t i = 0; i < gradient.size(); ++i)
    level[i] = static_cast<std::uint8_t>(std::min(255.0F, gradient[i] * per_level));
  return level;
}

void grow_by_level(LabelMap& map, const std::vector<float>& gradient,
                   const std::vector<std::uint8_t>& level) {
  constexpr std::size_t levels = 256;
  std::vector<int>& labels = map.labels;
  std::vector<std::uint8_t> seen(labels.size(), 0);
  std::array<std::vector<std::size_t>, levels> waiting;
  const auto invite = [&](std::size_t at, std::size_t lowest_level) {
    for_neighbours(at, map.width, labels.size(), [&](std::size_t beside) {
      if (labels[beside] >= 0 || seen[beside] != 0) return;
      seen[beside] = 1;
      waiting[std::max<std::size_t>(lowest_level, level[beside])].push_back(beside);
    });
  };
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (labels[i] >= 0) invite(i, 0);
  for (std::size_t height_now = 0; height_now < levels; ++height_now) {
    // The list grows while it is worked off.
    for (std::size_t k = 0; k < waiting[height_now].size(); ++k) {
      const std::size_t at = waiting[height_now][k];
      int best = -1;
      float best_gradient = std::numeric_limits<float>::max();
      for_neighbours(at, map.width, labels.size(), [&](std::size_t beside) {
        if (labels[beside] < 0 || gradient[beside] >= best_gradient) return;
        best_gradient = gradient[beside];
        best = labels[beside];
      });
      labels[at] = best;
      invite(at, height_now);
    }
    std::vector<std::size_t>().swap(waiting[height_now]);
  }
}

}  // namespace

LabelMap watershed(const std::vector<float>& gradient, int width, int height, double step) {
  LabelMap map{width, height, 0, std::vector<int>(gradient.size(), -1)};
  std::vector<int>& labels = map.labels;
  const std::vector<std::uint8_t> level = levels_of(gradient, step);
  std::vector<std::uint8_t> seen(gradient.size(), 0);

  // A plateau without a lower neighbour is the bottom of a basin.
  std::vector<std::size_t> plateau;
  const auto runs_down = [&](std::size_t at) {
    bool lower = false;
    for_neighbours(at, width, labels.size(),
                   [&](std::size_t beside) { lower = lower || level[beside] < level[at]; });
    return lower;
  };
  for (std::size_t start = 0; start < labels.size(); ++start) {
    if (seen[start] != 0) continue;
    fill_from(start, width, seen, plateau, [&](std::size_t at) { return level[at] == level[start]; });
    if (std::any_of(plateau.begin(), plateau.end(), runs_down)) continue;
    for (const std::size_t at : plateau) labels[at] = map.count;
    ++map.count;
  }
  grow_by_level(map, gradient, level);
  return map;
}

void grow_uphill(LabelMap& map, const std::vector<float>& gradient, double step) {
  grow_by_level(map, gradient, levels_of(gradient, step));
}

}  // namespace photo
