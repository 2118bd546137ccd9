#pragma once

#include "app/ports/payment_store.h"
#include "storage/connection.h"

namespace storage {

class PaymentStore final : public app::ports::PaymentStore {
 public:
  explicit PaymentStore(Connection& connection) : connection_(connection) {}

  std::optional<std::string> customer_of(std::string_view user_id) const override;
  std::optional<std::string> user_of_customer(std::string_view customer_id) const override;
  void set_customer(std::string_view user_id, std::string_view customer_id) override;

  std::optional<app::ports::StoredCheckout> find_checkout(std::string_view id) const override;
  std::optional<app::ports::StoredCheckout> checkout_of_session(std::string_view session_id) const override;
  std::vector<app::ports::StoredCheckout> open_checkouts_of_user(std::string_view user_id) const override;
  std::vector<app::ports::StoredCheckout> overdue_checkouts(base::Time now, int limit) const override;
  int held_uses(std::string_view coupon_id, std::string_view except_user_id) const override;
  void insert(const app::ports::StoredCheckout& checkout) override;
  void update(const app::ports::StoredCheckout& checkout) override;
  void remove_checkouts_before(base::Time moment) override;

  bool add_event(const app::ports::PaymentEvent& event, base::Time now) override;
  std::vector<app::ports::DueEvent> due_events(base::Time now, int limit) const override;
  void finish_event(std::string_view id) override;
  void retry_event(std::string_view id, base::Time next_try_at) override;
  void remove_events_before(base::Time moment) override;

  void add_ending(std::string_view provider_id, base::Time now) override;
  std::vector<app::ports::DueEnding> due_endings(base::Time now, int limit) const override;
  void finish_ending(std::string_view provider_id) override;
  void retry_ending(std::string_view provider_id, base::Time next_try_at) override;

 private:
  Connection& connection_;
};

}  // namespace storage
