#pragma once

#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "http/message.h"

namespace http {

// The only place that maps a code to a status and to the name that clients see.
int status_of(base::ErrorCode code);
std::string_view name_of(base::ErrorCode code);

// A failure as clients see it: {"success": false, "code", "message", "field"?}.
struct Failure {
  int status = 500;
  std::string code;
  std::string message;  // German
  std::string field;    // empty where no single field is at fault
};

// The failure that an AppError is answered with.
Failure failure_of(const base::AppError& error);

// Refusals that HTTP itself knows and the application does not: 404 for an unknown call, 405, 413, 415 ...
// The sentence is that of the reason "http_<status>" in base/messages.
Failure failure_of_status(int status);

std::string json_of(const Failure& failure);

// Replaces whatever the handler has put into the response so far. 429 and 503 get a Retry-After.
void write_failure(Response& response, const Failure& failure);

// Answers an exception that left a handler: an AppError with its sentence and its retry_after_s, everything
// else `internal` without detail. The return value is what the log must say, empty for an expected refusal.
std::optional<std::string> write_exception(Response& response, const std::exception_ptr& error);

}  // namespace http
