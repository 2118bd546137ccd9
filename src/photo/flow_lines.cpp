#include "photo/flow_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "photo/ink.h"
#include "photo/texture.h"

namespace photo {
namespace {

using geometry::Point;

// At half the size: a printed line is wider than two pixels.
constexpr int flow_shrink = 2;

// The value between four pixels; the place is cut to the picture.
float value_between(const Plane& plane, float x, float y) {
  const float u = std::clamp(x, 0.0F, static_cast<float>(plane.width) - 1.001F),
              v = std::clamp(y, 0.0F, static_cast<float>(plane.height) - 1.001F);
  const int column = static_cast<int>(u), row = static_cast<int>(v);
  const float p = u - static_cast<float>(column), q = v - static_cast<float>(row);
  const float* upper = plane.values.data() + plane.index(column, row);
  const float* lower = upper + plane.width;
  return (upper[0] + (upper[1] - upper[0]) * p) * (1 - q) + (lower[0] + (lower[1] - lower[0]) * p) * q;
}

// The way along the edges at each pixel, a vector of length 1, and how strong the edges are.
struct Flow {
  std::vector<float> x, y, strength;
};

Flow flow_of(const std::array<Plane, 3>& channels) {
  const int width = channels[0].width, height = channels[0].height;
  const auto w = static_cast<std::size_t>(width);
  // Mean squares of the gradient: the structure tensor.
  std::vector<float> xx(channels[0].values.size(), 0.0F), xy = xx, yy = xx;
  for (const Plane& channel : channels) {
    const std::vector<float> soft = surroundings_of(channel.values, width, height, 1);
    for (int y = 1; y + 1 < height; ++y) {
      for (int x = 1; x + 1 < width; ++x) {
        const std::size_t i = channel.index(x, y);
        const float dx = (soft[i + 1] - soft[i - 1]) / 2, dy = (soft[i + w] - soft[i - w]) / 2;
        xx[i] += dx * dx, xy[i] += dx * dy, yy[i] += dy * dy;
      }
    }
  }
  constexpr int reach = 3, rounds = 2;
  for (std::vector<float>* part : {&xx, &xy, &yy})
    for (int round = 0; round < rounds; ++round) *part = surroundings_of(*part, width, height, reach);
  Flow flow{std::vector<float>(xx.size()), std::vector<float>(xx.size()), std::vector<float>(xx.size())};
  for (std::size_t i = 0; i < xx.size(); ++i) {
    const float half = (xx[i] - yy[i]) / 2, off = std::sqrt(half * half + xy[i] * xy[i]);
    // The eigenvector of the smaller eigenvalue; where both parts vanish the longer form of it is taken.
    float u = -xy[i], v = half + off;
    if (half < 0) u = off - half, v = -xy[i];
    const float length = std::sqrt(u * u + v * v);
    flow.x[i] = length > 0 ? u / length : 1;
    flow.y[i] = length > 0 ? v / length : 0;
    flow.strength[i] = std::sqrt((xx[i] + yy[i]) / 2 + off);
  }
  return flow;
}

// How much darker a narrow strip is than a wider one, both across the flow.
std::vector<float> darker_across(const Plane& lightness, const Flow& flow) {
  constexpr int reach = 4;
  constexpr float narrow = 1.0F, wide = 1.6F, least_strength = 0.25F;
  std::array<float, 2 * reach + 1> weights{};
  const auto add = [&](float sigma, float sign) {
    float sum = 0;
    for (int k = -reach; k <= reach; ++k) sum += std::exp(-static_cast<float>(k * k) / (2 * sigma * sigma));
    for (int k = -reach; k <= reach; ++k)
      weights[static_cast<std::size_t>(k + reach)] +=
          sign * std::exp(-static_cast<float>(k * k) / (2 * sigma * sigma)) / sum;
  };
  add(wide, 1), add(narrow, -1);
  std::vector<float> darker(lightness.values.size(), 0.0F);
  std::size_t i = 0;
  for (int y = 0; y < lightness.height; ++y) {
    for (int x = 0; x < lightness.width; ++x, ++i) {
      if (flow.strength[i] < least_strength) continue;
      float sum = 0;
      for (int k = -reach; k <= reach; ++k)
        sum += weights[static_cast<std::size_t>(k + reach)] *
               value_between(lightness, static_cast<float>(x) - flow.y[i] * static_cast<float>(k),
                             static_cast<float>(y) + flow.x[i] * static_cast<float>(k));
      darker[i] = sum;
    }
  }
  return darker;
}

// The mean along the flow, in both directions, nearer pixels more.
std::vector<float> along(const std::vector<float>& values, const Flow& flow, int width, int height) {
  constexpr int reach = 6;
  constexpr float sigma = 3;
  std::array<float, reach + 1> weights{};
  for (int k = 0; k <= reach; ++k)
    weights[static_cast<std::size_t>(k)] = std::exp(-static_cast<float>(k * k) / (2 * sigma * sigma));
  std::vector<float> means(values.size(), 0.0F);
  const auto w = static_cast<std::size_t>(width);
  std::size_t i = 0;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x, ++i) {
      float sum = values[i], weight = 1;
      for (const float sign : {1.0F, -1.0F}) {
        float px = static_cast<float>(x) + 0.5F, py = static_cast<float>(y) + 0.5F;
        float dx = sign * flow.x[i], dy = sign * flow.y[i];
        for (int k = 1; k <= reach; ++k) {
          px += dx, py += dy;
          if (px < 0 || py < 0 || px >= static_cast<float>(width) || py >= static_cast<float>(height)) break;
          const std::size_t at = static_cast<std::size_t>(py) * w + static_cast<std::size_t>(px);
          const float turn = flow.x[at] * dx + flow.y[at] * dy < 0 ? -1.0F : 1.0F;
          dx = turn * flow.x[at], dy = turn * flow.y[at];
          sum += weights[static_cast<std::size_t>(k)] * values[at];
          weight += weights[static_cast<std::size_t>(k)];
        }
      }
      means[i] = std::max(0.0F, sum / weight);
    }
  }
  return means;
}

