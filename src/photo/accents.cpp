#include "photo/accents.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <utility>

#include "geometry/path.h"
#include "photo/label_map.h"
#include "photo/ridges.h"
#include "photo/texture.h"

namespace photo {
namespace {

using geometry::Point;

constexpr int levels = 64;
constexpr double lightness_per_level = 100.0 / levels;
// What is lighter than that is no part of a dark spot, nor of what is round it that matters.
constexpr std::size_t last_level = 44;

// The parts of a picture that are darker than something, each within the next larger one.
struct ComponentTree {
  static constexpr std::uint32_t none = 0xffffffff;
  std::vector<std::uint32_t>
      parent;  // of each pixel that stands for a part, the one for the next larger part
  std::vector<std::uint32_t> area;
};

// With union by the order of pixels (Berger et al., Effective component tree computation, ICIP 2007).
ComponentTree component_tree(const std::vector<std::uint8_t>& level, int width) {
  const std::size_t n = level.size();
  std::array<std::uint32_t, levels + 1> first{};
  for (const std::uint8_t l : level) ++first[static_cast<std::size_t>(l) + 1];
  for (std::size_t l = 0; l < levels; ++l) first[l + 1] += first[l];
  std::vector<std::uint32_t> order(n), root(n, ComponentTree::none);
  for (std::size_t i = 0; i < n; ++i) order[first[level[i]]++] = static_cast<std::uint32_t>(i);
  order.resize(first[last_level]);
  ComponentTree tree{std::vector<std::uint32_t>(n, ComponentTree::none), std::vector<std::uint32_t>(n, 1)};
  const auto find = [&root](std::uint32_t at) {
    while (root[at] != at) {
      root[at] = root[root[at]];
      at = root[at];
    }
    return at;
  };
  for (const std::uint32_t at : order) {
    root[at] = at;
    for_neighbours(at, width, n, [&](std::size_t beside) {
      if (root[beside] == ComponentTree::none) return;
      const std::uint32_t other = find(static_cast<std::uint32_t>(beside));
      if (other == at) return;
      root[other] = at;
      tree.parent[other] = at;
      tree.area[at] += tree.area[other];
    });
  }
  return tree;
}

struct Candidate {
  std::uint32_t at;    // a pixel within
  std::uint8_t level;  // that it is cut at
  double contrast, area;
};

// The parts that stay of about one size the longest.
std::vector<Candidate> candidates_of(const ComponentTree& tree, const std::vector<std::uint8_t>& level,
                                     double least_px, double most_px, double least_contrast) {
  // Of its width, and what the picture's own blur adds.
  constexpr double most_growth = 1.2, blur_px = 1.5;
  std::vector<Candidate> found;
  for (std::size_t i = 0; i < level.size(); ++i) {
    if (level[i] > last_level) continue;
    const std::uint32_t above = tree.parent[i];
    // Only the last pixel of a level has the whole part.
    if (above == ComponentTree::none || level[above] == level[i]) continue;
    const double area = tree.area[i];
    if (area < least_px || area > most_px) continue;
    const double grown = most_growth * std::sqrt(area) + blur_px;
    std::uint32_t at = above;
    while (tree.parent[at] != ComponentTree::none && tree.area[at] <= grown * grown) at = tree.parent[at];
    const double contrast = lightness_per_level * (level[at] - level[i]);
    if (contrast < least_contrast) continue;
    const auto middle = static_cast<std::uint8_t>((level[at] + level[i]) / 2);
    found.push_back({static_cast<std::uint32_t>(i), middle, contrast, area});
  }
  return found;
}

bool is_compact(const std::vector<std::size_t>& piece, int width, int height) {
  constexpr double slimmest = 0.3, least_filled = 0.5;
  const auto w = static_cast<std::size_t>(width), h = static_cast<std::size_t>(height);
  std::size_t left = w, right = 0, top = h, bottom = 0;
  for (const std::size_t at : piece) {
    left = std::min(left, at % w), right = std::max(right, at % w);
    top = std::min(top, at / w), bottom = std::max(bottom, at / w);
  }
  if (left == 0 || top == 0 || right + 1 == w || bottom + 1 == h) return false;
  const auto wide = static_cast<double>(right - left + 1), high = static_cast<double>(bottom - top + 1);
  return std::min(wide, high) > slimmest * std::max(wide, high) &&
         static_cast<double>(piece.size()) > least_filled * wide * high;
}

}  // namespace

Point middle_of(const Accent& accent, int width) {
  const auto w = static_cast<std::size_t>(width);
  Point sum;
  for (const std::size_t at : accent.pixels) {
    const std::size_t x = at % w, y = at / w;
    sum = sum + Point{static_cast<double>(x), static_cast<double>(y)};
  }
  return sum * (1 / static_cast<double>(accent.pixels.size()));
}

std::vector<Accent> accents_of(const Lab& lab, double least_px, double most_px) {
  constexpr int shrink = 2;
  constexpr double least_contrast = 7, sure_contrast = 14, much_larger = 6;
  if (std::min(lab.width, lab.height) < 16) return {};
  const Plane plane = halved(lab, 0);
  const std::vector<float> soft = surroundings_of(plane.values, plane.width, plane.height, 1);
  std::vector<Accent> found;  // in pixels of half the size
  for (const bool is_dark : {true, false}) {
    std::vector<std::uint8_t> level(soft.size());
    for (std::size_t i = 0; i < level.size(); ++i) {
      const double lightness = is_dark ? static_cast<double>(soft[i]) : 100 - static_cast<double>(soft[i]);
      level[i] = static_cast<std::uint8_t>(std::clamp(lightness / lightness_per_level, 0.0, levels - 1.0));
    }
    std::vector<Candidate> candidates =
        candidates_of(component_tree(level, plane.width), level, least_px / (shrink * shrink),
                      most_px / (shrink * shrink), least_contrast);
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.contrast > b.contrast; });
    // How large the spot is that has a pixel.
    std::vector<std::uint32_t> taken(level.size(), 0);
    std::vector<std::uint8_t> seen(level.size(), 0);
    std::vector<std::size_t> piece;
    for (const Candidate& candidate : candidates) {
      // A part that is not much smaller is the same spot, cut at another level.
      if (taken[candidate.at] != 0 && much_larger * candidate.area > taken[candidate.at]) continue;
      fill_from(candidate.at, plane.width, seen, piece,
                [&](std::size_t at) { return level[at] <= candidate.level; });
      for (const std::size_t at : piece) seen[at] = 0;
      std::uint32_t least = ComponentTree::none, most = 0;
      for (const std::size_t at : piece) least = std::min(least, taken[at]), most = std::max(most, taken[at]);
      const auto size = static_cast<std::uint32_t>(piece.size());
      const bool is_within = least > 0 && much_larger * size <= least;
      if (most > 0 && !is_within) continue;
      for (const std::size_t at : piece) taken[at] = size;
      if (is_compact(piece, plane.width, plane.height))
        found.push_back(
            {piece, is_dark, candidate.contrast, !is_within && candidate.contrast >= sure_contrast});
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Accent& a, const Accent& b) { return a.contrast > b.contrast; });
  // Those among many of their like.
  constexpr double near = 7, like = 0.5;
  constexpr int most_like = 7;
  std::vector<Point> middles;
  for (const Accent& accent : found) middles.push_back(middle_of(accent, plane.width));
  std::vector<Accent> accents;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto size = static_cast<double>(found[i].pixels.size());
    int alike = 0;
    for (std::size_t k = 0; k < found.size(); ++k) {
      const auto other = static_cast<double>(found[k].pixels.size());
      if (k != i && (found[k].is_sure || !found[i].is_sure) && other > like * like * size &&
          found[k].contrast > like * found[i].contrast &&
          geometry::length(middles[i] - middles[k]) < near * std::sqrt(size))
        ++alike;
    }
    if (alike > most_like) continue;
    Accent accent{{}, found[i].is_dark, found[i].contrast, found[i].is_sure};
    for (const std::size_t at : found[i].pixels) {
      const std::size_t x = shrink * (at % static_cast<std::size_t>(plane.width)),
                        y = shrink * (at / static_cast<std::size_t>(plane.width));
      for (std::size_t v = y; v < y + shrink; ++v)
        for (std::size_t u = x; u < x + shrink; ++u)
          accent.pixels.push_back(v * static_cast<std::size_t>(lab.width) + u);
    }
    accents.push_back(std::move(accent));
  }
  return accents;
}

