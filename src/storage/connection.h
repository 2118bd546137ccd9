#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>

#include <SQLiteCpp/Database.h>

#include "base/clock.h"
#include "storage/driver.h"

namespace storage {

class Connection;

// A statement that is being run. Gives its prepared form back to the connection when it goes out of scope.
class Query {
 public:
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  // Moves to the next row; false when there is none.
  bool next();
  // Values of the current row by column, from 0.
  std::string text(int column) const;
  std::string blob(int column) const;
  std::int64_t integer(int column) const;
  int count(int column) const { return static_cast<int>(integer(column)); }
  double real(int column) const;
  base::Time time(int column) const;
  bool is_null(int column) const;
  std::optional<std::string> optional_text(int column) const;
  std::optional<base::Time> optional_time(int column) const;

 private:
  friend class Connection;
  Query(Connection& connection, const char* sql);
  template <class First, class... Rest>
  Query(Connection& connection, const char* sql, const First& first, const Rest&... rest)
      : Query(connection, sql) {
    int index = 0;
    bind(++index, first);
    (bind(++index, rest), ...);
  }

  void bind(int index, std::string_view value) { statement_->bind(index, value); }
  void bind(int index, const std::string& value) { statement_->bind(index, std::string_view(value)); }
  void bind(int index, const char* value) { statement_->bind(index, std::string_view(value)); }
  void bind(int index, std::int64_t value) { statement_->bind(index, value); }
  void bind(int index, double value) { statement_->bind(index, value); }
  void bind(int index, int value) { bind(index, std::int64_t{value}); }
  void bind(int index, bool value) { bind(index, std::int64_t{value ? 1 : 0}); }
  void bind(int index, base::Time value) { bind(index, std::int64_t{value.time_since_epoch().count()}); }
  void bind(int index, Blob value) { statement_->bind(index, value); }
  template <class T>
  void bind(int index, const std::optional<T>& value) {
    if (value) return bind(index, *value);
    if constexpr (std::is_same_v<T, Blob>) {
      statement_->bind_null(index, ValueKind::blob);
    } else if constexpr (std::is_convertible_v<T, std::string_view>) {
      statement_->bind_null(index, ValueKind::text);
    } else if constexpr (std::is_floating_point_v<T>) {
      statement_->bind_null(index, ValueKind::real);
    } else {
      statement_->bind_null(index, ValueKind::integer);
    }
  }

  Connection& connection_;
  const char* sql_;
  std::unique_ptr<DriverStatement> statement_;
};

enum class ConnectionMode { writer, reader };

// One connection to a database. Used by one thread at a time: SQLite is built for that, and so is libpq.
class Connection {
 public:
  // To a file of SQLite's. Throws SQLite::Exception.
  Connection(const std::filesystem::path& file, ConnectionMode mode);
  explicit Connection(std::unique_ptr<Driver> driver) : driver_(std::move(driver)) {}
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Runs one or more statements that give no rows.
  void execute(const std::string& sql) { driver_->execute(sql); }

  // Prepares a statement and binds `values` to its question marks in order. `sql` must be a string literal:
  // the prepared form is kept under its address for the next time.
  template <class... Values>
  Query query(const char* sql, const Values&... values) {
    return Query(*this, sql, values...);
  }
  // Runs such a statement to its end and returns how many rows it changed.
  template <class... Values>
  int run(const char* sql, const Values&... values) {
    Query statement = query(sql, values...);
    while (statement.next()) {
    }
    return driver_->changes();
  }

  // True between BEGIN and COMMIT or ROLLBACK, and not when SQLite itself has rolled back.
  bool in_transaction() { return driver_->in_transaction(); }
  // True for SQLite, false for a database server.
  bool is_file() { return driver_->sqlite() != nullptr; }
  // The SQLite database. Throws std::logic_error where it is another.
  SQLite::Database& handle();
  Driver& driver() { return *driver_; }

 private:
  friend class Query;

  std::unique_ptr<Driver> driver_;
  std::unordered_map<const char*, std::unique_ptr<DriverStatement>> idle_;  // ends before the connection
};

}  // namespace storage
