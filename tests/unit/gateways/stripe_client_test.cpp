#include "gateways/stripe_client.h"

#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/local_stripe.h"
#include "support/manual_clock.h"
#include "support/refusal.h"

namespace gateways {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using app::ports::CheckoutOrder;
using app::ports::CheckoutProgress;
using app::ports::PaidSubscription;
using test::LocalStripe;
using testing::HasSubstr;
using testing::Not;

class StripeClientTest : public testing::Test {
 protected:
  static void SetUpTestSuite() { stripe_ = std::make_unique<LocalStripe>(); }
  static void TearDownTestSuite() { stripe_.reset(); }

  void SetUp() override { stripe_->control("reset", {{"now", seconds(clock_.now())}}); }

  static std::int64_t seconds(base::Time time) {
    return std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
  }
  // As patient as a shop: only who waits for an answer that never comes gives up early (see impatient).
  StripeOptions options() const {
    return {.secret_key = LocalStripe::secret_key,
            .webhook_secret = LocalStripe::webhook_secret,
            .api_base = stripe_->url(),
            .prices = {},
            .connect_timeout = 30s,
            .answer_timeout = 30s,
            .retry_pause = 1ms};
  }
  StripeOptions impatient() const {
    StripeOptions soon = options();
    soon.answer_timeout = 100ms;
    return soon;
  }
  CheckoutOrder order(const std::string& id = "order-1") const {
    CheckoutOrder order;
    order.id = id;
    order.user_id = "user-1";
    order.email = "änne+test@example.de";
    order.plan = plans::Plan::premium;
    order.price_cents = 499;
    order.product_name = "Buntstift Premium";
    order.expires_at = clock_.now() + 1h;
    order.success_url = "http://127.0.0.1:8080/konto?zahlung=erfolg";
    order.cancel_url = "http://127.0.0.1:8080/preise?zahlung=abbruch";
    return order;
  }
  plans::Coupon coupon(plans::Discount discount) const {
    plans::Coupon coupon;
    coupon.id = "c1";
    coupon.code = "SOMMER";
    coupon.discount = discount;
    return coupon;
  }
  // Buys and returns the id of the subscription.
  std::string bought(StripeClient& client) {
    const std::string session = client.open_checkout(order()).session_id;
    return stripe_->control("pay", {{"session", session}}).at("subscription");
  }
  void fail(const std::string& call, const Json& how, int times = 9) {
    stripe_->control("fail", {{"call", call}, {"how", how}, {"times", times}});
  }

