#include "app/current_password.h"

#include "base/error.h"

namespace app {

void check_current_password(accounts::PasswordHasher& hasher, accounts::LoginThrottle& throttle,
                            const ports::StoredUser& user, const std::string& password,
                            const std::string& field, const Session& session) {
  const std::string key = "password of " + user.user.id;
  throttle.begin(key, session.session_id);
  if (user.password_hash.empty()) {
    throw base::AppError(base::ErrorCode::conflict, "password_not_set", field);
  }
  if (!hasher.verify(user.password_hash, password)) {
    throw base::AppError(base::ErrorCode::invalid, "current_password_wrong", field);
  }
  throttle.succeeded(key, session.session_id);
}

}  // namespace app
