#include "books/lessons/sums.h"

#include <algorithm>

namespace books::lessons {
namespace {

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
    sums.push_back(sum(left, minus_sign, left - result));
  }
  return sums;
}

std::vector<std::string> hard_sums(int result, base::Random& random) {
  std::vector<std::string> sums;
  for (int left = 2; left <= 10; ++left) {
    if (result % left == 0 && result / left >= 2 && result / left <= 10) {
      sums.push_back(sum(left, times_sign, result / left));
    }
    if (result <= 10) sums.push_back(sum(result * left, ":", left));
  }
  for (int i = 0; i < 3 && result >= 24; ++i) {
    const int left = 11 + static_cast<int>(random.below(static_cast<std::uint32_t>(result - 21)));
    sums.push_back(sum(left, "+", result - left));
  }
  for (int i = 0; i < 3 && result <= 86; ++i) {
    const int right = 12 + static_cast<int>(random.below(static_cast<std::uint32_t>(100 - result - 11)));
    sums.push_back(sum(result + right, minus_sign, right));
  }
  return sums;
}

std::vector<std::string> sums_in_range(int result, const NumberRange& range, LessonLevel level) {
  std::vector<std::string> sums;
  // With nothing on one side only where there is hardly anything else.
  const int least = result >= 4 ? 1 : 0;
  for (int left = least; left <= result - least; ++left) sums.push_back(sum(left, "+", result - left));
  if (level == LessonLevel::easy) return sums;
  for (int left = result + 1; left <= range.most; ++left)
    sums.push_back(sum(left, minus_sign, left - result));
  if (level == LessonLevel::medium) return sums;
  for (int left = 2; left <= 10; ++left) {
    if (result % left == 0 && result / left >= 2 && result / left <= 10) {
      sums.push_back(sum(left, times_sign, result / left));
    }
  }
  return sums;
}

std::vector<std::string> sums_in_row(int result, int factor) {
  const int other = result / factor;
  return {sum(other, times_sign, factor), sum(factor, times_sign, other)};
}

std::vector<std::string> all_sums(int result, const SumRules& rules, base::Random& random) {
  if (rules.wish) {
    if (const auto* row = std::get_if<TimesRow>(&*rules.wish)) return sums_in_row(result, row->factor);
    return sums_in_range(result, std::get<NumberRange>(*rules.wish), rules.level);
  }
  switch (rules.level) {
    case LessonLevel::easy:
      return easy_sums(result, random);
    case LessonLevel::medium:
      return medium_sums(result);
    case LessonLevel::hard:
      break;
  }
  return hard_sums(result, random);
}

std::vector<int> wished_results(const SumWish& wish) {
  std::vector<int> results;
  if (const auto* row = std::get_if<TimesRow>(&wish)) {
    for (int other = 1; other <= 10; ++other) results.push_back(other * row->factor);
    return results;
  }
  const auto& range = std::get<NumberRange>(wish);
  // From the top: more sums have a large result.
  for (int result = range.most; result >= range.least; --result) results.push_back(result);
  return results;
}

}  // namespace

std::vector<int> results_of(const SumRules& rules) {
  if (rules.wish) return wished_results(*rules.wish);
  static const std::vector<int> easy = {5, 6, 7, 8, 9, 10, 4, 3, 2};
  static const std::vector<int> medium = {12, 15, 10, 18, 9, 14, 16, 11, 13, 17, 8, 20, 7, 19, 6, 5};
  static const std::vector<int> hard = {24, 36, 40, 12, 56, 18, 63, 30, 48, 72, 8,  42,
                                        20, 54, 9,  81, 28, 6,  35, 45, 64, 7,  16, 60};
  switch (rules.level) {
    case LessonLevel::easy:
      return easy;
    case LessonLevel::medium:
      return medium;
    case LessonLevel::hard:
      break;
  }
  return hard;
}

std::vector<std::string> sums_for(int result, const SumRules& rules, std::size_t count,
                                  base::Random& random) {
  std::vector<std::string> sums = all_sums(result, rules, random);
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
