#include "photo/lab.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace photo {
namespace {

// Linear light of an sRGB value (IEC 61966-2-1).
const std::array<float, 256>& linear_light() {
  static const std::array<float, 256> table = [] {
    std::array<float, 256> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
      const double v = static_cast<double>(i) / 255;
      values[i] = static_cast<float>(v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4));
    }
    return values;
  }();
  return table;
}

// The cube root of CIE 15, with its straight piece near black, from a table with linear steps between.
class CubeRoot {
 public:
  CubeRoot() {
    for (std::size_t i = 0; i < values_.size(); ++i) {
      const double t = static_cast<double>(i) / steps;
      values_[i] = static_cast<float>(t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116);
    }
  }
  float operator()(float t) const {
    const float at = std::clamp(t, 0.0F, 0.99999F) * steps;
    const auto i = static_cast<std::size_t>(at);
    return values_[i] + (values_[i + 1] - values_[i]) * (at - static_cast<float>(i));
  }

 private:
  static constexpr int steps = 4096;
  std::array<float, steps + 1> values_{};
};

}  // namespace

Lab to_lab(const Raster& raster) {
  static const CubeRoot root;
  const std::array<float, 256>& linear = linear_light();
  Lab lab{raster.width, raster.height, {}};
  const std::size_t count = raster.pixels();
  for (auto& channel : lab.channels) channel.resize(count);
  const std::uint8_t* pixel = raster.rgb.data();
  for (std::size_t i = 0; i < count; ++i, pixel += 3) {
    const float r = linear[pixel[0]], g = linear[pixel[1]], b = linear[pixel[2]];
    const float x = root((0.4124F * r + 0.3576F * g + 0.1805F * b) / 0.9505F);
    const float y = root(0.2126F * r + 0.7152F * g + 0.0722F * b);
    const float z = root((0.0193F * r + 0.1192F * g + 0.9505F * b) / 1.089F);
    lab.channels[0][i] = 116 * y - 16;
    lab.channels[1][i] = 500 * (x - y);
    lab.channels[2][i] = 200 * (y - z);
  }
  return lab;
}

Plane halved(const Lab& lab, std::size_t channel) {
  Plane half{std::max(1, lab.width / 2), std::max(1, lab.height / 2), {}};
  half.values.reserve(static_cast<std::size_t>(half.width) * static_cast<std::size_t>(half.height));
  const auto w = static_cast<std::size_t>(lab.width);
  // The only row or column stands for the one beside it.
  const std::size_t right = lab.width > 1 ? 1 : 0, down = lab.height > 1 ? w : 0;
  for (int y = 0; y < half.height; ++y) {
    const float* p = lab.channels[channel].data() + static_cast<std::size_t>(2 * y) * w;
    for (int x = 0; x < half.width; ++x, p += 2)
      half.values.push_back((p[0] + p[right] + p[down] + p[down + right]) / 4);
  }
  return half;
}

void even_out_lightness(Lab& lab) {
  constexpr int levels = 1000;
  std::vector<std::size_t> histogram(levels + 1, 0);
  std::vector<float>& lightness = lab.channels[0];
  const auto level_of = [](float l) {
    return static_cast<std::size_t>(std::clamp(l * levels / 100, 0.0F, static_cast<float>(levels)));
  };
  for (const float l : lightness) ++histogram[level_of(l)];
  const auto percentile = [&](double share) {
    const double wanted = share * static_cast<double>(lightness.size());
    double below = 0;
    std::size_t level = 0;
    while (level < levels && below + static_cast<double>(histogram[level]) < wanted)
      below += static_cast<double>(histogram[level++]);
    return static_cast<double>(level) * 100 / levels;
  };
  // A picture of few lights and darks is not torn apart: its noise would become edges.
  constexpr double least_range = 20, least_power = 0.6, most_power = 1.25;
  const double dark = percentile(0.01), light = std::max(percentile(0.99), dark + least_range);
  const double middle = std::clamp((percentile(0.5) - dark) / (light - dark), 0.02, 0.98);
  const double power = std::clamp(std::log(0.5) / std::log(middle), least_power, most_power);
  std::vector<float> curve(levels + 1);
  for (std::size_t i = 0; i < curve.size(); ++i) {
    const double l = static_cast<double>(i) * 100 / levels;
    // What is darker or lighter still keeps its distance: eyes are less than a hundredth of a picture.
    const double bent = 100 * std::pow(std::clamp((l - dark) / (light - dark), 0.0, 1.0), power);
    curve[i] = static_cast<float>(bent + std::min(0.0, l - dark) + std::max(0.0, l - light));
  }
  for (float& l : lightness) {
    const float at = std::clamp(l * levels / 100, 0.0F, levels - 0.01F);
    const auto i = static_cast<std::size_t>(at);
    l = curve[i] + (curve[i + 1] - curve[i]) * (at - static_cast<float>(i));
  }
}

std::vector<float> gradient_of(const Lab& lab) {
  const auto width = static_cast<std::size_t>(lab.width), height = static_cast<std::size_t>(lab.height);
  std::vector<float> squares(lab.pixels(), 0.0F);
  for (const std::vector<float>& channel : lab.channels) {
    for (std::size_t y = 0; y < height; ++y) {
      const float* row = channel.data() + y * width;
      const float* above = y > 0 ? row - width : row;
      const float* below = y + 1 < height ? row + width : row;
      float* out = squares.data() + y * width;
      for (std::size_t x = 0; x < width; ++x) {
        const float across = row[std::min(x + 1, width - 1)] - row[x > 0 ? x - 1 : 0];
        const float down = below[x] - above[x];
        out[x] += across * across + down * down;
      }
    }
  }
  for (float& value : squares) value = std::sqrt(value);
  return squares;
}

}  // namespace photo
