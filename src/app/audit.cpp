#include "app/audit.h"

#include "accounts/account_rules.h"
#include "base/messages.h"

namespace app {
namespace {

constexpr int most_failed_logins = 10'000;
constexpr int most_others = 100'000;
// Looking for what is too much walks the whole log.
constexpr int looks_after = 100;

}  // namespace

void record_audit(ports::Stores& stores, base::Time now, const std::string& actor, const std::string& action,
                  const std::string& subject) {
  record_operator(stores, now, accounts::email_key(actor), action, subject);
}

void record_operator(ports::Stores& stores, base::Time now, const std::string& person,
                     const std::string& action, const std::string& subject) {
  const std::int64_t number = stores.audit().add({now, person, action, subject});
  if (number % looks_after == 0) stores.audit().keep_newest(most_failed_logins, most_others);
}

void forget_in_audit(ports::Stores& stores, const std::string& address) {
  stores.audit().rename(accounts::email_key(address), base::german_sentence("deleted_account"));
}

}  // namespace app
