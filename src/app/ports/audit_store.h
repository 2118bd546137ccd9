#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace app::ports {

// One thing that somebody did, for the log that admins read.
struct AuditEntry {
  base::Time at;
  std::string actor;    // an e-mail address
  std::string action;   // a key of base/messages, for example "audit_user_created"
  std::string subject;  // whom or what it was done to; may be empty
};

// The action of a try to sign in that failed.
inline constexpr std::string_view failed_login_action = "audit_login_failed";

// Who did what. An instance belongs to one transaction.
class AuditStore {
 public:
  virtual ~AuditStore() = default;
  // Newest first.
  virtual std::vector<AuditEntry> newest(int limit, int offset) const = 0;
  virtual int count() const = 0;

  // Returns the entry's number; later ones have greater numbers.
  virtual std::int64_t add(const AuditEntry& entry) = 0;
  virtual void remove_before(base::Time moment) = 0;
  // Removes all but the newest failed logins and the newest others. Apart, because anybody can fail to sign
  // in as often as they like, and must not push out by that what others did. Walks the whole log.
  virtual void keep_newest(int failed_logins, int others) = 0;
  // Puts another name in the place of an address, as actor and as subject.
  virtual void rename(std::string_view address, std::string_view name) = 0;
};

}  // namespace app::ports
