#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"
#include "api/json_body.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using testing::HasSubstr;

Json coupon_named(const std::string& code) {
  return {{"code", code},
          {"discountType", "percentage"},
          {"discountValue", "100"},
          {"validFrom", "2026-11-20"},
          {"validUntil", "2026-12-20"},
          {"maxUses", 100}};
}

class CouponApi : public testing::Test {
 protected:
  explicit CouponApi(app::Settings settings = ApiServer::default_settings()) : server_(std::move(settings)) {}

  Json make(const Json& coupon) {
    const Answer answer = server_.call("POST", "/api/admin/coupons", admin_.token, coupon);
    EXPECT_EQ(answer.status, 201) << answer.body;
    return answer.json();
  }
  Answer redeem(const Person& person, const std::string& code, const std::string& plan = "premium") {
    return server_.call("POST", "/api/coupons/redeem", person.token,
                        Json{{"code", code}, {"planType", plan}});
  }
  Answer check(const Person& person, const std::string& code, const std::string& plan = "premium") {
    return server_.call("POST", "/api/coupons/check", person.token, Json{{"code", code}, {"planType", plan}});
  }
  std::string plan_of(const Person& person) {
    return server_.call("GET", "/api/me", person.token).json()["plan"];
  }
  Json listed(std::size_t index = 0) {
    return server_.call("GET", "/api/admin/coupons", admin_.token).json().at(index);
  }
  void expect_refusal(const Answer& answer, int status, const std::string& part) {
    EXPECT_EQ(answer.status, status) << answer.body;
    EXPECT_THAT(answer.json().value("message", ""), HasSubstr(part));
  }

  ApiServer server_;
  Person admin_ = server_.make_admin("chef");
  Person anna_ = server_.register_person("anna");
};

class CouponApiInAShop : public CouponApi {
 protected:
  CouponApiInAShop() : CouponApi(ApiServer::shop_settings()) {}
};

TEST_F(CouponApi, ACouponIsMadeListedAndDeactivated) {
  const Json made = make(with(coupon_named("  sommer-26 "), "discountValue", "20"));
  const std::string id = made["id"];
  EXPECT_EQ(made, (Json{{"id", id},
                        {"code", "SOMMER-26"},
                        {"discountType", "percentage"},
                        {"discountValue", "20"},
                        {"validFrom", "2026-11-19T23:00:00.000Z"},
                        {"validUntil", "2026-12-20T22:59:59.999Z"},
                        {"maxUses", 100},
                        {"currentUses", 0},
                        {"isActive", true}}));
  make(with(with(coupon_named("fest"), "discountType", "fixed"), "discountValue", "1.5"));
  EXPECT_EQ(listed(0)["discountValue"], "1,50");
  EXPECT_EQ(listed(1), made);
  for (int i = 0; i < 2; ++i) {  // once more does no harm
    EXPECT_EQ(server_.call("DELETE", "/api/admin/coupons/" + id, admin_.token).status, 204);
  }
  EXPECT_EQ(listed(1)["isActive"], false);
  expect_refusal(redeem(anna_, "sommer-26"), 404, "deaktiviert");
}

TEST_F(CouponApi, CreatingCoupons) {
  make(coupon_named("TAKEN"));
  const Json good = coupon_named("neu");
  const auto row = [&](const std::string& name, const Json& body, const std::string& field,
                       int status = 400) {
    return CallRow{name,
                   admin_.token,
                   "POST",
                   "/api/admin/coupons",
                   body.dump(),
                   status,
                   status == 409 ? "conflict" : "invalid",
                   field};
  };
  run_table(server_, {row("no code", without(good, "code"), "code"),
                      row("two letters", with(good, "code", "ab"), "code"),
                      row("a space inside", with(good, "code", "a b c"), "code"),
                      row("an umlaut", with(good, "code", "GRÜN"), "code"),
                      row("taken in small letters", with(good, "code", " taken "), "code", 409),
                      row("no type", without(good, "discountType"), "discountType"),
                      row("an unknown type", with(good, "discountType", "gift"), "discountType"),
                      row("no value", with(good, "discountValue", ""), "discountValue"),
                      row("101 per cent", with(good, "discountValue", "101"), "discountValue"),
                      row("a number as value", with(good, "discountValue", 20), "discountValue"),
                      row("no begin", without(good, "validFrom"), "validFrom"),
                      row("a German date", with(good, "validFrom", "20.11.2026"), "validFrom"),
                      row("no end", without(good, "validUntil"), "validUntil"),
                      row("ends before it begins", with(good, "validFrom", "2026-12-21"), "validUntil"),
                      row("is over", with(with(good, "validFrom", "2026-11-01"), "validUntil", "2026-11-19"),
                          "validUntil"),
                      row("no uses", without(good, "maxUses"), "maxUses"),
                      row("zero uses", with(good, "maxUses", 0), "maxUses"),
                      row("half a use", with(good, "maxUses", 1.5), "maxUses"),
                      row("too many uses", with(good, "maxUses", 1'000'001), "maxUses"),
                      {"deactivating an unknown one", admin_.token, "DELETE", "/api/admin/coupons/x", "", 404,
                       "not_found", ""}});
  EXPECT_EQ(server_.call("GET", "/api/admin/coupons", admin_.token).json().size(), 1u);
}

