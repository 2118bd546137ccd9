#include "photo/ink.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "photo/lab.h"
#include "photo/label_map.h"

namespace photo {
namespace {

using geometry::Point;

// How light bare paper is at each place: the lightest tenth of each tile and its neighbours, with the tiles
// blended.
class PaperLight {
 public:
  explicit PaperLight(const Lab& lab)
      : tile_px_(std::max(8, std::max(lab.width, lab.height) / tiles_along)),
        columns_((lab.width + tile_px_ - 1) / tile_px_),
        rows_((lab.height + tile_px_ - 1) / tile_px_) {
    std::vector<float> lightest(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
    std::vector<float> values;
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        values.clear();
        for (int y = row * tile_px_; y < std::min(lab.height, (row + 1) * tile_px_); ++y) {
          for (int x = column * tile_px_; x < std::min(lab.width, (column + 1) * tile_px_); ++x)
            values.push_back(
                lab.channels[0][static_cast<std::size_t>(y) * static_cast<std::size_t>(lab.width) +
                                static_cast<std::size_t>(x)]);
        }
        const auto tenth = values.begin() + static_cast<std::ptrdiff_t>(values.size() * 9 / 10);
        std::nth_element(values.begin(), tenth, values.end());
        lightest[index(column, row)] = *tenth;
      }
    }
    // A tile full of ink is as light as the paper beside it, but no shadow is deeper than this.
    constexpr float deepest_shadow = 0.5F;
    const float usual = deepest_shadow * *std::max_element(lightest.begin(), lightest.end());
    light_.resize(lightest.size());
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        float most = std::max(usual, 1.0F);
        for (int v = std::max(0, row - reach); v <= std::min(rows_ - 1, row + reach); ++v)
          for (int u = std::max(0, column - reach); u <= std::min(columns_ - 1, column + reach); ++u)
            most = std::max(most, lightest[index(u, v)]);
        light_[index(column, row)] = most;
      }
    }
  }

  float at(int x, int y) const {
    const auto place = [this](int pixel, int tiles, int& first, float& share) {
      const float tile = (static_cast<float>(pixel) + 0.5F) / static_cast<float>(tile_px_) - 0.5F;
      const float inside = std::clamp(tile, 0.0F, static_cast<float>(tiles - 1));
      first = std::min(static_cast<int>(inside), std::max(0, tiles - 2));
      share = inside - static_cast<float>(first);
    };
    int column = 0, row = 0;
    float right = 0, down = 0;
    place(x, columns_, column, right);
    place(y, rows_, row, down);
    const int next_column = std::min(column + 1, columns_ - 1), next_row = std::min(row + 1, rows_ - 1);
    const float above = light_[index(column, row)] * (1 - right) + light_[index(next_column, row)] * right;
    const float below =
        light_[index(column, next_row)] * (1 - right) + light_[index(next_column, next_row)] * right;
    return above * (1 - down) + below * down;
  }

 private:
  static constexpr int tiles_along = 48, reach = 2;
  std::size_t index(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }
  int tile_px_;
  int columns_, rows_;
  std::vector<float> light_;
};

Point middle_of(const Ink& ink, std::size_t at) {
  const std::size_t width = static_cast<std::size_t>(ink.width), column = at % width, row = at / width;
  return {static_cast<double>(column) + 0.5, static_cast<double>(row) + 0.5};
}

