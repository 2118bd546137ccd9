#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/ports/payment_gateway.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

inline constexpr int subscriptions_per_list_page = 50;

struct SubscriptionList {
  std::vector<ports::StoredSubscription> subscriptions;  // newest first
  int total = 0;
};

// Plans that people have for a period. What is over is shown as canceled from that moment on. What is paid
// for is changed at the payment provider first, and here as it answers. Thread-safe.
class SubscriptionService {
 public:
  // `gateway` is null where no payment is configured.
  SubscriptionService(ports::Storage& storage, ports::PaymentGateway* gateway, const base::Clock& clock,
                      base::IdSource& ids)
      : storage_(storage), gateway_(gateway), clock_(clock), ids_(ids) {}

  // `page` from 1.
  SubscriptionList list(int page) const;
  // The caller's running one; nothing if there is none.
  std::optional<ports::StoredSubscription> own(const Session& session) const;
  // Lets one run out at the end of its period. Throws not_found, conflict for one that ends anyway, and
  // unavailable where the provider cannot be told.
  void cancel(const Session& admin, const std::string& id);
  void cancel_own(const Session& session);
  // Takes back that the caller's own, which is paid for, runs out. Throws as above, and conflict for one that
  // does not run out.
  void resume_own(const Session& session);

 private:
  void cancel(const Session& by, const ports::StoredSubscription& subscription);
  void tell_provider(const Session& by, const ports::StoredSubscription& subscription, bool cancels);

  ports::Storage& storage_;
  ports::PaymentGateway* gateway_;
  const base::Clock& clock_;
  base::IdSource& ids_;
};

}  // namespace app
