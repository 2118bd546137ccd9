#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"
#include "support/fake_mailer.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

const std::string new_password = "Blauer Elefant 8";

app::Settings settings_with_mail() {
  app::Settings settings = ApiServer::default_settings();
  settings.public_address = "https://malbuch.example/";
  settings.has_mail_server = true;
  return settings;
}

class MailApi : public testing::Test {
 protected:
  Answer ask(const std::string& email) {
    return server_.call("POST", "/api/reset-password", {}, Json{{"email", email}});
  }
  Answer set(const std::string& token, const std::string& password) {
    return server_.call("POST", "/api/reset-password/" + token, {}, Json{{"password", password}});
  }
  Answer login(const std::string& password) {
    return server_.call("POST", "/api/login", {}, Json{{"email", anna_.email}, {"password", password}});
  }
  // Lets the background work happen, and returns the token of the newest mail.
  std::string delivered_token() {
    work();
    if (mailer_.sent.empty()) return {};
    const std::string& text = mailer_.sent.back().text;
    const std::string path = "https://malbuch.example/auth/reset-password/";
    const std::size_t begin = text.find(path);
    return begin == std::string::npos ? std::string() : text.substr(begin + path.size(), 22);
  }
  void work() {
    server_.services().resets().send_links();
    server_.services().outbox().send_due(&mailer_);
  }

  ApiServer server_{settings_with_mail()};
  FakeMailer mailer_;
  Person anna_ = server_.register_person("anna");
};

TEST_F(MailApi, AForgottenPasswordIsReplacedThroughTheMail) {
  const Answer asked = ask(" ANNA@example.de ");
  EXPECT_EQ(asked.status, 200);
  EXPECT_EQ(asked.json()["mailed"], true);
  const std::string token = delivered_token();
  ASSERT_EQ(token.size(), 22u);
  const Answer answer = set(token, new_password);
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.json()["success"], true);
  EXPECT_EQ(server_.call("GET", "/api/me", anna_.token).status, 401) << "old sessions have ended";
  EXPECT_EQ(login(good_password).status, 401);
  EXPECT_EQ(login(new_password).status, 200);
  work();
  EXPECT_EQ(mailer_.sent.back().subject, "Ihr Passwort bei Buntstift wurde geändert");
}

TEST(ResetWithoutAMailServer, PromisesNoMail) {
  ApiServer server;
  const Answer answer = server.call("POST", "/api/reset-password", {}, Json{{"email", "anna@example.de"}});
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.json()["mailed"], false);
}

TEST_F(MailApi, NobodyLearnsWhoHasAnAccount) {
  const Person gone = server_.register_person("gone");
  server_.storage().write([&](app::ports::Stores& stores) {
    auto user = stores.users().find(gone.id).value();
    user.user.is_active = false;
    stores.users().update(user);
  });
  const Answer known = ask(anna_.email);
  EXPECT_EQ(known.status, 200);
  for (const std::string email : {"niemand@example.de", "gone@example.de"}) {
    const Answer unknown = ask(email);
    EXPECT_EQ(unknown.status, known.status);
    EXPECT_EQ(unknown.body, known.body);
  }
  work();
  ASSERT_EQ(mailer_.sent.size(), 1u);
  EXPECT_EQ(mailer_.sent[0].recipient, anna_.email);
  // Nor by being told to wait.
  for (int i = 0; i < 8; ++i) EXPECT_EQ(ask(anna_.email).status, ask("niemand@example.de").status) << i;
}

TEST_F(MailApi, AskingAgainAndAgainIsSlowedDownAndSendsThreeMailsAnHour) {
  for (int i = 0; i < 5; ++i) {
    ask(anna_.email);
    work();
  }
  EXPECT_EQ(mailer_.sent.size(), 3u);
  const Answer slowed = ask(anna_.email);
  EXPECT_EQ(slowed.status, 429);
  EXPECT_EQ(slowed.json()["code"], "rate_limited");
  EXPECT_FALSE(slowed.header("Retry-After").empty());
  server_.clock.advance(61min);
  EXPECT_EQ(ask(anna_.email).status, 200);
  EXPECT_EQ(delivered_token().size(), 22u);
  EXPECT_EQ(mailer_.sent.size(), 4u);
}

