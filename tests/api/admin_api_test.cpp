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
using testing::Not;

Json new_user(const std::string& email) {
  return {{"email", email}, {"passwordHash", "Elefant"}};
}

std::vector<std::string> emails_of(const Answer& answer) {
  std::vector<std::string> emails;
  for (const Json& user : answer.json()) emails.push_back(user["email"]);
  return emails;
}

class AdminApi : public testing::Test {
 protected:
  Answer as_admin(const std::string& method, const std::string& path) {
    return server_.call(method, path, admin_.token);
  }
  Answer as_admin(const std::string& method, const std::string& path, const Json& body) {
    return server_.call(method, path, admin_.token, body);
  }
  Answer change(const Person& person, const Json& body) {
    return as_admin("PATCH", "/api/admin/users/" + person.id, body);
  }

  ApiServer server_;
  Person admin_ = server_.make_admin("chef");
};

TEST_F(AdminApi, TheDashboardCountsWhatIsThere) {
  const Person anna = server_.register_person("anna", plans::Plan::premium);
  const Person bernd = server_.register_person("bernd");
  server_.clock.advance(1min);
  const std::string book = server_.make_book(anna, {server_.draw(anna), server_.draw(anna)}, "Tiere");
  ASSERT_EQ(change(bernd, {{"isActive", false}}).status, 200);
  const Json board = as_admin("GET", "/api/admin/statistics").json();
  EXPECT_EQ(board["totalUsers"], 3);
  EXPECT_EQ(board["activeUsers"], 2);
  EXPECT_EQ(board["premiumUsers"], 2);  // an admin has premium
  EXPECT_EQ(board["totalBooks"], 1);
  ASSERT_EQ(board["recentUsers"].size(), 3u);
  EXPECT_EQ(
      board["recentUsers"][0],
      (Json{{"id", bernd.id}, {"email", "bernd@example.de"}, {"createdAt", "2026-11-20T11:00:00.000Z"}}));
  EXPECT_EQ(board["recentBooks"],
            (Json::array({{{"id", book}, {"title", "Tiere"}, {"createdAt", "2026-11-20T11:01:00.000Z"}}})));
  ASSERT_EQ(board["days"].size(), 30u);
  EXPECT_EQ(board["days"][0], (Json{{"date", "2026-10-22"}, {"pages", 0}, {"books", 0}}));
  EXPECT_EQ(board["days"][29], (Json{{"date", "2026-11-20"}, {"pages", 2}, {"books", 1}}));
}

TEST_F(AdminApi, ADayOfTheChartIsOneInBerlin) {
  const Person anna = server_.register_person("anna");
  server_.clock.advance(10h + 59min);  // 22:59 in Berlin
  server_.draw(anna);
  server_.clock.advance(1h + 2min);  // 00:01
  server_.draw(anna);
  server_.draw(anna);
  const Json days = as_admin("GET", "/api/admin/statistics").json()["days"];
  EXPECT_EQ(days[28], (Json{{"date", "2026-11-20"}, {"pages", 1}, {"books", 0}}));
  EXPECT_EQ(days[29], (Json{{"date", "2026-11-21"}, {"pages", 2}, {"books", 0}}));
  server_.clock.advance(std::chrono::days{29});
  const Json later = as_admin("GET", "/api/admin/statistics").json()["days"];
  EXPECT_EQ(later[0]["pages"], 2);
}

TEST(AdminApiForSchools, EveryoneIsPremiumWhereTheServerGivesItToAll) {
  app::Settings settings = ApiServer::default_settings();
  settings.plans.everyone = plans::Plan::premium;
  ApiServer server(settings);
  const Person admin = server.make_admin("chef");
  const Person anna = server.register_person("anna");
  EXPECT_EQ(server.call("GET", "/api/admin/statistics", admin.token).json()["premiumUsers"], 2);
  const std::string path = "/api/admin/users/" + anna.id;
  run_table(server,
            {{"cannot be taken", admin.token, "PATCH", path, R"({"isPremium":false})", 409, "conflict", ""}});
}

