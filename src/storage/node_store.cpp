#include "storage/node_store.h"

#include <string>

#include "storage/lease.h"

namespace storage {

using app::ports::Claim;
using app::ports::CountedTries;

std::optional<std::int64_t> NodeStore::take_task(std::string_view name, const Claim& claim) {
  connection_.run(
      "INSERT INTO tasks (name, lease_holder, lease_until, lease_token, due_at) VALUES (?, '', 0, 0, 0)"
      " ON CONFLICT (name) DO NOTHING",
      name);
  static const std::string sql =
      "UPDATE tasks SET " + take_lease + " WHERE name = (SELECT name FROM tasks WHERE name = ? AND " +
      lease_is_free + " AND (due_at <= ? OR due_at > ?) FOR UPDATE SKIP LOCKED) RETURNING lease_token";
  Query row = connection_.query(sql.c_str(), claim.holder, claim.until, name, claim.free_until, claim.longest,
                                claim.holder, claim.now, claim.longest);
  if (!row.next()) return std::nullopt;
  const std::int64_t token = row.integer(0);
  while (row.next()) {
  }
  return token;
}

bool NodeStore::end_task(std::string_view name, std::int64_t token, base::Time due_at) {
  return connection_.run("UPDATE tasks SET lease_until = 0, due_at = ? WHERE name = ? AND lease_token = ?",
                         due_at, name, token) > 0;
}

void NodeStore::set_leases(std::string_view holder, base::Time until) {
  connection_.run(
      "UPDATE jobs SET lease_until = ? WHERE lease_holder = ? AND lease_until > 0"
      " AND state IN ('queued', 'asked')",
      until, holder);
  connection_.run(
      "UPDATE outbox SET lease_until = ? WHERE lease_holder = ? AND lease_until > 0"
      " AND next_try_at IS NOT NULL",
      until, holder);
  connection_.run("UPDATE tasks SET lease_until = ? WHERE lease_holder = ? AND lease_until > 0", until,
                  holder);
}

std::optional<CountedTries> NodeStore::tries(std::string_view pair) const {
  Query row =
      connection_.query("SELECT failures, last_at, allowed_from FROM login_tries WHERE pair = ?", pair);
  if (!row.next()) return std::nullopt;
  return CountedTries{row.count(0), row.time(1), row.time(2)};
}

void NodeStore::put_tries(std::string_view pair, const CountedTries& tries) {
  connection_.run(
      "INSERT INTO login_tries (pair, failures, last_at, allowed_from) VALUES (?, ?, ?, ?)"
      " ON CONFLICT (pair) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at,"
      " allowed_from = excluded.allowed_from",
      pair, tries.failures, tries.last, tries.allowed_from);
}

void NodeStore::remove_tries(std::string_view pair) {
  connection_.run("DELETE FROM login_tries WHERE pair = ?", pair);
}

void NodeStore::remove_tries_before(base::Time moment) {
  connection_.run("DELETE FROM login_tries WHERE last_at < ?", moment);
}

void NodeStore::add_setup_link(std::string_view token_hash, base::Time expires_at) {
  connection_.run("INSERT INTO setup_links (token_hash, expires_at) VALUES (?, ?)", token_hash, expires_at);
}

bool NodeStore::has_setup_link(std::string_view token_hash, base::Time now) const {
  return connection_
      .query("SELECT 1 FROM setup_links WHERE token_hash = ? AND expires_at > ?", token_hash, now)
      .next();
}

void NodeStore::remove_setup_link(std::string_view token_hash) {
  connection_.run("DELETE FROM setup_links WHERE token_hash = ?", token_hash);
}

void NodeStore::remove_setup_links() {
  connection_.run("DELETE FROM setup_links");
}

}  // namespace storage
