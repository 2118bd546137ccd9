#include <gtest/gtest.h>

#include "api/api_server.h"

namespace test {
namespace {

using Json = nlohmann::json;

class EngineApiTest : public testing::Test {
 protected:
  Json state() { return server_.call("GET", "/api/admin/engine", admin_.token).json(); }
  Answer set_words(const Json& words) {
    return server_.call("PUT", "/api/admin/engine", admin_.token, Json{{"refusedWords", words}});
  }

  ApiServer server_;
  Person admin_ = server_.make_admin("chef");
  Person anna_ = server_.register_person("anna");
};

TEST_F(EngineApiTest, TellsWhatTheEngineCanDoAndHowFastItWas) {
  const Json before = state();
  EXPECT_EQ(before.at("engine"), "builtin");
  EXPECT_EQ(before.at("version"), "1.2.3");
  EXPECT_EQ(before.at("motifs"), 1);
  EXPECT_EQ(before.at("words"), 2);
  EXPECT_EQ(before.at("forms"), 3);
  EXPECT_EQ(before.at("scenes"), 4);
  EXPECT_EQ(before.at("drawn"), 0);
  EXPECT_TRUE(before.at("medianMs").is_null());
  server_.draw(anna_);
  EXPECT_EQ(state().at("drawn"), 1);
  EXPECT_TRUE(state().at("medianMs").is_number());
}

TEST_F(EngineApiTest, RefusedWordsHoldForEverybodyAtOnce) {
  const Answer saved = set_words({"Geist", " hexe "});
  EXPECT_EQ(saved.status, 200);
  EXPECT_EQ(saved.json().at("settings").at("refusedWords"), (Json{"geist", "hexe"}));
  const Answer refused =
      server_.call("POST", "/api/generate", anna_.token, Json{{"prompt", "Ein Schloss mit Geistern"}});
  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(refused.json().at("code"), "motif_refused");
  EXPECT_NE(refused.json().at("message").get<std::string>().find("„Geistern“"), std::string::npos);
  EXPECT_EQ(server_.call("POST", "/api/admin/engine/test", admin_.token, Json{{"prompt", "Hexen"}}).status,
            422);
  EXPECT_EQ(set_words(Json::array()).status, 200);
  EXPECT_EQ(server_.call("POST", "/api/generate", anna_.token, Json{{"prompt", "Geister"}}).status, 200);
}

TEST_F(EngineApiTest, WordsThatCannotBeChangeNothing) {
  set_words({"hexe"});
  Json many = Json::array();
  for (int i = 0; i < 201; ++i) many.push_back("wort" + std::string(1, static_cast<char>('a' + i % 26)));
  for (const Json& words : {Json{"zwei Wörter"}, Json{"x"}, Json{7}, Json("hexe"), many}) {
    const Answer answer = set_words(words);
    EXPECT_EQ(answer.status, 400) << words;
    EXPECT_EQ(answer.json().value("code", ""), "invalid");
  }
  EXPECT_EQ(server_.call("PUT", "/api/admin/engine", admin_.token, Json::object()).status, 400);
  EXPECT_EQ(state().at("settings").at("refusedWords"), Json{"hexe"});
}

TEST_F(EngineApiTest, ATestPictureIsShownAndCountsForNobody) {
  const Answer answer = server_.call("POST", "/api/admin/engine/test", admin_.token,
                                     Json{{"prompt", "Eine Katze"}, {"seed", 7}});
  EXPECT_EQ(answer.status, 200);
  const Json body = answer.json();
  EXPECT_EQ(body.at("svg").get<std::string>().substr(0, 4), "<svg");
  EXPECT_EQ(body.at("motifs"), Json{"Katze"});
  EXPECT_EQ(body.at("seed"), 7);
  EXPECT_GE(body.at("durationMs"), 0);
  const Json statistics = server_.call("GET", "/api/admin/statistics", admin_.token).json();
  for (const Json& day : statistics.at("days")) {
    EXPECT_EQ(day.at("pages"), 0);
  }
}

TEST_F(EngineApiTest, ATestPictureThatCannotBeSaysWhy) {
  const auto test = [&](const Json& body) {
    return server_.call("POST", "/api/admin/engine/test", admin_.token, body).status;
  };
  EXPECT_EQ(test({{"prompt", "Waffe"}}), 422);
  EXPECT_EQ(test({{"prompt", ""}}), 400);
  EXPECT_EQ(test({{"prompt", std::string(501, 'a')}}), 400);
  EXPECT_EQ(test({{"prompt", "Eine Katze"}, {"seed", -1}}), 400);
  server_.engine.is_down = true;
  EXPECT_EQ(test({{"prompt", "Eine Katze"}}), 503);
}

}  // namespace
}  // namespace test