TEST(AdminApiForSchools, TheTermsSpeakOfPricesOnlyWhereThereAreSome) {
  app::Settings settings = ApiServer::default_settings();
  settings.takes_payment = true;
  for (const std::optional<plans::Plan> everyone :
       {std::optional<plans::Plan>(), std::optional(plans::Plan::premium)}) {
    settings.plans.everyone = everyone;
    ApiServer server(settings);
    const Person admin = server.make_admin("chef");
    const Json editor = server.call("GET", "/api/admin/legal-texts/editor", admin.token).json();
    const std::string terms = editor["terms"]["template"];
    const bool has_prices = terms.find("Preise") != std::string::npos;
    EXPECT_EQ(has_prices, !everyone) << terms;
    EXPECT_EQ(terms.find("Pakete") != std::string::npos, !everyone) << terms;
    EXPECT_THAT(terms, HasSubstr(everyone ? "<h2>3. Umfang</h2>" : "<h2>3. Pakete und Preise</h2>"));
  }
}

TEST_F(AdminApi, UsersAreFoundByNameAndAddressWithoutCase) {
  server_.register_person("anna");
  server_.register_person("Bernd");
  ASSERT_EQ(as_admin("POST", "/api/admin/users",
                     with(with(new_user("x@example.de"), "firstName", "Änne"), "lastName", "Größe"))
                .status,
            201);
  const auto found = [&](const std::string& query) {
    return emails_of(as_admin("GET", "/api/admin/users?q=" + query));
  };
  using testing::ElementsAre;
  EXPECT_THAT(found(""),
              ElementsAre("x@example.de", "Bernd@example.de", "anna@example.de", "chef@example.de"));
  EXPECT_THAT(found("BERND"), ElementsAre("Bernd@example.de"));
  EXPECT_THAT(found("%C3%A4nNe+gR%C3%96"), ElementsAre("x@example.de"));
  EXPECT_THAT(found("+anna%40+"), ElementsAre("anna@example.de"));
  EXPECT_THAT(found("%25"), ElementsAre());  // no pattern of SQL
  EXPECT_THAT(found("'%20OR%201=1"), ElementsAre());
  EXPECT_EQ(as_admin("GET", "/api/admin/users?q=example").header("X-Total-Count"), "4");
}

TEST_F(AdminApi, UsersComeFiftyAPageNewestFirst) {
  for (int i = 1; i <= 51; ++i) {
    ASSERT_EQ(as_admin("POST", "/api/admin/users", new_user("u" + std::to_string(i) + "@example.de")).status,
              201);
  }
  const Answer first = as_admin("GET", "/api/admin/users");
  EXPECT_EQ(first.header("X-Total-Count"), "52");
  ASSERT_EQ(first.json().size(), 50u);
  EXPECT_EQ(first.json()[0]["email"], "u51@example.de");
  EXPECT_THAT(emails_of(as_admin("GET", "/api/admin/users?page=2")),
              testing::ElementsAre("u1@example.de", "chef@example.de"));
  EXPECT_EQ(as_admin("GET", "/api/admin/users?page=3").json(), Json::array());
}

TEST_F(AdminApi, ACreatedUserCanSignIn) {
  const Answer created = as_admin("POST", "/api/admin/users", new_user(" Neu@Example.de "));
  ASSERT_EQ(created.status, 201) << created.body;
  const Json user = created.json();
  EXPECT_EQ(user["email"], "Neu@Example.de");
  EXPECT_EQ(user["firstName"], "");
  EXPECT_EQ(user["role"], "user");
  EXPECT_EQ(user["plan"], "free");
  EXPECT_EQ(user["isActive"], true);
  EXPECT_EQ(server_.call("POST", "/api/login", {}, Json{{"email", "neu@example.de"}, {"password", "Elefant"}})
                .status,
            200);
}

TEST_F(AdminApi, ACreatedAdminIsOne) {
  const Json user =
      as_admin("POST", "/api/admin/users", with(new_user("zwei@example.de"), "role", "admin")).json();
  EXPECT_EQ(user["role"], "admin");
  EXPECT_EQ(user["isPremium"], true);
  const Answer login = server_.call("POST", "/api/admin/login", {},
                                    Json{{"email", "zwei@example.de"}, {"password", "Elefant"}});
  EXPECT_EQ(login.status, 200);
}

