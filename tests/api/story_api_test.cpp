#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/api_server.h"
#include "gateways/chat_stories.h"
#include "support/local_service.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

LocalEngine& story_engine() {
  static LocalEngine one;
  return one;
}

app::RemoteStories story_service_at(const app::RemoteStorySettings& settings = {"Märchenwerk", 1, 5, 2, 0}) {
  app::RemoteStories stories;
  stories.settings = settings;
  gateways::RemoteOptions options;
  options.base = story_engine().url();
  options.key = "sk-secret";
  options.answer_timeout = 500ms;
  stories.servers.push_back(std::make_unique<gateways::ChatStories>(options));
  return stories;
}

std::string story_answer_of(const std::vector<std::string>& pages) {
  return Json{{"title", "Ein Titel"}, {"pages", pages}}.dump();
}

constexpr const char* german = "Am Morgen ging der kleine Igel durch den Wald und fand einen roten Apfel.";

class StoryApiTest : public testing::Test {
 protected:
  void SetUp() override { story_engine().control("reset"); }

  Answer tell(bool keep = false) {
    return server_.call("POST", "/api/coloring-books/" + book_ + "/story", anna_.token, Json{{"keep", keep}});
  }
  Json book() { return server_.call("GET", "/api/coloring-books/" + book_, anna_.token).json(); }
  Json view() { return server_.call("GET", "/api/admin/story-service", admin_.token).json(); }
  Json requests() { return story_engine().state().at("requests"); }
  // The built-in story came, and this is why.
  void expect_own(const Answer& answer, const std::string& why) {
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(answer.json().at("byService"), false) << why;
    EXPECT_EQ(answer.json().at("pages").size(), 2U);
    EXPECT_FALSE(answer.json().at("pages").at(0).get<std::string>().empty());
    EXPECT_THAT(answer.json().at("notice").get<std::string>(), HasSubstr(why));
  }

  ApiServer server_{ApiServer::default_settings(), {}, story_service_at()};
  Person admin_ = server_.make_admin("chef");
  Person anna_ = server_.register_person("anna", plans::Plan::premium);
  std::string book_ = server_.make_book(
      anna_, {server_.draw(anna_, "Eine Katze"), server_.draw(anna_, "Zwei Hunde")}, "Für Emma");
};

TEST_F(StoryApiTest, TheServiceTells) {
  EXPECT_EQ(server_.call("GET", "/api/story-service", anna_.token).json().at("label"), "Märchenwerk");
  const Answer told = tell();
  ASSERT_EQ(told.status, 200) << told.body;
  EXPECT_EQ(told.json().at("byService"), true);
  EXPECT_EQ(told.json().at("title"), "Ein Tag im Wald vom Dienst");
  EXPECT_EQ(told.json().at("pages").size(), 2U);
  EXPECT_FALSE(told.json().contains("notice"));
  EXPECT_EQ(book().at("storyTitle"), nullptr) << "it was only shown";
}

TEST_F(StoryApiTest, AStoryIsKeptInTheBook) {
  EXPECT_EQ(tell(true).status, 200);
  EXPECT_EQ(book().at("storyTitle"), "Ein Tag im Wald vom Dienst");
  EXPECT_EQ(book().at("storyPages").size(), 2U);
  EXPECT_EQ(book().at("version"), 2);
}

TEST_F(StoryApiTest, NothingPersonalIsSent) {
  tell();
  const std::string sent = requests().dump();
  EXPECT_THAT(sent, HasSubstr("Katze"));
  EXPECT_THAT(sent, HasSubstr("6 bis 8 Jahren"));
  EXPECT_THAT(sent, Not(HasSubstr("Emma")));
  EXPECT_THAT(sent, Not(HasSubstr("anna")));
}

TEST_F(StoryApiTest, AFailureOfTheServiceLosesNoStory) {
  const std::vector<Json> failures = {
      {{"how", 500}},     {{"how", 429}},       {{"how", 401}},
      {{"how", "html"}},  {{"how", "half"}},    {{"how", "hangup"}},
      {{"how", "empty"}}, {{"how", "silence"}}, {{"how", "redirect"}, {"to", "http://127.0.0.1:1/"}}};
  for (Json how : failures) {
    how["call"] = "POST";
    story_engine().control("reset");
    story_engine().control("fail", how);
    const bool is_busy = how["how"] == 500 || how["how"] == 429;
    expect_own(tell(), is_busy ? "beschäftigt" : "nicht zu erreichen");
    server_.clock.advance(10min);
    // Before the day's limit of tries.
    if (view().at("triesToday") >= 4) server_.clock.advance(24h);
  }
}

