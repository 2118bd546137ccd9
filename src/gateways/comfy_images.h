#pragma once

#include "gateways/remote_http.h"

namespace gateways {

// ComfyUI with a graph that its users have exported ("Export (API)"), in which %prompt%, %negative%, %seed%,
// %width% and %height% stand for what is asked for. Jobs have a name of ours, so that a restart finds them.
class ComfyImages final : public app::ports::ImageServer {
 public:
  // Throws std::runtime_error for a graph that is no JSON object or has no %prompt%.
  explicit ComfyImages(const RemoteOptions& options);

  const std::string& address() const override { return http_.base(); }
  // A UUID made of the job's id.
  std::string remote_id_of(const std::string& job_id) const override;
  app::ports::ImageProgress submit(const app::ports::ImageRequest& request) override;
  app::ports::ImageProgress ask(const std::string& remote_id) override;
  void cancel(const std::string& remote_id) noexcept override;
  void check() override;

 private:
  std::string image_of(const nlohmann::json& job) const;

  RemoteOptions options_;
  RemoteHttp http_;
  nlohmann::json graph_;
};

}  // namespace gateways
