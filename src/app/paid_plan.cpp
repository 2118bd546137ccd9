#include "app/paid_plan.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace app {
namespace {

using ports::PaidSubscription;
using ports::StoredSubscription;

bool has_giving_status(const StoredSubscription& subscription) {
  constexpr std::array<std::string_view, 3> giving = {"active", "trialing", "past_due"};
  return std::find(giving.begin(), giving.end(), subscription.status) != giving.end();
}

// When its plan ends, as far as anybody knows.
base::Time end_of(const StoredSubscription& subscription) {
  const bool is_final = !subscription.provider_id || subscription.cancel_at_period_end;
  return subscription.current_period_end + (is_final ? std::chrono::days{0} : renewal_grace);
}

// A plan counts once: who buys a better one does not go on paying for the smaller, and who pays on two pages
// by mistake pays for one.
void end_superseded(ports::Stores& stores, const std::string& user_id, base::Time now) {
  bool has_newer = false;
  for (StoredSubscription subscription : stores.subscriptions().unfinished_of_user(user_id)) {
    if (!subscription.provider_id || !gives_plan(subscription, now)) continue;
    if (has_newer) {
      stores.payments().add_ending(*subscription.provider_id, now);
      subscription.status = "canceled";
      subscription.checked_at = now;
      stores.subscriptions().update(subscription);
    }
    has_newer = true;
  }
}

}  // namespace

bool gives_plan(const StoredSubscription& subscription, base::Time now) {
  return has_giving_status(subscription) && now < end_of(subscription);
}

bool is_paying_for(const std::vector<StoredSubscription>& subscriptions, plans::Plan plan, base::Time now) {
  return std::any_of(subscriptions.begin(), subscriptions.end(), [&](const auto& subscription) {
    return subscription.provider_id && subscription.plan >= plan && gives_plan(subscription, now);
  });
}

std::optional<StoredSubscription> foremost(const std::vector<StoredSubscription>& subscriptions,
                                           base::Time now) {
  std::optional<StoredSubscription> best;
  const auto rank = [](const StoredSubscription& subscription) {
    return std::pair(subscription.provider_id.has_value(), subscription.plan);
  };
  for (const StoredSubscription& subscription : subscriptions) {
    if (gives_plan(subscription, now) && (!best || rank(subscription) > rank(*best))) best = subscription;
  }
  return best;
}

void refresh_entitlement(ports::Stores& stores, const std::string& user_id, base::Time now) {
  auto user = stores.users().find(user_id);
  if (!user) return;
  plans::Entitlement best;
  for (const StoredSubscription& subscription : stores.subscriptions().unfinished_of_user(user_id)) {
    if (!gives_plan(subscription, now)) continue;
    const base::Time end = end_of(subscription);
    if (subscription.plan > best.plan ||
        (subscription.plan == best.plan && best.until && end > *best.until)) {
      best = {subscription.plan, end};
    }
  }
  const plans::Entitlement own = user->entitlement;
  const bool is_for_good = own.plan != plans::Plan::free && !own.until;
  if (is_for_good && own.plan >= best.plan) return;
  if (own.plan == best.plan && own.until == best.until) return;
  user->entitlement = best;
  stores.users().update(*user);
}

std::optional<std::string> owner_of(const ports::Stores& stores, const PaidSubscription& paid) {
  if (const auto known = stores.subscriptions().find_by_provider(paid.id)) return known->user_id;
  if (auto user_id = stores.payments().user_of_customer(paid.customer_id)) return user_id;
  if (const auto user = stores.users().find(paid.user_id)) return user->user.id;
  return std::nullopt;
}

void keep_paid_subscription(ports::Stores& stores, const std::string& user_id, const PaidSubscription& paid,
                            base::Time asked_at, base::IdSource& ids) {
  const auto known = stores.subscriptions().find_by_provider(paid.id);
  if (known && known->checked_at > asked_at) return;
  if (!known && !paid.plan) return;
  StoredSubscription kept = known.value_or(StoredSubscription{});
  if (paid.plan) kept.plan = *paid.plan;
  kept.amount_cents = paid.amount_cents;
  kept.status = paid.status;
  kept.current_period_end = paid.current_period_end;
  kept.cancel_at_period_end = paid.cancel_at_period_end;
  kept.checked_at = asked_at;
  if (known) {
    stores.subscriptions().update(kept);
  } else {
    kept.id = ids.next_id();
    kept.user_id = user_id;
    kept.provider_id = paid.id;
    kept.created_at = paid.created_at;
    stores.subscriptions().insert(kept);
  }
  end_superseded(stores, user_id, asked_at);
  refresh_entitlement(stores, user_id, asked_at);
}

void end_payments_of(ports::Stores& stores, const std::string& user_id, base::Time now) {
  for (const StoredSubscription& subscription : stores.subscriptions().unfinished_of_user(user_id)) {
    if (subscription.provider_id) stores.payments().add_ending(*subscription.provider_id, now);
  }
}

}  // namespace app
