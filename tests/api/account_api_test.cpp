#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"
#include "api/json_body.h"
#include "base/base64.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::StartsWith;

Json registration(const std::string& email, const std::string& password = good_password) {
  return {{"email", email}, {"password", password}, {"firstName", "Änne"}, {"lastName", "Öl"}};
}

std::vector<std::string> set_cookies(const Answer& answer) {
  std::vector<std::string> lines;
  const auto [begin, end] = answer.headers.equal_range("Set-Cookie");
  for (auto header = begin; header != end; ++header) lines.push_back(header->second);
  return lines;
}

// The cookies of an answer, as the browser sends them back.
std::string cookies_of(const Answer& answer) {
  std::string cookies;
  for (const std::string& line : set_cookies(answer)) {
    if (!cookies.empty())
      cookies += "; ";  // none at the end: the client sends no header that ends with a space
    cookies += line.substr(0, line.find(';'));
  }
  return cookies;
}

TEST(AccountApi, RegisteringSignsIn) {
  const ApiServer server;
  const Answer answer = server.call("POST", "/api/register", {},
                                    with(registration("Anna@Example.de"), "subscriptionType", "premium"));
  ASSERT_EQ(answer.status, 201) << answer.body;
  const Json body = answer.json();
  EXPECT_EQ(body["success"], true);
  EXPECT_EQ(body["message"], "Erfolgreich registriert");
  const Json user = body["user"];
  EXPECT_EQ(user["email"], "Anna@Example.de");
  EXPECT_EQ(user["firstName"], "Änne");
  EXPECT_EQ(user["lastName"], "Öl");
  EXPECT_EQ(user["role"], "user");
  EXPECT_EQ(user["plan"], "free");  // whatever was asked for
  EXPECT_EQ(user["isPremium"], false);
  EXPECT_EQ(user["isActive"], true);
  EXPECT_EQ(user["createdAt"], "2026-11-20T11:00:00.000Z");
  const std::string token = body["token"];
  EXPECT_EQ(server.call("GET", "/api/me", token).json(), user);
  EXPECT_EQ(server.call("GET", "/api/user", token).json(), user);
}

TEST(AccountApi, TheTokenTellsTheAppWhoIsSignedIn) {
  const ApiServer server;
  const Person anna = server.register_person("anna");
  const std::size_t first = anna.token.find('.'), last = anna.token.rfind('.');
  const Json claims =
      Json::parse(base::decode_base64url(anna.token.substr(first + 1, last - first - 1)).value());
  EXPECT_EQ(claims["sub"], anna.id);
  EXPECT_EQ(claims["email"], "anna@example.de");
  EXPECT_EQ(claims["firstName"], "anna");
  EXPECT_EQ(claims["lastName"], "Beispiel");
  EXPECT_EQ(claims["role"], "user");
  EXPECT_EQ(claims["isPremium"], false);
  EXPECT_EQ(claims["plan"], "free");
  EXPECT_EQ(claims["exp"].get<std::int64_t>() - claims["iat"].get<std::int64_t>(), 30 * 24 * 3600);
  EXPECT_EQ(claims["iat"].get<std::int64_t>(), server.clock.now().time_since_epoch() / 1s);
}

TEST(AccountApi, TheSameSessionIsACookieThatScriptsCannotRead) {
  const ApiServer server;
  const Answer answer = server.call("POST", "/api/register", {}, registration("anna@example.de"));
  const std::string token = answer.json()["token"];
  EXPECT_THAT(set_cookies(answer), Contains("buntstift_session=" + token +
                                            "; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict"));
  EXPECT_EQ(
      server.call("GET", "/api/me", {}, std::string(), {{"Cookie", "buntstift_session=" + token}}).status,
      200);
}

TEST(AccountApi, TriesOfAClassmateDoNotLockOutADeviceThatTheAccountKnows) {
  const ApiServer server;
  const auto login = [&](const std::string& password, const std::string& cookies = {}) {
    return server.call("POST", "/api/login", {},
                       Json{{"email", "anna@example.de"}, {"password", password}}.dump(),
                       {{"Cookie", cookies}, {"Sec-Fetch-Site", "same-origin"}});
  };
  server.register_person("anna");
  const std::string device = cookies_of(login(good_password));
  const std::string other_device =
      cookies_of(server.call("POST", "/api/register", {}, registration("bernd@example.de")));
  while (login("falsches Wort").status == 401) {
  }
  EXPECT_EQ(login(good_password).status, 429);
  EXPECT_EQ(login(good_password, other_device).status, 429) << "known to another account only";
  const Answer answer = login(good_password, device);
  EXPECT_EQ(answer.status, 200) << answer.body;
  EXPECT_THAT(cookies_of(answer), HasSubstr("buntstift_device="));
}

