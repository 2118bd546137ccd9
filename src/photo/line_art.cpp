#include "photo/line_art.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/error.h"
#include "photo/lab.h"
#include "photo/ruled_paper.h"
#include "photo/scribbles.h"
#include "photo/texture.h"

namespace photo {
namespace {

constexpr double largest_black_mm2 = 25;  // more is a region to colour
constexpr double least_mark_mm2 = 0.3;
// Smaller holes are the paper's grain. The gap between two lines is none, or both would become one black bar.
constexpr double least_hole_mm2 = 0.5;
// The grains of wax are larger, and its strokes wider.
constexpr double least_hole_in_wax_mm2 = 2.5;
constexpr double least_line_mm = 2.5;

// How wide the strokes usually are: of the marks' depth along their middle, the median.
double half_width_of(const std::vector<float>& depth, const Ink& thin) {
  std::vector<float> depths;
  for (std::size_t i = 0; i < depth.size(); ++i)
    if (thin.set[i] != 0) depths.push_back(depth[i]);
  if (depths.empty()) return 1;
  const auto middle = depths.begin() + static_cast<std::ptrdiff_t>(depths.size() / 2);
  std::nth_element(depths.begin(), middle, depths.end());
  return std::max(1.0, static_cast<double>(*middle));
}

// Marks that are much thicker than a stroke.
Ink thick_marks(const Ink& ink, const std::vector<float>& depth, double radius) {
  Ink core = ink;
  for (std::size_t i = 0; i < depth.size(); ++i) core.set[i] = static_cast<double>(depth[i]) > radius ? 1 : 0;
  Ink thick = widened(core, radius);
  for (std::size_t i = 0; i < thick.set.size(); ++i)
    thick.set[i] = thick.set[i] != 0 && ink.set[i] != 0 ? 1 : 0;
  return thick;
}

// The connected pieces (four neighbours) of what is set or of what is not.
struct Pieces {
  std::vector<std::vector<std::size_t>> pixels;
};
Pieces pieces_of(const Ink& ink, std::uint8_t value) {
  Pieces pieces;
  for_each_piece(ink.set, value, ink.width,
                 [&](const std::vector<std::size_t>& piece) { pieces.pixels.push_back(piece); });
  return pieces;
}

// Whether a mark is as dark as a filled pupil is: where crayons cross there is more wax, but no black.
bool is_dark(const Raster& raster, const std::vector<std::size_t>& piece) {
  constexpr double black = 110;
  double brightest = 0;
  for (const std::size_t at : piece)
    brightest += *std::max_element(raster.rgb.begin() + static_cast<std::ptrdiff_t>(3 * at),
                                   raster.rgb.begin() + static_cast<std::ptrdiff_t>(3 * at + 3));
  return brightest < black * static_cast<double>(piece.size());
}

// The mean of what is marked round each pixel, 0 where nothing is.
std::vector<float> mean_of_marked(const std::vector<float>& values, const std::vector<float>& marked,
                                  const std::vector<float>& share, const Ink& ink, int reach) {
  std::vector<float> sums(values.size());
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] = values[i] * marked[i];
  sums = surroundings_of(sums, ink.width, ink.height, reach);
  constexpr float least_share = 1e-3F;
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] = share[i] > least_share ? sums[i] / share[i] : 0;
  return sums;
}

