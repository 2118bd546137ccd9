#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace app::ports {

// A mail of the outbox.
struct StoredMail {
  std::string id;
  std::string recipient;
  std::string subject;
  std::string text;
  std::string html;
  bool is_personal = false;  // holds a link that only the recipient may use
  base::Time created_at;
  std::optional<base::Time> expires_at;   // not sent any more from then on
  std::optional<base::Time> next_try_at;  // nothing: sent, expired or given up
  int tries = 0;
  std::optional<base::Time> sent_at;
  std::string error;  // why the last try failed, in German
};

struct MailCounts {
  int all = 0;
  int waiting = 0;
  int failed = 0;  // expired or given up
};

// The outbox. An instance belongs to one transaction.
class MailStore {
 public:
  virtual ~MailStore() = default;
  virtual std::optional<StoredMail> find(std::string_view id) const = 0;
  // Newest first.
  virtual std::vector<StoredMail> newest(int limit, int offset) const = 0;
  virtual MailCounts counts() const = 0;
  // Waiting ones whose next try is due, the longest due first.
  virtual std::vector<StoredMail> due(base::Time now, int limit) const = 0;
  // Waiting ones that have expired.
  virtual std::vector<StoredMail> expired(base::Time now, int limit) const = 0;

  virtual void insert(const StoredMail& mail) = 0;
  // Nothing happens if it is gone.
  virtual void update(const StoredMail& mail) = 0;
  virtual void remove_before(base::Time moment) = 0;
  virtual void remove_to(std::string_view recipient) = 0;
};

}  // namespace app::ports
