#include "photo/scribbles.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "photo/label_map.h"
#include "photo/segmentation.h"
#include "photo/texture.h"

namespace photo {
namespace {

Ink deeper_than(const Ink& ink, double px) {
  const std::vector<float> depth = depth_of(ink);
  Ink core = ink;
  for (std::size_t i = 0; i < depth.size(); ++i) core.set[i] = static_cast<double>(depth[i]) > px ? 1 : 0;
  return core;
}

// Where strokes lie so close that they are one area: closed over the gaps, then opened, so that single
// strokes go.
Ink filled_areas(const Ink& ink, double half_width_px) {
  constexpr double gap = 1.3, least_width = 2.4;  // in half strokes
  const double close = gap * half_width_px, open = least_width * half_width_px;
  const Ink closed = deeper_than(widened(ink, close), close);
  // Where the pencil turned, the edge is ragged: it reaches farther than the opened area.
  constexpr double ragged = 2;
  Ink areas = widened(deeper_than(closed, open), ragged * open);
  for (std::size_t i = 0; i < areas.set.size(); ++i)
    if (closed.set[i] == 0) areas.set[i] = 0;
  return areas;
}

// Leaves the areas that are large, mostly covered and much wider than a stroke: a small frame with a hole is
// none, nor is the place where a few strokes cross.
void keep_covered(Ink& areas, const Ink& ink, double least_px, double least_depth) {
  constexpr double least_covered = 0.5;
  const std::vector<float> depth = depth_of(areas);
  for_each_piece(areas.set, 1, areas.width, [&](const std::vector<std::size_t>& piece) {
    std::size_t covered = 0;
    float deepest = 0;
    for (const std::size_t at : piece) covered += ink.set[at], deepest = std::max(deepest, depth[at]);
    const auto size = static_cast<double>(piece.size());
    if (size >= least_px && static_cast<double>(covered) >= least_covered * size &&
        static_cast<double>(deepest) >= least_depth)
      return;
    for (const std::size_t at : piece) areas.set[at] = 0;
  });
}

// The areas in the colour that their strokes have there, on white paper.
Raster painted(const Raster& drawing, const Ink& ink, const Ink& areas, int reach) {
  const std::vector<float> marked(ink.set.begin(), ink.set.end());
  const std::vector<float> share = surroundings_of(marked, ink.width, ink.height, reach);
  Raster out(drawing.width, drawing.height);
  std::fill(out.rgb.begin(), out.rgb.end(), std::uint8_t{255});
  constexpr float least_share = 1e-3F;
  for (std::size_t c = 0; c < 3; ++c) {
    std::vector<float> values(marked.size());
    for (std::size_t i = 0; i < values.size(); ++i)
      values[i] = marked[i] * static_cast<float>(drawing.rgb[3 * i + c]);
    values = surroundings_of(values, ink.width, ink.height, reach);
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (areas.set[i] != 0 && share[i] > least_share)
        out.rgb[3 * i + c] = static_cast<std::uint8_t>(std::clamp(values[i] / share[i], 0.0F, 255.0F));
    }
  }
  return out;
}

// At half the size: areas need fewer pixels than strokes do.
constexpr int shrink = 2;

Ink halved(const Ink& ink) {
  Ink half{(ink.width + 1) / shrink, (ink.height + 1) / shrink, {}};
  half.set.reserve(ink.set.size() / (shrink * shrink));
  for (int y = 0; y < half.height; ++y) {
    for (int x = 0; x < half.width; ++x) {
      const int u = shrink * x, v = shrink * y;
      const int marked = (ink.at(u, v) ? 1 : 0) + (ink.at(u + 1, v) ? 1 : 0) + (ink.at(u, v + 1) ? 1 : 0) +
                         (ink.at(u + 1, v + 1) ? 1 : 0);
      half.set.push_back(marked >= 2 ? 1 : 0);
    }
  }
  return half;
}

LabelMap doubled(const LabelMap& half, int width, int height) {
  LabelMap map{width, height, half.count, {}};
  map.labels.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) map.labels.push_back(half.at(x / shrink, y / shrink));
  return map;
}

// Without the parts that lie mostly outside of the areas, and what of the others does.
void cut_to(const Ink& areas, LabelMap& map) {
  std::vector<double> inside(static_cast<std::size_t>(map.count), 0), all = inside;
  for (std::size_t i = 0; i < map.labels.size(); ++i) {
    all[static_cast<std::size_t>(map.labels[i])] += 1;
    inside[static_cast<std::size_t>(map.labels[i])] += areas.set[i];
  }
  std::vector<int> numbers(all.size(), -1);
  map.count = 0;
  for (std::size_t k = 0; k < all.size(); ++k)
    if (inside[k] > all[k] / 2) numbers[k] = map.count++;
  for (std::size_t i = 0; i < map.labels.size(); ++i)
    map.labels[i] = areas.set[i] != 0 ? numbers[static_cast<std::size_t>(map.labels[i])] : -1;
}

}  // namespace

LabelMap scribbles_of(const Raster& drawing, const Ink& ink, double half_width_px,
                      const PageSettings& settings, double mm_per_px) {
  constexpr double least_mm2 = 40, least_hole_mm2 = 40;
  const double half_mm_per_px = mm_per_px * shrink, half_width = half_width_px / shrink;
  const double px_per_mm2 = 1 / (half_mm_per_px * half_mm_per_px);
  const Ink strokes = halved(ink);
  Ink areas = filled_areas(strokes, half_width);
  constexpr double least_depth = 4.2;  // in half strokes
  keep_covered(areas, strokes, least_mm2 * px_per_mm2, least_depth * half_width);
  if (std::find(areas.set.begin(), areas.set.end(), std::uint8_t{1}) == areas.set.end())
    return {ink.width, ink.height, 0, std::vector<int>(ink.set.size(), -1)};
  despeckle(areas, 1, static_cast<std::size_t>(least_hole_mm2 * px_per_mm2));
  const geometry::Rect whole{0, 0, static_cast<double>(drawing.width), static_cast<double>(drawing.height)};
  const Raster colours = resampled(drawing, whole, strokes.width, strokes.height);
  const int reach = std::max(2, static_cast<int>(1.5 * half_width));
  LabelMap map = segment_plain(painted(colours, strokes, areas, reach), settings, half_mm_per_px);
  cut_to(areas, map);
  return doubled(map, ink.width, ink.height);
}

}  // namespace photo
