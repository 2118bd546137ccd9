#include "storage/sqlite_driver.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include "base/search_key.h"
#include "base/utf8.h"
#include "storage/kept_text.h"

namespace storage {
namespace {

constexpr int busy_timeout_ms = 5000;

// The SQL function fold(text): lower case as base/utf8 knows it.
void fold(sqlite3_context* context, int, sqlite3_value** values) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
  const std::string folded = base::to_lower_utf8(text == nullptr ? "" : text);
  sqlite3_result_text(context, folded.c_str(), static_cast<int>(folded.size()), SQLITE_TRANSIENT);
}

// The SQL function search_key(text): what base/search_key makes of it.
void search_key(sqlite3_context* context, int, sqlite3_value** values) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
  const std::string key = base::search_key(text == nullptr ? "" : text);
  sqlite3_result_text(context, key.c_str(), static_cast<int>(key.size()), SQLITE_TRANSIENT);
}

// A file has one writer at a time: nobody else can have locked a row.
std::string without_row_locks(std::string sql) {
  constexpr std::string_view locks = " FOR UPDATE SKIP LOCKED";
  for (std::size_t at = sql.find(locks); at != std::string::npos; at = sql.find(locks, at)) {
    sql.erase(at, locks.size());
  }
  return sql;
}

class SqliteStatement final : public DriverStatement {
 public:
  SqliteStatement(SQLite::Database& database, const char* sql)
      : statement_(database, without_row_locks(sql)) {}

  void bind(int index, std::string_view value) override {
    statement_.bind(index, std::string(kept_text(value)));
  }
  void bind(int index, std::int64_t value) override { statement_.bind(index, value); }
  void bind(int index, double value) override { statement_.bind(index, value); }
  void bind(int index, Blob value) override {
    // A null pointer would be stored as NULL.
    const char* bytes = value.bytes.empty() ? "" : value.bytes.data();
    statement_.bind(index, static_cast<const void*>(bytes), static_cast<int>(value.bytes.size()));
  }
  void bind_null(int, ValueKind) override {}  // what is not bound is NULL

  bool next() override { return statement_.executeStep(); }
  std::string text(int column) const override { return statement_.getColumn(column).getString(); }
  std::string blob(int column) const override {
    const SQLite::Column value = statement_.getColumn(column);
    const auto* bytes = static_cast<const char*>(value.getBlob());
    return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(value.getBytes()));
  }
  std::int64_t integer(int column) const override { return statement_.getColumn(column).getInt64(); }
  double real(int column) const override { return statement_.getColumn(column).getDouble(); }
  bool is_null(int column) const override { return statement_.isColumnNull(column); }

  void reset() noexcept override {
    // The result of a reset only repeats the error that next() has thrown already.
    statement_.tryReset();
    statement_.clearBindings();
  }

 private:
  mutable SQLite::Statement statement_;
};

class SqliteDriver final : public Driver {
 public:
  SqliteDriver(const std::filesystem::path& file, ConnectionMode mode);

  std::unique_ptr<DriverStatement> prepare(const char* sql) override {
    return std::make_unique<SqliteStatement>(database_, sql);
  }
  void execute(const std::string& sql) override { database_.exec(sql); }
  bool in_transaction() override { return sqlite3_get_autocommit(database_.getHandle()) == 0; }
  int changes() override { return sqlite3_changes(database_.getHandle()); }
  SQLite::Database* sqlite() override { return &database_; }

 private:
  SQLite::Database database_;
};

SqliteDriver::SqliteDriver(const std::filesystem::path& file, ConnectionMode mode)
    : database_(file.string(),
                mode == ConnectionMode::writer ? SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE
                                               : SQLite::OPEN_READWRITE,
                busy_timeout_ms) {
  sqlite3* handle = database_.getHandle();
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  // SQLite's own lower() knows no umlauts.
  sqlite3_create_function_v2(handle, "fold", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, fold, nullptr,
                             nullptr, nullptr);
  sqlite3_create_function_v2(handle, "search_key", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, search_key,
                             nullptr, nullptr, nullptr);
  if (mode == ConnectionMode::writer) {
    execute("PRAGMA page_size = 8192");  // has to come before the first page is written
    execute("PRAGMA journal_mode = WAL");
    execute("PRAGMA synchronous = FULL");
    execute("PRAGMA journal_size_limit = 16777216");
  } else {
    execute("PRAGMA query_only = ON");
  }
  execute("PRAGMA foreign_keys = ON");
  execute("PRAGMA temp_store = MEMORY");  // there may be no /tmp
}

}  // namespace

std::unique_ptr<Driver> make_sqlite_driver(const std::filesystem::path& file, ConnectionMode mode) {
  return std::make_unique<SqliteDriver>(file, mode);
}

}  // namespace storage