// The distance of each pixel to the next one where `is_target`, in pixels (chamfer 1 and 1.4).
template <class IsTarget>
std::vector<float> distance_to(const Ink& ink, const IsTarget& is_target) {
  constexpr float diagonal = 1.4F, far = std::numeric_limits<float>::max() / 4;
  // With a rim all round, so that every pixel has its neighbours.
  const std::size_t width = static_cast<std::size_t>(ink.width),
                    height = static_cast<std::size_t>(ink.height), stride = width + 2;
  std::vector<float> rimmed(stride * (height + 2), far);
  for (std::size_t y = 0; y < height; ++y)
    for (std::size_t x = 0; x < width; ++x)
      if (is_target(y * width + x)) rimmed[(y + 1) * stride + x + 1] = 0;
  for (std::size_t y = 1; y <= height; ++y) {
    float* own = rimmed.data() + y * stride;
    const float* above = own - stride;
    for (std::size_t x = 1; x <= width; ++x)
      own[x] = std::min({own[x], above[x] + 1, above[x - 1] + diagonal, above[x + 1] + diagonal});
    for (std::size_t x = 1; x <= width; ++x) own[x] = std::min(own[x], own[x - 1] + 1);
  }
  std::vector<float> d(ink.set.size());
  for (std::size_t y = height; y > 0; --y) {
    float* own = rimmed.data() + y * stride;
    const float* below = own + stride;
    for (std::size_t x = 1; x <= width; ++x)
      own[x] = std::min({own[x], below[x] + 1, below[x - 1] + diagonal, below[x + 1] + diagonal});
    for (std::size_t x = width; x > 0; --x) own[x] = std::min(own[x], own[x + 1] + 1);
    std::copy_n(own + 1, width, d.data() + (y - 1) * width);
  }
  return d;
}

}  // namespace

std::vector<float> ink_strength(const Raster& raster) {
  const Lab lab = to_lab(raster);
  const PaperLight paper(lab);
  // The paper's own tint: the median of the lighter pixels.
  std::array<float, 2> tint{};
  for (const std::size_t c : {1U, 2U}) {
    std::vector<float> values;
    for (int y = 0; y < lab.height; y += 4) {
      for (int x = 0; x < lab.width; x += 4) {
        const std::size_t i =
            static_cast<std::size_t>(y) * static_cast<std::size_t>(lab.width) + static_cast<std::size_t>(x);
        constexpr float bare = 0.9F;
        if (lab.channels[0][i] > bare * paper.at(x, y)) values.push_back(lab.channels[c][i]);
      }
    }
    if (values.empty()) continue;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    tint[c - 1] = *middle;
  }
  constexpr float free_chroma = 10, full_chroma = 100;
  std::vector<float> strength(raster.pixels());
  for (int y = 0; y < raster.height; ++y) {
    for (int x = 0; x < raster.width; ++x) {
      const std::size_t i =
          static_cast<std::size_t>(y) * static_cast<std::size_t>(raster.width) + static_cast<std::size_t>(x);
      const float a = lab.channels[1][i] - tint[0], b = lab.channels[2][i] - tint[1];
      const float dark = std::max(0.0F, 1 - lab.channels[0][i] / paper.at(x, y));
      strength[i] = dark + std::max(0.0F, std::sqrt(a * a + b * b) - free_chroma) / full_chroma;
    }
  }
  return strength;
}

Ink ink_of(const std::vector<float>& strength, int width, int height, float weak, float strong) {
  Ink ink{width, height, std::vector<std::uint8_t>(strength.size(), 0)};
  std::vector<std::size_t> mark;
  for (std::size_t start = 0; start < strength.size(); ++start) {
    if (ink.set[start] != 0 || strength[start] <= strong) continue;
    fill_from<Touch::corner>(start, width, ink.set, mark,
                             [&](std::size_t at) { return strength[at] > weak; });
  }
  return ink;
}

void despeckle(Ink& ink, std::size_t least_mark, std::size_t least_hole) {
  const auto turn_below = [&ink](std::size_t least, std::uint8_t into) {
    return [&ink, least, into](const std::vector<std::size_t>& piece) {
      if (piece.size() >= least) return;
      for (const std::size_t at : piece) ink.set[at] = into;
    };
  };
  // Marks first, so that a hole's grain does not split it.
  for_each_piece<Touch::corner>(ink.set, 1, ink.width, turn_below(least_mark, 0));
  for_each_piece(ink.set, 0, ink.width, turn_below(least_hole, 1));
}

