#include "app/password_reset_service.h"

#include "accounts/account_rules.h"
#include "app/audit.h"
#include "app/session_service.h"
#include "base/error.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using ports::StoredUser;

constexpr int requests_at_once = 50;

}  // namespace

PasswordResetService::PasswordResetService(ports::Storage& storage, accounts::PasswordHasher& hasher,
                                           accounts::LoginThrottle& throttle, OutboxService& outbox,
                                           const base::Clock& clock, base::IdSource& ids)
    : storage_(storage), hasher_(hasher), throttle_(throttle), outbox_(outbox), clock_(clock), ids_(ids) {}

void PasswordResetService::request(const std::string& email, const Client& client) {
  const std::string key = accounts::email_key(accounts::checked_email(email));
  // Apart from the tries to sign in, and never taken back: it counts what was asked for.
  throttle_.begin("reset " + key, client.network);
  storage_.write([&](ports::Stores& stores) { stores.resets().add_request(key, clock_.now()); });
  outbox_.wake();
}

void PasswordResetService::send_links() {
  const auto keys =
      storage_.read([](const ports::Stores& stores) { return stores.resets().requests(requests_at_once); });
  if (keys.empty()) return;
  storage_.write([&](ports::Stores& stores) {
    stores.resets().remove_expired(clock_.now());
    for (const std::string& key : keys) {
      // Another node may have looked at the same time.
      if (stores.resets().remove_request(key)) send_link(stores, key);
    }
  });
}

void PasswordResetService::send_link(ports::Stores& stores, const std::string& email_key) {
  const base::Time now = clock_.now();
  const auto user = stores.users().find_by_email_key(email_key);
  if (!user || !user->user.is_active) return;
  if (stores.resets().count_since(user->user.id, now - std::chrono::hours{1}) >= most_links_an_hour) return;
  const std::string token = ids_.next_id();
  stores.resets().insert({session_id_of(token), user->user.id, now, now + link_lifetime});
  outbox_.queue(stores, user->user, "reset_password",
                {{"link", std::string(site_placeholder) + "auth/reset-password/" + token},
                 {"minutes", std::to_string(link_lifetime.count())}},
                link_lifetime);
}

StoredUser PasswordResetService::owner_of(const ports::Stores& stores, const std::string& token_hash) const {
  const AppError invalid(ErrorCode::invalid, "reset_link_invalid", "token");
  const auto reset = stores.resets().find(token_hash);
  if (!reset || clock_.now() >= reset->expires_at) throw invalid;
  auto user = stores.users().find(reset->user_id);
  if (!user || !user->user.is_active) throw invalid;
  return *std::move(user);
}

void PasswordResetService::complete(const std::string& token, const std::string& password) {
  const std::string token_hash = session_id_of(token);
  const StoredUser owner =
      storage_.read([&](const ports::Stores& stores) { return owner_of(stores, token_hash); });
  const std::string hash = hasher_.hash(accounts::checked_password(password, owner.user.email));
  storage_.write([&](ports::Stores& stores) {
    StoredUser user = owner_of(stores, token_hash);  // again: of two at the same time only one may go on
    user.password_hash = hash;
    stores.users().update(user);
    stores.resets().remove_all_of_user(user.user.id);
    stores.sessions().remove_all_of_user(user.user.id, {});
    record_audit(stores, clock_.now(), user.user.email, "audit_password_reset");
    outbox_.queue(stores, user.user, "password_changed",
                  {{"link", std::string(site_placeholder) + "auth/reset-password"}});
  });
  outbox_.wake();
}

}  // namespace app
