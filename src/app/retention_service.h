#pragma once

#include "app/outbox_service.h"
#include "app/ports/storage.h"
#include "app/settings.h"
#include "base/clock.h"

namespace app {

// How long before its end an unused account is marked, and its owner told where that is possible.
inline constexpr std::chrono::days removal_notice{30};

// What one round found.
struct RetentionRound {
  int announced = 0;
  int removed = 0;
};

// Lets go of what has been kept long enough, as Settings::retention says: the log of who did what, and
// accounts that nobody uses. (Shares and mails are let go of by their own services.) Thread-safe, but only
// one thread of all nodes may call work().
class RetentionService {
 public:
  RetentionService(ports::Storage& storage, OutboxService& outbox, const base::Clock& clock,
                   const Settings& settings);

  // For the background, any number of times. An account counts as unused from the end of the longest session
  // that the last sign-in could have begun. It is removed in two steps, `removal_notice` apart, so that a
  // clock that is wrong for a while takes no account: it is marked and its owner gets a mail, then it goes
  // with all that belongs to it. Signing in takes the mark away. At most 100 accounts a round and step.
  RetentionRound work();

 private:
  RetentionRound work_on_accounts(ports::Stores& stores);

  ports::Storage& storage_;
  OutboxService& outbox_;
  const base::Clock& clock_;
  const Settings& settings_;
};

}  // namespace app
