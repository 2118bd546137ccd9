#include "app/roster_import_service.h"

#include <algorithm>
#include <map>
#include <set>

#include "accounts/account_rules.h"
#include "accounts/login_name.h"
#include "app/audit.h"
#include "base/utf8.h"

namespace app {
namespace {

using accounts::RosterEntry;
using base::AppError;
using base::ErrorCode;
using ports::StoredUser;

std::string full_name(const std::string& first_name, const std::string& last_name) {
  return first_name + " " + last_name;
}

// Compares a list with what is there already.
class Planner {
 public:
  Planner(const ports::Stores& stores, const accounts::Roster& roster) : stores_(stores) {
    plan_.encoding = roster.encoding;
    plan_.separator = roster.separator;
    plan_.problems = roster.problems;
    // Names that were chosen come first: found ones give way to them.
    for (const RosterEntry& entry : roster.entries) taken_.insert(key_of(entry));
    for (const RosterEntry& entry : roster.entries) plan_entry(entry);
    std::stable_sort(plan_.problems.begin(), plan_.problems.end(),
                     [](const auto& a, const auto& b) { return a.line < b.line; });
  }

  RosterPlan take() { return std::move(plan_); }

 private:
  static std::string key_of(const RosterEntry& entry) {
    return accounts::login_key(entry.email + entry.login_name);
  }

  bool has_account(const std::string& key) const {
    return stores_.users().find_by_email_key(key).has_value();
  }

  void plan_entry(RosterEntry entry) {
    const std::string key = key_of(entry);
    PlannedClass& school_class = class_of(entry);
    if (!key.empty() && has_account(key)) {
      const char* reason = entry.email.empty() ? "roster_login_taken" : "roster_email_taken";
      return refuse(entry, reason, entry.email + entry.login_name);
    }
    const std::string name = full_name(entry.first_name, entry.last_name);
    if (key.empty() && pupils_of(school_class).contains(base::to_lower_utf8(name))) {
      return refuse(entry, "roster_child_exists", name);
    }
    if (key.empty()) entry.login_name = free_login_name(entry);
    entry.class_name = school_class.name;  // as it is written already
    ++school_class.pupils;
    plan_.entries.push_back(std::move(entry));
  }

  void refuse(const RosterEntry& entry, const char* reason, const std::string& shown) {
    plan_.problems.push_back(
        {entry.line, AppError(ErrorCode::conflict, reason, {}, {shown, entry.class_name})});
  }

  PlannedClass& class_of(const RosterEntry& entry) {
    const std::string key = accounts::class_key(entry.class_name);
    const auto [place, is_new] = places_.emplace(key, plan_.classes.size());
    if (is_new) {
      const auto existing = stores_.classes().find_by_key(key);
      plan_.classes.push_back(
          {existing ? existing->id : "", existing ? existing->name : entry.class_name, 0});
    }
    return plan_.classes[place->second];
  }

  // The names of the children who are in the class already, in small letters.
  const std::set<std::string>& pupils_of(const PlannedClass& school_class) {
    const auto [names, is_new] = pupils_.try_emplace(school_class.id);
    if (is_new && !school_class.id.empty()) {
      for (const StoredUser& pupil : stores_.classes().pupils(school_class.id)) {
        names->second.insert(base::to_lower_utf8(full_name(pupil.user.first_name, pupil.user.last_name)));
      }
    }
    return names->second;
  }

  std::string free_login_name(const RosterEntry& entry) {
    const std::string wish = accounts::proposed_login_name(entry.first_name, entry.last_name);
    std::string name = wish;
    for (int number = 2; taken_.contains(name) || has_account(name); ++number)
      name = wish + std::to_string(number);
    taken_.insert(name);
    return name;
  }

