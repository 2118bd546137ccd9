#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace base {

// What kind of refusal an error is. Only http/error_response maps a code to a status.
enum class ErrorCode {
  invalid,              // a field or the request is malformed
  unauthenticated,      // no valid session
  invalid_credentials,  // wrong e-mail or password
  forbidden,
  not_found,
  conflict,
  limit_reached,     // a plan's limit
  rate_limited,      // too many tries
  payment_required,  // needs a paid plan
  motif_refused,     // a motif that is not for children
  unavailable,       // a service that is configured off or down; disk full
  internal,          // everything else: logged in full, answered without detail
};

// A refusal that a person gets to read. `reason` is a stable key in English ("title_too_long"); the German
// sentence for it stands in one table (base/messages), with {0}, {1} ... replaced by `arguments`.
class AppError : public std::runtime_error {
 public:
  AppError(ErrorCode code, std::string reason, std::string field = {},
           std::vector<std::string> arguments = {})
      : std::runtime_error(reason + (field.empty() ? "" : " (" + field + ")")),
        code_(code),
        reason_(std::move(reason)),
        field_(std::move(field)),
        arguments_(std::move(arguments)) {}

  ErrorCode code() const { return code_; }
  const std::string& reason() const { return reason_; }
  // The name of the request's field at fault, empty where no single one is.
  const std::string& field() const { return field_; }
  const std::vector<std::string>& arguments() const { return arguments_; }
  // After how many seconds another try makes sense, for rate_limited and unavailable; 0 where nobody knows.
  int retry_after_s() const { return retry_after_s_; }
  AppError with_retry_after(int seconds) const {
    AppError copy = *this;
    copy.retry_after_s_ = seconds;
    return copy;
  }

 private:
  ErrorCode code_;
  std::string reason_;
  std::string field_;
  std::vector<std::string> arguments_;
  int retry_after_s_ = 0;
};

}  // namespace base
