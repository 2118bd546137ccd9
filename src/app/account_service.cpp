#include "app/account_service.h"

#include <sodium.h>

#include "accounts/account_rules.h"
#include "accounts/login_name.h"
#include "app/audience.h"
#include "app/audit.h"
#include "app/current_password.h"
#include "app/paid_plan.h"
#include "base/error.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using ports::StoredUser;

// Takes the same time for every wrong code.
bool is_same_secret(const std::string& given, const std::string& expected) {
  const std::string a = session_id_of(given), b = session_id_of(expected);
  return sodium_memcmp(a.data(), b.data(), std::min(a.size(), b.size())) == 0;
}

AppError wrong_credentials() {
  return {ErrorCode::invalid_credentials, "invalid_credentials"};
}

}  // namespace

Registration checked_registration(const Registration& registration) {
  Registration checked;
  checked.first_name = accounts::checked_name(registration.first_name, "firstName");
  checked.last_name = accounts::checked_name(registration.last_name, "lastName");
  checked.email = accounts::checked_email(registration.email);
  checked.password = accounts::checked_password(registration.password, checked.email);
  checked.code = registration.code;
  return checked;
}

StoredUser new_user(const Registration& checked, accounts::PasswordHasher& hasher, base::IdSource& ids,
                    base::Time now) {
  StoredUser stored;
  stored.user.id = ids.next_id();
  stored.user.email = checked.email;
  stored.user.first_name = checked.first_name;
  stored.user.last_name = checked.last_name;
  stored.user.created_at = now;
  stored.password_hash = hasher.hash(checked.password);
  return stored;
}

void insert_new_user(ports::Stores& stores, const StoredUser& user, AccountMaker maker) {
  if (stores.users().find_by_email_key(accounts::email_key(user.user.email))) {
    if (maker == AccountMaker::administrator) {
      throw AppError(ErrorCode::conflict, "email_taken_by_other", "email");
    }
    throw AppError(ErrorCode::conflict, "email_taken", "email");
  }
  stores.users().insert(user);
}

void remove_user(ports::Stores& stores, const accounts::User& user, base::Time now) {
  end_payments_of(stores, user.id, now);
  stores.users().remove(user.id);
  if (!user.email.empty()) stores.mails().remove_to(user.email);
  forget_in_audit(stores, accounts::login_of(user));
}

AccountService::AccountService(ports::Storage& storage, accounts::PasswordHasher& hasher,
                               SessionService& sessions, accounts::LoginThrottle& throttle,
                               SecondFactorService& second_factors, OutboxService& outbox,
                               const base::Clock& clock, base::IdSource& ids, const Settings& settings)
    : storage_(storage),
      hasher_(hasher),
      sessions_(sessions),
      throttle_(throttle),
      second_factors_(second_factors),
      outbox_(outbox),
      clock_(clock),
      ids_(ids),
      settings_(settings) {}

StartedSession AccountService::register_user(const Registration& registration, const Client& client) {
  const RegistrationMode mode = storage_.read(
      [&](const ports::Stores& stores) { return registration_mode(settings_, audience_of(stores)); });
  if (mode == RegistrationMode::closed) throw AppError(ErrorCode::forbidden, "registration_closed");
  const Registration checked = checked_registration(registration);
  if (mode == RegistrationMode::code) check_code(checked.code, client);
  // Apart from the tries to sign in: whoever wants an address must not lock its account.
  const std::string key = "register " + accounts::email_key(checked.email);
  throttle_.begin(key, client.network);
  const StoredUser user = new_user(checked, hasher_, ids_, clock_.now());
  StartedSession started = storage_.write([&](ports::Stores& stores) {
    insert_new_user(stores, user);
    record_audit(stores, clock_.now(), user.user.email, "audit_registered");
    return sessions_.start(stores, user, client);
  });
  throttle_.succeeded(key, client.network);
  return started;
}

void AccountService::check_code(const std::string& code, const Client& client) {
  // By address alone: there is one code, whatever account it is tried for.
  constexpr std::string_view key = "registration code";
  throttle_.begin(key, client.network);
  if (!is_same_secret(code, settings_.registration_code)) {
    throw AppError(ErrorCode::forbidden, "registration_code_wrong", "registrationCode");
  }
  throttle_.succeeded(key, client.network);
}

StoredUser AccountService::authenticated(const std::string& login, const std::string& password,
                                         const Client& client) {
  const std::string key = accounts::login_key(login);
  const std::string place = client.place();
  throttle_.begin(key, place);
  const auto user =
      storage_.read([&](const ports::Stores& stores) { return stores.users().find_by_email_key(key); });
  if (!user || user->password_hash.empty()) {
    hasher_.verify_nobody(password);
    refuse_login(key);
  }
  if (!hasher_.verify(user->password_hash, password)) refuse_login(key);
  throttle_.succeeded(key, place);
  if (!user->user.is_active) throw AppError(ErrorCode::forbidden, "account_inactive");
  return *user;
}

