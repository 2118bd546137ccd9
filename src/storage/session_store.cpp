#include "storage/session_store.h"

#include "storage/user_store.h"

namespace storage {

using app::ports::SessionOfUser;
using app::ports::StoredSession;

std::optional<SessionOfUser> SessionStore::find(std::string_view id) const {
  Query row = connection_.query(
      "SELECT u.id, u.email, u.password_hash, u.first_name, u.last_name, u.role, u.is_active, u.plan,"
      " u.plan_until, u.created_at, u.is_teacher, u.email_key, u.second_factor, s.created_at, s.expires_at,"
      " s.user_agent, s.is_external"
      " FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ?",
      id);
  if (!row.next()) return std::nullopt;
  SessionOfUser found;
  found.user = user_from_row(row);
  found.session = {std::string(id), found.user.user.id, row.time(13),
                   row.time(14),    row.text(15),       row.integer(16) != 0};
  return found;
}

std::vector<StoredSession> SessionStore::of_user(std::string_view user_id) const {
  std::vector<StoredSession> sessions;
  Query row = connection_.query(
      "SELECT id, user_id, created_at, expires_at, user_agent, is_external FROM sessions WHERE user_id = ?"
      " ORDER BY created_at DESC, id",
      user_id);
  while (row.next()) {
    sessions.push_back(
        {row.text(0), row.text(1), row.time(2), row.time(3), row.text(4), row.integer(5) != 0});
  }
  return sessions;
}

void SessionStore::insert(const StoredSession& session) {
  connection_.run(
      "INSERT INTO sessions (id, user_id, created_at, expires_at, user_agent, is_external)"
      " VALUES (?, ?, ?, ?, ?, ?)",
      session.id, session.user_id, session.created_at, session.expires_at, session.user_agent,
      session.is_external);
}

bool SessionStore::remove(std::string_view id, std::string_view user_id) {
  return connection_.run("DELETE FROM sessions WHERE id = ? AND user_id = ?", id, user_id) > 0;
}

void SessionStore::remove_all_of_user(std::string_view user_id, std::string_view kept_id) {
  connection_.run("DELETE FROM sessions WHERE user_id = ? AND id <> ?", user_id, kept_id);
}

void SessionStore::remove_expired(base::Time now) {
  connection_.run("DELETE FROM sessions WHERE expires_at <= ?", now);
}

}  // namespace storage
