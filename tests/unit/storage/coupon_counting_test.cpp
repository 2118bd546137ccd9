#include <atomic>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "accounts/login_throttle.h"
#include "app/coupon_service.h"
#include "base/id_source.h"
#include "support/any_storage.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/refusal.h"

namespace storage {
namespace {

// The use case on the real database, with threads that meet in it: also for the thread sanitizer.
class CouponCountingTest : public testing::Test {
 protected:
  app::Session add_person(int number) {
    app::ports::StoredUser stored;
    stored.user.id = "person-" + std::to_string(number);
    stored.user.email = stored.user.id + "@example.de";
    stored.user.created_at = clock_.now();
    stored.password_hash = "x";
    storage_.write([&](app::ports::Stores& stores) { stores.users().insert(stored); });
    app::Session session;
    session.session_id = "s" + std::to_string(number);
    session.user_id = stored.user.id;
    session.email = stored.user.email;
    return session;
  }
  // How many of the tries succeed; each is one person's, and up to four happen at once.
  int redeem_at_once(const std::vector<app::Session>& tries) {
    std::atomic<int> redeemed = 0;
    std::vector<std::jthread> threads;
    for (std::size_t first = 0; first < 4; ++first) {
      threads.emplace_back([&, first] {
        for (std::size_t i = first; i < tries.size(); i += 4) {
          const app::Client client{"192.0.2." + std::to_string(i), "test"};
          const auto refusal =
              test::refusal_of([&] { coupons_.redeem(tries[i], "SELTEN", "premium", client); });
          if (!refusal) ++redeemed;
        }
      });
    }
    threads.clear();
    return redeemed;
  }
  int uses() {
    return storage_.read([](const app::ports::Stores& stores) {
      return stores.coupons().find_by_code("SELTEN")->current_uses;
    });
  }

  void SetUp() override {
    plans::Coupon coupon;
    coupon.id = "c";
    coupon.code = "SELTEN";
    coupon.discount = {plans::DiscountType::percentage, 100};
    coupon.valid_from = clock_.now() - std::chrono::hours{1};
    coupon.valid_until = clock_.now() + std::chrono::hours{1};
    coupon.max_uses = 5;
    coupon.is_active = true;
    coupon.created_at = clock_.now();
    storage_.write([&](app::ports::Stores& stores) { stores.coupons().insert(coupon); });
  }

  test::ManualClock clock_;
  support::TemporaryFolder folder_;
  test::AnyStorage storage_{folder_.path() / "data", clock_};
  base::SystemIdSource ids_;
  app::Settings settings_;
  accounts::LocalLoginThrottle throttle_{clock_};
  app::CouponService coupons_{storage_, throttle_, clock_, ids_, settings_};
};

TEST_F(CouponCountingTest, ManyPeopleUseUpACouponExactly) {
  std::vector<app::Session> people;
  for (int i = 0; i < 16; ++i) people.push_back(add_person(i));
  EXPECT_EQ(redeem_at_once(people), 5);
  EXPECT_EQ(uses(), 5);
}

TEST_F(CouponCountingTest, OnePersonUsesItOnce) {
  const std::vector<app::Session> same(12, add_person(1));
  EXPECT_EQ(redeem_at_once(same), 1);
  EXPECT_EQ(uses(), 1);
}

}  // namespace
}  // namespace storage
