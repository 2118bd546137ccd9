#include <stop_token>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/api_server.h"
#include "gateways/openai_images.h"
#include "gateways/sdcpp_images.h"
#include "support/local_service.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using testing::HasSubstr;

LocalEngine& local() {
  static LocalEngine one;
  return one;
}

template <class Server>
app::RemoteEngine engine_at(const std::string& name, bool bills, const std::string& url = local().url()) {
  app::RemoteEngine engine;
  engine.settings.name = name;
  engine.settings.label = "Werk " + name;
  engine.settings.bills = bills;
  engine.settings.longest_queue = 12;
  engine.settings.cents_per_picture = bills ? 3 : 0;
  engine.settings.cents_per_day = bills ? 6 : 0;
  gateways::RemoteOptions options;
  options.base = url;
  engine.servers.push_back(std::make_unique<Server>(options));
  return engine;
}

std::vector<app::RemoteEngine> engines(const std::string& url = local().url()) {
  std::vector<app::RemoteEngine> list;
  list.push_back(engine_at<gateways::SdcppImages>("gpu", false, url));
  list.push_back(engine_at<gateways::OpenAiImages>("cloud", true, url));
  return list;
}

constexpr std::size_t gpu = 0;
constexpr std::size_t cloud = 1;

class JobApiTest : public testing::Test {
 protected:
  void SetUp() override { local().control("reset"); }

  Answer order(const std::string& engine = "gpu", const std::string& prompt = "Eine Katze") {
    return server_.call("POST", "/api/generate", anna_.token,
                        Json{{"prompt", prompt}, {"options", {{"engine", engine}, {"seed", 5}}}});
  }
  std::string job(const std::string& engine = "gpu") { return order(engine).json().at("jobId"); }
  Json state(const std::string& id) { return server_.call("GET", "/api/jobs/" + id, anna_.token).json(); }
  void work(std::size_t engine = gpu) {
    const std::stop_source never;
    EXPECT_TRUE(server_.services().jobs().work(engine, never.get_token()));
  }
  bool has_work(std::size_t engine = gpu) {
    const std::stop_source never;
    return server_.services().jobs().work(engine, never.get_token());
  }
  int pictures() {
    return server_.storage().read(
        [&](const app::ports::Stores& stores) { return stores.pictures().count_of_user(anna_.id); });
  }

  ApiServer server_{ApiServer::default_settings(), engines()};
  Person admin_ = server_.make_admin("chef");
  Person anna_ = server_.register_person("anna");
};

TEST_F(JobApiTest, APictureComesFromTheEngine) {
  const Answer accepted = order();
  EXPECT_EQ(accepted.status, 202);
  EXPECT_EQ(accepted.json().at("state"), "queued");
  EXPECT_EQ(accepted.json().at("place"), 1);
  const std::string id = accepted.json().at("jobId");
  work();
  const Json done = state(id);
  EXPECT_EQ(done.at("state"), "done");
  EXPECT_FALSE(done.contains("notice"));
  EXPECT_EQ(done.at("picture").at("engine"), "gpu");
  EXPECT_EQ(done.at("picture").at("id"), id);
  EXPECT_EQ(done.at("picture").at("motifs").at(0).at("name"), "Katze");
  const Answer image = server_.call("GET", "/api/images/" + id, anna_.token);
  EXPECT_EQ(image.status, 200);
  EXPECT_THAT(image.body, HasSubstr("<svg"));
  EXPECT_FALSE(has_work());
  EXPECT_EQ(pictures(), 1);
}

TEST_F(JobApiTest, APictureOfAnEngineCanBeColoured) {
  const std::string id = job();
  work();
  const Answer image = server_.call("GET", "/api/images/" + id, anna_.token);
  EXPECT_THAT(image.body, HasSubstr("<path"));
  EXPECT_THAT(image.body, testing::Not(HasSubstr("<image")));
}

