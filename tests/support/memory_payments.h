#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/ports/payment_store.h"

namespace test {

// What a storage keeps of payments, in plain containers.
struct PaymentState {
  struct Event {
    app::ports::DueEvent due;
    std::optional<base::Time> next_try_at;
    base::Time received_at;
  };

  std::map<std::string, std::string> customers;  // user, customer
  std::vector<app::ports::StoredCheckout> checkouts;
  std::vector<Event> events;
  std::map<std::string, std::pair<base::Time, int>> endings;  // provider's id, next try, tries
};

class MemoryPayments final : public app::ports::PaymentStore {
 public:
  explicit MemoryPayments(PaymentState& state) : state_(state) {}

  std::optional<std::string> customer_of(std::string_view user_id) const override {
    const auto found = state_.customers.find(std::string(user_id));
    return found == state_.customers.end() ? std::nullopt : std::optional(found->second);
  }
  std::optional<std::string> user_of_customer(std::string_view customer_id) const override {
    for (const auto& [user, customer] : state_.customers) {
      if (customer == customer_id) return user;
    }
    return std::nullopt;
  }
  void set_customer(std::string_view user_id, std::string_view customer_id) override {
    state_.customers[std::string(user_id)] = customer_id;
  }

  std::optional<app::ports::StoredCheckout> find_checkout(std::string_view id) const override {
    return first([&](const auto& checkout) { return checkout.id == id; });
  }
  std::optional<app::ports::StoredCheckout> checkout_of_session(std::string_view session_id) const override {
    return first([&](const auto& checkout) { return checkout.session_id == session_id; });
  }
  std::vector<app::ports::StoredCheckout> open_checkouts_of_user(std::string_view user_id) const override {
    auto found = open([&](const auto& checkout) { return checkout.user_id == user_id; });
    std::reverse(found.begin(), found.end());
    return found;
  }
  std::vector<app::ports::StoredCheckout> overdue_checkouts(base::Time now, int limit) const override {
    auto found = open([&](const auto& checkout) { return checkout.expires_at <= now; });
    found.resize(std::min(found.size(), static_cast<std::size_t>(limit)));
    return found;
  }
  int held_uses(std::string_view coupon_id, std::string_view except_user_id) const override {
    return static_cast<int>(open([&](const auto& checkout) {
                              return checkout.coupon_id == coupon_id && checkout.user_id != except_user_id;
                            }).size());
  }
  void insert(const app::ports::StoredCheckout& checkout) override { state_.checkouts.push_back(checkout); }
  void update(const app::ports::StoredCheckout& checkout) override {
    for (auto& stored : state_.checkouts) {
      if (stored.id == checkout.id) stored = checkout;
    }
  }
  void remove_checkouts_before(base::Time moment) override {
    std::erase_if(state_.checkouts, [&](const auto& checkout) {
      return checkout.state != app::ports::CheckoutState::open && checkout.created_at < moment;
    });
  }

  bool add_event(const app::ports::PaymentEvent& event, base::Time now) override {
    for (const auto& stored : state_.events) {
      if (stored.due.event.id == event.id) return false;
    }
    state_.events.push_back({{event, 0}, now, now});
    return true;
  }
  std::vector<app::ports::DueEvent> due_events(base::Time now, int limit) const override {
    std::vector<app::ports::DueEvent> found;
    for (const auto& stored : state_.events) {
      const bool is_due = stored.next_try_at && *stored.next_try_at <= now;
      if (is_due && found.size() < static_cast<std::size_t>(limit)) found.push_back(stored.due);
    }
    return found;
  }
  void finish_event(std::string_view id) override {
    for (auto& stored : state_.events) {
      if (stored.due.event.id == id) stored.next_try_at.reset();
    }
  }
  void retry_event(std::string_view id, base::Time next_try_at) override {
    for (auto& stored : state_.events) {
      if (stored.due.event.id != id) continue;
      stored.next_try_at = next_try_at;
      ++stored.due.tries;
    }
  }
  void remove_events_before(base::Time moment) override {
    std::erase_if(state_.events,
                  [&](const auto& stored) { return !stored.next_try_at && stored.received_at < moment; });
  }

  void add_ending(std::string_view provider_id, base::Time now) override {
    state_.endings.try_emplace(std::string(provider_id), now, 0);
  }
  std::vector<app::ports::DueEnding> due_endings(base::Time now, int limit) const override {
    std::vector<app::ports::DueEnding> found;
    for (const auto& [id, next] : state_.endings) {
      if (next.first <= now && found.size() < static_cast<std::size_t>(limit))
        found.push_back({id, next.second});
    }
    return found;
  }
  void finish_ending(std::string_view provider_id) override {
    state_.endings.erase(std::string(provider_id));
  }
  void retry_ending(std::string_view provider_id, base::Time next_try_at) override {
    auto& [next, tries] = state_.endings.at(std::string(provider_id));
    next = next_try_at;
    ++tries;
  }

 private:
  template <class Wanted>
  std::optional<app::ports::StoredCheckout> first(const Wanted& wanted) const {
    const auto found = std::find_if(state_.checkouts.begin(), state_.checkouts.end(), wanted);
    return found == state_.checkouts.end() ? std::nullopt : std::optional(*found);
  }
  template <class Wanted>
  std::vector<app::ports::StoredCheckout> open(const Wanted& wanted) const {
    std::vector<app::ports::StoredCheckout> found;
    for (const auto& checkout : state_.checkouts) {
      if (checkout.state == app::ports::CheckoutState::open && wanted(checkout)) found.push_back(checkout);
    }
    return found;
  }

  PaymentState& state_;
};

}  // namespace test
