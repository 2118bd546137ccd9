#include "photo/eyes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>

#include "photo/label_map.h"

namespace photo {
namespace {

using geometry::Point;

// Sums of all lightnesses above and to the left (summed-area table).
class LightSums {
 public:
  explicit LightSums(const Lab& lab) : width_(lab.width), height_(lab.height) {
    const auto columns = static_cast<std::size_t>(width_) + 1;
    sums_.assign(columns * (static_cast<std::size_t>(height_) + 1), 0);
    std::size_t i = 0;
    for (int y = 0; y < height_; ++y) {
      double row = 0;
      for (int x = 0; x < width_; ++x, ++i) {
        row += static_cast<double>(lab.channels[0][i]);
        sums_[index(x + 1, y + 1)] = sums_[index(x + 1, y)] + row;
      }
    }
  }

  // The mean of a square, cut at the picture's edges.
  double mean(double x, double y, double half) const {
    const auto cut = [](double at, int size) {
      constexpr double to_nearest = 0.5;  // what is negative is cut
      return std::clamp(static_cast<int>(at + to_nearest), 0, size);
    };
    const int left = cut(x - half, width_), right = cut(x + half, width_), top = cut(y - half, height_),
              bottom = cut(y + half, height_);
    const int pixels = (right - left) * (bottom - top);
    if (pixels <= 0) return 0;
    return (sums_[index(right, bottom)] - sums_[index(left, bottom)] - sums_[index(right, top)] +
            sums_[index(left, top)]) /
           pixels;
  }

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * (static_cast<std::size_t>(width_) + 1) + static_cast<std::size_t>(x);
  }
  int width_, height_;
  std::vector<double> sums_;
};

// A dark spot and how far it stands out.
struct Spot {
  Eye eye;
  double clearness = 0;
};

// By how much it is lighter round a place than in it, all round but for one of eight sides: a brow or the
// outline of the head may be as dark.
double clearness_at(const LightSums& sums, Point at, double radius, double inside) {
  constexpr std::array<Point, 8> round = {
      {{1, 0}, {0.71, 0.71}, {0, 1}, {-0.71, 0.71}, {-1, 0}, {-0.71, -0.71}, {0, -1}, {0.71, -0.71}}};
  constexpr double off = 2, half = 0.5;
  double least = 1e9, second = 1e9;
  for (const Point way : round) {
    const Point there = at + way * (off * radius);
    const double lighter = sums.mean(there.x, there.y, half * radius) - inside;
    if (lighter < least) {
      second = least, least = lighter;
    } else {
      second = std::min(second, lighter);
    }
  }
  return second;
}

// How much of the difference between inside and outside lies in a narrow ring about the edge: nearly all
// where the picture is sharp, less than half where it is out of focus.
double sharpness_of(const Lab& lab, const Spot& spot) {
  constexpr double near = 0.7, far = 1.3;
  const auto mean_at = [&](double off) {
    constexpr int points = 24;
    double sum = 0;
    for (int i = 0; i < points; ++i) {
      const double angle = 2 * std::numbers::pi * i / points;
      const Point at = spot.eye.middle + Point{std::cos(angle), std::sin(angle)} * (off * spot.eye.radius);
      const int x = std::clamp(static_cast<int>(at.x), 0, lab.width - 1),
                y = std::clamp(static_cast<int>(at.y), 0, lab.height - 1);
      sum += static_cast<double>(
          lab.channels[0][static_cast<std::size_t>(y) * static_cast<std::size_t>(lab.width) +
                          static_cast<std::size_t>(x)]);
    }
    return sum / points;
  };
  return (mean_at(far) - mean_at(near)) / spot.clearness;
}

// How coloured the inside is: pupils are not.
double colour_of(const Lab& lab, const Eye& eye) {
  double a = 0, b = 0, pixels = 0;
  const int reach = std::max(1, static_cast<int>(eye.radius / 2));
  for (int y = static_cast<int>(eye.middle.y) - reach; y <= static_cast<int>(eye.middle.y) + reach; ++y) {
    for (int x = static_cast<int>(eye.middle.x) - reach; x <= static_cast<int>(eye.middle.x) + reach; ++x) {
      if (x < 0 || y < 0 || x >= lab.width || y >= lab.height) continue;
      const std::size_t i =
          static_cast<std::size_t>(y) * static_cast<std::size_t>(lab.width) + static_cast<std::size_t>(x);
      a += static_cast<double>(lab.channels[1][i]), b += static_cast<double>(lab.channels[2][i]);
      pixels += 1;
    }
  }
  return std::hypot(a, b) / std::max(1.0, pixels);
}

// What is as dark as the spot's middle and joined to it: whether it is round and as large as was looked for.
// Puts the eye where the dark is.
bool is_round(const Lab& lab, Spot& spot, double inside) {
  const double reach = 2.2 * spot.eye.radius;
  const int left = static_cast<int>(spot.eye.middle.x - reach),
            top = static_cast<int>(spot.eye.middle.y - reach);
  const int side = static_cast<int>(2 * reach) + 1;
  if (left < 0 || top < 0 || left + side > lab.width || top + side > lab.height) return false;
  const auto limit = static_cast<float>(inside + 0.55 * spot.clearness);
  const auto lightness = [&](int x, int y) {
    return lab.channels[0][static_cast<std::size_t>(top + y) * static_cast<std::size_t>(lab.width) +
                           static_cast<std::size_t>(left + x)];
  };
  const auto size = static_cast<std::size_t>(side);
  std::vector<std::uint8_t> seen(size * size, 0);
  std::vector<std::size_t> spot_px;
  const int middle = side / 2;
  // The darkest place near the middle: a glint may lie just there.
  int first_x = middle, first_y = middle;
  for (int y = middle - 2; y <= middle + 2; ++y)
    for (int x = middle - 2; x <= middle + 2; ++x)
      if (lightness(x, y) < lightness(first_x, first_y)) first_x = x, first_y = y;
  if (lightness(first_x, first_y) > limit) return false;
  fill_from(static_cast<std::size_t>(first_y) * size + static_cast<std::size_t>(first_x), side, seen, spot_px,
            [&](std::size_t at) {
              return lightness(static_cast<int>(at % size), static_cast<int>(at / size)) <= limit;
            });
  int low_x = side, high_x = 0, low_y = side, high_y = 0;
  double sum_x = 0, sum_y = 0, squares = 0;
  for (const std::size_t at : spot_px) {
    const int x = static_cast<int>(at % size), y = static_cast<int>(at / size);
    low_x = std::min(low_x, x), high_x = std::max(high_x, x);
    low_y = std::min(low_y, y), high_y = std::max(high_y, y);
    sum_x += x, sum_y += y, squares += x * x + y * y;
  }
  // A line or the corner of something larger reaches out.
  if (low_x == 0 || low_y == 0 || high_x == side - 1 || high_y == side - 1) return false;
  const double width = high_x - low_x + 1, height = high_y - low_y + 1;
  const double area = static_cast<double>(spot_px.size());
  constexpr double slimmest = 0.5, least_filled = 0.55, most_filled = 0.9, most_spread = 1.22;
  if (std::min(width, height) < slimmest * std::max(width, height)) return false;
  if (area < least_filled * width * height || area > most_filled * width * height) return false;
  // The moment of inertia, in that of a disc: a triangle of leaves has a fifth more.
  const double inertia = squares - (sum_x * sum_x + sum_y * sum_y) / area;
  if (inertia * 2 * std::numbers::pi > most_spread * area * area) return false;
  const double radius = std::sqrt(area / std::numbers::pi);
  if (radius < 0.6 * spot.eye.radius || radius > 1.5 * spot.eye.radius) return false;
  spot.eye = {{left + sum_x / area + 0.5, top + sum_y / area + 0.5}, radius, 0};
  return true;
}

// What of the spots that are alone enough may be an eye: in focus, without colour, where eyes are, and the
// clearer the smaller or larger it is.
bool is_eye(const Lab& lab, const Spot& spot) {
  constexpr double least_sharp = 0.4, sharper_by_px = 0.016, most_sharp = 0.66, most_colour = 18;
  constexpr double left_most = 0.06, lowest = 0.6, small_px = 5, large_px = 20, clear = 44, outstanding = 40;
  const Eye& eye = spot.eye;
  if (sharpness_of(lab, spot) < std::min(least_sharp + sharper_by_px * eye.radius, most_sharp)) return false;
  if (colour_of(lab, eye) > most_colour) return false;
  if (eye.middle.x < left_most * lab.width || eye.middle.x > (1 - left_most) * lab.width) return false;
  if (eye.middle.y > lowest * lab.height) return false;
  return spot.clearness > (eye.radius > small_px && eye.radius < large_px ? clear : outstanding);
}

// Whether one lies straight below the other and is about as large: on a coat, not in a face.
bool are_buttons(const Eye& a, const Eye& b) {
  constexpr double straight = 0.12, alike = 0.6, far = 20, near = 3;
  const Point off = b.middle - a.middle;
  const double smaller = std::min(a.radius, b.radius), larger = std::max(a.radius, b.radius);
  return std::abs(off.x) < straight * std::abs(off.y) && std::abs(off.y) > near * larger &&
         std::abs(off.y) < far * smaller && smaller > alike * larger;
}

bool overlap(const Eye& a, const Eye& b) {
  constexpr double apart = 1.6;
  return geometry::length(a.middle - b.middle) < apart * (a.radius + b.radius);
}

}  // namespace

