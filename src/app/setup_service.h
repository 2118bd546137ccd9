#pragma once

#include <mutex>
#include <optional>
#include <string>

#include "app/account_service.h"
#include "app/audience.h"

namespace app {

// How a server gets its admins: the one-time set-up link of a first start, and the command line. Thread-safe.
class SetupService {
 public:
  static constexpr std::chrono::minutes link_lifetime{30};

  SetupService(ports::Storage& storage, accounts::PasswordHasher& hasher, SessionService& sessions,
               const base::Clock& clock, base::IdSource& ids);

  // If the server has no admin: the token of a set-up link that works once, for half an hour, at any node. An
  // earlier one of this process stops working.
  std::optional<std::string> begin();
  // Makes the first admin and signs them in. `audience`: for whom they say that the installation is, if they
  // do. Throws forbidden for a token that is wrong, used or expired, and conflict once there is an admin.
  StartedSession complete(const std::string& token, const Registration& registration,
                          std::optional<Audience> audience, const Client& client);

  // Makes an admin. They have the premium plan for good: the server is theirs. `operator_name` stands in the
  // audit log, as the name of who works on the server itself.
  void create_admin(const Registration& registration, const std::string& operator_name);
  // Gives an account a new password and ends its sessions. Throws not_found for an unknown address.
  void reset_password(const std::string& email, const std::string& password,
                      const std::string& operator_name);
  // Takes an account's second step of signing in away. Throws not_found for an unknown address, conflict
  // where there is none.
  void reset_second_factor(const std::string& email, const std::string& operator_name);

 private:
  bool is_valid(const std::string& token) const;

  ports::Storage& storage_;
  accounts::PasswordHasher& hasher_;
  SessionService& sessions_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  std::mutex mutex_;       // guards link_hash_
  std::string link_hash_;  // of the last link of this process; empty: none
};

}  // namespace app
