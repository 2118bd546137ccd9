#pragma once

#include <string>

#include "accounts/user.h"

namespace app {

using UserRole = accounts::Role;

// Who is calling: a session that was checked against the database just now.
struct Session {
  std::string session_id;
  std::string user_id;
  std::string email;
  std::string first_name;
  std::string last_name;
  UserRole role = UserRole::user;
  std::string plan;       // "free", "basic", "premium"
  bool is_pupil = false;  // a child whose account the school has made
  // The configuration requires a second step of signing in, and the account has none: it has to be set up
  // first.
  bool lacks_second_factor = false;
  bool is_external = false;  // signed in by a service of others
};

}  // namespace app