std::vector<Eye> eyes_of(const Lab& lab, const std::vector<Face>& faces) {
  constexpr std::array<double, 7> radii = {3.5, 5, 7, 10, 14, 20, 28};
  constexpr double darkest = 34, least_clear = 27, half = 0.7;
  const LightSums sums(lab);
  std::vector<Spot> spots;
  for (const double radius : radii) {
    const double step = std::max(1.0, radius / 4), edge = 3 * radius;
    for (double y = edge; y < lab.height - edge; y += step) {
      for (double x = edge; x < lab.width - edge; x += step) {
        const double inside = sums.mean(x, y, half * radius);
        if (inside > darkest) continue;
        Spot spot{{{x, y}, radius, 0}, clearness_at(sums, {x, y}, radius, inside)};
        if (spot.clearness < least_clear || !is_round(lab, spot, inside)) continue;
        spots.push_back(spot);
      }
    }
  }
  std::stable_sort(spots.begin(), spots.end(),
                   [](const Spot& a, const Spot& b) { return a.clearness > b.clearness; });
  std::vector<Spot> apart;
  for (const Spot& spot : spots) {
    const bool is_known = std::any_of(apart.begin(), apart.end(),
                                      [&](const Spot& known) { return overlap(known.eye, spot.eye); });
    if (!is_known) apart.push_back(spot);
  }
  const auto are_at_most = [&apart](std::ptrdiff_t most) {
    constexpr double like_the_best = 0.6;
    return std::count_if(apart.begin(), apart.end(), [&](const Spot& spot) {
             return spot.clearness > like_the_best * apart.front().clearness;
           }) <= most;
  };
  constexpr std::ptrdiff_t most_spots = 8, most_eyes = 4;
  if (!are_at_most(most_spots)) return {};
  std::erase_if(apart, [&](const Spot& spot) { return !is_eye(lab, spot); });
  if (!are_at_most(most_eyes)) return {};
  std::vector<Eye> eyes;
  constexpr double as_clear = 0.7;
  for (const Spot& spot : apart) {
    const bool has_face = std::any_of(faces.begin(), faces.end(), [&](const Face& face) {
      return geometry::length(face.middle - spot.eye.middle) < face.size;
    });
    if (!has_face && spot.clearness > as_clear * apart.front().clearness) eyes.push_back(spot.eye);
  }
  // A row of buttons has no eye at its upper end.
  std::erase_if(eyes, [&](const Eye& eye) {
    return std::any_of(apart.begin(), apart.end(),
                       [&](const Spot& other) { return are_buttons(eye, other.eye); });
  });
  // Eyes lie beside each other; what lies below one is a nostril or a button.
  constexpr double steep = 1.5, near = 14;
  const std::vector<Eye> found = eyes;
  std::erase_if(eyes, [&](const Eye& eye) {
    return std::any_of(found.begin(), found.end(), [&](const Eye& other) {
      const Point off = eye.middle - other.middle;
      return off.y > steep * std::abs(off.x) && off.y > 0 && off.y < near * eye.radius;
    });
  });
  // A large one alone is an ear or a wheel.
  constexpr double largest_alone_px = 24;
  if (eyes.size() == 1 && eyes.front().radius > largest_alone_px) return {};
  // The eyes of a picture are about of one size, the spots of a hide are not.
  constexpr double most_larger = 1.8;
  const auto by_radius = [](const Eye& a, const Eye& b) { return a.radius < b.radius; };
  const auto [least, most] = std::minmax_element(eyes.begin(), eyes.end(), by_radius);
  if (!eyes.empty() && most->radius > most_larger * least->radius) return {};
  return eyes;
}

