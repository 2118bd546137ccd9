#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace app::ports {

// A link to set a new password.
struct PasswordReset {
  std::string token_hash;
  std::string user_id;
  base::Time created_at;
  base::Time expires_at;
};

// Resetting passwords. An instance belongs to one transaction.
class ResetStore {
 public:
  virtual ~ResetStore() = default;
  // Addresses (as accounts::email_key has them) that wait for being looked up, the oldest first.
  virtual std::vector<std::string> requests(int limit) const = 0;
  virtual std::optional<PasswordReset> find(std::string_view token_hash) const = 0;
  virtual int count_since(std::string_view user_id, base::Time moment) const = 0;

  virtual void add_request(std::string_view email_key, base::Time now) = 0;
  // False if it was gone.
  virtual bool remove_request(std::string_view email_key) = 0;
  virtual void insert(const PasswordReset& reset) = 0;
  virtual void remove_all_of_user(std::string_view user_id) = 0;
  virtual void remove_expired(base::Time now) = 0;
};

}  // namespace app::ports
