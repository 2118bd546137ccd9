#include "app/school_service.h"

#include <algorithm>

#include "accounts/account_rules.h"
#include "accounts/login_name.h"
#include "accounts/roster.h"
#include "app/account_service.h"
#include "app/audit.h"
#include "base/error.h"

namespace app {
namespace {

using accounts::Role;
using base::AppError;
using base::ErrorCode;
using ports::ClassSummary;
using ports::StoredUser;

// As a phone book has them, umlauts as two letters.
std::string sorting_name(const accounts::User& user) {
  return accounts::proposed_login_name(user.last_name, user.first_name);
}

ClassView view_of(const ports::Stores& stores, ClassSummary summary) {
  ClassView view{std::move(summary), {}};
  for (StoredUser& pupil : stores.classes().pupils(view.summary.school_class.id)) {
    view.pupils.push_back(std::move(pupil.user));
  }
  std::stable_sort(view.pupils.begin(), view.pupils.end(),
                   [](const auto& a, const auto& b) { return sorting_name(a) < sorting_name(b); });
  return view;
}

IssuedCard card_of(const ClassSummary& summary, const accounts::User& pupil, const IssuedPassword& password) {
  return {pupil.id,        summary.school_class.name, pupil.first_name,
          pupil.last_name, accounts::login_of(pupil), password.clear};
}

// Gives the password to a pupil of the class, if they still are one. An account that has become more than a
// child's is never touched, whatever the class says.
std::optional<StoredUser> give_password(ports::Stores& stores, const std::string& class_id,
                                        const std::string& user_id, const IssuedPassword& password) {
  auto user = stores.users().find(user_id);
  const auto school_class = stores.classes().class_of(user_id);
  if (!user || !school_class || school_class->id != class_id || user->user.role != Role::user) {
    return std::nullopt;
  }
  user->password_hash = password.hash;
  stores.users().update(*user);
  stores.sessions().remove_all_of_user(user_id, {});
  stores.resets().remove_all_of_user(user_id);
  return user;
}

std::string subject_of(const ClassSummary& summary) {
  return summary.school_class.name + " (" + std::to_string(summary.pupils) + ")";
}

}  // namespace

ClassSummary class_for(const ports::Stores& stores, const Session& session, const std::string& class_id) {
  auto found = stores.classes().find(class_id);
  const bool may_see =
      found && (session.role == Role::admin ||
                (session.role == Role::teacher && found->school_class.teacher_id == session.user_id));
  if (!may_see) throw AppError(ErrorCode::not_found, "class_not_found");
  return *std::move(found);
}

accounts::User pupil_for(const ports::Stores& stores, const Session& session, const std::string& class_id,
                         const std::string& user_id) {
  class_for(stores, session, class_id);
  const auto user = stores.users().find(user_id);
  const auto school_class = stores.classes().class_of(user_id);
  if (!user || !school_class || school_class->id != class_id || user->user.role != Role::user) {
    throw AppError(ErrorCode::not_found, "pupil_not_found");
  }
  return user->user;
}

void SchoolService::remove_pupil(const Session& session, const std::string& class_id,
                                 const std::string& user_id) {
  storage_.write([&](ports::Stores& stores) {
    const accounts::User pupil = pupil_for(stores, session, class_id, user_id);
    record_audit(stores, clock_.now(), session.email, "audit_user_deleted",
                 accounts::email_key(accounts::login_of(pupil)));
    remove_user(stores, pupil, clock_.now());
  });
}

std::string checked_teacher(const ports::Stores& stores, const std::string& user_id) {
  const auto user = stores.users().find(user_id);
  if (!user || !user->user.is_active || user->user.role == Role::user) {
    throw AppError(ErrorCode::invalid, "teacher_unknown", "teacherId");
  }
  return user_id;
}

SchoolService::SchoolService(ports::Storage& storage, PasswordIssuer& issuer, const ports::CardWriter& cards,
                             const base::Clock& clock, const Settings& settings)
    : storage_(storage), issuer_(issuer), cards_(cards), clock_(clock), settings_(settings) {}

std::vector<ClassSummary> SchoolService::classes(const Session& session) const {
  const bool sees_all = session.role == Role::admin;
  const auto teacher = sees_all ? std::nullopt : std::optional(session.user_id);
  return storage_.read([&](const ports::Stores& stores) { return stores.classes().list(teacher); });
}

ClassView SchoolService::view(const Session& session, const std::string& class_id) const {
  return storage_.read(
      [&](const ports::Stores& stores) { return view_of(stores, class_for(stores, session, class_id)); });
}

IssuedCard SchoolService::reset_pupil(const Session& session, const std::string& class_id,
                                      const std::string& user_id) {
  storage_.read([&](const ports::Stores& stores) { class_for(stores, session, class_id); });
  const IssuedPassword password = issuer_.issue_one();
  return storage_.write([&](ports::Stores& stores) {
    const ClassSummary summary = class_for(stores, session, class_id);
    const auto pupil = give_password(stores, class_id, user_id, password);
    if (!pupil) throw AppError(ErrorCode::not_found, "pupil_not_found");
    record_audit(stores, clock_.now(), session.email, "audit_pupil_password_reset",
                 accounts::email_key(accounts::login_of(pupil->user)));
    return card_of(summary, pupil->user, password);
  });
}

std::vector<IssuedCard> SchoolService::reset_class(const Session& session, const std::string& class_id) {
  const ClassView before = view(session, class_id);
  const std::vector<IssuedPassword> passwords = issuer_.issue(before.pupils.size());
  return storage_.write([&](ports::Stores& stores) {
    const ClassSummary summary = class_for(stores, session, class_id);
    std::vector<IssuedCard> given;
    for (std::size_t i = 0; i < before.pupils.size(); ++i) {
      const accounts::User& pupil = before.pupils[i];
      if (!pupil.is_active) continue;
      const auto changed = give_password(stores, class_id, pupil.id, passwords[i]);
      if (changed) given.push_back(card_of(summary, changed->user, passwords[i]));
    }
    if (given.empty()) throw AppError(ErrorCode::conflict, "class_empty");
    record_audit(stores, clock_.now(), session.email, "audit_class_passwords_reset", subject_of(summary));
    return given;
  });
}

std::string SchoolService::print_cards(const CardOrder& order) const {
  books::LoginCards cards;
  cards.product_name = settings_.product_name;
  cards.address = settings_.public_address;
  if (!settings_.has_public_address && !order.address.empty())
    cards.address = order.address + settings_.base_path;
  if (cards.address.ends_with('/')) cards.address.pop_back();
  cards.login_address = cards.address + "/auth/login";
  cards.created_at = clock_.now();
  cards.cards = order.cards;
  return cards_.write(cards);
}

ClassView SchoolService::set_open(const Session& session, const std::string& class_id, bool is_open) {
  return storage_.write([&](ports::Stores& stores) {
    ports::StoredClass changed = class_for(stores, session, class_id).school_class;
    changed.is_open = is_open;
    stores.classes().update(changed);
    record_audit(stores, clock_.now(), session.email, is_open ? "audit_class_opened" : "audit_class_closed",
                 changed.name);
    return view_of(stores, class_for(stores, session, class_id));
  });
}

std::string SchoolService::open_class(const std::string& name) const {
  const auto found = storage_.read(
      [&](const ports::Stores& stores) { return stores.classes().find_by_key(accounts::class_key(name)); });
  if (!found || !found->is_open) throw AppError(ErrorCode::not_found, "class_not_open");
  return found->name;
}

std::vector<accounts::User> SchoolService::possible_teachers() const {
  return storage_.read([](const ports::Stores& stores) {
    std::vector<accounts::User> teachers;
    for (StoredUser& user : stores.users().possible_teachers()) teachers.push_back(std::move(user.user));
    return teachers;
  });
}

ClassView SchoolService::change(const Session& admin, const std::string& class_id,
                                const ClassChanges& changes) {
  if (!changes.name && !changes.teacher_id) throw AppError(ErrorCode::invalid, "nothing_to_change");
  return storage_.write([&](ports::Stores& stores) {
    ports::StoredClass changed = class_for(stores, admin, class_id).school_class;
    if (changes.name) {
      changed.name = accounts::checked_class_name(*changes.name, "name");
      const auto namesake = stores.classes().find_by_key(accounts::class_key(changed.name));
      if (namesake && namesake->id != class_id) {
        throw AppError(ErrorCode::conflict, "class_name_taken", "name", {changed.name});
      }
    }
    if (changes.teacher_id) {
      changed.teacher_id.reset();
      if (!changes.teacher_id->empty()) changed.teacher_id = checked_teacher(stores, *changes.teacher_id);
    }
    stores.classes().update(changed);
    record_audit(stores, clock_.now(), admin.email, "audit_class_changed", changed.name);
    return view_of(stores, class_for(stores, admin, class_id));
  });
}

void SchoolService::remove(const Session& admin, const std::string& class_id, const std::string& typed_name) {
  storage_.write([&](ports::Stores& stores) {
    const ClassSummary summary = class_for(stores, admin, class_id);
    if (accounts::class_key(typed_name) != accounts::class_key(summary.school_class.name)) {
      throw AppError(ErrorCode::invalid, "class_name_not_repeated", "name", {summary.school_class.name});
    }
    std::vector<StoredUser> pupils = stores.classes().pupils(class_id);
    // Who has become more than a child only leaves the class.
    std::erase_if(pupils, [](const StoredUser& pupil) { return pupil.user.role != Role::user; });
    for (const StoredUser& pupil : pupils) remove_user(stores, pupil.user, clock_.now());
    stores.classes().remove(class_id);
    record_audit(stores, clock_.now(), admin.email, "audit_class_deleted", subject_of(summary));
  });
}

}  // namespace app
