#pragma once

#include "app/ports/audit_store.h"
#include "storage/connection.h"

namespace storage {

class AuditStore final : public app::ports::AuditStore {
 public:
  explicit AuditStore(Connection& connection) : connection_(connection) {}

  std::vector<app::ports::AuditEntry> newest(int limit, int offset) const override;
  int count() const override;
  std::int64_t add(const app::ports::AuditEntry& entry) override;
  void remove_before(base::Time moment) override;
  void keep_newest(int failed_logins, int others) override;
  void rename(std::string_view address, std::string_view name) override;

 private:
  Connection& connection_;
};

}  // namespace storage