TEST_F(JobApiTest, APictureOfAnEngineIsLinesInABookAndIsNotPaintedByNumbers) {
  const Person emma = server_.register_person("emma", plans::Plan::premium);
  const std::string id =
      server_
          .call("POST", "/api/generate", emma.token,
                Json{{"prompt", "Eine Katze"}, {"options", {{"engine", "gpu"}, {"seed", 5}}}})
          .json()
          .at("jobId");
  work();
  const Answer made = server_.call("POST", "/api/coloring-books", emma.token,
                                   Json{{"title", "Katzen"},
                                        {"description", "Für Emma"},
                                        {"images", {"/api/images/" + id}},
                                        {"hasLearningTask", true},
                                        {"learningTaskType", "colour_numbers"},
                                        {"story", nullptr},
                                        {"storyTitle", nullptr}});
  ASSERT_EQ(made.status, 201) << made.body;
  const std::string book = "/api/coloring-books/" + made.json().at("id").get<std::string>();
  const Answer pdf = server_.call("GET", book + "/pdf", emma.token);
  EXPECT_THAT(pdf.body, testing::StartsWith("%PDF-"));
  EXPECT_THAT(pdf.body, testing::Not(HasSubstr("/Subtype /Image"))) << "lines, not pixels";
  // Its lines have no colours by nature, so that there is nothing to paint by numbers, and the page says so.
  std::size_t replaced = 0;
  for (const Json& side : server_.call("GET", book + "/pages", emma.token).json()) {
    const std::string svg = server_.call("GET", side.at("url"), emma.token).body;
    EXPECT_THAT(svg, testing::Not(HasSubstr("<image")));
    if (svg.find("Zu diesem Bild passt die gewünschte Aufgabe nicht") != svg.npos) ++replaced;
  }
  EXPECT_EQ(replaced, 1U);
}

TEST_F(JobApiTest, AnAdministratorSeesATestPicture) {
  const auto test = [&](const std::string& engine, const Json& body) {
    return server_.call("POST", "/api/admin/engines/" + engine + "/test", admin_.token, body);
  };
  const Answer picture = test("cloud", {{"prompt", "Eine Katze"}, {"seed", 3}});
  ASSERT_EQ(picture.status, 200) << picture.body;
  EXPECT_THAT(picture.json().at("svg").get<std::string>(), HasSubstr("<svg"));
  EXPECT_GT(picture.json().at("durationMs"), 0);
  EXPECT_EQ(test("gpu", {{"prompt", "Eine Katze"}}).status, 200);
  EXPECT_EQ(server_.call("GET", "/api/admin/engines", admin_.token).json().at(1).at("centsToday"), 3);
  EXPECT_EQ(pictures(), 0) << "nothing is kept";
  EXPECT_EQ(test("gpu", {{"prompt", ""}}).status, 400);
  EXPECT_EQ(test("gpu", {{"prompt", "Waffe"}}).status, 422);
}

TEST_F(JobApiTest, AFailedTestSaysWhy) {
  const auto sentence = [&](const Json& how) {
    local().control("reset");
    Json failure = how;
    failure["call"] = "POST";
    local().control("fail", failure);
    const Answer answer =
        server_.call("POST", "/api/admin/engines/gpu/test", admin_.token, Json{{"prompt", "Eine Katze"}});
    server_.clock.advance(10min);
    EXPECT_EQ(answer.status, 503);
    return answer.json().at("message").get<std::string>();
  };
  EXPECT_THAT(sentence({{"how", 401}}), HasSubstr("lehnt den Schlüssel ab"));
  EXPECT_THAT(sentence({{"how", 500}}), HasSubstr("überlastet"));
  EXPECT_THAT(sentence({{"how", "hangup"}}), HasSubstr("nicht zu erreichen"));
  EXPECT_THAT(sentence({{"how", "html"}}), HasSubstr("antwortet nicht so"));
  EXPECT_THAT(sentence({{"how", 451}}), HasSubstr("wollte dieses Motiv nicht"));
  local().control("reset", {{"look", "black"}});
  EXPECT_THAT(
      server_.call("POST", "/api/admin/engines/gpu/test", admin_.token, Json{{"prompt", "Eine Katze"}}).body,
      HasSubstr("keine Ausmalseite"));
}

TEST_F(JobApiTest, TheBuiltInEngineAnswersAtOnce) {
  EXPECT_EQ(order("builtin").status, 200);
  EXPECT_EQ(order("nowhere").status, 400);
}

TEST_F(JobApiTest, EverybodyHasAPlaceInTheLine) {
  job();
  const std::string second = job();
  EXPECT_EQ(state(second).at("place"), 2);
  work();
  EXPECT_EQ(state(second).at("place"), 1);
}

TEST_F(JobApiTest, ACancelledJobIsNotDrawn) {
  const std::string id = job();
  EXPECT_EQ(server_.call("DELETE", "/api/jobs/" + id, anna_.token).json().at("state"), "cancelled");
  EXPECT_FALSE(has_work());
  EXPECT_EQ(pictures(), 0);
  EXPECT_EQ(local().state().at("made"), 0);
}