TEST(AccountApi, TheCookieOfTheFormerNameIsGoodUntilTheNextSignIn) {
  const ApiServer server;
  const Person anna = server.register_person("anna");
  const std::multimap<std::string, std::string> former = {{"Cookie", "session=" + anna.token},
                                                          {"Sec-Fetch-Site", "same-origin"}};
  EXPECT_EQ(server.call("GET", "/api/me", {}, std::string(), former).status, 200);
  const std::string credentials = Json{{"email", anna.email}, {"password", good_password}}.dump();
  for (const char* path : {"/api/login", "/api/logout"}) {
    const auto removed = Contains(StartsWith("session=; Path=/; Max-Age=0;"));
    EXPECT_THAT(set_cookies(server.call("POST", path, {}, credentials, former)), removed);
    // Another program's cookie is none of our business.
    EXPECT_THAT(
        set_cookies(server.call("POST", path, {}, credentials, {{"Cookie", "session=of.another.program"}})),
        testing::Not(removed));
  }
}

TEST(AccountApi, Registrations) {
  ApiServer server;
  server.register_person("taken");
  const std::string long_local(64, 'a');
  const Json good = registration("new@example.de");
  const auto row = [](const std::string& name, const Json& body, const std::string& code,
                      const std::string& field, int status = 400) {
    return CallRow{name, {}, "POST", "/api/register", body.dump(), status, code, field};
  };
  run_table(
      server,
      {
          row("no address", without(good, "email"), "invalid", "email"),
          row("null address", with(good, "email", nullptr), "invalid", "email"),
          row("no address at all", with(good, "email", "anna"), "invalid", "email"),
          row("a number for an address", with(good, "email", 7), "invalid", "email"),
          row("255 characters",
              with(good, "email",
                   long_local + "@" + std::string(63, 'b') + "." + std::string(63, 'c') + "." +
                       std::string(60, 'd') + ".de"),
              "invalid", "email"),
          row("mail header injected", with(good, "email", "anna@example.de\r\nBcc: x@example.de"), "invalid",
              "email"),
          row("short password", with(good, "password", "kurz"), "invalid", "password"),
          row("no password", without(good, "password"), "invalid", "password"),
          row("73 characters", with(good, "password", std::string(73, 'x')), "invalid", "password"),
          row("common password", with(good, "password", "Passwort123"), "invalid", "password"),
          row("first name missing", without(good, "firstName"), "invalid", "firstName"),
          row("first name too long", with(good, "firstName", std::string(81, 'x')), "invalid", "firstName"),
          row("last name blank", with(good, "lastName", "  "), "invalid", "lastName"),
          row("taken, in other case", with(good, "email", "TAKEN@example.de"), "conflict", "email", 409),
          {"no JSON", {}, "POST", "/api/register", "email=x", 400, "invalid", ""},
          {"a list", {}, "POST", "/api/register", "[]", 400, "invalid", ""},
          {"nothing", {}, "POST", "/api/register", "", 400, "invalid", "firstName"},
          {"broken UTF-8", {}, "POST", "/api/register", "{\"email\": \"a\xff@b.de\"}", 400, "invalid", ""},
          {"good", {}, "POST", "/api/register", good.dump(), 201},
      });
  EXPECT_EQ(server.services().site().stats().active_users, 2);
}

TEST(AccountApi, AServerThatAsksForACodeOrTakesNobody) {
  app::Settings settings = ApiServer::default_settings();
  settings.registration = app::RegistrationMode::code;
  settings.registration_code = "Klasse-3b";
  const ApiServer with_code(settings);
  const Json good = registration("anna@example.de");
  run_table(with_code,
            {
                {"no code", {}, "POST", "/api/register", good.dump(), 403, "forbidden", "registrationCode"},
                {"wrong code",
                 {},
                 "POST",
                 "/api/register",
                 with(good, "registrationCode", "x").dump(),
                 403,
                 "forbidden",
                 "registrationCode"},
                {"right code",
                 {},
                 "POST",
                 "/api/register",
                 with(good, "registrationCode", "Klasse-3b").dump(),
                 201},
            });
  settings.registration = app::RegistrationMode::closed;
  const ApiServer closed(settings);
  run_table(closed, {{"closed", {}, "POST", "/api/register", good.dump(), 403, "forbidden", ""}});
}

