#pragma once

#include "gateways/remote_http.h"

namespace gateways {

// The job interface of stable-diffusion.cpp's own server, `/sdcpp/v1`. It has no sign-in: an address of this
// machine or of a network of one's own.
class SdcppImages final : public app::ports::ImageServer {
 public:
  explicit SdcppImages(const RemoteOptions& options) : options_(options), http_(options, KeyForm::bearer) {}

  const std::string& address() const override { return http_.base(); }
  std::string remote_id_of(const std::string&) const override { return {}; }
  app::ports::ImageProgress submit(const app::ports::ImageRequest& request) override;
  app::ports::ImageProgress ask(const std::string& remote_id) override;
  void cancel(const std::string& remote_id) noexcept override;
  void check() override;

 private:
  RemoteOptions options_;
  RemoteHttp http_;
};

}  // namespace gateways