std::vector<float> depth_of(const Ink& ink) {
  return distance_to(ink, [&](std::size_t i) { return ink.set[i] == 0; });
}

Ink widened(const Ink& ink, double by_px) {
  const std::vector<float> distance = distance_to(ink, [&](std::size_t i) { return ink.set[i] != 0; });
  Ink wide = ink;
  for (std::size_t i = 0; i < distance.size(); ++i)
    wide.set[i] = static_cast<double>(distance[i]) <= by_px ? 1 : 0;
  return wide;
}

Ink thinned(Ink ink) {
  const int width = ink.width;
  std::vector<std::size_t> left, gone;
  for (std::size_t i = 0; i < ink.set.size(); ++i) {
    const int x = static_cast<int>(i) % width, y = static_cast<int>(i) / width;
    if (x == 0 || y == 0 || x == width - 1 || y == ink.height - 1) ink.set[i] = 0;
    if (ink.set[i] != 0) left.push_back(i);
  }
  const auto w = static_cast<std::ptrdiff_t>(width);
  // Clockwise from above.
  const std::array<std::ptrdiff_t, 8> round = {-w, 1 - w, 1, w + 1, w, w - 1, -1, -w - 1};
  for (bool changed = true; changed;) {
    changed = false;
    for (const bool second : {false, true}) {
      gone.clear();
      for (const std::size_t i : left) {
        std::array<bool, 9> p{};
        int marked = 0, rises = 0;
        for (std::size_t k = 0; k < round.size(); ++k) {
          p[k] = ink.set[static_cast<std::size_t>(static_cast<std::ptrdiff_t>(i) + round[k])] != 0;
          marked += p[k] ? 1 : 0;
        }
        p[8] = p[0];
        for (std::size_t k = 0; k < round.size(); ++k) rises += !p[k] && p[k + 1] ? 1 : 0;
        if (marked < 2 || marked > 6 || rises != 1) continue;
        const bool keeps = second ? (p[0] && p[2] && p[6]) || (p[0] && p[4] && p[6])
                                  : (p[0] && p[2] && p[4]) || (p[2] && p[4] && p[6]);
        if (!keeps) gone.push_back(i);
      }
      for (const std::size_t i : gone) ink.set[i] = 0;
      changed = changed || !gone.empty();
      std::erase_if(left, [&](std::size_t i) { return ink.set[i] == 0; });
    }
  }
  return ink;
}

std::vector<std::vector<Point>> strokes_of(Ink thin, std::size_t least_px) {
  std::vector<std::vector<Point>> strokes;
  const auto neighbours = [&](std::size_t at) {
    int count = 0;
    for_eight_neighbours(at, thin.width, thin.set.size(),
                         [&](std::size_t beside) { count += thin.set[beside]; });
    return count;
  };
  // Ends first, then what is round.
  for (const bool ends_only : {true, false}) {
    for (std::size_t start = 0; start < thin.set.size(); ++start) {
      if (thin.set[start] == 0 || (ends_only && neighbours(start) > 1)) continue;
      std::vector<Point> stroke;
      Point direction;
      for (std::size_t at = start;;) {
        const Point here = middle_of(thin, at);
        stroke.push_back(here);
        thin.set[at] = 0;
        // Straight on where lines cross.
        constexpr double least = -9, per_step = 0.2, memory = 0.6;
        double best = least;
        std::size_t next = at;
        Point way;
        for_eight_neighbours(at, thin.width, thin.set.size(), [&](std::size_t beside) {
          if (thin.set[beside] == 0) return;
          const Point there = middle_of(thin, beside);
          const Point step = there - here;
          const double fits =
              geometry::dot(direction, step) - per_step * (std::abs(step.x) + std::abs(step.y));
          if (fits > best) best = fits, next = beside, way = step;
        });
        if (next == at) break;
        direction = direction * memory + way;
        at = next;
      }
      if (stroke.size() >= least_px) strokes.push_back(std::move(stroke));
    }
  }
  return strokes;
}

}  // namespace photo