Json login(const std::string& email, const std::string& password) {
  return {{"email", email}, {"password", password}};
}

TEST(AccountApi, Logins) {
  ApiServer server;
  server.register_person("anna");
  server.make_admin("owner");
  server.clock.advance(1s);
  server.make_admin("second");
  const auto row = [](const std::string& name, const std::string& path, const Json& body, int status,
                      const std::string& code = "", const std::string& field = "") {
    return CallRow{name, {}, "POST", path, body.dump(), status, code, field};
  };
  const std::string user = "/api/login", admin = "/api/admin/login";
  run_table(
      server,
      {
          row("right", user, login(" ANNA@example.de", good_password), 200),
          row("wrong password", user, login("anna@example.de", "falsch"), 401, "invalid_credentials"),
          row("unknown", user, login("nobody@example.de", good_password), 401, "invalid_credentials"),
          row("half an address", user, login("anna@", good_password), 400, "invalid", "email"),
          row("nothing", user, login(" ", good_password), 400, "invalid", "email"),
          row("an unknown login name", user, login("anna", good_password), 401, "invalid_credentials"),
          row("no password", user, login("anna@example.de", ""), 400, "invalid", "password"),
          row("absurd password", user, login("anna@example.de", std::string(1001, 'x')), 400, "invalid",
              "password"),
          row("owner, wrong password", user, login("owner@example.de", "falsch"), 401, "invalid_credentials"),
          row("owner", user, login("owner@example.de", good_password), 403, "use_admin_login"),
          row("another admin", user, login("second@example.de", good_password), 200),
          row("owner at the right door", admin, login("owner@example.de", good_password), 200),
          row("user at the wrong door", admin, login("anna@example.de", good_password), 403, "forbidden"),
          row("wrong at the admin's door", admin, login("owner@example.de", "falsch"), 401,
              "invalid_credentials"),
      });
  EXPECT_EQ(server.call("POST", user, {}, login("owner@example.de", good_password)).json()["message"],
            "Bitte verwenden Sie die Admin-Login-Seite");
  EXPECT_EQ(server.call("POST", admin, {}, login("anna@example.de", good_password)).json()["message"],
            "Dieser Bereich ist nur für Administratoren zugänglich");
}

TEST(AccountApi, GuessingIsToldToWait) {
  ApiServer server;
  server.register_person("anna");
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(server.call("POST", "/api/login", {}, login("anna@example.de", "falsch")).status, 401);
  }
  const Answer answer = server.call("POST", "/api/login", {}, login("anna@example.de", good_password));
  EXPECT_EQ(answer.status, 429);
  EXPECT_EQ(answer.json()["code"], "rate_limited");
  EXPECT_EQ(answer.header("Retry-After"), "1");
  EXPECT_EQ(server.call("POST", "/api/login", {}, login("bernd@example.de", "falsch")).status, 401);
  server.clock.advance(1s);
  EXPECT_EQ(server.call("POST", "/api/login", {}, login("anna@example.de", good_password)).status, 200);
}

TEST(AccountApi, AHouseholdCannotGuessOnFromItsNextAddress) {
  ApiServer server;
  server.register_person("anna");
  const auto status_from = [&](const std::string& address) {
    return server
        .call("POST", "/api/login", {}, login("anna@example.de", "falsch").dump(),
              {{"X-Forwarded-For", address}})
        .status;
  };
  for (int i = 1; i <= 5; ++i) EXPECT_EQ(status_from("2001:db8:0:1::" + std::to_string(i)), 401);
  EXPECT_EQ(status_from("2001:db8:0:1::6"), 429);
  EXPECT_EQ(status_from("2001:db8:0:2::1"), 401);
  EXPECT_EQ(status_from("192.0.2.1"), 401);
}

