#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/ports/session_verifier.h"
#include "base/embedded.h"
#include "base/id_source.h"
#include "base/log.h"
#include "http/address_ranges.h"
#include "http/assets.h"
#include "http/metrics.h"
#include "http/rate_limiter.h"
#include "http/request_handler.h"
#include "http/router.h"

namespace http {

struct FrontDeskOptions {
  std::string public_url = {};            // "https://malbuch.example", or empty
  std::string base_path = {};             // "/malbuch", or empty: what the browser's paths begin with
  bool is_encrypted = false;              // by this server itself; a proxy's encryption shows in public_url
  std::vector<std::string> proxies = {};  // trusted_proxies of the configuration
  // For each user and each known device. All others at an address have five times as many together, and as
  // many for signing in.
  unsigned requests_per_minute = 600;
  // The id of the device that a header `Cookie` proves (DeviceCookies::device_of); absent: none is known.
  std::function<std::string(std::string_view cookies)> device_of = {};
  bool has_voice_input = false;    // the app's pages may ask for the microphone
  std::string metrics_token = {};  // who has it may read /metrics; empty: administrators only
  std::function<bool()> is_ready =
      {};  // for /readyz; must be safe to call from any thread; absent: always ready
  std::function<std::vector<Gauge>()> gauges = {};  // for /metrics, likewise; absent: none
};

// Receives every request and sees it through: finds its route or asset, checks who may call it and where it
// comes from, calls the handler, turns what it throws into an answer, and logs one line.
class FrontDesk final : public RequestHandler {
 public:
  // Adds /healthz, /readyz and /metrics to the routes. Everything passed by reference, and the app's files,
  // must outlive this. Throws base::AppError for malformed proxies and std::logic_error for mistakes in the
  // routes.
  FrontDesk(std::vector<Route> routes, std::span<const base::Embedded> app_files,
            app::SessionVerifier& sessions, base::IdSource& ids, const base::Log& log,
            FrontDeskOptions options);

  Plan plan(const RequestHead& head, const Address& peer) override;
  void handle(const Request& request, Response& response) override;
  std::string refusal_body(int status) override;
  std::string_view common_headers() override { return common_headers_; }
  void finished(const RequestRecord& record) override;
  std::string next_request_id() override;

  const AddressRanges& proxies() const { return proxies_; }

 private:
  void answer(const Request& request, Response& response);
  void answer_call(const Router::Match& match, const Request& request, Response& response);
  void answer_page(std::string_view path, const Request& request, Response& response) const;
  std::vector<Route> health_routes();
  Route metrics_route();

  // The guards of a call, in order. Each throws base::AppError to refuse.
  // Throws when too many came. Returns the network that the request was counted for; empty where it was a
  // user or a device.
  std::string check_rate(const std::optional<app::Session>& session, const Route& route,
                         const Request& request, const Address& client);
  void check_origin(const Request& request, bool has_cookie_session) const;
  // Takes the session away where the route is for anyone and the account has to set up its second step first.
  static void check_access(const Route& route, std::optional<app::Session>& session);

  // The same, as far as a head tells: the status to refuse it with before its body is read, or 0.
  int refusal_of(const Route& route, const RequestHead& head) const;

  // What is left of a path without the base, which a proxy may have taken away already; empty for the base
  // itself without its slash.
  std::string_view own_path(std::string_view path) const;
  // Whose token a head carries; nothing for none and for one that is not ours.
  std::optional<std::string> user_of(const RequestHead& head) const;
  Payer payer_of(const RequestHead& head, const Address& peer) const;
  Address client_of(const Request& request) const;
  Address client_of(const RequestHead& head, const Address& peer) const;

  FrontDeskOptions options_;
  AddressRanges proxies_;
  std::string public_origin_;
  std::string common_headers_;
  Assets assets_;
  Router router_;
  app::SessionVerifier& sessions_;
  const base::Log& log_;
  Metrics metrics_;
  RateLimiter user_limiter_;
  RateLimiter sign_in_limiter_;
  RateLimiter address_limiter_;
  RateLimiter shared_limiter_;
  std::string id_prefix_;  // so that ids of two runs differ
  std::atomic<std::uint64_t> id_counter_{0};
};

}  // namespace http