void cover_eyes(Lab& lab, const std::vector<Eye>& eyes) {
  for (const Eye& eye : eyes) {
    constexpr double covered = 1.5, beside = 2.1;
    const int reach = static_cast<int>(std::ceil(beside * eye.radius));
    const int middle_x = static_cast<int>(eye.middle.x), middle_y = static_cast<int>(eye.middle.y);
    const auto each = [&](double from, double to, auto visit) {
      for (int y = std::max(0, middle_y - reach); y <= std::min(lab.height - 1, middle_y + reach); ++y) {
        for (int x = std::max(0, middle_x - reach); x <= std::min(lab.width - 1, middle_x + reach); ++x) {
          const double off = geometry::length(Point{x + 0.5, y + 0.5} - eye.middle) / eye.radius;
          if (off >= from && off < to)
            visit(static_cast<std::size_t>(y) * static_cast<std::size_t>(lab.width) +
                  static_cast<std::size_t>(x));
        }
      }
    };
    for (std::vector<float>& channel : lab.channels) {
      // The median, so that what lies beyond the head's outline counts less.
      std::vector<float> values;
      each(covered, beside, [&](std::size_t i) { values.push_back(channel[i]); });
      if (values.empty()) continue;
      const auto at = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
      std::nth_element(values.begin(), at, values.end());
      const float usual = *at;
      each(0, covered, [&](std::size_t i) { channel[i] = usual; });
    }
  }
}

}  // namespace photo
