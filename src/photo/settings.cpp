#include "photo/settings.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace photo {
namespace {

// Three pages that were looked at (shared trial of 22 photos), and the ends of the slider.
constexpr std::array<PageSettings, 5> known = {{
    {16, 70, 2.0, 1.4, 2.8, 36, 6},
    {40, 30, 1.0, 1.2, 1.9, 32, 4.6},
    {120, 9, 0.95, 0.8, 1.8, 24, 4.2},
    {350, 4, 0.75, 0.6, 1.4, 18, 2.7},
    {500, 3, 0.7, 0.55, 1.2, 16, 2.4},
}};

int regions_of(drawing::Age age) {
  switch (age) {
    case drawing::Age::years_3_5:
      return known[1].regions;
    case drawing::Age::years_6_8:
      return known[2].regions;
    case drawing::Age::years_9_up:
      break;
  }
  return known[3].regions;
}

}  // namespace

PixelSize working_size(double width, double height, int side_px) {
  constexpr double share = working_pixels / working_side_px / working_side_px;
  const double scale =
      std::min(side_px / std::max(width, height), side_px * std::sqrt(share / (width * height)));
  const auto size = [scale](double length) {
    return std::max(1, static_cast<int>(std::lround(length * scale)));
  };
  return {size(width), size(height)};
}

PageSettings settings_for(drawing::Age age, int strength) {
  constexpr double full_swing = 2.6;  // times as many regions at 100, so few of them at 0
  const double wanted =
      std::clamp(regions_of(age) * std::pow(full_swing, (strength - 50) / 50.0),
                 static_cast<double>(known.front().regions), static_cast<double>(known.back().regions));
  std::size_t i = 1;
  while (i + 1 < known.size() && wanted > known[i].regions) ++i;
  const PageSettings &low = known[i - 1], &high = known[i];
  const double share =
      std::log(wanted / low.regions) / std::log(static_cast<double>(high.regions) / low.regions);
  const auto between = [share](double a, double b) { return a + (b - a) * share; };
  const auto between_logs = [share](double a, double b) { return a * std::pow(b / a, share); };
  PageSettings settings;
  settings.regions = static_cast<int>(std::lround(wanted));
  settings.smallest_mm2 = between_logs(low.smallest_mm2, high.smallest_mm2);
  settings.inner_radius_mm = between(low.inner_radius_mm, high.inner_radius_mm);
  settings.line_mm = between(low.line_mm, high.line_mm);
  settings.sigma_px = between(low.sigma_px, high.sigma_px);
  settings.wave_px = between(low.wave_px, high.wave_px);
  settings.least_difference = between(low.least_difference, high.least_difference);
  return settings;
}

}  // namespace photo
