#include "storage/server_backups.h"

#include "base/messages.h"

namespace storage {

base::AppError backup_of_server(const PostgresAddress& address) {
  return {base::ErrorCode::conflict, "backup_of_server", {}, {place_of(address)}};
}

std::string ServerBackups::elsewhere() const {
  return base::german_message(backup_of_server(address_));
}

std::filesystem::path ServerBackups::file(const std::string&) const {
  throw backup_of_server(address_);
}

app::ports::Backup ServerBackups::make(base::Time, app::ports::BackupKind) {
  throw backup_of_server(address_);
}

void ServerBackups::remove(const std::string&) {
  throw backup_of_server(address_);
}

}  // namespace storage
