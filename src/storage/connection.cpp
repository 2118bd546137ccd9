#include "storage/connection.h"

#include <stdexcept>

#include "storage/sqlite_driver.h"

namespace storage {

Query::Query(Connection& connection, const char* sql) : connection_(connection), sql_(sql) {
  auto kept = connection_.idle_.extract(sql);
  statement_ = kept.empty() ? connection_.driver_->prepare(sql) : std::move(kept.mapped());
}

Query::~Query() {
  statement_->reset();
  connection_.idle_.try_emplace(sql_, std::move(statement_));
}

bool Query::next() {
  return statement_->next();
}

std::string Query::text(int column) const {
  return statement_->text(column);
}

std::string Query::blob(int column) const {
  return statement_->blob(column);
}

std::int64_t Query::integer(int column) const {
  return statement_->integer(column);
}

double Query::real(int column) const {
  return statement_->real(column);
}

base::Time Query::time(int column) const {
  return base::Time(std::chrono::milliseconds(integer(column)));
}

bool Query::is_null(int column) const {
  return statement_->is_null(column);
}

std::optional<std::string> Query::optional_text(int column) const {
  if (is_null(column)) return std::nullopt;
  return text(column);
}

std::optional<base::Time> Query::optional_time(int column) const {
  if (is_null(column)) return std::nullopt;
  return time(column);
}

Connection::Connection(const std::filesystem::path& file, ConnectionMode mode)
    : driver_(make_sqlite_driver(file, mode)) {}

SQLite::Database& Connection::handle() {
  SQLite::Database* database = driver_->sqlite();
  if (database == nullptr) throw std::logic_error("not a SQLite database");
  return *database;
}

}  // namespace storage
