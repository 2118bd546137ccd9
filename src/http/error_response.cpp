#include "http/error_response.h"

#include <algorithm>
#include <iterator>

#include <nlohmann/json.hpp>

#include "base/messages.h"
#include "http/reply.h"

namespace http {

using base::ErrorCode;

namespace {

struct CodeAnswer {
  ErrorCode code;
  int status;
  std::string_view name;
};

constexpr CodeAnswer code_answers[] = {
    {ErrorCode::invalid, 400, "invalid"},
    {ErrorCode::unauthenticated, 401, "unauthenticated"},
    {ErrorCode::invalid_credentials, 401, "invalid_credentials"},
    {ErrorCode::payment_required, 402, "payment_required"},
    {ErrorCode::forbidden, 403, "forbidden"},
    {ErrorCode::limit_reached, 403, "limit_reached"},
    {ErrorCode::not_found, 404, "not_found"},
    {ErrorCode::conflict, 409, "conflict"},
    {ErrorCode::motif_refused, 422, "motif_refused"},
    {ErrorCode::rate_limited, 429, "rate_limited"},
    {ErrorCode::unavailable, 503, "unavailable"},
    {ErrorCode::internal, 500, "internal"},
};

const CodeAnswer& answer_of(ErrorCode code) {
  for (const CodeAnswer& answer : code_answers)
    if (answer.code == code) return answer;
  return std::end(code_answers)[-1];
}

// Refusals that the app has to tell apart from others of their status: they are called by their reason.
constexpr std::string_view named_reasons[] = {"second_factor_needed", "second_factor_missing",
                                              "use_admin_login"};

// Seconds that a client is asked to wait where nobody knows better.
constexpr int default_retry_after_s = 5;

struct StatusName {
  int status;
  ErrorCode code;
  std::string_view name;
};

// What refusals of HTTP itself are called. The code only gives the general sentence, if the table had none.
constexpr StatusName status_names[] = {
    {400, ErrorCode::invalid, "invalid"},
    {404, ErrorCode::not_found, "not_found"},
    {405, ErrorCode::invalid, "method_not_allowed"},
    {408, ErrorCode::invalid, "timeout"},
    {413, ErrorCode::invalid, "too_large"},
    {414, ErrorCode::invalid, "too_large"},
    {415, ErrorCode::invalid, "unsupported_media_type"},
    {417, ErrorCode::invalid, "invalid"},
    {431, ErrorCode::invalid, "too_large"},
    {501, ErrorCode::invalid, "not_implemented"},
    {503, ErrorCode::unavailable, "unavailable"},
};

}  // namespace

int status_of(ErrorCode code) {
  return answer_of(code).status;
}

std::string_view name_of(ErrorCode code) {
  return answer_of(code).name;
}

Failure failure_of(const base::AppError& error) {
  const bool has_own_name = std::find(std::begin(named_reasons), std::end(named_reasons), error.reason()) !=
                            std::end(named_reasons);
  return {status_of(error.code()), has_own_name ? error.reason() : std::string(name_of(error.code())),
          base::german_message(error), error.field()};
}

Failure failure_of_status(int status) {
  for (const StatusName& known : status_names) {
    if (known.status != status) continue;
    const base::AppError sentence(known.code, "http_" + std::to_string(status));
    return {status, std::string(known.name), base::german_message(sentence), {}};
  }
  return failure_of(base::AppError(ErrorCode::internal, "internal"));
}

std::string json_of(const Failure& failure) {
  nlohmann::ordered_json body{{"success", false}, {"code", failure.code}, {"message", failure.message}};
  if (!failure.field.empty()) body["field"] = failure.field;
  return body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void write_failure(Response& response, const Failure& failure) {
  response.headers.clear();
  response.status = failure.status;
  response.set_body(json_of(failure), "application/json; charset=utf-8");
  response.add_header("Cache-Control", "no-store");
  if (failure.status == 429 || failure.status == 503)
    response.add_header("Retry-After", std::to_string(default_retry_after_s));
  if (failure.status == 401) response.add_header("WWW-Authenticate", "Bearer");
}

std::optional<std::string> write_exception(Response& response, const std::exception_ptr& error) {
  const auto answer_internal = [&] {
    write_failure(response, failure_of(base::AppError(ErrorCode::internal, "internal")));
  };
  try {
    std::rethrow_exception(error);
  } catch (const base::AppError& refusal) {
    write_failure(response, failure_of(refusal));
    if (refusal.retry_after_s() > 0) {
      response.set_header("Retry-After", std::to_string(refusal.retry_after_s()));
    }
    if (refusal.code() != ErrorCode::internal) return std::nullopt;
    return refusal.what();
  } catch (const std::exception& failure) {
    answer_internal();
    return failure.what();
  } catch (...) {
    answer_internal();
    return "an exception of unknown type";
  }
}

}  // namespace http
