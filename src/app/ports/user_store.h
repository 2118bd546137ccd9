#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "accounts/user.h"
#include "plans/plan.h"

namespace app::ports {

// A user with what only the server needs to know.
struct StoredUser {
  accounts::User user;
  std::string password_hash;
  plans::Entitlement entitlement;
};

struct UserCounts {
  int total = 0;
  int active = 0;
  int active_admins = 0;
};

// Users. An instance belongs to one transaction (see storage.h).
class UserStore {
 public:
  virtual ~UserStore() = default;
  virtual std::optional<StoredUser> find(std::string_view id) const = 0;
  // By the form in which addresses and login names are compared (accounts::login_key).
  virtual std::optional<StoredUser> find_by_email_key(std::string_view email_key) const = 0;
  // The oldest account with the role admin.
  virtual std::optional<StoredUser> first_admin() const = 0;
  virtual UserCounts counts() const = 0;
  // Users whose address or name contains `part` (without case; empty: all), newest first.
  virtual std::vector<StoredUser> search(std::string_view part, int limit, int offset) const = 0;
  virtual int count_matches(std::string_view part) const = 0;
  // Active teachers and admins, by last and first name.
  virtual std::vector<StoredUser> possible_teachers() const = 0;

  // The caller has made sure, in the same transaction, that nobody has this address or login name.
  virtual void insert(const StoredUser& user) = 0;
  virtual void update(const StoredUser& user) = 0;
  // With everything that belongs to the user.
  virtual void remove(std::string_view id) = 0;
};

}  // namespace app::ports