  static std::unique_ptr<LocalStripe> stripe_;
  test::ManualClock clock_;
  std::string lines_;
  base::Log log_{clock_, base::LogFormat::text, [this](std::string_view text) { lines_ += text; }};
};

std::unique_ptr<LocalStripe> StripeClientTest::stripe_;

TEST_F(StripeClientTest, AnOrderIsWhatTheBuyerSees) {
  StripeClient client(options(), log_);
  const auto opened = client.open_checkout(order());
  EXPECT_THAT(opened.url, HasSubstr(opened.session_id));
  const Json session = stripe_->state().at("sessions").at(0);
  EXPECT_EQ(session.at("customer_email"), "änne+test@example.de");
  EXPECT_EQ(session.at("amount_total"), 499);
  EXPECT_EQ(session.at("locale"), "de");
  EXPECT_EQ(session.at("client_reference_id"), "order-1");
  EXPECT_EQ(session.at("success_url"), order().success_url);
  EXPECT_EQ(session.at("expires_at"), seconds(order().expires_at));
  EXPECT_EQ(session.at("metadata"),
            (Json{{"user_id", "user-1"}, {"plan", "premium"}, {"checkout_id", "order-1"}}));
}

TEST_F(StripeClientTest, TryingAnOrderAgainOpensTheSamePage) {
  StripeClient client(options(), log_);
  EXPECT_EQ(client.open_checkout(order()).session_id, client.open_checkout(order()).session_id);
  EXPECT_NE(client.open_checkout(order()).session_id, client.open_checkout(order("order-2")).session_id);
}

TEST_F(StripeClientTest, CouponsTakeSomethingOffTheFirstMonth) {
  StripeClient client(options(), log_);
  CheckoutOrder cheaper = order();
  cheaper.coupon = coupon({plans::DiscountType::percentage, 20});
  client.open_checkout(cheaper);
  cheaper.id = "order-2";  // the coupon is at Stripe already
  client.open_checkout(cheaper);
  cheaper.id = "order-3";
  cheaper.coupon = coupon({plans::DiscountType::fixed, 150});
  cheaper.coupon->id = "c2";
  client.open_checkout(cheaper);
  const Json state = stripe_->state();
  ASSERT_EQ(state.at("coupons").size(), 2u);
  EXPECT_EQ(state.at("coupons").at(0).at("duration"), "once");
  EXPECT_EQ(state.at("coupons").at(1).at("currency"), "eur");
  EXPECT_EQ(state.at("sessions").at(1).at("amount_total"), 399);
  EXPECT_EQ(state.at("sessions").at(2).at("amount_total"), 349);
}

TEST_F(StripeClientTest, ConfiguredPricesAreUsedAndTellThePlan) {
  stripe_->control("price", {{"id", "price_b"}, {"amount", 250}});
  stripe_->control("price", {{"id", "price_p"}, {"amount", 450}});
  StripeOptions priced = options();
  priced.prices = {"price_b", "price_p"};
  StripeClient client(priced, log_);
  const std::string id = bought(client);
  EXPECT_EQ(client.find_subscription(id)->amount_cents, 450);
  EXPECT_EQ(client.find_subscription(id)->plan, plans::Plan::premium);
  // Changed in Stripe's dashboard.
  const Json items = {{"data", {{{"id", "si"}, {"price", {{"id", "price_b"}, {"unit_amount", 250}}}}}}};
  stripe_->control("change", {{"subscription", id}, {"items", items}});
  EXPECT_EQ(client.find_subscription(id)->plan, plans::Plan::basic);
}

TEST_F(StripeClientTest, ACustomerIsUsedAgainUnlessDeletedAtStripe) {
  StripeClient client(options(), log_);
  const std::string customer = client.find_subscription(bought(client))->customer_id;
  CheckoutOrder again = order("order-2");
  again.customer_id = customer;
  client.open_checkout(again);
  EXPECT_EQ(stripe_->state().at("sessions").at(1).at("customer"), customer);
  stripe_->control("forget_customer", {{"customer", customer}});
  again.id = "order-3";
  client.open_checkout(again);
  EXPECT_EQ(stripe_->state().at("sessions").at(2).at("customer_email"), again.email);
}

TEST_F(StripeClientTest, ASubscriptionIsReadWithBothPlacesOfItsEnd) {
  StripeClient client(options(), log_);
  const std::string id = bought(client);
  for (const char* placement : {"items", "subscription"}) {
    stripe_->control("set", {{"placement", placement}});
    const auto found = client.find_subscription(id);
    ASSERT_TRUE(found) << placement;
    EXPECT_EQ(found->id, id);
    EXPECT_EQ(found->status, "active");
    EXPECT_EQ(found->user_id, "user-1");
    EXPECT_EQ(found->plan, plans::Plan::premium);
    EXPECT_EQ(found->amount_cents, 499);
    EXPECT_EQ(found->created_at, clock_.now());
    EXPECT_FALSE(found->cancel_at_period_end);
    EXPECT_EQ(found->current_period_end, clock_.now() + std::chrono::days{30});
  }
  EXPECT_EQ(client.find_subscription("sub_x"), std::nullopt);
}

TEST_F(StripeClientTest, ACheckoutIsPaidClosedOrUnknown) {
  StripeClient client(options(), log_);
  const std::string paid = client.open_checkout(order()).session_id;
  EXPECT_EQ(client.find_checkout(paid)->progress, CheckoutProgress::open);
  stripe_->control("pay", {{"session", paid}});
  const auto session = client.find_checkout(paid);
  EXPECT_EQ(session->progress, CheckoutProgress::complete);
  EXPECT_FALSE(session->subscription_id.empty());
  EXPECT_FALSE(session->customer_id.empty());
  EXPECT_EQ(client.close_checkout(paid)->progress, CheckoutProgress::complete) << "somebody was faster";
  const std::string closed = client.open_checkout(order("order-2")).session_id;
  EXPECT_EQ(client.close_checkout(closed)->progress, CheckoutProgress::expired);
  EXPECT_EQ(client.close_checkout(closed)->progress, CheckoutProgress::expired);
  EXPECT_EQ(client.find_checkout("cs_x"), std::nullopt);
  EXPECT_EQ(client.close_checkout("cs_x"), std::nullopt);
}

TEST_F(StripeClientTest, SubscriptionsAreCancelledResumedAndEnded) {
  StripeClient client(options(), log_);
  const std::string id = bought(client);
  for (const bool cancels : {true, false, true}) {
    EXPECT_EQ(client.set_cancel_at_period_end(id, cancels)->cancel_at_period_end, cancels);
  }
  client.end_subscription(id);
  EXPECT_EQ(client.find_subscription(id)->status, "canceled");
  EXPECT_NO_THROW(client.end_subscription(id)) << "it has ended";
  EXPECT_EQ(client.set_cancel_at_period_end("sub_x", true), std::nullopt);
}

TEST_F(StripeClientTest, TroubleThatPassesIsTriedOnceMore) {
  StripeClient client(options(), log_);
  for (const Json& how : {Json(500), Json(429), Json(409), Json("hangup")}) {
    stripe_->control("reset", {{"now", seconds(clock_.now())}});
    fail("POST /v1/checkout", how, 1);
    EXPECT_NO_THROW(client.open_checkout(order())) << how;
    EXPECT_EQ(stripe_->state().at("sessions").size(), 1u) << how;
  }
}

TEST_F(StripeClientTest, FailuresBecomeSentencesAndLogLines) {
  StripeClient client(options(), log_);
  StripeClient impatient_client(impatient(), log_);
  const auto reason_for = [&](const Json& how) {
    lines_.clear();
    stripe_->control("reset", {{"now", seconds(clock_.now())}});
    fail("", how);
    StripeClient& caller = how == "silence" ? impatient_client : client;
    return test::reason_of([&] { caller.open_checkout(order()); });
  };
  EXPECT_EQ(reason_for(500), "payment_unreachable");
  EXPECT_EQ(reason_for("hangup"), "payment_unreachable");
  EXPECT_EQ(reason_for("silence"), "payment_unreachable");
  EXPECT_THAT(lines_, HasSubstr("stripe_unreachable"));
  EXPECT_EQ(reason_for("garbage"), "payment_answer_unreadable");
  EXPECT_EQ(reason_for(400), "payment_refused");
  EXPECT_THAT(lines_, HasSubstr("An error on purpose."));
  EXPECT_EQ(reason_for(401), "payment_refused");
  stripe_->control("reset", {{"now", seconds(clock_.now())}});
  stripe_->control(
      "fail", {{"call", ""}, {"how", 402}, {"error", {{"type", "card_error"}, {"code", "card_declined"}}}});
  EXPECT_EQ(test::reason_of([&] { client.open_checkout(order()); }), "payment_card_refused");
  StripeOptions wrong_key = options();
  wrong_key.secret_key = "sk_wrong_geheim";
  StripeClient stranger(wrong_key, log_);
  EXPECT_EQ(test::reason_of([&] { stranger.find_subscription("sub_x"); }), "payment_refused");
  EXPECT_THAT(lines_, Not(HasSubstr("geheim")));
}

TEST_F(StripeClientTest, WithoutANetworkItSaysSo) {
  StripeOptions nowhere = options();
  nowhere.api_base = "http://127.0.0.1:1";
  StripeClient client(nowhere, log_);
  EXPECT_EQ(test::reason_of([&] { client.open_checkout(order()); }), "payment_unreachable");
}

TEST_F(StripeClientTest, ASilentStripeHoldsOnlyAFewThreads) {
  StripeClient client(options(), log_);
  const auto ask = [&] { return test::reason_of([&] { client.find_subscription("sub_x"); }); };
  const auto calls = [&] { return stripe_->state().at("calls").size(); };
  fail("", "silence", 99);
  std::vector<std::future<std::string>> waiting;
  for (int i = 0; i < 4; ++i) waiting.push_back(std::async(std::launch::async, ask));
  for (const auto end = std::chrono::steady_clock::now() + 30s; calls() < 4;) {
    ASSERT_LT(std::chrono::steady_clock::now(), end) << "the four have not called";
  }
  EXPECT_EQ(ask(), "payment_unreachable");
  EXPECT_EQ(calls(), 4u) << "refused without a call";
  for (auto& one : waiting) EXPECT_EQ(one.wait_for(0s), std::future_status::timeout) << "they still wait";
  stripe_->control("heal");
  for (auto& one : waiting) EXPECT_EQ(one.get(), "") << "Stripe is back";
  EXPECT_EQ(ask(), "");
}

TEST_F(StripeClientTest, EventsSayWhatTheyAreAbout) {
  StripeClient client(options(), log_);
  for (const char* placement : {"items", "subscription"}) {
    stripe_->control("reset", {{"now", seconds(clock_.now())}, {"placement", placement}});
    const std::string id = bought(client);
    for (const test::SignedEvent& event : stripe_->events()) {
      const auto read = client.read_event(event.body, event.signature, clock_.now());
      EXPECT_EQ(read.type, event.type);
      EXPECT_FALSE(read.id.empty());
      const bool is_checkout = event.type.starts_with("checkout.");
      EXPECT_EQ(read.session_id.empty(), !is_checkout) << event.type;
      EXPECT_EQ(read.subscription_id, is_checkout ? "" : id) << event.type;
    }
  }
  const auto read = [&](const std::string& body, const Json& message) {
    return test::reason_of(
        [&] { client.read_event(body, message.at("signature").get<std::string>(), clock_.now()); });
  };
  const Json message = stripe_->control("message", {{"event", {{"id", "evt_1"}}}});
  EXPECT_EQ(read(message.at("body"), message), "webhook_unreadable") << "without a type";
  EXPECT_EQ(read("{}", message), "webhook_signature_wrong");
}

}  // namespace
}  // namespace gateways
