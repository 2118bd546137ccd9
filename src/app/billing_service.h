#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/background_signal.h"
#include "app/checkout_service.h"

namespace app {

// A message of the provider that belongs to nobody here, or that was tried for days in vain; for the log.
struct UnusedEvent {
  std::string event_id;
  std::string subscription_id;
  bool is_given_up = false;
};

// Keeps what is known of payments in step with the provider. Its messages only say that something has
// happened; the state is asked for anew, so that they may come late, twice and in any order. Thread-safe, but
// only one thread may call work().
class BillingService {
 public:
  // `gateway` is null where no payment is configured. `signal` wakes the thread that calls work().
  BillingService(ports::Storage& storage, ports::PaymentGateway* gateway, CheckoutService& checkouts,
                 BackgroundSignal& signal, const base::Clock& clock, base::IdSource& ids);

  // Takes a message of the provider; one that came before is ignored. Throws invalid for a wrong or old
  // signature, and unavailable where no payment is configured.
  void receive(std::string_view body, std::string_view signature);

  // Asks the provider what the caller has paid for, on pages that are still open too. Throws unavailable.
  void refresh(const Session& session);

  // Acts on messages, on pages that should have closed and on periods that are over, and ends what is to be
  // ended. What fails because of the provider is tried again later (after 1, 5, 15, 60 minutes, then every 6
  // hours).
  std::vector<UnusedEvent> work();

 private:
  void apply_events(std::vector<UnusedEvent>& unused);
  bool apply(const ports::PaymentEvent& event);
  bool sync(const std::string& provider_id);
  void end_due();
  void sync_overdue();
  void let_go_of_old();

  ports::Storage& storage_;
  ports::PaymentGateway* gateway_;
  CheckoutService& checkouts_;
  BackgroundSignal& signal_;
  const base::Clock& clock_;
  base::IdSource& ids_;
};

}  // namespace app
