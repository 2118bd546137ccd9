#include "storage/database_health.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "storage/data_folder.h"
#include "storage/migrations.h"
#include "storage/schema_check.h"
#include "storage/storage_error.h"
#include "storage/unchanging_file.h"

namespace storage {
namespace {

// Opens a database so that nothing is left beside it. A log is there while a server uses it, or after one was
// killed, and then has to be read too.
SQLite::Database open_to_look(const std::filesystem::path& file) {
  constexpr int patience_ms = 5000;
  std::error_code ignored;
  if (!std::filesystem::exists(file.string() + "-wal", ignored)) return open_unchanging(file);
  return {file.string(), SQLite::OPEN_READONLY, patience_ms};
}

// What the pages do not tell. A database of an older version is brought up to date by the next start.
void check_content(SQLite::Database& database, DatabaseHealth& health) {
  if (!database.tableExists("schema_migrations")) return;
  const auto migrations = embedded_migrations();
  const std::span<const Migration> all(migrations);
  const std::size_t applied = count_known_steps(database, all);
  if (const auto name = find_schema_difference(database, all.first(applied))) {
    health.problems.push_back("schema of " + *name);
  }
  if (const auto table = find_broken_reference(database)) {
    health.problems.push_back("foreign key of " + *table);
  }
}

}  // namespace

DatabaseHealth check_database(const std::filesystem::path& folder) {
  const std::filesystem::path file = folder / database_name;
  DatabaseHealth health;
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) return health;
  health.exists = true;
  try {
    SQLite::Database database = open_to_look(file);
    SQLite::Statement check(database, "PRAGMA integrity_check(5)");
    while (check.executeStep()) {
      const std::string line = check.getColumn(0).getString();
      if (line != "ok") health.problems.push_back(line);
    }
    if (health.problems.empty()) check_content(database, health);
  } catch (const SQLite::Exception& error) {
    health.problems.emplace_back(error.what());
  } catch (const base::AppError&) {
    // Of another version: find_schema_refusal() says so.
  }
  return health;
}

std::optional<base::AppError> find_schema_refusal(const std::filesystem::path& folder) {
  const std::filesystem::path file = folder / database_name;
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) return std::nullopt;
  try {
    try {
      SQLite::Database database = open_to_look(file);
      if (database.tableExists("schema_migrations")) count_known_steps(database, embedded_migrations());
    } catch (const SQLite::Exception& error) {
      throw_translated(error);
    }
  } catch (const base::AppError& refusal) {
    return refusal;
  } catch (const SQLite::Exception&) {
    return base::AppError(base::ErrorCode::unavailable, "database_damaged");
  }
  return std::nullopt;
}

}  // namespace storage
