#include <atomic>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"
#include "gateways/stripe_client.h"
#include "support/local_stripe.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using testing::HasSubstr;

// A shop over the whole API, at the small Stripe, whose clocks go together.
class BillingApi : public testing::Test {
 protected:
  static void SetUpTestSuite() { stripe_ = std::make_unique<LocalStripe>(); }
  static void TearDownTestSuite() { stripe_.reset(); }

  // `answer_timeout` is how long the shop waits for Stripe. Only tests of a silence make it short: elsewhere
  // a busy machine would be a failure.
  explicit BillingApi(const app::Settings& settings = ApiServer::shop_settings(),
                      std::chrono::milliseconds answer_timeout = 30s)
      : answer_timeout_(answer_timeout),
        server_(settings, [this](const base::Clock& clock) { return make_client(clock); }) {
    stripe_->control("reset", {{"now", seconds()}});
  }

  std::unique_ptr<app::ports::PaymentGateway> make_client(const base::Clock& clock) {
    log_ = std::make_unique<base::Log>(clock, base::LogFormat::text, [](std::string_view) {});
    gateways::StripeOptions options;
    options.secret_key = LocalStripe::secret_key;
    options.webhook_secret = LocalStripe::webhook_secret;
    options.api_base = stripe_->url();
    options.answer_timeout = answer_timeout_;
    options.retry_pause = 1ms;
    return std::make_unique<gateways::StripeClient>(options, *log_);
  }

  std::int64_t seconds() const {
    return std::chrono::floor<std::chrono::seconds>(server_.clock.now()).time_since_epoch().count();
  }
  void advance(std::chrono::milliseconds by) {
    server_.clock.advance(by);
    stripe_->control("set", {{"now", seconds()}});
  }
  // Sessions of people end while months pass.
  Person again(const Person& person) {
    const Json credentials = {{"email", person.email}, {"password", good_password}};
    const char* path = person.id == admin_.id ? "/api/admin/login" : "/api/login";
    return {person.id, person.email, server_.call("POST", path, {}, credentials).json().at("token")};
  }

  Answer checkout(const Person& person, const std::string& plan, const std::string& coupon = {}) {
    Json wish = {{"planType", plan}, {"isMobile", false}};
    if (!coupon.empty()) wish["couponCode"] = coupon;
    return server_.call("POST", "/api/create-checkout-session", person.token, wish);
  }
  static std::string session_of(const Answer& answer) {
    EXPECT_EQ(answer.status, 200) << answer.body;
    const std::string url = answer.json().value("url", "");
    return url.substr(url.rfind('/') + 1);
  }
  // Pays on the page without telling the server. Returns the id of the subscription.
  std::string pay(const Answer& opened) {
    return stripe_->control("pay", {{"session", session_of(opened)}}).at("subscription");
  }
  std::string buy(const Person& person, const std::string& plan, const std::string& coupon = {}) {
    const std::string subscription = pay(checkout(person, plan, coupon));
    EXPECT_EQ(refresh(person).status, 200);
    return subscription;
  }
  Answer refresh(const Person& person) {
    return server_.call("POST", "/api/subscription/refresh", person.token);
  }
  Json own(const Person& person) { return server_.call("GET", "/api/subscription", person.token).json(); }
  std::string plan_of(const Person& person) {
    return server_.call("GET", "/api/me", person.token).json().value("plan", "");
  }

  Answer post(const SignedEvent& event) { return post(event.body, event.signature); }
  Answer post(const std::string& body, const std::string& signature) {
    return server_.call("POST", "/api/stripe/webhook", {}, body, {{"Stripe-Signature", signature}});
  }
  // Delivers all events so far, and acts on them.
  std::vector<app::UnusedEvent> deliver() {
    for (const SignedEvent& event : stripe_->events()) EXPECT_EQ(post(event).status, 200);
    return server_.services().billing().work();
  }
  Json stripe_subscription(std::size_t index = 0) { return stripe_->state().at("subscriptions").at(index); }