namespace {

// Whether a region of the map is about as large and lies at the same place.
bool is_region_already(const LabelMap& map, const std::vector<double>& areas, const Accent& accent) {
  constexpr double overlap = 0.6, most_larger = 1.7;
  std::map<int, std::size_t> covered;
  for (const std::size_t at : accent.pixels) ++covered[map.labels[at]];
  const auto size = static_cast<double>(accent.pixels.size());
  return std::any_of(covered.begin(), covered.end(), [&](const auto& region) {
    return static_cast<double>(region.second) > overlap * size &&
           areas[static_cast<std::size_t>(region.first)] < most_larger * size;
  });
}

// Of the box round the pixels, the shorter side in the longer.
double slimness_of(const std::vector<std::size_t>& pixels, int width) {
  const auto w = static_cast<std::size_t>(width);
  std::size_t left = w, right = 0, top = std::numeric_limits<std::size_t>::max(), bottom = 0;
  for (const std::size_t at : pixels) {
    left = std::min(left, at % w), right = std::max(right, at % w);
    top = std::min(top, at / w), bottom = std::max(bottom, at / w);
  }
  const auto wide = static_cast<double>(right - left + 1), high = static_cast<double>(bottom - top + 1);
  return std::min(wide, high) / std::max(wide, high);
}

}  // namespace

