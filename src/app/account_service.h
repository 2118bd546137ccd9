#pragma once

#include <optional>
#include <string>

#include "accounts/login_throttle.h"
#include "accounts/password_hasher.h"
#include "app/outbox_service.h"
#include "app/second_factor_service.h"
#include "app/session_service.h"

namespace app {

// What somebody gives to get an account.
struct Registration {
  std::string email;
  std::string password;
  std::string first_name;
  std::string last_name;
  std::string code;  // where the server asks for one
};

// What somebody wants to change of their account; the current password is needed for a new one.
struct AccountChanges {
  std::optional<std::string> first_name;
  std::optional<std::string> last_name;
  std::optional<std::string> password;
  std::string current_password;
};

// Accounts as their owners use them. Thread-safe. Refusals are base::AppErrors with the field's name as the
// requests have it.
class AccountService {
 public:
  AccountService(ports::Storage& storage, accounts::PasswordHasher& hasher, SessionService& sessions,
                 accounts::LoginThrottle& throttle, SecondFactorService& second_factors,
                 OutboxService& outbox, const base::Clock& clock, base::IdSource& ids,
                 const Settings& settings);

  StartedSession register_user(const Registration& registration, const Client& client);

  // `login_name` is that or an address. Throws invalid_credentials where it or the password is wrong,
  // forbidden for a deactivated account and for the owner's, who has to use admin_login(). `code`: of the
  // second step, where one is on (SecondFactorService::check).
  StartedSession login(const std::string& login_name, const std::string& password, const Client& client,
                       const std::string& code = {});
  // Throws forbidden for who is not an admin.
  StartedSession admin_login(const std::string& email, const std::string& password, const Client& client,
                             const std::string& code = {});

  Account account(const Session& session) const;
  // A new password ends all other sessions of the account, and a mail tells of it.
  Account change(const Session& session, const AccountChanges& changes);
  // Takes everything with it that belongs to the account. The last admin cannot go, and neither can a pupil:
  // their account and their class are the school's.
  void remove(const Session& session, const std::string& password);

 private:
  // The user whose password this is. Throws otherwise.
  ports::StoredUser authenticated(const std::string& login, const std::string& password,
                                  const Client& client);
  // Throws for a wrong registration code, and rate_limited for one of too many.
  void check_code(const std::string& code, const Client& client);
  // Notes the failure and throws.
  [[noreturn]] void refuse_login(const std::string& login_key);
  StartedSession start_session(const ports::StoredUser& user, const Client& client);
  bool is_owner(const ports::StoredUser& user) const;

  ports::Storage& storage_;
  accounts::PasswordHasher& hasher_;
  SessionService& sessions_;
  accounts::LoginThrottle& throttle_;
  SecondFactorService& second_factors_;
  OutboxService& outbox_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
};

// The registration as it is to be stored. Throws base::AppError(invalid) for a field that breaks its rule.
Registration checked_registration(const Registration& registration);

// Makes a user out of a checked registration. Not stored yet.
ports::StoredUser new_user(const Registration& checked, accounts::PasswordHasher& hasher, base::IdSource& ids,
                           base::Time now);

// Who is told that an address has an account already: its owner can sign in, an administrator cannot for
// them.
enum class AccountMaker { owner, administrator };

// Stores a new user. Throws conflict if the address has an account already.
void insert_new_user(ports::Stores& stores, const ports::StoredUser& user,
                     AccountMaker maker = AccountMaker::owner);

// Removes an account with everything that belongs to it, mails to it included, has what it pays for ended,
// and takes its name out of the audit log.
void remove_user(ports::Stores& stores, const accounts::User& user, base::Time now);

}  // namespace app
