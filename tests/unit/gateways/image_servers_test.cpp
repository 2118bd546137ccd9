#include <memory>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gateways/automatic1111_images.h"
#include "gateways/comfy_images.h"
#include "gateways/openai_images.h"
#include "gateways/sdcpp_images.h"
#include "support/local_service.h"

namespace gateways {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using app::ports::ImageProgress;
using app::ports::ImageRequest;
using app::ports::ImageServer;
using app::ports::RemoteError;
using app::ports::RemoteFault;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

constexpr const char* graph = R"({"3": {"class_type": "KSampler", "inputs": {"seed": "%seed%"}},
  "5": {"inputs": {"width": "%width%", "height": "%height%"}},
  "6": {"inputs": {"text": "line art, %prompt%"}}, "7": {"inputs": {"text": "%negative%"}}})";

ImageRequest request() {
  ImageRequest request;
  request.job_id = "AAAAAAAAAAAAAAAAAAAAAA";
  request.prompt = "a \"lion\" 100% %seed%";
  request.negative_prompt = "colour";
  request.width_px = 1088;
  request.height_px = 1536;
  request.seed = 7;
  return request;
}

struct Protocol {
  const char* name;
  const char* call;  // that hands a job in
  std::unique_ptr<ImageServer> (*make)(const RemoteOptions& options);
};

template <class Server>
std::unique_ptr<ImageServer> make(const RemoteOptions& options) {
  return std::make_unique<Server>(options);
}

const Protocol protocols[] = {
    {"openai", "POST /v1/images/generations", make<OpenAiImages>},
    {"sdcpp", "POST /sdcpp/v1/img_gen", make<SdcppImages>},
    {"automatic1111", "POST /sdapi/v1/txt2img", make<Automatic1111Images>},
    {"comfyui", "POST /prompt", make<ComfyImages>},
};

// One server process for all tests, emptied before each.
test::LocalEngine& engine() {
  static test::LocalEngine one;
  return one;
}

RemoteOptions options() {
  RemoteOptions options;
  options.base = engine().url();
  options.workflow = graph;
  options.answer_timeout = 30s;
  return options;
}

// Submits, and asks until there is a picture.
std::string picture_of(ImageServer& server) {
  ImageProgress progress = server.submit(request());
  while (!progress.image) progress = server.ask(progress.remote_id);
  return *progress.image;
}

// The failure of a job that is handed in to an engine that goes wrong so.
RemoteError failure(const Protocol& protocol, Json how, RemoteOptions its_options = options()) {
  how["call"] = protocol.call;
  engine().control("fail", how);
  try {
    picture_of(*protocol.make(its_options));
  } catch (const RemoteError& error) {
    return error;
  }
  ADD_FAILURE() << protocol.name << " gave a picture";
  return {RemoteFault::gone, "no failure"};
}

class EachProtocol : public testing::TestWithParam<Protocol> {
 protected:
  void SetUp() override { engine().control("reset"); }
};

INSTANTIATE_TEST_SUITE_P(ImageServers, EachProtocol, testing::ValuesIn(protocols),
                         [](const auto& info) { return std::string(info.param.name); });

TEST_P(EachProtocol, GivesAPicture) {
  EXPECT_TRUE(picture_of(*GetParam().make(options())).starts_with("\x89PNG"));
  EXPECT_EQ(engine().state().at("made"), 1);
}

TEST_P(EachProtocol, SendsThePromptAsItIs) {
  picture_of(*GetParam().make(options()));
  EXPECT_THAT(engine().state().at("requests").dump(), HasSubstr(R"(a \"lion\" 100% %seed%)"));
}

TEST_P(EachProtocol, IsCheckedWithoutMakingAnything) {
  GetParam().make(options())->check();
  EXPECT_EQ(engine().state().at("made"), 0);
}

TEST_P(EachProtocol, SendsItsKey) {
  engine().control("set", {{"key", "user:secret"}});
  RemoteOptions with_key = options();
  with_key.key = "user:secret";
  EXPECT_FALSE(picture_of(*GetParam().make(with_key)).empty());
  EXPECT_EQ(failure(GetParam(), {{"times", 0}}).fault(), RemoteFault::credentials);
}

TEST_P(EachProtocol, SaysBusyWithTheTimeThatTheServerWants) {
  const RemoteError error = failure(GetParam(), {{"how", 429}, {"headers", {{"Retry-After", "17"}}}});
  EXPECT_EQ(error.fault(), RemoteFault::busy);
  EXPECT_EQ(error.retry_after(), 17s);
  EXPECT_EQ(failure(GetParam(), {{"how", 503}}).fault(), RemoteFault::busy);
}

