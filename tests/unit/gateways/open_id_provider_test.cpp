#include "gateways/open_id_provider.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "support/local_open_id.h"
#include "support/manual_clock.h"

namespace gateways {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using app::ports::ExternalPerson;
using app::ports::SignOnSecrets;
using test::LocalOpenId;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const SignOnSecrets secrets{"the-state", "the-nonce", "a-verifier-of-forty-three-characters-or-more-"};

class OpenIdProviderTest : public testing::Test {
 protected:
  static void SetUpTestSuite() { local_ = std::make_unique<LocalOpenId>(); }
  static void TearDownTestSuite() { local_.reset(); }

  void SetUp() override { reset(); }
  void reset(const std::string& algorithm = "RS256") {
    local_->control("reset", {{"now", seconds(clock_.now())}, {"algorithm", algorithm}});
  }
  static std::int64_t seconds(base::Time time) {
    return std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
  }
  OpenIdOptions options() const {
    OpenIdOptions options;
    options.issuer = local_->url();
    options.name = "Schulkonto";
    options.client_id = LocalOpenId::client_id;
    options.client_secret = LocalOpenId::client_secret;
    options.return_address = "https://malen.example/api/sign-on/callback";
    options.home_address = "https://malen.example/";
    options.connect_timeout = 30s;
    options.answer_timeout = 30s;
    return options;
  }
  // What the browser comes back with, after somebody has signed in at the address.
  static std::string code_of(const std::string& address, const char* name = "code") {
    const std::string back = local_->control("sign_in", {{"address", address}}).at("address");
    const std::size_t at = back.find(std::string(name) + "=") + std::string(name).size() + 1;
    return back.substr(at, back.find('&', at) - at);
  }
  ExternalPerson signed_in(OpenIdProvider& provider) {
    return provider.redeem(code_of(provider.sign_in_address(secrets)), local_->url(), secrets);
  }
  // Why nobody was signed in.
  std::string refusal(OpenIdProvider& provider) {
    try {
      signed_in(provider);
      return "signed in";
    } catch (const base::AppError& error) {
      return error.reason();
    }
  }
  std::string refusal_with(const std::string& fault) {
    OpenIdProvider provider(options(), clock_, log_);
    local_->control("fault", {{"name", fault}});
    const std::string reason = refusal(provider);
    local_->control("fault", {{"name", nullptr}});
    return reason;
  }
  std::vector<std::string> calls() const { return local_->state().at("calls"); }
  void fail(const std::string& call, const Json& how, int times = 1) {
    local_->control("fail", {{"call", call}, {"how", how}, {"times", times}});
  }

