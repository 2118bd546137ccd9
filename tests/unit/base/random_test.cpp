#include "base/random.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace base {
namespace {

std::vector<std::uint64_t> sequence(Random random, int count = 50) {
  std::vector<std::uint64_t> out;
  for (int i = 0; i < count; ++i) out.push_back(random.next());
  return out;
}

// xoshiro256** as its authors publish it (prng.di.unimi.it), on the same state words.
TEST(Random, IsTheReferenceGeneratorSeededWithSplitmix) {
  std::uint64_t seed = 42;
  std::array<std::uint64_t, 4> s{};
  for (auto& word : s) {
    std::uint64_t z = (seed += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    word = z ^ (z >> 31);
  }
  const auto rotate = [](std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); };
  Random random(42);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t expected = rotate(s[1] * 5, 7) * 9;
    const std::uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 45);
    ASSERT_EQ(random.next(), expected);
  }
}

TEST(Random, TheSeedDecidesTheSequence) {
  EXPECT_EQ(sequence(Random(7)), sequence(Random(7)));
  EXPECT_NE(sequence(Random(7)), sequence(Random(8)));
  EXPECT_NE(sequence(Random(0)), std::vector<std::uint64_t>(50, 0));
}

TEST(Random, BelowReachesEveryNumberAboutEquallyOften) {
  for (const std::uint32_t bound : {1U, 2U, 3U, 10U, 97U}) {
    Random random(bound);
    std::vector<int> hits(bound);
    const int rounds = 2000 * static_cast<int>(bound);
    for (int i = 0; i < rounds; ++i) {
      const std::uint32_t number = random.below(bound);
      ASSERT_LT(number, bound);
      ++hits[number];
    }
    for (const int count : hits) EXPECT_NEAR(count, 2000, 250);
  }
}

TEST(Random, UniformStaysInItsRangeAndHasItsMean) {
  Random random(3);
  double sum = 0;
  for (int i = 0; i < 20000; ++i) {
    const double number = random.uniform(-2, 6);
    ASSERT_GE(number, -2);
    ASSERT_LT(number, 6);
    sum += number;
  }
  EXPECT_NEAR(sum / 20000, 2, 0.1);
}

TEST(Random, ChanceNeverAndAlwaysAreExact) {
  Random random(4);
  for (int i = 0; i < 1000; ++i) {
    EXPECT_FALSE(random.chance(0));
    EXPECT_TRUE(random.chance(1));
  }
}

TEST(Random, ShufflingKeepsEveryItemAndReachesEveryOrder) {
  std::set<std::string> orders;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    std::string letters = "abcd";
    Random(seed).shuffle(std::span<char>(letters));
    orders.insert(letters);
    std::sort(letters.begin(), letters.end());
    ASSERT_EQ(letters, "abcd");
  }
  EXPECT_EQ(orders.size(), 24U);
}

TEST(Random, ForksDependOnSeedAndLabelOnlyAndLeaveTheirParentAlone) {
  const Random parent(9);
  EXPECT_EQ(sequence(parent.fork("sky")), sequence(parent.fork("sky")));
  EXPECT_NE(sequence(parent.fork("sky")), sequence(parent.fork("sea")));
  EXPECT_NE(sequence(parent.fork("sky")), sequence(Random(10).fork("sky")));
  EXPECT_EQ(sequence(parent), sequence(Random(9)));
}

}  // namespace
}  // namespace base