// What is drawn on top of a scribbled area, in another colour or much darker than it: eyes, mouths, bars of a
// window. Not at its rim: there another crayon went round.
Ink marks_on(const Raster& raster, const LabelMap& scribbled, const Ink& ink, int reach, double rim_px,
             std::size_t least_px) {
  constexpr float weak = 21, strong = 30, light_share = 0.7F;
  std::vector<float> marked(ink.set.size(), 0.0F);
  for (std::size_t i = 0; i < marked.size(); ++i)
    marked[i] = scribbled.labels[i] >= 0 && ink.set[i] != 0 ? 1.0F : 0.0F;
  // Wax has grains, and where its strokes cross there is more of it: neither is as wide as a stroke.
  const int near = std::max(1, reach / 16);
  const std::vector<float> near_share = surroundings_of(marked, ink.width, ink.height, near),
                           wide_share = surroundings_of(marked, ink.width, ink.height, reach);
  Lab lab = to_lab(raster);
  std::vector<float> squares(marked.size(), 0.0F), darker;
  // Lightness last: each channel is needed once, and room is scarce.
  for (const std::size_t c : {1U, 2U, 0U}) {
    const std::vector<float> channel = std::exchange(lab.channels[c], {});
    std::vector<float> own = mean_of_marked(channel, marked, near_share, ink, near);
    const std::vector<float> usual = mean_of_marked(channel, marked, wide_share, ink, reach);
    const float share = c == 0 ? light_share : 1;
    for (std::size_t i = 0; i < squares.size(); ++i) {
      const float off = own[i] - usual[i];
      squares[i] += share * share * off * off;
      own[i] = -off;
    }
    if (c == 0) darker = std::move(own);
  }
  const std::vector<float> inner = inner_distance(scribbled);
  for (std::size_t i = 0; i < marked.size(); ++i) {
    constexpr float half = 0.5F, least_darker = 4;
    const bool may_be = scribbled.labels[i] >= 0 && near_share[i] >= half && darker[i] >= least_darker &&
                        static_cast<double>(inner[i]) >= rim_px;
    squares[i] = may_be ? std::sqrt(squares[i]) : 0;
  }
  Ink marks = ink_of(squares, ink.width, ink.height, weak, strong);
  despeckle(marks, least_px, least_px);
  return marks;
}

// The shorter and the longer side of the box round a mark.
std::pair<int, int> sides_of(const std::vector<std::size_t>& mark, int width) {
  int left = width, right = 0, top = std::numeric_limits<int>::max(), bottom = 0;
  for (const std::size_t at : mark) {
    const int x = static_cast<int>(at) % width, y = static_cast<int>(at) / width;
    left = std::min(left, x), right = std::max(right, x);
    top = std::min(top, y), bottom = std::max(bottom, y);
  }
  const int wide = right - left + 1, high = bottom - top + 1;
  return {std::min(wide, high), std::max(wide, high)};
}

// Removes marks that reach less far: wax has places with more of it.
void drop_short(Ink& marks, double least_px) {
  for_each_piece<Touch::corner>(marks.set, 1, marks.width, [&](const std::vector<std::size_t>& mark) {
    if (sides_of(mark, marks.width).second >= least_px) return;
    for (const std::size_t at : mark) marks.set[at] = 0;
  });
}

geometry::Point pixel_of(const Ink& ink, std::size_t at) {
  const std::size_t width = static_cast<std::size_t>(ink.width), row = at / width, column = at - row * width;
  return {static_cast<double>(column), static_cast<double>(row)};
}

// Moves what is dark and as compact as a dot from the marks to `black`.
void dots_to_black(Ink& marks, const Raster& raster, std::vector<std::uint8_t>& black, double most_px) {
  for_each_piece(marks.set, 1, marks.width, [&](const std::vector<std::size_t>& piece) {
    const auto [shorter, longer] = sides_of(piece, marks.width);
    constexpr double slimmest = 0.5, least_filled = 0.5;
    if (longer > most_px || shorter < slimmest * longer) return;
    if (static_cast<double>(piece.size()) < least_filled * shorter * longer) return;
    // The middle of a ring is bare.
    geometry::Point sum;
    for (const std::size_t at : piece) sum = sum + pixel_of(marks, at);
    const geometry::Point middle = sum * (1 / static_cast<double>(piece.size()));
    if (!marks.at(static_cast<int>(middle.x), static_cast<int>(middle.y))) return;
    if (!is_dark(raster, piece)) return;
    for (const std::size_t at : piece) marks.set[at] = 0, black[at] = 1;
  });
}

// Whether the strokes are of wax, which leaves grains of bare paper: many for what is marked. A print has
// none.
bool is_grainy(const Ink& ink, double px_per_mm2) {
  constexpr double least_per_mm2 = 0.05;
  double grains = 0;
  for_each_piece(ink.set, 0, ink.width, [&](const std::vector<std::size_t>& hole) {
    if (static_cast<double>(hole.size()) < least_hole_mm2 * px_per_mm2) grains += 1;
  });
  const auto inked = static_cast<double>(std::count(ink.set.begin(), ink.set.end(), std::uint8_t{1}));
  return grains * px_per_mm2 > least_per_mm2 * inked;
}

