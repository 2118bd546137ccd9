#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/clock.h"

namespace accounts {

// A teacher is a user who also sees the classes that are theirs.
enum class Role : std::uint8_t { user, teacher, admin };

// The role's name as requests, tokens and the command line have it.
constexpr std::string_view to_string(Role role) {
  return role == Role::admin ? "admin" : role == Role::teacher ? "teacher" : "user";
}

// A person with an account. What they may use is a matter of plans, not of the account.
struct User {
  std::string id;
  std::string email;  // as typed, without outer white space; empty for who signs in with a login name
  std::string first_name;
  std::string last_name;
  Role role = Role::user;
  bool is_active = true;  // false: signed out everywhere and refused at login
  base::Time created_at;
  std::string login_name = {};     // set where there is no address, and only there
  bool has_second_factor = false;  // a code is asked for after the password
};

// A child whose account was made by their school.
inline bool is_pupil(const User& user) {
  return !user.login_name.empty();
}

// What the person types to sign in: the address or the login name.
inline const std::string& login_of(const User& user) {
  return user.email.empty() ? user.login_name : user.email;
}

}  // namespace accounts
