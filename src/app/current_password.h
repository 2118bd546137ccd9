#pragma once

#include <string>

#include "accounts/login_throttle.h"
#include "accounts/password_hasher.h"
#include "app/ports/user_store.h"
#include "app/session.h"

namespace app {

// Asks who is signed in for their password once more. Throws invalid for a wrong one, at the request's
// `field`, and rate_limited after too many; counted by session, so that who is signed in is not held up by
// who is not.
void check_current_password(accounts::PasswordHasher& hasher, accounts::LoginThrottle& throttle,
                            const ports::StoredUser& user, const std::string& password,
                            const std::string& field, const Session& session);

}  // namespace app
