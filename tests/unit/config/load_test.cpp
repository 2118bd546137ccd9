#include "config/load.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/random.h"
#include "config/toml_file.h"

namespace config {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class LoadTest : public testing::Test {
 protected:
  LoadTest() { std::filesystem::create_directories(folder_); }
  ~LoadTest() override { std::filesystem::remove_all(folder_); }

  std::string write(const std::string& name, const std::string& content) const {
    const std::string path = folder_ + "/" + name;
    std::ofstream(path, std::ios::binary) << content;
    return path;
  }
  // Loads a file with this content. Sentences are shown with "F" for the file's path.
  Loaded load_text(const std::string& content, std::map<std::string, std::string> environment = {}) {
    file_ = write("config.toml", content);
    return load({file_, std::move(environment), {}});
  }
  std::vector<std::string> sentences(const Loaded& loaded) const {
    std::vector<std::string> out;
    for (const Problem& problem : loaded.problems) {
      std::string sentence = problem.sentence();
      for (std::size_t at = 0; !file_.empty() && (at = sentence.find(file_)) != std::string::npos;)
        sentence.replace(at, file_.size(), "F");
      out.push_back(sentence);
    }
    return out;
  }
  std::string source_of(const Loaded& loaded, std::string_view key) const {
    for (const Origin& origin : loaded.origins)
      if (origin.setting->key() == key) return origin.source == file_ ? "F" : origin.source;
    return "none";
  }

