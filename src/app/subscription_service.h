#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/ports/storage.h"
#include "app/session.h"
#include "base/clock.h"

namespace app {

inline constexpr int subscriptions_per_list_page = 50;

struct SubscriptionList {
  std::vector<ports::StoredSubscription> subscriptions;  // newest first
  int total = 0;
};

// Plans that people have for a period. What is over is shown as canceled from that moment on. Thread-safe.
class SubscriptionService {
 public:
  SubscriptionService(ports::Storage& storage, const base::Clock& clock) : storage_(storage), clock_(clock) {}

  // `page` from 1.
  SubscriptionList list(int page) const;
  // The caller's running one; nothing if there is none.
  std::optional<ports::StoredSubscription> own(const Session& session) const;
  // Lets one run out at the end of its period. Throws not_found, and conflict for one that ends anyway.
  void cancel(const Session& admin, const std::string& id);
  void cancel_own(const Session& session);

 private:
  void cancel(ports::Stores& stores, const Session& by, ports::StoredSubscription subscription);

  ports::Storage& storage_;
  const base::Clock& clock_;
};

}  // namespace app
