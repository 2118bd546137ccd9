#include "photo/kind.h"

#include <algorithm>

#include "photo/ink.h"
#include "photo/lab.h"
#include "photo/label_map.h"
#include "photo/sheet.h"

namespace photo {
namespace {

// The part of the ink in marks that reach over a thirty-second of the picture: strokes do, grains of a pale
// wall or of sand do not.
double share_of_strokes(const Ink& ink) {
  const int least_reach = std::max(2, std::max(ink.width, ink.height) / 32);
  std::size_t all = 0, in_strokes = 0;
  for_each_piece(ink.set, 1, ink.width, [&](const std::vector<std::size_t>& mark) {
    int left = ink.width, right = 0, top = ink.height, bottom = 0;
    for (const std::size_t at : mark) {
      const int x = static_cast<int>(at % static_cast<std::size_t>(ink.width)),
                y = static_cast<int>(at / static_cast<std::size_t>(ink.width));
      left = std::min(left, x), right = std::max(right, x);
      top = std::min(top, y), bottom = std::max(bottom, y);
    }
    all += mark.size();
    if (std::max(right - left, bottom - top) >= least_reach) in_strokes += mark.size();
  });
  return all == 0 ? 0 : static_cast<double>(in_strokes) / static_cast<double>(all);
}

constexpr float marked_ink = 0.14F, strong_ink = 0.28F;

// Shares of the picture's pixels, 0 to 1.
struct Marks {
  double bare = 0, inked = 0;
  double thick = 0;    // of marks wider than strokes are
  double between = 0;  // marked, but neither bare nor dark
};

Marks marks_of(const std::vector<float>& strength, const Ink& ink) {
  const std::vector<float> depth = depth_of(ink);
  // Strokes are thin; things in a photo are not.
  const double thick_px = std::max(3.0, std::max(ink.width, ink.height) / 90.0);
  Marks marks;
  for (std::size_t i = 0; i < strength.size(); ++i) {
    if (strength[i] < marked_ink) marks.bare += 1;
    if (strength[i] >= 0.1F && strength[i] < 0.5F) marks.between += 1;
    marks.inked += ink.set[i];
    if (static_cast<double>(depth[i]) > thick_px) marks.thick += 1;
  }
  const auto all = static_cast<double>(std::max<std::size_t>(1, strength.size()));
  marks.bare /= all, marks.inked /= all, marks.thick /= all, marks.between /= all;
  return marks;
}

// Whether what stands on bare paper is one small thing, and filled: seen from near, there is more area than
// line.
bool is_small_thing(const Raster& raster, const Ink& ink) {
  constexpr double small_share = 0.5, most_times_nearer = 2.5, margin = 1.1, most_filled = 0.5;
  int left = ink.width, right = 0, top = ink.height, bottom = 0;
  for (int y = 0; y < ink.height; ++y) {
    for (int x = 0; x < ink.width; ++x) {
      if (!ink.at(x, y)) continue;
      left = std::min(left, x), right = std::max(right, x + 1);
      top = std::min(top, y), bottom = std::max(bottom, y + 1);
    }
  }
  const double side = std::max(raster.width, raster.height), reach = std::max(right - left, bottom - top);
  if (reach <= 0 || reach > small_share * side) return false;
  // Not so near that a felt pen's stroke looks like a thing.
  const double seen = std::max(reach * margin, side / most_times_nearer), x = (left + right - seen) / 2,
               y = (top + bottom - seen) / 2;
  const geometry::Rect area{std::max(0.0, x), std::max(0.0, y), std::min<double>(raster.width, x + seen),
                            std::min<double>(raster.height, y + seen)};
  const double nearer = side / std::max(area.width(), area.height());
  const auto enlarged = [nearer](double length) { return std::max(1, static_cast<int>(length * nearer)); };
  const Raster near = resampled(raster, area, enlarged(area.width()), enlarged(area.height()));
  const std::vector<float> strength = ink_strength(near);
  const Marks marks = marks_of(strength, ink_of(strength, near.width, near.height, marked_ink, strong_ink));
  return marks.thick > most_filled * marks.inked;
}

// Whether most of the marks lie along the edge of something as dark as they: of a shadow on a wall, and not
// on paper.
bool are_edges(const Lab& lab, const Ink& ink) {
  constexpr float alike = 4;
  constexpr int least_dark = 3;
  constexpr double most_edges = 0.3;
  const int reach = std::max(4, std::max(ink.width, ink.height) / 32);
  const auto lightness = [&](int x, int y) { return lab.channels[0][ink.index(x, y)]; };
  double beside = 0, edges = 0;
  for (int y = reach; y + reach < ink.height; ++y) {
    for (int x = reach; x + reach < ink.width; ++x) {
      if (!ink.at(x, y)) continue;
      int bare = 0, dark = 0;
      for (const int v : {-reach, 0, reach}) {
        for (const int u : {-reach, 0, reach}) {
          if (ink.at(x + u, y + v)) continue;
          ++bare;
          if (lightness(x + u, y + v) < lightness(x, y) + alike) ++dark;
        }
      }
      if (bare < least_dark) continue;
      beside += 1;
      if (dark >= least_dark) edges += 1;
    }
  }
  return edges > most_edges * beside;
}

Kind kind_of_all(const Raster& raster) {
  const std::vector<float> strength = ink_strength(raster);
  const Ink ink = ink_of(strength, raster.width, raster.height, marked_ink, strong_ink);
  const Marks marks = marks_of(strength, ink);
  constexpr double least_paper = 0.6, least_ink = 0.003, most_ink = 0.4, most_thick = 0.05;
  if (marks.bare < least_paper || marks.inked < least_ink || marks.inked > most_ink ||
      marks.thick > most_thick)
    return Kind::photo;
  constexpr double least_strokes = 0.5;
  if (share_of_strokes(ink) < least_strokes || is_small_thing(raster, ink)) return Kind::photo;
  // Paper that a lamp lights is not white everywhere.
  const Lab lab = to_lab(raster);
  if (are_edges(lab, ink)) return Kind::photo;
  double white = 0;
  for (const float lightness : lab.channels[0])
    if (lightness > 96) white += 1;
  constexpr double plain_white = 0.9;
  const auto all = static_cast<double>(std::max<std::size_t>(1, raster.pixels()));
  return white / all > plain_white * marks.bare && marks.between < 0.12 ? Kind::line_art : Kind::drawing;
}

}  // namespace

Kind kind_of(const Raster& raster) {
  const Kind kind = kind_of_all(raster);
  if (kind != Kind::photo) return kind;
  const std::optional<Sheet> sheet = sheet_in(raster);
  if (!sheet) return kind;
  const int side = std::max(raster.width, raster.height);
  return kind_of_all(flattened(raster, *sheet, side)) == Kind::photo ? Kind::photo : Kind::drawing;
}

std::optional<geometry::Rect> marked_part(const Raster& raster) {
  constexpr double least_paper = 0.8, most_share = 0.46, margin = 0.12, least_reach = 1.0 / 40;
  const std::vector<float> strength = ink_strength(raster);
  const Ink ink = ink_of(strength, raster.width, raster.height, marked_ink, strong_ink);
  if (marks_of(strength, ink).bare < least_paper) return {};
  const double side = std::max(raster.width, raster.height);
  geometry::Rect box;
  for_each_piece<Touch::corner>(ink.set, 1, ink.width, [&](const std::vector<std::size_t>& mark) {
    geometry::Rect own;
    for (const std::size_t at : mark) {
      const std::size_t column = at % static_cast<std::size_t>(ink.width),
                        row = at / static_cast<std::size_t>(ink.width);
      const auto x = static_cast<double>(column), y = static_cast<double>(row);
      own.include({x, y, x + 1, y + 1});
    }
    // Grains of paper are no marks.
    if (std::max(own.width(), own.height()) >= least_reach * side) box.include(own);
  });
  if (box.width() <= 0 || box.width() > most_share * raster.width ||
      box.height() > most_share * raster.height)
    return {};
  const double off = margin * std::max(box.width(), box.height());
  return geometry::Rect{
      std::max(0.0, (box.left - off) / raster.width), std::max(0.0, (box.top - off) / raster.height),
      std::min(1.0, (box.right + off) / raster.width), std::min(1.0, (box.bottom + off) / raster.height)};
}

bool has_filled_areas(const Raster& raster) {
  constexpr double least_filled = 0.3;
  const std::vector<float> strength = ink_strength(raster);
  const Marks marks =
      marks_of(strength, ink_of(strength, raster.width, raster.height, marked_ink, strong_ink));
  return marks.thick > least_filled * marks.inked;
}

}  // namespace photo