// Each letter of the signature's last group may be changed in its unused bits; the middle of each part is
// what counts.
TEST(AccountApi, TokensThatAreNotOursAreRefused) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const std::size_t first = anna.token.find('.'), last = anna.token.rfind('.');
  const auto changed_at = [&](std::size_t place) {
    std::string token = anna.token;
    token[place] = token[place] == 'A' ? 'B' : 'A';
    return token;
  };
  const std::string claims = base::decode_base64url(anna.token.substr(first + 1, last - first - 1)).value();
  Json admin_claims = Json::parse(claims);
  admin_claims["role"] = "admin";
  const std::string unsigned_header = base::encode_base64url(R"({"alg":"none","typ":"JWT"})");
  const std::vector<std::string> tokens = {
      "x",
      "..",
      "a.b.c",
      anna.token + "x",
      anna.token.substr(0, last),
      anna.token.substr(0, last + 1),
      changed_at(first / 2),
      changed_at((first + last) / 2),
      changed_at(last + 10),
      anna.token.substr(0, first + 1) + base::encode_base64url(admin_claims.dump()) + anna.token.substr(last),
      unsigned_header + "." + base::encode_base64url(admin_claims.dump()) + ".",
      std::string(10'000, 'a')};
  for (const std::string& token : tokens) {
    EXPECT_EQ(server.call("GET", "/api/me", token).status, 401) << token;
  }
  EXPECT_EQ(server.call("GET", "/api/me", anna.token).status, 200);
  server.clock.advance(30 * 24h);
  EXPECT_EQ(server.call("GET", "/api/me", anna.token).status, 401);
}

TEST(AccountApi, ATokenOfAnotherServerIsRefused) {
  const ApiServer server, other;
  const Person anna = other.register_person("anna");
  EXPECT_EQ(server.call("GET", "/api/me", anna.token).status, 401);
}

TEST(AccountApi, LogoutEndsTheSessionAtOnceAndIsNeverRefused) {
  const ApiServer server;
  const Person anna = server.register_person("anna");
  const Answer answer = server.call("POST", "/api/logout", anna.token);
  EXPECT_EQ(answer.status, 204);
  EXPECT_THAT(answer.header("Set-Cookie"), HasSubstr("buntstift_session=; Path=/; Max-Age=0"));
  EXPECT_EQ(server.call("GET", "/api/me", anna.token).status, 401);
  EXPECT_EQ(server.call("POST", "/api/logout", anna.token).status, 204);
  EXPECT_EQ(server.call("POST", "/api/logout").status, 204);
}

TEST(AccountApi, ForeignPagesCannotUseTheCookie) {
  const ApiServer server;
  const Person anna = server.register_person("anna");
  const Answer answer =
      server.call("DELETE", "/api/me", {}, Json{{"password", good_password}}.dump(),
                  {{"Cookie", "buntstift_session=" + anna.token}, {"Origin", "https://evil.example"}});
  EXPECT_EQ(answer.status, 403);
  EXPECT_EQ(server.call("GET", "/api/me", anna.token).status, 200);
}

TEST(AccountApi, WithoutASessionOnesOwnThingsAreClosed) {
  const ApiServer server;
  std::vector<CallRow> rows;
  for (const auto& [method, path] :
       std::vector<std::pair<std::string, std::string>>{{"GET", "/api/me"},
                                                        {"GET", "/api/user"},
                                                        {"PATCH", "/api/me"},
                                                        {"DELETE", "/api/me"},
                                                        {"GET", "/api/me/sessions"},
                                                        {"DELETE", "/api/me/sessions/x"},
                                                        {"GET", "/api/check-premium-status"},
                                                        {"GET", "/api/achievements"},
                                                        {"GET", "/api/user-achievements"},
                                                        {"POST", "/api/ratings"},
                                                        {"POST", "/api/generate"},
                                                        {"GET", "/api/images/x"},
                                                        {"POST", "/api/coloring-books"},
                                                        {"GET", "/api/coloring-books"},
                                                        {"GET", "/api/coloring-books/x"},
                                                        {"DELETE", "/api/coloring-books/x"},
                                                        {"GET", "/api/coloring-books/x/pdf"}}) {
    rows.push_back({"anonymous", {}, method, path, "", 401, "unauthenticated", ""});
  }
  run_table(server, rows);
}

TEST(AccountApi, ChangingOnesAccount) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const Person bernd = server.register_person("bernd");
  const std::string second =
      server.call("POST", "/api/login", {}, login(anna.email, good_password)).json()["token"];
  const auto row = [&](const std::string& name, const Json& body, int status, const std::string& code = "",
                       const std::string& field = "", std::function<void(const Answer&)> check = {}) {
    return CallRow{name, anna.token, "PATCH", "/api/me", body.dump(), status, code, field, check};
  };
  run_table(server,
            {
                row("names", {{"firstName", "Änne"}, {"lastName", "Öl"}}, 200, "", "",
                    [](const Answer& answer) {
                      EXPECT_EQ(answer.json()["firstName"], "Änne");
                      EXPECT_EQ(answer.json()["lastName"], "Öl");
                    }),
                row("blank name", {{"firstName", " "}}, 400, "invalid", "firstName"),
                row("long name", {{"lastName", std::string(81, 'x')}}, 400, "invalid", "lastName"),
                row("password without the old one", {{"password", "Blauer Wal 99"}}, 400, "invalid",
                    "currentPassword"),
                row("password with a wrong one", {{"password", "Blauer Wal 99"}, {"currentPassword", "x"}},
                    400, "invalid", "currentPassword"),
                row("weak password", {{"password", "kurz"}, {"currentPassword", good_password}}, 400,
                    "invalid", "password"),
                row("what nobody may change", {{"role", "admin"}, {"isPremium", true}, {"plan", "premium"}},
                    200, "", "",
                    [](const Answer& answer) {
                      EXPECT_EQ(answer.json()["role"], "user");
                      EXPECT_EQ(answer.json()["isPremium"], false);
                      EXPECT_EQ(answer.json()["firstName"], "Änne");
                    }),
                row("password", {{"password", "Blauer Wal 99"}, {"currentPassword", good_password}}, 200),
            });
  EXPECT_EQ(server.call("GET", "/api/me", anna.token).status, 200);
  EXPECT_EQ(server.call("GET", "/api/me", second).status, 401);
  EXPECT_EQ(server.call("GET", "/api/me", bernd.token).json()["firstName"], "bernd");
  EXPECT_EQ(server.call("POST", "/api/login", {}, login(anna.email, good_password)).status, 401);
  EXPECT_EQ(server.call("POST", "/api/login", {}, login(anna.email, "Blauer Wal 99")).status, 200);
}

