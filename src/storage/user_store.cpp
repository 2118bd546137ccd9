#include "storage/user_store.h"

#include "accounts/account_rules.h"
#include "base/search_key.h"
#include "base/utf8.h"
#include "storage/column_values.h"
#include "storage/sort_by_key.h"

namespace storage {

namespace {

using accounts::Role;
using app::ports::StoredUser;

// The schema's words for roles are older than teachers, who are users with a mark.
Role role_from_columns(std::string_view role, bool is_teacher) {
  if (role == "admin") return Role::admin;
  return is_teacher ? Role::teacher : Role::user;
}

const char* role_column(Role role) {
  return role == Role::admin ? "admin" : "user";
}

// What a search looks through: as compared in lower case, and once more without marks. The line between the
// two is in no name, so that nothing is found across it.
std::string search_text(const accounts::User& user) {
  const std::string words =
      user.first_name + ' ' + user.last_name + ' ' + accounts::email_key(accounts::login_of(user));
  return base::to_lower_utf8(words) + '\n' + base::search_key(words);
}

}  // namespace

std::pair<std::string, std::string> name_order(const StoredUser& stored) {
  return {base::to_lower_utf8(stored.user.last_name), base::to_lower_utf8(stored.user.first_name)};
}

StoredUser user_from_row(const Query& row) {
  StoredUser stored;
  stored.user.id = row.text(0);
  stored.user.email = row.text(1);
  stored.password_hash = row.text(2);
  stored.user.first_name = row.text(3);
  stored.user.last_name = row.text(4);
  stored.user.role = role_from_columns(row.text(5), row.integer(10) != 0);
  stored.user.is_active = row.integer(6) != 0;
  stored.entitlement.plan = from_column<plans::Plan>(row.text(7));
  stored.entitlement.until = row.optional_time(8);
  stored.user.created_at = row.time(9);
  if (stored.user.email.empty()) stored.user.login_name = row.text(11);
  stored.user.has_second_factor = row.integer(12) != 0;
  return stored;
}

std::optional<StoredUser> UserStore::find(std::string_view id) const {
  Query row = connection_.query(
      "SELECT id, email, password_hash, first_name, last_name, role, is_active, plan, plan_until, created_at,"
      " is_teacher, email_key, second_factor"
      " FROM users WHERE id = ?",
      id);
  if (!row.next()) return std::nullopt;
  return user_from_row(row);
}

std::optional<StoredUser> UserStore::find_by_email_key(std::string_view email_key) const {
  Query row = connection_.query(
      "SELECT id, email, password_hash, first_name, last_name, role, is_active, plan, plan_until, created_at,"
      " is_teacher, email_key, second_factor"
      " FROM users WHERE email_key = ?",
      email_key);
  if (!row.next()) return std::nullopt;
  return user_from_row(row);
}

std::optional<StoredUser> UserStore::first_admin() const {
  Query row = connection_.query(
      "SELECT id, email, password_hash, first_name, last_name, role, is_active, plan, plan_until, created_at,"
      " is_teacher, email_key, second_factor"
      " FROM users WHERE role = 'admin' ORDER BY created_at, id LIMIT 1");
  if (!row.next()) return std::nullopt;
  return user_from_row(row);
}

app::ports::UserCounts UserStore::counts() const {
  Query row = connection_.query(
      "SELECT count(*), count(*) FILTER (WHERE is_active = 1),"
      " count(*) FILTER (WHERE is_active = 1 AND role = 'admin') FROM users");
  row.next();
  return {row.count(0), row.count(1), row.count(2)};
}

std::vector<StoredUser> UserStore::search(std::string_view part, int limit, int offset) const {
  std::vector<StoredUser> users;
  Query row = connection_.query(
      "SELECT id, email, password_hash, first_name, last_name, role, is_active, plan, plan_until, created_at,"
      " is_teacher, email_key, second_factor"
      " FROM users WHERE ?1 = '' OR instr(search_text, ?1) > 0 OR instr(search_text, ?2) > 0"
      " ORDER BY created_at DESC, rowid DESC LIMIT ?3 OFFSET ?4",
      base::to_lower_utf8(part), base::search_key(part), limit, offset);
  while (row.next()) users.push_back(user_from_row(row));
  return users;
}

int UserStore::count_matches(std::string_view part) const {
  Query row = connection_.query(
      "SELECT count(*) FROM users WHERE ?1 = '' OR instr(search_text, ?1) > 0 OR instr(search_text, ?2) > 0",
      base::to_lower_utf8(part), base::search_key(part));
  row.next();
  return row.count(0);
}

std::vector<StoredUser> UserStore::possible_teachers() const {
  std::vector<StoredUser> users;
  Query row = connection_.query(
      "SELECT id, email, password_hash, first_name, last_name, role, is_active, plan, plan_until, created_at,"
      " is_teacher, email_key, second_factor"
      " FROM users WHERE is_active = 1 AND (is_teacher = 1 OR role = 'admin')"
      " ORDER BY email_key");
  while (row.next()) users.push_back(user_from_row(row));
  sort_by_key(users, name_order);
  return users;
}

void UserStore::insert(const StoredUser& stored) {
  const accounts::User& user = stored.user;
  connection_.run(
      "INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, role, is_active, plan,"
      " plan_until, created_at, is_teacher, second_factor, search_text, signed_in_at)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      user.id, user.email, accounts::email_key(accounts::login_of(user)), stored.password_hash,
      user.first_name, user.last_name, role_column(user.role), user.is_active,
      to_column(stored.entitlement.plan), stored.entitlement.until, user.created_at,
      user.role == Role::teacher, user.has_second_factor, search_text(user), user.created_at);
}

void UserStore::update(const StoredUser& stored) {
  const accounts::User& user = stored.user;
  connection_.run(
      "UPDATE users SET email = ?, email_key = ?, password_hash = ?, first_name = ?, last_name = ?, role = ?,"
      " is_active = ?, plan = ?, plan_until = ?, is_teacher = ?, second_factor = ?, search_text = ? WHERE id "
      "= ?",
      user.email, accounts::email_key(accounts::login_of(user)), stored.password_hash, user.first_name,
      user.last_name, role_column(user.role), user.is_active, to_column(stored.entitlement.plan),
      stored.entitlement.until, user.role == Role::teacher, user.has_second_factor, search_text(user),
      user.id);
}

void UserStore::remove(std::string_view id) {
  connection_.run("DELETE FROM users WHERE id = ?", id);
}

void UserStore::note_sign_in(std::string_view id, base::Time now) {
  connection_.run("UPDATE users SET signed_in_at = ?, removal_announced_at = NULL WHERE id = ?", now, id);
}

void UserStore::begin_to_count(base::Time now) {
  connection_.run("UPDATE users SET signed_in_at = ? WHERE signed_in_at IS NULL", now);
}

std::vector<StoredUser> UserStore::unused_since(base::Time moment, base::Time now, int limit) const {
  std::vector<StoredUser> users;
  Query row = connection_.query(
      "SELECT u.id, u.email, u.password_hash, u.first_name, u.last_name, u.role, u.is_active, u.plan,"
      " u.plan_until, u.created_at, u.is_teacher, u.email_key, u.second_factor FROM users u"
      " WHERE u.signed_in_at < ?1 AND u.role = 'user' AND u.is_teacher = 0"
      " AND (u.removal_announced_at IS NULL OR u.removal_announced_at > ?2)"
      " AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id AND s.expires_at > ?2)"
      " AND NOT EXISTS (SELECT 1 FROM subscriptions p WHERE p.user_id = u.id"
      "  AND p.status NOT IN ('canceled', 'incomplete_expired'))"
      " ORDER BY u.signed_in_at, u.id LIMIT ?3",
      moment, now, limit);
  while (row.next()) users.push_back(user_from_row(row));
  return users;
}

void UserStore::announce_removal(std::string_view id, base::Time now) {
  connection_.run("UPDATE users SET removal_announced_at = ? WHERE id = ?", now, id);
}

std::vector<StoredUser> UserStore::to_remove(base::Time moment, base::Time now, base::Time announced_before,
                                             int limit) const {
  std::vector<StoredUser> users;
  Query row = connection_.query(
      "SELECT u.id, u.email, u.password_hash, u.first_name, u.last_name, u.role, u.is_active, u.plan,"
      " u.plan_until, u.created_at, u.is_teacher, u.email_key, u.second_factor FROM users u"
      " WHERE u.signed_in_at < ?1 AND u.role = 'user' AND u.is_teacher = 0 AND u.removal_announced_at < ?2"
      " AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id AND s.expires_at > ?3)"
      " AND NOT EXISTS (SELECT 1 FROM subscriptions p WHERE p.user_id = u.id"
      "  AND p.status NOT IN ('canceled', 'incomplete_expired'))"
      " ORDER BY u.signed_in_at, u.id LIMIT ?4",
      moment, announced_before, now, limit);
  while (row.next()) users.push_back(user_from_row(row));
  return users;
}

void UserStore::take_back_announcements() {
  connection_.run("UPDATE users SET removal_announced_at = NULL WHERE removal_announced_at IS NOT NULL");
}

}  // namespace storage
