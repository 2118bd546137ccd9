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
#include "storage/postgres_error.h"
#include "storage/sql_dialect.h"

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

// Compares the steps that a database has, in their order, with ours.
class StepCounter {
 public:
  explicit StepCounter(std::span<const Migration> migrations) : migrations_(migrations) {}

  void add(int number, const std::string& its_checksum) {
    if (count_ >= migrations_.size()) throw base::AppError(base::ErrorCode::unavailable, "schema_newer");
    const Migration& ours = migrations_[count_];
    if (number != ours.number || its_checksum != checksum(ours.sql)) {
      throw base::AppError(base::ErrorCode::unavailable, "schema_changed", {}, {std::string(ours.name)});
    }
    ++count_;
  }
  std::size_t count() const { return count_; }

 private:
  std::span<const Migration> migrations_;
  std::size_t count_ = 0;
};

// The tables that there are before the first step. Who makes them at the same time as another node may be
// told that they are there, or that they collide, in spite of IF NOT EXISTS.
void make_step_tables(Connection& connection) {
  constexpr int most_tries = 10;
  for (int tries = 1;; ++tries) {
    try {
      connection.execute(
          "CREATE TABLE IF NOT EXISTS schema_migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL,"
          " checksum TEXT NOT NULL, applied_at BIGINT NOT NULL)");
      connection.execute("CREATE TABLE IF NOT EXISTS schema_lock (number BIGINT PRIMARY KEY)");
      // Counts the changes of accounts and sessions, so that each node learns of those of the others.
      connection.execute(
          "CREATE TABLE IF NOT EXISTS user_changes (id BIGINT PRIMARY KEY, number BIGINT NOT NULL)");
      connection.execute("INSERT INTO schema_lock VALUES (1) ON CONFLICT DO NOTHING");
      connection.execute("INSERT INTO user_changes VALUES (1, 0) ON CONFLICT DO NOTHING");
      return;
    } catch (const PostgresError& error) {
      // A key, a table or the type of a table's rows is there already, or a row was changed meanwhile.
      const std::string& state = error.state();
      const bool is_twin = state == "23505" || state == "42P07" || state == "42710" || state == "XX000";
      if (!is_twin || tries == most_tries) throw;
    }
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
  StepCounter counter(migrations);
  SQLite::Statement row(database, "SELECT number, checksum FROM schema_migrations ORDER BY number");
  while (row.executeStep()) counter.add(row.getColumn(0).getInt(), row.getColumn(1).getString());
  return counter.count();
}

std::size_t count_known_steps(Connection& connection, std::span<const Migration> migrations) {
  StepCounter counter(migrations);
  Query row = connection.query("SELECT number, checksum FROM schema_migrations ORDER BY number");
  while (row.next()) counter.add(row.count(0), row.text(1));
  return counter.count();
}

void migrate_postgres(Connection& connection, std::span<const Migration> migrations, base::Time now) {
  make_step_tables(connection);
  connection.execute("BEGIN");
  try {
    connection.execute("SET LOCAL statement_timeout = 0");
    connection.execute("SET LOCAL lock_timeout = 0");
    connection.run("SELECT number FROM schema_lock WHERE number = 1 FOR UPDATE");
    const std::size_t applied = count_known_steps(connection, migrations);
    for (const Migration& migration : migrations.subspan(applied)) {
      for (const std::string& statement : to_postgres_schema(migration.sql)) connection.execute(statement);
      connection.run("INSERT INTO schema_migrations (number, name, checksum, applied_at) VALUES (?, ?, ?, ?)",
                     migration.number, migration.name, checksum(migration.sql), now);
    }
    connection.execute("COMMIT");
  } catch (...) {
    try {
      if (connection.in_transaction()) connection.execute("ROLLBACK");
    } catch (const PostgresError&) {
      // The connection is lost, and with it the transaction.
    }
    throw;
  }
}

}  // namespace storage
