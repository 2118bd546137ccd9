#pragma once

#include <map>
#include <mutex>
#include <set>
#include <string>

#include "gateways/remote_http.h"

namespace gateways {

// `POST {base}/v1/images/generations`, as OpenAI, LocalAI, Ollama and vLLM-Omni understand it. What one of
// them refuses of the optional fields is learnt, not guessed from its name: a 400 that names such a field is
// answered by one more try without it, and this server is not sent it again. Has no line: submit() returns
// the picture.
class OpenAiImages final : public app::ports::ImageServer {
 public:
  explicit OpenAiImages(const RemoteOptions& options);

  const std::string& address() const override { return http_.base(); }
  std::string remote_id_of(const std::string&) const override { return {}; }
  app::ports::ImageProgress submit(const app::ports::ImageRequest& request) override;
  app::ports::ImageProgress ask(const std::string& remote_id) override;
  void cancel(const std::string&) noexcept override {}
  void check() override;

 private:
  nlohmann::json body_of(const app::ports::ImageRequest& request) const;
  // Whether the refusal names something that can be left out or said otherwise; then it is remembered.
  bool learn(const RemoteRefusal& refusal);
  std::string image_of(const nlohmann::json& answer);

  RemoteOptions options_;
  RemoteHttp http_;
  mutable std::mutex mutex_;  // guards what follows
  std::set<std::string, std::less<>> left_out_;
  bool wants_base64_ = false;  // it must be told to send the picture and not an address
  bool has_fixed_sizes_ = false;
};

}  // namespace gateways
