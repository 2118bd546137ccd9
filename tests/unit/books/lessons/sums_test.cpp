#include "books/lessons/sums.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "support/sum_reader.h"

namespace books::lessons {
namespace {

TEST(Sums, HaveTheirResultAndStayWithinTheirLevel) {
  base::Random random(3);
  for (const LessonLevel level : {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard}) {
    const int highest = level == LessonLevel::easy ? 10 : level == LessonLevel::medium ? 20 : 100;
    const std::vector<int>& results = results_of(level);
    EXPECT_EQ(std::set<int>(results.begin(), results.end()).size(), results.size());
    for (const int result : results) {
      const auto sums = sums_for(result, level, 100, random);
      EXPECT_GE(sums.size(), level == LessonLevel::easy ? 2u : 3u) << result;
      EXPECT_EQ(std::set<std::string>(sums.begin(), sums.end()).size(), sums.size());
      for (const std::string& text : sums) {
        const support::ReadSum sum = support::read_sum(text);
        EXPECT_EQ(sum.result, result) << text;
        // Small children learn early that nothing more is nothing more; only they are asked for it.
        const int least = level == LessonLevel::easy ? 0 : 1;
        EXPECT_TRUE(std::min(sum.left, sum.right) >= least && std::max(sum.left, sum.right) <= highest)
            << text;
        if (level == LessonLevel::easy) {
          EXPECT_EQ(sum.sign, U'+') << text;
        }
        if (level == LessonLevel::medium) {
          EXPECT_TRUE(sum.sign == U'+' || sum.sign == U'\u2212') << text;
        }
        if (sum.sign == U'\u00b7') {
          EXPECT_LE(std::max(sum.left, sum.right), 10) << text;
        }
        if (sum.sign == U':') {
          EXPECT_EQ(sum.left % sum.right, 0) << text;
        }
      }
    }
  }
}

TEST(Sums, GiveNoMoreThanAskedFor) {
  base::Random random(1);
  EXPECT_EQ(sums_for(9, LessonLevel::easy, 3, random).size(), 3u);
}

TEST(Sums, OfARangeStayInIt) {
  base::Random random(5);
  for (const NumberRange range :
       {NumberRange{0, 10}, NumberRange{11, 20}, NumberRange{0, 100}, NumberRange{91, 100}}) {
    for (const LessonLevel level : {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard}) {
      const SumRules rules(level, range);
      const std::vector<int> results = results_of(rules);
      EXPECT_EQ(results.size(), static_cast<std::size_t>(range.most - range.least) + 1);
      for (const int result : results) {
        const auto sums = sums_for(result, rules, 1000, random);
        EXPECT_FALSE(sums.empty()) << result;
        for (const std::string& text : sums) {
          const support::ReadSum sum = support::read_sum(text);
          EXPECT_EQ(sum.result, result) << text;
          EXPECT_TRUE(std::min(sum.left, sum.right) >= 0 && std::max(sum.left, sum.right) <= range.most)
              << text;
          if (level == LessonLevel::easy) {
            EXPECT_EQ(sum.sign, U'+') << text;
          }
        }
      }
    }
  }
}

TEST(Sums, OfARowOfTheTimesTablesAreItsProducts) {
  base::Random random(5);
  for (int factor = first_times_row; factor <= last_times_row; ++factor) {
    const SumRules rules(LessonLevel::hard, TimesRow{factor});
    const std::vector<int> results = results_of(rules);
    EXPECT_EQ(results.size(), 10u);
    for (const int result : results) {
      for (const std::string& text : sums_for(result, rules, 10, random)) {
        const support::ReadSum sum = support::read_sum(text);
        EXPECT_EQ(sum.sign, U'\u00b7') << text;
        EXPECT_EQ(sum.result, result) << text;
        EXPECT_TRUE(sum.left == factor || sum.right == factor) << text;
      }
    }
  }
}

}  // namespace
}  // namespace books::lessons
