#include "storage/migrations.h"

#include <array>
#include <charconv>
#include <stdexcept>
#include <string>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <sodium.h>

#include "base/embedded.h"
#include "base/error.h"

namespace storage {
namespace {

constexpr std::string_view folder = "migrations/";
constexpr std::string_view sql_suffix = ".sql";

// SHA-256 in hex.
std::string checksum(std::string_view sql) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(sql.data()), sql.size());
  std::string hex(2 * hash.size() + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
  hex.pop_back();  // the terminating zero
  return hex;
}

void apply(Connection& connection, const Migration& migration, base::Time now) {
  connection.execute("BEGIN IMMEDIATE");
  try {
    connection.execute(std::string(migration.sql));
    if (connection.query("PRAGMA foreign_key_check").next()) {
      throw std::logic_error("migration breaks a reference: " + std::string(migration.name));
    }
    connection.run("INSERT INTO schema_migrations VALUES (?, ?, ?, ?)", migration.number, migration.name,
                   checksum(migration.sql), now);
    connection.execute("COMMIT");
  } catch (...) {
    if (connection.in_transaction()) connection.execute("ROLLBACK");
    throw;
  }
}

}  // namespace

std::vector<Migration> migrations_among(std::span<const base::Embedded> files) {
  std::vector<Migration> migrations;
  for (const base::Embedded& file : files) {
    if (!file.name.starts_with(folder) || !file.name.ends_with(sql_suffix)) continue;
    std::string_view name = file.name.substr(folder.size());
    name.remove_suffix(sql_suffix.size());
    int number = 0;
    std::from_chars(name.data(), name.data() + name.size(), number);
    // A step that is put between two others later does not fit databases that have both.
    if (number != static_cast<int>(migrations.size()) + 1) {
      throw std::logic_error("migrations are not numbered without gaps: " + std::string(name));
    }
    migrations.push_back({number, name, base::contents(file)});
  }
  return migrations;
}

std::vector<Migration> embedded_migrations() {
  return migrations_among(base::embedded_resources());
}

void migrate(Connection& connection, std::span<const Migration> migrations, base::Time now,
             const std::function<void(int)>& before_first) {
  connection.execute(
      "CREATE TABLE IF NOT EXISTS schema_migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL,"
      " checksum TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT");
  const std::size_t applied = count_known_steps(connection.handle(), migrations);
  if (applied == migrations.size()) return;
  if (applied > 0) before_first(migrations[applied].number);
  // Off while tables are rebuilt (sqlite.org/lang_altertable, section 7); apply() checks before it commits.
  // The setting has no effect inside a transaction, so it stands here.
  connection.execute("PRAGMA foreign_keys = OFF");
  for (const Migration& migration : migrations.subspan(applied)) apply(connection, migration, now);
  connection.execute("PRAGMA foreign_keys = ON");
}

std::size_t count_known_steps(SQLite::Database& database, std::span<const Migration> migrations) {
  std::size_t applied = 0;
  SQLite::Statement row(database, "SELECT number, checksum FROM schema_migrations ORDER BY number");
  while (row.executeStep()) {
    if (applied >= migrations.size()) throw base::AppError(base::ErrorCode::unavailable, "schema_newer");
    const Migration& ours = migrations[applied];
    if (row.getColumn(0).getInt() != ours.number || row.getColumn(1).getString() != checksum(ours.sql)) {
      throw base::AppError(base::ErrorCode::unavailable, "schema_changed", {}, {std::string(ours.name)});
    }
    ++applied;
  }
  return applied;
}

}  // namespace storage
