#include "photo/heads.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

namespace photo {
namespace {

using geometry::Point;

struct Spot {
  Point middle;
  double radius;
  double contrast;
  const Accent* accent;
};

std::vector<Spot> dark_spots(const std::vector<Accent>& accents, int width) {
  std::vector<Spot> spots;
  for (const Accent& accent : accents) {
    if (!accent.is_dark || accent.pixels.empty()) continue;
    const double radius = std::sqrt(static_cast<double>(accent.pixels.size()) / std::numbers::pi);
    spots.push_back({middle_of(accent, width) + Point{0.5, 0.5}, radius, accent.contrast, &accent});
  }
  return spots;
}

// Whether two may be the eyes of one head, `a` on the left. Both are seen, neither is at the lower end.
bool are_eyes(const Spot& a, const Spot& b, int height) {
  constexpr double lowest = 0.6, least_contrast = 12;
  if (std::max(a.middle.y, b.middle.y) > lowest * height) return false;
  if (std::min(a.contrast, b.contrast) < least_contrast) return false;
  constexpr double steepest = 0.6, most_larger = 1.6, most_clearer = 1.6, near = 4, far = 22;
  const Point way = b.middle - a.middle;
  const double smaller = std::min(a.radius, b.radius), larger = std::max(a.radius, b.radius);
  const double apart = geometry::length(way);
  return way.x > 0 && std::abs(way.y) < steepest * way.x && larger < most_larger * smaller &&
         std::max(a.contrast, b.contrast) < most_clearer * std::min(a.contrast, b.contrast) &&
         apart > near * larger && apart < far * smaller;
}

// Whether two spots are so large for how far they are apart that they are the patches round eyes: a panda's.
bool are_patches(const Spot& a, const Spot& b) {
  constexpr double least = 0.16, least_contrast = 20;
  return std::min(a.radius, b.radius) > least * geometry::length(b.middle - a.middle) &&
         std::min(a.contrast, b.contrast) > least_contrast && a.accent->is_sure && b.accent->is_sure;
}

// Whether one lies where the nose of two eyes is, and is as large.
bool is_nose(const Spot& spot, const Spot& a, const Spot& b) {
  constexpr double aside = 0.2, highest = 0.15, lowest = 1.2, least = 0.09, most = 0.35;
  // Patches are larger than eyes, the nose is not, but as clear.
  const bool beside_patches = are_patches(a, b);
  const double larger = beside_patches ? 0.5 : 1.15;
  if (beside_patches && !spot.accent->is_sure) return false;
  const Point way = b.middle - a.middle, off = spot.middle - (a.middle + b.middle) * 0.5;
  const double apart = geometry::length(way);
  const double across = geometry::dot(off, way) / apart, down = (off.y * way.x - off.x * way.y) / apart;
  return std::abs(across) < aside * apart && down > highest * apart && down < lowest * apart &&
         spot.radius > least * apart && spot.radius < most * apart &&
         spot.radius > larger * std::max(a.radius, b.radius);
}

}  // namespace

std::vector<Head> heads_among(const std::vector<Accent>& spots, int width, int height) {
  // A child draws eyes larger than they are.
  constexpr double least_eye = 0.08, most_eye = 0.14, eye_in_patch = 0.4;
  const std::vector<Spot> dark = dark_spots(spots, width);
  std::vector<Head> heads;
  std::vector<int> used(dark.size(), 0);
  std::vector<std::array<std::size_t, 3>> threes;
  for (std::size_t i = 0; i < dark.size(); ++i) {
    for (std::size_t k = 0; k < dark.size(); ++k) {
      if (!are_eyes(dark[i], dark[k], height)) continue;
      std::size_t nose = dark.size();
      for (std::size_t n = 0; n < dark.size(); ++n) {
        const bool clearer = nose == dark.size() || dark[n].contrast > dark[nose].contrast;
        if (clearer && is_nose(dark[n], dark[i], dark[k])) nose = n;
      }
      if (nose == dark.size()) continue;
      threes.push_back({i, k, nose});
      for (const std::size_t at : threes.back()) ++used[at];
    }
  }
  for (const auto& [i, k, nose] : threes) {
    if (used[i] > 1 || used[k] > 1 || used[nose] > 1) continue;
    const double apart = geometry::length(dark[k].middle - dark[i].middle);
    const bool in_patches = are_patches(dark[i], dark[k]);
    const auto eye = [&](const Spot& spot) {
      const double radius = in_patches ? eye_in_patch * spot.radius
                                       : std::clamp(spot.radius, least_eye * apart, most_eye * apart);
      return Eye{spot.middle, radius, 0};
    };
    Head head{eye(dark[i]), eye(dark[k]), *dark[nose].accent, {}};
    if (in_patches) head.patches = {*dark[i].accent, *dark[k].accent};
    heads.push_back(std::move(head));
  }
  return heads;
}

}  // namespace photo
