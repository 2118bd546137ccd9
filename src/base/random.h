#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace base {

// A seeded generator with its own range mapping: the standard distributions differ between libraries and
// would break golden pictures. xoshiro256** by Blackman and Vigna (public domain, prng.di.unimi.it), seeded
// with splitmix64.
class Random {
 public:
  explicit Random(std::uint64_t seed);

  std::uint64_t next();
  // A whole number from 0 to bound - 1; bound must be at least 1.
  std::uint32_t below(std::uint32_t bound);
  // A number in [low, high).
  double uniform(double low, double high);
  bool chance(double probability) { return uniform(0, 1) < probability; }

  template <class T>
  const T& pick(std::span<const T> choices) {
    return choices[below(static_cast<std::uint32_t>(choices.size()))];
  }
  template <class T>
  void shuffle(std::span<T> items) {  // Fisher-Yates
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

  // An independent generator for one part of the work, so that a change in one part leaves the others as they
  // were.
  Random fork(std::string_view label) const;

 private:
  std::uint64_t state_[4];
};

}  // namespace base