TEST_F(CouponApi, RedeemingGivesThePlanAtOnceAndTakesItBackAtTheEnd) {
  make(coupon_named("GRATIS"));
  const Answer answer = redeem(anna_, " gratis ");
  ASSERT_EQ(answer.status, 200) << answer.body;
  EXPECT_EQ(answer.json()["success"], true);
  EXPECT_EQ(answer.json()["user"]["plan"], "premium");
  EXPECT_EQ(plan_of(anna_), "premium");
  EXPECT_EQ(listed()["currentUses"], 1);
  // Until the end of 20 December in Berlin.
  const Json own = server_.call("GET", "/api/subscription", anna_.token).json();
  EXPECT_EQ(own["plan"], (Json{{"name", "Premium"}, {"amount", 0}}));
  EXPECT_EQ(own["status"], "active");
  EXPECT_EQ(own["currentPeriodEnd"], "2026-12-20T23:00:00.000Z");
  EXPECT_EQ(own["cancelAtPeriodEnd"], true);
  server_.clock.advance(std::chrono::days{29});
  const Person again = {
      anna_.id, anna_.email,
      server_.call("POST", "/api/login", {}, Json{{"email", anna_.email}, {"password", good_password}})
          .json()["token"]};
  server_.clock.set(base::Time{std::chrono::sys_days(std::chrono::year{2026} / 12 / 20) + 23h - 1ms});
  EXPECT_EQ(plan_of(again), "premium");
  server_.clock.advance(1ms);
  EXPECT_EQ(plan_of(again), "free");
  EXPECT_EQ(server_.call("GET", "/api/subscription", again.token).json(), nullptr);
  const Person chef = server_.make_admin("zwei");
  EXPECT_EQ(server_.call("GET", "/api/admin/subscriptions", chef.token).json()[0]["status"], "canceled");
}

TEST_F(CouponApi, ASecondCouponLastsAMonthLonger) {
  make(coupon_named("EINS"));
  make(coupon_named("ZWEI"));
  ASSERT_EQ(redeem(anna_, "EINS").status, 200);
  ASSERT_EQ(redeem(anna_, "ZWEI").status, 200);
  const Json subscriptions = server_.call("GET", "/api/admin/subscriptions", admin_.token).json();
  ASSERT_EQ(subscriptions.size(), 1u);
  EXPECT_EQ(subscriptions[0]["currentPeriodEnd"], "2027-01-20T23:00:00.000Z");
  EXPECT_EQ(subscriptions[0]["userEmail"], anna_.email);
}

TEST_F(CouponApi, ABetterPlanReplacesASmallerOneAndNotTheOtherWay) {
  make(coupon_named("EINS"));
  make(coupon_named("ZWEI"));
  make(coupon_named("DREI"));
  ASSERT_EQ(redeem(anna_, "EINS", "basic").status, 200);
  EXPECT_EQ(plan_of(anna_), "basic");
  ASSERT_EQ(redeem(anna_, "ZWEI", "premium").status, 200);
  EXPECT_EQ(plan_of(anna_), "premium");
  expect_refusal(redeem(anna_, "DREI", "basic"), 409, "größeres Paket");
  const Json subscriptions = server_.call("GET", "/api/admin/subscriptions", admin_.token).json();
  ASSERT_EQ(subscriptions.size(), 2u);
  EXPECT_EQ(subscriptions[0]["status"], "active");
  EXPECT_EQ(subscriptions[1]["status"], "canceled");
  EXPECT_EQ(listed(0)["currentUses"], 0) << "a refused coupon is not used up";
}

