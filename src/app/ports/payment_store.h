#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/ports/payment_gateway.h"
#include "base/clock.h"
#include "plans/plan.h"

namespace app::ports {

enum class CheckoutState : std::uint8_t { open, paid, expired };

// A page on which somebody pays, or has. An open one holds a use of its coupon.
struct StoredCheckout {
  std::string id;
  std::string user_id;
  plans::Plan plan = plans::Plan::basic;
  std::optional<std::string> coupon_id;
  std::optional<std::string> session_id;  // nothing until the provider has answered
  CheckoutState state = CheckoutState::open;
  base::Time created_at;
  base::Time expires_at;
};

// A message of the provider that is still to be acted on.
struct DueEvent {
  PaymentEvent event;
  int tries = 0;
};

// A subscription that is to be ended at the provider.
struct DueEnding {
  std::string provider_id;
  int tries = 0;
};

// What is known of payments besides the subscriptions themselves. An instance belongs to one transaction.
class PaymentStore {
 public:
  virtual ~PaymentStore() = default;

  virtual std::optional<std::string> customer_of(std::string_view user_id) const = 0;
  virtual std::optional<std::string> user_of_customer(std::string_view customer_id) const = 0;
  // In place of an earlier one.
  virtual void set_customer(std::string_view user_id, std::string_view customer_id) = 0;

  virtual std::optional<StoredCheckout> find_checkout(std::string_view id) const = 0;
  virtual std::optional<StoredCheckout> checkout_of_session(std::string_view session_id) const = 0;
  // Newest first.
  virtual std::vector<StoredCheckout> open_checkouts_of_user(std::string_view user_id) const = 0;
  // Open ones that should be over, the oldest first.
  virtual std::vector<StoredCheckout> overdue_checkouts(base::Time now, int limit) const = 0;
  // How many uses of a coupon open checkouts hold, without those of one user.
  virtual int held_uses(std::string_view coupon_id, std::string_view except_user_id) const = 0;
  virtual void insert(const StoredCheckout& checkout) = 0;
  virtual void update(const StoredCheckout& checkout) = 0;
  // Closed ones that are older.
  virtual void remove_checkouts_before(base::Time moment) = 0;

  // False if it came before: then nothing happens.
  virtual bool add_event(const PaymentEvent& event, base::Time now) = 0;
  // The longest due first.
  virtual std::vector<DueEvent> due_events(base::Time now, int limit) const = 0;
  virtual void finish_event(std::string_view id) = 0;
  virtual void retry_event(std::string_view id, base::Time next_try_at) = 0;
  virtual void remove_events_before(base::Time moment) = 0;

  // Nothing happens if it is to be ended already.
  virtual void add_ending(std::string_view provider_id, base::Time now) = 0;
  virtual std::vector<DueEnding> due_endings(base::Time now, int limit) const = 0;
  virtual void finish_ending(std::string_view provider_id) = 0;
  virtual void retry_ending(std::string_view provider_id, base::Time next_try_at) = 0;
};

}  // namespace app::ports
