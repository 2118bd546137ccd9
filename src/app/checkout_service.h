#pragma once

#include <optional>
#include <string>

#include "app/coupon_service.h"
#include "app/ports/payment_gateway.h"

namespace app {

// How long a page to pay on stays open; the provider wants at least half an hour.
inline constexpr std::chrono::hours checkout_lifetime{1};

// What somebody wants to buy.
struct CheckoutWish {
  std::string plan;
  std::optional<std::string> coupon_code;
};

// Buying a plan. The buyer pays on the provider's page; what came of it is asked for there, after a message
// of the provider, when the buyer comes back, or when the page should have closed. Thread-safe.
class CheckoutService {
 public:
  // `gateway` is null where no payment is configured.
  CheckoutService(ports::Storage& storage, ports::PaymentGateway* gateway, CouponService& coupons,
                  const base::Clock& clock, base::IdSource& ids, const Settings& settings);

  // Returns the address of the page to pay on. Pages that the same person has left open are closed; a coupon
  // is held until its page is paid on or closed. Throws unavailable where nothing can be bought now,
  // unauthenticated for visitors, conflict for who has the plan, and what CouponService::check() throws. When
  // it throws, nothing is held.
  std::string start(const std::optional<Session>& session, const CheckoutWish& wish, const Client& client);

  // Asks how the pages stand that the user has left open, and writes down what has been paid.
  void settle_open_of(const std::string& user_id);
  // The same for one page; nothing happens for one that was not opened here.
  void settle_session(const std::string& session_id);
  // The same for pages that should have closed by now, and closes them.
  void settle_overdue(int limit);

 private:
  ports::PaymentGateway& gateway_for_sale() const;
  ports::StoredCheckout reserve(const Session& session, plans::Plan plan,
                                const std::optional<std::string>& code, std::optional<plans::Coupon>& coupon);
  void require_no_such_plan(const ports::Stores& stores, const std::string& user_id, plans::Plan plan) const;
  ports::OpenedCheckout open(const Session& session, const ports::StoredCheckout& checkout,
                             const std::optional<plans::Coupon>& coupon);
  void close_open_of(const std::string& user_id);
  void settle(const ports::StoredCheckout& checkout, const std::optional<ports::CheckoutSession>& session);
  void keep_paid(const ports::StoredCheckout& checkout, const ports::CheckoutSession& session);
  void set_expired(const std::string& id);

  ports::Storage& storage_;
  ports::PaymentGateway* gateway_;
  CouponService& coupons_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
};

}  // namespace app
