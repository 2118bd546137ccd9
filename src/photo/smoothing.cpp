#include "photo/smoothing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

namespace photo {
namespace {

std::vector<float> bell(double sigma) {
  const int reach = std::max(1, static_cast<int>(std::ceil(2.5 * sigma)));
  std::vector<float> weights;
  double sum = 0;
  for (int i = -reach; i <= reach; ++i) sum += std::exp(-i * i / (2 * sigma * sigma));
  for (int i = -reach; i <= reach; ++i)
    weights.push_back(static_cast<float>(std::exp(-i * i / (2 * sigma * sigma)) / sum));
  return weights;
}

// Gaussian, edges repeated.
std::vector<float> blurred(const std::vector<float>& in, int width, int height,
                           const std::vector<float>& weights) {
  const int reach = static_cast<int>(weights.size()) / 2;
  const auto w = static_cast<std::size_t>(width);
  std::vector<float> across(in.size(), 0.0F), out(in.size(), 0.0F);
  std::vector<float> padded(w + 2 * static_cast<std::size_t>(reach));
  for (std::size_t y = 0; y < static_cast<std::size_t>(height); ++y) {
    const float* row = in.data() + y * w;
    for (int i = 0; i < static_cast<int>(padded.size()); ++i)
      padded[static_cast<std::size_t>(i)] = row[std::clamp(i - reach, 0, width - 1)];
    float* to = across.data() + y * w;
    for (std::size_t k = 0; k < weights.size(); ++k) {
      const float weight = weights[k];
      const float* from = padded.data() + k;
      for (std::size_t x = 0; x < w; ++x) to[x] += weight * from[x];
    }
  }
  for (int y = 0; y < height; ++y) {
    float* to = out.data() + static_cast<std::size_t>(y) * w;
    for (int k = -reach; k <= reach; ++k) {
      const float weight = weights[static_cast<std::size_t>(k + reach)];
      const float* from = across.data() + static_cast<std::size_t>(std::clamp(y + k, 0, height - 1)) * w;
      for (std::size_t x = 0; x < w; ++x) to[x] += weight * from[x];
    }
  }
  return out;
}

// The recursive filter in one direction after the other; `feedback` says how much of the neighbour before
// goes on.
void filter_rows(Lab& lab, const std::vector<float>& feedback) {
  // Each pixel waits for the one before: several rows at once wait together.
  constexpr std::size_t rows = 8;
  const auto width = static_cast<std::size_t>(lab.width);
  const auto filter = [&](float* p, const float* f, auto count) {
    // Kept apart from the picture, so that none is read again that was just written.
    std::array<float, count()> before;
    for (std::size_t r = 0; r < count(); ++r) before[r] = p[r * width];
    for (std::size_t x = 1; x < width; ++x) {
      for (std::size_t r = 0; r < count(); ++r) {
        float& at = p[r * width + x];
        before[r] = at + f[r * width + x] * (before[r] - at);
        at = before[r];
      }
    }
    for (std::size_t x = width - 1; x-- > 0;) {
      for (std::size_t r = 0; r < count(); ++r) {
        float& at = p[r * width + x];
        before[r] = at + f[r * width + x + 1] * (before[r] - at);
        at = before[r];
      }
    }
  };
  for (std::vector<float>& channel : lab.channels) {
    std::size_t begin = 0;
    for (; begin + rows * width <= lab.pixels(); begin += rows * width)
      filter(channel.data() + begin, feedback.data() + begin, std::integral_constant<std::size_t, rows>{});
    for (; begin < lab.pixels(); begin += width)
      filter(channel.data() + begin, feedback.data() + begin, std::integral_constant<std::size_t, 1>{});
  }
}

void filter_columns(Lab& lab, const std::vector<float>& feedback) {
  // In strips that the processor's memory holds.
  constexpr std::size_t strip = 64;
  const auto width = static_cast<std::size_t>(lab.width), height = static_cast<std::size_t>(lab.height);
  const auto mix = [](float* to, const float* from, const float* f, std::size_t count) {
    for (std::size_t x = 0; x < count; ++x) to[x] += f[x] * (from[x] - to[x]);
  };
  for (std::size_t left = 0; left < width; left += strip) {
    const std::size_t count = std::min(strip, width - left);
    for (std::vector<float>& channel : lab.channels) {
      float* p = channel.data() + left;
      const float* f = feedback.data() + left;
      for (std::size_t y = 1; y < height; ++y) mix(p + y * width, p + (y - 1) * width, f + y * width, count);
      for (std::size_t y = height - 1; y-- > 0;)
        mix(p + y * width, p + (y + 1) * width, f + (y + 1) * width, count);
    }
  }
}

// The feedback of the widest pass over each pixel's step from its left and from its upper neighbour.
struct Steps {
  std::vector<float> across, down;
};

Steps steps_of(const Lab& guide, double sigma, double range, double first_sigma) {
  const auto width = static_cast<std::size_t>(guide.width);
  Steps steps{std::vector<float>(guide.pixels(), 0.0F), std::vector<float>(guide.pixels(), 0.0F)};
  for (const std::vector<float>& channel : guide.channels) {
    const float* p = channel.data();
    for (std::size_t i = 1; i < guide.pixels(); ++i) steps.across[i] += std::abs(p[i] - p[i - 1]);
    for (std::size_t i = width; i < guide.pixels(); ++i) steps.down[i] += std::abs(p[i] - p[i - width]);
  }
  const auto per_step = static_cast<float>(-std::sqrt(2.0) / first_sigma),
             slope = static_cast<float>(sigma / range);
  for (std::vector<float>* all : {&steps.across, &steps.down})
    for (float& value : *all) value = std::exp(per_step * (1 + slope * value));
  return steps;
}

// `lab` smoothed along the edges of `guide`. Each of the passes is half as wide as the one before, so that
// its feedback is the square of that one's.
Lab filtered(Lab lab, const Lab& guide, double sigma, double range) {
  constexpr int passes = 3;
  const double first_sigma =
      sigma * std::sqrt(3.0) * std::pow(2, passes - 1) / std::sqrt(std::pow(4, passes) - 1);
  Steps steps = steps_of(guide, sigma, range, first_sigma);
  for (int pass = 0; pass < passes; ++pass) {
    filter_rows(lab, steps.across);
    filter_columns(lab, steps.down);
    for (std::vector<float>* all : {&steps.across, &steps.down})
      for (float& value : *all) value *= value;
  }
  return lab;
}

}  // namespace

Lab smoothed(const Lab& lab, const Smoothing& smoothing) {
  const std::vector<float> weights = bell(smoothing.sigma);
  Lab guide{lab.width, lab.height, {}};
  for (std::size_t c = 0; c < guide.channels.size(); ++c)
    guide.channels[c] = blurred(lab.channels[c], lab.width, lab.height, weights);
  constexpr double sigma_of_filter = 3;  // in sigmas of the blur
  for (int round = 0; round < smoothing.rounds; ++round)
    guide = filtered(lab, guide, sigma_of_filter * smoothing.sigma, smoothing.range);
  return guide;
}

}  // namespace photo