TEST(AccountApi, AChangedNameStandsInANewTokenOfTheSameSession) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const auto claims_of = [](const std::string& token) {
    const std::size_t first = token.find('.'), last = token.rfind('.');
    return Json::parse(base::decode_base64url(token.substr(first + 1, last - first - 1)).value());
  };
  Json expected = claims_of(anna.token);
  expected["firstName"] = "Änne";
  const Json change{{"firstName", "Änne"}};
  for (const std::string header : {"Authorization", "Cookie"}) {
    const std::string value = (header == "Cookie" ? "a=b; buntstift_session=" : "Bearer ") + anna.token;
    const Answer answer =
        server.call("PATCH", "/api/me", {}, change.dump(),
                    {{header, value}, {"Origin", "http://127.0.0.1:" + std::to_string(server.port())}});
    ASSERT_EQ(answer.status, 200) << answer.body;
    const std::string token = answer.json()["token"];
    EXPECT_EQ(claims_of(token), expected);
    EXPECT_EQ(server.call("GET", "/api/me", token).json()["firstName"], "Änne");
    EXPECT_EQ(server.call("GET", "/api/me/sessions", token).json().size(), 1u);
  }
  EXPECT_EQ(server.call("GET", "/api/me", anna.token).status, 200);
}

TEST(AccountApi, DeletingOnesAccountTakesEverythingOfItAndNothingElse) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const Person bernd = server.register_person("bernd");
  const std::string image = server.draw(anna), book = server.make_book(anna, {image});
  const std::string other_image = server.draw(bernd);
  server.call("POST", "/api/ratings", anna.token, Json{{"stars", 1}});
  run_table(server, {
                        {"no password", anna.token, "DELETE", "/api/me", "", 400, "invalid", "password"},
                        {"wrong password", anna.token, "DELETE", "/api/me", R"({"password": "x"})", 400,
                         "invalid", "password"},
                        {"right password", anna.token, "DELETE", "/api/me",
                         Json{{"password", good_password}}.dump(), 204},
                        {"gone", anna.token, "GET", "/api/me", "", 401, "unauthenticated", ""},
                        {"cannot log in",
                         {},
                         "POST",
                         "/api/login",
                         login(anna.email, good_password).dump(),
                         401,
                         "invalid_credentials",
                         ""},
                        {"others stay", bernd.token, "GET", other_image, "", 200},
                    });
  server.storage().read([&](const app::ports::Stores& stores) {
    EXPECT_FALSE(stores.pictures().find(image.substr(image.rfind('/') + 1)));
    EXPECT_FALSE(stores.books().find(book));
    EXPECT_TRUE(stores.sessions().of_user(anna.id).empty());
    EXPECT_EQ(stores.usage().used_ever(anna.id, app::ports::Counter::books), 0);
    EXPECT_FALSE(stores.site().average_stars());
  });
  EXPECT_EQ(server.register_person("anna").email, anna.email);
}