// Marks small bare places where more round them is marked than not: grain that broke a stroke.
void close_grain(Ink& ink, double mm_per_px) {
  constexpr double grain_mm = 0.7, largest_mm2 = 0.4;
  constexpr float marked_share = 0.5F;
  const std::vector<float> marked =
      surroundings_of({ink.set.begin(), ink.set.end()}, ink.width, ink.height,
                      std::max(1, static_cast<int>(std::lround(grain_mm / mm_per_px))));
  std::vector<std::uint8_t> bare(ink.set.size(), 0);
  for (std::size_t i = 0; i < bare.size(); ++i) bare[i] = ink.set[i] == 0 && marked[i] > marked_share ? 1 : 0;
  for_each_piece(bare, 1, ink.width, [&](const std::vector<std::size_t>& piece) {
    if (static_cast<double>(piece.size()) > largest_mm2 / (mm_per_px * mm_per_px)) return;
    for (const std::size_t at : piece) ink.set[at] = 1;
  });
}

// White areas get labels: first those that closed gaps leave, then those too narrow for that.
LabelMap label_white(const Ink& ink, double gap_px, double least_px) {
  LabelMap map{ink.width, ink.height, 0, std::vector<int>(ink.set.size(), -1)};
  const auto label = [&](const std::vector<std::size_t>& piece) {
    for (const std::size_t at : piece) map.labels[at] = map.count;
    ++map.count;
  };
  for (const auto& piece : pieces_of(widened(ink, gap_px), 0).pixels)
    if (static_cast<double>(piece.size()) >= least_px / 2) label(piece);
  for (const auto& piece : pieces_of(ink, 0).pixels) {
    const bool is_new =
        std::all_of(piece.begin(), piece.end(), [&](std::size_t at) { return map.labels[at] < 0; });
    if (is_new && static_cast<double>(piece.size()) >= least_px) label(piece);
  }
  return map;
}

// The lines that divide nothing: what is left of the middle lines away from the borders.
std::vector<InnerLine> lines_within(const LabelMap& map, const Ink& thin, double half_width,
                                    std::size_t least_px) {
  Ink borders{map.width, map.height, std::vector<std::uint8_t>(map.labels.size(), 0)};
  for (int y = 0; y < map.height; ++y) {
    for (int x = 0; x < map.width; ++x) {
      const int own = map.at(x, y);
      if ((x + 1 < map.width && map.at(x + 1, y) != own) || (y + 1 < map.height && map.at(x, y + 1) != own))
        borders.set[borders.index(x, y)] = 1;
    }
  }
  const Ink near = widened(borders, half_width + 1.5);
  Ink free = thin;
  for (std::size_t i = 0; i < free.set.size(); ++i)
    if (near.set[i] != 0) free.set[i] = 0;
  // What is too short vanishes before the others reach back to the borders they start from.
  Ink kept{map.width, map.height, std::vector<std::uint8_t>(map.labels.size(), 0)};
  for (const auto& stroke : strokes_of(free, least_px))
    for (const geometry::Point p : stroke)
      kept.set[kept.index(static_cast<int>(p.x), static_cast<int>(p.y))] = 1;
  const Ink reached = widened(kept, half_width + 2);
  for (std::size_t i = 0; i < kept.set.size(); ++i)
    kept.set[i] = reached.set[i] != 0 && thin.set[i] != 0 ? 1 : 0;
  std::vector<InnerLine> lines;
  for (auto& stroke : strokes_of(kept, least_px)) lines.push_back({std::move(stroke), false});
  return lines;
}

}  // namespace

LineArtSettings line_art_settings(const PageSettings& settings) {
  LineArtSettings line;
  line.smallest_mm2 = std::clamp(settings.smallest_mm2 / 6, 1.0, 6.0);
  line.line_mm = settings.line_mm;
  return line;
}