TEST_F(CouponApi, RefusedCoupons) {
  make(coupon_named("GRATIS"));
  make(with(coupon_named("SPAETER"), "validFrom", "2026-11-21"));
  make(with(coupon_named("BALD-VORBEI"), "validUntil", "2026-11-20"));
  make(with(coupon_named("EINMAL"), "maxUses", 1));
  const Person bernd = server_.register_person("bernd");
  ASSERT_EQ(redeem(bernd, "EINMAL").status, 200);
  expect_refusal(redeem(anna_, "EINMAL"), 404, "so oft eingelöst");
  expect_refusal(redeem(anna_, "SPAETER"), 404, "noch nicht");
  expect_refusal(redeem(anna_, "GIBTESNICHT"), 404, "gibt es nicht");
  expect_refusal(check(anna_, ""), 404, "gibt es nicht");
  const Person carla = server_.register_person("carla");
  ASSERT_EQ(redeem(carla, "GRATIS").status, 200);
  expect_refusal(redeem(carla, "gratis"), 409, "schon eingelöst");
  expect_refusal(redeem(admin_, "GRATIS"), 409, "ohne Ende");
  server_.clock.advance(24h);
  expect_refusal(redeem(carla, "BALD-VORBEI"), 404, "abgelaufen");
  run_table(server_, {{"the free plan", carla.token, "POST", "/api/coupons/redeem",
                       R"({"code":"GRATIS","planType":"free"})", 400, "invalid", "planType"},
                      {"no plan", carla.token, "POST", "/api/coupons/check", R"({"code":"GRATIS"})", 400,
                       "invalid", "planType"},
                      {"a code that is no text", carla.token, "POST", "/api/coupons/redeem",
                       R"({"code":7,"planType":"basic"})", 400, "invalid", "code"}});
  EXPECT_EQ(plan_of(anna_), "free");
}

TEST_F(CouponApi, GuessingCodesIsSlowedDown) {
  make(coupon_named("GRATIS"));
  for (int i = 0; i < 5; ++i) EXPECT_EQ(check(anna_, "RATEN" + std::to_string(i)).status, 404);
  EXPECT_EQ(check(anna_, "GRATIS").status, 429);
  EXPECT_EQ(redeem(anna_, "GRATIS").status, 429);
  const Person bernd = server_.register_person("bernd");
  EXPECT_EQ(check(bernd, "GRATIS").status, 200) << "others are not held up";
  server_.clock.advance(2s);
  EXPECT_EQ(redeem(anna_, "GRATIS").status, 200);
}

