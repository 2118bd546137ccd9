#pragma once

#include <string>
#include <vector>

#include "app/ports/storage.h"
#include "base/clock.h"
#include "base/id_source.h"

// What subscriptions mean for the plan that somebody has. Parts of a use case's transaction.
namespace app {

// How long a plan goes on after its period while the payment provider has not said that it was renewed: the
// invoice takes some hours, and the provider may be out of reach.
inline constexpr std::chrono::days renewal_grace{3};

// Whether a subscription gives its plan at a moment: it is active, being tried, or its last payment failed
// and is tried again, and its period is not over.
bool gives_plan(const ports::StoredSubscription& subscription, base::Time now);

// Whether one that is paid for gives this plan or a better one.
bool is_paying_for(const std::vector<ports::StoredSubscription>& subscriptions, plans::Plan plan,
                   base::Time now);

// The one that a user sees as theirs: what they pay for before what they were given, the better plan first.
std::optional<ports::StoredSubscription> foremost(const std::vector<ports::StoredSubscription>& subscriptions,
                                                  base::Time now);

// Gives the user the best plan of their subscriptions. A plan that an admin has given for good stays.
void refresh_entitlement(ports::Stores& stores, const std::string& user_id, base::Time now);

// Whose subscription this is; nothing if it belongs to nobody here.
std::optional<std::string> owner_of(const ports::Stores& stores, const ports::PaidSubscription& paid);

// Writes down what the provider said of a subscription when it was asked at `asked_at`, and gives its user
// the plan that follows. An answer that is older than what is known changes nothing. Of two that somebody
// pays for, the older one is to be ended.
void keep_paid_subscription(ports::Stores& stores, const std::string& user_id,
                            const ports::PaidSubscription& paid, base::Time asked_at, base::IdSource& ids);

// Has everything ended that a user pays for, because their account is going.
void end_payments_of(ports::Stores& stores, const std::string& user_id, base::Time now);

}  // namespace app