TEST_P(EachProtocol, TakesNoHtmlForAnAnswer) {
  EXPECT_EQ(failure(GetParam(), {{"how", "html"}}).fault(), RemoteFault::wrong_answer);
}

TEST_P(EachProtocol, TakesNoEmptyAnswer) {
  EXPECT_EQ(failure(GetParam(), {{"how", "empty"}}).fault(), RemoteFault::wrong_answer);
}

TEST_P(EachProtocol, TakesNoAnswerWithoutAPicture) {
  EXPECT_EQ(failure(GetParam(), {{"how", 200}, {"body", Json::object()}}).fault(),
            GetParam().name == std::string("comfyui") ? RemoteFault::gone : RemoteFault::wrong_answer);
}

TEST_P(EachProtocol, KnowsThatABrokenAnswerMayHaveBeenPaidFor) {
  for (const char* how : {"half", "hangup"}) {
    const RemoteError error = failure(GetParam(), {{"how", how}});
    EXPECT_EQ(error.fault(), RemoteFault::unreachable) << how;
    EXPECT_TRUE(error.may_be_done()) << how;
  }
}

TEST_P(EachProtocol, WaitsNoLongerThanItMay) {
  RemoteOptions impatient = options();
  impatient.answer_timeout = 100ms;
  const RemoteError error = failure(GetParam(), {{"how", "silence"}}, impatient);
  EXPECT_EQ(error.fault(), RemoteFault::unreachable);
  EXPECT_TRUE(error.may_be_done());
}

TEST_P(EachProtocol, KnowsThatNothingWasPaidWhereNobodyListens) {
  RemoteOptions nowhere = options();
  nowhere.base = "http://127.0.0.1:1";
  const RemoteError error = failure(GetParam(), {{"times", 0}}, nowhere);
  EXPECT_EQ(error.fault(), RemoteFault::unreachable);
  EXPECT_FALSE(error.may_be_done());
}

TEST_P(EachProtocol, FollowsNoRedirect) {
  const test::LocalEngine inner;
  const RemoteError error = failure(GetParam(), {{"how", "redirect"}, {"to", inner.url() + "/v1/models"}});
  EXPECT_EQ(error.fault(), RemoteFault::wrong_answer);
  EXPECT_THAT(error.what(), HasSubstr("redirect"));
  EXPECT_TRUE(inner.state().at("calls").empty());
}

TEST_P(EachProtocol, KeepsItsKeyOutOfItsErrors) {
  RemoteOptions with_key = options();
  with_key.key = "very-secret";
  for (const Json& how : {Json(401), Json(500), Json("html"), Json("hangup")}) {
    EXPECT_THAT(failure(GetParam(), {{"how", how}}, with_key).what(), Not(HasSubstr("very-secret")));
  }
}

class OpenAi : public testing::Test {
 protected:
  void SetUp() override { engine().control("reset"); }
  static const Protocol& protocol() { return protocols[0]; }
  static RemoteError refusal(int status, Json error) {
    return failure(protocol(), {{"how", status}, {"body", {{"error", std::move(error)}}}});
  }
};

TEST_F(OpenAi, LearnsWhatAServerRefuses) {
  engine().control("set", {{"refuses", {"background", "quality", "size"}}});
  OpenAiImages server(options());
  EXPECT_FALSE(picture_of(server).empty());
  const std::size_t calls = engine().state().at("calls").size();
  EXPECT_EQ(calls, 4U);  // three lessons
  EXPECT_FALSE(picture_of(server).empty());
  EXPECT_EQ(engine().state().at("calls").size(), calls + 1);
  EXPECT_EQ(engine().state().at("requests").back().at("size"), "1024x1536");
}

TEST_F(OpenAi, AsksAtMostAFewTimes) {
  EXPECT_EQ(refusal(400, {{"param", "prompt"}, {"message", "too long"}}).fault(), RemoteFault::wrong_answer);
  EXPECT_EQ(engine().state().at("calls").size(), 1U);
}

TEST_F(OpenAi, KnowsRefusedMotifs) {
  EXPECT_EQ(refusal(400, {{"code", "moderation_blocked"}}).fault(), RemoteFault::refused);
  EXPECT_EQ(refusal(400, {{"code", "content_policy_violation"}}).fault(), RemoteFault::refused);
  EXPECT_EQ(refusal(400, {{"type", "image_generation_user_error"}}).fault(), RemoteFault::refused);
  EXPECT_EQ(refusal(451, {{"message", "for legal reasons"}}).fault(), RemoteFault::refused);
  EXPECT_EQ(
      failure(protocol(), {{"how", 200}, {"body", {{"data", {{{"respect_moderation", false}}}}}}}).fault(),
      RemoteFault::refused);
}