TEST_F(AdminApi, CreatingUsers) {
  const auto row = [&](const std::string& name, const Json& body, const std::string& code,
                       const std::string& field, int status = 400) {
    return CallRow{name, admin_.token, "POST", "/api/admin/users", body.dump(), status, code, field};
  };
  const Json good = new_user("neu@example.de");
  run_table(
      server_,
      {row("no address", {{"passwordHash", "Elefant"}}, "invalid", "email"),
       row("no address at all", with(good, "email", "neu"), "invalid", "email"),
       row("five characters", with(good, "passwordHash", "Maus5"), "invalid", "passwordHash"),
       row("no password", {{"email", "neu@example.de"}}, "invalid", "passwordHash"),
       row("a common password", with(good, "passwordHash", "123456"), "invalid", "passwordHash"),
       row("73 characters", with(good, "passwordHash", std::string(73, 'x')), "invalid", "passwordHash"),
       row("a long name", with(good, "firstName", std::string(81, 'x')), "invalid", "firstName"),
       row("an unknown role", with(good, "role", "owner"), "invalid", "role"),
       row("a role that is no text", with(good, "role", true), "invalid", "role"),
       row("taken in other case", with(good, "email", "CHEF@example.de"), "conflict", "email", 409)});
  EXPECT_EQ(as_admin("GET", "/api/admin/users").header("X-Total-Count"), "1");
  // Whoever makes an account for somebody else is not told to sign in.
  const Answer taken = as_admin("POST", "/api/admin/users", with(good, "email", "chef@example.de"));
  EXPECT_EQ(
      taken.json()["message"],
      "Für diese E-Mail-Adresse gibt es schon ein Konto. Bitte wählen Sie eine andere Adresse oder ändern "
      "Sie das vorhandene Konto.");
}

TEST_F(AdminApi, ThePremiumSwitchWorksAtOnceAndBothWays) {
  const Person anna = server_.register_person("anna");
  const auto is_premium = [&] {
    return server_.call("GET", "/api/check-premium-status", anna.token).json()["isPremium"].get<bool>();
  };
  EXPECT_FALSE(is_premium());
  EXPECT_EQ(change(anna, {{"isPremium", true}}).json()["isPremium"], true);
  EXPECT_TRUE(is_premium());
  EXPECT_EQ(change(anna, {{"isPremium", false}}).json()["plan"], "free");
  EXPECT_FALSE(is_premium());
}

TEST_F(AdminApi, DeactivationEndsEverySessionAtOnceAndForGood) {
  const Person anna = server_.register_person("anna");
  const Json credentials = {{"email", anna.email}, {"password", good_password}};
  const std::string second = server_.call("POST", "/api/login", {}, credentials).json()["token"];
  ASSERT_EQ(server_.call("GET", "/api/me", anna.token).status, 200);  // both are in the cache now
  ASSERT_EQ(server_.call("GET", "/api/me", second).status, 200);
  EXPECT_EQ(change(anna, {{"isActive", false}}).json()["isActive"], false);
  EXPECT_EQ(server_.call("GET", "/api/me", anna.token).status, 401);
  EXPECT_EQ(
      server_.call("GET", "/api/me", {}, std::string(), {{"Cookie", "buntstift_session=" + second}}).status,
      401);
  EXPECT_EQ(server_.call("POST", "/api/login", {}, credentials).json()["code"], "forbidden");
  // A token from before does not come back to life.
  EXPECT_EQ(change(anna, {{"isActive", true}}).json()["isActive"], true);
  EXPECT_EQ(server_.call("GET", "/api/me", anna.token).status, 401);
  EXPECT_EQ(server_.call("POST", "/api/login", {}, credentials).status, 200);
}

TEST_F(AdminApi, AnAdminWhoIsDemotedIsOneNoMore) {
  const Person other = server_.make_admin("zwei");
  ASSERT_EQ(server_.call("GET", "/api/admin/users", other.token).status, 200);
  EXPECT_EQ(change(other, {{"role", "user"}}).json()["role"], "user");
  EXPECT_EQ(server_.call("GET", "/api/admin/users", other.token).status, 403);
  EXPECT_EQ(server_.call("GET", "/api/me", other.token).status, 200);
}