// How much of the surroundings are short strokes, 0 to 1: grass, fur and patterns are made of them.
std::vector<float> litter_of(const std::vector<std::vector<Point>>& strokes, const Ink& thin) {
  constexpr std::size_t short_px = 24;
  const int reach = std::max(2, std::max(thin.width, thin.height) / 24);
  std::vector<float> litter(thin.set.size(), 0.0F);
  for (const auto& stroke : strokes) {
    if (stroke.size() > short_px) continue;
    for (const Point p : stroke) litter[thin.index(static_cast<int>(p.x), static_cast<int>(p.y))] = 1;
  }
  return surroundings_of(litter, thin.width, thin.height, reach);
}

}  // namespace

std::vector<Ridge> flow_lines_of(const Lab& lab, double least_px) {
  if (std::min(lab.width, lab.height) < 4 * flow_shrink) return {};
  std::array<Plane, 3> channels;
  for (std::size_t c = 0; c < channels.size(); ++c) channels[c] = halved(lab, c);
  const int width = channels[0].width, height = channels[0].height;
  const Flow flow = flow_of(channels);
  std::vector<float> lines = along(darker_across(channels[0], flow), flow, width, height);
  constexpr float weak = 0.7F, strong = 1.5F, inhibition = 1.0F;
  const std::vector<float> clutter = clutter_of(lines, width, height);
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i] = std::max(0.0F, lines[i] - inhibition * clutter[i]);
  const Ink thin = thinned(ink_of(lines, width, height, weak, strong));
  const auto strokes = strokes_of(thin, 1);
  const std::vector<float> litter = litter_of(strokes, thin);
  std::vector<Ridge> found;
  for (const auto& stroke : strokes) {
    if (static_cast<double>(stroke.size()) < least_px / flow_shrink) continue;
    found.push_back(ridge_along_halved(stroke, [&](Point p) {
      const std::size_t at = thin.index(static_cast<int>(p.x), static_cast<int>(p.y));
      constexpr float per_litter = 16;
      return static_cast<double>(lines[at] / (1 + per_litter * litter[at]));
    }));
  }
  return found;
}

}  // namespace photo
