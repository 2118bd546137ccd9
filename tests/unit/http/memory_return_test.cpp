#include "http/memory_return.h"

#include <gtest/gtest.h>

namespace http {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t much = std::size_t{20} << 20;

TEST(MemoryReturn, NothingIsDueWhileLittleWasUsed) {
  MemoryReturn memory;
  memory.note_held(1000);
  EXPECT_FALSE(memory.is_due());
  EXPECT_FALSE(memory.take(MemoryReturn::Clock::time_point(1h)));
}

TEST(MemoryReturn, ItIsTimeOnceMuchWasUsedAndLittleIsLeft) {
  MemoryReturn memory;
  const auto now = MemoryReturn::Clock::time_point(1h);
  memory.note_held(much);
  EXPECT_TRUE(memory.is_due());
  EXPECT_FALSE(memory.take(now));  // it is still held
  memory.note_held(1000);
  EXPECT_TRUE(memory.take(now));
  EXPECT_FALSE(memory.is_due());
  EXPECT_FALSE(memory.take(now + 1h));
}

TEST(MemoryReturn, WorkIsFollowedByItAndNotEveryMoment) {
  MemoryReturn memory;
  const auto now = MemoryReturn::Clock::time_point(1h);
  memory.note_work();
  EXPECT_TRUE(memory.take(now));
  memory.note_work();
  EXPECT_FALSE(memory.take(now + 1s));
  EXPECT_TRUE(memory.is_due());
  EXPECT_TRUE(memory.take(now + 5s));
}

}  // namespace
}  // namespace http
