#include "app/audit.h"

#include "accounts/account_rules.h"
#include "base/messages.h"

namespace app {
namespace {

constexpr int most_entries = 100'000;

}  // namespace

void record_audit(ports::Stores& stores, base::Time now, const std::string& actor, const std::string& action,
                  const std::string& subject) {
  record_operator(stores, now, accounts::email_key(actor), action, subject);
}

void record_operator(ports::Stores& stores, base::Time now, const std::string& person,
                     const std::string& action, const std::string& subject) {
  stores.audit().add({now, person, action, subject});
  stores.audit().prune(now - audit_kept, most_entries);
}

void forget_in_audit(ports::Stores& stores, const std::string& address) {
  stores.audit().rename(accounts::email_key(address), base::german_sentence("deleted_account"));
}

}  // namespace app
