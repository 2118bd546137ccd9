#include "app/coupon_service.h"

#include <algorithm>

#include "app/audit.h"
#include "app/paid_plan.h"
#include "base/error.h"
#include "plans/moment_text.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using plans::Coupon;
using plans::Plan;

base::Time checked_moment(const std::string& text, const std::string& field, const plans::TimeZone& zone,
                          plans::DayEdge edge) {
  const auto moment = plans::parse_moment(text, zone, edge);
  if (!moment) throw AppError(ErrorCode::invalid, "date_unreadable", field);
  return *moment;
}

Coupon checked_coupon(const NewCoupon& wish, const plans::TimeZone& zone, base::Time now) {
  Coupon coupon;
  coupon.code = plans::checked_coupon_code(wish.code);
  coupon.discount = plans::parse_discount(wish.discount_type, wish.discount_value);
  coupon.valid_from = checked_moment(wish.valid_from, "validFrom", zone, plans::DayEdge::first);
  coupon.valid_until = checked_moment(wish.valid_until, "validUntil", zone, plans::DayEdge::last);
  coupon.max_uses = wish.max_uses;
  coupon.created_at = now;
  if (coupon.valid_until < coupon.valid_from) {
    throw AppError(ErrorCode::invalid, "coupon_period_reversed", "validUntil");
  }
  if (coupon.valid_until < now) throw AppError(ErrorCode::invalid, "coupon_period_over", "validUntil");
  if (wish.max_uses < 1) throw AppError(ErrorCode::invalid, "coupon_uses_missing", "maxUses");
  if (wish.max_uses > plans::max_coupon_uses) {
    throw AppError(ErrorCode::invalid, "coupon_uses_too_many", "maxUses",
                   {std::to_string(plans::max_coupon_uses)});
  }
  return coupon;
}

// The plan that a user has of their own at this moment.
plans::Entitlement current(const plans::Entitlement& own, base::Time now) {
  return own.until && now >= *own.until ? plans::Entitlement{} : own;
}

}  // namespace

CouponService::CouponService(ports::Storage& storage, accounts::LoginThrottle& throttle,
                             const base::Clock& clock, base::IdSource& ids, const Settings& settings)
    : storage_(storage), throttle_(throttle), clock_(clock), ids_(ids), settings_(settings) {}

std::vector<Coupon> CouponService::list() const {
  return storage_.read([](const ports::Stores& stores) { return stores.coupons().all(); });
}

Coupon CouponService::create(const Session& admin, const NewCoupon& wish) {
  const base::Time now = clock_.now();
  Coupon coupon = checked_coupon(wish, settings_.time_zone, now);
  coupon.id = ids_.next_id();
  storage_.write([&](ports::Stores& stores) {
    if (stores.coupons().find_by_code(coupon.code)) {
      throw AppError(ErrorCode::conflict, "coupon_code_taken", "code", {coupon.code});
    }
    stores.coupons().insert(coupon);
    record_audit(stores, now, admin.email, "audit_coupon_created", coupon.code);
  });
  return coupon;
}

void CouponService::deactivate(const Session& admin, const std::string& id) {
  storage_.write([&](ports::Stores& stores) {
    const auto coupon = stores.coupons().find(id);
    if (!coupon) throw AppError(ErrorCode::not_found, "coupon_not_found");
    if (!coupon->is_active) return;
    stores.coupons().deactivate(id);
    record_audit(stores, clock_.now(), admin.email, "audit_coupon_deactivated", coupon->code);
  });
}

