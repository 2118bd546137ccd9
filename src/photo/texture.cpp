#include "photo/texture.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace photo {

std::vector<float> surroundings_of(const std::vector<float>& values, int width, int height, int reach) {
  const auto w = static_cast<std::size_t>(width), h = static_cast<std::size_t>(height),
             r = static_cast<std::size_t>(reach);
  std::vector<float> rows(values.size()), means(values.size());
  // Sums in whole numbers would be exact; in double they are good to far below what is asked.
  for (std::size_t y = 0; y < h; ++y) {
    const float* in = values.data() + y * w;
    double sum = 0;
    for (std::size_t x = 0; x < std::min(r, w); ++x) sum += static_cast<double>(in[x]);
    for (std::size_t x = 0; x < w; ++x) {
      if (x + r < w) sum += static_cast<double>(in[x + r]);
      if (x > r) sum -= static_cast<double>(in[x - r - 1]);
      const std::size_t count = std::min(x + r, w - 1) - (x > r ? x - r : 0) + 1;
      rows[y * w + x] = static_cast<float>(sum / static_cast<double>(count));
    }
  }
  std::vector<double> sums(w, 0);
  const auto add = [&](std::size_t y, double sign) {
    for (std::size_t x = 0; x < w; ++x) sums[x] += sign * static_cast<double>(rows[y * w + x]);
  };
  for (std::size_t y = 0; y < std::min(r, h); ++y) add(y, 1);
  for (std::size_t y = 0; y < h; ++y) {
    if (y + r < h) add(y + r, 1);
    if (y > r) add(y - r - 1, -1);
    const std::size_t count = std::min(y + r, h - 1) - (y > r ? y - r : 0) + 1;
    for (std::size_t x = 0; x < w; ++x)
      means[y * w + x] = static_cast<float>(sums[x] / static_cast<double>(count));
  }
  return means;
}

std::vector<float> clutter_of(const std::vector<float>& gradient, int width, int height) {
  const int reach = std::max(2, std::max(width, height) / 48), off = reach + 3;
  const std::vector<float> means = surroundings_of(gradient, width, height, reach);
  const auto at = [&](int x, int y) {
    return means[static_cast<std::size_t>(std::clamp(y, 0, height - 1)) * static_cast<std::size_t>(width) +
                 static_cast<std::size_t>(std::clamp(x, 0, width - 1))];
  };
  std::vector<float> clutter(gradient.size());
  std::size_t i = 0;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x, ++i) {
      // The plainest side counts: what stands before a meadow is no part of it.
      clutter[i] = std::min({at(x - off, y), at(x + off, y), at(x, y - off), at(x, y + off)});
    }
  }
  return clutter;
}

void weaken_clutter(std::vector<float>& gradient, const std::vector<float>& clutter) {
  constexpr float inhibition = 1;
  for (std::size_t i = 0; i < gradient.size(); ++i)
    gradient[i] = std::max(0.0F, gradient[i] - inhibition * clutter[i]);
}

std::vector<float> roughness_of(const Lab& lab, const Lab& smooth) {
  const int reach = std::max(2, std::max(lab.width, lab.height) / 96);
  std::vector<float> off(lab.pixels());
  for (std::size_t i = 0; i < off.size(); ++i) {
    float squares = 0;
    for (std::size_t c = 0; c < lab.channels.size(); ++c) {
      const float d = lab.channels[c][i] - smooth.channels[c][i];
      squares += d * d;
    }
    off[i] = std::sqrt(squares);
  }
  return surroundings_of(off, lab.width, lab.height, reach);
}

}  // namespace photo
