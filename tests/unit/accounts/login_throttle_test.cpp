#include "accounts/login_throttle.h"

#include <gtest/gtest.h>

#include "support/manual_clock.h"
#include "support/refusal.h"

namespace accounts {
namespace {

using namespace std::chrono_literals;
using test::ManualClock;
using test::refusal_of;

class LoginThrottleTest : public testing::Test {
 protected:
  // 0 if the try is let through, otherwise the seconds to wait.
  int try_now(const std::string& account = "anna@example.de", const std::string& address = "10.0.0.1") {
    const auto error = refusal_of([&] { throttle_.begin(account, address); });
    if (!error) return 0;
    EXPECT_EQ(error->code(), base::ErrorCode::rate_limited);
    return error->retry_after_s();
  }
  void fail(int times) {
    for (int i = 0; i < times; ++i) EXPECT_EQ(try_now(), 0) << i;
  }

  ManualClock clock_;
  LocalLoginThrottle throttle_{clock_};
};

TEST_F(LoginThrottleTest, TheDelayDoublesUpToFifteenMinutes) {
  fail(LoginThrottle::free_tries);
  int before = 0;
  for (int i = 0; i < 15; ++i) {
    const int wait = try_now();
    EXPECT_EQ(wait, std::min(before == 0 ? 1 : before * 2, 900));
    clock_.advance(std::chrono::seconds{wait} - 1ms);
    EXPECT_EQ(try_now(), 1);
    clock_.advance(1ms);
    EXPECT_EQ(try_now(), 0);
    before = wait;
  }
}

TEST_F(LoginThrottleTest, OthersAtTheSameAddressAndTheSameAccountElsewhereAreNotHeldUp) {
  fail(LoginThrottle::free_tries);
  EXPECT_GT(try_now(), 0);
  EXPECT_EQ(try_now("bernd@example.de"), 0);
  EXPECT_EQ(try_now("anna@example.de", "10.0.0.2"), 0);
}

TEST_F(LoginThrottleTest, SuccessForgets) {
  fail(LoginThrottle::free_tries);
  clock_.advance(1s);
  EXPECT_EQ(try_now(), 0);
  throttle_.succeeded("anna@example.de", "10.0.0.1");
  fail(LoginThrottle::free_tries);
}

TEST_F(LoginThrottleTest, ARefusedTryDoesNotLengthenTheDelay) {
  fail(LoginThrottle::free_tries);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(try_now(), 1);
}

TEST_F(LoginThrottleTest, HalfADayForgets) {
  fail(LoginThrottle::free_tries);
  clock_.advance(12h + 1ms);
  fail(LoginThrottle::free_tries);
}

TEST_F(LoginThrottleTest, AClockThatIsSetBackOrForwardChangesNoWait) {
  fail(LoginThrottle::free_tries);
  clock_.set(clock_.now() - std::chrono::days{400});
  EXPECT_EQ(try_now(), 1);
  clock_.set(clock_.now() + std::chrono::days{800});
  EXPECT_EQ(try_now(), 1);
  clock_.advance(1s);
  EXPECT_EQ(try_now(), 0);
}

TEST_F(LoginThrottleTest, AFloodOfAccountsDoesNotFillTheMemory) {
  for (int i = 0; i < 250'000; ++i) EXPECT_EQ(try_now("made-up-" + std::to_string(i)), 0);
  EXPECT_LE(throttle_.size(), 100'000u);
}

}  // namespace
}  // namespace accounts
