#include "storage/reset_store.h"

namespace storage {

using app::ports::PasswordReset;

std::vector<std::string> ResetStore::requests(int limit) const {
  std::vector<std::string> keys;
  Query row = connection_.query(
      "SELECT email_key FROM password_reset_requests ORDER BY requested_at, email_key LIMIT ?", limit);
  while (row.next()) keys.push_back(row.text(0));
  return keys;
}

std::optional<PasswordReset> ResetStore::find(std::string_view token_hash) const {
  Query row = connection_.query(
      "SELECT user_id, created_at, expires_at FROM password_resets WHERE token_hash = ?", token_hash);
  if (!row.next()) return std::nullopt;
  return PasswordReset{std::string(token_hash), row.text(0), row.time(1), row.time(2)};
}

int ResetStore::count_since(std::string_view user_id, base::Time moment) const {
  Query row = connection_.query("SELECT count(*) FROM password_resets WHERE user_id = ? AND created_at >= ?",
                                user_id, moment);
  row.next();
  return row.count(0);
}

void ResetStore::add_request(std::string_view email_key, base::Time now) {
  connection_.run(
      "INSERT INTO password_reset_requests (email_key, requested_at) VALUES (?, ?)"
      " ON CONFLICT (email_key) DO UPDATE SET requested_at = excluded.requested_at",
      email_key, now);
}

bool ResetStore::remove_request(std::string_view email_key) {
  return connection_.run("DELETE FROM password_reset_requests WHERE email_key = ?", email_key) > 0;
}

void ResetStore::insert(const PasswordReset& reset) {
  connection_.run(
      "INSERT INTO password_resets (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
      reset.token_hash, reset.user_id, reset.created_at, reset.expires_at);
}

void ResetStore::remove_all_of_user(std::string_view user_id) {
  connection_.run("DELETE FROM password_resets WHERE user_id = ?", user_id);
}

void ResetStore::remove_expired(base::Time now) {
  connection_.run("DELETE FROM password_resets WHERE expires_at <= ?", now);
}

}  // namespace storage
