#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "plans/coupon.h"
#include "plans/plan.h"

namespace app::ports {

// A subscription as the payment provider has it at this moment.
struct PaidSubscription {
  std::string id;
  std::string customer_id;
  std::string status;               // the provider's word: "active", "past_due", "canceled" ...
  std::string user_id;              // as given with the order; empty where it was not made here
  std::optional<plans::Plan> plan;  // nothing if it is for none of our plans
  int amount_cents = 0;             // a month
  base::Time current_period_end;
  bool cancel_at_period_end = false;
  base::Time created_at;
};

// What somebody wants to buy.
struct CheckoutOrder {
  std::string id;  // ours, and the same for every try
  std::string user_id;
  std::string email;
  std::string customer_id;  // of an earlier purchase; empty if there was none
  plans::Plan plan = plans::Plan::basic;
  int price_cents = 0;       // a month
  std::string product_name;  // what the buyer reads on the invoice
  std::optional<plans::Coupon> coupon;
  base::Time expires_at;
  std::string success_url;  // where the browser goes afterwards
  std::string cancel_url;
};

// The provider's page on which the buyer pays.
struct OpenedCheckout {
  std::string session_id;
  std::string url;
};

enum class CheckoutProgress { open, complete, expired };

struct CheckoutSession {
  std::string id;
  CheckoutProgress progress = CheckoutProgress::open;
  std::string subscription_id;  // once complete
  std::string customer_id;
};

// Something that happened at the provider. What it is about has to be asked for: events come late, more than
// once and in any order.
struct PaymentEvent {
  std::string id;
  std::string type;
  std::string session_id;       // empty where it is not about a checkout
  std::string subscription_id;  // empty where it is not about a subscription
};

// The payment provider. Thread-safe; a call may take some seconds. All calls throw base::AppError:
// unavailable where the provider cannot be reached or refuses, payment_required where the buyer's bank
// refuses.
class PaymentGateway {
 public:
  virtual ~PaymentGateway() = default;

  // Trying the same order again opens the same page.
  virtual OpenedCheckout open_checkout(const CheckoutOrder& order) = 0;
  // Nothing if the provider does not know it.
  virtual std::optional<CheckoutSession> find_checkout(const std::string& session_id) = 0;
  // Closes a page that nobody has paid on. Returns how it stands afterwards: somebody may have been faster.
  virtual std::optional<CheckoutSession> close_checkout(const std::string& session_id) = 0;

  // Nothing if the provider does not know it.
  virtual std::optional<PaidSubscription> find_subscription(const std::string& id) = 0;
  virtual std::optional<PaidSubscription> set_cancel_at_period_end(const std::string& id, bool cancels) = 0;
  // At once; what is paid for the rest of the period is credited. One that has ended already stays so.
  virtual void end_subscription(const std::string& id) = 0;

  // Reads a message of the provider. Throws base::AppError(invalid) for a signature that is wrong or older
  // than five minutes, and for bytes that make no sense.
  virtual PaymentEvent read_event(std::string_view body, std::string_view signature,
                                  base::Time now) const = 0;
};

}  // namespace app::ports
