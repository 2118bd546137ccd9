#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"

namespace test {
namespace {

using Json = nlohmann::json;

TEST(SiteApi, TheConfigurationIsPublicAndHoldsNoSecret) {
  app::Settings settings = ApiServer::default_settings();
  settings.registration = app::RegistrationMode::code;
  settings.registration_code = "Klasse-3b";
  settings.takes_payment = true;
  const ApiServer server(settings);
  const Answer answer = server.call("GET", "/api/public/config");
  ASSERT_EQ(answer.status, 200);
  const Json config = answer.json();
  EXPECT_EQ(config["productName"], "Buntstift");
  EXPECT_EQ(config["billing"], (Json{{"enabled", true}}));
  EXPECT_EQ(config["registration"], "code");
  EXPECT_EQ(config["version"], "1.2.3");
  EXPECT_EQ(config["everyonePlan"], nullptr);
  ASSERT_EQ(config["plans"].size(), 3u);
  EXPECT_EQ(config["plans"][1], (Json{{"id", "basic"},
                                      {"name", "Basic"},
                                      {"priceCents", 299},
                                      {"booksTotal", 0},
                                      {"booksPerMonth", 2},
                                      {"pages", 10},
                                      {"picturesPerDay", 100}}));
  ASSERT_EQ(config["templates"].size(), 4u);
  EXPECT_EQ(config["templates"][0]["id"], "magical-animals");
  EXPECT_EQ(config["templates"][0]["image"], "/coloring-pages/magical-animals.svg");
  EXPECT_EQ(answer.body.find("Klasse-3b"), std::string::npos);
}

TEST(SiteApi, WithoutPaymentNothingIsSold) {
  app::Settings settings = ApiServer::default_settings();
  const ApiServer server(settings);
  EXPECT_EQ(server.call("GET", "/api/public/config").json()["billing"]["enabled"], false);
}

TEST(SiteApi, WhereEveryoneHasAPlanNothingIsSold) {
  app::Settings settings = ApiServer::default_settings();
  settings.plans.everyone = plans::Plan::premium;
  const ApiServer server(settings);
  const Json config = server.call("GET", "/api/public/config").json();
  EXPECT_EQ(config["billing"]["enabled"], false);
  EXPECT_EQ(config["everyonePlan"], "premium");
}

TEST(SiteApi, ForWhomTheInstallationIsDecidesWhoRegisters) {
  ApiServer server;
  const Person chef = server.make_admin("chef");
  const auto told = [&] {
    const Json config = server.call("GET", "/api/public/config").json();
    return std::pair(config["audience"], config["registration"]);
  };
  EXPECT_EQ(told(), std::pair(Json(nullptr), Json("open")));
  const Answer chosen =
      server.call("PUT", "/api/admin/installation", chef.token, Json{{"audience", "school"}});
  EXPECT_EQ(chosen.status, 200);
  EXPECT_EQ(chosen.json(),
            (Json{{"audience", "school"}, {"registration", "closed"}, {"registrationConfigured", false}}));
  EXPECT_EQ(server.call("GET", "/api/admin/installation", chef.token).json(), chosen.json());
  EXPECT_EQ(told(), std::pair(Json("school"), Json("closed")));
  server.call("PUT", "/api/admin/installation", chef.token, Json{{"audience", "public"}});
  EXPECT_EQ(told(), std::pair(Json("public"), Json("open")));
  EXPECT_NE(server.call("GET", "/api/admin/audit", chef.token).body.find("für eine Schule"),
            std::string::npos);
}

TEST(SiteApi, TheSetUpSaysForWhomTheInstallationIs) {
  for (const std::string audience : {"family", "school", "public"}) {
    ApiServer server;
    const Json body = {{"email", "chef@example.de"}, {"password", good_password},
                       {"firstName", "C"},           {"lastName", "D"},
                       {"audience", audience},       {"token", server.services().setup().begin().value()}};
    Json unknown = body;
    unknown["audience"] = "verein";
    const Answer refused = server.call("POST", "/api/setup", {}, unknown);
    EXPECT_EQ(refused.status, 400);
    EXPECT_EQ(refused.json()["field"], "audience");
    EXPECT_EQ(server.call("POST", "/api/setup", {}, body).status, 201);
    const Json config = server.call("GET", "/api/public/config").json();
    EXPECT_EQ(config["audience"], audience);
    EXPECT_EQ(config["registration"], audience == "public" ? "open" : "closed");
  }
}

TEST(SiteApi, StatisticsAreCounted) {
  ApiServer server;
  EXPECT_EQ(server.call("GET", "/api/public/stats").json(),
            (Json{{"totalBooks", 0}, {"activeUsers", 0}, {"avgRating", nullptr}}));
  const Person anna = server.register_person("anna");
  const Person bernd = server.register_person("bernd");
  server.make_book(anna, {server.draw(anna)});
  EXPECT_EQ(server.call("POST", "/api/ratings", anna.token, Json{{"stars", 5}}).status, 204);
  EXPECT_EQ(server.call("POST", "/api/ratings", bernd.token, Json{{"stars", 2}}).status, 204);
  EXPECT_EQ(server.call("POST", "/api/ratings", bernd.token, Json{{"stars", 4}}).status, 204);
  EXPECT_EQ(server.call("GET", "/api/public/stats").json(),
            (Json{{"totalBooks", 1}, {"activeUsers", 2}, {"avgRating", 4.5}}));
}

TEST(SiteApi, Ratings) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  std::vector<CallRow> rows;
  for (const std::string body :
       {R"({"stars": 0})", R"({"stars": 6})", R"({"stars": -5})", R"({"stars": 4.5})", R"({"stars": "5"})",
        R"({"stars": null})", "{}", "", R"({"stars": 99999999999999999999})"}) {
    rows.push_back({"bad stars", anna.token, "POST", "/api/ratings", body, 400, "invalid", "stars"});
  }
  rows.push_back({"anonymous", {}, "POST", "/api/ratings", R"({"stars": 5})", 401, "unauthenticated", ""});
  run_table(server, rows);
  EXPECT_EQ(server.call("GET", "/api/public/stats").json()["avgRating"], nullptr);
}

TEST(SiteApi, LegalTextsAreEmptyUntilSomebodyWritesThem) {
  const ApiServer server;
  EXPECT_EQ(server.call("GET", "/api/admin/legal-texts").json(),
            (Json{{"imprint", ""}, {"privacy", ""}, {"terms", ""}, {"compliance", ""}}));
}

TEST(SiteApi, TheLicencesOfAllThatTheExecutableCarriesArePublic) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const auto has_all = [](const Answer& answer) {
    const Json list = answer.json();
    std::vector<std::string> names;
    for (const Json& entry : list) {
      EXPECT_EQ(entry.size(), 2u);
      EXPECT_GT(entry.at("text").get<std::string>().size(), 200u) << entry.at("name");
      names.push_back(entry.at("name"));
    }
    EXPECT_TRUE(std::is_sorted(names.begin(), names.end()));
    EXPECT_THAT(names, testing::IsSupersetOf({"andika", "buntstift", "cpp-httplib", "noto-emoji", "openssl",
                                              "sqlite", "web-app"}));
  };
  // Not in a table: their rows forbid words that are names of libraries here.
  const std::string path = "/api/public/licences";
  for (const std::string& token : {std::string(), anna.token, std::string("x.y.z")}) {
    const Answer answer = server.call("GET", path, token);
    ASSERT_EQ(answer.status, 200) << token;
    has_all(answer);
  }
  run_table(server, {{"written to", {}, "POST", path, "{}", 405, "method_not_allowed", ""}});
}

