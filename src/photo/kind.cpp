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

Kind kind_of_all(const Raster& raster) {
  constexpr float marked = 0.14F, strong = 0.28F;
  const std::vector<float> strength = ink_strength(raster);
  const Ink ink = ink_of(strength, raster.width, raster.height, marked, strong);
  const std::vector<float> depth = depth_of(ink);
  // Strokes are thin; things in a photo are not.
  const double thick_px = std::max(3.0, std::max(raster.width, raster.height) / 90.0);
  const double all = static_cast<double>(std::max<std::size_t>(1, raster.pixels()));
  double bare = 0, inked = 0, thick = 0, between = 0;
  for (std::size_t i = 0; i < strength.size(); ++i) {
    if (strength[i] < marked) bare += 1;
    if (strength[i] >= 0.1F && strength[i] < 0.5F) between += 1;
    inked += ink.set[i];
    if (static_cast<double>(depth[i]) > thick_px) thick += 1;
  }
  bare /= all, inked /= all, thick /= all, between /= all;
  constexpr double least_paper = 0.6, least_ink = 0.003, most_ink = 0.4, most_thick = 0.05;
  if (bare < least_paper || inked < least_ink || inked > most_ink || thick > most_thick) return Kind::photo;
  constexpr double least_strokes = 0.5;
  if (share_of_strokes(ink) < least_strokes) return Kind::photo;
  // Paper that a lamp lights is not white everywhere.
  const Lab lab = to_lab(raster);
  double white = 0;
  for (const float lightness : lab.channels[0])
    if (lightness > 96) white += 1;
  constexpr double plain_white = 0.9;
  return white / all > plain_white * bare && between < 0.12 ? Kind::line_art : Kind::drawing;
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

}  // namespace photo
