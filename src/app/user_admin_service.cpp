#include "app/user_admin_service.h"

#include "accounts/account_rules.h"
#include "app/account_service.h"
#include "app/audit.h"
#include "app/paid_plan.h"
#include "app/second_factor_service.h"
#include "base/error.h"
#include "base/utf8.h"

namespace app {
namespace {

using accounts::Role;
using base::AppError;
using base::ErrorCode;
using ports::StoredUser;

std::string optional_name(const std::string& name, const std::string& field) {
  return base::trim(name).empty() ? std::string() : accounts::checked_name(name, field);
}

Registration checked_wish(const NewUser& wish) {
  Registration checked;
  checked.email = accounts::checked_email(wish.email);
  checked.password = accounts::checked_password(wish.password, checked.email, "passwordHash",
                                                accounts::min_given_password_length);
  checked.first_name = optional_name(wish.first_name, "firstName");
  checked.last_name = optional_name(wish.last_name, "lastName");
  return checked;
}

void apply(const UserChanges& changes, StoredUser& user) {
  if (changes.is_premium == true) user.entitlement = {plans::Plan::premium, std::nullopt};
  // Who has the basic plan keeps it.
  if (changes.is_premium == false && user.entitlement.plan == plans::Plan::premium) user.entitlement = {};
  if (changes.is_active) user.user.is_active = *changes.is_active;
  if (changes.role) user.user.role = *changes.role;
  if (changes.first_name) user.user.first_name = *changes.first_name;
  if (changes.last_name) user.user.last_name = *changes.last_name;
}

bool changes_nothing(const UserChanges& changes) {
  return !changes.is_premium && !changes.is_active && !changes.role && !changes.first_name &&
         !changes.last_name && !changes.password;
}

// The same changes, with names as they are stored.
UserChanges with_checked_names(UserChanges changes) {
  if (changes.first_name) changes.first_name = optional_name(*changes.first_name, "firstName");
  if (changes.last_name) changes.last_name = optional_name(*changes.last_name, "lastName");
  return changes;
}

const char* audit_of(Role role) {
  if (role == Role::admin) return "audit_made_admin";
  return role == Role::teacher ? "audit_made_teacher" : "audit_made_user";
}

void record(ports::Stores& stores, base::Time now, const Session& admin, const std::string& login,
            const UserChanges& changes) {
  const std::string subject = accounts::email_key(login);
  const auto note = [&](const char* action) { record_audit(stores, now, admin.email, action, subject); };
  if (changes.is_premium) note(*changes.is_premium ? "audit_premium_given" : "audit_premium_taken");
  if (changes.is_active) note(*changes.is_active ? "audit_user_activated" : "audit_user_deactivated");
  if (changes.role) note(audit_of(*changes.role));
  if (changes.first_name || changes.last_name) note("audit_user_renamed");
  if (changes.password) note("audit_user_password_set");
}

// A child's account signs in with a login name and an easy password: too little for more rights.
void require_address(const accounts::User& user, accounts::Role role) {
  if (role != Role::user && user.email.empty()) {
    throw AppError(ErrorCode::conflict, "role_needs_email", "role");
  }
}

void leave_classes(ports::Stores& stores, const accounts::User& user) {
  if (user.role != Role::user) stores.classes().remove_pupil(user.id);
  if (user.role == Role::user) stores.classes().remove_teacher(user.id);
}

void require_not_last_admin(const ports::Stores& stores, const accounts::User& user) {
  const bool is_active_admin = user.is_active && user.role == Role::admin;
  if (is_active_admin && stores.users().counts().active_admins <= 1) {
    throw AppError(ErrorCode::conflict, "last_admin_needed");
  }
}

}  // namespace

UserAdminService::UserAdminService(ports::Storage& storage, accounts::PasswordHasher& hasher,
                                   const base::Clock& clock, base::IdSource& ids, const Settings& settings)
    : storage_(storage), hasher_(hasher), clock_(clock), ids_(ids), settings_(settings) {}

UserList UserAdminService::list(const std::string& part, int page) const {
  const std::string wanted(base::trim(part));
  return storage_.read([&](const ports::Stores& stores) {
    UserList list;
    list.total = stores.users().count_matches(wanted);
    const int offset = (page - 1) * users_per_list_page;
    for (const StoredUser& user : stores.users().search(wanted, users_per_list_page, offset)) {
      list.users.push_back(account_of(user, settings_.plans, clock_.now()));
    }
    return list;
  });
}

Account UserAdminService::create(const Session& admin, const NewUser& wish) {
  const base::Time now = clock_.now();
  StoredUser user = new_user(checked_wish(wish), hasher_, ids_, now);
  user.user.role = wish.role;
  if (wish.role == accounts::Role::admin) user.entitlement = {plans::Plan::premium, std::nullopt};
  storage_.write([&](ports::Stores& stores) {
    insert_new_user(stores, user, AccountMaker::administrator);
    record_audit(stores, now, admin.email, "audit_user_created", accounts::email_key(user.user.email));
  });
  return account_of(user, settings_.plans, now);
}

void UserAdminService::require_allowed(const ports::Stores& stores, const Session& admin,
                                       const StoredUser& user, const UserChanges& changes) const {
  const bool deactivates = changes.is_active == false;
  const bool demotes = changes.role && *changes.role != Role::admin;
  if (deactivates || demotes) require_not_last_admin(stores, user.user);
  if (changes.role) require_address(user.user, *changes.role);
  if (deactivates && user.user.id == admin.user_id) throw AppError(ErrorCode::conflict, "own_account_active");
  if (changes.is_premium == false && settings_.plans.everyone == plans::Plan::premium) {
    throw AppError(ErrorCode::conflict, "everyone_has_premium");
  }
  if (changes.is_premium == false && is_paying_for(stores.subscriptions().unfinished_of_user(user.user.id),
                                                   plans::Plan::premium, clock_.now())) {
    throw AppError(ErrorCode::conflict, "subscription_is_paid");
  }
}

std::optional<std::string> UserAdminService::hash_of(const Session& admin, const std::string& user_id,
                                                     const std::optional<std::string>& password) const {
  if (!password) return std::nullopt;
  if (user_id == admin.user_id) throw AppError(ErrorCode::conflict, "own_account_password", "passwordHash");
  const auto user = storage_.read([&](const ports::Stores& stores) { return stores.users().find(user_id); });
  if (!user) throw AppError(ErrorCode::not_found, "user_not_found");
  // Not within the transaction below: hashing takes as long as a hundred of them.
  return hasher_.hash(accounts::checked_password(*password, accounts::login_of(user->user), "passwordHash",
                                                 accounts::min_given_password_length));
}

Account UserAdminService::change(const Session& admin, const std::string& user_id, const UserChanges& wish) {
  if (changes_nothing(wish)) throw AppError(ErrorCode::invalid, "nothing_to_change");
  const UserChanges changes = with_checked_names(wish);
  const std::optional<std::string> new_hash = hash_of(admin, user_id, changes.password);
  const base::Time now = clock_.now();
  const StoredUser changed = storage_.write([&](ports::Stores& stores) {
    auto user = stores.users().find(user_id);
    if (!user) throw AppError(ErrorCode::not_found, "user_not_found");
    require_allowed(stores, admin, *user, changes);
    const bool loses_premium = changes.is_premium == false && user->entitlement.plan == plans::Plan::premium;
    if (loses_premium) stores.subscriptions().end_given_of_user(user_id);
    apply(changes, *user);
    if (new_hash) user->password_hash = *new_hash;
    stores.users().update(*user);
    if (changes.role) leave_classes(stores, user->user);
    if (!user->user.is_active || new_hash) stores.sessions().remove_all_of_user(user_id, {});
    if (new_hash) stores.resets().remove_all_of_user(user_id);
    record(stores, now, admin, accounts::login_of(user->user), changes);
    return *user;
  });
  return account_of(changed, settings_.plans, now);
}

Account UserAdminService::reset_second_factor(const Session& admin, const std::string& user_id) {
  const base::Time now = clock_.now();
  const StoredUser changed = storage_.write([&](ports::Stores& stores) {
    auto user = stores.users().find(user_id);
    if (!user) throw AppError(ErrorCode::not_found, "user_not_found");
    if (user_id == admin.user_id) throw AppError(ErrorCode::conflict, "own_second_factor");
    remove_second_factor(stores, *user);
    record_audit(stores, now, admin.email, "audit_second_factor_reset",
                 accounts::email_key(accounts::login_of(user->user)));
    return *user;
  });
  return account_of(changed, settings_.plans, now);
}

void UserAdminService::remove(const Session& admin, const std::string& user_id) {
  storage_.write([&](ports::Stores& stores) {
    const auto user = stores.users().find(user_id);
    if (!user) throw AppError(ErrorCode::not_found, "user_not_found");
    if (user_id == admin.user_id) throw AppError(ErrorCode::conflict, "own_account_delete");
    require_not_last_admin(stores, user->user);
    record_audit(stores, clock_.now(), admin.email, "audit_user_deleted",
                 accounts::email_key(accounts::login_of(user->user)));
    remove_user(stores, user->user, clock_.now());
  });
}

}  // namespace app
