#include "app/sign_on_service.h"

#include "accounts/account_rules.h"
#include "accounts/login_name.h"
#include "accounts/roster.h"
#include "app/audit.h"
#include "app/current_password.h"
#include "base/error.h"
#include "base/utf8.h"

namespace app {
namespace {

using accounts::Role;
using base::AppError;
using base::ErrorCode;
using ports::ExternalPerson;
using ports::StoredUser;

// A name as the provider has it, where an account may have it; else nothing, as nobody can correct it here.
std::string usable_name(const std::string& name) {
  if (base::trim(name).empty()) return {};
  try {
    return accounts::checked_name(name, "name");
  } catch (const AppError&) {
    return {};
  }
}

std::string usable_email(const std::string& email) {
  try {
    return accounts::checked_email(email);
  } catch (const AppError&) {
    return {};
  }
}

Role role_of(ExternalRole role) {
  if (role == ExternalRole::admin) return Role::admin;
  return role == ExternalRole::teacher ? Role::teacher : Role::user;
}

ExternalRole required_role(const SignOnRules& rules, const ExternalPerson& person) {
  const auto role = role_by_groups(rules, person.groups);
  if (!role) throw AppError(ErrorCode::forbidden, "sign_on_group_unknown", {}, {rules.name});
  return *role;
}

std::string free_name_to_sign_in(const ports::Stores& stores, const accounts::User& user) {
  const std::string wish = accounts::proposed_login_name(user.first_name, user.last_name);
  std::string name = wish;
  for (int number = 2; stores.users().find_by_email_key(accounts::login_key(name)); ++number)
    name = wish + std::to_string(number);
  return name;
}

// The provider's address for a user, who must be the only one with it.
std::string free_email(const ports::Stores& stores, const SignOnRules& rules, const ExternalPerson& person) {
  std::string email = usable_email(person.email);
  if (email.empty()) throw AppError(ErrorCode::forbidden, "sign_on_email_missing", {}, {rules.name});
  if (stores.users().find_by_email_key(accounts::email_key(email))) {
    throw AppError(ErrorCode::conflict, "sign_on_email_taken", {}, {rules.name});
  }
  return email;
}

bool is_last_admin(const ports::Stores& stores, const accounts::User& user) {
  return user.role == Role::admin && user.is_active && stores.users().counts().active_admins <= 1;
}

// The provider's words for why nobody signs in (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6).
AppError refusal_of(const std::string& error, const std::string& name) {
  if (error == "access_denied" || error == "consent_required" || error == "interaction_required" ||
      error == "login_required") {
    return {ErrorCode::forbidden, "sign_on_cancelled", {}, {name}};
  }
  if (error == "server_error" || error == "temporarily_unavailable") {
    return {ErrorCode::unavailable, "sign_on_unreachable", {}, {name}};
  }
  return {ErrorCode::unavailable, "sign_on_refused", {}, {name}};
}

}  // namespace

SignOnService::SignOnService(ports::Storage& storage, ports::SignOnProvider* provider,
                             SessionService& sessions, accounts::PasswordHasher& hasher,
                             accounts::LoginThrottle& throttle, const base::Clock& clock, base::IdSource& ids,
                             const Settings& settings)
    : storage_(storage),
      provider_(provider),
      sessions_(sessions),
      hasher_(hasher),
      throttle_(throttle),
      clock_(clock),
      ids_(ids),
      settings_(settings) {}

ports::SignOnProvider& SignOnService::provider() const {
  if (!provider_) throw AppError(ErrorCode::not_found, "sign_on_off");
  return *provider_;
}

SignOnTicket SignOnService::begin() {
  provider();
  return {ids_.next_id(), clock_.now() + longest_absence, {}};
}

SignOnTicket SignOnService::begin_link(const Session& session, const std::string& password) {
  provider();
  proven_owner(session, password);
  return {ids_.next_id(), clock_.now() + longest_absence, session.session_id};
}

std::string SignOnService::address(const ports::SignOnSecrets& secrets) {
  return provider().sign_in_address(secrets);
}

std::optional<StartedSession> SignOnService::finish(const SignOnTicket& ticket, const SignOnReturn& came_back,
                                                    const ports::SignOnSecrets& secrets,
                                                    const Client& client) {
  provider();
  if (clock_.now() >= ticket.ends_at) throw AppError(ErrorCode::invalid, "sign_on_expired");
  const ExternalPerson person = person_of(came_back, secrets);
  if (ticket.session_id.empty()) return sign_in(person, client);
  link(person, ticket.session_id);
  return std::nullopt;
}

ExternalPerson SignOnService::person_of(const SignOnReturn& came_back, const ports::SignOnSecrets& secrets) {
  if (!came_back.error.empty()) throw refusal_of(came_back.error, settings_.sign_on.name);
  if (came_back.code.empty()) throw AppError(ErrorCode::invalid, "sign_on_state_wrong");
  return provider().redeem(came_back.code, came_back.issuer, secrets);
}

StartedSession SignOnService::sign_in(const ExternalPerson& person, const Client& client) {
  return storage_.write([&](ports::Stores& stores) {
    const auto identity = stores.identities().find(person.issuer, person.subject);
    auto user = identity ? stores.users().find(identity->user_id) : std::nullopt;
    if (!user) user = make_account(stores, person);
    if (!user->user.is_active) throw AppError(ErrorCode::forbidden, "account_inactive");
    if (identity && identity->is_managed) follow(stores, person, *user);
    record_audit(stores, clock_.now(), accounts::login_of(user->user), "audit_signed_on",
                 settings_.sign_on.name);
    return sessions_.start(stores, *user, client, SignedInBy::provider);
  });
}

StoredUser SignOnService::make_account(ports::Stores& stores, const ExternalPerson& person) {
  const SignOnRules& rules = settings_.sign_on;
  if (!rules.makes_accounts)
    throw AppError(ErrorCode::forbidden, "sign_on_account_missing", {}, {rules.name});
  const ExternalRole role = required_role(rules, person);
  StoredUser made;
  made.user.id = ids_.next_id();
  made.user.first_name = usable_name(person.first_name);
  made.user.last_name = usable_name(person.last_name);
  made.user.role = role_of(role);
  made.user.created_at = clock_.now();
  if (role == ExternalRole::pupil) {
    made.user.login_name = free_name_to_sign_in(stores, made.user);
  } else {
    made.user.email = free_email(stores, rules, person);
  }
  stores.users().insert(made);
  stores.identities().insert({person.issuer, person.subject, made.user.id, true, clock_.now()});
  record_audit(stores, clock_.now(), accounts::login_of(made.user), "audit_sign_on_account", rules.name);
  if (role == ExternalRole::pupil) join_class(stores, person, made.user);
  return made;
}

// Name, role and class as the provider has them now.
void SignOnService::follow(ports::Stores& stores, const ExternalPerson& person, StoredUser& stored) {
  const SignOnRules& rules = settings_.sign_on;
  accounts::User& user = stored.user;
  const ExternalRole role = required_role(rules, person);
  if (const std::string name = usable_name(person.first_name); !name.empty()) user.first_name = name;
  if (const std::string name = usable_name(person.last_name); !name.empty()) user.last_name = name;
  const bool changes = role_of(role) != user.role && !is_last_admin(stores, user);
  if (changes) {
    if (user.email.empty()) {
      user.email = free_email(stores, rules, person);
      user.login_name.clear();
    }
    user.role = role_of(role);
  }
  stores.users().update(stored);
  if (changes) {
    if (user.role != Role::user) stores.classes().remove_pupil(user.id);
    if (user.role == Role::user) stores.classes().remove_teacher(user.id);
    record_audit(stores, clock_.now(), accounts::login_of(user), "audit_sign_on_role", rules.name);
  }
  if (role == ExternalRole::pupil && user.role == Role::user) join_class(stores, person, user);
}

void SignOnService::join_class(ports::Stores& stores, const ExternalPerson& person,
                               const accounts::User& user) {
  std::string name = class_by_groups(settings_.sign_on, person.classes);
  if (name.empty()) return;
  try {
    name = accounts::checked_class_name(name, "class");
  } catch (const AppError&) {
    return;
  }
  auto school_class = stores.classes().find_by_key(accounts::class_key(name));
  if (!school_class) {
    school_class = ports::StoredClass{ids_.next_id(), name, std::nullopt, clock_.now()};
    stores.classes().insert(*school_class);
  }
  const auto before = stores.classes().class_of(user.id);
  if (before && before->id == school_class->id) return;
  if (before) stores.classes().remove_pupil(user.id);
  stores.classes().add_pupil(school_class->id, user.id);
}

accounts::User SignOnService::proven_owner(const Session& session, const std::string& password) const {
  const auto user =
      storage_.read([&](const ports::Stores& stores) { return stores.users().find(session.user_id); });
  if (!user) throw AppError(ErrorCode::unauthenticated, "session_missing");
  check_current_password(hasher_, throttle_, *user, password, "password", session);
  return user->user;
}

void SignOnService::link(const ExternalPerson& person, const std::string& session_id) {
  storage_.write([&](ports::Stores& stores) {
    const auto found = stores.sessions().find(session_id);
    if (!found || found->session.expires_at <= clock_.now() || !found->user.user.is_active) {
      throw AppError(ErrorCode::unauthenticated, "session_missing");
    }
    const accounts::User& user = found->user.user;
    const auto other = stores.identities().find(person.issuer, person.subject);
    if (other && other->user_id != user.id) {
      throw AppError(ErrorCode::conflict, "sign_on_linked_elsewhere", {}, {settings_.sign_on.name});
    }
    if (other) return;
    stores.identities().remove_of_user(user.id);
    stores.identities().insert({person.issuer, person.subject, user.id, false, clock_.now()});
    record_audit(stores, clock_.now(), accounts::login_of(user), "audit_sign_on_linked",
                 settings_.sign_on.name);
  });
}

SignOnState SignOnService::state(const Session& session) const {
  if (!provider_) return {};
  const auto identities = storage_.read(
      [&](const ports::Stores& stores) { return stores.identities().of_user(session.user_id); });
  return {settings_.sign_on.name, !identities.empty()};
}

void SignOnService::unlink(const Session& session, const std::string& password) {
  const accounts::User owner = proven_owner(session, password);
  storage_.write([&](ports::Stores& stores) {
    if (stores.identities().of_user(session.user_id).empty()) {
      throw AppError(ErrorCode::conflict, "sign_on_not_linked");
    }
    stores.identities().remove_of_user(session.user_id);
    record_audit(stores, clock_.now(), accounts::login_of(owner), "audit_sign_on_unlinked",
                 settings_.sign_on.name);
  });
}

std::string SignOnService::sign_out_address(const Session& session) {
  if (!provider_ || !session.is_external || !settings_.sign_on.signs_out) return {};
  return provider_->sign_out_address();
}

}  // namespace app
