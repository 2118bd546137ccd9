#include "gateways/chat_stories.h"

namespace gateways {
namespace {

using Json = nlohmann::json;
using app::ports::RemoteError;
using app::ports::RemoteFault;
using app::ports::StoryDraft;
using app::ports::StoryRequest;

constexpr const char* chat_path = "/v1/chat/completions";
constexpr int most_chat_lessons = 6;  // tries of one story, each without another field
constexpr double temperature = 0.8;

Json form_of_story() {
  return {
      {"type", "object"},
      {"properties",
       {{"title", {{"type", "string"}}}, {"pages", {{"type", "array"}, {"items", {{"type", "string"}}}}}}},
      {"required", {"title", "pages"}},
      {"additionalProperties", false}};
}

// The JSON object in a text: as it is, or among words and fences ("```json").
Json object_in(const std::string& text) {
  const std::size_t begin = text.find('{'), end = text.rfind('}');
  if (begin == std::string::npos || end == std::string::npos || end < begin) return {};
  return Json::parse(text.begin() + static_cast<std::ptrdiff_t>(begin),
                     text.begin() + static_cast<std::ptrdiff_t>(end) + 1, nullptr, false);
}

std::optional<StoryDraft> draft_in(const std::string& text) {
  const Json json = object_in(text);
  if (!json.is_object()) return std::nullopt;
  const auto pages = json.find("pages");
  if (pages == json.end() || !pages->is_array()) return std::nullopt;
  StoryDraft draft{text_at(json, "title"), {}};
  for (const Json& page : *pages) {
    if (!page.is_string()) return std::nullopt;
    draft.pages.push_back(page.get<std::string>());
  }
  return draft;
}

std::optional<StoryDraft> draft_of(const Json& answer) {
  const auto wrong = [] {
    return RemoteError(RemoteFault::wrong_answer, "no message in the answer").perhaps_done();
  };
  const auto choices = answer.is_object() ? answer.find("choices") : answer.end();
  if (!answer.is_object() || choices == answer.end() || !choices->is_array() || choices->empty())
    throw wrong();
  const Json& choice = choices->front();
  const auto message = choice.is_object() ? choice.find("message") : choice.end();
  if (!choice.is_object() || message == choice.end() || !message->is_object()) throw wrong();
  const std::string reason = text_at(choice, "finish_reason");
  if (!text_at(*message, "refusal").empty() || reason == "content_filter") {
    throw RemoteError(RemoteFault::refused, "the service did not want to tell this story");
  }
  if (reason == "length") return std::nullopt;  // it broke off
  return draft_in(text_at(*message, "content"));
}

}  // namespace

ChatStories::ChatStories(const RemoteOptions& options) : options_(options), http_(options, KeyForm::bearer) {}

Json ChatStories::body_of(const StoryRequest& request) const {
  const std::lock_guard lock(mutex_);
  Json body = {{"messages",
                {{{"role", "system"}, {"content", request.instructions}},
                 {{"role", "user"}, {"content", request.pictures}}}},
               {"stream", false}};
  if (!options_.model.empty()) body["model"] = options_.model;
  if (sends_temperature_) body["temperature"] = temperature;
  if (limit_ == Limit::usual) body["max_tokens"] = request.most_tokens;
  if (limit_ == Limit::renamed) body["max_completion_tokens"] = request.most_tokens;
  if (form_ == Form::object) body["response_format"] = {{"type", "json_object"}};
  if (form_ == Form::schema) {
    body["response_format"] = {
        {"type", "json_schema"},
        {"json_schema", {{"name", "story"}, {"strict", true}, {"schema", form_of_story()}}}};
  }
  return body;
}

bool ChatStories::learn(const RemoteRefusal& refusal) {
  if (refusal.status != 400 && refusal.status != 422) return false;
  // Some say the field in their sentence only.
  const auto is_about = [&](std::string_view field) {
    return refusal.param.empty() ? refusal.message.find(field) != std::string::npos
                                 : refusal.param.starts_with(field);
  };
  const std::lock_guard lock(mutex_);
  if (is_about("response_format") && form_ != Form::words) {
    form_ = form_ == Form::schema ? Form::object : Form::words;
    return true;
  }
  if (is_about("temperature") && sends_temperature_) {
    sends_temperature_ = false;
    return true;
  }
  if (is_about("max_tokens") && limit_ == Limit::usual) {
    limit_ = Limit::renamed;
    return true;
  }
  if (is_about("max_completion_tokens") && limit_ == Limit::renamed) {
    limit_ = Limit::none;
    return true;
  }
  return false;
}

std::optional<StoryDraft> ChatStories::tell(const StoryRequest& request) {
  for (int lesson = 1;; ++lesson) {
    const HttpReply reply = http_.send("POST", chat_path, body_of(request));
    if (reply.status >= 200 && reply.status <= 299) return draft_of(RemoteHttp::json_of(reply));
    const RemoteRefusal refusal = read_refusal(reply.status, reply.body);
    if (lesson < most_chat_lessons && learn(refusal)) continue;
    const RemoteError failure = failure_of(refusal, retry_after_of(reply));
    // An unknown chat_path or model.
    if (failure.fault() == RemoteFault::gone) throw RemoteError(RemoteFault::wrong_answer, failure.what());
    throw failure;
  }
}

void ChatStories::check() {
  // Some servers know no list of models; that they answer is enough.
  const HttpReply reply = http_.send("GET", "/v1/models", nullptr);
  if (reply.status == 401 || reply.status == 403 || reply.status >= 500) {
    throw failure_of(read_refusal(reply.status, reply.body), retry_after_of(reply));
  }
}

}  // namespace gateways
