#include "app/checkout_service.h"

#include "app/audit.h"
#include "app/paid_plan.h"
#include "base/error.h"
#include "plans/calendar.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using plans::Plan;
using ports::CheckoutProgress;
using ports::CheckoutSession;
using ports::CheckoutState;
using ports::StoredCheckout;

// A use of the coupon counts once for each person, whatever they have paid on.
void count_coupon(ports::Stores& stores, const StoredCheckout& checkout, base::Time now) {
  if (!checkout.coupon_id || stores.coupons().is_redeemed_by(*checkout.coupon_id, checkout.user_id)) return;
  stores.coupons().add_redemption(*checkout.coupon_id, checkout.user_id, now);
}

}  // namespace

CheckoutService::CheckoutService(ports::Storage& storage, ports::PaymentGateway* gateway,
                                 CouponService& coupons, const base::Clock& clock, base::IdSource& ids,
                                 const Settings& settings)
    : storage_(storage),
      gateway_(gateway),
      coupons_(coupons),
      clock_(clock),
      ids_(ids),
      settings_(settings) {}

ports::PaymentGateway& CheckoutService::gateway_for_sale() const {
  if (settings_.plans.everyone) throw AppError(ErrorCode::conflict, "nothing_for_sale");
  if (gateway_ == nullptr || !settings_.can_sell()) {
    throw AppError(ErrorCode::unavailable, "payment_not_configured");
  }
  return *gateway_;
}

std::string CheckoutService::start(const std::optional<Session>& session, const CheckoutWish& wish,
                                   const Client& client) {
  gateway_for_sale();
  const Plan plan = plans::checked_paid_plan(wish.plan);
  if (!session) throw AppError(ErrorCode::unauthenticated, "sign_in_to_buy");
  if (wish.coupon_code) coupons_.check(*session, *wish.coupon_code, wish.plan, client);
  close_open_of(session->user_id);
  std::optional<plans::Coupon> coupon;
  StoredCheckout checkout = reserve(*session, plan, wish.coupon_code, coupon);
  try {
    const ports::OpenedCheckout opened = open(*session, checkout, coupon);
    checkout.session_id = opened.session_id;
    storage_.write([&](ports::Stores& stores) { stores.payments().update(checkout); });
    return opened.url;
  } catch (...) {
    set_expired(checkout.id);
    throw;
  }
}

void CheckoutService::require_no_such_plan(const ports::Stores& stores, const std::string& user_id,
                                           Plan plan) const {
  const auto user = stores.users().find(user_id);
  if (!user) throw AppError(ErrorCode::unauthenticated, "session_missing");
  const bool has_for_good = user->entitlement.plan >= plan && !user->entitlement.until;
  const auto own = foremost(stores.subscriptions().unfinished_of_user(user_id), clock_.now());
  const bool is_paid = own && own->provider_id;
  if (is_paid && own->plan > plan) {
    const auto last_day = settings_.time_zone.date_at(own->current_period_end);
    throw AppError(ErrorCode::conflict, "plan_smaller_than_paid", "planType",
                   {std::string(plans::display_name(own->plan)), plans::german_date(last_day)});
  }
  if (has_for_good || (is_paid && own->plan == plan)) {
    throw AppError(ErrorCode::conflict, "plan_is_yours", "planType");
  }
}

StoredCheckout CheckoutService::reserve(const Session& session, Plan plan,
                                        const std::optional<std::string>& code,
                                        std::optional<plans::Coupon>& coupon) {
  StoredCheckout checkout;
  checkout.id = ids_.next_id();
  checkout.user_id = session.user_id;
  checkout.plan = plan;
  checkout.created_at = clock_.now();
  checkout.expires_at = checkout.created_at + checkout_lifetime;
  storage_.write([&](ports::Stores& stores) {
    require_no_such_plan(stores, session.user_id, plan);
    if (code) {
      const CouponOffer offer = coupons_.offer(stores, session, *code, plan);
      if (offer.amount_after_cents == 0) throw AppError(ErrorCode::conflict, "coupon_makes_free", "code");
      coupon = offer.coupon;
      checkout.coupon_id = offer.coupon.id;
    }
    stores.payments().insert(checkout);
  });
  return checkout;
}

