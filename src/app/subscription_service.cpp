#include "app/subscription_service.h"

#include "accounts/account_rules.h"
#include "app/audit.h"
#include "app/paid_plan.h"
#include "base/error.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using ports::StoredSubscription;

constexpr const char* canceled = "canceled";

StoredSubscription as_of(StoredSubscription subscription, base::Time now) {
  const bool is_over = subscription.current_period_end <= now && !gives_plan(subscription, now);
  if (is_over) subscription.status = canceled;
  return subscription;
}

void require_running(const StoredSubscription& subscription, base::Time now) {
  const std::string status = as_of(subscription, now).status;
  if (subscription.cancel_at_period_end || status == canceled || status == "incomplete_expired") {
    throw AppError(ErrorCode::conflict, "subscription_ends_anyway");
  }
}

}  // namespace

SubscriptionList SubscriptionService::list(int page) const {
  return storage_.read([&](const ports::Stores& stores) {
    SubscriptionList list;
    list.total = stores.subscriptions().count();
    const int offset = (page - 1) * subscriptions_per_list_page;
    for (const auto& stored : stores.subscriptions().newest(subscriptions_per_list_page, offset)) {
      list.subscriptions.push_back(as_of(stored, clock_.now()));
    }
    return list;
  });
}

std::optional<StoredSubscription> SubscriptionService::own(const Session& session) const {
  return storage_.read([&](const ports::Stores& stores) {
    return foremost(stores.subscriptions().unfinished_of_user(session.user_id), clock_.now());
  });
}

void SubscriptionService::tell_provider(const Session& by, const StoredSubscription& subscription,
                                        bool cancels) {
  if (gateway_ == nullptr) throw AppError(ErrorCode::unavailable, "payment_not_configured");
  const base::Time asked_at = clock_.now();
  const auto paid = gateway_->set_cancel_at_period_end(*subscription.provider_id, cancels);
  storage_.write([&](ports::Stores& stores) {
    if (paid) {
      keep_paid_subscription(stores, subscription.user_id, *paid, asked_at, ids_);
      record_audit(stores, asked_at, by.email,
                   cancels ? "audit_subscription_cancelled" : "audit_subscription_resumed",
                   accounts::email_key(subscription.user_email));
      return;
    }
    StoredSubscription gone = subscription;
    gone.status = canceled;
    gone.checked_at = asked_at;
    stores.subscriptions().update(gone);
    refresh_entitlement(stores, gone.user_id, asked_at);
  });
  if (!paid) throw AppError(ErrorCode::not_found, "subscription_not_found");
}

void SubscriptionService::cancel(const Session& by, const StoredSubscription& subscription) {
  if (subscription.provider_id) {
    require_running(subscription, clock_.now());
    return tell_provider(by, subscription, true);
  }
  storage_.write([&](ports::Stores& stores) {
    auto current = stores.subscriptions().find(subscription.id);
    if (!current) throw AppError(ErrorCode::not_found, "subscription_not_found");
    require_running(*current, clock_.now());
    current->cancel_at_period_end = true;
    stores.subscriptions().update(*current);
    record_audit(stores, clock_.now(), by.email, "audit_subscription_cancelled",
                 accounts::email_key(current->user_email));
  });
}

void SubscriptionService::cancel(const Session& admin, const std::string& id) {
  const auto found =
      storage_.read([&](const ports::Stores& stores) { return stores.subscriptions().find(id); });
  if (!found) throw AppError(ErrorCode::not_found, "subscription_not_found");
  cancel(admin, *found);
}

void SubscriptionService::cancel_own(const Session& session) {
  const auto found = own(session);
  if (!found) throw AppError(ErrorCode::not_found, "subscription_not_found");
  cancel(session, *found);
}

void SubscriptionService::resume_own(const Session& session) {
  const auto found = own(session);
  if (!found || !found->provider_id) throw AppError(ErrorCode::not_found, "subscription_not_found");
  if (!found->cancel_at_period_end) throw AppError(ErrorCode::conflict, "subscription_not_cancelled");
  tell_provider(session, *found, false);
}

}  // namespace app
