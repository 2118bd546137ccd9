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

void AuditStore::add(const app::ports::AuditEntry& entry) {
  connection_.run("INSERT INTO audit_log (at, actor, action, subject) VALUES (?, ?, ?, ?)", entry.at,
                  entry.actor, entry.action, entry.subject);
}

void AuditStore::prune(base::Time before, int most) {
  connection_.run("DELETE FROM audit_log WHERE at < ?", before);
  // Ids only grow: the newest entry is never removed by this.
  connection_.run("DELETE FROM audit_log WHERE id <= (SELECT max(id) FROM audit_log) - ?", most);
}

void AuditStore::rename(std::string_view address, std::string_view name) {
  connection_.run("UPDATE audit_log SET actor = ? WHERE actor = ?", name, address);
  connection_.run("UPDATE audit_log SET subject = ? WHERE subject = ?", name, address);
}

}  // namespace storage
