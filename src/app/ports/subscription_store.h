#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "plans/plan.h"

namespace app::ports {

// A plan that somebody has for a period.
struct StoredSubscription {
  std::string id;
  std::string user_id;
  std::string user_email;  // only filled when read
  plans::Plan plan = plans::Plan::basic;
  int amount_cents = 0;  // for a month
  std::string status;    // "active", "canceled"
  base::Time current_period_end;
  bool cancel_at_period_end = false;
  base::Time created_at;
};

// Subscriptions. An instance belongs to one transaction.
class SubscriptionStore {
 public:
  virtual ~SubscriptionStore() = default;
  virtual std::optional<StoredSubscription> find(std::string_view id) const = 0;
  // The newest with the status "active", over or not.
  virtual std::optional<StoredSubscription> active_of_user(std::string_view user_id) const = 0;
  // Newest first.
  virtual std::vector<StoredSubscription> newest(int limit, int offset) const = 0;
  virtual int count() const = 0;

  virtual void insert(const StoredSubscription& subscription) = 0;
  virtual void update(const StoredSubscription& subscription) = 0;
  // Sets the status of all of a user's to "canceled".
  virtual void end_all_of_user(std::string_view user_id) = 0;
};

}  // namespace app::ports