TEST_F(CouponApi, UsesAreCountedExactlyWhenManyRedeemAtOnce) {
  constexpr int people = 24, uses = 7;
  make(with(coupon_named("SELTEN"), "maxUses", uses));
  std::vector<Person> crowd;
  for (int i = 0; i < people; ++i) crowd.push_back(server_.register_person("p" + std::to_string(i)));
  std::atomic<int> redeemed = 0, refused = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&, i] {
      for (int k = i; k < people; k += 8) {
        const int status = redeem(crowd[static_cast<std::size_t>(k)], "selten").status;
        if (status == 200) ++redeemed;
        if (status == 404) ++refused;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(redeemed, uses);
  EXPECT_EQ(refused, people - uses);
  EXPECT_EQ(listed()["currentUses"], uses);
  int premium = 0;
  for (const Person& person : crowd) premium += plan_of(person) == "premium" ? 1 : 0;
  EXPECT_EQ(premium, uses);
}

TEST_F(CouponApi, OnePersonWhoRedeemsAtOnceManyTimesDoesSoOnce) {
  make(coupon_named("GRATIS"));
  std::atomic<int> redeemed = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      if (redeem(anna_, "GRATIS").status == 200) ++redeemed;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(redeemed, 1);
  EXPECT_EQ(listed()["currentUses"], 1);
  EXPECT_EQ(server_.call("GET", "/api/subscription", anna_.token).json()["currentPeriodEnd"],
            "2026-12-20T23:00:00.000Z");
}

TEST_F(CouponApi, WithoutPaymentAnyCouponIsRedeemedDirectly) {
  make(with(coupon_named("ZEHN"), "discountValue", "10"));
  const Json offer = check(anna_, "zehn").json();
  EXPECT_EQ(offer, (Json{{"code", "ZEHN"},
                         {"discountType", "percentage"},
                         {"discountValue", "10"},
                         {"amountBefore", 499},
                         {"amountAfter", 449}}));
  EXPECT_EQ(listed()["currentUses"], 0) << "looking at it uses nothing up";
  EXPECT_EQ(redeem(anna_, "ZEHN").status, 200);
}

TEST_F(CouponApiInAShop, ACouponThatLeavesAPriceIsForPaying) {
  make(with(coupon_named("ZEHN"), "discountValue", "10"));
  make(with(with(coupon_named("FUENF"), "discountType", "fixed"), "discountValue", "5"));
  const Answer refused = redeem(anna_, "ZEHN");
  expect_refusal(refused, 402, "bleibt ein Betrag");
  EXPECT_EQ(refused.json()["code"], "payment_required");
  EXPECT_EQ(listed(1)["currentUses"], 0);
  EXPECT_EQ(check(anna_, "FUENF").json()["amountAfter"], 0);
  EXPECT_EQ(redeem(anna_, "FUENF").status, 200);
}

TEST(CouponApiForSchools, WhereEveryoneHasThePlanThereIsNothingToRedeem) {
  app::Settings settings = ApiServer::default_settings();
  settings.plans.everyone = plans::Plan::basic;
  ApiServer server(settings);
  const Person admin = server.make_admin("chef"), anna = server.register_person("anna");
  ASSERT_EQ(server.call("POST", "/api/admin/coupons", admin.token, coupon_named("GRATIS")).status, 201);
  run_table(server, {{"everyone's", anna.token, "POST", "/api/coupons/redeem",
                      R"({"code":"GRATIS","planType":"basic"})", 409, "conflict", "planType"},
                     {"a better one", anna.token, "POST", "/api/coupons/redeem",
                      R"({"code":"GRATIS","planType":"premium"})", 200}});
}

TEST_F(CouponApi, TheLimitsAreThoseOfThePlanThatHoldsNow) {
  make(coupon_named("GRATIS"));
  std::vector<std::string> images;
  for (int i = 0; i < 6; ++i) images.push_back(server_.draw(anna_));
  const Json order = {
      {"title", "T"}, {"description", "D"}, {"images", images}, {"story", nullptr}, {"storyTitle", nullptr}};
  EXPECT_EQ(server_.call("POST", "/api/coloring-books", anna_.token, order).json()["code"], "limit_reached");
  ASSERT_EQ(redeem(anna_, "GRATIS").status, 200);
  EXPECT_EQ(server_.call("POST", "/api/coloring-books", anna_.token, order).status, 201);
  // Premium taken by an admin: the next book is refused, and the subscription is over.
  server_.call("PATCH", "/api/admin/users/" + anna_.id, admin_.token, Json{{"isPremium", false}});
  EXPECT_EQ(server_.call("POST", "/api/coloring-books", anna_.token, order).json()["code"], "limit_reached");
  EXPECT_EQ(server_.call("GET", "/api/subscription", anna_.token).json(), nullptr);
}

TEST_F(CouponApi, TakingPremiumLeavesABasicPlanAlone) {
  make(coupon_named("GRATIS"));
  ASSERT_EQ(redeem(anna_, "GRATIS", "basic").status, 200);
  EXPECT_EQ(server_.call("PATCH", "/api/admin/users/" + anna_.id, admin_.token, Json{{"isPremium", false}})
                .json()["plan"],
            "basic");
}

TEST_F(CouponApi, ASubscriptionIsCancelledOnce) {
  app::ports::StoredSubscription running;
  running.id = "sub";
  running.user_id = anna_.id;
  running.plan = plans::Plan::basic;
  running.amount_cents = 299;
  running.status = "active";
  running.current_period_end = server_.clock.now() + 24h;
  running.created_at = server_.clock.now();
  server_.storage().write([&](app::ports::Stores& stores) { stores.subscriptions().insert(running); });
  const std::string path = "/api/admin/subscriptions/sub/cancel";
  EXPECT_EQ(server_.call("GET", "/api/subscription", anna_.token).json()["cancelAtPeriodEnd"], false);
  EXPECT_EQ(server_.call("POST", path, admin_.token).json(), (Json{{"success", true}}));
  EXPECT_EQ(server_.call("GET", "/api/subscription", anna_.token).json()["cancelAtPeriodEnd"], true);
  run_table(
      server_,
      {{"again", admin_.token, "POST", path, "", 409, "conflict", ""},
       {"again, oneself", anna_.token, "POST", "/api/subscription/cancel", "", 409, "conflict", ""},
       {"unknown", admin_.token, "POST", "/api/admin/subscriptions/x/cancel", "", 404, "not_found", ""}});
  server_.clock.advance(24h);
  run_table(server_, {{"over", anna_.token, "POST", "/api/subscription/cancel", "", 404, "not_found", ""}});
}

TEST_F(CouponApi, WithoutPaymentTheCheckoutSaysSo) {
  const Answer answer =
      server_.call("POST", "/api/create-checkout-session", anna_.token, Json{{"planType", "basic"}});
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(answer.json()["message"],
            "Stripe ist nicht richtig konfiguriert. Bitte kontaktieren Sie den Support.");
}

}  // namespace
}  // namespace test
