#include "app/subscription_service.h"

#include "accounts/account_rules.h"
#include "app/audit.h"
#include "base/error.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using ports::StoredSubscription;

constexpr const char* canceled = "canceled";

StoredSubscription as_of(StoredSubscription subscription, base::Time now) {
  if (subscription.current_period_end <= now) subscription.status = canceled;
  return subscription;
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
  auto stored = storage_.read(
      [&](const ports::Stores& stores) { return stores.subscriptions().active_of_user(session.user_id); });
  if (!stored || as_of(*stored, clock_.now()).status == canceled) return std::nullopt;
  return stored;
}

void SubscriptionService::cancel(ports::Stores& stores, const Session& by, StoredSubscription subscription) {
  if (subscription.cancel_at_period_end || as_of(subscription, clock_.now()).status == canceled) {
    throw AppError(ErrorCode::conflict, "subscription_ends_anyway");
  }
  subscription.cancel_at_period_end = true;
  stores.subscriptions().update(subscription);
  record_audit(stores, clock_.now(), by.email, "audit_subscription_cancelled",
               accounts::email_key(subscription.user_email));
}

void SubscriptionService::cancel(const Session& admin, const std::string& id) {
  storage_.write([&](ports::Stores& stores) {
    const auto found = stores.subscriptions().find(id);
    if (!found) throw AppError(ErrorCode::not_found, "subscription_not_found");
    cancel(stores, admin, *found);
  });
}

void SubscriptionService::cancel_own(const Session& session) {
  storage_.write([&](ports::Stores& stores) {
    const auto found = stores.subscriptions().active_of_user(session.user_id);
    if (!found || as_of(*found, clock_.now()).status == canceled) {
      throw AppError(ErrorCode::not_found, "subscription_not_found");
    }
    cancel(stores, session, *found);
  });
}

}  // namespace app
