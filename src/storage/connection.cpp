#include "storage/connection.h"

#include <SQLiteCpp/Column.h>
#include <sqlite3.h>

#include "base/search_key.h"
#include "base/utf8.h"

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

}  // namespace

Query::Query(Connection& connection, const char* sql) : connection_(connection), sql_(sql) {
  auto kept = connection_.idle_.extract(sql);
  statement_ = kept.empty() ? std::make_unique<SQLite::Statement>(connection_.database_, sql)
                            : std::move(kept.mapped());
}

Query::~Query() {
  // The result of a reset only repeats the error that next() has thrown already.
  statement_->tryReset();
  statement_->clearBindings();
  connection_.idle_.try_emplace(sql_, std::move(statement_));
}

bool Query::next() {
  return statement_->executeStep();
}

std::string Query::text(int column) const {
  return statement_->getColumn(column).getString();
}

std::string Query::blob(int column) const {
  const SQLite::Column value = statement_->getColumn(column);
  const auto* bytes = static_cast<const char*>(value.getBlob());
  return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(value.getBytes()));
}

std::int64_t Query::integer(int column) const {
  return statement_->getColumn(column).getInt64();
}

double Query::real(int column) const {
  return statement_->getColumn(column).getDouble();
}

base::Time Query::time(int column) const {
  return base::Time(std::chrono::milliseconds(integer(column)));
}

bool Query::is_null(int column) const {
  return statement_->isColumnNull(column);
}

std::optional<std::string> Query::optional_text(int column) const {
  if (is_null(column)) return std::nullopt;
  return text(column);
}

std::optional<base::Time> Query::optional_time(int column) const {
  if (is_null(column)) return std::nullopt;
  return time(column);
}

void Query::bind(int index, std::string_view value) {
  statement_->bind(index, std::string(value));
}

void Query::bind(int index, const std::string& value) {
  statement_->bind(index, value);
}

void Query::bind(int index, std::int64_t value) {
  statement_->bind(index, value);
}

void Query::bind(int index, Blob value) {
  // A null pointer would be stored as NULL.
  const char* bytes = value.bytes.empty() ? "" : value.bytes.data();
  statement_->bind(index, static_cast<const void*>(bytes), static_cast<int>(value.bytes.size()));
}

Connection::Connection(const std::filesystem::path& file, ConnectionMode mode)
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

void Connection::execute(const std::string& sql) {
  database_.exec(sql);
}

bool Connection::in_transaction() {
  return sqlite3_get_autocommit(database_.getHandle()) == 0;
}

int Connection::changes() {
  return sqlite3_changes(database_.getHandle());
}

}  // namespace storage
