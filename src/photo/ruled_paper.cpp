#include "photo/ruled_paper.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "photo/ink.h"

namespace photo {
namespace {

constexpr int tiles_along = 14;

// In how many of the tiles that lie in a net over the picture there is a mark of such a strength.
template <class IsMeant>
double share_of_tiles(const Ink& lines, const IsMeant& is_meant) {
  const int tile_px = std::max(1, std::max(lines.width, lines.height) / tiles_along);
  const int columns = lines.width / tile_px, rows = lines.height / tile_px;
  if (columns == 0 || rows == 0) return 0;
  std::vector<std::uint8_t> marked(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), 0);
  for (int y = 0; y < rows * tile_px; ++y) {
    for (int x = 0; x < columns * tile_px; ++x) {
      const std::size_t at = lines.index(x, y);
      if (lines.set[at] == 0 || !is_meant(at)) continue;
      marked[static_cast<std::size_t>(y / tile_px) * static_cast<std::size_t>(columns) +
             static_cast<std::size_t>(x / tile_px)] = 1;
    }
  }
  return static_cast<double>(std::count(marked.begin(), marked.end(), std::uint8_t{1})) /
         static_cast<double>(marked.size());
}

// The strongest of a pixel and its neighbours: a line's own strength, even where its middle is a pixel off.
float strongest_near(const std::vector<float>& strength, const Ink& lines, std::size_t at) {
  const int width = lines.width, x = static_cast<int>(at) % width, y = static_cast<int>(at) / width;
  float most = 0;
  for (int v = std::max(0, y - 1); v <= std::min(lines.height - 1, y + 1); ++v)
    for (int u = std::max(0, x - 1); u <= std::min(width - 1, x + 1); ++u)
      most = std::max(most, strength[lines.index(u, v)]);
  return most;
}

}  // namespace

float strength_of_print(const std::vector<float>& strength, int width, int height, float weak, float strong) {
  constexpr double everywhere = 0.9, somewhere = 0.75;
  const Ink ink = ink_of(strength, width, height, weak, strong);
  if (share_of_tiles(ink, [](std::size_t) { return true; }) < everywhere) return 0;
  const Ink lines = thinned(ink);
  constexpr std::size_t levels = 64;
  constexpr float full = 1.2F;
  std::array<double, levels> histogram{};
  std::vector<float> along(strength.size(), 0.0F);
  for (std::size_t i = 0; i < along.size(); ++i) {
    if (lines.set[i] == 0) continue;
    along[i] = strongest_near(strength, lines, i);
    const float level = std::min(along[i] / full, 0.999F) * static_cast<float>(levels);
    histogram[static_cast<std::size_t>(level)] += 1;
  }
  // Where the two kinds of strokes part (Otsu, A threshold selection method from gray-level histograms,
  // 1979).
  double all = 0, sum = 0;
  for (std::size_t k = 0; k < levels; ++k)
    all += histogram[k], sum += histogram[k] * (static_cast<double>(k) + 0.5);
  double below = 0, sum_below = 0, best = 0, gap = 0;
  std::size_t parts_at = 0;
  for (std::size_t k = 0; k + 1 < levels; ++k) {
    below += histogram[k], sum_below += histogram[k] * (static_cast<double>(k) + 0.5);
    if (below <= 0 || below >= all) continue;
    const double apart = (sum - sum_below) / (all - below) - sum_below / below;
    const double between = below * (all - below) * apart * apart;
    if (between > best) best = between, gap = apart, parts_at = k + 1;
  }
  constexpr double least_gap = 0.15;
  if (gap * static_cast<double>(full) / levels < least_gap) return 0;
  const float limit = full * static_cast<float>(parts_at) / static_cast<float>(levels);
  const bool is_print =
      share_of_tiles(lines, [&](std::size_t i) { return along[i] < limit; }) >= everywhere &&
      share_of_tiles(lines, [&](std::size_t i) { return along[i] >= limit; }) <= somewhere;
  return is_print ? limit : 0;
}

}  // namespace photo