  const ports::Stores& stores_;
  RosterPlan plan_;
  std::set<std::string> taken_;                          // keys that the list itself gives away
  std::map<std::string, std::size_t> places_;            // of classes in the plan, by their keys
  std::map<std::string, std::set<std::string>> pupils_;  // by class id
};

AppError problem_of(const RosterPlan& plan) {
  return {ErrorCode::invalid, "roster_has_problems", {}, {std::to_string(plan.problems.size())}};
}

// A list of the one child who joins the class.
accounts::Roster roster_of(const PupilName& name, std::string class_name) {
  RosterEntry entry;
  entry.first_name = accounts::checked_name(name.first_name, "firstName");
  entry.last_name = accounts::checked_name(name.last_name, "lastName");
  entry.class_name = std::move(class_name);
  accounts::Roster roster;
  roster.entries.push_back(std::move(entry));
  return roster;
}

StoredUser user_of(const RosterEntry& entry, const IssuedPassword& password, std::string id, base::Time now) {
  StoredUser stored;
  stored.user.id = std::move(id);
  stored.user.email = entry.email;
  stored.user.login_name = entry.login_name;
  stored.user.first_name = entry.first_name;
  stored.user.last_name = entry.last_name;
  stored.user.created_at = now;
  stored.password_hash = password.hash;
  return stored;
}

// Makes the account of a child in its class, which is there; the card says how to sign in.
IssuedCard admit(ports::Stores& stores, const RosterEntry& entry, const IssuedPassword& password,
                 std::string user_id, const std::string& class_id, base::Time now) {
  const StoredUser user = user_of(entry, password, std::move(user_id), now);
  stores.users().insert(user);
  stores.classes().add_pupil(class_id, user.user.id);
  return {user.user.id,
          entry.class_name,
          user.user.first_name,
          user.user.last_name,
          accounts::login_of(user.user),
          password.clear};
}

}  // namespace

RosterImportService::RosterImportService(ports::Storage& storage, PasswordIssuer& issuer,
                                         const base::Clock& clock, base::IdSource& ids)
    : storage_(storage), issuer_(issuer), clock_(clock), ids_(ids) {}

RosterPlan RosterImportService::preview(const RosterOrder& order) const {
  const accounts::Roster roster = accounts::read_roster(order.file, order.default_class);
  return storage_.read([&](const ports::Stores& stores) {
    if (!order.teacher_id.empty()) checked_teacher(stores, order.teacher_id);
    return Planner(stores, roster).take();
  });
}

std::vector<IssuedCard> RosterImportService::run(const Session& admin, const RosterOrder& order) {
  const RosterPlan expected = preview(order);
  if (!expected.problems.empty()) throw problem_of(expected);
  const std::vector<IssuedPassword> passwords = issuer_.issue(expected.entries.size());
  const accounts::Roster roster = accounts::read_roster(order.file, order.default_class);
  return storage_.write([&](ports::Stores& stores) {
    // Again: much may have happened while the passwords were hashed.
    RosterPlan plan = Planner(stores, roster).take();
    if (!plan.problems.empty()) throw problem_of(plan);
    const base::Time now = clock_.now();
    std::map<std::string, std::string> class_ids;
    for (PlannedClass& school_class : plan.classes) {
      if (school_class.id.empty()) {
        school_class.id = ids_.next_id();
        ports::StoredClass stored{school_class.id, school_class.name, std::nullopt, now};
        if (!order.teacher_id.empty()) stored.teacher_id = checked_teacher(stores, order.teacher_id);
        stores.classes().insert(stored);
      }
      class_ids[school_class.name] = school_class.id;
      record_audit(stores, now, admin.email, "audit_class_imported",
                   school_class.name + " (" + std::to_string(school_class.pupils) + ")");
    }
    std::vector<IssuedCard> cards;
    for (std::size_t i = 0; i < plan.entries.size(); ++i) {
      const RosterEntry& entry = plan.entries[i];
      cards.push_back(
          admit(stores, entry, passwords[i], ids_.next_id(), class_ids.at(entry.class_name), now));
    }
    return cards;
  });
}

IssuedCard RosterImportService::add_pupil(const Session& session, const std::string& class_id,
                                          const PupilName& name) {
  const auto entry_in = [&](const ports::Stores& stores) {
    const std::string class_name = class_for(stores, session, class_id).school_class.name;
    const RosterPlan plan = Planner(stores, roster_of(name, class_name)).take();
    if (!plan.problems.empty()) throw plan.problems.front().error;
    return plan.entries.front();
  };
  storage_.read(entry_in);  // nothing is hashed for what is refused
  const IssuedPassword password = issuer_.issue_one();
  return storage_.write([&](ports::Stores& stores) {
    // Again: much may have happened while the password was hashed.
    const RosterEntry entry = entry_in(stores);
    const base::Time now = clock_.now();
    IssuedCard card = admit(stores, entry, password, ids_.next_id(), class_id, now);
    record_audit(stores, now, session.email, "audit_user_created", accounts::email_key(card.login));
    return card;
  });
}

}  // namespace app