CouponOffer CouponService::offer(const ports::Stores& stores, const Session& session, const std::string& code,
                                 Plan plan) const {
  const auto coupon = stores.coupons().find_by_code(plans::coupon_key(code));
  if (!coupon) throw AppError(ErrorCode::not_found, "coupon_unknown", "code");
  Coupon with_held_uses = *coupon;
  with_held_uses.current_uses += stores.payments().held_uses(coupon->id, session.user_id);
  plans::require_usable(with_held_uses, clock_.now());
  if (stores.coupons().is_redeemed_by(coupon->id, session.user_id)) {
    throw AppError(ErrorCode::conflict, "coupon_already_used", "code");
  }
  if (settings_.plans.everyone && *settings_.plans.everyone >= plan) {
    throw AppError(ErrorCode::conflict, "plan_is_everyones", "planType");
  }
  const int price = settings_.plans.of(plan).price_cents;
  return {*coupon, price, plans::discounted_cents(coupon->discount, price)};
}

CouponOffer CouponService::check(const Session& session, const std::string& code, const std::string& plan,
                                 const Client& client) {
  const Plan wanted = plans::checked_paid_plan(plan);
  throttle_.begin(throttle_key(session), client.network);
  CouponOffer found =
      storage_.read([&](const ports::Stores& stores) { return offer(stores, session, code, wanted); });
  throttle_.succeeded(throttle_key(session), client.network);
  return found;
}

void CouponService::give_plan(ports::Stores& stores, ports::StoredUser& user, Plan plan,
                              int amount_cents) const {
  const base::Time now = clock_.now();
  const auto unfinished = stores.subscriptions().unfinished_of_user(user.user.id);
  if (is_paying_for(unfinished, plan, now)) throw AppError(ErrorCode::conflict, "plan_is_paid", "planType");
  const plans::Entitlement own = current(user.entitlement, now);
  if (own.plan > plan) throw AppError(ErrorCode::conflict, "plan_is_better", "planType");
  const bool extends = own.plan == plan;
  if (extends && !own.until) throw AppError(ErrorCode::conflict, "plan_is_for_good", "planType");
  // An end is the midnight after the last day.
  const base::Time last_moment = extends ? *own.until - std::chrono::milliseconds{1} : now;
  const auto last_day = plans::same_day_next_month(settings_.time_zone.date_at(last_moment));
  const base::Time end = settings_.time_zone.start_of(std::chrono::sys_days(last_day) + std::chrono::days{1});
  user.entitlement = {plan, end};
  stores.users().update(user);
  const auto given = std::find_if(unfinished.begin(), unfinished.end(), [&](const auto& subscription) {
    return !subscription.provider_id && subscription.plan == plan;
  });
  if (extends && given != unfinished.end()) {
    ports::StoredSubscription longer = *given;
    longer.current_period_end = end;
    stores.subscriptions().update(longer);
    return;
  }
  stores.subscriptions().end_given_of_user(user.user.id);
  ports::StoredSubscription begun;
  begun.id = ids_.next_id();
  begun.user_id = user.user.id;
  begun.plan = plan;
  begun.amount_cents = amount_cents;
  begun.status = "active";
  begun.current_period_end = end;
  begun.cancel_at_period_end = true;  // nobody pays for a second month
  begun.created_at = now;
  stores.subscriptions().insert(begun);
}

Account CouponService::redeem(const Session& session, const std::string& code, const std::string& plan,
                              const Client& client) {
  const Plan wanted = plans::checked_paid_plan(plan);
  const base::Time now = clock_.now();
  throttle_.begin(throttle_key(session), client.network);
  const ports::StoredUser changed = storage_.write([&](ports::Stores& stores) {
    const CouponOffer offered = offer(stores, session, code, wanted);
    if (offered.amount_after_cents > 0 && settings_.can_sell()) {
      throw AppError(ErrorCode::payment_required, "coupon_leaves_a_price", "code");
    }
    auto user = stores.users().find(session.user_id);
    if (!user) throw AppError(ErrorCode::unauthenticated, "session_missing");
    give_plan(stores, *user, wanted, 0);
    stores.coupons().add_redemption(offered.coupon.id, session.user_id, now);
    record_audit(stores, now, accounts::login_of(user->user), "audit_coupon_redeemed", offered.coupon.code);
    return *user;
  });
  throttle_.succeeded(throttle_key(session), client.network);
  return account_of(changed, settings_.plans, now);
}

}  // namespace app
