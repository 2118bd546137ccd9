#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/ports/user_store.h"
#include "base/clock.h"

namespace app::ports {

struct StoredSession {
  std::string id;  // the hash of the secret in the token
  std::string user_id;
  base::Time created_at;
  base::Time expires_at;
  std::string user_agent;
  bool is_external = false;  // a service of others said who it is, and not a password
};

// A session together with whose it is.
struct SessionOfUser {
  StoredSession session;
  StoredUser user;
};

// Sessions. An instance belongs to one transaction.
class SessionStore {
 public:
  virtual ~SessionStore() = default;
  virtual std::optional<SessionOfUser> find(std::string_view id) const = 0;
  // Newest first; expired ones included.
  virtual std::vector<StoredSession> of_user(std::string_view user_id) const = 0;

  virtual void insert(const StoredSession& session) = 0;
  // False if the user has no such session.
  virtual bool remove(std::string_view id, std::string_view user_id) = 0;
  // All of a user's sessions but `kept_id` (empty: none is kept).
  virtual void remove_all_of_user(std::string_view user_id, std::string_view kept_id) = 0;
  virtual void remove_expired(base::Time now) = 0;
};

}  // namespace app::ports
