#pragma once

#include <string>

#include "accounts/user.h"
#include "app/ports/user_store.h"
#include "plans/plan.h"

namespace app {

// A user as the outside may see one.
struct Account {
  accounts::User user;
  plans::Plan plan = plans::Plan::free;  // the one that holds now
};

inline Account account_of(const ports::StoredUser& stored, const plans::PlanRules& rules, base::Time now) {
  return {stored.user, plans::effective_plan(stored.entitlement, rules, now)};
}

// Where a request comes from.
struct Client {
  std::string network;  // the address; of an IPv6 one the /64 network, which one household has as a whole
  std::string user_agent;
  // The id of a device that has signed in before to the account that is to be signed in to; empty for others.
  std::string known_device = {};

  // Where a wrong password counts: a known device answers for itself, all others at an address together.
  std::string place() const { return known_device.empty() ? network : "device " + known_device; }
};

}  // namespace app
