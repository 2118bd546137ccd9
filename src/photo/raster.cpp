#include "photo/raster.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace photo {
namespace {

// What one pixel of a smaller or larger row takes from the pixels of the row before.
struct Tap {
  int first = 0;
  std::vector<float> weights;
};

std::vector<Tap> taps_of(int from_size, double from, double to, int size) {
  std::vector<Tap> taps(static_cast<std::size_t>(size));
  const double step = (to - from) / size, reach = std::max(1.0, step);
  for (int i = 0; i < size; ++i) {
    const double center = from + (i + 0.5) * step;
    Tap& tap = taps[static_cast<std::size_t>(i)];
    const int last = std::min(from_size - 1, static_cast<int>(std::ceil(center + reach - 0.5)));
    tap.first = std::max(0, static_cast<int>(std::floor(center - reach + 0.5)));
    tap.first = std::min(tap.first, last);
    double sum = 0;
    for (int k = tap.first; k <= last; ++k) {
      const double weight = std::max(0.0, 1 - std::abs(k + 0.5 - center) / reach);
      tap.weights.push_back(static_cast<float>(weight));
      sum += weight;
    }
    for (float& weight : tap.weights)
      weight = sum > 0 ? static_cast<float>(weight / sum) : 1.0F / static_cast<float>(tap.weights.size());
  }
  return taps;
}

}  // namespace

Raster set_upright(Raster raster, Lie lie) {
  if (lie < 2 || lie > 8) return raster;
  const bool swapped = lie >= 5;
  Raster out(swapped ? raster.height : raster.width, swapped ? raster.width : raster.height);
  const int right = raster.width - 1, bottom = raster.height - 1;
  for (int y = 0; y < out.height; ++y) {
    for (int x = 0; x < out.width; ++x) {
      int from_x = swapped ? y : x, from_y = swapped ? x : y;
      if (lie == 2 || lie == 3 || lie == 7 || lie == 8) from_x = right - from_x;
      if (lie == 3 || lie == 4 || lie == 6 || lie == 7) from_y = bottom - from_y;
      std::memcpy(out.at(x, y), raster.at(from_x, from_y), 3);
    }
  }
  return out;
}

Raster turned(Raster raster, int degrees) {
  switch (degrees) {
    case 90:
      return set_upright(std::move(raster), 6);
    case 180:
      return set_upright(std::move(raster), 3);
    case 270:
      return set_upright(std::move(raster), 8);
    default:
      return raster;
  }
}

Raster resampled(const Raster& raster, const geometry::Rect& area, int width, int height) {
  const std::vector<Tap> columns = taps_of(raster.width, area.left, area.right, width);
  const std::vector<Tap> rows = taps_of(raster.height, area.top, area.bottom, height);
  Raster out(width, height);
  std::vector<float> sums(3 * static_cast<std::size_t>(raster.width));
  for (int y = 0; y < height; ++y) {
    const Tap& row = rows[static_cast<std::size_t>(y)];
    std::fill(sums.begin(), sums.end(), 0.0F);
    for (std::size_t k = 0; k < row.weights.size(); ++k) {
      const float weight = row.weights[k];
      const std::uint8_t* line = raster.at(0, row.first + static_cast<int>(k));
      for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += weight * static_cast<float>(line[i]);
    }
    std::uint8_t* to = out.at(0, y);
    for (const Tap& column : columns) {
      float mixed[3] = {0.5F, 0.5F, 0.5F};
      const float* from = sums.data() + 3 * static_cast<std::size_t>(column.first);
      for (const float weight : column.weights) {
        for (const std::size_t c : {0U, 1U, 2U}) mixed[c] += weight * from[c];
        from += 3;
      }
      for (const float value : mixed) *to++ = static_cast<std::uint8_t>(std::clamp(value, 0.0F, 255.0F));
    }
  }
  return out;
}

}  // namespace photo
