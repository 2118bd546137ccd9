#include "gateways/automatic1111_images.h"

namespace gateways {
namespace {

using Json = nlohmann::json;
using app::ports::ImageProgress;
using app::ports::RemoteError;
using app::ports::RemoteFault;

int steps(drawing::Detail detail) {
  return detail == drawing::Detail::premium ? 28 : 20;
}

}  // namespace

std::string Automatic1111Images::remote_id_of(const std::string& job_id) const {
  return "task(" + job_id + ")";  // the form that its own page uses
}

ImageProgress Automatic1111Images::submit(const app::ports::ImageRequest& request) {
  const ImageSize size = size_for(request, options_.size.empty() ? usual_size : options_.size);
  const std::string id = remote_id_of(request.job_id);
  const Json answer = http_.call("POST", "/sdapi/v1/txt2img",
                                 {{"prompt", request.prompt},
                                  {"negative_prompt", request.negative_prompt},
                                  {"width", size.width_px},
                                  {"height", size.height_px},
                                  {"steps", steps(request.detail)},
                                  {"cfg_scale", 7},
                                  {"seed", request.seed},
                                  {"batch_size", 1},
                                  {"n_iter", 1},
                                  {"force_task_id", id}});
  const auto images = answer.is_object() ? answer.find("images") : answer.end();
  if (!answer.is_object() || images == answer.end() || !images->is_array() || images->empty()) {
    throw RemoteError(RemoteFault::wrong_answer, "no picture in the answer").perhaps_done();
  }
  return {.remote_id = id, .image = decoded_image(images->front())};
}

ImageProgress Automatic1111Images::ask(const std::string&) {
  throw RemoteError(RemoteFault::gone, "this protocol keeps no jobs");
}

void Automatic1111Images::cancel(const std::string& remote_id) noexcept {
  try {
    const Json now = http_.call("GET", "/sdapi/v1/progress?skip_current_image=true");
    if (text_at(now, "current_task") == remote_id) http_.send("POST", "/sdapi/v1/interrupt", Json::object());
  } catch (const std::exception&) {
    // It then runs to its end.
  }
}

void Automatic1111Images::check() {
  http_.call("GET", "/sdapi/v1/progress?skip_current_image=true");
}

}  // namespace gateways