TEST(AccountApi, TheLastAdminStays) {
  ApiServer server;
  const Person admin = server.make_admin("owner");
  run_table(server, {{"last admin", admin.token, "DELETE", "/api/me",
                      Json{{"password", good_password}}.dump(), 409, "conflict", ""}});
}

TEST(AccountApi, OnesOwnSessions) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const Person bernd = server.register_person("bernd");
  server.clock.advance(1min);
  const std::string second = server
                                 .call("POST", "/api/login", {}, login(anna.email, good_password).dump(),
                                       {{"User-Agent", "Schulrechner"}})
                                 .json()["token"];
  const Json sessions = server.call("GET", "/api/me/sessions", anna.token).json();
  ASSERT_EQ(sessions.size(), 2u);
  EXPECT_EQ(sessions[0]["userAgent"], "Schulrechner");
  EXPECT_EQ(sessions[0]["createdAt"], "2026-11-20T11:01:00.000Z");
  EXPECT_EQ(sessions[0]["expiresAt"], "2026-12-20T11:01:00.000Z");
  EXPECT_EQ(sessions[0]["isCurrent"], false);
  EXPECT_EQ(sessions[1]["isCurrent"], true);
  const std::string path = "/api/me/sessions/" + sessions[0]["id"].get<std::string>();
  run_table(server,
            {
                {"a stranger's", bernd.token, "DELETE", path, "", 404, "not_found", ""},
                {"unknown", anna.token, "DELETE", "/api/me/sessions/unknown", "", 404, "not_found", ""},
                {"still there", second, "GET", "/api/me", "", 200},
                {"one's own", anna.token, "DELETE", path, "", 204},
                {"over", second, "GET", "/api/me", "", 401, "unauthenticated", ""},
                {"twice", anna.token, "DELETE", path, "", 404, "not_found", ""},
            });
}

TEST(AccountApi, PremiumStatusFollowsThePlan) {
  ApiServer server;
  const Person free = server.register_person("free");
  const Person basic = server.register_person("basic", plans::Plan::basic);
  const Person premium = server.register_person("premium", plans::Plan::premium);
  EXPECT_EQ(server.call("GET", "/api/check-premium-status", free.token).json(), (Json{{"isPremium", false}}));
  EXPECT_EQ(server.call("GET", "/api/check-premium-status", basic.token).json(),
            (Json{{"isPremium", false}}));
  EXPECT_EQ(server.call("GET", "/api/check-premium-status", premium.token).json(),
            (Json{{"isPremium", true}}));
}

TEST(AccountApi, TheSetUpLinkMakesTheFirstAdmin) {
  ApiServer server;
  const std::string token = server.services().setup().begin().value();
  const Json body = with(registration("chef@example.de"), "token", token);
  run_table(
      server,
      {
          {"wrong token",
           {},
           "POST",
           "/api/setup",
           with(body, "token", "x").dump(),
           403,
           "forbidden",
           "token"},
          {"no token", {}, "POST", "/api/setup", without(body, "token").dump(), 403, "forbidden", "token"},
          {"weak password",
           {},
           "POST",
           "/api/setup",
           with(body, "password", "kurz").dump(),
           400,
           "invalid",
           "password"},
          {"right",
           {},
           "POST",
           "/api/setup",
           body.dump(),
           201,
           "",
           "",
           [&](const Answer& answer) {
             const Json user = answer.json()["user"];
             EXPECT_EQ(user["role"], "admin");
             EXPECT_EQ(user["plan"], "premium");
             EXPECT_EQ(server.call("GET", "/api/me", answer.json()["token"].get<std::string>()).json(), user);
           }},
          {"twice",
           {},
           "POST",
           "/api/setup",
           with(body, "email", "b@example.de").dump(),
           403,
           "forbidden",
           "token"},
      });
}

}  // namespace
}  // namespace test
