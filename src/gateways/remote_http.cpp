#include "gateways/remote_http.h"

#include <algorithm>
#include <charconv>

#include "base/base64.h"
#include "gateways/mime_message.h"

namespace gateways {
namespace {

using Json = nlohmann::json;
using app::ports::RemoteError;
using app::ports::RemoteFault;

constexpr std::size_t most_reply_bytes = std::size_t{40} << 20;
constexpr std::size_t longest_message = 300;

std::string clipped(std::string text) {
  if (text.size() > longest_message) text.resize(longest_message);
  return text;
}

std::string word_of(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return std::to_string(value.get<std::int64_t>());
  return {};
}

std::string word_at(const Json& object, const char* name) {
  const auto found = object.is_object() ? object.find(name) : object.end();
  return object.is_object() && found != object.end() ? word_of(*found) : std::string();
}

// vLLM-Omni: [{"loc": ["body", "quality"], "msg": "...", "type": "..."}].
void read_detail(const Json& detail, RemoteRefusal& refusal) {
  if (detail.is_string()) refusal.message = detail.get<std::string>();
  if (!detail.is_array() || detail.empty() || !detail.front().is_object()) return;
  const Json& first = detail.front();
  refusal.message = word_at(first, "msg");
  refusal.type = word_at(first, "type");
  const auto where = first.find("loc");
  if (where != first.end() && where->is_array() && !where->empty()) refusal.param = word_of(where->back());
}

// Seconds; the form with a date is not used by image servers.
std::optional<std::chrono::seconds> seconds_of(const std::string& retry_after) {
  int seconds = 0;
  const auto [end, error] =
      std::from_chars(retry_after.data(), retry_after.data() + retry_after.size(), seconds);
  if (error != std::errc() || end == retry_after.data() || seconds < 0) return std::nullopt;
  return std::chrono::seconds{seconds};
}

bool is_motif_refused(const RemoteRefusal& refusal) {
  constexpr std::string_view codes[] = {"moderation_blocked", "content_policy_violation",
                                        "content_safety_violation", "content_filter"};
  return refusal.status == 451 || refusal.type == "image_generation_user_error" ||
         std::find(std::begin(codes), std::end(codes), refusal.code) != std::end(codes);
}

}  // namespace

RemoteRefusal read_refusal(int status, std::string_view body) {
  RemoteRefusal refusal;
  refusal.status = status;
  const Json json = Json::parse(body, nullptr, false);
  if (!json.is_object()) return refusal;
  if (const auto error = json.find("error"); error != json.end()) {
    if (error->is_object()) {
      refusal.message = word_at(*error, "message");
      refusal.code = word_at(*error, "code");
      refusal.type = word_at(*error, "type");
      refusal.param = word_at(*error, "param");
    } else {
      refusal.message = word_of(*error);
    }
  }
  if (const auto detail = json.find("detail"); detail != json.end()) read_detail(*detail, refusal);
  if (refusal.code.empty()) refusal.code = word_at(json, "code");
  if (refusal.message.empty()) refusal.message = word_at(json, "message");
  refusal.message = clipped(refusal.message);
  return refusal;
}

std::string retry_after_of(const HttpReply& reply) {
  const auto found = reply.headers.find("retry-after");
  return found == reply.headers.end() ? std::string() : found->second;
}

RemoteError failure_of(const RemoteRefusal& refusal, const std::string& retry_after) {
  const std::string what = "status " + std::to_string(refusal.status) +
                           (refusal.code.empty() ? "" : " " + refusal.code) +
                           (refusal.message.empty() ? "" : ": " + refusal.message);
  if (is_motif_refused(refusal)) return {RemoteFault::refused, what};
  if (refusal.status == 401 || refusal.status == 403) return {RemoteFault::credentials, what};
  if (refusal.status == 429 || refusal.status >= 500) {
    return RemoteError(RemoteFault::busy, what).with_retry_after(seconds_of(retry_after));
  }
  if (refusal.status == 404 || refusal.status == 410) return {RemoteFault::gone, what};
  return {RemoteFault::wrong_answer, what};
}

RemoteHttp::RemoteHttp(const RemoteOptions& options, KeyForm key_form)
    : base_(options.base),
      http_({.base = options.base,
             .connect_timeout = options.connect_timeout,
             .answer_timeout = options.answer_timeout,
             .max_reply_bytes = most_reply_bytes}) {
  if (options.key.empty()) return;
  const bool is_basic = key_form == KeyForm::basic && options.key.find(':') != std::string::npos;
  authorization_ = is_basic ? "Basic " + encode_base64(options.key) : "Bearer " + options.key;
}

HttpReply RemoteHttp::send(const std::string& method, const std::string& path, const Json& body) const {
  HttpRequest request{method, path, {{"Accept", "application/json"}}, {}, "application/json"};
  if (!authorization_.empty()) request.headers.emplace_back("Authorization", authorization_);
  if (!body.is_null()) request.body = body.dump(-1, ' ', false, Json::error_handler_t::replace);
  try {
    HttpReply reply = http_.send(request);
    if (reply.status >= 300 && reply.status < 400) {
      throw RemoteError(RemoteFault::wrong_answer,
                        "a redirect, which is never followed: status " + std::to_string(reply.status));
    }
    return reply;
  } catch (const HttpError& error) {
    const RemoteError failure(RemoteFault::unreachable, error.what());
    throw error.may_have_arrived() ? failure.perhaps_done() : failure;
  }
}

Json RemoteHttp::json_of(const HttpReply& reply) {
  Json json = Json::parse(reply.body, nullptr, false);
  if (!json.is_object() && !json.is_array()) {
    throw RemoteError(RemoteFault::wrong_answer, "the answer is no JSON").perhaps_done();
  }
  return json;
}

Json RemoteHttp::call(const std::string& method, const std::string& path, const Json& body) const {
  const HttpReply reply = send(method, path, body);
  if (reply.status < 200 || reply.status > 299) {
    throw failure_of(read_refusal(reply.status, reply.body), retry_after_of(reply));
  }
  return json_of(reply);
}

std::string decoded_image(const Json& text) {
  if (!text.is_string())
    throw RemoteError(RemoteFault::wrong_answer, "no picture in the answer").perhaps_done();
  std::string_view base64 = text.get_ref<const std::string&>();
  if (base64.starts_with("data:")) base64.remove_prefix(std::min(base64.find(',') + 1, base64.size()));
  std::optional<std::string> bytes = base::decode_base64(base64);
  if (!bytes || bytes->empty()) {
    throw RemoteError(RemoteFault::wrong_answer, "the picture is empty or no base64").perhaps_done();
  }
  return *std::move(bytes);
}

std::string text_at(const Json& object, const char* name) {
  if (!object.is_object()) return {};
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

ImageSize size_for(const app::ports::ImageRequest& request, const std::string& portrait) {
  ImageSize size{request.width_px, request.height_px};
  int width = 0, height = 0;
  const std::size_t cross = portrait.find('x');
  if (cross == std::string::npos) return size;
  std::from_chars(portrait.data(), portrait.data() + cross, width);
  std::from_chars(portrait.data() + cross + 1, portrait.data() + portrait.size(), height);
  if (width <= 0 || height <= 0) return size;
  const bool is_turned = (request.width_px > request.height_px) != (width > height);
  return is_turned ? ImageSize{height, width} : ImageSize{width, height};
}

}  // namespace gateways
