#include "http/front_desk.h"

#include <array>
#include <charconv>
#include <chrono>
#include <utility>

#include "base/error.h"
#include "http/client_address.h"
#include "http/error_response.h"
#include "http/keyed_hash.h"
#include "http/loggable_path.h"
#include "http/reply.h"
#include "http/request_head.h"
#include "http/request_origin.h"
#include "http/response_headers.h"
#include "http/session_token.h"

namespace http {
namespace {

using base::AppError;
using base::ErrorCode;

// A school is one address, and thirty children who log in at once have no session yet.
constexpr unsigned requests_of_address_per_user = 5;
// A whole school that colours at once: a tablet sends its page six times a minute at most.
constexpr unsigned shared_requests_of_address_per_user = 30;

// In a lane's queue, beside those in flight. A browser sends six at a time.
constexpr std::size_t waiting_of_user = 32;
constexpr std::size_t waiting_of_address = 512;

std::string_view path_of(std::string_view target) {
  return target.substr(0, target.find('?'));
}

bool is_api(std::string_view path) {
  return path == "/api" || path.starts_with("/api/");
}

bool is_read(std::string_view method) {
  return method == "GET" || method == "HEAD";
}

bool is_health(std::string_view path) {
  return path == "/healthz" || path == "/readyz";
}

bool is_json(std::string_view content_type) {
  std::string_view type = content_type.substr(0, content_type.find(';'));
  while (!type.empty() && (type.back() == ' ' || type.back() == '\t')) type.remove_suffix(1);
  return equal_ignoring_case(type, "application/json");
}

Lane lane_of(const Route& route, const RequestHead& head) {
  if (route.pattern == "/healthz" && !head.has_body()) return Lane::connection_thread;
  if (route.work == Work::light) return Lane::light;
  if (route.work == Work::hashing) return Lane::hashing;
  const std::string_view target = head.target();
  const std::size_t mark = target.find('?');
  const std::string_view query = mark == std::string_view::npos ? "" : target.substr(mark + 1);
  return route.is_light && route.is_light(query) ? Lane::light : Lane::heavy;
}

}  // namespace

FrontDesk::FrontDesk(std::vector<Route> routes, std::span<const base::Embedded> app_files,
                     app::SessionVerifier& sessions, base::IdSource& ids, const base::Log& log,
                     FrontDeskOptions options)
    : options_(std::move(options)),
      proxies_(AddressRanges::parse(options_.proxies)),
      public_origin_(origin_of_url(options_.public_url)),
      common_headers_(security_headers(
          options_.is_encrypted || public_origin_.starts_with("https:") ? Transport::encrypted
                                                                        : Transport::plain,
          options_.has_voice_input ? Microphone::own_pages : Microphone::nobody)),
      assets_(app_files, options_.base_path),
      sessions_(sessions),
      log_(log),
      user_limiter_(options_.requests_per_minute),
      sign_in_limiter_(options_.requests_per_minute),
      address_limiter_(options_.requests_per_minute * requests_of_address_per_user),
      shared_limiter_(options_.requests_per_minute * shared_requests_of_address_per_user),
      id_prefix_(ids.next_id().substr(0, 8) + "-") {
  router_.add(health_routes());
  router_.add(metrics_route());
  router_.add(std::move(routes));
}

std::vector<Route> FrontDesk::health_routes() {
  const auto answer_health = [](Call& call, bool is_well) {
    reply_json(call.response, {{"status", is_well ? "ok" : "unavailable"}}, is_well ? 200 : 503);
    call.response.add_header("Cache-Control", "no-store");
  };
  return {{Method::get, "/healthz", Access::anyone, [=](Call& call) { answer_health(call, true); }},
          {Method::get, "/readyz", Access::anyone,
           [=, this](Call& call) { answer_health(call, !options_.is_ready || options_.is_ready()); }}};
}

Route FrontDesk::metrics_route() {
  return {Method::get, "/metrics", Access::anyone, [this](Call& call) {
            // Where the connection comes from proves nothing: behind a proxy on this machine, which need
            // not add a header, everybody comes from here.
            const bool is_admin = call.session && call.session->role == app::UserRole::admin;
            const auto token = bearer_token(call.request.header("Authorization"));
            const bool has_token =
                !options_.metrics_token.empty() && token && is_same_secret(*token, options_.metrics_token);
            if (!is_admin && !has_token) throw AppError(ErrorCode::forbidden, "metrics_elsewhere");
            reply_bytes(call.response,
                        metrics_.text(options_.gauges ? options_.gauges() : std::vector<Gauge>{}),
                        "text/plain; version=0.0.4; charset=utf-8");
          }};
}

std::string_view FrontDesk::own_path(std::string_view path) const {
  const std::string_view base = options_.base_path;
  if (base.empty() || !path.starts_with(base)) return path;
  const std::string_view rest = path.substr(base.size());
  return rest.empty() || rest.front() == '/' ? rest : path;
}

Plan FrontDesk::plan(const RequestHead& head, const Address& peer) {
  const std::string_view path = own_path(head.path());
  const Route* route = router_.find(head.method(), path).route;
  if (!route) {
    const bool is_page = !head.has_body() && is_read(head.method()) && !is_api(path);
    return {default_body_limit_bytes, is_page ? Lane::connection_thread : Lane::light};
  }
  Plan plan{route->body_limit_bytes, lane_of(*route, head)};
  if (head.has_body()) plan.refusal = refusal_of(*route, head);
  if (plan.lane == Lane::heavy || plan.lane == Lane::hashing) plan.payer = payer_of(head, peer);
  return plan;
}

int FrontDesk::refusal_of(const Route& route, const RequestHead& head) const {
  if (route.access != Access::anyone && !user_of(head)) return 401;
  const bool is_mutation = route.method != Method::get;
  if (is_mutation && route.body == BodyKind::json && !is_json(head.value("Content-Type"))) return 415;
  return 0;
}

std::optional<std::string> FrontDesk::user_of(const RequestHead& head) const {
  for (const SessionToken& token : find_session_tokens(head.value("Authorization"), head.value("Cookie"))) {
    if (auto user = sessions_.user_of(token.text)) return user;
  }
  return std::nullopt;
}

Payer FrontDesk::payer_of(const RequestHead& head, const Address& peer) const {
  if (const auto user = user_of(head)) return {"user " + *user, waiting_of_user, true};
  return {"address " + client_of(head, peer).client_network().to_string(), waiting_of_address, false};
}

void FrontDesk::handle(const Request& request, Response& response) {
  try {
    answer(request, response);
  } catch (...) {
    const auto unexpected = write_exception(response, std::current_exception());
    if (unexpected)
      log_.error("request_failed", {{"id", request.header(request_id_header)},
                                    {"method", request.method},
                                    {"path", loggable_path(path_of(request.target))},
                                    {"error", *unexpected}});
  }
  if (response.status >= 500) response.add_header(request_id_header, request.header(request_id_header));
}

void FrontDesk::answer(const Request& request, Response& response) {
  const std::string_view path = own_path(path_of(request.target));
  if (path.empty()) {
    // Of the path alone: where the browser stands is known to it, and not always to us.
    const std::string_view target = request.target;
    response.status = 308;
    response.add_header("Location",
                        options_.base_path + "/" + std::string(target.substr(options_.base_path.size())));
    response.add_header("Cache-Control", "no-store");
    return;
  }
  const auto match = router_.find(request.method, path);
  if (match.route) return answer_call(match, request, response);
  if (!match.allow.empty() || (!is_read(request.method) && !is_api(path))) {
    write_failure(response, failure_of_status(405));
    response.add_header("Allow", match.allow.empty() ? "GET, HEAD" : match.allow);
    return;
  }
  if (is_api(path)) return write_failure(response, failure_of_status(404));
  answer_page(path, request, response);
}

void FrontDesk::answer_page(std::string_view path, const Request& request, Response& response) const {
  const base::Embedded* file = assets_.find(path);
  // A missing script must not be answered with a page: an old tab would try to run it.
  if (!file && !path.starts_with("/assets/")) file = assets_.index();
  if (!file) return write_failure(response, failure_of_status(404));
  assets_.answer(*file, request, response);
  if (!is_secret_link(path)) return;
  // The address is a secret: it goes neither into a Referer, which proxies log, nor into a cache.
  response.add_header("Referrer-Policy", "no-referrer");
  response.headers.erase("ETag");
  response.set_header("Cache-Control", "no-store");
}

void FrontDesk::answer_call(const Router::Match& match, const Request& request, Response& response) {
  const Route& route = *match.route;
  const bool is_mutation = route.method != Method::get;
  const Address client = client_of(request);
  std::optional<app::Session> session;
  SessionToken used;
  for (const SessionToken& token :
       find_session_tokens(request.header("Authorization"), request.header("Cookie"))) {
    session = sessions_.verify(token.text);
    if (!session) continue;
    used = token;
    break;
  }

  const std::string counted_for = is_health(route.pattern) ? "" : check_rate(session, route, request, client);
  if (is_mutation) check_origin(request, used.source == TokenSource::cookie);
  check_access(route, session);

  Call call{request,
            response,
            match.parameters,
            std::move(session),
            client.to_string(),
            request.header(request_id_header),
            used.text};
  route.handler(call);
  // A school is one address, and all of it may sign in at eight o'clock: only attempts that fail, which
  // throw, count.
  if (route.is_sign_in && !counted_for.empty())
    sign_in_limiter_.give_back(counted_for, RateLimiter::Clock::now());
  if (!response.has_header("Cache-Control")) response.add_header("Cache-Control", "no-store");
}

std::string FrontDesk::check_rate(const std::optional<app::Session>& session, const Route& route,
                                  const Request& request, const Address& client) {
  const auto now = RateLimiter::Clock::now();
  std::string network;
  const auto take = [&] {
    if (session) return user_limiter_.take(session->user_id, now);
    const std::string device = options_.device_of ? options_.device_of(request.header("Cookie")) : "";
    if (!device.empty()) return user_limiter_.take("device " + device, now);
    RateLimiter& limiter = route.is_sign_in  ? sign_in_limiter_
                           : route.is_shared ? shared_limiter_
                                             : address_limiter_;
    network = client.client_network().to_string();
    return limiter.take(network, now);
  };
  const int wait_s = take();
  if (wait_s > 0) throw AppError(ErrorCode::rate_limited, "too_many_requests").with_retry_after(wait_s);
  return network;
}

void FrontDesk::check_origin(const Request& request, bool has_cookie_session) const {
  const RequestOrigin origin{request.header("Sec-Fetch-Site"), request.header("Origin"),
                             request.header("Host")};
  const OriginVerdict verdict = judge_origin(origin, public_origin_);
  // Every browser of the last years names the origin of a mutation. One that does not could be led here by a
  // foreign page, and would bring its cookie along; a program with a bearer token, or a payment webhook,
  // could not.
  const bool is_refused =
      verdict == OriginVerdict::foreign || (verdict == OriginVerdict::unknown && has_cookie_session);
  if (!is_refused) return;
  // Mostly this is no attack but a proxy that hides the address in the browser; without these it is not to be
  // found out which.
  log_.warning("foreign_origin", {{"id", request.header(request_id_header)},
                                  {"path", loggable_path(path_of(request.target))},
                                  {"origin", origin.origin},
                                  {"host", origin.host},
                                  {"public_url", options_.public_url},
                                  {"sec_fetch_site", origin.sec_fetch_site},
                                  {"client", client_of(request).to_string()}});
  throw AppError(ErrorCode::forbidden, "foreign_origin");
}

void FrontDesk::check_access(const Route& route, std::optional<app::Session>& session) {
  const Access access = route.access;
  const bool is_held = session && session->lacks_second_factor && !route.is_before_second_factor;
  if (access == Access::anyone) {
    if (is_held) session.reset();
    return;
  }
  if (!session) throw AppError(ErrorCode::unauthenticated, "sign_in_needed");
  if (is_held) throw AppError(ErrorCode::forbidden, "second_factor_missing");
  if (access == Access::admin && session->role != app::UserRole::admin)
    throw AppError(ErrorCode::forbidden, "admin_needed");
  if (access == Access::teacher && session->role == app::UserRole::user)
    throw AppError(ErrorCode::forbidden, "teacher_needed");
}

Address FrontDesk::client_of(const Request& request) const {
  if (!proxies_.contains(request.peer)) return request.peer;
  return client_address(request.peer, request.header("X-Forwarded-For"), proxies_);
}

Address FrontDesk::client_of(const RequestHead& head, const Address& peer) const {
  return proxies_.contains(peer) ? client_address(peer, head.joined("X-Forwarded-For"), proxies_) : peer;
}

std::string FrontDesk::refusal_body(int status) {
  if (status == 401) return json_of(failure_of(AppError(ErrorCode::unauthenticated, "sign_in_needed")));
  if (status == 429) return json_of(failure_of(AppError(ErrorCode::rate_limited, "work_waiting")));
  return json_of(failure_of_status(status));
}

std::string FrontDesk::next_request_id() {
  std::array<char, 16> digits{};
  const auto number = id_counter_.fetch_add(1, std::memory_order_relaxed);
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16);
  return id_prefix_ + std::string(digits.data(), end);
}

void FrontDesk::finished(const RequestRecord& record) {
  const std::string_view method = record.head ? record.head->method() : "-";
  const std::string_view path = record.head ? record.head->path() : "-";
  const Address client = record.head ? client_of(*record.head, record.peer) : record.peer;
  metrics_.count(record.status, record.duration, record.sent_bytes);
  const auto level =
      is_health(own_path(path)) && record.status < 400 ? base::LogLevel::debug : base::LogLevel::info;
  log_.write(level, "request",
             {{"id", record.id},
              {"method", method},
              {"path", loggable_path(path)},
              {"status", record.status},
              {"bytes", record.sent_bytes},
              {"ms", static_cast<double>(record.duration.count()) / 1000.0},
              {"client", client.to_string()}});
}

}  // namespace http
