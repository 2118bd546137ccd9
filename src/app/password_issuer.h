#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <vector>

#include "accounts/password_hasher.h"
#include "base/id_source.h"

namespace app {

// A password that was just made up: in clear for the card, and as it is kept.
struct IssuedPassword {
  std::string clear;
  std::string hash;
};

// Makes passwords for children (accounts/easy_password.h). Thread-safe.
class PasswordIssuer {
 public:
  PasswordIssuer(accounts::PasswordHasher& hasher, base::IdSource& ids) : hasher_(hasher), ids_(ids) {}

  IssuedPassword issue_one();
  // Hashes one after the other in the calling thread: 500 take some ten seconds, in which they hold one of
  // the hasher's two slots at most, so that everybody else's sign-in waits for no more than one hash. Throws
  // base::AppError(unavailable) while another list is being worked on.
  std::vector<IssuedPassword> issue(std::size_t count);

 private:
  accounts::PasswordHasher& hasher_;
  base::IdSource& ids_;
  std::mutex busy_;  // held while a list is being worked on
};

}  // namespace app