TEST_F(AdminApi, ChangingUsers) {
  const Person anna = server_.register_person("anna");
  const std::string path = "/api/admin/users/";
  const auto row = [&](const std::string& name, const std::string& id, const std::string& body, int status,
                       const std::string& code, const std::string& field = "") {
    return CallRow{name, admin_.token, "PATCH", path + id, body, status, code, field};
  };
  run_table(server_,
            {row("nobody of that id", "x", R"({"isActive":true})", 404, "not_found"),
             row("nothing", anna.id, "{}", 400, "invalid"),
             row("no flag", anna.id, R"({"isActive":"ja"})", 400, "invalid", "isActive"),
             row("a number", anna.id, R"({"isPremium":1})", 400, "invalid", "isPremium"),
             row("an unknown role", anna.id, R"({"role":"chef"})", 400, "invalid", "role"),
             row("the last admin's own role", admin_.id, R"({"role":"user"})", 409, "conflict"),
             row("the last admin", admin_.id, R"({"isActive":false})", 409, "conflict"),
             row("a name that is too long", anna.id, R"({"lastName":")" + std::string(81, 'x') + "\"}", 400,
                 "invalid", "lastName"),
             row("a short password", anna.id, R"({"passwordHash":"12345"})", 400, "invalid", "passwordHash"),
             row("one's own password", admin_.id, R"({"passwordHash":"neu und lang"})", 409, "conflict",
                 "passwordHash"),
             row("nobody's password", "x", R"({"passwordHash":"neu und lang"})", 404, "not_found"),
             row("no JSON", anna.id, "isActive=1", 400, "invalid")});
  const Person other = server_.make_admin("zwei");
  run_table(server_, {row("oneself", admin_.id, R"({"isActive":false})", 409, "conflict"),
                      row("another admin", other.id, R"({"isActive":false})", 200, ""),
                      row("who is the last one again", admin_.id, R"({"role":"user"})", 409, "conflict")});
  EXPECT_EQ(server_.call("GET", "/api/me", admin_.token).status, 200);
}

TEST_F(AdminApi, SomebodysNameAndPasswordAreSet) {
  const Person anna = server_.register_person("anna");
  const Json changed = change(anna, {{"firstName", " Änne "}, {"lastName", ""}}).json();
  EXPECT_EQ(changed["firstName"], "Änne");
  EXPECT_EQ(changed["lastName"], "");
  EXPECT_EQ(server_.call("GET", "/api/me", anna.token).status, 200);

  EXPECT_EQ(change(anna, {{"passwordHash", "neu und lang"}}).status, 200);
  EXPECT_EQ(server_.call("GET", "/api/me", anna.token).status, 401) << "who knew the old one is signed out";
  const auto login = [&](const std::string& password) {
    return server_.call("POST", "/api/login", {}, Json{{"email", anna.email}, {"password", password}}).status;
  };
  EXPECT_EQ(login("neu und lang"), 200);
  EXPECT_EQ(login(good_password), 401);
  const Json audit = server_.call("GET", "/api/admin/audit", admin_.token).json();
  std::vector<std::string> actions;
  for (const Json& entry : audit) actions.push_back(entry["action"]);
  EXPECT_THAT(actions, testing::IsSupersetOf({"audit_user_renamed", "audit_user_password_set"}));
  for (const Json& entry : audit) EXPECT_EQ(entry.dump().find("neu und lang"), std::string::npos);
}

TEST_F(AdminApi, TwoAdminsCannotDemoteEachOtherAtOnce) {
  const Person other = server_.make_admin("zwei");
  std::atomic<int> done = 0;
  const auto demote = [&](const Person& who, const Person& whom) {
    const Answer answer =
        server_.call("PATCH", "/api/admin/users/" + whom.id, who.token, Json{{"role", "user"}});
    if (answer.status == 200) ++done;
  };
  std::thread first([&] { demote(admin_, other); });
  std::thread second([&] { demote(other, admin_); });
  first.join();
  second.join();
  EXPECT_EQ(done, 1);
}

