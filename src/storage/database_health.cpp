#include "storage/database_health.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "storage/data_folder.h"

namespace storage {

DatabaseHealth check_database(const std::filesystem::path& folder) {
  const std::filesystem::path file = folder / database_name;
  DatabaseHealth health;
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) return health;
  health.exists = true;
  try {
    constexpr int busy_timeout_ms = 5000;
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY, busy_timeout_ms);
    SQLite::Statement check(database, "PRAGMA integrity_check(5)");
    while (check.executeStep()) {
      const std::string line = check.getColumn(0).getString();
      if (line != "ok") health.problems.push_back(line);
    }
  } catch (const SQLite::Exception& error) {
    health.problems.emplace_back(error.what());
  }
  return health;
}

}  // namespace storage