  Json make_coupon(const std::string& code, const std::string& value, int uses = 100,
                   const std::string& type = "percentage") {
    const Json coupon = {{"code", code},
                         {"discountType", type},
                         {"discountValue", value},
                         {"validFrom", "2026-11-20"},
                         {"validUntil", "2027-12-20"},
                         {"maxUses", uses}};
    return server_.call("POST", "/api/admin/coupons", admin_.token, coupon).json();
  }
  int uses_of(std::size_t index = 0) {
    return server_.call("GET", "/api/admin/coupons", admin_.token).json().at(index).at("currentUses");
  }
  void fail(const std::string& call, const Json& how, int times = 99) {
    stripe_->control("fail", {{"call", call}, {"how", how}, {"times", times}});
  }
  static void expect_refusal(const Answer& answer, int status, const std::string& part) {
    EXPECT_EQ(answer.status, status) << answer.body;
    EXPECT_THAT(answer.json().value("message", ""), HasSubstr(part));
  }

  static std::unique_ptr<LocalStripe> stripe_;
  std::chrono::milliseconds answer_timeout_;
  std::unique_ptr<base::Log> log_;
  ApiServer server_;
  Person admin_ = server_.make_admin("chef");
  Person anna_ = server_.register_person("anna");
};

std::unique_ptr<LocalStripe> BillingApi::stripe_;

TEST_F(BillingApi, APlanIsBoughtSeenAndCancelled) {
  EXPECT_EQ(server_.call("GET", "/api/public/config").json()["billing"], (Json{{"enabled", true}}));
  const Answer opened = checkout(anna_, "premium");
  EXPECT_EQ(plan_of(anna_), "free") << "nobody has paid";
  const std::string id = pay(opened);
  EXPECT_TRUE(deliver().empty());
  EXPECT_EQ(plan_of(anna_), "premium");
  Json mine = own(anna_);
  EXPECT_EQ(mine["plan"], (Json{{"name", "Premium"}, {"amount", 499}}));
  EXPECT_EQ(mine["status"], "active");
  EXPECT_EQ(mine["isPaid"], true);
  EXPECT_EQ(mine["cancelAtPeriodEnd"], false);
  EXPECT_EQ(mine["currentPeriodEnd"], "2026-12-20T11:00:00.000Z");
  EXPECT_EQ(server_.call("GET", "/api/admin/subscriptions", admin_.token).json().at(0), mine);

  EXPECT_EQ(server_.call("POST", "/api/subscription/cancel", anna_.token).status, 200);
  EXPECT_EQ(own(anna_)["cancelAtPeriodEnd"], true);
  EXPECT_EQ(stripe_subscription()["cancel_at_period_end"], true);
  EXPECT_EQ(plan_of(anna_), "premium") << "what is paid for stays";
  EXPECT_EQ(server_.call("POST", "/api/subscription/cancel", anna_.token).status, 409);

  EXPECT_EQ(server_.call("POST", "/api/subscription/resume", anna_.token).status, 200);
  EXPECT_EQ(own(anna_)["cancelAtPeriodEnd"], false);
  EXPECT_EQ(stripe_subscription()["cancel_at_period_end"], false);
  EXPECT_EQ(server_.call("POST", "/api/subscription/resume", anna_.token).status, 409);
  EXPECT_EQ(stripe_subscription()["id"], id);
}

TEST_F(BillingApi, WhoComesBackIsAskedForAtStripe) {
  const Answer opened = checkout(anna_, "basic");
  EXPECT_EQ(refresh(anna_).json(), nullptr) << "still on the page";
  pay(opened);
  const Answer answer = refresh(anna_);
  EXPECT_EQ(answer.json()["plan"]["name"], "Basic");
  EXPECT_EQ(plan_of(anna_), "basic");
  // A change at Stripe, whose message never came.
  stripe_->control("change", {{"subscription", stripe_subscription()["id"]}, {"cancel_at_period_end", true}});
  advance(3s);
  EXPECT_EQ(refresh(anna_).json()["cancelAtPeriodEnd"], true);
}