  static std::unique_ptr<LocalOpenId> local_;
  test::ManualClock clock_;
  std::string lines_;
  base::Log log_{clock_, base::LogFormat::text, [this](std::string_view line) { lines_ += line; }};
};

std::unique_ptr<LocalOpenId> OpenIdProviderTest::local_;

TEST_F(OpenIdProviderTest, SaysWhoSignedIn) {
  OpenIdProvider provider(options(), clock_, log_);
  const ExternalPerson person = signed_in(provider);
  EXPECT_EQ(person.issuer, local_->url());
  EXPECT_EQ(person.subject, "person-1");
  EXPECT_EQ(person.email, "lea@schule.example");
  EXPECT_EQ(person.first_name, "Lea");
  EXPECT_EQ(person.last_name, "Lehrer");
  EXPECT_THAT(person.groups, ElementsAre("lehrer"));
  EXPECT_THAT(calls(), ElementsAre("discovery", "token", "keys"));
  EXPECT_EQ(lines_, "");
}

TEST_F(OpenIdProviderTest, TakesEllipticSignaturesToo) {
  reset("ES256");
  OpenIdProvider provider(options(), clock_, log_);
  // The numbers of such signatures differ in length from time to time.
  for (int i = 0; i < 20; ++i) EXPECT_EQ(signed_in(provider).subject, "person-1");
  EXPECT_EQ(refusal_with("wrong_signature"), "sign_on_token_wrong");
}

TEST_F(OpenIdProviderTest, AsksForACodeWithAProof) {
  OpenIdProvider provider(options(), clock_, log_);
  const std::string address = provider.sign_in_address(secrets);
  EXPECT_THAT(address, HasSubstr(local_->url() + "/authorize?response_type=code&client_id=buntstift"));
  EXPECT_THAT(address, HasSubstr("scope=openid%20profile%20email&state=the-state&nonce=the-nonce"));
  EXPECT_THAT(address, HasSubstr("code_challenge_method=S256"));
  EXPECT_THAT(address, Not(HasSubstr(secrets.verifier)));
  SignOnSecrets other = secrets;
  other.verifier = "another-verifier-of-forty-three-characters-..";
  EXPECT_THROW(provider.redeem(code_of(address), {}, other), base::AppError);
}

TEST_F(OpenIdProviderTest, RefusesEveryTokenThatIsNotForThisSignIn) {
  for (const char* fault : {"wrong_signature", "none", "shared_secret", "wrong_audience", "several_audiences",
                            "other_asker", "wrong_issuer", "old_nonce", "no_nonce", "no_subject", "no_expiry",
                            "critical", "unknown_key", "not_a_token"}) {
    EXPECT_EQ(refusal_with(fault), "sign_on_token_wrong") << fault;
  }
  EXPECT_THAT(lines_, HasSubstr("wrong signature"));
  EXPECT_THAT(lines_, HasSubstr("made for another sign-in"));
}

TEST_F(OpenIdProviderTest, TellsWrongClocksApart) {
  EXPECT_EQ(refusal_with("expired"), "sign_on_token_expired");
  EXPECT_EQ(refusal_with("future"), "sign_on_clock_wrong");
  EXPECT_EQ(refusal_with("stale"), "sign_on_clock_wrong");
  OpenIdProvider provider(options(), clock_, log_);
  clock_.advance(90s);  // clocks are never quite the same
  EXPECT_EQ(signed_in(provider).subject, "person-1");
}

TEST_F(OpenIdProviderTest, ReadsNewKeysWhenOneIsUnknownAndNotMoreOften) {
  OpenIdProvider provider(options(), clock_, log_);
  signed_in(provider);
  local_->control("rotate");
  EXPECT_EQ(refusal(provider), "sign_on_token_wrong") << "the keys are some seconds old";
  clock_.advance(31s);
  EXPECT_EQ(signed_in(provider).subject, "person-1");
  const auto keys_read = [&] {
    const auto all = calls();
    return std::count(all.begin(), all.end(), "keys");
  };
  EXPECT_EQ(keys_read(), 2);
  local_->control("fault", {{"name", "unknown_key"}});
  for (int i = 0; i < 5; ++i) EXPECT_EQ(refusal(provider), "sign_on_token_wrong");
  EXPECT_EQ(keys_read(), 2) << "anybody can make up the name of a key";
}

TEST_F(OpenIdProviderTest, RemembersWhatTheProviderSaysOfItselfForAnHour) {
  OpenIdProvider provider(options(), clock_, log_);
  provider.sign_in_address(secrets);
  provider.sign_in_address(secrets);
  EXPECT_THAT(calls(), ElementsAre("discovery"));
  clock_.advance(61min);
  provider.sign_in_address(secrets);
  EXPECT_THAT(calls(), ElementsAre("discovery", "discovery"));
}

TEST_F(OpenIdProviderTest, SaysThatTheProviderIsDown) {
  for (const Json& how : {Json(503), Json(429), Json("huge")}) {
    OpenIdProvider provider(options(), clock_, log_);
    fail("discovery", how);
    EXPECT_EQ(refusal(provider), "sign_on_unreachable") << how;
    fail("token", how);
    EXPECT_EQ(refusal(provider), "sign_on_unreachable") << how;
    EXPECT_EQ(signed_in(provider).subject, "person-1") << "afterwards all is well";
  }
  OpenIdOptions soon = options();
  soon.answer_timeout = 100ms;
  OpenIdProvider impatient(soon, clock_, log_);
  fail("discovery", "silent");
  EXPECT_EQ(refusal(impatient), "sign_on_unreachable");
  OpenIdOptions nowhere = options();
  nowhere.issuer = "http://127.0.0.1:1";
  OpenIdProvider gone(nowhere, clock_, log_);
  EXPECT_THROW(gone.sign_in_address(secrets), base::AppError);
}

TEST_F(OpenIdProviderTest, SaysThatTheProviderRefuses) {
  OpenIdProvider provider(options(), clock_, log_);
  fail("discovery", "garbage");
  EXPECT_EQ(refusal(provider), "sign_on_refused");
  OpenIdOptions wrong = options();
  wrong.client_secret = "falsch";
  OpenIdProvider stranger(wrong, clock_, log_);
  EXPECT_EQ(refusal(stranger), "sign_on_refused");
  EXPECT_THAT(lines_, HasSubstr("invalid_client"));
  EXPECT_THAT(lines_, Not(HasSubstr("falsch")));
  const std::string code = code_of(provider.sign_in_address(secrets));
  provider.redeem(code, {}, secrets);
  try {
    provider.redeem(code, {}, secrets);
    FAIL() << "a code is good once";
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.reason(), "sign_on_expired");
  }
}

