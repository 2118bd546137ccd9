#pragma once

#include <cstdint>
#include <string>

#include "base/clock.h"

namespace accounts {

enum class Role : std::uint8_t { user, admin };

// A person with an account. What they may use is a matter of plans, not of the account.
struct User {
  std::string id;
  std::string email;  // as typed, without outer white space
  std::string first_name;
  std::string last_name;
  Role role = Role::user;
  bool is_active = true;  // false: signed out everywhere and refused at login
  base::Time created_at;
};

}  // namespace accounts
