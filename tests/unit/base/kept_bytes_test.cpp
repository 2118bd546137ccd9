#include "base/kept_bytes.h"

#include <atomic>
#include <latch>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace base {
namespace {

class KeptBytesTest : public testing::Test {
 protected:
  std::string get(const std::string& key, std::size_t size = 10) {
    return *kept_.get(key, [&] {
      ++made_;
      return std::string(size, key.front());
    });
  }

  KeptBytes kept_{10'000};
  int made_ = 0;
};

TEST_F(KeptBytesTest, WhatWasMadeIsKept) {
  EXPECT_EQ(get("a"), "aaaaaaaaaa");
  EXPECT_EQ(get("a"), "aaaaaaaaaa");
  EXPECT_EQ(made_, 1);
  get("b");
  EXPECT_EQ(made_, 2);
}

TEST_F(KeptBytesTest, WhatNobodyAskedForLongestGoesFirst) {
  get("a", 4'000);
  get("b", 4'000);
  get("a", 4'000);
  get("c", 4'000);  // pushes out b
  EXPECT_EQ(made_, 3);
  get("a", 4'000);
  EXPECT_EQ(made_, 3);
  get("b", 4'000);
  EXPECT_EQ(made_, 4);
}

TEST_F(KeptBytesTest, WhatIsLargerThanAllIsMadeAndNotKept) {
  EXPECT_EQ(get("a", 20'000).size(), 20'000u);
  EXPECT_EQ(get("a", 20'000).size(), 20'000u);
  EXPECT_EQ(made_, 2);
}

TEST_F(KeptBytesTest, AFailureIsNotKept) {
  EXPECT_THROW(kept_.get("a", []() -> std::string { throw std::runtime_error("no paper"); }),
               std::runtime_error);
  EXPECT_EQ(get("a"), "aaaaaaaaaa");
}

TEST(KeptBytes, WhereManyAskAtOnceOneMakesIt) {
  KeptBytes kept(10'000);
  std::atomic<int> made{0};
  std::latch all_ask(8);
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      all_ask.arrive_and_wait();
      EXPECT_EQ(*kept.get("a",
                          [&] {
                            ++made;
                            return std::string("made");
                          }),
                "made");
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(made.load(), 1);
}

TEST(KeptBytes, AFailureGoesToAllWhoWait) {
  KeptBytes kept(10'000);
  std::latch begun(1), may_fail(1);
  std::thread maker([&] {
    EXPECT_THROW(kept.get("a",
                          [&]() -> std::string {
                            begun.count_down();
                            may_fail.wait();
                            throw std::runtime_error("no paper");
                          }),
                 std::runtime_error);
  });
  begun.wait();
  std::thread waiting([&] {
    may_fail.count_down();
    // It either waits for the failure or comes after it and makes its own.
    try {
      EXPECT_EQ(*kept.get("a", [] { return std::string("second"); }), "second");
    } catch (const std::runtime_error& failure) {
      EXPECT_STREQ(failure.what(), "no paper");
    }
  });
  maker.join();
  waiting.join();
}

}  // namespace
}  // namespace base
