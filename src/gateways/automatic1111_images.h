#pragma once

#include "gateways/remote_http.h"

namespace gateways {

// `POST {base}/sdapi/v1/txt2img` of AUTOMATIC1111 and Forge. Has no line of its own: submit() returns with
// the picture.
class Automatic1111Images final : public app::ports::ImageServer {
 public:
  explicit Automatic1111Images(const RemoteOptions& options)
      : options_(options), http_(options, KeyForm::basic) {}

  const std::string& address() const override { return http_.base(); }
  std::string remote_id_of(const std::string& job_id) const override;
  app::ports::ImageProgress submit(const app::ports::ImageRequest& request) override;
  // The server keeps no pictures: every job is gone.
  app::ports::ImageProgress ask(const std::string& remote_id) override;
  // /interrupt ends whatever runs: it is called only while that is our job.
  void cancel(const std::string& remote_id) noexcept override;
  void check() override;

 private:
  RemoteOptions options_;
  RemoteHttp http_;
};

}  // namespace gateways
