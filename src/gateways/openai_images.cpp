#include "gateways/openai_images.h"

namespace gateways {
namespace {

using Json = nlohmann::json;
using app::ports::ImageProgress;
using app::ports::ImageRequest;
using app::ports::RemoteError;
using app::ports::RemoteFault;

constexpr const char* path = "/v1/images/generations";
constexpr int most_lessons = 6;  // tries of one job, each without another field

// The nearest to A4 that is a multiple of 16, and what every model knows.
constexpr const char* usual_openai_size = "1088x1536";
constexpr const char* fixed_size = "1024x1536";

const char* quality(drawing::Detail detail) {
  return detail == drawing::Detail::premium ? "medium" : "low";  // enough for lines
}

// Both in one text: the protocol has no negative prompt.
std::string whole_prompt(const ImageRequest& request) {
  if (request.negative_prompt.empty()) return request.prompt;
  return request.prompt + " Avoid: " + request.negative_prompt + ".";
}

}  // namespace

OpenAiImages::OpenAiImages(const RemoteOptions& options)
    : options_(options), http_(options, KeyForm::bearer) {}

Json OpenAiImages::body_of(const ImageRequest& request) const {
  const std::lock_guard lock(mutex_);
  const std::string portrait = !options_.size.empty() ? options_.size
                               : has_fixed_sizes_     ? fixed_size
                                                      : usual_openai_size;
  const ImageSize size = size_for(request, portrait);
  Json body = {{"prompt", whole_prompt(request)},
               {"n", 1},
               {"size", std::to_string(size.width_px) + "x" + std::to_string(size.height_px)},
               {"output_format", "png"},
               {"background", "opaque"},
               {"quality", quality(request.detail)}};
  if (!options_.model.empty()) body["model"] = options_.model;
  if (wants_base64_) body["response_format"] = "b64_json";
  for (const std::string& name : left_out_) body.erase(name);
  return body;
}

bool OpenAiImages::learn(const RemoteRefusal& refusal) {
  if (refusal.status != 400 && refusal.status != 422) return false;
  const std::lock_guard lock(mutex_);
  if (refusal.param == "size" && !has_fixed_sizes_ && options_.size.empty()) {
    has_fixed_sizes_ = true;
    return true;
  }
  if (refusal.param == "response_format" && wants_base64_) {
    wants_base64_ = false;
    return left_out_.insert(refusal.param).second;
  }
  constexpr std::string_view optional_fields[] = {"n", "size", "output_format", "background", "quality"};
  for (const std::string_view name : optional_fields) {
    if (refusal.param == name) return left_out_.insert(refusal.param).second;
  }
  return false;
}

ImageProgress OpenAiImages::submit(const ImageRequest& request) {
  for (int lesson = 1;; ++lesson) {
    const HttpReply reply = http_.send("POST", path, body_of(request));
    if (reply.status >= 200 && reply.status <= 299) {
      return {.remote_id = {}, .image = image_of(RemoteHttp::json_of(reply))};
    }
    const RemoteRefusal refusal = read_refusal(reply.status, reply.body);
    if (lesson == most_lessons || !learn(refusal)) {
      const RemoteError failure = failure_of(refusal, retry_after_of(reply));
      // An unknown path or model is no job that is gone.
      if (failure.fault() == RemoteFault::gone) throw RemoteError(RemoteFault::wrong_answer, failure.what());
      throw failure;
    }
  }
}

std::string OpenAiImages::image_of(const Json& answer) {
  const auto wrong = [](const char* what) {
    return RemoteError(RemoteFault::wrong_answer, what).perhaps_done();
  };
  if (answer.is_object() && answer.value("respect_moderation", Json(true)) == false) {
    throw RemoteError(RemoteFault::refused, "respect_moderation is false");
  }
  const auto data = answer.is_object() ? answer.find("data") : answer.end();
  if (!answer.is_object() || data == answer.end() || !data->is_array() || data->empty() ||
      !data->front().is_object()) {
    throw wrong("no picture in the answer");
  }
  const Json& first = data->front();
  if (first.value("respect_moderation", Json(true)) == false) {
    throw RemoteError(RemoteFault::refused, "respect_moderation is false");
  }
  if (const auto bytes = first.find("b64_json"); bytes != first.end() && !bytes->is_null()) {
    return decoded_image(*bytes);
  }
  const std::string url = text_at(first, "url");
  if (url.empty()) throw wrong("no picture in the answer");
  if (url.starts_with("data:")) return decoded_image(first.at("url"));
  {
    const std::lock_guard lock(mutex_);
    if (!left_out_.contains("response_format")) wants_base64_ = true;
  }
  // An address of this server is fetched, any other one never.
  if (!url.starts_with(http_.base() + "/")) throw wrong("the picture lies on another host");
  const HttpReply picture = http_.send("GET", url.substr(http_.base().size()), nullptr);
  if (picture.status != 200 || picture.body.empty()) throw wrong("the picture cannot be fetched");
  return picture.body;
}

ImageProgress OpenAiImages::ask(const std::string&) {
  throw RemoteError(RemoteFault::gone, "this protocol keeps no jobs");
}

void OpenAiImages::check() {
  // Some servers know no list of models; that they answer is enough.
  const HttpReply reply = http_.send("GET", "/v1/models", nullptr);
  if (reply.status == 401 || reply.status == 403 || reply.status >= 500) {
    throw failure_of(read_refusal(reply.status, reply.body), retry_after_of(reply));
  }
}

}  // namespace gateways