TEST_F(JobApiTest, WhatIsDoneStaysDone) {
  const std::string id = job();
  work();
  EXPECT_EQ(server_.call("DELETE", "/api/jobs/" + id, anna_.token).json().at("state"), "done");
}

TEST_F(JobApiTest, AJobIsItsOwnersOnly) {
  const std::string id = job();
  const Person bert = server_.register_person("bert");
  EXPECT_EQ(server_.call("GET", "/api/jobs/" + id, bert.token).status, 404);
  EXPECT_EQ(server_.call("DELETE", "/api/jobs/" + id, bert.token).status, 404);
}

TEST_F(JobApiTest, ARefusedMotifIsNotSentAnywhere) {
  EXPECT_EQ(order("gpu", "Waffe").status, 422);
  server_.call("PUT", "/api/admin/engine", admin_.token, Json{{"refusedWords", {"katze"}}});
  EXPECT_EQ(order().status, 422);
  EXPECT_EQ(local().state().at("made"), 0);
}

TEST_F(JobApiTest, ALineHasAnEnd) {
  Answer last;
  for (int i = 0; i < 7; ++i) last = order();
  EXPECT_EQ(last.status, 503);
  EXPECT_THAT(last.body, HasSubstr("Werk gpu"));
  EXPECT_EQ(last.header("Retry-After"), "60");
}

TEST_F(JobApiTest, AColouredPictureIsAskedForOnceMore) {
  local().control("set", {{"looks", {"coloured"}}});
  const std::string id = job();
  work();
  EXPECT_EQ(state(id).at("picture").at("engine"), "gpu");
  const Json requests = local().state().at("requests");
  ASSERT_EQ(requests.size(), 2U);
  EXPECT_THAT(requests[1].at("prompt").get<std::string>(), HasSubstr("no colour at all"));
}

TEST_F(JobApiTest, WhereNoPageComesTheBuiltInEngineDrawsAndSaysSo) {
  for (const char* look : {"coloured", "black", "blank"}) {
    local().control("reset", {{"look", look}});
    const std::string id = job();
    work();
    EXPECT_EQ(state(id).at("picture").at("engine"), "builtin") << look;
    EXPECT_THAT(state(id).at("notice").get<std::string>(), HasSubstr("keine Ausmalseite")) << look;
    EXPECT_EQ(local().state().at("made"), 2) << look;
  }
}

TEST_F(JobApiTest, ARefusalOfTheEngineIsNotRepeated) {
  local().control(
      "fail",
      {{"call", "POST /v1/images"}, {"how", 400}, {"body", {{"error", {{"code", "moderation_blocked"}}}}}});
  const std::string id = job("cloud");
  work(cloud);
  EXPECT_EQ(state(id).at("picture").at("engine"), "builtin");
  EXPECT_THAT(state(id).at("notice").get<std::string>(), HasSubstr("wollte dieses Motiv nicht"));
  EXPECT_EQ(local().state().at("calls").size(), 1U);
}

TEST_F(JobApiTest, ABusyEngineIsAskedAgainWhenItWants) {
  local().control("fail", {{"call", "POST /sdcpp"}, {"how", 429}, {"headers", {{"Retry-After", "30"}}}});
  const std::string id = job();
  work();
  EXPECT_EQ(state(id).at("state"), "queued");
  server_.clock.advance(29s);
  EXPECT_FALSE(has_work());
  server_.clock.advance(1s);
  work();
  EXPECT_EQ(state(id).at("picture").at("engine"), "gpu");
}

TEST_F(JobApiTest, AnEngineThatStaysAwayIsGivenUp) {
  local().control("fail", {{"call", "POST /sdcpp"}, {"how", 500}, {"times", 100}});
  const std::string id = job();
  for (int i = 0; i < 6; ++i) {
    work();
    server_.clock.advance(5min);
  }
  EXPECT_EQ(state(id).at("picture").at("engine"), "builtin");
  EXPECT_THAT(state(id).at("notice").get<std::string>(), HasSubstr("nicht zu erreichen"));
}

// An answer that broke off may have been billed.
TEST_F(JobApiTest, NothingIsPaidForTwice) {
  local().control("fail", {{"call", "POST /v1/images"}, {"how", "half"}});
  const std::string id = job("cloud");
  work(cloud);
  EXPECT_EQ(state(id).at("picture").at("engine"), "builtin");
  EXPECT_THAT(state(id).at("notice").get<std::string>(), HasSubstr("doppelt bezahlt"));
  EXPECT_EQ(local().state().at("calls").size(), 1U);
}

