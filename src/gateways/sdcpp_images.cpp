#include "gateways/sdcpp_images.h"

#include <algorithm>

namespace gateways {
namespace {

using Json = nlohmann::json;
using app::ports::ImageProgress;
using app::ports::RemoteError;
using app::ports::RemoteFault;

// Only what an id can be: it becomes a part of a path.
std::string checked_id(const std::string& id) {
  const bool is_plain =
      !id.empty() && id.size() <= 100 && std::all_of(id.begin(), id.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '-' || c == '_';
      });
  if (!is_plain) throw RemoteError(RemoteFault::wrong_answer, "no usable job id in the answer");
  return id;
}

}  // namespace

ImageProgress SdcppImages::submit(const app::ports::ImageRequest& request) {
  const ImageSize size = size_for(request, options_.size.empty() ? usual_size : options_.size);
  const Json answer = http_.call("POST", "/sdcpp/v1/img_gen",
                                 {{"prompt", request.prompt},
                                  {"negative_prompt", request.negative_prompt},
                                  {"width", size.width_px},
                                  {"height", size.height_px},
                                  {"seed", request.seed},
                                  {"output_format", "png"}});
  return {.remote_id = checked_id(text_at(answer, "id")), .image = std::nullopt};
}

ImageProgress SdcppImages::ask(const std::string& remote_id) {
  const Json answer = http_.call("GET", "/sdcpp/v1/jobs/" + checked_id(remote_id));
  const std::string status = text_at(answer, "status");
  ImageProgress progress{.remote_id = remote_id, .image = std::nullopt};
  if (status == "generating") return progress;
  if (status == "queued") {
    const auto place = answer.find("queue_position");
    if (place != answer.end() && place->is_number_integer()) progress.place = place->get<int>();
    return progress;
  }
  if (status == "completed") {
    const auto result = answer.find("result");
    const Json none;
    const Json& images = result != answer.end() && result->is_object() && result->contains("images")
                             ? result->at("images")
                             : none;
    if (!images.is_array() || images.empty() || !images.front().is_object()) {
      throw RemoteError(RemoteFault::wrong_answer, "completed without a picture");
    }
    progress.image = decoded_image(images.front().value("b64_json", Json()));
    return progress;
  }
  if (status == "cancelled") throw RemoteError(RemoteFault::gone, "the server has cancelled the job");
  const RemoteRefusal refusal = read_refusal(200, answer.dump());
  throw RemoteError(RemoteFault::wrong_answer,
                    status == "failed" ? "failed: " + refusal.message : "unknown status");
}

void SdcppImages::cancel(const std::string& remote_id) noexcept {
  try {
    http_.send("POST", "/sdcpp/v1/jobs/" + checked_id(remote_id) + "/cancel", Json::object());
  } catch (const std::exception&) {
    // The job then runs to its end, and nobody asks for it.
  }
}

void SdcppImages::check() {
  http_.call("GET", "/sdcpp/v1/capabilities");
}

}  // namespace gateways
