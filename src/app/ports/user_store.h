#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "accounts/user.h"
#include "base/clock.h"
#include "plans/plan.h"

namespace app::ports {

// A user with what only the server needs to know.
struct StoredUser {
  accounts::User user;
  std::string password_hash;  // empty: none, as a service of others signs the person in
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

  // Notes that somebody signed in; what was announced is taken back.
  virtual void note_sign_in(std::string_view id, base::Time now) = 0;
  // Accounts of which nobody knows when they were used last count from `now` on.
  virtual void begin_to_count(base::Time now) = 0;
  // Up to `limit` users, no teachers and admins, who last signed in before `moment`, have no session at `now`
  // and no unfinished subscription, and whose removal has not been announced, or at a time that is yet to
  // come, as after a wrong clock.
  virtual std::vector<StoredUser> unused_since(base::Time moment, base::Time now, int limit) const = 0;
  virtual void announce_removal(std::string_view id, base::Time now) = 0;
  // Those of the same kind whose removal was announced before `announced_before`.
  virtual std::vector<StoredUser> to_remove(base::Time moment, base::Time now, base::Time announced_before,
                                            int limit) const = 0;
  // Nobody's removal is announced any more.
  virtual void take_back_announcements() = 0;
};

}  // namespace app::ports