Composition line_composition(const Raster& raster, const LineArtSettings& settings, double mm_per_px) {
  const double px_per_mm2 = 1 / (mm_per_px * mm_per_px);
  const std::vector<float> strength = ink_strength(raster);
  const float print =
      strength_of_print(strength, raster.width, raster.height, settings.weak, settings.strong);
  Ink ink = ink_of(strength, raster.width, raster.height, std::max(settings.weak, print),
                   std::max(settings.strong, print * 1.15F));
  const bool grainy = settings.scribbled && is_grainy(ink, px_per_mm2);
  if (grainy) close_grain(ink, mm_per_px);
  const double hole_mm2 = grainy ? least_hole_in_wax_mm2 : least_hole_mm2;
  despeckle(ink, static_cast<std::size_t>(least_mark_mm2 * px_per_mm2) + 1,
            static_cast<std::size_t>(hole_mm2 * px_per_mm2) + 1);
  const std::vector<float> depth = depth_of(ink);
  const Ink thin = thinned(ink);
  const double half_width = half_width_of(depth, thin);

  Composition page;
  page.line_mm = settings.line_mm;
  page.wave_px = settings.wave_px;
  // The rim of a crayon's stroke has waves about as long as the stroke is wide.
  constexpr double wax_wave = 5.5;  // in half strokes
  if (grainy) page.wave_px = std::max(settings.wave_px, wax_wave * half_width), page.has_rough_lines = true;
  Ink marked = ink;
  LabelMap scribbled;
  if (settings.scribbled) {
    scribbled = scribbles_of(raster, ink, half_width, *settings.scribbled, mm_per_px);
    for (std::size_t i = 0; i < marked.set.size(); ++i)
      if (scribbled.labels[i] >= 0) marked.set[i] = 1;
  }
  const auto is_scribbled = [&](std::size_t i) { return scribbled.count > 0 && scribbled.labels[i] >= 0; };
  page.map = label_white(marked, settings.gap_mm / mm_per_px, settings.smallest_mm2 * px_per_mm2);
  if (page.map.count + scribbled.count == 0) return page;
  for (std::size_t i = 0; i < marked.set.size(); ++i)
    if (is_scribbled(i)) page.map.labels[i] = page.map.count + scribbled.labels[i];
  page.map.count += scribbled.count;
  page.black.assign(ink.set.size(), 0);
  const double thick_radius = std::max(2.2 * half_width, settings.line_mm / mm_per_px);
  Ink thick = thick_marks(ink, depth, thick_radius);
  for (std::size_t i = 0; i < thick.set.size(); ++i)
    if (is_scribbled(i)) thick.set[i] = 0;
  for (const auto& piece : pieces_of(thick, 1).pixels) {
    const double area_mm2 = static_cast<double>(piece.size()) / px_per_mm2;
    const bool is_region = area_mm2 > largest_black_mm2;
    if (!is_region && !is_dark(raster, piece)) {
      for (const std::size_t at : piece) thick.set[at] = 0;
      continue;
    }
    for (const std::size_t at : piece) {
      if (is_region)
        page.map.labels[at] = page.map.count;
      else
        page.black[at] = 1;
    }
    if (is_region) ++page.map.count;
  }
  // A pupil lies by itself and may be no thicker than a stroke.
  constexpr double most_pupil_mm = 6;
  Ink alone = ink;
  dots_to_black(alone, raster, page.black, most_pupil_mm / mm_per_px);
  for (std::size_t i = 0; i < alone.set.size(); ++i)
    if (alone.set[i] != ink.set[i]) thick.set[i] = 1;
  grow_into_free(page.map);
  split_into_connected(page.map);
  Ink lines = thin;
  for (std::size_t i = 0; i < lines.set.size(); ++i)
    if (thick.set[i] != 0 || is_scribbled(i)) lines.set[i] = 0;
  if (scribbled.count > 0) {
    constexpr double wide = 6, most_dot_mm = 6, least_dot_mm2 = 1.2, least_mark_mm = 5;
    constexpr double rim = 2;  // in half strokes
    Ink marks = marks_on(raster, scribbled, ink, std::max(3, static_cast<int>(wide * half_width)),
                         rim * half_width, static_cast<std::size_t>(least_dot_mm2 * px_per_mm2));
    dots_to_black(marks, raster, page.black, most_dot_mm / mm_per_px);
    drop_short(marks, least_mark_mm / mm_per_px);
    const Ink along = thinned(marks);
    for (std::size_t i = 0; i < lines.set.size(); ++i) lines.set[i] |= along.set[i];
  }
  page.lines = lines_within(page.map, lines, half_width, static_cast<std::size_t>(least_line_mm / mm_per_px));
  return page;
}

drawing::Picture trace_line_art(const Raster& bitmap, const LineArtPage& page) {
  const geometry::Rect place = place_on_page(page.orientation, page.paper, bitmap.width, bitmap.height);
  const Composition lines =
      line_composition(bitmap, line_art_settings(settings_for(page.age, 50)), place.width() / bitmap.width);
  if (lines.map.count < 2) throw base::AppError(base::ErrorCode::invalid, "photo_empty");
  return compose(lines, place, page.orientation, page.paper);
}

}  // namespace photo