TEST_F(StoryApiTest, AnAddressThatFailedRests) {
  story_engine().control("fail", {{"call", "POST"}, {"how", 500}});
  tell();
  const std::size_t calls = story_engine().state().at("calls").size();
  expect_own(tell(), "nicht zu erreichen");
  EXPECT_EQ(story_engine().state().at("calls").size(), calls);
  EXPECT_EQ(view().at("addresses").at(0).at("isResting"), true);
  EXPECT_THAT(view().at("addresses").at(0).at("lastError").get<std::string>(), HasSubstr("500"));
  server_.clock.advance(2s);
  EXPECT_EQ(tell().json().at("byService"), true);
}

TEST_F(StoryApiTest, WhatIsNoFitStoryIsAskedForOnceMore) {
  story_engine().control("set", {{"stories", {story_answer_of({german})}}});
  EXPECT_EQ(tell().json().at("byService"), true);
  ASSERT_EQ(requests().size(), 2U);
  EXPECT_THAT(requests()[1].dump(), HasSubstr("genau 2 Absätze"));
}

TEST_F(StoryApiTest, AfterTwoTriesBuntstiftTells) {
  const std::string english = "One morning the little hedgehog walked through the forest and found an apple.";
  std::string endless;
  for (int i = 0; i < 20; ++i) endless += std::string(german) + ' ';
  const std::string stories[] = {
      "Es war einmal.",
      story_answer_of({german}),
      story_answer_of({german, english}),
      story_answer_of({german, endless}),
      story_answer_of({german, std::string(german) + " https://example.org"}),
      story_answer_of({german, std::string(german) + " Da nahm er seine Waffe."}),
      story_answer_of({german, std::string(german) + " {N7} lachte."}),
      story_answer_of({german, std::string(german) + " 🦔"}),
  };
  for (const std::string& story : stories) {
    story_engine().control("reset", {{"story", story}});
    expect_own(tell(), "passte nicht");
    EXPECT_EQ(requests().size(), 2U) << story;
    server_.clock.advance(24h);
  }
}

TEST_F(StoryApiTest, OperatorsWordsCountToo) {
  server_.call("PUT", "/api/admin/engine", admin_.token, Json{{"refusedWords", {"korb"}}});
  expect_own(tell(), "passte nicht");
}

TEST_F(StoryApiTest, ARefusalIsNotRepeated) {
  story_engine().control("set", {{"refusal", "Nein."}});
  expect_own(tell(), "wollte zu diesen Bildern");
  EXPECT_EQ(requests().size(), 1U);
  EXPECT_EQ(view().at("addresses").at(0).at("failures"), 0);
}

TEST_F(StoryApiTest, TheDaysLimitEndsIt) {
  for (int i = 0; i < 5; ++i) EXPECT_EQ(tell().json().at("byService"), true);
  expect_own(tell(), "die Grenze");
  EXPECT_EQ(view().at("triesToday"), 5);
  EXPECT_EQ(view().at("centsToday"), 10);
  server_.clock.advance(24h);
  EXPECT_EQ(tell().json().at("byService"), true);
}

TEST_F(StoryApiTest, ItIsSwitchedOffWithoutARestart) {
  EXPECT_EQ(
      server_.call("PUT", "/api/admin/story-service", admin_.token, Json{{"isOn", false}}).json().at("isOn"),
      false);
  EXPECT_EQ(server_.call("GET", "/api/story-service", anna_.token).json().at("label"), nullptr);
  expect_own(tell(), "abgeschaltet");
  EXPECT_EQ(requests().size(), 0U);
}

TEST_F(StoryApiTest, ATestSaysWhatIsWrong) {
  const auto test = [&] {
    return server_.call("POST", "/api/admin/story-service/test", admin_.token, Json::object());
  };
  EXPECT_EQ(test().json().at("pages").size(), 2U);
  story_engine().control("fail", {{"call", "POST"}, {"how", 401}});
  EXPECT_EQ(test().status, 503);
  server_.clock.advance(10min);
  EXPECT_EQ(test().status, 200);
}

TEST_F(StoryApiTest, ABookIsItsOwnersOnly) {
  const Person bert = server_.register_person("bert", plans::Plan::premium);
  EXPECT_EQ(server_.call("POST", "/api/coloring-books/" + book_ + "/story", bert.token, Json{{"keep", false}})
                .status,
            404);
  EXPECT_EQ(requests().size(), 0U);
}

TEST_F(StoryApiTest, NoAnswerHoldsTheKey) {
  EXPECT_THAT(view().dump() + server_.call("GET", "/api/story-service", anna_.token).body,
              Not(HasSubstr("sk-")));
}

TEST(StoryApi, WithoutAServiceNothingIsOffered) {
  ApiServer server;
  const Person anna = server.register_person("anna", plans::Plan::premium);
  const std::string book = server.make_book(anna, {server.draw(anna)});
  EXPECT_EQ(server.call("GET", "/api/story-service", anna.token).json().at("label"), nullptr);
  EXPECT_EQ(
      server.call("POST", "/api/coloring-books/" + book + "/story", anna.token, Json{{"keep", false}}).status,
      400);
}

}  // namespace
}  // namespace test