TEST_F(BillingApi, MessagesComeTwiceAndInAnyOrder) {
  make_coupon("ZEHN", "10");
  const std::string id = pay(checkout(anna_, "premium", "ZEHN"));
  server_.services().billing().work();
  stripe_->control("change", {{"subscription", id}, {"cancel_at_period_end", true}});
  std::vector<SignedEvent> events = stripe_->events();
  ASSERT_GE(events.size(), 4u);
  std::reverse(events.begin(), events.end());
  for (int round = 0; round < 2; ++round) {
    for (const SignedEvent& event : events) {
      EXPECT_EQ(post(event).status, 200);
      server_.services().billing().work();
      EXPECT_EQ(own(anna_)["cancelAtPeriodEnd"], true) << event.type << " must not bring back an older state";
    }
  }
  EXPECT_EQ(uses_of(), 1);
  EXPECT_EQ(server_.call("GET", "/api/admin/subscriptions", admin_.token).json().size(), 1u);
}

TEST_F(BillingApi, AMessageCountsOnce) {
  buy(anna_, "basic");
  deliver();
  const auto calls = [&] { return stripe_->state().at("calls").size(); };
  const std::size_t before = calls();
  EXPECT_TRUE(deliver().empty());
  EXPECT_EQ(calls(), before) << "nothing is asked for again";
}