TEST_F(OpenAi, ReadsErrorsOfAllShapes) {
  EXPECT_THAT(failure(protocol(), {{"how", 400}, {"body", {{"error", "no model"}}}}).what(),
              HasSubstr("no model"));
  EXPECT_THAT(failure(protocol(), {{"how", 422}, {"body", {{"detail", "bad"}}}}).what(), HasSubstr("bad"));
  const Json list = {
      {"detail", {{{"loc", {"body", "prompt"}}, {"msg", "too short"}, {"type", "value_error"}}}}};
  EXPECT_THAT(failure(protocol(), {{"how", 422}, {"body", list}}).what(), HasSubstr("too short"));
  EXPECT_THAT(refusal(400, {{"code", 17}, {"message", "x"}}).what(), HasSubstr("17"));
}

TEST_F(OpenAi, FetchesAPictureFromItsOwnServerAndAsksForBytesFromThenOn) {
  engine().control("set", {{"answers", "url"}});
  OpenAiImages server(options());
  EXPECT_TRUE(picture_of(server).starts_with("\x89PNG"));
  EXPECT_THAT(engine().state().at("calls"), Contains("GET /kept.png"));
  EXPECT_TRUE(picture_of(server).starts_with("\x89PNG"));
  EXPECT_EQ(engine().state().at("requests").back().at("response_format"), "b64_json");
}

TEST_F(OpenAi, FetchesNothingFromAnotherHost) {
  engine().control("set", {{"answers", "foreign"}});
  EXPECT_EQ(failure(protocol(), {{"times", 0}}).fault(), RemoteFault::wrong_answer);
}

TEST_F(OpenAi, TurnsTheSizeWithThePage) {
  OpenAiImages server(options());
  ImageRequest landscape = request();
  std::swap(landscape.width_px, landscape.height_px);
  server.submit(landscape);
  EXPECT_EQ(engine().state().at("requests").back().at("size"), "1536x1088");
}

TEST(Sdcpp, SaysThePlaceInTheServersLine) {
  engine().control("reset", {{"delay", 60'000}});
  SdcppImages server(options());
  server.submit(request());
  const ImageProgress second = server.submit(request());
  EXPECT_EQ(server.ask(second.remote_id).place, 1);
  server.cancel(second.remote_id);
  try {
    server.ask(second.remote_id);
    FAIL() << "a cancelled job is still there";
  } catch (const RemoteError& error) {
    EXPECT_EQ(error.fault(), RemoteFault::gone);
  }
}

TEST(Sdcpp, AsksForNoIdThatIsAPath) {
  engine().control("reset");
  EXPECT_THROW(SdcppImages(options()).ask("../../secret"), RemoteError);
  EXPECT_TRUE(engine().state().at("calls").empty());
}

TEST(Automatic1111, InterruptsNobodyElsesWork) {
  engine().control("reset");
  Automatic1111Images server(options());
  server.cancel(server.remote_id_of("job"));
  EXPECT_THAT(engine().state().at("calls"), Not(Contains("POST /sdapi/v1/interrupt")));
}

TEST(Comfy, FindsAJobAgainByItsName) {
  engine().control("reset");
  const std::string id = ComfyImages(options()).submit(request()).remote_id;
  ComfyImages restarted(options());
  EXPECT_EQ(restarted.remote_id_of(request().job_id), id);
  EXPECT_TRUE(restarted.ask(id).image.has_value());
  EXPECT_THAT(id,
              testing::MatchesRegex("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"));
}

TEST(Comfy, SendsNumbersAsNumbers) {
  engine().control("reset");
  ComfyImages(options()).submit(request());
  const Json sent = engine().state().at("requests").back().at("prompt");
  EXPECT_EQ(sent.at("3").at("inputs").at("seed"), 7);
  EXPECT_EQ(sent.at("5").at("inputs").at("width"), 768);
  EXPECT_EQ(sent.at("7").at("inputs").at("text"), "colour");
}

TEST(Comfy, TakesNoGraphWithoutAPrompt) {
  RemoteOptions bad = options();
  for (const char* text : {"", "[]", "{", R"({"3": {"inputs": {}}})"}) {
    bad.workflow = text;
    EXPECT_THROW(ComfyImages{bad}, std::runtime_error) << text;
  }
}

}  // namespace
}  // namespace gateways
