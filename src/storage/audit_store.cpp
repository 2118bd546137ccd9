#include "storage/audit_store.h"

namespace storage {

std::vector<app::ports::AuditEntry> AuditStore::newest(int limit, int offset) const {
  std::vector<app::ports::AuditEntry> entries;
  Query row = connection_.query(
      "SELECT at, actor, action, subject FROM audit_log ORDER BY id DESC LIMIT ? OFFSET ?", limit, offset);
  while (row.next()) entries.push_back({row.time(0), row.text(1), row.text(2), row.text(3)});
  return entries;
}

int AuditStore::count() const {
  Query row = connection_.query("SELECT count(*) FROM audit_log");
  row.next();
  return row.count(0);
}

std::int64_t AuditStore::add(const app::ports::AuditEntry& entry) {
  Query row =
      connection_.query("INSERT INTO audit_log (at, actor, action, subject) VALUES (?, ?, ?, ?) RETURNING id",
                        entry.at, entry.actor, entry.action, entry.subject);
  row.next();
  const std::int64_t number = row.integer(0);
  row.next();  // the statement's end
  return number;
}

void AuditStore::remove_before(base::Time moment) {
  connection_.run("DELETE FROM audit_log WHERE at < ?", moment);
}

void AuditStore::keep_newest(int failed_logins, int others) {
  // Where there is no row at the offset, nothing is too much.
  connection_.run(
      "DELETE FROM audit_log WHERE action = ?1 AND id <= (SELECT id FROM audit_log WHERE action = ?1 "
      "ORDER BY id DESC LIMIT 1 OFFSET ?2)",
      app::ports::failed_login_action, failed_logins);
  connection_.run(
      "DELETE FROM audit_log WHERE action <> ?1 AND id <= (SELECT id FROM audit_log WHERE action <> ?1 "
      "ORDER BY id DESC LIMIT 1 OFFSET ?2)",
      app::ports::failed_login_action, others);
}

void AuditStore::rename(std::string_view address, std::string_view name) {
  connection_.run("UPDATE audit_log SET actor = ? WHERE actor = ?", name, address);
  connection_.run("UPDATE audit_log SET subject = ? WHERE subject = ?", name, address);
}

}  // namespace storage