TEST_F(BillingApi, RefusedMessages) {
  buy(anna_, "basic");
  const SignedEvent event = stripe_->events().front();
  const std::string old_time = "t=" + std::to_string(seconds() - 301);
  const std::string digest = event.signature.substr(event.signature.find(",v1="));
  expect_refusal(post(event.body, ""), 400, "Unterschrift");
  expect_refusal(post(event.body, "t=1,v1=aa"), 400, "Unterschrift");
  expect_refusal(post(event.body, old_time + digest), 400, "Unterschrift");
  expect_refusal(post(event.body + " ", event.signature), 400, "Unterschrift");
  const Json old = stripe_->control("message", {{"event", {{"id", "evt_x"}}}, {"seconds", seconds() - 301}});
  expect_refusal(post(old.at("body"), old.at("signature")), 400, "Unterschrift");
  const Json senseless = stripe_->control("message", {{"event", {{"id", "evt_x"}}}});
  expect_refusal(post(senseless.at("body"), senseless.at("signature")), 400, "nicht zu verstehen");
  EXPECT_EQ(post(std::string(300'000, ' '), event.signature).status, 413);
  // Two signatures while the secret is being changed.
  EXPECT_EQ(post(event.body, event.signature + ",v1=" + std::string(64, 'a')).status, 200);
  advance(301s);
  expect_refusal(post(event), 400, "Unterschrift");
}

TEST_F(BillingApi, MessagesOfNobodyAreTakenAndNoted) {
  const Json stranger = {{"id", "evt_strange"},
                         {"type", "customer.subscription.updated"},
                         {"data", {{"object", {{"id", "sub_unknown"}}}}}};
  Json message = stripe_->control("message", {{"event", stranger}});
  EXPECT_EQ(post(message.at("body"), message.at("signature")).status, 200);
  auto unused = server_.services().billing().work();
  ASSERT_EQ(unused.size(), 1u);
  EXPECT_EQ(unused[0].event_id, "evt_strange");
  EXPECT_FALSE(unused[0].is_given_up);
  EXPECT_TRUE(server_.services().billing().work().empty());
  // One that Stripe knows, whose buyer has no account any more.
  buy(anna_, "basic");
  ASSERT_EQ(server_.call("DELETE", "/api/me", anna_.token, Json{{"password", good_password}}).status, 204);
  EXPECT_FALSE(deliver().empty());
  // About something that does not concern us.
  message = stripe_->control(
      "message",
      {{"event", {{"id", "evt_y"}, {"type", "charge.succeeded"}, {"data", {{"object", {{"id", "ch"}}}}}}}});
  EXPECT_EQ(post(message.at("body"), message.at("signature")).status, 200);
  EXPECT_TRUE(server_.services().billing().work().empty());
}

TEST_F(BillingApi, AMessageWaitsWhileStripeIsDown) {
  pay(checkout(anna_, "premium"));
  for (const Json& how : {Json(500), Json("hangup")}) {
    fail("GET", how);
    EXPECT_TRUE(deliver().empty());
    EXPECT_EQ(plan_of(anna_), "free");
    stripe_->control("heal");
  }
  for (int i = 0; i < 3; ++i) {
    advance(10min);
    EXPECT_TRUE(server_.services().billing().work().empty());
  }
  EXPECT_EQ(plan_of(anna_), "premium");
}

TEST_F(BillingApi, AMessageIsGivenUpAfterTwelveTriesAndNoted) {
  pay(checkout(anna_, "premium"));
  fail("GET", 400);
  std::size_t given_up = 0;
  for (int i = 0; i < 20; ++i) {
    for (const auto& event : deliver()) given_up += event.is_given_up ? 1 : 0;
    advance(6h);
    stripe_->control("set", {{"now", seconds()}});
  }
  EXPECT_EQ(given_up, stripe_->events().size());
}

TEST_F(BillingApi, WhatStripeDoesNotAnswerLeavesNothingBehind) {
  make_coupon("EINMAL", "10", 1);
  const Json failures[] = {500, 429, "hangup", "garbage", 400, 401};
  for (const Json& how : failures) {
    stripe_->control("reset", {{"now", seconds()}});
    fail("POST /v1/checkout", how);
    const Answer answer = checkout(anna_, "premium", "EINMAL");
    EXPECT_EQ(answer.status, 503) << how;
    EXPECT_EQ(answer.json().value("code", ""), "unavailable");
    EXPECT_THAT(answer.json().value("message", ""), HasSubstr("Zahlungsdienst")) << how;
    const bool holds = server_.storage().read([&](const app::ports::Stores& stores) {
      return !stores.payments().open_checkouts_of_user(anna_.id).empty();
    });
    EXPECT_FALSE(holds) << how;
  }
  stripe_->control("reset", {{"now", seconds()}});
  const Person bernd = server_.register_person("bernd");
  buy(bernd, "premium", "EINMAL");
  EXPECT_EQ(uses_of(), 1);
  // Cancelling: nothing is written down that Stripe has not done.
  fail("POST /v1/subscriptions", "hangup");
  expect_refusal(server_.call("POST", "/api/subscription/cancel", bernd.token), 503,
                 "antwortet gerade nicht");
  EXPECT_EQ(own(bernd)["cancelAtPeriodEnd"], false);
  fail("GET /v1/subscriptions", 500);
  advance(3s);
  expect_refusal(refresh(bernd), 503, "antwortet gerade nicht");
  EXPECT_EQ(plan_of(bernd), "premium");
}

class ImpatientBillingApi : public BillingApi {
 protected:
  ImpatientBillingApi() : BillingApi(ApiServer::shop_settings(), 100ms) {}
};

TEST_F(ImpatientBillingApi, ASilenceLeavesNothingBehind) {
  fail("POST /v1/checkout", "silence");
  expect_refusal(checkout(anna_, "premium"), 503, "antwortet gerade nicht");
  EXPECT_TRUE(server_.storage().read([&](const app::ports::Stores& stores) {
    return stores.payments().open_checkouts_of_user(anna_.id).empty();
  }));
}

TEST_F(BillingApi, CardErrorsAreTheBanks) {
  const Json error = {{"type", "card_error"}, {"code", "card_declined"}};
  buy(anna_, "basic");
  stripe_->control("fail", {{"call", "POST /v1/subscriptions"}, {"how", 402}, {"error", error}});
  const Answer answer = server_.call("POST", "/api/subscription/cancel", anna_.token);
  expect_refusal(answer, 402, "Ihre Bank");
  EXPECT_EQ(answer.json()["code"], "payment_required");
}

TEST_F(BillingApi, WhoMayBuyWhat) {
  const Person for_good = server_.register_person("gut", plans::Plan::premium);
  const std::string path = "/api/create-checkout-session";
  run_table(server_,
            {{"nobody", "", "POST", path, R"({"planType":"basic"})", 401, "unauthenticated"},
             {"a free plan", anna_.token, "POST", path, R"({"planType":"free"})", 400, "invalid", "planType"},
             {"no plan", anna_.token, "POST", path, "{}", 400, "invalid", "planType"},
             {"a number", anna_.token, "POST", path, R"({"planType":1})", 400, "invalid", "planType"},
             {"a mobile that is a word", anna_.token, "POST", path, R"({"planType":"basic","isMobile":"x"})",
              400, "invalid", "isMobile"},
             {"no such coupon", anna_.token, "POST", path, R"({"planType":"basic","couponCode":"NIE"})", 404,
              "not_found", "code"},
             {"premium for good", for_good.token, "POST", path, R"({"planType":"premium"})", 409, "conflict",
              "planType"},
             {"less than that", for_good.token, "POST", path, R"({"planType":"basic"})", 409, "conflict",
              "planType"}});
  buy(anna_, "premium");
  expect_refusal(checkout(anna_, "premium"), 409, "haben dieses Paket schon");
  expect_refusal(checkout(anna_, "basic"), 409, "ist bis zum 20. Dezember 2026 bezahlt");
  EXPECT_EQ(stripe_->state().at("sessions").size(), 1u);
}

TEST_F(BillingApi, OtherSitesCannotStartAPurchase) {
  const std::multimap<std::string, std::string> foreign = {{"Origin", "https://boese.example"}};
  for (const char* path : {"/api/create-checkout-session", "/api/subscription/cancel",
                           "/api/subscription/resume", "/api/subscription/refresh"}) {
    EXPECT_EQ(server_.call("POST", path, anna_.token, R"({"planType":"basic"})", foreign).status, 403)
        << path;
  }
}

TEST_F(BillingApi, ABetterPlanTakesTheSmallerOnesPlaceAtOnce) {
  buy(anna_, "basic");
  advance(24h);
  buy(anna_, "premium");
  EXPECT_EQ(plan_of(anna_), "premium");
  EXPECT_EQ(own(anna_)["plan"]["name"], "Premium");
  server_.services().billing().work();
  EXPECT_EQ(stripe_subscription(0)["status"], "canceled") << "nobody pays twice";
  EXPECT_EQ(stripe_subscription(1)["status"], "active");
  EXPECT_EQ(stripe_->state().at("customers").size(), 1u) << "the customer is used again";
  deliver();
  EXPECT_EQ(plan_of(anna_), "premium");
}

TEST_F(BillingApi, WhoPaysOnTwoPagesPaysOnce) {
  const Answer first = checkout(anna_, "premium");
  const Answer second = checkout(anna_, "premium");
  EXPECT_THROW(pay(first), std::runtime_error) << "the page that was left is closed";
  pay(second);
  // Paid a moment before the next page was asked for, and no message yet.
  expect_refusal(checkout(anna_, "premium"), 409, "haben dieses Paket schon");
  EXPECT_EQ(plan_of(anna_), "premium");
}

TEST_F(BillingApi, TheSmallerPlanFollowsWhenTheEndingFailsAtFirst) {
  buy(anna_, "basic");
  fail("DELETE /v1/subscriptions", 500, 4);
  buy(anna_, "premium");
  server_.services().billing().work();
  EXPECT_EQ(stripe_subscription(0)["status"], "active");
  for (int i = 0; i < 3; ++i) {
    advance(10min);
    server_.services().billing().work();
  }
  EXPECT_EQ(stripe_subscription(0)["status"], "canceled");
}

TEST_F(BillingApi, APeriodIsRenewedAndTheLastOneEnds) {
  const std::string id = buy(anna_, "premium");
  advance(std::chrono::days{30});
  Person anna = again(anna_);
  EXPECT_EQ(plan_of(anna), "premium") << "the renewal may take some hours";
  stripe_->control("renew", {{"subscription", id}});
  EXPECT_TRUE(deliver().empty());
  EXPECT_EQ(own(anna)["currentPeriodEnd"], "2027-01-20T11:00:00.000Z");
  ASSERT_EQ(server_.call("POST", "/api/subscription/cancel", anna.token).status, 200);
  advance(std::chrono::days{31} - 1min);
  anna = again(anna_);
  EXPECT_EQ(plan_of(anna), "premium");
  advance(1min);
  EXPECT_EQ(plan_of(anna), "free") << "downgraded at the end of the period, with or without a message";
  EXPECT_EQ(own(anna), nullptr);
  stripe_->control("renew", {{"subscription", id}});
  EXPECT_TRUE(deliver().empty());
  admin_ = again(admin_);
  EXPECT_EQ(server_.call("GET", "/api/admin/subscriptions", admin_.token).json().at(0)["status"], "canceled");
}

TEST_F(BillingApi, APeriodThatIsOverIsAskedForEvenWithoutAMessage) {
  const std::string id = buy(anna_, "premium");
  advance(std::chrono::days{30} + 1h);
  stripe_->control("renew", {{"subscription", id}});
  server_.services().billing().work();
  EXPECT_EQ(own(again(anna_))["currentPeriodEnd"], "2027-01-20T11:00:00.000Z");
}

TEST_F(BillingApi, AnUnpaidRenewalKeepsThePlanWhileStripeTriesAgain) {
  const std::string id = buy(anna_, "basic");
  advance(std::chrono::days{30});
  stripe_->control("renew", {{"subscription", id}, {"outcome", "failed"}});
  deliver();
  const Person anna = again(anna_);
  EXPECT_EQ(own(anna)["status"], "past_due");
  EXPECT_EQ(plan_of(anna), "basic");
  stripe_->control("change", {{"subscription", id}, {"status", "unpaid"}});
  deliver();
  EXPECT_EQ(plan_of(anna), "free");
  EXPECT_EQ(own(anna), nullptr);
  EXPECT_EQ(server_.call("GET", "/api/admin/subscriptions", again(admin_).token).json().at(0)["status"],
            "unpaid");
}

TEST_F(BillingApi, APaymentThatIsNotThroughGivesNothingYet) {
  const Answer opened = checkout(anna_, "premium");
  const std::string id = stripe_->control("pay", {{"session", session_of(opened)}, {"outcome", "incomplete"}})
                             .at("subscription");
  EXPECT_EQ(refresh(anna_).json(), nullptr);
  EXPECT_EQ(plan_of(anna_), "free");
  stripe_->control("change", {{"subscription", id}, {"status", "active"}});
  deliver();
  EXPECT_EQ(plan_of(anna_), "premium");
}

TEST_F(BillingApi, CouponsMakeTheFirstMonthCheaperAndCountWhenPaid) {
  make_coupon("ZEHN", "10");
  make_coupon("EURO", "1,50", 100, "fixed");
  const Answer opened = checkout(anna_, "premium", " zehn ");
  EXPECT_EQ(stripe_->state().at("sessions").at(0).at("amount_total"), 449);
  EXPECT_EQ(uses_of(1), 0) << "nobody has paid";
  pay(opened);
  deliver();
  refresh(anna_);
  EXPECT_EQ(uses_of(1), 1);
  const Person bernd = server_.register_person("bernd");
  buy(bernd, "premium", "EURO");
  EXPECT_EQ(stripe_->state().at("sessions").at(1).at("amount_total"), 349);
  EXPECT_EQ(uses_of(0), 1);
  EXPECT_EQ(own(bernd)["plan"]["amount"], 499) << "from the second month on";
}

TEST_F(BillingApi, ACouponIsHeldWhileSomebodyPays) {
  make_coupon("SELTEN", "10", 1);
  const Person bernd = server_.register_person("bernd");
  const Answer opened = checkout(anna_, "premium", "SELTEN");
  ASSERT_EQ(opened.status, 200);
  expect_refusal(checkout(bernd, "premium", "SELTEN"), 404, "so oft eingelöst");
  EXPECT_EQ(checkout(anna_, "basic", "SELTEN").status, 200) << "the holder may choose anew";
  // The page expires, and Stripe says so.
  advance(2h);
  deliver();
  EXPECT_EQ(uses_of(), 0);
  EXPECT_EQ(checkout(bernd, "premium", "SELTEN").status, 200);
  // This one expires without any message.
  advance(2h);
  server_.services().billing().work();
  buy(anna_, "premium", "SELTEN");
  EXPECT_EQ(uses_of(), 1);
}

TEST_F(BillingApi, APageThatWasPaidOnInTimeCountsHoweverLateItIsNoticed) {
  make_coupon("SELTEN", "10", 1);
  pay(checkout(anna_, "premium", "SELTEN"));
  advance(2h);  // no message came, and nobody came back
  const Person bernd = server_.register_person("bernd");
  expect_refusal(checkout(bernd, "premium", "SELTEN"), 404, "so oft eingelöst");
  server_.services().billing().work();
  EXPECT_EQ(plan_of(anna_), "premium");
  EXPECT_EQ(uses_of(), 1);
}

TEST_F(BillingApi, UsesAreExactWhenManyBuyAtOnce) {
  constexpr int people = 9, uses = 4;
  make_coupon("SELTEN", "10", uses);
  std::vector<Person> crowd;
  for (int i = 0; i < people; ++i) crowd.push_back(server_.register_person("p" + std::to_string(i)));
  std::atomic<int> opened = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t) {
    threads.emplace_back([&, t] {
      for (int k = t; k < people; k += 3) {
        const Answer answer = checkout(crowd[static_cast<std::size_t>(k)], "basic", "SELTEN");
        if (answer.status != 200) continue;
        pay(answer);
        ++opened;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(opened, uses);
  deliver();
  EXPECT_EQ(uses_of(), uses);
}

TEST_F(BillingApi, ACouponThatLeavesNothingIsRedeemedDirectly) {
  make_coupon("GRATIS", "100");
  expect_refusal(checkout(anna_, "premium", "GRATIS"), 409, "bleibt nichts zu zahlen");
  const Json wish = {{"code", "GRATIS"}, {"planType", "premium"}};
  EXPECT_EQ(server_.call("POST", "/api/coupons/redeem", anna_.token, wish).status, 200);
  EXPECT_EQ(own(anna_)["isPaid"], false);
  EXPECT_EQ(server_.call("POST", "/api/subscription/resume", anna_.token).status, 404);
  // Who then pays goes on with what is paid for.
  buy(anna_, "premium");
  EXPECT_EQ(own(anna_)["isPaid"], true);
}

TEST_F(BillingApi, AGivenMonthOfABetterPlanLeadsBackToThePaidOne) {
  make_coupon("GRATIS", "100");
  make_coupon("MEHR", "100");
  const std::string id = buy(anna_, "basic");
  const Json same = {{"code", "GRATIS"}, {"planType", "basic"}};
  expect_refusal(server_.call("POST", "/api/coupons/redeem", anna_.token, same), 409,
                 "bezahlen dieses Paket");
  const Json better = {{"code", "MEHR"}, {"planType", "premium"}};
  EXPECT_EQ(server_.call("POST", "/api/coupons/redeem", anna_.token, better).status, 200);
  EXPECT_EQ(plan_of(anna_), "premium");
  advance(std::chrono::days{30});
  stripe_->control("renew", {{"subscription", id}});
  deliver();
  advance(24h);
  server_.services().billing().work();
  EXPECT_EQ(plan_of(again(anna_)), "basic");
}

TEST_F(BillingApi, AdminsSeeCancelAndDoNotTakeWhatIsPaidFor) {
  buy(anna_, "premium");
  const std::string user = "/api/admin/users/" + anna_.id;
  expect_refusal(server_.call("PATCH", user, admin_.token, Json{{"isPremium", false}}), 409, "Abonnements");
  const std::string id = own(anna_)["id"];
  EXPECT_EQ(server_.call("POST", "/api/admin/subscriptions/" + id + "/cancel", admin_.token).status, 200);
  EXPECT_EQ(stripe_subscription()["cancel_at_period_end"], true);
  EXPECT_EQ(server_.call("POST", "/api/admin/subscriptions/" + id + "/cancel", admin_.token).status, 409);
  const Json audit = server_.call("GET", "/api/admin/audit", admin_.token).json();
  EXPECT_THAT(audit.dump(), HasSubstr("Hat das Paket Premium gebucht."));
}

TEST_F(BillingApi, APlanForGoodOutlivesASubscription) {
  const std::string id = buy(anna_, "basic");
  ASSERT_EQ(
      server_.call("PATCH", "/api/admin/users/" + anna_.id, admin_.token, Json{{"isPremium", true}}).status,
      200);
  stripe_->control("end", {{"subscription", id}});
  deliver();
  EXPECT_EQ(plan_of(anna_), "premium");
}

TEST_F(BillingApi, WhoDeletesTheAccountStopsPaying) {
  buy(anna_, "premium");
  fail("DELETE /v1/subscriptions", "hangup", 2);
  ASSERT_EQ(server_.call("DELETE", "/api/me", anna_.token, Json{{"password", good_password}}).status, 204);
  server_.services().billing().work();
  EXPECT_EQ(stripe_subscription()["status"], "active") << "Stripe was not there";
  advance(5min);
  server_.services().billing().work();
  EXPECT_EQ(stripe_subscription()["status"], "canceled");
}

TEST_F(BillingApi, WhatIsGoneAtStripeIsOver) {
  buy(anna_, "premium");
  stripe_->control("reset", {{"now", seconds()}});
  EXPECT_EQ(server_.call("POST", "/api/subscription/cancel", anna_.token).status, 404);
  EXPECT_EQ(own(anna_), nullptr);
  EXPECT_EQ(plan_of(anna_), "free");
}

TEST_F(BillingApi, AnAdminTestsPaymentAndNobodyIsCharged) {
  const auto test = [&] {
    return server_.call("POST", "/api/admin/payment/test", admin_.token, Json::object());
  };
  const Answer answer = test();
  ASSERT_EQ(answer.status, 200) << answer.body;
  EXPECT_THAT(answer.json()["message"].get<std::string>(), HasSubstr("für Basic und Premium geöffnet"));
  const Json sessions = stripe_->state().at("sessions");
  ASSERT_EQ(sessions.size(), 2U);
  for (const Json& session : sessions) EXPECT_EQ(session["status"], "expired");
  EXPECT_TRUE(stripe_->state().at("subscriptions").empty());
  // What Stripe reports of its end concerns nobody here.
  EXPECT_TRUE(deliver().empty());
  EXPECT_EQ(server_.call("GET", "/api/admin/subscriptions", admin_.token).json(), Json::array());
  EXPECT_EQ(server_.call("GET", "/api/admin/audit", admin_.token).json()[0]["text"],
            "Hat die Bezahlung geprüft.");
}

TEST_F(BillingApi, ATestOfPaymentSaysWhatIsWrong) {
  const auto test = [&] {
    return server_.call("POST", "/api/admin/payment/test", admin_.token, Json::object());
  };
  fail("POST /v1/checkout", 401, 1);
  expect_refusal(test(), 503, "");
  fail("POST /v1/checkout", "garbage", 1);
  expect_refusal(test(), 503, "");
  stripe_->control(
      "fail",
      {{"call", "POST /v1/checkout/sessions/"}, {"how", 404}, {"error", {{"code", "resource_missing"}}}});
  expect_refusal(test(), 503, "kennt sie danach aber nicht mehr");
  EXPECT_EQ(test().status, 200);
}

app::Settings school_settings() {
  app::Settings settings = ApiServer::shop_settings();
  settings.plans.everyone = plans::Plan::premium;
  return settings;
}

class BillingApiAtASchool : public BillingApi {
 protected:
  BillingApiAtASchool() : BillingApi(school_settings()) {}
};

TEST_F(BillingApiAtASchool, NothingIsForSale) {
  EXPECT_EQ(server_.call("GET", "/api/public/config").json()["billing"]["enabled"], false);
  expect_refusal(checkout(anna_, "basic"), 409, "nichts zu bezahlen");
  EXPECT_TRUE(stripe_->state().at("sessions").empty());
}

}  // namespace
}  // namespace test