void AccountService::refuse_login(const std::string& login_key) {
  storage_.write([&](ports::Stores& stores) {
    record_audit(stores, clock_.now(), login_key, std::string(ports::failed_login_action));
  });
  throw wrong_credentials();
}

StartedSession AccountService::start_session(const StoredUser& user, const Client& client) {
  return storage_.write([&](ports::Stores& stores) {
    // The account may have changed while its password was checked.
    const auto current = stores.users().find(user.user.id);
    if (!current || current->password_hash != user.password_hash) throw wrong_credentials();
    if (!current->user.is_active) throw AppError(ErrorCode::forbidden, "account_inactive");
    record_audit(stores, clock_.now(), accounts::login_of(user.user), "audit_signed_in");
    return sessions_.start(stores, *current, client);
  });
}

bool AccountService::is_owner(const StoredUser& user) const {
  if (user.user.role != accounts::Role::admin) return false;
  if (!settings_.owner_email.empty()) {
    return accounts::email_key(user.user.email) == accounts::email_key(settings_.owner_email);
  }
  const auto first = storage_.read([](const ports::Stores& stores) { return stores.users().first_admin(); });
  return first && first->user.id == user.user.id;
}

StartedSession AccountService::login(const std::string& login_name, const std::string& password,
                                     const Client& client, const std::string& code) {
  const StoredUser user = authenticated(login_name, password, client);
  if (is_owner(user)) throw AppError(ErrorCode::forbidden, "use_admin_login");
  second_factors_.check(user, code, client);
  return start_session(user, client);
}

StartedSession AccountService::admin_login(const std::string& email, const std::string& password,
                                           const Client& client, const std::string& code) {
  const StoredUser user = authenticated(email, password, client);
  if (user.user.role != accounts::Role::admin) throw AppError(ErrorCode::forbidden, "admin_only");
  second_factors_.check(user, code, client);
  return start_session(user, client);
}

Account AccountService::account(const Session& session) const {
  const auto user =
      storage_.read([&](const ports::Stores& stores) { return stores.users().find(session.user_id); });
  if (!user) throw AppError(ErrorCode::unauthenticated, "session_missing");
  return account_of(*user, settings_.plans, clock_.now());
}

Account AccountService::change(const Session& session, const AccountChanges& changes) {
  std::optional<std::string> first_name, last_name, old_hash, new_hash;
  if (changes.first_name) first_name = accounts::checked_name(*changes.first_name, "firstName");
  if (changes.last_name) last_name = accounts::checked_name(*changes.last_name, "lastName");
  if (changes.password) {
    const auto user =
        storage_.read([&](const ports::Stores& stores) { return stores.users().find(session.user_id); });
    if (!user) throw AppError(ErrorCode::unauthenticated, "session_missing");
    const std::string password =
        accounts::checked_password(*changes.password, accounts::login_of(user->user));
    check_current_password(hasher_, throttle_, *user, changes.current_password, "currentPassword", session);
    old_hash = user->password_hash;
    new_hash = hasher_.hash(password);
  }
  const StoredUser changed = storage_.write([&](ports::Stores& stores) {
    auto user = stores.users().find(session.user_id);
    if (!user) throw AppError(ErrorCode::unauthenticated, "session_missing");
    if (first_name) user->user.first_name = *first_name;
    if (last_name) user->user.last_name = *last_name;
    if (new_hash) {
      if (user->password_hash != *old_hash) {  // somebody else was faster
        throw AppError(ErrorCode::invalid, "current_password_wrong", "currentPassword");
      }
      user->password_hash = *new_hash;
      stores.sessions().remove_all_of_user(session.user_id, session.session_id);
      record_audit(stores, clock_.now(), accounts::login_of(user->user), "audit_password_changed");
      stores.resets().remove_all_of_user(session.user_id);
      outbox_.queue(stores, user->user, "password_changed",
                    {{"link", std::string(site_placeholder) + "auth/reset-password"}});
    }
    stores.users().update(*user);
    return *user;
  });
  if (new_hash) outbox_.wake();
  return account_of(changed, settings_.plans, clock_.now());
}

void AccountService::remove(const Session& session, const std::string& password) {
  const auto user =
      storage_.read([&](const ports::Stores& stores) { return stores.users().find(session.user_id); });
  if (!user) throw AppError(ErrorCode::unauthenticated, "session_missing");
  if (accounts::is_pupil(user->user)) throw AppError(ErrorCode::forbidden, "pupil_account_stays");
  check_current_password(hasher_, throttle_, *user, password, "password", session);
  storage_.write([&](ports::Stores& stores) {
    if (user->user.role == accounts::Role::admin && stores.users().counts().active_admins <= 1) {
      throw AppError(ErrorCode::conflict, "last_admin");
    }
    record_audit(stores, clock_.now(), accounts::login_of(user->user), "audit_account_deleted");
    remove_user(stores, user->user, clock_.now());
  });
}

}  // namespace app
