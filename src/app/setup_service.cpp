#include "app/setup_service.h"

#include "accounts/account_rules.h"
#include "app/audit.h"
#include "app/second_factor_service.h"
#include "base/error.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

ports::StoredUser new_admin(const Registration& registration, accounts::PasswordHasher& hasher,
                            base::IdSource& ids, base::Time now) {
  ports::StoredUser user = new_user(checked_registration(registration), hasher, ids, now);
  user.user.role = accounts::Role::admin;
  user.entitlement = {plans::Plan::premium, std::nullopt};
  return user;
}

}  // namespace

SetupService::SetupService(ports::Storage& storage, accounts::PasswordHasher& hasher,
                           SessionService& sessions, const base::Clock& clock, base::IdSource& ids)
    : storage_(storage), hasher_(hasher), sessions_(sessions), clock_(clock), ids_(ids) {}

std::optional<std::string> SetupService::begin() {
  const bool has_admin =
      storage_.read([](const ports::Stores& stores) { return stores.users().first_admin().has_value(); });
  if (has_admin) return std::nullopt;
  const std::string token = ids_.next_id();
  const std::string hash = session_id_of(token);
  const std::lock_guard lock(mutex_);
  storage_.write([&](ports::Stores& stores) {
    stores.nodes().remove_setup_link(link_hash_);
    stores.nodes().add_setup_link(hash, clock_.now() + link_lifetime);
  });
  link_hash_ = hash;
  return token;
}

bool SetupService::is_valid(const std::string& token) const {
  const std::string hash = session_id_of(token);
  return storage_.read(
      [&](const ports::Stores& stores) { return stores.nodes().has_setup_link(hash, clock_.now()); });
}

StartedSession SetupService::complete(const std::string& token, const Registration& registration,
                                      std::optional<Audience> audience, const Client& client) {
  if (!is_valid(token)) throw AppError(ErrorCode::forbidden, "setup_token_invalid", "token");
  const ports::StoredUser admin = new_admin(registration, hasher_, ids_, clock_.now());
  return storage_.write([&](ports::Stores& stores) {
    // Also what makes the link work only once: two that come at the same time wait here for each other.
    if (stores.users().first_admin()) throw AppError(ErrorCode::conflict, "setup_done");
    insert_new_user(stores, admin);
    if (audience) stores.site().put_audience(to_string(*audience));
    stores.nodes().remove_setup_links();
    record_audit(stores, clock_.now(), admin.user.email, "audit_set_up");
    return sessions_.start(stores, admin, client);
  });
}

void SetupService::create_admin(const Registration& registration, const std::string& operator_name) {
  const ports::StoredUser admin = new_admin(registration, hasher_, ids_, clock_.now());
  storage_.write([&](ports::Stores& stores) {
    insert_new_user(stores, admin, AccountMaker::administrator);
    record_operator(stores, clock_.now(), operator_name, "audit_admin_created", admin.user.email);
  });
}

void SetupService::reset_password(const std::string& email, const std::string& password,
                                  const std::string& operator_name) {
  const std::string key = accounts::email_key(email);
  const std::string hash = hasher_.hash(accounts::checked_password(password, email));
  storage_.write([&](ports::Stores& stores) {
    auto user = stores.users().find_by_email_key(key);
    if (!user) throw AppError(ErrorCode::not_found, "account_not_found", "email", {email});
    user->password_hash = hash;
    stores.users().update(*user);
    stores.sessions().remove_all_of_user(user->user.id, {});
    record_operator(stores, clock_.now(), operator_name, "audit_password_given", user->user.email);
  });
}

void SetupService::reset_second_factor(const std::string& email, const std::string& operator_name) {
  storage_.write([&](ports::Stores& stores) {
    auto user = stores.users().find_by_email_key(accounts::email_key(email));
    if (!user) throw AppError(ErrorCode::not_found, "account_not_found", "email", {email});
    remove_second_factor(stores, *user);
    record_operator(stores, clock_.now(), operator_name, "audit_second_factor_reset", user->user.email);
  });
}

}  // namespace app
