#include "app/billing_service.h"

#include <algorithm>

#include "app/paid_plan.h"
#include "app/retry_pause.h"
#include "base/error.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using ports::StoredSubscription;
using std::chrono::minutes;

constexpr int at_once = 50;
constexpr int most_event_tries = 12;
constexpr minutes check_pause{10};  // between two questions about a period that should be over
constexpr std::chrono::days events_kept{60};
constexpr std::chrono::days checkouts_kept{180};

// Asking a provider that does not answer for the next thing too would only hold up the thread, and with it
// the mails.
bool is_silence(const AppError& error) {
  return error.reason() == "payment_unreachable";
}

}  // namespace

BillingService::BillingService(ports::Storage& storage, ports::PaymentGateway* gateway,
                               CheckoutService& checkouts, BackgroundSignal& signal, const base::Clock& clock,
                               base::IdSource& ids)
    : storage_(storage),
      gateway_(gateway),
      checkouts_(checkouts),
      signal_(signal),
      clock_(clock),
      ids_(ids) {}

void BillingService::receive(std::string_view body, std::string_view signature) {
  if (gateway_ == nullptr) throw AppError(ErrorCode::unavailable, "payment_not_configured");
  const ports::PaymentEvent event = gateway_->read_event(body, signature, clock_.now());
  if (event.session_id.empty() && event.subscription_id.empty()) return;  // about something else
  const bool is_new =
      storage_.write([&](ports::Stores& stores) { return stores.payments().add_event(event, clock_.now()); });
  if (is_new) signal_.notify();
}

bool BillingService::sync(const std::string& provider_id) {
  const base::Time asked_at = clock_.now();
  auto paid = gateway_->find_subscription(provider_id);
  return storage_.write([&](ports::Stores& stores) {
    const auto known = stores.subscriptions().find_by_provider(provider_id);
    if (!paid && !known) return false;
    if (!paid) {
      // Deleted at the provider: over, whatever was known of it.
      StoredSubscription gone = *known;
      gone.status = "canceled";
      gone.checked_at = asked_at;
      stores.subscriptions().update(gone);
      refresh_entitlement(stores, gone.user_id, asked_at);
      return true;
    }
    const auto owner = owner_of(stores, *paid);
    if (owner) keep_paid_subscription(stores, *owner, *paid, asked_at, ids_);
    return owner.has_value();
  });
}

void BillingService::refresh(const Session& session) {
  if (gateway_ == nullptr) return;
  checkouts_.settle_open_of(session.user_id);
  const auto unfinished = storage_.read([&](const ports::Stores& stores) {
    return stores.subscriptions().unfinished_of_user(session.user_id);
  });
  for (const StoredSubscription& subscription : unfinished) {
    // What was asked for a moment ago, above or by a message, is not asked for again.
    const bool is_fresh = subscription.checked_at + std::chrono::seconds{2} > clock_.now();
    if (subscription.provider_id && !is_fresh) sync(*subscription.provider_id);
  }
}

bool BillingService::apply(const ports::PaymentEvent& event) {
  if (!event.session_id.empty()) {
    checkouts_.settle_session(event.session_id);
    return true;
  }
  return sync(event.subscription_id);
}

void BillingService::apply_events(std::vector<UnusedEvent>& unused) {
  const auto due = storage_.read(
      [&](const ports::Stores& stores) { return stores.payments().due_events(clock_.now(), at_once); });
  for (const ports::DueEvent& due_event : due) {
    const ports::PaymentEvent& event = due_event.event;
    const int tries = due_event.tries + 1;
    try {
      if (!apply(event)) unused.push_back({event.id, event.subscription_id, false});
      storage_.write([&](ports::Stores& stores) { stores.payments().finish_event(event.id); });
    } catch (const AppError& error) {
      if (error.code() == ErrorCode::internal) throw;
      const bool gives_up = tries >= most_event_tries;
      if (gives_up) unused.push_back({event.id, event.subscription_id, true});
      storage_.write([&](ports::Stores& stores) {
        if (gives_up) return stores.payments().finish_event(event.id);
        stores.payments().retry_event(event.id, clock_.now() + retry_pause(tries));
      });
      if (is_silence(error)) return;
    }
  }
}

void BillingService::end_due() {
  const auto due = storage_.read(
      [&](const ports::Stores& stores) { return stores.payments().due_endings(clock_.now(), at_once); });
  for (const ports::DueEnding& ending : due) {
    const std::string& id = ending.provider_id;
    try {
      gateway_->end_subscription(id);
      storage_.write([&](ports::Stores& stores) { stores.payments().finish_ending(id); });
    } catch (const AppError& error) {
      // Never given up: somebody would go on paying.
      const base::Time next_try_at = clock_.now() + retry_pause(ending.tries + 1);
      storage_.write([&](ports::Stores& stores) { stores.payments().retry_ending(id, next_try_at); });
      if (is_silence(error)) return;
    }
  }
}

void BillingService::sync_overdue() {
  const base::Time now = clock_.now();
  const auto overdue = storage_.read([&](const ports::Stores& stores) {
    return stores.subscriptions().overdue(now, now - check_pause, at_once);
  });
  for (StoredSubscription subscription : overdue) {
    if (subscription.provider_id) {
      if (gateway_ != nullptr) sync(*subscription.provider_id);
      continue;
    }
    storage_.write([&](ports::Stores& stores) {
      subscription.status = "canceled";
      stores.subscriptions().update(subscription);
      refresh_entitlement(stores, subscription.user_id, now);
    });
  }
}

void BillingService::let_go_of_old() {
  storage_.write([&](ports::Stores& stores) {
    stores.payments().remove_events_before(clock_.now() - events_kept);
    stores.payments().remove_checkouts_before(clock_.now() - checkouts_kept);
  });
}

std::vector<UnusedEvent> BillingService::work() {
  std::vector<UnusedEvent> unused;
  if (gateway_ != nullptr) {
    apply_events(unused);
    end_due();
  }
  // What the provider does not answer now is asked again in the next round.
  try {
    checkouts_.settle_overdue(at_once);
    sync_overdue();
  } catch (const AppError& error) {
    if (error.code() != ErrorCode::unavailable) throw;
  }
  let_go_of_old();
  return unused;
}

}  // namespace app
