#include "app/retention_service.h"

#include <string>

#include "app/account_service.h"
#include "app/audit.h"

namespace app {
namespace {

constexpr int most_accounts_a_round = 100;

}  // namespace

RetentionService::RetentionService(ports::Storage& storage, OutboxService& outbox, const base::Clock& clock,
                                   const Settings& settings)
    : storage_(storage), outbox_(outbox), clock_(clock), settings_(settings) {}

RetentionRound RetentionService::work() {
  RetentionRound round;
  storage_.write([&](ports::Stores& stores) {
    stores.audit().remove_before(clock_.now() - settings_.retention.audit);
    round = work_on_accounts(stores);
  });
  if (round.announced > 0) outbox_.wake();
  return round;
}

RetentionRound RetentionService::work_on_accounts(ports::Stores& stores) {
  const std::chrono::days unused = settings_.retention.unused_accounts;
  if (unused == unused.zero()) {
    // Else an old mark would remove somebody untold on the day that this is turned on again.
    stores.users().take_back_announcements();
    return {};
  }
  const base::Time now = clock_.now();
  stores.users().begin_to_count(now);
  const base::Time last_use = now - unused - settings_.session_lifetime;
  RetentionRound round;
  for (const auto& user :
       stores.users().to_remove(last_use, now, now - removal_notice, most_accounts_a_round)) {
    remove_user(stores, user.user, now);
    ++round.removed;
  }
  for (const auto& user :
       stores.users().unused_since(last_use + removal_notice, now, most_accounts_a_round)) {
    stores.users().announce_removal(user.user.id, now);
    outbox_.queue(
        stores, user.user, "unused_account",
        {{"link", std::string(site_placeholder)}, {"days", std::to_string(removal_notice.count())}});
    ++round.announced;
  }
  const auto note = [&](int number, const char* action) {
    if (number > 0) record_operator(stores, now, settings_.product_name, action, std::to_string(number));
  };
  note(round.removed, "audit_unused_accounts_removed");
  note(round.announced, "audit_removal_announced");
  return round;
}

}  // namespace app
