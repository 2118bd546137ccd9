#pragma once

#include "app/ports/subscription_store.h"
#include "storage/connection.h"

namespace storage {

class SubscriptionStore final : public app::ports::SubscriptionStore {
 public:
  explicit SubscriptionStore(Connection& connection) : connection_(connection) {}

  std::optional<app::ports::StoredSubscription> find(std::string_view id) const override;
  std::optional<app::ports::StoredSubscription> find_by_provider(std::string_view provider_id) const override;
  std::vector<app::ports::StoredSubscription> unfinished_of_user(std::string_view user_id) const override;
  std::vector<app::ports::StoredSubscription> overdue(base::Time now, base::Time checked_before,
                                                      int limit) const override;
  std::vector<app::ports::StoredSubscription> newest(int limit, int offset) const override;
  int count() const override;
  void insert(const app::ports::StoredSubscription& subscription) override;
  void update(const app::ports::StoredSubscription& subscription) override;
  void end_given_of_user(std::string_view user_id) override;

 private:
  Connection& connection_;
};

}  // namespace storage