void stamp_accents(LabelMap& map, std::vector<std::uint8_t>& black, const std::vector<Accent>& accents,
                   const AccentSettings& settings) {
  std::vector<double> areas(static_cast<std::size_t>(map.count), 0);
  for (const int label : map.labels) areas[static_cast<std::size_t>(label)] += 1;
  LabelMap stamped = map;
  std::vector<const Accent*> used;
  for (const Accent& accent : accents) {
    if (used.size() == settings.most) break;
    if (!settings.anew && is_region_already(map, areas, accent)) continue;
    for (const std::size_t at : accent.pixels) stamped.labels[at] = stamped.count;
    ++stamped.count;
    used.push_back(&accent);
  }
  if (used.empty()) return;
  const std::vector<float> inner = inner_distance(stamped), to_border = inner_distance(map);
  for (const Accent* accent : used) {
    float radius = 0, apart = std::numeric_limits<float>::max();
    for (const std::size_t at : accent->pixels) {
      radius = std::max(radius, inner[at]);
      apart = std::min(apart, to_border[at]);
    }
    if (static_cast<double>(radius) >= settings.least_radius_px &&
        static_cast<double>(accent->pixels.size()) >= settings.least_area_px) {
      for (const std::size_t at : accent->pixels) map.labels[at] = map.count;
      ++map.count;
    } else if (accent->is_dark && accent->contrast >= settings.ink_contrast &&
               static_cast<double>(apart) >= settings.ink_apart_px &&
               slimness_of(accent->pixels, map.width) >= settings.ink_slimmest) {
      if (black.empty()) black.assign(map.labels.size(), 0);
      for (const std::size_t at : accent->pixels) black[at] = 1;
    }
  }
  split_into_connected(map);
}

}  // namespace photo