TEST_F(MailApi, ALinkWorksOnceAndForAnHour) {
  ask(anna_.email);
  const std::string first = delivered_token();
  ask(anna_.email);
  const std::string second = delivered_token();
  ASSERT_NE(first, second);
  EXPECT_EQ(set(first, new_password).status, 200);
  for (const std::string& used : {first, second}) {
    const Answer again = set(used, "Roter Elefant 99");
    EXPECT_EQ(again.status, 400);
    EXPECT_EQ(again.json()["code"], "invalid");
    EXPECT_EQ(again.json()["field"], "token");
  }
  EXPECT_EQ(login(new_password).status, 200);
  ask(anna_.email);
  const std::string late = delivered_token();
  server_.clock.advance(60min);
  EXPECT_EQ(set(late, "Roter Elefant 99").status, 400);
}

TEST_F(MailApi, OfTwoWhoUseOneLinkAtOnceOneWins) {
  ask(anna_.email);
  const std::string token = delivered_token();
  std::atomic<int> done = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 6; ++i) {
    threads.emplace_back([&, i] {
      if (set(token, "Blauer Elefant " + std::to_string(i)).status == 200) ++done;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(done, 1);
}

TEST_F(MailApi, ALinkOfAnAccountThatWasDeactivatedOrGotANewPasswordIsDead) {
  ask(anna_.email);
  const std::string before = delivered_token();
  ASSERT_EQ(server_
                .call("PATCH", "/api/me", anna_.token,
                      Json{{"password", new_password}, {"currentPassword", good_password}})
                .status,
            200);
  EXPECT_EQ(set(before, "Roter Elefant 99").status, 400);
  ask(anna_.email);
  const std::string token = delivered_token();
  const Person chef = server_.make_admin("chef");
  server_.call("PATCH", "/api/admin/users/" + anna_.id, chef.token, Json{{"isActive", false}});
  EXPECT_EQ(set(token, "Roter Elefant 99").status, 400);
}

TEST_F(MailApi, Resetting) {
  ask(anna_.email);
  const std::string token = delivered_token();
  const std::string path = "/api/reset-password/";
  const auto row = [&](const std::string& name, const std::string& used_token, const Json& body,
                       const std::string& field) {
    return CallRow{name, {}, "POST", path + used_token, body.dump(), 400, "invalid", field};
  };
  run_table(
      server_,
      {row("short", token, {{"password", "kurz"}}, "password"),
       row("long", token, {{"password", std::string(73, 'x')}}, "password"),
       row("common", token, {{"password", "passwort123"}}, "password"),
       row("none", token, Json::object(), "password"),
       row("no text", token, {{"password", 7}}, "password"),
       row("an unknown token", "x", {{"password", new_password}}, "token"),
       row("the token's hash", app::session_id_of(token).substr(0, 22), {{"password", new_password}},
           "token"),
       {"no address", {}, "POST", "/api/reset-password", R"({"email":"anna"})", 400, "invalid", "email"},
       {"nothing", {}, "POST", "/api/reset-password", "{}", 400, "invalid", "email"}});
  EXPECT_EQ(set(token, new_password).status, 200) << "mistakes do not use up a link";
}

TEST_F(MailApi, TheTokenIsKeptAsAHashOnly) {
  ask(anna_.email);
  const std::string token = delivered_token();
  EXPECT_TRUE(server_.storage().read(
      [&](const app::ports::Stores& stores) { return stores.resets().find(app::session_id_of(token)); }));
  const Person chef = server_.make_admin("chef");
  EXPECT_THAT(server_.call("GET", "/api/admin/outbox", chef.token).body, Not(HasSubstr(token)));
}

TEST(MailApiWithoutServer, TheLinkLiesInTheOutboxForAdmins) {
  ApiServer server;
  const Person chef = server.make_admin("chef");
  const Person anna = server.register_person("anna");
  const Answer asked = server.call("POST", "/api/reset-password", {}, Json{{"email", anna.email}});
  EXPECT_EQ(asked.status, 200);
  EXPECT_THAT(asked.json()["message"].get<std::string>(), HasSubstr("kein E-Mail-Versand eingerichtet"));
  server.services().resets().send_links();
  server.services().outbox().send_due(nullptr);
  const Answer outbox = server.call("GET", "/api/admin/outbox", chef.token);
  EXPECT_EQ(outbox.header("X-Total-Count"), "1");
  const Json mail = outbox.json()[0];
  EXPECT_EQ(mail["to"], anna.email);
  EXPECT_EQ(mail["subject"], "Neues Passwort für Buntstift");
  EXPECT_THAT(mail["text"].get<std::string>(), HasSubstr("http://127.0.0.1:8080/auth/reset-password/"));
  EXPECT_EQ(mail["createdAt"], "2026-11-20T11:00:00.000Z");
  EXPECT_EQ(mail["sentAt"], nullptr);
  EXPECT_EQ(mail["error"], nullptr);
  EXPECT_EQ(mail["tries"], 0);
  EXPECT_EQ(server.call("GET", "/api/admin/statistics", chef.token).json()["mail"],
            (Json{{"configured", false}, {"held", false}, {"waiting", 1}, {"failed", 0}}));
}

TEST_F(MailApi, AnAdminSeesWhyAMailFailedAndTriesAgain) {
  const Person chef = server_.make_admin("chef");
  mailer_.refusal = "Der Mailserver mail.example.de antwortet nicht.";
  ask(anna_.email);
  work();
  const Json mail = server_.call("GET", "/api/admin/outbox", chef.token).json()[0];
  EXPECT_EQ(mail["error"], mailer_.refusal);
  EXPECT_EQ(mail["nextTryAt"], "2026-11-20T11:01:00.000Z");
  EXPECT_EQ(mail["tries"], 1);
  mailer_.refusal.clear();
  const std::string path = "/api/admin/outbox/" + mail["id"].get<std::string>() + "/retry";
  EXPECT_EQ(server_.call("POST", path, chef.token).status, 204);
  work();
  EXPECT_EQ(mailer_.sent.size(), 1u);
  run_table(server_,
            {{"sent already", chef.token, "POST", path, "", 409, "conflict", ""},
             {"unknown", chef.token, "POST", "/api/admin/outbox/x/retry", "", 404, "not_found", ""},
             {"page zero", chef.token, "GET", "/api/admin/outbox?page=0", "", 400, "invalid", "page"}});
}

TEST_F(MailApi, AnAdminSendsATestMailAndReadsWhatTheServerSays) {
  const Person chef = server_.make_admin("chef");
  const auto test = [&] { return server_.call("POST", "/api/admin/mail/test", chef.token, Json::object()); };
  const Answer good = test();
  EXPECT_EQ(good.status, 200);
  EXPECT_THAT(good.json()["message"].get<std::string>(), HasSubstr(chef.email));
  ASSERT_EQ(server_.mailer.sent.size(), 1u);
  EXPECT_EQ(server_.mailer.sent[0].recipient, chef.email);
  EXPECT_EQ(server_.mailer.sent[0].subject, "Test-E-Mail von Buntstift");
  EXPECT_THAT(server_.mailer.sent[0].html, HasSubstr("https://malbuch.example/"));
  server_.mailer.refusal = "Der Mailserver hat die Anmeldung abgelehnt: 535 wrong";
  const Answer bad = test();
  EXPECT_EQ(bad.status, 503);
  EXPECT_THAT(bad.json()["message"].get<std::string>(), HasSubstr("535 wrong"));
  EXPECT_THAT(server_.call("GET", "/api/admin/audit", chef.token).body,
              HasSubstr("Hat eine Test-E-Mail verschickt."));
}

TEST(MailsWithoutAnAddress, AreHeldAndTheAdminIsTold) {
  app::Settings settings = settings_with_mail();
  settings.public_address = "http://127.0.0.1:8080/";
  settings.has_reachable_address = false;
  ApiServer server(settings);
  const Person chef = server.make_admin("chef");
  const Answer asked = server.call("POST", "/api/reset-password", {}, Json{{"email", chef.email}});
  EXPECT_EQ(asked.json()["mailed"], false) << "nobody waits for a mail that does not come";
  server.services().resets().send_links();
  server.services().outbox().send_due(&server.mailer);
  EXPECT_EQ(server.mailer.tries, 0);
  const Json mail = server.call("GET", "/api/admin/statistics", chef.token).json()["mail"];
  EXPECT_EQ(mail, (Json{{"configured", true}, {"held", true}, {"waiting", 1}, {"failed", 0}}));
  const Answer test = server.call("POST", "/api/admin/mail/test", chef.token, Json::object());
  EXPECT_EQ(test.status, 409);
  EXPECT_THAT(test.json()["message"].get<std::string>(), HasSubstr("public_url"));
}

TEST_F(MailApi, ADeletedAccountLeavesNoMail) {
  const Person chef = server_.make_admin("chef");
  ask(anna_.email);
  work();
  ASSERT_EQ(server_.call("DELETE", "/api/me", anna_.token, Json{{"password", good_password}}).status, 204);
  EXPECT_EQ(server_.call("GET", "/api/admin/outbox", chef.token).json(), Json::array());
}

}  // namespace
}  // namespace test
