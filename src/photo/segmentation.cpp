#include "photo/segmentation.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "photo/accents.h"
#include "photo/contours.h"
#include "photo/cuts.h"
#include "photo/face_ink.h"
#include "photo/faces.h"
#include "photo/flow_lines.h"
#include "photo/heads.h"
#include "photo/region_graph.h"
#include "photo/sharpening.h"
#include "photo/smoothing.h"
#include "photo/texture.h"

namespace photo {
namespace {

constexpr double subject_share = 0.7;
constexpr double watershed_step = 0.6;
// How far finished borders move back to the edges, and what is noise then.
constexpr double sharpening_px = 5, sharp_sigma_px = 1.2;
// Of a pencil's circle, what must fit everywhere in a region: once sharp, corners are kept.
constexpr double opening_share = 0.8, sharp_opening_share = 0.5;
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

// The picture in more parts than a page has, and how far each is subject, 0 to 1.
struct FinerParts {
  LabelMap map;
  std::vector<double> weights;
};

FinerParts finer_parts(const LabelMap& basins, RegionGraph& graph) {
  FinerParts parts{basins, {}};
  graph.relabel(parts.map);
  parts.weights.assign(static_cast<std::size_t>(parts.map.count), 0);
  for (std::size_t i = 0; i < basins.labels.size(); ++i)
    parts.weights[static_cast<std::size_t>(parts.map.labels[i])] = graph.merged_weight(basins.labels[i]);
  return parts;
}

// Basins, merged until the age's number of regions is left. Returns what they were before most were merged.
FinerParts merge_basins(LabelMap& map, const Lab& smooth, const std::vector<float>& gradient,
                        const FineMask& fine, const std::vector<float>& roughness,
                        const PageSettings& settings, const Scale& scale) {
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
  FinerParts finer = finer_parts(map, graph);
  graph.absorb([&](int region) { return standing(region) * graph.weight(region); }, scale.area_px);
  graph.merge_alike(settings.regions, settings.least_difference);
  graph.relabel(map);
  return finer;
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
// A circle of `share` of the scale's radius must fit.
void open_regions(LabelMap& map, const FineMask& fine, const Scale& scale, double share) {
  constexpr double least_px = 2, least_fine_px = 1.5;
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
  round_borders(map, static_cast<int>(std::lround(radius / 2)), fine);
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

// Blots in the background that touch one region only and are not clear: people far behind, gaps between
// leaves. What fills its box is made by people: a window.
void drop_islands(LabelMap& map, const Lab& lab, const std::vector<float>& gradient, const FineMask& fine,
                  const FinerParts& finer) {
  constexpr double most_subject = 0.6, clear = 20, most_filled = 0.78;
  constexpr int none = -1, several = -2;
  struct Island {
    double area = 0, subject = 0;
    int beside = none;
    int left = std::numeric_limits<int>::max(), right = 0, top = std::numeric_limits<int>::max(), bottom = 0;
  };
  std::vector<Island> islands(static_cast<std::size_t>(map.count));
  for (int y = 0; y < map.height; ++y) {
    for (int x = 0; x < map.width; ++x) {
      const std::size_t at = map.index(x, y);
      Island& own = islands[static_cast<std::size_t>(map.labels[at])];
      own.area += 1;
      own.subject += finer.weights[static_cast<std::size_t>(finer.map.labels[at])];
      own.left = std::min(own.left, x), own.right = std::max(own.right, x);
      own.top = std::min(own.top, y), own.bottom = std::max(own.bottom, y);
      if (x == 0 || y == 0 || x == map.width - 1 || y == map.height - 1) own.beside = several;
      for_neighbours(at, map.width, map.labels.size(), [&](std::size_t other) {
        const int beside = map.labels[other];
        if (beside == map.labels[at] || beside == own.beside) return;
        own.beside = own.beside == none ? beside : several;
      });
    }
  }
  const RegionGraph graph(map, lab, gradient, fine, by_colour);
  std::vector<int> becomes(islands.size());
  for (std::size_t i = 0; i < islands.size(); ++i) {
    const Island& own = islands[i];
    becomes[i] = static_cast<int>(i);
    const double box = (own.right - own.left + 1.0) * (own.bottom - own.top + 1.0);
    if (own.beside < 0 || own.subject > most_subject * own.area || own.area > most_filled * box) continue;
    if (!graph.is_fine(becomes[i]) && graph.contrast(becomes[i]) < clear) becomes[i] = own.beside;
  }
  for (int& label : map.labels) label = becomes[static_cast<std::size_t>(label)];
  split_into_connected(map);
}

// What lies round an eye is a head, and no sky or wall: that reaches along the picture's edge.
void drop_eyes_on_background(std::vector<Eye>& eyes, const LabelMap& map) {
  constexpr double most_edge = 0.15;
  struct Reach {
    int left = 0, right = 0, top = 0, bottom = 0;
  };
  std::vector<Reach> reaches(static_cast<std::size_t>(map.count));
  const auto at = [&](int x, int y) -> Reach& { return reaches[static_cast<std::size_t>(map.at(x, y))]; };
  for (int x = 0; x < map.width; ++x) ++at(x, 0).top, ++at(x, map.height - 1).bottom;
  for (int y = 0; y < map.height; ++y) ++at(0, y).left, ++at(map.width - 1, y).right;
  std::erase_if(eyes, [&](const Eye& eye) {
    const Reach& reach = at(std::clamp(static_cast<int>(eye.middle.x), 0, map.width - 1),
                            std::clamp(static_cast<int>(eye.middle.y), 0, map.height - 1));
    const int sides = (reach.left > 0 ? 1 : 0) + (reach.right > 0 ? 1 : 0) + (reach.top > 0 ? 1 : 0) +
                      (reach.bottom > 0 ? 1 : 0);
    const int pixels = reach.left + reach.right + reach.top + reach.bottom;
    return sides >= 3 || (sides == 2 && pixels > most_edge * 2 * (map.width + map.height));
  });
}

// Small children's pages have few and long ones.
ContourSettings contour_settings(const PageSettings& settings, double mm_per_px) {
  constexpr double lines_long = 18, lines_apart = 2.6;  // in line widths
  constexpr double mm_per_region = 9;
  ContourSettings contours;
  contours.least_px = lines_long * settings.line_mm / mm_per_px;
  contours.clear_px = lines_apart * settings.line_mm / mm_per_px;
  contours.most_px = mm_per_region * settings.regions / mm_per_px;
  return contours;
}

CutSettings cut_settings(const ContourSettings& contours, const Scale& scale) {
  constexpr double longer = 1.4, reach = 4.5, area_share = 0.6, radius_share = 0.9;
  CutSettings cuts;
  cuts.reach_px = reach * contours.clear_px;
  cuts.least_area_px = area_share * scale.area_px;
  cuts.least_radius_px = radius_share * scale.radius_px;
  cuts.stray_px = longer * contours.least_px;
  return cuts;
}

// What regions are cut by, and the regions: `map` and `gradient` of the result, and what the map was before
// most were merged. What opening left is in it still.
FinerParts cut_regions(const Lab& lab, const FineMask& fine, const PageSettings& settings, const Scale& scale,
                       Segmentation& result) {
  Lab smooth = smoothed(lab, {settings.sigma_px, Smoothing{}.range, Smoothing{}.rounds});
  if (!fine.empty())
    sharpen_under_brush(smooth, smoothed(lab, {brush_sigma_px, Smoothing{}.range, Smoothing{}.rounds}), fine);
  std::vector<float> roughness = roughness_of(lab, smooth);
  result.gradient = gradient_of(smooth);
  result.map = watershed(result.gradient, smooth.width, smooth.height, watershed_step);
  const std::vector<float> clutter = clutter_of(result.gradient, smooth.width, smooth.height);
  weaken_clutter(result.gradient, clutter);
  for (std::size_t i = 0; i < roughness.size(); ++i) roughness[i] += clutter_share * clutter[i];
  FinerParts finer = merge_basins(result.map, smooth, result.gradient, fine, roughness, settings, scale);
  drop_narrow(result.map, smooth, result.gradient, fine, scale);
  open_regions(result.map, fine, scale, opening_share);
  drop_what_opening_left(result.map, smooth, result.gradient, fine, scale);
  sharpen_borders(result.map, smoothed(lab, {sharp_sigma_px, Smoothing{}.range, 0}), sharpening_px, fine);
  // Slivers and necks come of it where an edge has two sides.
  open_regions(result.map, fine, scale, sharp_opening_share);
  return finer;
}

// The middle of a head that two eyes belong to: a circle about which holds cheeks and muzzle and no ears.
struct Muzzle {
  geometry::Point middle;
  double radius;

  bool holds(geometry::Point p) const { return geometry::length(p - middle) < radius; }
};

// Of each two eyes, the left one first.
std::vector<Muzzle> muzzles_of(const std::vector<Eye>& pairs) {
  constexpr double below = 0.3, reach = 0.95;
  std::vector<Muzzle> muzzles;
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
    const geometry::Point way = pairs[i + 1].middle - pairs[i].middle, down{-way.y, way.x};
    muzzles.push_back({geometry::lerp(pairs[i].middle, pairs[i + 1].middle, 0.5) + down * below,
                       reach * geometry::length(way)});
  }
  return muzzles;
}

// Shades of fur across a face are no parts of it: what lies mostly in it goes to what has most of it.
void clear_faces(LabelMap& map, const std::vector<Muzzle>& muzzles) {
  constexpr double most_inside = 0.55;
  for (const Muzzle& muzzle : muzzles) {
    std::vector<double> areas(static_cast<std::size_t>(map.count), 0), inside = areas;
    for (int y = 0; y < map.height; ++y) {
      for (int x = 0; x < map.width; ++x) {
        const auto own = static_cast<std::size_t>(map.at(x, y));
        areas[own] += 1;
        if (muzzle.holds({x + 0.5, y + 0.5})) inside[own] += 1;
      }
    }
    const int face = static_cast<int>(std::max_element(inside.begin(), inside.end()) - inside.begin());
    for (int& label : map.labels) {
      const auto own = static_cast<std::size_t>(label);
      if (inside[own] > most_inside * areas[own]) label = face;
    }
  }
  if (!muzzles.empty()) split_into_connected(map);
}

// Nor are lines in it, but for those that are drawn of its eyes and its nose.
void drop_lines_in_faces(std::vector<InnerLine>& lines, const std::vector<Muzzle>& muzzles) {
  std::erase_if(lines, [&muzzles](const InnerLine& line) {
    return std::any_of(muzzles.begin(), muzzles.end(), [&line](const Muzzle& muzzle) {
      const auto within = std::count_if(line.points.begin(), line.points.end(),
                                        [&muzzle](geometry::Point p) { return muzzle.holds(p); });
      return 2 * static_cast<std::size_t>(within) > line.points.size();
    });
  });
}

// Noses, the patches round eyes, windows: what is compact and clear stays, however alike its surroundings are
// in colour. Faces and eyes are drawn in their own way. Returns the eyes of heads that were found by this.
std::vector<Eye> add_accents(const Lab& lab, const std::vector<Face>& faces, const FinerParts& finer,
                             const Scale& scale, Segmentation& result) {
  constexpr double least_mm2 = 3, most_mm2 = 500, least_weight = 0.7, least_weight_in_head = 0.55,
                   face_share = 0.7, apart = 1.2;
  const double square = scale.mm_per_px * scale.mm_per_px;
  std::vector<Eye> eyes;
  std::vector<Accent> accents = accents_of(lab, least_mm2 / square, most_mm2 / square);
  const auto weight_of = [&finer](const Accent& accent) {
    double weight = 0;
    for (const std::size_t at : accent.pixels)
      weight += finer.weights[static_cast<std::size_t>(finer.map.labels[at])];
    return weight / static_cast<double>(accent.pixels.size());
  };
  const auto is_at_one = [&lab](const Accent& accent, const std::vector<Eye>& known) {
    const geometry::Point middle = middle_of(accent, lab.width);
    const double reach = std::sqrt(static_cast<double>(accent.pixels.size())) / 2;
    return std::any_of(known.begin(), known.end(), [&](const Eye& eye) {
      return geometry::length(middle - eye.middle) < apart * eye.radius + reach;
    });
  };
  std::erase_if(accents, [&](const Accent& accent) {
    const geometry::Point middle = middle_of(accent, lab.width);
    return weight_of(accent) < least_weight_in_head || is_at_one(accent, result.eyes) ||
           std::any_of(faces.begin(), faces.end(), [&](const Face& face) {
             return geometry::length(middle - face.middle) < face_share * face.size;
           });
  });
  std::vector<Accent> noses;
  for (Head& head : heads_among(accents, lab.width, lab.height)) {
    noses.push_back(std::move(head.nose));
    for (Accent& patch : head.patches) noses.push_back(std::move(patch));
    eyes.push_back(head.left), eyes.push_back(head.right);
  }
  clear_faces(result.map, muzzles_of(eyes));
  std::erase_if(accents, [&](const Accent& accent) {
    return !accent.is_sure || weight_of(accent) < least_weight || is_at_one(accent, eyes);
  });
  AccentSettings settings;
  settings.least_area_px = scale.area_px / 2;
  settings.least_radius_px = 0.9 * scale.radius_px;
  settings.ink_apart_px = 1.2 * scale.radius_px;
  AccentSettings of_heads = settings;
  of_heads.anew = true;
  stamp_accents(result.map, result.black, noses, of_heads);
  stamp_accents(result.map, result.black, accents, settings);
  return eyes;
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
  FaceInk drawn = ink_of_faces(lab, faces, mm_per_px);
  result.black = std::move(drawn.black);
  const ContourSettings contours = contour_settings(settings, mm_per_px);
  const std::vector<Ridge> ridges = ridges_of(lab, contours.least_px);
  const std::vector<Ridge> flow_lines = flow_lines_of(lab, contours.least_px * contours.shortest_share);
  const Scale scale = scale_of(settings, mm_per_px);
  const FinerParts finer = cut_regions(lab, fine, settings, scale, result);
  drop_islands(result.map, lab, result.gradient, fine, finer);
  const std::vector<Eye> of_heads = add_accents(lab, faces, finer, scale, result);
  drop_what_opening_left(result.map, lab, result.gradient, fine, scale);
  drop_eyes_on_background(result.eyes, result.map);
  result.eyes.insert(result.eyes.end(), of_heads.begin(), of_heads.end());
  result.eyes.insert(result.eyes.end(), drawn.eyes.begin(), drawn.eyes.end());
  result.contours =
      contours_within(result.map, finer.map, finer.weights, result.gradient, contours, ridges, flow_lines);
  drop_lines_in_faces(result.contours, muzzles_of(of_heads));
  cut_along(result.map, result.contours, result.gradient, cut_settings(contours, scale));
  // Along lines and accents, slivers are left that no pencil enters.
  open_regions(result.map, fine, scale, sharp_opening_share);
  drop_what_opening_left(result.map, lab, result.gradient, fine, scale);
  drop_strays(result.contours, result.map, finer.map, finer.weights);
  result.contours.insert(result.contours.end(), drawn.lines.begin(), drawn.lines.end());
  return result;
}

LabelMap segment_plain(const Raster& raster, const PageSettings& settings, double mm_per_px) {
  Lab lab = to_lab(raster);
  even_out_lightness(lab);
  // A pupil is drawn with the marks, and no area.
  cover_eyes(lab, eyes_of(lab, {}));
  Segmentation result;
  const Scale scale = scale_of(settings, mm_per_px);
  cut_regions(lab, {}, settings, scale, result);
  drop_what_opening_left(result.map, lab, result.gradient, {}, scale);
  return std::move(result.map);
}

}  // namespace photo
