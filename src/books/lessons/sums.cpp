#include "books/lessons/sums.h"

#include <algorithm>

namespace books::lessons {
namespace {

constexpr const char* minus = "\u2212";
constexpr const char* times = "\u00b7";

std::string sum(int left, const char* sign, int right) {
  return std::to_string(left) + sign + std::to_string(right);
}

// What makes ten, and everything below it; one sum with nothing on one side.
std::vector<std::string> easy_sums(int result, base::Random& random) {
  std::vector<std::string> sums;
  for (int left = 1; left < result; ++left) sums.push_back(sum(left, "+", result - left));
  sums.push_back(random.chance(0.5) ? sum(result, "+", 0) : sum(0, "+", result));
  return sums;
}

std::vector<std::string> medium_sums(int result) {
  std::vector<std::string> sums;
  for (int left = 2; left <= result - 2; ++left) sums.push_back(sum(left, "+", result - left));
  for (int left = std::max(result + 2, 8); left <= 20; ++left) {
    sums.push_back(sum(left, minus, left - result));
  }
  return sums;
}

std::vector<std::string> hard_sums(int result, base::Random& random) {
  std::vector<std::string> sums;
  for (int left = 2; left <= 10; ++left) {
    if (result % left == 0 && result / left >= 2 && result / left <= 10) {
      sums.push_back(sum(left, times, result / left));
    }
    if (result <= 10) sums.push_back(sum(result * left, ":", left));
  }
  for (int i = 0; i < 3 && result >= 24; ++i) {
    const int left = 11 + static_cast<int>(random.below(static_cast<std::uint32_t>(result - 21)));
    sums.push_back(sum(left, "+", result - left));
  }
  for (int i = 0; i < 3 && result <= 86; ++i) {
    const int right = 12 + static_cast<int>(random.below(static_cast<std::uint32_t>(100 - result - 11)));
    sums.push_back(sum(result + right, minus, right));
  }
  return sums;
}

}  // namespace

const std::vector<int>& results_of(LessonLevel level) {
  static const std::vector<int> easy = {5, 6, 7, 8, 9, 10, 4, 3};
  static const std::vector<int> medium = {12, 15, 10, 18, 9, 14, 16, 11, 13, 17, 8, 20, 7, 19, 6, 5};
  static const std::vector<int> hard = {24, 36, 40, 12, 56, 18, 63, 30, 48, 72, 8,  42,
                                        20, 54, 9,  81, 28, 6,  35, 45, 64, 7,  16, 60};
  switch (level) {
    case LessonLevel::easy:
      return easy;
    case LessonLevel::medium:
      return medium;
    case LessonLevel::hard:
      break;
  }
  return hard;
}

std::vector<std::string> sums_for(int result, LessonLevel level, std::size_t count, base::Random& random) {
  std::vector<std::string> sums = level == LessonLevel::easy     ? easy_sums(result, random)
                                  : level == LessonLevel::medium ? medium_sums(result)
                                                                 : hard_sums(result, random);
  std::sort(sums.begin(), sums.end());
  sums.erase(std::unique(sums.begin(), sums.end()), sums.end());
  random.shuffle(std::span<std::string>(sums));
  if (sums.size() > count) sums.resize(count);
  return sums;
}

std::size_t most_sums(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return 16;
    case LessonLevel::medium:
      return 24;
    case LessonLevel::hard:
      break;
  }
  return 36;
}

}  // namespace books::lessons