// The process ended while the engine was asked.
TEST_F(JobApiTest, AnInterruptedJobOfAnEngineThatBillsIsNotHandedInAgain) {
  const std::string id = job("cloud");
  server_.storage().write([&](app::ports::Stores& stores) {
    auto asked = stores.jobs().find(id).value();
    asked.state = app::ports::JobState::asked;
    asked.address = local().url();
    stores.jobs().update(asked);
  });
  work(cloud);
  EXPECT_EQ(state(id).at("picture").at("engine"), "builtin");
  EXPECT_EQ(local().state().at("calls").size(), 0U);
}

TEST_F(JobApiTest, AnInterruptedJobIsGoneOnWithWhereItIs) {
  const std::string id = job();
  const std::string remote =
      gateways::SdcppImages({.base = local().url()}).submit({.job_id = id, .prompt = "x"}).remote_id;
  const auto asked_for = [&](const std::string& remote_id) {
    server_.storage().write([&](app::ports::Stores& stores) {
      auto asked = stores.jobs().find(id).value();
      asked.state = app::ports::JobState::asked;
      asked.address = local().url();
      asked.remote_id = remote_id;
      stores.jobs().update(asked);
    });
  };
  asked_for(remote);
  work();
  EXPECT_EQ(state(id).at("picture").at("engine"), "gpu");
  EXPECT_EQ(local().state().at("made"), 1);
}

TEST_F(JobApiTest, AJobThatTheServerHasForgottenIsHandedInAgainWhereItCostsNothing) {
  const std::string id = job();
  server_.storage().write([&](app::ports::Stores& stores) {
    auto asked = stores.jobs().find(id).value();
    asked.state = app::ports::JobState::asked;
    asked.address = local().url();
    asked.remote_id = "job-77";
    stores.jobs().update(asked);
  });
  work();
  EXPECT_EQ(state(id).at("picture").at("engine"), "gpu");
}

TEST_F(JobApiTest, TheDaysLimitEndsTheCosts) {
  for (int i = 0; i < 3; ++i) job("cloud");
  for (int i = 0; i < 3; ++i) work(cloud);
  EXPECT_EQ(local().state().at("made"), 2);
  const Json views = server_.call("GET", "/api/admin/engines", admin_.token).json();
  EXPECT_EQ(views.at(1).at("centsToday"), 6);
  EXPECT_EQ(views.at(1).at("picturesToday"), 2);
  EXPECT_EQ(pictures(), 3);
}

TEST_F(JobApiTest, WhatWasNotDrawnIsNotCounted) {
  local().control("fail", {{"call", "POST /v1/images"}, {"how", 429}});
  job("cloud");
  work(cloud);
  EXPECT_EQ(server_.call("GET", "/api/admin/engines", admin_.token).json().at(1).at("centsToday"), 0);
}

TEST_F(JobApiTest, AnEngineIsSwitchedOffWithoutARestart) {
  const std::string waiting = job();
  const Answer off = server_.call("PUT", "/api/admin/engines/gpu", admin_.token, Json{{"isOn", false}});
  EXPECT_EQ(off.json().at(0).at("isOn"), false);
  EXPECT_EQ(order().status, 503);
  EXPECT_EQ(server_.call("GET", "/api/engines", anna_.token).json().size(), 1U);
  work();
  EXPECT_THAT(state(waiting).at("notice").get<std::string>(), HasSubstr("abgeschaltet"));
  server_.call("PUT", "/api/admin/engines/gpu", admin_.token, Json{{"isOn", true}});
  EXPECT_EQ(order().status, 202);
}

TEST_F(JobApiTest, WaitingPicturesCountForTheDaysLimit) {
  app::Settings settings = ApiServer::default_settings();
  settings.plans.limits[0].pictures_per_day = 2;
  ApiServer server{settings, engines()};
  const Person eva = server.register_person("eva");
  const Json wanted = {{"prompt", "Eine Katze"}, {"options", {{"engine", "gpu"}}}};
  EXPECT_EQ(server.call("POST", "/api/generate", eva.token, wanted).status, 202);
  EXPECT_EQ(server.call("POST", "/api/generate", eva.token, wanted).status, 202);
  EXPECT_EQ(server.call("POST", "/api/generate", eva.token, wanted).status, 403);
}

TEST_F(JobApiTest, TheJobsOfSomebodyWhoLeavesGoWithThem) {
  job();
  server_.call("DELETE", "/api/me", anna_.token, Json{{"password", good_password}});
  EXPECT_FALSE(has_work());
}

}  // namespace
}  // namespace test