TEST_F(AdminApi, TheAuditLogTellsWhoDidWhat) {
  const Person anna = server_.register_person("Anna");
  server_.call("POST", "/api/login", {}, Json{{"email", "Anna@Example.de"}, {"password", "falsch falsch"}});
  server_.call("POST", "/api/login", {},
               Json{{"email", "niemand@example.de"}, {"password", "falsch falsch"}});
  change(anna, {{"isPremium", true}});
  change(anna, {{"isActive", false}});
  as_admin("POST", "/api/admin/legal-texts", {{"type", "terms"}, {"content", "x"}});
  const Answer answer = as_admin("GET", "/api/admin/audit");
  EXPECT_EQ(answer.header("X-Total-Count"), "8");
  std::vector<std::string> lines;
  for (const Json& entry : answer.json()) {
    EXPECT_EQ(entry["at"], "2026-11-20T11:00:00.000Z");
    lines.push_back(entry["actor"].get<std::string>() + ": " + entry["text"].get<std::string>());
  }
  EXPECT_THAT(lines,
              testing::ElementsAre(
                  "chef@example.de: Hat den Rechtstext „AGB“ gespeichert.",
                  "chef@example.de: Hat das Konto anna@example.de deaktiviert.",
                  "chef@example.de: Hat anna@example.de Premium gegeben.",
                  "niemand@example.de: Anmeldung mit falschen Zugangsdaten.",
                  "anna@example.de: Anmeldung mit falschen Zugangsdaten.",
                  "anna@example.de: Hat sich registriert.", "chef@example.de: Hat sich angemeldet.",
                  testing::AllOf(testing::StartsWith("Befehlszeile ("),
                                 testing::EndsWith(
                                     "): Hat das Konto chef@example.de mit Verwaltungsrechten angelegt."))));
}

TEST_F(AdminApi, TheAuditLogForgetsDeletedAccountsAndOldEntries) {
  const Person anna = server_.register_person("anna");
  change(anna, {{"isPremium", true}});
  ASSERT_EQ(server_.call("DELETE", "/api/me", anna.token, Json{{"password", good_password}}).status, 204);
  const Answer answer = as_admin("GET", "/api/admin/audit");
  EXPECT_THAT(answer.body, Not(HasSubstr("anna@example.de")));
  EXPECT_THAT(answer.body, HasSubstr("Hat Gelöschtes Konto Premium gegeben."));
  server_.clock.advance(std::chrono::days{181});
  server_.services().retention().work();
  server_.make_admin("zwei");
  EXPECT_EQ(as_admin("GET", "/api/admin/audit").status, 401);  // the session is over, too
  const Person chef = server_.make_admin("drei");
  EXPECT_EQ(server_.call("GET", "/api/admin/audit", chef.token).json().size(),
            4u);  // two admins made, who signed in
}

TEST_F(AdminApi, LegalTextsAreReadByEverybodyAsSoonAsTheyAreSaved) {
  const Answer saved = as_admin(
      "POST", "/api/admin/legal-texts",
      {{"type", "imprint"}, {"content", "<h2>Wir</h2><script>x</script><a href='javascript:x'>y</a>"}});
  ASSERT_EQ(saved.status, 200) << saved.body;
  EXPECT_EQ(saved.json(), (Json{{"success", true},
                                {"type", "imprint"},
                                {"content", "<h2>Wir</h2><a>y</a>"},
                                {"version", 1},
                                {"updatedAt", "2026-11-20T11:00:00.000Z"}}));
  const Answer read = server_.call("GET", "/api/admin/legal-texts");
  EXPECT_EQ(read.json(),
            (Json{{"imprint", "<h2>Wir</h2><a>y</a>"}, {"privacy", ""}, {"terms", ""}, {"compliance", ""}}));
  EXPECT_EQ(read.header("Cache-Control"), "no-store");
}

TEST_F(AdminApi, OfTwoAdminsWhoEditOneTextTheSecondIsTold) {
  const Person other = server_.make_admin("zwei");
  const Json edit = {{"type", "terms"}, {"content", "<p>A</p>"}, {"version", 0}};
  EXPECT_EQ(as_admin("POST", "/api/admin/legal-texts", edit).json()["version"], 1);
  const Answer late =
      server_.call("POST", "/api/admin/legal-texts", other.token, with(edit, "content", "<p>B</p>"));
  EXPECT_EQ(late.status, 409);
  EXPECT_EQ(late.json()["code"], "conflict");
  EXPECT_EQ(late.json()["field"], "version");
  EXPECT_THAT(late.json()["message"].get<std::string>(),
              HasSubstr("Jemand anderes hat diesen Text inzwischen"));
  EXPECT_EQ(as_admin("GET", "/api/admin/legal-texts").json()["terms"], "<p>A</p>");
  // With the version that they know now it works, and without one nothing is checked.
  const Json editor = server_.call("GET", "/api/admin/legal-texts/editor", other.token).json();
  EXPECT_EQ(editor["terms"]["version"], 1);
  EXPECT_EQ(editor["terms"]["content"], "<p>A</p>");
  EXPECT_EQ(server_
                .call("POST", "/api/admin/legal-texts", other.token,
                      Json{{"type", "terms"}, {"content", "<p>B</p>"}, {"version", 1}})
                .status,
            200);
  EXPECT_EQ(
      as_admin("POST", "/api/admin/legal-texts", {{"type", "terms"}, {"content", "C"}}).json()["version"], 3);
}

