#include "cli/settings.h"

#include <gtest/gtest.h>

#include "config/load.h"
#include "support/refusal.h"

namespace cli {
namespace {

config::Config configured(std::map<std::string, std::string> environment) {
  const config::Loaded loaded = config::load({{}, std::move(environment), {}});
  EXPECT_TRUE(loaded.problems.empty());
  return loaded.config;
}

const std::map<std::string, std::string> stripe_keys = {
    {"BUNTSTIFT_BILLING_STRIPE_SECRET_KEY", "sk_test"},
    {"BUNTSTIFT_BILLING_STRIPE_PUBLISHABLE_KEY", "pk_test"},
    {"BUNTSTIFT_BILLING_STRIPE_WEBHOOK_SECRET", "whsec_test"}};

TEST(AppSettings, TheDefaultsOfTheConfigurationAreThoseOfTheProduct) {
  const app::Settings settings = app_settings(configured(stripe_keys), "1.2.3");
  const plans::PlanRules expected = plans::default_rules();
  for (const plans::Plan plan : plans::all_plans) {
    const plans::PlanLimits& limits = settings.plans.of(plan);
    EXPECT_EQ(limits.books_total, expected.of(plan).books_total);
    EXPECT_EQ(limits.books_per_month, expected.of(plan).books_per_month);
    EXPECT_EQ(limits.pages, expected.of(plan).pages);
    EXPECT_EQ(limits.pictures_per_day, expected.of(plan).pictures_per_day);
    EXPECT_EQ(limits.stored_megabytes, expected.of(plan).stored_megabytes);
    EXPECT_EQ(limits.price_cents, expected.of(plan).price_cents);
  }
  EXPECT_EQ(settings.plans.everyone, std::nullopt);
  EXPECT_EQ(settings.version, "1.2.3");
  EXPECT_EQ(settings.registration, std::nullopt);
  EXPECT_EQ(settings.session_lifetime, std::chrono::days{30});
}

TEST(AppSettings, WhereAPlanIsEverybodysNobodyRegistersUnlessTheConfigurationSaysSo) {
  std::map<std::string, std::string> keys = stripe_keys;
  EXPECT_EQ(app_settings(configured({}), "1").registration, std::nullopt)
      << "nothing is sold, nothing is said";
  keys["BUNTSTIFT_PLANS_EVERYONE"] = "premium";
  EXPECT_EQ(app_settings(configured(keys), "1").registration, app::RegistrationMode::closed);
  keys["BUNTSTIFT_ACCOUNTS_REGISTRATION"] = "open";
  EXPECT_EQ(app_settings(configured(keys), "1").registration, app::RegistrationMode::open);
}

TEST(AppSettings, WithoutPaymentEverybodyHasPremiumWithoutLimits) {
  const app::Settings settings = app_settings(configured({}), "1");
  EXPECT_EQ(settings.plans.everyone, plans::Plan::premium);
  const plans::PlanLimits& premium = settings.plans.of(plans::Plan::premium);
  EXPECT_EQ(premium.books_total, 0);
  EXPECT_EQ(premium.books_per_month, 0);
  EXPECT_EQ(premium.pages, 100);
  EXPECT_EQ(premium.pictures_per_day, 300) << "protects the server";
}

TEST(AppSettings, ALimitThatIsGivenHoldsWithoutPaymentToo) {
  const plans::PlanRules rules = app_settings(configured({{"BUNTSTIFT_PLANS_PREMIUM_BOOKS_PER_MONTH", "5"},
                                                          {"BUNTSTIFT_PLANS_PREMIUM_PAGES", "15"}}),
                                              "1")
                                     .plans;
  EXPECT_EQ(rules.everyone, plans::Plan::premium);
  EXPECT_EQ(rules.of(plans::Plan::premium).books_per_month, 5);
  EXPECT_EQ(rules.of(plans::Plan::premium).pages, 15);
}

TEST(AppSettings, ASmallerPlanForEveryoneKeepsItsLimits) {
  const plans::PlanRules rules = app_settings(configured({{"BUNTSTIFT_PLANS_EVERYONE", "free"}}), "1").plans;
  EXPECT_EQ(rules.everyone, plans::Plan::free);
  EXPECT_EQ(rules.of(plans::Plan::free).books_total, 1);
  EXPECT_EQ(rules.of(plans::Plan::free).pages, 5);
}

TEST(AppSettings, EverySettingArrives) {
  const app::Settings settings =
      app_settings(configured({{"BUNTSTIFT_PRODUCT_NAME", "Schule"},
                               {"BUNTSTIFT_PRODUCT_TIME_ZONE", "UTC"},
                               {"BUNTSTIFT_ACCOUNTS_REGISTRATION", "code"},
                               {"BUNTSTIFT_ACCOUNTS_REGISTRATION_CODE", "Klasse-3b"},
                               {"BUNTSTIFT_ACCOUNTS_SESSION_DAYS", "2"},
                               {"BUNTSTIFT_ACCOUNTS_OWNER_EMAIL", "a@b.example"},
                               {"BUNTSTIFT_PLANS_EVERYONE", "premium"},
                               {"BUNTSTIFT_PLANS_FREE_BOOKS_TOTAL", "7"},
                               {"BUNTSTIFT_PLANS_BASIC_BOOKS_PER_MONTH", "8"},
                               {"BUNTSTIFT_PLANS_PREMIUM_PAGES", "9"},
                               {"BUNTSTIFT_RETENTION_AUDIT_DAYS", "11"},
                               {"BUNTSTIFT_RETENTION_SHARES_DAYS", "12"},
                               {"BUNTSTIFT_RETENTION_MAILS_DAYS", "13"},
                               {"BUNTSTIFT_RETENTION_UNUSED_ACCOUNTS_DAYS", "180"},
                               {"BUNTSTIFT_LIMITS_PICTURES_PER_DAY", "basic=5"}}),
                   "1");
  EXPECT_EQ(settings.product_name, "Schule");
  EXPECT_EQ(settings.time_zone.offset_at({}), std::chrono::minutes{0});
  EXPECT_EQ(settings.registration, app::RegistrationMode::code);
  EXPECT_EQ(settings.registration_code, "Klasse-3b");
  EXPECT_EQ(settings.session_lifetime, std::chrono::days{2});
  EXPECT_EQ(settings.owner_email, "a@b.example");
  EXPECT_EQ(settings.plans.everyone, plans::Plan::premium);
  EXPECT_EQ(settings.plans.of(plans::Plan::free).books_total, 7);
  EXPECT_EQ(settings.plans.of(plans::Plan::basic).books_per_month, 8);
  EXPECT_EQ(settings.plans.of(plans::Plan::premium).pages, 9);
  EXPECT_EQ(settings.plans.of(plans::Plan::basic).pictures_per_day, 5);
  EXPECT_EQ(settings.retention.audit, std::chrono::days{11});
  EXPECT_EQ(settings.retention.shares, std::chrono::days{12});
  EXPECT_EQ(settings.retention.mails, std::chrono::days{13});
  EXPECT_EQ(settings.retention.unused_accounts, std::chrono::days{180});
}

TEST(AppSettings, AnUnknownTimeZoneIsRefused) {
  EXPECT_EQ(test::reason_of([] {
              app_settings(configured({{"BUNTSTIFT_PRODUCT_TIME_ZONE", "Europe/Entenhausen"}}), "1");
            }),
            "time_zone_unknown");
}

TEST(ServerOptions, TakeTheAddressAndSpoolIntoTheDataFolder) {
  const config::Config config =
      configured({{"BUNTSTIFT_SERVER_LISTEN", "[::1]:81"}, {"BUNTSTIFT_DATA_DIR", "/srv/b"}});
  const http::ServerOptions options = server_options(config, {}, nullptr);
  EXPECT_EQ(options.host, "::1");
  EXPECT_EQ(options.port, 81);
  EXPECT_EQ(options.spool_folder, "/srv/b");
}

TEST(VisibleAddress, IsWhatABrowserCanOpen) {
  const auto address = [](const std::string& listen) {
    return visible_address(configured({{"BUNTSTIFT_SERVER_LISTEN", listen}}), 81);
  };
  EXPECT_EQ(address("127.0.0.1:0"), "http://127.0.0.1:81/");
  EXPECT_EQ(address("0.0.0.0:81"), "http://127.0.0.1:81/");
  EXPECT_EQ(address("[::]:81"), "http://[::1]:81/");
  EXPECT_EQ(address("localhost:81"), "http://localhost:81/");
  EXPECT_EQ(address("unix:/run/b.sock"), "http://localhost/");
  EXPECT_EQ(visible_address(configured({{"BUNTSTIFT_SERVER_LISTEN", "127.0.0.1:81"},
                                        {"BUNTSTIFT_SERVER_TLS_CERTIFICATE", "a.pem"},
                                        {"BUNTSTIFT_SERVER_TLS_KEY", "b.pem"}}),
                            81),
            "https://127.0.0.1:81/");
  EXPECT_EQ(visible_address(configured({{"BUNTSTIFT_SERVER_PUBLIC_URL", "https://malbuch.example"}}), 81),
            "https://malbuch.example/");
}

TEST(AppSettings, MailsAreSentWhereAServerIsConfigured) {
  config::Config config = configured({});
  EXPECT_EQ(make_mailer(config), nullptr);
  EXPECT_FALSE(app_settings(config, "1").has_mail_server);
  config.mail.host = "mail.example.de";
  EXPECT_EQ(test::reason_of([&] { make_mailer(config); }), "mail_sender_missing");
  config.mail.from = "post@example.de";
  EXPECT_NE(make_mailer(config), nullptr);
  EXPECT_TRUE(app_settings(config, "1").has_mail_server);
}

TEST(AppSettings, NoMailIsSentWhoseLinkWouldLeadToTheReadersOwnMachine) {
  const auto sends = [](const std::string& listen, const std::string& public_url) {
    return app_settings(configured({{"BUNTSTIFT_SERVER_LISTEN", listen},
                                    {"BUNTSTIFT_SERVER_PUBLIC_URL", public_url},
                                    {"BUNTSTIFT_MAIL_HOST", "mail.example"},
                                    {"BUNTSTIFT_MAIL_FROM", "post@example.de"}}),
                        "1")
        .sends_mail();
  };
  for (const char* own :
       {"127.0.0.1:8080", "127.0.0.2:80", "localhost:80", "[::1]:80", "0.0.0.0:80", "[::]:80"}) {
    EXPECT_FALSE(sends(own, "")) << own;
    EXPECT_TRUE(sends(own, "https://malbuch.example")) << own;
  }
  EXPECT_TRUE(sends("192.168.1.20:8080", ""));
}

TEST(AppSettings, LinksInMailsLeadToWhereVisitorsFindTheServer) {
  config::Config config = configured({});
  EXPECT_EQ(app_settings(config, "1").public_address, "http://127.0.0.1:8080/");
  config.server.public_url = "https://malbuch.example";
  EXPECT_EQ(app_settings(config, "1").public_address, "https://malbuch.example/");
}

TEST(AppSettings, PlansAreForSaleOnceAllThreeKeysAreThere) {
  const std::map<std::string, std::string>& keys = stripe_keys;
  const base::SystemClock clock;
  const base::Log log(clock, base::LogFormat::text, [](std::string_view) {});
  EXPECT_TRUE(app_settings(configured(keys), "1").can_sell());
  EXPECT_NE(make_payment_gateway(configured(keys), log), nullptr);
  for (const auto& [missing, value] : keys) {
    auto fewer = keys;
    fewer.erase(missing);
    EXPECT_FALSE(app_settings(configured(fewer), "1").can_sell()) << missing;
    EXPECT_EQ(make_payment_gateway(configured(fewer), log), nullptr) << missing;
  }
  auto school = keys;
  school["BUNTSTIFT_PLANS_EVERYONE"] = "premium";
  EXPECT_FALSE(app_settings(configured(school), "1").can_sell());
}

}  // namespace
}  // namespace cli
