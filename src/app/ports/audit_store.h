#pragma once

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

// Who did what. An instance belongs to one transaction.
class AuditStore {
 public:
  virtual ~AuditStore() = default;
  // Newest first.
  virtual std::vector<AuditEntry> newest(int limit, int offset) const = 0;
  virtual int count() const = 0;

  virtual void add(const AuditEntry& entry) = 0;
  // Removes what is older than a moment, and all but the newest `most`.
  virtual void prune(base::Time before, int most) = 0;
  // Puts another name in the place of an address, as actor and as subject.
  virtual void rename(std::string_view address, std::string_view name) = 0;
};

}  // namespace app::ports