  std::string folder_ = std::filesystem::temp_directory_path() / ("config_test." + std::to_string(getpid()));
  std::string file_;
};

TEST_F(LoadTest, WithoutAnySourceEverythingHasItsDefault) {
  const Loaded loaded = load({});
  EXPECT_TRUE(loaded.problems.empty());
  EXPECT_EQ(loaded.config.server.host, "127.0.0.1");
  EXPECT_EQ(loaded.config.server.port, 8080);
  EXPECT_EQ(loaded.config.data.dir, "./data");
  EXPECT_EQ(loaded.config.product.name, "Buntstift");
  EXPECT_EQ(loaded.config.plans.premium.books, 5);
  EXPECT_EQ(loaded.config.plans.basic.price_cents, 299);
  EXPECT_EQ(loaded.config.limits.pictures_per_day, (PlanNumbers{30, 100, 300}));
  EXPECT_EQ(loaded.config.limits.stored_megabytes, (PlanNumbers{100, 500, 2000}));
  EXPECT_EQ(loaded.config.mail.security, MailSecurity::starttls);
  for (const Origin& origin : loaded.origins) EXPECT_EQ(origin.source, "Vorgabe");
}

TEST_F(LoadTest, FlagBeatsEnvironmentBeatsFileBeatsDefault) {
  file_ = write("config.toml", "[server]\nlisten = \"127.0.0.1:1\"\n");
  Inputs inputs{
      file_, {{"BUNTSTIFT_SERVER_LISTEN", "127.0.0.1:2"}}, {{"--listen", "server.listen", "127.0.0.1:3"}}};
  EXPECT_EQ(load(inputs).config.server.port, 3);
  EXPECT_EQ(source_of(load(inputs), "server.listen"), "--listen");
  inputs.flags.clear();
  EXPECT_EQ(load(inputs).config.server.port, 2);
  EXPECT_EQ(source_of(load(inputs), "server.listen"), "BUNTSTIFT_SERVER_LISTEN");
  inputs.environment.clear();
  EXPECT_EQ(load(inputs).config.server.port, 1);
  EXPECT_EQ(source_of(load(inputs), "server.listen"), file_ + ":2");
  inputs.file.reset();
  EXPECT_EQ(load(inputs).config.server.port, 8080);
}

TEST_F(LoadTest, EverySettingCanComeFromItsVariable) {
  for (const Setting& setting : settings()) {
    const std::string standard(setting.standard);
    const Loaded loaded = load({{}, {{setting.environment_name(), standard}}, {}});
    EXPECT_EQ(source_of(loaded, setting.key()), setting.environment_name());
    EXPECT_TRUE(loaded.notices.empty()) << setting.key();
  }
}

TEST_F(LoadTest, EveryMistakeOfAFileIsReportedAtOnceWithItsLine) {
  const Loaded loaded = load_text(
      "[server]\n"
      "lisen = \"127.0.0.1:80\"\n"  // 2: a slip
      "base_path = \"malbuch\"\n"   // 3: no slash
      "public_url = ftp\n"          // 4: not TOML
      "[accounts]\n"
      "session_days = \"30\"\n"    // 6: a text
      "registration = \"opne\"\n"  // 7: not a choice
      "[limits]\n"
      "requests_per_minute = 5\n"            // 9: too small
      "pictures_per_day = { gratis = 3 }\n"  // 10: no such plan
      "listen = \"127.0.0.1:80\"\n"          // 11: wrong section
      "[zebra]\n"                            // 12: unknown section
      "x = 1\n"
      "[mail]\n"
      "port = 587\n"
      "port = 25\n"            // 16: twice
      "from = \"nobody\"\n");  // 17: no address
  const std::vector<std::string> expected = {
      "F:2: server.lisen: Diese Angabe gibt es nicht. Meinten Sie „server.listen“?",
      "F:3: server.base_path: Hier wird ein Pfad erwartet, der mit einem Schrägstrich beginnt und ohne einen "
      "endet, zum "
      "Beispiel „/malbuch“.",
      "F:4: Diese Zeile ist kein gültiges TOML. Texte stehen in \"Anführungszeichen\", Listen in [Klammern], "
      "und Abschnitte "
      "heißen [so].",
      "F:6: accounts.session_days: Hier wird eine ganze Zahl von 1 bis 365 erwartet, ohne Anführungszeichen.",
      "F:7: accounts.registration: Möglich sind nur „open“, „code“, „closed“.",
      "F:9: limits.requests_per_minute: Die Zahl muss zwischen 10 und 1000000 liegen.",
      "F:10: limits.pictures_per_day: Hier werden Zahlen für die Tarife free, basic und premium erwartet, "
      "wie in "
      "config.example.toml.",
      "F:11: limits.listen: Diese Angabe gibt es nicht. Meinten Sie „server.listen“?",
      "F:12: zebra: Diese Angabe gibt es nicht. Alle Angaben stehen in config.example.toml.",
      "F:16: Diese Angabe oder dieser Abschnitt steht weiter oben schon einmal. Bitte lassen Sie nur eines "
      "davon stehen.",
      "F:17: mail.from: Hier wird eine E-Mail-Adresse erwartet, zum Beispiel „schule@malbuch.example“."};
  EXPECT_EQ(sentences(loaded), expected);
}

TEST_F(LoadTest, ABrokenHeadingDoesNotMakeItsKeysFallToTheSectionBefore) {
  const Loaded loaded =
      load_text("[server]\nlisten = \"127.0.0.1:80\"\n[data\ndir = \"/srv\"\n[log]\nformat = \"xml\"\n");
  ASSERT_EQ(loaded.problems.size(), 2U);
  EXPECT_EQ(sentences(loaded)[0].substr(0, 4), "F:3:");
  EXPECT_EQ(sentences(loaded)[1].substr(0, 4), "F:6:");
}

TEST_F(LoadTest, HopelessFilesEndWithAProblem) {
  std::string garbage;
  for (int i = 0; i < 500; ++i) garbage += "= = [ \" {\n";
  for (const std::string& content :
       {garbage, std::string("x = \"\"\"never closed\n\n\n"), std::string("a = [1,\n"), std::string(64, '\0'),
        std::string("\x7f\x45LF"), std::string(100000, '[')}) {
    const Loaded loaded = load_text(content);
    EXPECT_FALSE(loaded.problems.empty());
    EXPECT_LE(loaded.problems.size(), 30U);
  }
}

TEST_F(LoadTest, DamagedFilesNeverCrashTheParser) {
  const std::string example = example_file();
  const std::string characters = "[]{}=\"'.,#\n\t 0eE+-_:xu\\\x01\xff\r";
  base::Random random(7);
  std::size_t problems = 0;
  for (int round = 0; round < 400; ++round) {
    std::string text = example.substr(random.below(3000), 200 + random.below(600));
    for (std::uint32_t slips = 1 + random.below(8); slips > 0; --slips)
      text[random.below(static_cast<std::uint32_t>(text.size()))] =
          characters[random.below(static_cast<std::uint32_t>(characters.size()))];
    problems += read_toml(text, "F").problems.size();
  }
  EXPECT_GT(problems, 400U);
}

TEST_F(LoadTest, UmlautsOutsideOfTextsAreRefusedLikeOtherSlips) {
  EXPECT_EQ(load_text("[product]\nnäme = \"x\"\nname = ä\n[späße]\n").problems.size(), 3U);
}

TEST_F(LoadTest, InvalidUtf8IsNamedWithItsLine) {
  EXPECT_EQ(sentences(load_text("[product]\nname = \"B\xfcrger\"\n")),
            std::vector<std::string>{
                "F:2: Diese Zeile enthält Zeichen, die kein UTF-8 sind. Bitte speichern Sie die Datei "
                "als UTF-8."});
}

TEST_F(LoadTest, AnUnreadableFileIsOneClearSentence) {
  EXPECT_EQ(sentences(load({"/nowhere/config.toml", {}, {}})),
            std::vector<std::string>{
                "/nowhere/config.toml: Die Datei /nowhere/config.toml kann nicht gelesen werden: das "
                "gibt es nicht."});
  EXPECT_EQ(load({folder_, {}, {}}).problems.size(), 1U) << "a folder is not a file";
  file_ = write("huge.toml", std::string(1'100'000, '#'));
  EXPECT_EQ(load({file_, {}, {}}).problems.size(), 1U);
}

TEST_F(LoadTest, MistakesOfAllSourcesAreReportedTogether) {
  file_ = write("config.toml", "[log]\nformat = 1\n");
  const Loaded loaded =
      load({file_, {{"BUNTSTIFT_MAIL_PORT", "abc"}}, {{"--listen", "server.listen", "nonsense"}}});
  ASSERT_EQ(loaded.problems.size(), 3U);
  EXPECT_EQ(loaded.problems[0].place, file_ + ":2");
  EXPECT_EQ(loaded.problems[1].place, "--listen");
  EXPECT_EQ(loaded.problems[2].place, "BUNTSTIFT_MAIL_PORT");
}

TEST_F(LoadTest, ASecretCanComeFromAFileAndIsNeverShown) {
  const std::string secret = write("secret", "s3cret\r\n");
  const Loaded loaded = load({{}, {{"BUNTSTIFT_MAIL_PASSWORD_FILE", secret}}, {}});
  EXPECT_TRUE(loaded.problems.empty());
  EXPECT_EQ(loaded.config.mail.password, "s3cret");
  EXPECT_EQ(source_of(loaded, "mail.password"), "BUNTSTIFT_MAIL_PASSWORD_FILE");
  for (const Origin& origin : loaded.origins)
    EXPECT_EQ(origin.shown_value().find("s3cret"), std::string::npos);
}

TEST_F(LoadTest, ASecretInTwoPlacesOrInAMissingFileIsRefused) {
  const std::string secret = write("secret", "a");
  EXPECT_EQ(load({{}, {{"BUNTSTIFT_MAIL_PASSWORD_FILE", secret}, {"BUNTSTIFT_MAIL_PASSWORD", "b"}}, {}})
                .problems.size(),
            1U);
  EXPECT_EQ(load({{}, {{"BUNTSTIFT_MAIL_PASSWORD_FILE", "/nowhere"}}, {}}).problems.size(), 1U);
  EXPECT_EQ(load({{}, {{"BUNTSTIFT_MAIL_HOST_FILE", secret}}, {}}).notices.size(), 1U)
      << "only secrets have files";
}

TEST_F(LoadTest, TheBasePathIsTaken) {
  const Loaded loaded = load_text("[server]\nbase_path = \"/malbuch\"\n");
  EXPECT_TRUE(loaded.problems.empty());
  EXPECT_EQ(loaded.config.server.base_path, "/malbuch");
}

TEST_F(LoadTest, AccountsAreNotRemovedWithinASchoolYear) {
  const auto problems = [&](const std::string& days) {
    return load_text("[retention]\nunused_accounts_days = " + days + "\n").problems.size();
  };
  EXPECT_EQ(problems("0"), 0U);
  EXPECT_EQ(problems("1"), 1U);
  EXPECT_EQ(problems("179"), 1U);
  EXPECT_EQ(problems("180"), 0U);
  EXPECT_EQ(problems("3651"), 1U);
}

TEST_F(LoadTest, SettingsThatNeedEachOtherAreCheckedTogether) {
  const auto problems = [&](const std::string& text) { return load_text(text).problems.size(); };
  EXPECT_EQ(problems("[accounts]\nregistration = \"code\"\n"), 1U);
  EXPECT_EQ(problems("[accounts]\nregistration = \"code\"\nregistration_code = \"Igel-3b!\"\n"), 0U);
  EXPECT_EQ(problems("[accounts]\nregistration = \"code\"\nregistration_code = \"Äpfel3b\"\n"), 1U);
  EXPECT_EQ(problems("[accounts]\nregistration_code = \"3b\"\n"), 0U) << "not used";
  EXPECT_EQ(problems("[server]\nmetrics_token = \"0123456789abcde\"\n"), 1U);
  EXPECT_EQ(problems("[server]\ntls_certificate = \"a.pem\"\n"), 1U);
  EXPECT_EQ(problems("[server]\ntls_key = \"b.pem\"\n"), 1U);
  EXPECT_EQ(problems("[server]\nredirect_listen = \"0.0.0.0:80\"\n"), 1U);
  const std::string encrypted = "[server]\ntls_certificate = \"a.pem\"\ntls_key = \"b.pem\"\n";
  EXPECT_EQ(problems(encrypted + "redirect_listen = \"0.0.0.0:80\"\n"), 0U);
  EXPECT_EQ(problems(encrypted + "listen = \"127.0.0.1:443\"\nredirect_listen = \"0.0.0.0:443\"\n"), 1U);
  EXPECT_EQ(problems(encrypted + "listen = \"127.0.0.1:443\"\nredirect_listen = \"127.0.0.1:443\"\n"), 1U);
  EXPECT_EQ(problems(encrypted + "listen = \"127.0.0.1:443\"\nredirect_listen = \"127.0.0.2:443\"\n"), 0U);
  EXPECT_EQ(problems(encrypted + "listen = \"127.0.0.1:0\"\nredirect_listen = \"127.0.0.1:0\"\n"), 0U);
  EXPECT_EQ(problems(encrypted + "public_url = \"http://malbuch.example\"\n"), 1U);
  EXPECT_EQ(problems(encrypted + "public_url = \"https://malbuch.example\"\n"), 0U);
  EXPECT_EQ(problems("[server]\nmetrics_token = \"0123456789abcdef\"\n"), 0U);
  EXPECT_EQ(problems("[mail]\nhost = \"mail.example\"\nuser = \"u\"\n"), 2U);
}

TEST_F(LoadTest, AStoryServicesKeyStaysSecret) {
  const auto refusals = [&](const std::string& urls, const std::string& key) {
    std::vector<std::string> out;
    for (const Problem& problem : load_text("[stories]\n" + urls + key).problems) {
      out.push_back(problem.key + " " + problem.error.reason());
    }
    return out;
  };
  using Refusals = std::vector<std::string>;
  const std::string key = "key = \"geheim\"\n";
  EXPECT_EQ(refusals("", ""), Refusals{});
  EXPECT_EQ(refusals("", key), Refusals{"stories.key config_needs_other"});
  EXPECT_EQ(refusals("urls = [\"https://erzaehler.example\"]\n", key), Refusals{});
  EXPECT_EQ(refusals("urls = [\"http://erzaehler.example\"]\n", ""), Refusals{});
  EXPECT_EQ(refusals("urls = [\"http://erzaehler.example\"]\n", key),
            Refusals{"stories.urls config_engine_unencrypted"});
  // On this machine nobody listens on the way; a name that only begins like it is another machine.
  EXPECT_EQ(refusals("urls = [\"http://127.0.0.1:11434\", \"http://localhost:8080\"]\n", key), Refusals{});
  EXPECT_EQ(refusals("urls = [\"http://localhost.example\"]\n", key),
            Refusals{"stories.urls config_engine_unencrypted"});
}

TEST_F(LoadTest, HalfOfAPaymentIsNoticedAndStopsNothing) {
  const auto notices = [&](const std::string& keys) {
    const Loaded loaded = load_text("[billing.stripe]\n" + keys);
    EXPECT_TRUE(loaded.problems.empty());
    std::vector<std::string> missing;
    for (const Problem& notice : loaded.notices) missing.push_back(notice.key);
    return missing;
  };
  using Keys = std::vector<std::string>;
  EXPECT_EQ(notices(""), Keys{});
  EXPECT_EQ(notices("publishable_key = \"pk_1\"\n"),
            (Keys{"billing.stripe.secret_key", "billing.stripe.webhook_secret"}));
  EXPECT_EQ(notices("secret_key = \"sk_1\"\nwebhook_secret = \"whsec_1\"\n"),
            Keys{"billing.stripe.publishable_key"});
  EXPECT_EQ(notices("secret_key = \"sk_1\"\nwebhook_secret = \"whsec_1\"\npublishable_key = \"pk_1\"\n"),
            Keys{});
}

TEST_F(LoadTest, KeysOfStripeThatWereSwappedAreRefusedAndNeverShown) {
  const auto sentence = [&](const std::string& key, const std::string& value) {
    const Loaded loaded = load_text("[billing.stripe]\n" + key + " = \"" + value + "\"\n");
    for (const Origin& origin : loaded.origins) {
      EXPECT_THAT(origin.shown_value(), Not(HasSubstr("geheim"))) << origin.setting->key();
    }
    if (loaded.problems.empty()) return std::string("accepted");
    EXPECT_EQ(loaded.problems.size(), 1U);
    return loaded.problems.front().sentence();
  };
  for (const auto& [key, value] : std::map<std::string, std::string>{{"publishable_key", "sk_live_geheim"},
                                                                     {"secret_key", "pk_live_geheim"},
                                                                     {"webhook_secret", "sk_live_geheim"},
                                                                     {"price_basic", "rk_live_geheim"},
                                                                     {"price_premium", "price_"}}) {
    EXPECT_THAT(sentence(key, value), AllOf(HasSubstr("beginnt nicht mit"), Not(HasSubstr("geheim")))) << key;
  }
  EXPECT_THAT(sentence("secret_key", "whsec_geheim"), HasSubstr("„sk_“ oder „rk_“"));
  EXPECT_EQ(load({{}, {{"BUNTSTIFT_BILLING_STRIPE_PUBLISHABLE_KEY", "sk_live_geheim"}}, {}}).problems.size(),
            1U);
  for (const auto& [key, value] : std::map<std::string, std::string>{{"publishable_key", "pk_live_1"},
                                                                     {"secret_key", "rk_live_1"},
                                                                     {"webhook_secret", "whsec_1"},
                                                                     {"price_basic", "price_1"},
                                                                     {"price_premium", ""}}) {
    EXPECT_EQ(sentence(key, value), "accepted") << key;
  }
}

TEST_F(LoadTest, WhatIsGivenIsToldFromTheDefaults) {
  const Loaded loaded = load({write("config.toml", "[plans.premium]\npages = 15\n"),
                              {{"BUNTSTIFT_SERVER_LISTEN", "127.0.0.1:1"}},
                              {{"--data-dir", "data.dir", "/x"}}});
  EXPECT_EQ(loaded.config.given,
            (std::set<std::string, std::less<>>{"data.dir", "plans.premium.pages", "server.listen"}));
}

TEST_F(LoadTest, MailsWithoutAnAddressForTheirLinksAreNoticed) {
  const std::string mail = "[mail]\nhost = \"mail.example\"\nfrom = \"post@example.de\"\n";
  const auto noticed = [&](const std::string& text) {
    const Loaded loaded = load_text(text);
    EXPECT_TRUE(loaded.problems.empty());
    return loaded.notices.size() == 1 && loaded.notices[0].key == "server.public_url";
  };
  EXPECT_TRUE(noticed(mail));
  EXPECT_TRUE(noticed(mail + "[server]\nlisten = \"0.0.0.0:80\"\n"));
  EXPECT_FALSE(noticed(mail + "[server]\npublic_url = \"https://malbuch.example\"\n"));
  EXPECT_FALSE(noticed(mail + "[server]\nlisten = \"192.168.1.2:80\"\n"));
  EXPECT_FALSE(noticed(""));
}

TEST_F(LoadTest, ALimitThatNothingCanReachIsNoticed) {
  const auto keys = [&](const std::string& text) {
    const Loaded loaded = load_text(text);
    EXPECT_TRUE(loaded.problems.empty());
    std::vector<std::string> out;
    for (const Problem& notice : loaded.notices) out.push_back(notice.key);
    return out;
  };
  using Keys = std::vector<std::string>;
  const std::string limits = "[plans.free]\nbooks_total = 3\npages = 5\n[plans.premium]\npages = 20\n";
  EXPECT_EQ(keys(limits), Keys{"plans.free.books_total"});
  EXPECT_EQ(keys("[plans]\neveryone = \"free\"\n" + limits), Keys{});
  EXPECT_EQ(keys(limits + "[billing.stripe]\nsecret_key = \"sk_1\"\npublishable_key = \"pk_1\"\n"
                          "webhook_secret = \"whsec_1\"\n"),
            Keys{});
}

TEST_F(LoadTest, TheSecretKeyOfStripeLeavesThisMachineOnlyEncrypted) {
  const auto is_refused = [&](const std::string& base, const std::string& key = "sk_1") {
    return !load_text("[billing.stripe]\napi_base = \"" + base + "\"\nsecret_key = \"" + key + "\"\n")
                .problems.empty();
  };
  for (const char* base :
       {"https://stripe.example", "http://127.0.0.1:8410", "http://localhost", "http://[::1]:1"}) {
    EXPECT_FALSE(is_refused(base)) << base;
  }
  for (const char* base :
       {"http://stripe.example", "http://localhost.example", "http://127.0.0.1.example:80"}) {
    EXPECT_TRUE(is_refused(base)) << base;
    EXPECT_FALSE(is_refused(base, "")) << base;
  }
}

TEST_F(LoadTest, ASignOnServiceNeedsAllThatASignInNeeds) {
  const std::string start = "[server]\npublic_url = \"https://malen.example\"\n[sign_on]\n";
  const std::string issuer = "issuer = \"https://iserv.example/realms/a-b\"\n";
  const std::string client = "client_id = \"x\"\n", groups = "teacher_groups = [\"lehrer\", \"a b\"]\n";
  const Loaded good = load_text(start + issuer + client + groups);
  EXPECT_THAT(sentences(good), testing::IsEmpty());
  EXPECT_EQ(good.config.sign_on.issuer, "https://iserv.example/realms/a-b");
  EXPECT_THAT(good.config.sign_on.teacher_groups, testing::ElementsAre("lehrer", "a b"));
  EXPECT_EQ(good.config.sign_on.name, "Schulkonto");
  const auto refused = [&](const std::string& text, const std::string& sentence) {
    EXPECT_THAT(sentences(load_text(text)), testing::Contains(HasSubstr(sentence))) << text;
  };
  refused(start + issuer + groups, "sign_on.client_id");
  refused(start + client, "sign_on.issuer");
  refused(start + issuer + client, "sign_on.pupil_groups");
  refused("[sign_on]\n" + issuer + client + groups, "server.public_url");
  refused(start + issuer + client + groups + "scopes = \"profile openids\"\n", "Das Wort openid fehlt.");
  refused(start + "issuer = \"http://iserv.example\"\n" + client + groups, "unverschlüsselt");
  refused(start + issuer + client + groups + "further_hosts = [\"http://token.example\"]\n",
          "unverschlüsselt");
  refused(start + issuer + client + "teacher_groups = \"lehrer\"\n", "eine Liste von Texten");
  refused(start + issuer + client + "teacher_groups = [\"\"]\n", "sign_on.teacher_groups");
  for (const char* wrong : {"iserv.example", "https://iserv.example/?a", "https://a b/", "ftp://a/b"}) {
    refused(start + "issuer = \"" + wrong + "\"\n" + client + groups, "sign_on.issuer");
  }
  EXPECT_THAT(sentences(load_text(start + issuer + client + "others = \"user\"\n")), testing::IsEmpty());
  EXPECT_THAT(sentences(load_text(start + issuer + client + "new_accounts = \"off\"\n")), testing::IsEmpty());
}

TEST_F(LoadTest, TheSecretOfTheSignOnServiceMayComeFromAFile) {
  const std::string secret = write("secret", "s3cret\n");
  const Loaded loaded = load({std::nullopt, {{"BUNTSTIFT_SIGN_ON_CLIENT_SECRET_FILE", secret}}, {}});
  EXPECT_EQ(loaded.config.sign_on.client_secret, "s3cret");
}

TEST_F(LoadTest, PlanNumbersKeepTheDefaultOfPlansThatAreNotNamed) {
  EXPECT_EQ(load_text("[limits]\npictures_per_day = { free = 7 }\n").config.limits.pictures_per_day,
            (PlanNumbers{7, 100, 300}));
  EXPECT_EQ(load_text("[limits.pictures_per_day]\nbasic = 7\n").config.limits.pictures_per_day,
            (PlanNumbers{30, 7, 300}));
  EXPECT_EQ(load({{}, {{"BUNTSTIFT_LIMITS_PICTURES_PER_DAY", "premium=9, free = 8"}}, {}})
                .config.limits.pictures_per_day,
            (PlanNumbers{8, 100, 9}));
}

TEST_F(LoadTest, UnknownVariablesAreNoticedAndStopNothing) {
  const Loaded loaded = load({{}, {{"BUNTSTIFT_SERVER_LISEN", "x"}, {"BUNTSTIFT_CONFIG", "x"}}, {}});
  EXPECT_TRUE(loaded.problems.empty());
  ASSERT_EQ(loaded.notices.size(), 1U);
  EXPECT_NE(loaded.notices[0].sentence().find("BUNTSTIFT_SERVER_LISTEN"), std::string::npos);
}

}  // namespace
}  // namespace config
