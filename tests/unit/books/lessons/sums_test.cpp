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

}  // namespace
}  // namespace books::lessons
