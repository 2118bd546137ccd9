#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/ports/node_store.h"
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
  std::string error;             // why the last try failed, in German
  std::int64_t lease_token = 0;  // how often somebody has begun to send it
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
  // Whether there is a waiting one whose next try is due, whoever sends it.
  virtual bool has_due(base::Time now) const = 0;
  // Waiting ones that have expired and that nobody sends, whose leases end up to `free_until`.
  virtual std::vector<StoredMail> expired(base::Time now, base::Time free_until, int limit) const = 0;

  virtual void insert(const StoredMail& mail) = 0;
  // Takes the waiting one whose next try is longest due and that nobody else sends.
  virtual std::optional<StoredMail> take_due(const Claim& claim) = 0;
  // Lets go of it before the lease ends, unless somebody else has taken it since.
  virtual void give_back(const StoredMail& mail) = 0;
  // False, and nothing happens, if it is gone or somebody else has taken it since.
  virtual bool update(const StoredMail& mail) = 0;
  virtual void remove_before(base::Time moment) = 0;
  virtual void remove_to(std::string_view recipient) = 0;
};

}  // namespace app::ports