TEST_F(AdminApi, ParallelSavesOfOneVersionKeepExactlyOne) {
  std::atomic<int> saved = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&, i] {
      const Json edit = {{"type", "terms"}, {"content", "Text " + std::to_string(i)}, {"version", 0}};
      if (as_admin("POST", "/api/admin/legal-texts", edit).status == 200) ++saved;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(saved, 1);
}

TEST_F(AdminApi, AnEmptyTextBecomesItsTemplate) {
  const Json editor = as_admin("GET", "/api/admin/legal-texts/editor").json();
  for (const std::string type : {"imprint", "privacy", "terms", "compliance"}) {
    EXPECT_EQ(editor[type]["content"], "");
    EXPECT_EQ(editor[type]["version"], 0);
    EXPECT_EQ(editor[type]["updatedAt"], nullptr);
    const std::string draft = editor[type]["template"];
    EXPECT_THAT(draft, HasSubstr("Vorlage"));
    EXPECT_THAT(draft, Not(testing::ContainsRegex("[{}]"))) << type;
    for (const std::string empty : {"", "  \n", "<p></p>", "<script>x</script>"}) {
      const Answer saved = as_admin("POST", "/api/admin/legal-texts", {{"type", type}, {"content", empty}});
      EXPECT_EQ(saved.json()["content"], draft) << empty;
    }
  }
  EXPECT_THAT(editor["privacy"]["template"].get<std::string>(), HasSubstr("nach 30 Tagen"));
  EXPECT_THAT(editor["privacy"]["template"].get<std::string>(), HasSubstr("nach 180 Tagen gelöscht"));
  EXPECT_THAT(
      editor["privacy"]["template"].get<std::string>(),
      HasSubstr("Alle 24 Stunden wird die Datenbank von selbst gesichert. Die neuesten 14 Sicherungen"));
}

TEST_F(AdminApi, SavingLegalTexts) {
  const auto row = [&](const std::string& name, const Json& body, const std::string& field) {
    return CallRow{name, admin_.token, "POST", "/api/admin/legal-texts", body.dump(), 400, "invalid", field};
  };
  std::string nested;
  for (int i = 0; i < 41; ++i) nested += "<div>";
  run_table(server_, {row("no type", {{"content", "x"}}, "type"),
                      row("an unknown type", {{"type", "agb"}, {"content", "x"}}, "type"),
                      row("content that is no text", {{"type", "terms"}, {"content", 7}}, "content"),
                      row("too long", {{"type", "terms"}, {"content", std::string(100'001, 'x')}}, "content"),
                      row("too deep", {{"type", "terms"}, {"content", nested}}, "content"),
                      row("a version that is none", {{"type", "terms"}, {"content", "x"}, {"version", "1"}},
                          "version"),
                      {"the preview, too deep", admin_.token, "POST", "/api/admin/legal-texts/preview",
                       Json{{"type", "terms"}, {"content", nested}}.dump(), 400, "invalid", "content"}});
  EXPECT_EQ(as_admin("GET", "/api/admin/legal-texts").json()["terms"], "");
}

TEST_F(AdminApi, APreviewKeepsNothing) {
  const Answer preview = as_admin("POST", "/api/admin/legal-texts/preview",
                                  {{"type", "terms"}, {"content", "<p onclick='x'>Neu"}});
  EXPECT_EQ(preview.json(), (Json{{"content", "<p>Neu</p>"}}));
  EXPECT_EQ(as_admin("GET", "/api/admin/legal-texts").json()["terms"], "");
}

}  // namespace
}  // namespace test
