#include "photo/smoothing.h"

#include <algorithm>
#include <cmath>

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
  const auto width = static_cast<std::size_t>(lab.width);
  float *l = lab.channels[0].data(), *a = lab.channels[1].data(), *b = lab.channels[2].data();
  const float* f = feedback.data();
  for (std::size_t begin = 0; begin < lab.pixels(); begin += width) {
    for (std::size_t i = begin + 1; i < begin + width; ++i) {
      l[i] += f[i] * (l[i - 1] - l[i]);
      a[i] += f[i] * (a[i - 1] - a[i]);
      b[i] += f[i] * (b[i - 1] - b[i]);
    }
    for (std::size_t i = begin + width - 1; i-- > begin;) {
      l[i] += f[i + 1] * (l[i + 1] - l[i]);
      a[i] += f[i + 1] * (a[i + 1] - a[i]);
      b[i] += f[i + 1] * (b[i + 1] - b[i]);
    }
  }
}

void filter_columns(Lab& lab, const std::vector<float>& feedback) {
  const auto width = static_cast<std::size_t>(lab.width), height = static_cast<std::size_t>(lab.height);
  const auto mix = [width](float* to, const float* from, const float* f) {
    for (std::size_t x = 0; x < width; ++x) to[x] += f[x] * (from[x] - to[x]);
  };
  for (std::vector<float>& channel : lab.channels) {
    float* p = channel.data();
    for (std::size_t y = 1; y < height; ++y)
      mix(p + y * width, p + (y - 1) * width, feedback.data() + y * width);
    for (std::size_t y = height - 1; y-- > 0;)
      mix(p + y * width, p + (y + 1) * width, feedback.data() + (y + 1) * width);
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