TEST(SiteApi, AchievementsAreEarnedByDoing) {
  ApiServer server;
  const Person anna = server.register_person("anna", plans::Plan::premium);
  const Person bernd = server.register_person("bernd");
  const auto earned = [&](const Person& who) {
    std::vector<std::string> ids;
    for (const Json& entry : server.call("GET", "/api/user-achievements", who.token).json())
      ids.push_back(entry["id"]);
    return ids;
  };
  const auto all = server.call("GET", "/api/achievements", anna.token).json();
  EXPECT_TRUE(earned(anna).empty());
  const std::string image = server.draw(anna);
  EXPECT_EQ(server.call("GET", "/api/user-achievements", anna.token).json(),
            (Json::array({{{"id", "first-picture"}, {"earnedAt", "2026-11-20T11:00:00.000Z"}}})));
  server.clock.advance(std::chrono::seconds{1});
  for (int i = 0; i < 9; ++i) server.draw(anna);
  EXPECT_EQ(earned(anna), (std::vector<std::string>{"first-picture", "ten-pictures"}));
  server.clock.advance(std::chrono::seconds{1});
  const std::string book = server.make_book(anna, std::vector<std::string>(10, image));
  server.call("DELETE", "/api/coloring-books/" + book, anna.token);
  EXPECT_EQ(earned(anna),
            (std::vector<std::string>{"first-picture", "ten-pictures", "first-book", "thick-book"}));
  EXPECT_TRUE(earned(bernd).empty());
  for (const std::string& id : earned(anna)) {
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Json& entry) {
      return entry["id"] == id && !entry["title"].get<std::string>().empty() &&
             !entry["description"].get<std::string>().empty();
    })) << id;
  }
}

TEST(SiteApi, UnknownCallsAreAnsweredInJson) {
  const ApiServer server;
  run_table(server, {
                        {"unknown", {}, "GET", "/api/unknown", "", 404, "not_found", ""},
                        {"wrong method", {}, "DELETE", "/api/login", "", 405, "method_not_allowed", ""},
                    });
}

}  // namespace
}  // namespace test
