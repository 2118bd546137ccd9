#pragma once

#include <optional>
#include <string>
#include <vector>

#include "accounts/password_hasher.h"
#include "app/account.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

inline constexpr int users_per_list_page = 50;

// What an admin gives to make an account for somebody. Names may be empty.
struct NewUser {
  std::string email;
  std::string password;  // at least 6 characters
  std::string first_name;
  std::string last_name;
  accounts::Role role = accounts::Role::user;
};

// What an admin changes of an account; what is absent stays.
struct UserChanges {
  std::optional<bool> is_premium;
  std::optional<bool> is_active;
  std::optional<accounts::Role> role;
  std::optional<std::string> first_name;  // may be empty
  std::optional<std::string> last_name;
  std::optional<std::string> password;  // at least 6 characters
};

struct UserList {
  std::vector<Account> users;  // newest first
  int total = 0;
};

// Accounts as admins manage them. Every change goes into the audit log. Thread-safe.
class UserAdminService {
 public:
  UserAdminService(ports::Storage& storage, accounts::PasswordHasher& hasher, const base::Clock& clock,
                   base::IdSource& ids, const Settings& settings);

  // Users whose name or address contains `part`, in any spelling of its umlauts; `page` from 1.
  UserList list(const std::string& part, int page) const;
  // An admin made by an admin has the premium plan for good, like the first one. Throws invalid for a field
  // and conflict for an address that has an account.
  Account create(const Session& admin, const NewUser& wish);
  // Deactivation and a new password end all sessions of the account at once; one's own password is changed in
  // one's account, where the old one is asked for. Throws invalid for a field, not_found, and conflict where
  // the server would be left without an active admin, an admin would lock themselves out, somebody without an
  // address would get more rights, or the plan is everyone's. Who becomes more than a user leaves their
  // class, and who is no teacher any more leaves the classes that were theirs without one.
  Account change(const Session& admin, const std::string& user_id, const UserChanges& changes);
  // Takes somebody's second step of signing in away, who has lost the device that makes the codes. Throws
  // not_found, and conflict for one's own and where there is none.
  Account reset_second_factor(const Session& admin, const std::string& user_id);
  // Removes an account with everything that belongs to it. Throws not_found, and conflict for one's own
  // account and for the last active admin's.
  void remove(const Session& admin, const std::string& user_id);

 private:
  // The hash of a new password, nothing where there is none. Throws as `change` does.
  std::optional<std::string> hash_of(const Session& admin, const std::string& user_id,
                                     const std::optional<std::string>& password) const;
  void require_allowed(const ports::Stores& stores, const Session& admin, const ports::StoredUser& user,
                       const UserChanges& changes) const;

  ports::Storage& storage_;
  accounts::PasswordHasher& hasher_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
};

}  // namespace app
