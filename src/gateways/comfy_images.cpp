#include "gateways/comfy_images.h"

#include <algorithm>
#include <array>

#include <sodium.h>

namespace gateways {
namespace {

using Json = nlohmann::json;
using app::ports::ImageProgress;
using app::ports::RemoteError;
using app::ports::RemoteFault;

std::string percent_encoded(const std::string& text) {
  constexpr const char* digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0 || c == '-' || c == '_' || c == '.' || c == '~') {
      out.push_back(c);
    } else {
      out += {'%', digits[byte >> 4], digits[byte & 15]};
    }
  }
  return out;
}

struct Filling {
  std::string_view placeholder;
  Json value;
};

void replace_all(std::string& text, std::string_view from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

// A text that is a placeholder and nothing else becomes its value, numbers too; within a longer one, its
// words.
void fill(Json& node, const std::vector<Filling>& fillings) {
  if (node.is_structured()) {
    for (Json& child : node) fill(child, fillings);
    return;
  }
  if (!node.is_string()) return;
  auto text = node.get<std::string>();
  for (const Filling& filling : fillings) {
    if (text == filling.placeholder) {
      node = filling.value;
      return;
    }
  }
  // One pass a placeholder, the numbers first: what the prompt says is not looked into again.
  for (const Filling& filling : fillings) {
    replace_all(text, filling.placeholder,
                filling.value.is_string() ? filling.value.get<std::string>() : filling.value.dump());
  }
  node = text;
}

// Where the prompt's id stands in `queue_running` or `queue_pending`: [number, prompt_id, ...]; -1 where not.
int place_in(const Json& queue, const char* list, const std::string& id) {
  const auto jobs = queue.is_object() ? queue.find(list) : queue.end();
  if (!queue.is_object() || jobs == queue.end() || !jobs->is_array()) return -1;
  for (std::size_t i = 0; i < jobs->size(); ++i) {
    const Json& job = (*jobs)[i];
    if (job.is_array() && job.size() > 1 && job[1] == id) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace

ComfyImages::ComfyImages(const RemoteOptions& options)
    : options_(options),
      http_(options, KeyForm::basic),
      graph_(Json::parse(options.workflow, nullptr, false)) {
  if (!graph_.is_object() || options.workflow.find("%prompt%") == std::string::npos) {
    throw std::runtime_error("the workflow is no exported API graph with %prompt% in it");
  }
}

std::string ComfyImages::remote_id_of(const std::string& job_id) const {
  std::array<unsigned char, 16> bytes{};
  crypto_generichash(bytes.data(), bytes.size(), reinterpret_cast<const unsigned char*>(job_id.data()),
                     job_id.size(), nullptr, 0);
  bytes[6] = static_cast<unsigned char>((bytes[6] & 0x0F) | 0x40);  // version 4, variant 1 (RFC 9562)
  bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3F) | 0x80);
  constexpr const char* digits = "0123456789abcdef";
  std::string uuid;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) uuid.push_back('-');
    uuid.push_back(digits[bytes[i] >> 4]);
    uuid.push_back(digits[bytes[i] & 15]);
  }
  return uuid;
}

ImageProgress ComfyImages::submit(const app::ports::ImageRequest& request) {
  const ImageSize size = size_for(request, options_.size.empty() ? usual_size : options_.size);
  const std::string id = remote_id_of(request.job_id);
  Json graph = graph_;
  fill(graph, {{"%seed%", request.seed},
               {"%width%", size.width_px},
               {"%height%", size.height_px},
               {"%negative%", request.negative_prompt},
               {"%prompt%", request.prompt}});
  const Json answer =
      http_.call("POST", "/prompt", {{"prompt", graph}, {"client_id", "buntstift"}, {"prompt_id", id}});
  // Old servers choose the id themselves.
  const std::string theirs = text_at(answer, "prompt_id");
  return {.remote_id = theirs.empty() ? id : theirs, .image = std::nullopt};
}

ImageProgress ComfyImages::ask(const std::string& remote_id) {
  ImageProgress progress{.remote_id = remote_id, .image = std::nullopt};
  const Json history = http_.call("GET", "/history/" + percent_encoded(remote_id));
  if (history.is_object() && history.contains(remote_id)) {
    progress.image = image_of(history.at(remote_id));
    return progress;
  }
  const Json queue = http_.call("GET", "/queue");
  if (place_in(queue, "queue_running", remote_id) >= 0) return progress;
  const int place = place_in(queue, "queue_pending", remote_id);
  if (place >= 0) {
    progress.place = place + 1;
    return progress;
  }
  // It may have ended between the two questions.
  const Json again = http_.call("GET", "/history/" + percent_encoded(remote_id));
  if (!again.is_object() || !again.contains(remote_id)) {
    throw RemoteError(RemoteFault::gone, "the server knows no such prompt");
  }
  progress.image = image_of(again.at(remote_id));
  return progress;
}

std::string ComfyImages::image_of(const Json& job) const {
  const auto wrong = [](const char* what) { return RemoteError(RemoteFault::wrong_answer, what); };
  if (!job.is_object()) throw wrong("no usable history");
  if (text_at(job.value("status", Json()), "status_str") == "error")
    throw wrong("the graph ended with an error");
  const Json outputs = job.value("outputs", Json::object());
  for (const Json& node : outputs) {
    const Json images = node.is_object() ? node.value("images", Json::array()) : Json::array();
    for (const Json& image : images) {
      const std::string name = text_at(image, "filename");
      if (name.empty()) continue;
      const HttpReply file = http_.send("GET",
                                        "/view?filename=" + percent_encoded(name) +
                                            "&subfolder=" + percent_encoded(text_at(image, "subfolder")) +
                                            "&type=" + percent_encoded(text_at(image, "type")),
                                        nullptr);
      if (file.status != 200 || file.body.empty()) throw wrong("the picture cannot be fetched");
      return file.body;
    }
  }
  throw wrong("the graph made no picture");
}

void ComfyImages::cancel(const std::string& remote_id) noexcept {
  try {
    http_.send("POST", "/queue", {{"delete", Json::array({remote_id})}});
    const Json queue = http_.call("GET", "/queue");
    // Old servers end whatever runs.
    if (place_in(queue, "queue_running", remote_id) == 0) {
      http_.send("POST", "/interrupt", {{"prompt_id", remote_id}});
    }
  } catch (const std::exception&) {
    // It then runs to its end.
  }
}

void ComfyImages::check() {
  http_.call("GET", "/queue");
}

}  // namespace gateways
