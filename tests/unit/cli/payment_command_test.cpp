#include <map>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/arguments.h"
#include "cli/command_line.h"
#include "support/local_stripe.h"

namespace cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

struct Ran {
  int code = 0;
  std::string out;
  std::string err;
};

Ran run_payment_test(std::vector<std::string> words, std::map<std::string, std::string> environment) {
  words.insert(words.begin(), {"payment", "test"});
  std::istringstream in;
  std::ostringstream out, err;
  Surroundings surroundings{in, out, err, std::move(environment), "1.2.3"};
  const int code = run(words, surroundings);
  return {code, out.str(), err.str()};
}

std::map<std::string, std::string> shop(const std::string& url, const std::string& key) {
  return {{"BUNTSTIFT_BILLING_STRIPE_SECRET_KEY", key},
          {"BUNTSTIFT_BILLING_STRIPE_PUBLISHABLE_KEY", "pk_test_x"},
          {"BUNTSTIFT_BILLING_STRIPE_WEBHOOK_SECRET", "whsec_x"},
          {"BUNTSTIFT_BILLING_STRIPE_API_BASE", url}};
}

TEST(PaymentCommand, NeedsAnAddressAndAConfiguration) {
  const Ran without_address = run_payment_test({}, {});
  EXPECT_EQ(without_address.code, exit_wrong_use);
  EXPECT_THAT(without_address.err, HasSubstr("--email"));
  const Ran unconfigured = run_payment_test({"--email", "anna@example.de"}, {});
  EXPECT_EQ(unconfigured.code, exit_failed);
  EXPECT_THAT(unconfigured.err, HasSubstr("Die Bezahlung ist nicht eingerichtet"));
}

TEST(PaymentCommand, OpensAndClosesAPageForEachPlan) {
  const test::LocalStripe stripe;
  const Ran ran =
      run_payment_test({"--email", "anna@example.de"}, shop(stripe.url(), test::LocalStripe::secret_key));
  EXPECT_EQ(ran.code, exit_done) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("für Basic und Premium geöffnet und wieder geschlossen"));
}

TEST(PaymentCommand, SaysSoWhereNothingCostsAnything) {
  const test::LocalStripe stripe;
  auto environment = shop(stripe.url(), test::LocalStripe::secret_key);
  environment["BUNTSTIFT_PLANS_BASIC_PRICE_CENTS"] = "0";
  environment["BUNTSTIFT_PLANS_PREMIUM_PRICE_CENTS"] = "0";
  const Ran ran = run_payment_test({"--email", "anna@example.de"}, environment);
  EXPECT_EQ(ran.code, exit_done) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("kein Paket kostet etwas"));
}

TEST(PaymentCommand, RepeatsWhatStripeRefused) {
  const test::LocalStripe stripe;
  const Ran ran = run_payment_test({"--email", "anna@example.de"}, shop(stripe.url(), "sk_test_wrong"));
  EXPECT_EQ(ran.code, exit_failed);
  EXPECT_THAT(ran.out, IsEmpty());
  EXPECT_THAT(ran.err, HasSubstr("Invalid API Key"));
}

}  // namespace
}  // namespace cli