ports::OpenedCheckout CheckoutService::open(const Session& session, const StoredCheckout& checkout,
                                            const std::optional<plans::Coupon>& coupon) {
  ports::CheckoutOrder order;
  order.id = checkout.id;
  order.user_id = session.user_id;
  order.email = session.email;
  order.customer_id =
      storage_
          .read([&](const ports::Stores& stores) { return stores.payments().customer_of(session.user_id); })
          .value_or("");
  order.plan = checkout.plan;
  order.price_cents = settings_.plans.of(checkout.plan).price_cents;
  order.product_name = settings_.product_name + " " + std::string(plans::display_name(checkout.plan));
  order.coupon = coupon;
  order.expires_at = checkout.expires_at;
  order.success_url =
      settings_.public_address + "konto?zahlung=erfolg&paket=" + std::string(plans::to_string(checkout.plan));
  order.cancel_url = settings_.public_address + "preise?zahlung=abbruch";
  return gateway_for_sale().open_checkout(order);
}

void CheckoutService::set_expired(const std::string& id) {
  storage_.write([&](ports::Stores& stores) {
    auto checkout = stores.payments().find_checkout(id);
    if (!checkout || checkout->state != CheckoutState::open) return;
    checkout->state = CheckoutState::expired;
    stores.payments().update(*checkout);
  });
}

void CheckoutService::close_open_of(const std::string& user_id) {
  const auto open = storage_.read(
      [&](const ports::Stores& stores) { return stores.payments().open_checkouts_of_user(user_id); });
  for (const StoredCheckout& checkout : open) {
    // One that has no session yet is just being opened by another request of the same person.
    if (checkout.session_id) settle(checkout, gateway_for_sale().close_checkout(*checkout.session_id));
  }
}

void CheckoutService::settle_open_of(const std::string& user_id) {
  if (gateway_ == nullptr) return;
  const auto open = storage_.read(
      [&](const ports::Stores& stores) { return stores.payments().open_checkouts_of_user(user_id); });
  for (const StoredCheckout& checkout : open) {
    if (checkout.session_id) settle(checkout, gateway_->find_checkout(*checkout.session_id));
  }
}

void CheckoutService::settle_session(const std::string& session_id) {
  if (gateway_ == nullptr) return;
  const auto checkout = storage_.read(
      [&](const ports::Stores& stores) { return stores.payments().checkout_of_session(session_id); });
  if (checkout) settle(*checkout, gateway_->find_checkout(session_id));
}

void CheckoutService::settle_overdue(int limit) {
  if (gateway_ == nullptr) return;
  const auto overdue = storage_.read(
      [&](const ports::Stores& stores) { return stores.payments().overdue_checkouts(clock_.now(), limit); });
  for (const StoredCheckout& checkout : overdue) {
    if (checkout.session_id) {
      settle(checkout, gateway_->close_checkout(*checkout.session_id));
    } else {
      set_expired(checkout.id);  // the process ended while it was being opened: nobody has its address
    }
  }
}

void CheckoutService::settle(const StoredCheckout& checkout, const std::optional<CheckoutSession>& session) {
  if (session && session->progress == CheckoutProgress::open) return;
  if (session && session->progress == CheckoutProgress::complete) return keep_paid(checkout, *session);
  set_expired(checkout.id);
}

void CheckoutService::keep_paid(const StoredCheckout& checkout, const CheckoutSession& session) {
  const base::Time asked_at = clock_.now();
  std::optional<ports::PaidSubscription> paid;
  if (!session.subscription_id.empty()) paid = gateway_->find_subscription(session.subscription_id);
  storage_.write([&](ports::Stores& stores) {
    auto current = stores.payments().find_checkout(checkout.id);
    const auto user = stores.users().find(checkout.user_id);
    if (!current || !user) return;  // the account was deleted while this was asked
    if (current->state != CheckoutState::paid) {
      current->state = CheckoutState::paid;
      current->session_id = session.id;
      stores.payments().update(*current);
      count_coupon(stores, *current, asked_at);
      record_audit(stores, asked_at, user->user.email, "audit_subscription_bought",
                   std::string(plans::display_name(checkout.plan)));
    }
    if (!session.customer_id.empty()) stores.payments().set_customer(checkout.user_id, session.customer_id);
    if (paid) keep_paid_subscription(stores, checkout.user_id, *paid, asked_at, ids_);
  });
}

}  // namespace app
