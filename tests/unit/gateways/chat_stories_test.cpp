#include "gateways/chat_stories.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/local_service.h"

namespace gateways {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using app::ports::RemoteError;
using app::ports::RemoteFault;
using app::ports::StoryRequest;
using testing::HasSubstr;
using testing::SizeIs;

constexpr const char* chat_call = "POST /v1/chat/completions";

test::LocalEngine& chat_engine() {
  static test::LocalEngine one;
  return one;
}

RemoteOptions chat_options() {
  RemoteOptions options;
  options.base = chat_engine().url();
  options.model = "erzaehler";
  options.answer_timeout = 30s;
  return options;
}

StoryRequest chat_request() {
  return {"Antworte mit JSON.", "Bild 1: Ein Igel.\nBild 2: {N1} und ein Hund.\n", 1000};
}

class ChatStoriesTest : public testing::Test {
 protected:
  void SetUp() override { chat_engine().control("reset"); }
  RemoteError failure(Json how, RemoteOptions its_options = chat_options()) {
    how["call"] = chat_call;
    chat_engine().control("fail", how);
    try {
      ChatStories(its_options).tell(chat_request());
    } catch (const RemoteError& error) {
      return error;
    }
    ADD_FAILURE() << "told a story";
    return {RemoteFault::gone, "no failure"};
  }
};

TEST_F(ChatStoriesTest, TellsAStoryOfAsManyPages) {
  const auto draft = ChatStories(chat_options()).tell(chat_request());
  ASSERT_TRUE(draft);
  EXPECT_EQ(draft->title, "Ein Tag im Wald vom Dienst");
  ASSERT_THAT(draft->pages, SizeIs(2));
  EXPECT_THAT(draft->pages[1], HasSubstr("{N1}"));
  const Json sent = chat_engine().state().at("requests").at(0);
  EXPECT_EQ(sent.at("model"), "erzaehler");
  EXPECT_EQ(sent.at("messages").at(1).at("content"), chat_request().pictures);
  EXPECT_EQ(sent.at("response_format").at("type"), "json_schema");
}

TEST_F(ChatStoriesTest, LearnsWhatAServerRefuses) {
  chat_engine().control("set", {{"refuses", {"json_schema", "json_object", "temperature", "max_tokens"}}});
  ChatStories stories(chat_options());
  EXPECT_TRUE(stories.tell(chat_request()));
  const Json sent = chat_engine().state().at("requests").at(0);
  EXPECT_FALSE(sent.contains("temperature"));
  EXPECT_FALSE(sent.contains("response_format"));
  EXPECT_EQ(sent.at("max_completion_tokens"), 1000);
  const std::size_t calls = chat_engine().state().at("calls").size();
  EXPECT_TRUE(stories.tell(chat_request()));
  EXPECT_EQ(chat_engine().state().at("calls").size(), calls + 1) << "what was learnt is kept";
}

TEST_F(ChatStoriesTest, FindsTheStoryAmongWords) {
  const std::string story = R"({"title": "T", "pages": ["a", "b"]})";
  chat_engine().control("set", {{"story", "Gern!\n```json\n" + story + "\n```"}});
  EXPECT_TRUE(ChatStories(chat_options()).tell(chat_request()));
}

TEST_F(ChatStoriesTest, WhatIsNoStoryIsNone) {
  for (const char* text :
       {"Es war einmal ein Igel.", "{", R"({"title": "T"})", R"({"title": "T", "pages": "x"})",
        R"({"title": "T", "pages": [1]})", "[]", "null"}) {
    chat_engine().control("set", {{"story", text}});
    EXPECT_FALSE(ChatStories(chat_options()).tell(chat_request())) << text;
  }
  chat_engine().control("reset", {{"finish", "length"}});
  EXPECT_FALSE(ChatStories(chat_options()).tell(chat_request())) << "broken off";
}

TEST_F(ChatStoriesTest, KnowsARefusal) {
  for (const Json& settings :
       {Json{{"refusal", "Das kann ich nicht."}}, Json{{"finish", "content_filter"}}}) {
    chat_engine().control("reset", settings);
    EXPECT_THROW(
        try { ChatStories(chat_options()).tell(chat_request()); } catch (const RemoteError& error) {
          EXPECT_EQ(error.fault(), RemoteFault::refused);
          throw;
        },
        RemoteError);
  }
  EXPECT_EQ(failure({{"how", 400}, {"body", {{"error", {{"code", "content_filter"}}}}}}).fault(),
            RemoteFault::refused);
}

TEST_F(ChatStoriesTest, KnowsEveryFailure) {
  EXPECT_EQ(failure({{"how", 500}}).fault(), RemoteFault::busy);
  const RemoteError busy = failure({{"how", 429}, {"headers", {{"Retry-After", "17"}}}});
  EXPECT_EQ(busy.fault(), RemoteFault::busy);
  EXPECT_EQ(busy.retry_after(), 17s);
  EXPECT_EQ(failure({{"how", 401}}).fault(), RemoteFault::credentials);
  EXPECT_EQ(failure({{"how", 404}}).fault(), RemoteFault::wrong_answer);
  EXPECT_EQ(failure({{"how", "html"}}).fault(), RemoteFault::wrong_answer);
  EXPECT_EQ(failure({{"how", "empty"}}).fault(), RemoteFault::wrong_answer);
  EXPECT_EQ(failure({{"how", "half"}}).fault(), RemoteFault::unreachable);
  EXPECT_EQ(failure({{"how", "hangup"}}).fault(), RemoteFault::unreachable);
  EXPECT_EQ(failure({{"how", "redirect"}, {"to", "http://127.0.0.1:1/"}}).fault(), RemoteFault::wrong_answer);
  EXPECT_EQ(failure({{"how", 200}, {"body", {{"choices", Json::array()}}}}).fault(),
            RemoteFault::wrong_answer);
  RemoteOptions slow = chat_options();
  slow.answer_timeout = 200ms;
  EXPECT_EQ(failure({{"how", "silence"}}, slow).fault(), RemoteFault::unreachable);
  RemoteOptions down = chat_options();
  down.base = "http://127.0.0.1:1";
  EXPECT_EQ(failure({{"times", 0}}, down).fault(), RemoteFault::unreachable);
}

TEST_F(ChatStoriesTest, IsCheckedWithoutTelling) {
  chat_engine().control("set", {{"key", "sk-secret"}});
  RemoteOptions with_key = chat_options();
  with_key.key = "sk-secret";
  ChatStories(with_key).check();
  EXPECT_THROW(ChatStories(chat_options()).check(), RemoteError);
  EXPECT_EQ(chat_engine().state().at("requests").size(), 0U);
}

}  // namespace
}  // namespace gateways
