#include "app/engine_fleet.h"

#include <gtest/gtest.h>

#include "support/manual_clock.h"

namespace app {
namespace {

using namespace std::chrono_literals;

TEST(EngineFleet, TheLeastBusyAddressIsNext) {
  const test::ManualClock clock;
  EngineFleet fleet(2, 2, clock);
  EXPECT_EQ(fleet.acquire(), 0U);
  EXPECT_EQ(fleet.acquire(), 1U);
  fleet.succeed(1);
  EXPECT_EQ(fleet.acquire(), 1U);
  EXPECT_EQ(fleet.acquire(), 0U);
  EXPECT_EQ(fleet.acquire(), 1U);
  EXPECT_FALSE(fleet.acquire());
}

TEST(EngineFleet, OnlyTheWantedAddressIsTaken) {
  const test::ManualClock clock;
  EngineFleet fleet(2, 1, clock);
  EXPECT_EQ(fleet.acquire(1), 1U);
  EXPECT_FALSE(fleet.acquire(1));
  EXPECT_EQ(fleet.acquire(), 0U);
}

TEST(EngineFleet, OneThatFailedIsLeftAloneAndThenTriedByOneJob) {
  test::ManualClock clock;
  EngineFleet fleet(1, 4, clock);
  fleet.acquire();
  fleet.fail(0, "down");
  EXPECT_FALSE(fleet.acquire());
  EXPECT_TRUE(fleet.states()[0].is_open);
  EXPECT_EQ(fleet.states()[0].last_error, "down");
  clock.advance(1s);
  EXPECT_TRUE(fleet.acquire());
  EXPECT_FALSE(fleet.acquire()) << "half open: one probe";
  fleet.succeed(0);
  EXPECT_TRUE(fleet.acquire());
  EXPECT_TRUE(fleet.acquire());
  EXPECT_EQ(fleet.states()[0].failures, 0);
}

TEST(EngineFleet, WhoTriesAnEngineNeedNotWaitForTheEndOfThePause) {
  const test::ManualClock clock;
  EngineFleet fleet(1, 4, clock);
  fleet.acquire();
  fleet.fail(0, "wrong key");
  ASSERT_FALSE(fleet.acquire());
  EXPECT_EQ(fleet.acquire_for_test(), 0U);
  EXPECT_FALSE(fleet.acquire_for_test()) << "one at a time";
  fleet.succeed(0);
  EXPECT_TRUE(fleet.acquire()) << "it is well again";
}

TEST(EngineFleet, AHealthyAddressIsTriedBeforeOneInItsPauseAndABusyOneNot) {
  const test::ManualClock clock;
  EngineFleet fleet(2, 1, clock);
  fleet.acquire(0);
  fleet.fail(0, "down");
  EXPECT_EQ(fleet.acquire_for_test(), 1U);
  EXPECT_EQ(fleet.acquire_for_test(), 0U);
  EXPECT_FALSE(fleet.acquire_for_test());
}

TEST(EngineFleet, ThePauseDoublesToAnEnd) {
  test::ManualClock clock;
  EngineFleet fleet(1, 1, clock);
  for (const auto pause : {1s, 2s, 4s, 8s, 16s, 32s, 64s, 128s, 256s, 300s, 300s, 300s, 300s}) {
    ASSERT_TRUE(fleet.acquire());
    fleet.fail(0, "down");
    clock.advance(pause - 1ms);
    ASSERT_FALSE(fleet.acquire()) << pause.count();
    clock.advance(1ms);
  }
}

TEST(EngineFleet, AServerMayWantMoreTime) {
  test::ManualClock clock;
  EngineFleet fleet(1, 1, clock);
  fleet.acquire();
  fleet.fail(0, "busy", 30s);
  clock.advance(29s);
  EXPECT_FALSE(fleet.acquire());
  clock.advance(1s);
  EXPECT_TRUE(fleet.acquire());
}

TEST(EngineFleet, AHealthyAddressComesBeforeOneThatFailed) {
  test::ManualClock clock;
  EngineFleet fleet(2, 1, clock);
  fleet.acquire(0);
  fleet.fail(0, "down");
  clock.advance(1h);
  EXPECT_EQ(fleet.acquire(), 1U);
  EXPECT_EQ(fleet.acquire(), 0U);
}

}  // namespace
}  // namespace app
