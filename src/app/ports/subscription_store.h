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
  std::string status;    // the payment provider's word: "active", "past_due", "canceled" ...
  base::Time current_period_end;
  bool cancel_at_period_end = false;
  base::Time created_at;
  std::optional<std::string> provider_id;  // nothing: given by a coupon, so that its end is final
  base::Time checked_at;                   // when the provider was last asked about it
};

// Subscriptions. An instance belongs to one transaction.
class SubscriptionStore {
 public:
  virtual ~SubscriptionStore() = default;
  virtual std::optional<StoredSubscription> find(std::string_view id) const = 0;
  virtual std::optional<StoredSubscription> find_by_provider(std::string_view provider_id) const = 0;
  // Those with any status but "canceled" and "incomplete_expired", over or not, newest first.
  virtual std::vector<StoredSubscription> unfinished_of_user(std::string_view user_id) const = 0;
  // The same of all users, whose period is over at `now` and that were last checked before `checked_before`.
  virtual std::vector<StoredSubscription> overdue(base::Time now, base::Time checked_before,
                                                  int limit) const = 0;
  // Newest first.
  virtual std::vector<StoredSubscription> newest(int limit, int offset) const = 0;
  virtual int count() const = 0;

  virtual void insert(const StoredSubscription& subscription) = 0;
  virtual void update(const StoredSubscription& subscription) = 0;
  // Sets the status of those of a user's that were given by coupons to "canceled".
  virtual void end_given_of_user(std::string_view user_id) = 0;
};

}  // namespace app::ports