TEST_F(OpenIdProviderTest, AsksOnlyConfiguredHosts) {
  local_->control("discovery", {{"token_endpoint", "http://127.0.0.2:9/token"}});
  OpenIdProvider provider(options(), clock_, log_);
  EXPECT_EQ(refusal(provider), "sign_on_refused");
  EXPECT_THAT(lines_, HasSubstr("not among the configured hosts"));
  OpenIdOptions more = options();
  more.further_hosts = {"http://127.0.0.2:9"};
  OpenIdProvider wide(more, clock_, log_);
  EXPECT_NO_THROW(wide.sign_in_address(secrets));
  local_->control("discovery", {{"issuer", "https://boese.example"}});
  OpenIdProvider cheated(options(), clock_, log_);
  EXPECT_EQ(refusal(cheated), "sign_on_refused");
  local_->control("discovery", {{"authorization_endpoint", "http://boese.example/"}});
  OpenIdProvider led_away(options(), clock_, log_);
  EXPECT_EQ(refusal(led_away), "sign_on_refused");
}

TEST_F(OpenIdProviderTest, AsksAboutThePersonWhenTheTokenSaysTooLittle) {
  local_->control("person", {{"inToken", false},
                             {"sub", "kind-7"},
                             {"name", "Anna Maria Schmidt"},
                             {"email", "anna@schule.example"},
                             {"email_verified", false},
                             {"rollen", {{"schule", {"LERN"}}}},
                             {"groups", {{{"id", 12}, {"act", "klasse.3b"}, {"name", "Klasse 3b"}}}}});
  OpenIdOptions mapped = options();
  mapped.groups_claim = "rollen.schule";
  mapped.class_claim = "groups";
  OpenIdProvider provider(mapped, clock_, log_);
  const ExternalPerson person = signed_in(provider);
  EXPECT_EQ(person.first_name, "Anna Maria");
  EXPECT_EQ(person.last_name, "Schmidt");
  EXPECT_EQ(person.email, "") << "not confirmed";
  EXPECT_THAT(person.groups, ElementsAre("LERN"));
  EXPECT_THAT(person.classes, ElementsAre("klasse.3b", "Klasse 3b"));
  EXPECT_EQ(calls().back(), "person");
}

TEST_F(OpenIdProviderTest, DoesNotBelieveABrowserFromAnotherProvider) {
  OpenIdProvider provider(options(), clock_, log_);
  const std::string code = code_of(provider.sign_in_address(secrets));
  EXPECT_THROW(provider.redeem(code, "https://boese.example", secrets), base::AppError);
  EXPECT_THAT(calls(), ElementsAre("discovery")) << "the code stays here";
}

TEST_F(OpenIdProviderTest, KnowsWhereToSignOut) {
  OpenIdProvider provider(options(), clock_, log_);
  EXPECT_EQ(provider.sign_out_address(),
            local_->url() +
                "/leave?client_id=buntstift&post_logout_redirect_uri=https%3A%2F%"
                "2Fmalen.example%2F");
  fail("discovery", 503);
  clock_.advance(61min);
  EXPECT_EQ(provider.sign_out_address(), "");
}

TEST_F(OpenIdProviderTest, IsChecked) {
  OpenIdProvider provider(options(), clock_, log_);
  EXPECT_NO_THROW(provider.check());
  EXPECT_THAT(calls(), ElementsAre("discovery", "keys"));
}

}  // namespace
}  // namespace gateways
