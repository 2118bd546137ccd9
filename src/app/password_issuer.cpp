#include "app/password_issuer.h"

#include "accounts/easy_password.h"
#include "base/error.h"

namespace app {
namespace {

constexpr int password_retry_s = 10;

}  // namespace

IssuedPassword PasswordIssuer::issue_one() {
  std::string clear = accounts::easy_password(ids_.next_id());
  std::string hash = hasher_.hash(clear);
  return {std::move(clear), std::move(hash)};
}

std::vector<IssuedPassword> PasswordIssuer::issue(std::size_t count) {
  const std::unique_lock lock(busy_, std::try_to_lock);
  if (!lock) {
    throw base::AppError(base::ErrorCode::unavailable, "passwords_busy").with_retry_after(password_retry_s);
  }
  std::vector<IssuedPassword> issued;
  issued.reserve(count);
  while (issued.size() < count) issued.push_back(issue_one());
  return issued;
}

}  // namespace app
