#include "photo/segmentation.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "photo/face_ink.h"
#include "photo/faces.h"
#include "photo/region_graph.h"
#include "photo/smoothing.h"
#include "photo/texture.h"

namespace photo {
namespace {

constexpr double subject_share = 0.7;
constexpr double watershed_step = 0.6;
constexpr double no_limit = 1e8;
// Among so strong edges, what regions differ by is chance.
constexpr float clutter_share = 1.25;

// For shapes alone, when borders were found already.
constexpr Likeness by_colour{0.35, 1, 0.35, 1};

struct Scale {
  double mm_per_px;
  double radius_px;    // of the largest circle that a region must hold, half of its line included
  double fine_factor;  // by how much less will do under the brush
  double area_px;      // of the smallest region
  double fine_area_px;
};

Scale scale_of(const PageSettings& settings, double mm_per_px) {
  const double radius = (settings.inner_radius_mm + settings.line_mm / 2) / mm_per_px;
  const double fine_radius = (brush_inner_radius_mm + settings.line_mm * brush_line_share / 2) / mm_per_px;
  const double square = mm_per_px * mm_per_px;
  return {mm_per_px, radius, std::max(1.0, radius / fine_radius), settings.smallest_mm2 / square,
          brush_smallest_mm2 / square};
}

// Under the brush everything is smoothed less.
void sharpen_under_brush(Lab& smooth, const Lab& sharp, const FineMask& fine) {
  for (std::size_t c = 0; c < smooth.channels.size(); ++c) {
    for (std::size_t i = 0; i < fine.size(); ++i)
      if (fine[i] != 0) smooth.channels[c][i] = sharp.channels[c][i];
  }
}

// The radius of the largest circle in each region, as if the brush made circles larger.
std::vector<float> inner_radii(const LabelMap& map, const FineMask& fine, double fine_factor) {
  const std::vector<float> distance = inner_distance(map);
  std::vector<float> radii(static_cast<std::size_t>(map.count), 0.0F);
  for (std::size_t i = 0; i < distance.size(); ++i) {
    const bool is_fine = !fine.empty() && fine[i] != 0;
    float& radius = radii[static_cast<std::size_t>(map.labels[i])];
    radius = std::max(radius, is_fine ? distance[i] * static_cast<float>(fine_factor) : distance[i]);
  }
  return radii;
}

// Basins, merged until the age's number of regions is left.
void merge_basins(LabelMap& map, const Lab& smooth, const std::vector<float>& gradient, const FineMask& fine,
                  const std::vector<float>& roughness, const PageSettings& settings, const Scale& scale) {
  RegionGraph graph(map, smooth, gradient, fine, {}, roughness);
  // What stands out may be smaller: an eye is a hundredth of a face.
  constexpr double usual_contrast = 22, most_contrast = 44, power = 1.6;
  const double for_fine = std::max(1.0, scale.area_px / scale.fine_area_px);
  const auto standing = [&](int region) {
    const double contrast = std::min(graph.contrast(region), most_contrast) / usual_contrast;
    return graph.area(region) * std::pow(contrast, power) * (graph.is_fine(region) ? for_fine : 1);
  };
  constexpr double crumbs_px = 40;
  graph.absorb(standing, std::min(scale.area_px, crumbs_px));
  graph.merge_alike(std::max(500, 3 * settings.regions), 0);
  graph.favour_subject(map, subject_share);
  graph.absorb([&](int region) { return standing(region) * graph.weight(region); }, scale.area_px);
  graph.merge_alike(settings.regions, settings.least_difference);
  graph.relabel(map);
}

// Rounds the borders and drops regions that are too narrow for a pencil or too small, until there are none.
void drop_narrow(LabelMap& map, const Lab& smooth, const std::vector<float>& gradient, const FineMask& fine,
                 const Scale& scale) {
  constexpr int most_rounds = 3;
  for (int round = 0; round < most_rounds; ++round) {
    for (int k = 0; k < 2; ++k) round_borders(map, round == 0 ? 3 : 2, fine);
    split_into_connected(map);
    const std::vector<float> radii = inner_radii(map, fine, scale.fine_factor);
    RegionGraph graph(map, smooth, gradient, fine, by_colour);
    const auto least_area = [&](int region) {
      return graph.is_fine(region) ? 1 / (scale.mm_per_px * scale.mm_per_px) : scale.area_px / 4;
    };
    const auto size = [&](int region) {
      const double radius = static_cast<double>(radii[static_cast<std::size_t>(region)]);
      if (radius < scale.radius_px && graph.is_untouched(region)) return radius;
      return graph.area(region) < least_area(region) ? graph.area(region) : no_limit;
    };
    graph.absorb(size, no_limit);
    const int before = map.count;
    graph.relabel(map);
    if (map.count == before && round > 0) break;
  }
}

// Morphological opening of every region: necks and tails that are too narrow for a pencil go to the neighbour
// that grows into them first.
void open_regions(LabelMap& map, const FineMask& fine, const Scale& scale) {
  constexpr double share = 0.8, least_px = 2, least_fine_px = 1.5;
  const double radius = std::max(least_px, scale.radius_px * share);
  const double fine_radius = std::max(least_fine_px, radius / scale.fine_factor);
  const auto radius_at = [&](std::size_t i) {
    return static_cast<float>(!fine.empty() && fine[i] != 0 ? fine_radius : radius);
  };
  const std::vector<float> inner = inner_distance(map);
  // The way inside of the region to the nearest point where the circle fits.
  std::vector<float> way(map.labels.size(), std::numeric_limits<float>::max() / 2);
  for (std::size_t i = 0; i < way.size(); ++i)
    if (inner[i] >= radius_at(i)) way[i] = 0;
  const auto relax = [&](std::size_t i, std::size_t from, float step) {
    if (map.labels[i] == map.labels[from] && way[from] + step < way[i]) way[i] = way[from] + step;
  };
  constexpr float diagonal = 1.4F;
  const auto w = static_cast<std::size_t>(map.width);
  for (int y = 1; y < map.height; ++y) {
    for (int x = 1; x + 1 < map.width; ++x) {
      const std::size_t i = map.index(x, y);
      relax(i, i - 1, 1), relax(i, i - w, 1), relax(i, i - w - 1, diagonal), relax(i, i - w + 1, diagonal);
    }
  }
  for (int y = map.height - 1; y-- > 0;) {
    for (int x = map.width - 1; x-- > 1;) {
      const std::size_t i = map.index(x, y);
      relax(i, i + 1, 1), relax(i, i + w, 1), relax(i, i + w + 1, diagonal), relax(i, i + w - 1, diagonal);
    }
  }
  bool any = false;
  std::vector<int> kept(map.labels.size(), -1);
  for (int y = 0; y < map.height; ++y) {
    for (int x = 0; x < map.width; ++x) {
      const std::size_t i = map.index(x, y);
      const bool on_edge = x == 0 || y == 0 || x == map.width - 1 || y == map.height - 1;
      if (!on_edge && way[i] > radius_at(i) * 1.2F + 0.5F) continue;
      kept[i] = map.labels[i];
      any = true;
    }
  }
  if (!any) return;
  map.labels = std::move(kept);
  grow_into_free(map);
  round_borders(map, 2, fine);
  split_into_connected(map);
}

void drop_what_opening_left(LabelMap& map, const Lab& smooth, const std::vector<float>& gradient,
                            const FineMask& fine, const Scale& scale) {
  const std::vector<float> radii = inner_radii(map, fine, scale.fine_factor);
  RegionGraph graph(map, smooth, gradient, fine, by_colour);
  const auto size = [&](int region) {
    const bool narrow = static_cast<double>(radii[static_cast<std::size_t>(region)]) < 0.9 * scale.radius_px;
    return narrow && graph.is_untouched(region) ? graph.area(region) : no_limit;
  };
  graph.absorb(size, no_limit);
  graph.relabel(map);
  split_into_connected(map);
}

}  // namespace

Segmentation segment(const Raster& raster, const FineMask& fine, const PageSettings& settings,
                     double mm_per_px) {
  Lab lab = to_lab(raster);
  even_out_lightness(lab);
  Segmentation result;
  const std::vector<Face> faces = faces_of(lab);
  result.eyes = eyes_of(lab, faces);
  cover_eyes(lab, result.eyes);
  result.black = ink_of_faces(lab, faces, mm_per_px);
  Lab smooth = smoothed(lab, {settings.sigma_px, Smoothing{}.range, Smoothing{}.rounds});
  if (!fine.empty())
    sharpen_under_brush(smooth, smoothed(lab, {brush_sigma_px, Smoothing{}.range, Smoothing{}.rounds}), fine);
  std::vector<float> roughness = roughness_of(lab, smooth);
  lab = {};
  result.gradient = gradient_of(smooth);
  result.map = watershed(result.gradient, smooth.width, smooth.height, watershed_step);
  const std::vector<float> clutter = clutter_of(result.gradient, smooth.width, smooth.height);
  weaken_clutter(result.gradient, clutter);
  for (std::size_t i = 0; i < roughness.size(); ++i) roughness[i] += clutter_share * clutter[i];
  const Scale scale = scale_of(settings, mm_per_px);
  merge_basins(result.map, smooth, result.gradient, fine, roughness, settings, scale);
  drop_narrow(result.map, smooth, result.gradient, fine, scale);
  open_regions(result.map, fine, scale);
  drop_what_opening_left(result.map, smooth, result.gradient, fine, scale);
  return result;
}

}  // namespace photo
